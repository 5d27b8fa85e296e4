"""Bytes, block headers, schemas, and the events of a block."""
import struct

from .records import FIELD_TYPES, KINDS

MAGIC = b"\x89VTR\r\n\x1a\n"
MARKER = b"\xf7BLK\r\n\x1aB"
END = b"\xf7END\r\n\x1aB"
LIVE = b"\x89VTL\r\n\x1a\n"
LIVE_SLOTS = 64
LIVE_BYTES = 64 << 20
EVENTS_BLOCK, METADATA, SCHEMA, SNAPSHOT, CLOCK, LOSS, INDEX = range(1, 8)

BLOCK_BYTES = 4 << 20
TEXT_BYTES = 64 << 10
LIST_ITEMS = 16 << 10
DEFINITIONS = 1 << 20
DEFINITION_BYTES = 512 << 20
LIST_BYTES = 4 << 20
SCHEMAS = 1024
SCHEMA_BYTES = 4 << 20
SCHEMA_TAGS = 4096
SCHEMA_FIELDS = 64
# The fields' types by their codes.
(NUMBER, SIGNED, IDENTITY, RELATED_IDENTITY, WRITE, RELATED_WRITE, TRANSACTION, RELATED_TRANSACTION, STRING, LIST, TYPE, LOCATION,
 OBJECT, CODE, TEXT, STRINGS, FIXED64) = range(1, 18)
TOP32 = (1 << 32) - 1
TOP63 = (1 << 63) - 1
TOP64 = (1 << 64) - 1


class Damage(Exception):
    """Why a block is not taken."""


class Counted(Exception):
    """What a block's header must say: events, last tick, kinds."""


class Unreadable(Exception):
    """Why not one record can be read."""


class Bytes:
    """Reads the content of a block, never past its end."""

    def __init__(self, data):
        self.data, self.place, self.is_repaired = data, 0, False

    def varint(self, limit=TOP64):
        data, place, value = self.data, self.place, 0
        for shift in range(0, 70, 7):
            if place >= len(data):
                raise Damage("it ends too early")
            byte = data[place]
            place += 1
            if shift == 63 and byte > 1:
                raise Damage("a number has more than 64 bits")
            value |= (byte & 127) << shift
            if byte < 128:
                break
        self.place = place
        if value > limit:
            raise Damage("a number is larger than its field allows")
        return value

    def take(self, count):
        if count > len(self.data) - self.place:
            raise Damage("it ends too early")
        self.place += count
        return self.data[self.place - count:self.place]

    def text_bytes(self):
        count = self.varint()
        if count > TEXT_BYTES:
            raise Damage("a text is longer than 64 KiB")
        return self.take(count)

    def text(self):
        data = self.text_bytes()
        try:
            return data.decode()
        except UnicodeDecodeError:
            self.is_repaired = True
            return data.decode(errors="replace")

    def strings(self):
        count = self.varint()
        if count > LIST_ITEMS:
            raise Damage("a list has more than 16384 items")
        return [self.varint(TOP32) for _ in range(count)]


def unzigzag(number):
    return number >> 1 ^ -(number & 1)


class Schema:
    """For each tag: its name, what a reader that skips it gets wrong, the types of its fields, and its kind if that is known."""

    def __init__(self, content=None):
        self.tags = {tag: (kind.name, 0, kind.types, kind) for tag, kind in KINDS.items() if content is None or tag < 16}
        self.content = content
        if content is None:
            return
        try:
            self._read(Bytes(content))
        except Damage as fault:
            raise Damage(f"the schema is wrong: {fault}")

    def _read(self, source):
        seen = set()
        for _ in range(source.varint(SCHEMA_TAGS)):
            entry = Bytes(source.take(source.varint()))
            tag, name, _, criticality = entry.varint(SCHEMA_TAGS - 1), entry.text(), entry.varint(65535), entry.varint(255)
            types = []
            for _ in range(entry.varint(SCHEMA_FIELDS)):
                entry.text()
                types.append(entry.varint(255))
            if not all(1 <= kind <= len(FIELD_TYPES) for kind in types):
                continue
            if tag in seen:
                raise Damage("a tag is described twice")
            seen.add(tag)
            if tag > 15:
                own = KINDS.get(tag)
                is_known = own is not None and all(map(int.__eq__, own.types, types))
                self.tags[tag] = (name, min(criticality, 2), types, own if is_known else None)


class Block:
    """A block's header and where it stands."""

    FORMAT = struct.Struct("<8sIBBBBIIIIIIQQQ")

    def __init__(self, data, offset):
        if len(data) < 64:
            raise Damage("a block's header is cut off")
        (marker, self.checksum, self.type, self.codec, self.layout, _, self.stream, self.sequence, self.stored, self.length,
         self.events, self.schema, self.first, self.last, self.kinds) = self.FORMAT.unpack(data)
        # Its content, where it stands in the live part and not in the file.
        self.live = None
        self.offset, self.is_skippable = offset, self.type > 127
        self.type &= 127
        if marker != MARKER:
            raise Damage("the marker of a block is missing")
        wrong = (
            f"it names codec {self.codec}" if self.codec > 1 else
            f"it names layout {self.layout}" if self.layout > 1 else
            f"{self.length} bytes are more than a block may have" if self.length > BLOCK_BYTES else
            f"{self.stored} bytes cannot hold {self.length}" if self.length > 1032 * self.stored + 64 else
            f"it is stored as it is, in {self.stored} bytes for {self.length}" if self.codec == 0 and self.length != self.stored else
            f"{self.stored} stored bytes are more than a block may have" if self.stored > BLOCK_BYTES + 4096 else
            f"{self.length} bytes cannot hold {self.events} events" if self.type == EVENTS_BLOCK and self.events > self.length // 2 else
            f"its last tick {self.last} is before its first, {self.first}" if self.first > self.last else None)
        if wrong:
            raise Damage(f"the block's header is wrong: {wrong}")


def live_block(content, place, stream, sequence, schema, first, table):
    """The block that the content of a live part's slot would have become."""
    block = Block(Block.FORMAT.pack(MARKER, 0, EVENTS_BLOCK, 0, 0, 0, stream, sequence, len(content), len(content), 0, schema, first, first, 0), place)
    block.content = content
    # What the header says of the events is counted by decoding them as they are.
    try:
        for _ in decode(block, Bytes(content), table, is_counting=True):
            pass
    except Counted as counted:
        block.events, block.last, block.kinds = counted.args
    return block


def decode(block, source, schema, is_counting=False):
    """The block's events and definitions: tick, tag, kind if it is known, numbers."""
    tick, identity, write, transaction, body = block.first, 0, 0, 0, [0, 0, 0, 0]
    count, kinds, length, tags = 0, 0, len(source.data), schema.tags
    varint = source.varint
    while source.place < length:
        start = source.place
        try:
            tag = source.data[start]
            source.place += 1
            kinds |= 1 << min(tag, 63)
            if tag == 240:
                tag = varint(SCHEMA_TAGS - 1)
                if tag < 240:
                    raise Damage("a tag below 240 is written as if it were larger")
            elif tag > 240:
                raise Damage("its tag is not described by the file's schema")
            tick += varint()
            if tick > TOP64:
                raise Damage("its tick is larger than 64 bits")
            if tag == 0:
                raise Damage("its tag is 0, which no event has")
            if tag not in tags:
                raise Damage("its tag is not described by the file's schema")
            _, _, types, kind = tags[tag]
            values = []
            for type in types:
                if type == NUMBER or type == CODE:
                    value = varint()
                elif type == IDENTITY:
                    value = identity = near(identity, unzigzag(varint()))
                elif type == WRITE:
                    value = write = near(write, unzigzag(varint()))
                elif type == TRANSACTION:
                    value = transaction = near(transaction, unzigzag(varint()))
                elif type in (RELATED_IDENTITY, RELATED_WRITE, RELATED_TRANSACTION):
                    base = identity if type == RELATED_IDENTITY else write if type == RELATED_WRITE else transaction
                    value = varint()
                    value = value and near(base, -unzigzag(value - 1))
                elif type <= OBJECT and type != SIGNED:
                    value = varint(TOP32)
                elif type == SIGNED:
                    value = unzigzag(varint()) & TOP64
                elif type == FIXED64:
                    value = int.from_bytes(source.take(8), "little")
                elif type == TEXT:
                    value = source.text() if tag < 16 else len(source.text_bytes())
                else:
                    value = source.strings()
                    value = value if tag < 16 else len(value)
                values.append(value)
            if tag == 4 and max(values[3:]) > TOP32:
                raise Damage("a number is larger than its field allows")
        except Damage as fault:
            raise Damage(f"the event at byte {start} of the content is wrong: {fault}")
        count += tag > 4
        if 7 <= tag <= 9:
            body = [values[0]] + (body[1:] if tag == 9 else (values + [0])[1:4])
            yield tick, 7, KINDS[7], body
        elif tag == 10 or tag == 11:
            yield tick, 12, KINDS[12], [body[0], tag - 10, values[0]]
        else:
            yield tick, tag, kind, values
    if is_counting:
        raise Counted(count, tick, kinds)
    wrong = (
        f"there are {count} events, the header says {block.events}" if count != block.events else
        f"the last tick is {tick}, the header says {block.last}" if tick != block.last else
        "the kinds of events are not those that the header names" if kinds != block.kinds else None)
    if wrong:
        raise Damage(f"the event at byte {length} of the content is wrong: {wrong}")


def near(base, difference):
    if not 0 <= base + difference <= TOP32:
        raise Damage("a number is larger than its field allows")
    return base + difference
