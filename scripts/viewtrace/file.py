"""A trace file: its header, blocks and trailer, what it defines, and what is wrong with it."""
import heapq
import os
import struct
import zlib

from .blocks import *
from .metadata import metadata

# Bytes of overlapping streams' blocks that are in memory.
OPEN_BYTES = 256 << 20
# Flaws of one kind that are kept one by one.
FLAWS = 20


class Flaws:
    """What is wrong with the file, in bounded memory."""

    RANK = {"loss": 0, "warning": 1, "note": 2}

    def __init__(self):
        self.listed, self.counts, self.lost, self.lost_beyond = [], {}, 0, {}

    def add(self, severity, name, text, lost=0):
        count = self.counts[name] = self.counts.get(name, 0) + 1
        self.lost += lost
        if count <= FLAWS:
            self.listed.append((severity, name, text))
        else:
            self.lost_beyond[name] = self.lost_beyond.get(name, 0) + lost

    def lines(self):
        """The worst first."""
        rest = [("loss" if lost else "warning", name, f"{self.counts[name] - FLAWS} more flaws of the kind {name}, {lost} records lost")
                for name, lost in self.lost_beyond.items()]
        return [f"{severity}: {name}: {text}" for severity, name, text in sorted(self.listed + rest, key=lambda flaw: self.RANK[flaw[0]])]


class Trace:
    """A file whose blocks were checked: what is in it, and what is wrong with it."""

    def __init__(self, path):
        self.path, self.flaws = path, Flaws()
        self.metadata, self.points, self.blocks, self.sequences = None, [], [], []
        self.schemas, self.schema_count, self.schema_bytes, self.own, self.unknown, self.records = {}, 0, 0, Schema(), {}, 0
        self.strings, self.lists, self.types, self.locations, self.definition_bytes = {}, {}, {}, {}, 0
        self.left_out = self.contradictions = self.without_schema = self.repaired = self.newer = 0
        if os.path.exists(path) and not os.path.isfile(path):
            raise Unreadable("is no regular file")
        try:
            self.file = open(path, "rb", buffering=0)
        except OSError as error:
            raise Unreadable(f"cannot be read: {error.strerror}")
        self.size = os.fstat(self.file.fileno()).st_size
        # Before the trace: a block that is written meanwhile is then found in both, and not in neither.
        live = self._live_slots()
        self._header()
        self._scan(live)
        self._finish()

    # The file's header, blocks and trailer

    def _read(self, offset, count):
        parts, left = [], max(0, min(count, self.size - offset))
        while left > 0 and (part := os.pread(self.file.fileno(), left, offset)):
            parts.append(part)
            offset, left = offset + len(part), left - len(part)
        return b"".join(parts)

    def _header(self):
        data = self._read(0, 64)
        if not data:
            raise Unreadable("is empty")
        if not data.startswith(MAGIC[:len(data)]):
            raise Unreadable(f"at byte 0: is not a trace: it begins with the bytes {data[:8].hex(' ')}, a trace with {MAGIC.hex(' ')}")
        if len(data) >= 12 and (version := struct.unpack_from("<HH", data, 8))[0] > 1:
            raise Unreadable(f"at byte 8: has format version {version[0]}.{version[1]}, this reader reads 1.0")
        if len(data) < 64:
            raise Unreadable(f"at byte {len(data)}: is cut off within the header: {len(data)} of 64 bytes are there")
        start, self.start, required = *struct.unpack_from("<I", data, 12), *struct.unpack_from("<QH", data, 40)
        self.is_damaged = zlib.crc32(data[:60]) != struct.unpack_from("<I", data, 60)[0] or start < 64
        if not self.is_damaged and required:
            raise Unreadable(f"at byte 48: needs features that this reader does not have (required bits {required:#x})")
        self.first = 64 if self.is_damaged else start
        self.session = data[16:32]

    def _live_slots(self):
        """The session of the live part and its slots that are in use: place, stream, sequence, schema, first tick, content."""
        try:
            with open(self.path + ".live", "rb") as file:
                data = file.read(64)
                if len(data) < 64 or data[:8] != LIVE or zlib.crc32(data[:60]) != struct.unpack_from("<I", data, 60)[0]:
                    return None
                version, first, stride = *struct.unpack_from("<II", data, 8), *struct.unpack_from("<I", data, 32)
                if version != 1 or first < 64 or stride <= 64:
                    return None
                slots, size, total = [], os.fstat(file.fileno()).st_size, 0
                for place in range(first, min(size, first + LIVE_SLOTS * stride), stride):
                    head = os.pread(file.fileno(), 64, place)
                    if len(head) < 64:
                        continue
                    state, stream, sequence, schema, tick, count = struct.unpack_from("<IIIIQI", head)
                    content = b""
                    if state == 1 and 0 < count <= min(stride - 64, BLOCK_BYTES) and total + count <= LIVE_BYTES:
                        content = os.pread(file.fileno(), count, place + 64)
                    if content and len(content) == count and os.pread(file.fileno(), 24, place) == head[:24]:
                        total += count
                        slots.append((stream, sequence, place, schema, tick, content))
                return data[16:32], sorted(slots)
        except OSError:
            return None

    def _take_live(self, live):
        """Takes the live part's blocks that are not in the file."""
        session, slots = live
        if session != self.session:
            return
        written = set(self.sequences)
        for stream, sequence, place, schema, tick, content in slots:
            if (stream, sequence) in written:
                continue
            table = self.schemas.get(schema) or self.own
            try:
                block = live_block(content, place, stream, sequence, schema, tick, table)
                self._take(block)
                block.live = content
            except Damage as damage:
                self.flaws.add("loss", "damaged-block", f"the live part's slot at its byte {place} was skipped: {damage}")

    def _scan(self, live):
        tail = self._read(self.size - 32, 32) if self.size >= self.first + 32 else b""
        is_closed = tail[:8] == END and zlib.crc32(tail[:28]) == struct.unpack_from("<I", tail, 28)[0]
        self.end = self.size - 32 if is_closed else self.size
        # Bytes that may be checked in vain, or a file of false markers would take time squared.
        self.patience = (64 << 20) + 8 * self.size
        offsets = None
        if is_closed:
            index, _, count = struct.unpack_from("<QQI", tail, 8)
            offsets = self._indexed(index, count)
            if not offsets:
                self.flaws.add("note", "wrong-index", "the index does not fit the file; it was not used")
        offsets = offsets or [self.first]
        for place, next in zip(offsets, offsets[1:] + [self.end]):
            self._scan_between(place, next)
        if not is_closed and live and not self.is_damaged:
            self._take_live(live)
        if not is_closed:
            self.flaws.add("warning", "not-closed",
                           f"incomplete: not closed cleanly; {self.records} records recovered, {self.flaws.lost} lost")
        if self.is_damaged:
            self.flaws.add("warning", "damaged-header", "the header is damaged: its checksum does not match; "
                           "times count from the first reading of the clocks")

    def _indexed(self, place, count):
        """Where the blocks are by the index; nothing unless they go from the header to the index without a gap."""
        offsets, expected, index = [], self.first, place
        while len(offsets) < count:
            if not self.first <= place < self.end:
                return None
            block = self._block(place, self.end)[0]
            if not block or block.type != INDEX:
                return None
            place += 64 + block.stored
            try:
                content = self._inflated(block)
            except Damage:
                return None
            if len(content) < 56:
                return None
            for at in range(0, len(content) - 55, 56):
                offset, _, _, _, stored = struct.unpack_from("<QIIII", content, at)
                if offset != expected or len(offsets) == count:
                    return None
                head = self._read(offset, 28)
                if head[:8] == MARKER and head[24:] != struct.pack("<I", stored):
                    return None
                offsets.append(offset)
                expected += 64 + stored
        return offsets if expected == index else None

    def _scan_between(self, place, end):
        while place < end:
            block, fault, lost = self._block(place, end)
            if block:
                next = place + 64 + block.stored
                try:
                    self._take(block)
                except Damage as damage:
                    fault, lost = damage, block.events
            else:
                next = self._resume(place, end)
            if fault:
                self.flaws.add("loss", "damaged-block",
                               f"at byte {place} {next - place} bytes were skipped: {fault}; {lost} records lost", lost)
            place = next

    def _block(self, offset, end):
        """The block at an offset if its checksum is right; else why not, and how many events its header names."""
        head = self._read(offset, min(64, end - offset))
        try:
            block = Block(head, offset)
        except Damage as fault:
            return None, fault, 0
        lost = block.events if block.type == EVENTS_BLOCK else 0
        if 64 + block.stored > end - offset:
            return None, "the block is cut off", lost
        block.content = self._read(offset + 64, block.stored)
        if zlib.crc32(block.content, zlib.crc32(head[12:])) != block.checksum:
            self.patience -= 64 + block.stored
            return None, "the checksum does not match", lost
        return block, None, 0

    def _resume(self, place, end):
        """Where the next whole block begins behind a place at which none does."""
        window, start = b"", place + 1
        place = start
        while True:
            index = window.find(MARKER, place - start)
            if index < 0:
                # A marker may lie across the window's end.
                start = place = max(place, start + len(window) - 7)
                window = self._read(start, min(1 << 16, end - start))
                if len(window) < 8:
                    return end
                continue
            place = start + index
            if self._block(place, end)[0]:
                return place
            if self.patience <= 0:
                self.flaws.add("loss", "limit-reached", f"from byte {place} on the file holds so many false beginnings of blocks "
                               "that it was not searched")
                return end
            place += 1

    def _inflated(self, block):
        content = block.content
        block.content = None
        if block.codec == 0:
            return content
        inflater = zlib.decompressobj()
        try:
            content = inflater.decompress(content, block.length + 1)
        except zlib.error as error:
            raise Damage(f"the content cannot be inflated: {error}")
        if len(content) > block.length:
            raise Damage("the content cannot be inflated: it is longer than announced")
        if not inflater.eof:
            raise Damage("the content cannot be inflated: it ends too early")
        if len(content) < block.length:
            raise Damage("the content cannot be inflated: it is shorter than announced")
        if inflater.unused_data:
            raise Damage("the content cannot be inflated: bytes follow its end")
        return content

    # What the blocks hold

    def _take(self, block):
        if block.type not in range(1, 8):
            if not block.is_skippable:
                self.flaws.add("warning", "unknown-block", f"the block at byte {block.offset} is of type {block.type}, "
                               "which only a newer tracectl reads")
            return
        if block.type in (SNAPSHOT, INDEX):
            return
        if block.layout:
            self.flaws.add("loss", "unknown-block", f"the block at byte {block.offset} is arranged in columns, "
                           "which only a newer tracectl reads", block.events)
            return
        content = self._inflated(block)
        if block.type == METADATA:
            self.metadata = metadata(content) or self.metadata
        elif block.type == SCHEMA:
            self._take_schema(block.schema, content)
        elif block.type == CLOCK:
            if len(content) < 48 or not all((point := struct.unpack_from("<6Q", content))[4:]):
                raise Damage("a reading of the clocks is cut off")
            self.points.append(point)
        elif block.type == LOSS:
            count = int.from_bytes(content[:8], "little") if len(content) >= 8 else 0
            self.sequences.append((block.stream, block.sequence))
            self.flaws.add("loss", "dropped-records", f"the recorder dropped {count} records of stream {block.stream}", count)
        else:
            self._take_events(block, content)

    def _take_metadata(self, content):
        text = content.decode(errors="replace")
        depth = deepest = 0
        for found in re.finditer(r'"(?:[^"\\]|\\.)*"?|[\[{]|[\]}]', text, re.DOTALL):
            depth += (found[0] in "[{") - (found[0] in "]}")
            deepest = max(deepest, depth)
        if len(text.encode()) > METADATA_BYTES or deepest > METADATA_DEPTH:
            return
        try:
            value = json.loads(text, parse_constant=number, parse_float=number)
            json.dumps(value, ensure_ascii=False).encode()
        except ValueError:
            return
        if isinstance(value, dict):
            self.metadata = value

    def _take_schema(self, id, content):
        if id in self.schemas and self.schemas[id].content == content:
            return
        if self.schema_count >= SCHEMAS:
            raise Damage(f"the schema is wrong: the file has more than {SCHEMAS} of them")
        if self.schema_bytes + len(content) > SCHEMA_BYTES:
            raise Damage(f"the schema is wrong: those of the file take more than {SCHEMA_BYTES} bytes")
        self.schema_count += 1
        self.schema_bytes += len(content)
        self.schemas[id] = Schema(content)

    def _take_events(self, block, content):
        schema = self.schemas.get(block.schema)
        source, definitions, unknown, count, is_newer = Bytes(content), [], {}, 0, False
        for _, tag, kind, values in decode(block, source, schema or self.own):
            if kind and kind.cases:
                is_newer |= any(values[index] >= cases for index, cases in kind.cases if index < len(values))
            if tag < 5:
                definitions.append((tag, values))
                continue
            count += 1
            if kind is None:
                unknown[tag] = unknown.get(tag, 0) + 1
        for tag, values in definitions:
            self._define(tag, values)
        for tag, number in unknown.items():
            name, criticality = schema.tags[tag][:2]
            self.unknown[tag] = self.unknown.get(tag, (name, criticality, 0))[:2] + (self.unknown.get(tag, (0, 0, 0))[2] + number,)
        self.without_schema += schema is None
        self.repaired += source.is_repaired
        self.newer += is_newer
        block.table = schema or self.own
        self.records += count
        self.sequences.append((block.stream, block.sequence))
        self.blocks.append(block)
    def _define(self, tag, values):
        id, value = values[0], values[1] if tag < 3 else tuple(values[1:])
        table = (self.strings, self.lists, self.types, self.locations)[tag - 1]
        if id in table:
            if table[id] != value and tag != 4:
                self.contradictions += 1
            elif tag == 4:
                table[id] = value
            return
        size = 32 + (len(value.encode()) if tag == 1 else 4 * len(value) if tag == 2 else 0)
        if id == 0:
            self.contradictions += 1
        elif len(table) >= DEFINITIONS or self.definition_bytes + size > DEFINITION_BYTES:
            self.left_out += 1
        else:
            self.definition_bytes += size
            table[id] = value

    # What can be said once all blocks were seen

    def _finish(self):
        add = self.flaws.add
        longest = max((len(text.encode()) for text in self.strings.values()), default=0)
        long = [id for id, items in self.lists.items() if len(items) * longest > LIST_BYTES and
                sum(len(self.strings.get(item, "").encode()) for item in items) > LIST_BYTES]
        for id in long:
            del self.lists[id]
        if long:
            add("warning", "limit-reached", f"{len(long)} lists were left out: their strings take more than {LIST_BYTES} bytes")
        # By stream and sequence; those that bear the same number stay as they stand in the file.
        self.blocks.sort(key=lambda block: (block.stream, block.sequence))
        missing, places, last = 0, [], (None, 0)
        for stream, sequence in sorted(self.sequences):
            if (stream, sequence) == last:
                add("warning", "repeated-block", f"block {sequence} of stream {stream} is there twice")
            expected = last[1] + 1 if stream == last[0] else 0
            if sequence > expected:
                missing += sequence - expected
                range = f"{expected}" if sequence == expected + 1 else f"{expected} to {sequence - 1}"
                if len(places) < FLAWS:
                    places.append(f"{range} of stream {stream}")
            last = (stream, sequence)
        if missing > self.flaws.counts.get("damaged-block", 0):
            add("loss", "missing-block", f"{missing} blocks are missing: {', '.join(places)}")
        if self.metadata is None:
            add("warning", "no-metadata", "the file does not say what was recorded, nor how the program was built")
        for count, name, text in [
            (self.without_schema, "no-schema", "blocks were read with this tool's schema: their own is not in the file"),
            (self.contradictions, "contradiction", "definitions contradict earlier ones, which were kept"),
            (self.left_out, "limit-reached", f"definitions were left out: more than {DEFINITIONS} of one kind"),
            (self.repaired, "invalid-text", "blocks held text that is not valid UTF-8; it was repaired"),
            (self.newer, "unknown-value", "blocks held values that only a newer tracectl knows; the nearest known ones stand for them"),
        ]:
            if count:
                add("warning", name, f"{count} {text}")
        effects = "nothing else depends on them", "counts may be wrong", "identities may be wrong"
        for tag, (name, criticality, count) in sorted(self.unknown.items()):
            add("warning" if criticality else "note", "unknown-record", f"{count} records of kind {tag} ({name}) are known to a "
                f"newer tracectl only; {effects[criticality]}")
        self._clock()
        if self.records == 0:
            if self.is_damaged:
                raise Unreadable("at byte 60: the header is damaged: its checksum does not match, and no record can be read")
            if self.flaws.counts.get("damaged-block") or self.size <= self.first:
                first = next((flaw[2] for flaw in self.flaws.listed if flaw[1] == "damaged-block"), f"at byte {self.first}: it ends")
                raise Unreadable(f"is damaged so that not one record can be read: {first}")

    def _clock(self):
        good, rejected = [], 0
        for point in sorted(self.points):
            if good and point[:2] == good[-1][:2]:
                continue
            if good and (point[0] <= good[-1][0] or point[1] < good[-1][1]):
                rejected += 1
                continue
            good.append(point)
        if self.is_damaged:
            self.start = good[0][1] if good else 0
        if rejected:
            self.flaws.add("warning", "wrong-clock", f"{rejected} readings of the clocks contradict the others")
        # Each stretch: its first tick, the time at that, and the length of a tick as a fraction.
        lengths = [(there[1] - here[1], there[0] - here[0]) for here, there in zip(good, good[1:])] + [point[4:] for point in good[-1:]]
        stretches = [(point[0], max(-TOP63, min(point[1] - self.start, TOP63)), *length) for point, length in zip(good, lengths)]
        if not good and self.records:
            self.flaws.add("warning", "wrong-clock",
                           "no reading of the clocks is in the file; times are counted as one nanosecond a tick")
        self.stretches = stretches or [(0, 0, 1, 1)]

    def time(self, tick):
        """Nanoseconds since the trace's start."""
        stretches, low, high = self.stretches, 0, len(self.stretches)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if stretches[middle][0] <= tick else (low, middle)
        start, time, numerator, denominator = stretches[low]
        # Times have 64 bits; what is beyond them counts as the last.
        span = min(abs(tick - start) * numerator // denominator, TOP63)
        return max(-TOP63 - 1, min(time + span if tick >= start else time - span, TOP63))

    # The records in order

    def events(self):
        """All records: stream, tick, tag, kind, numbers."""
        streams = {}
        for block in self.blocks:
            streams.setdefault(block.stream, []).append(block)
        self.open_bytes = 0
        heap = []
        for stream, blocks in streams.items():
            source = self._stream(blocks)
            first = next(source, None)
            if first:
                heap.append((first[0], stream, first, source))
        heapq.heapify(heap)
        while heap:
            tick, stream, event, source = heap[0]
            if event[1]:
                yield stream, *event
            following = next(source, None)
            if following:
                heapq.heapreplace(heap, (following[0], stream, following, source))
            else:
                heapq.heappop(heap)

    def _stream(self, blocks):
        for block in blocks:
            if not block.events:
                continue
            # Its first event comes up before the block is opened, so that only what overlaps is in memory.
            yield block.first, 0, None, None
            if block.live:
                # It is in memory as it is.
                yield from (event for event in decode(block, Bytes(block.live), block.table) if event[1] > 4)
                continue
            again, fault, _ = self._block(block.offset, self.end)
            if not again:
                raise Unreadable(f"at byte {block.offset}: the file changed while it was read: {fault}")
            self.open_bytes += block.length
            if self.open_bytes > OPEN_BYTES:
                raise Unreadable(f"at byte {block.offset}: the streams overlap in more than {OPEN_BYTES >> 20} MiB of blocks")
            for event in decode(again, Bytes(self._inflated(again)), block.table):
                if event[1] > 4:
                    yield event
            self.open_bytes -= block.length
