"""The notation of `tracectl dump`."""
import re
import unicodedata

from .blocks import *
from .metadata import metadata_line
from .records import CASES, EITHER, FLAGS


class Printer:
    """Writes records in the notation of `tracectl dump`."""

    def __init__(self, trace):
        self.trace, self.type_names, self.namesakes = trace, {}, {}

    def lines(self):
        yield "metadata " + metadata_line(self.trace.metadata or {}) + "\n"
        time = self.trace.time
        for number, (stream, tick, tag, kind, values) in enumerate(self.trace.events(), 1):
            declarations = []
            words, fields = ("unknown", f"{tag} [{', '.join(map(str, values))}]") if kind is None else (
                kind.words, self._fields(kind, values, declarations))
            at = f"@{stream}  " if stream else ""
            yield from declarations
            yield f"{number:5}  {padded(microseconds(time(tick)), 12)}{at}{padded(words, 21)}{fields}\n"

    def _fields(self, kind, values, declarations):
        text = []
        for words, index, type, cases, can_be_none in kind.pieces:
            # What is missing at the end is 0.
            value = values[index] if index < len(values) else 0
            if can_be_none and value == 0:
                continue
            text.append(words + self._field(type, cases, value, declarations))
        return "".join(text)

    def _field(self, type, cases, value, declarations):
        if type == STRING:
            return spelling(self._string(value)) if value else "-"
        if type == TYPE:
            return self._type(value, declarations)
        if type == LIST:
            return self._list(value)
        if type == LOCATION:
            return self._place(value)
        if type == CODE:
            if cases == "flags":
                return "".join(" " + word for bit, word in enumerate(FLAGS) if value >> bit & 1)
            if cases in EITHER:
                return EITHER[cases].split()[value != 0]
            return case(cases, value)
        if type == NUMBER:
            return str(value if cases == "wide" else min(value, TOP32))
        return {IDENTITY: "#", RELATED_IDENTITY: "#", WRITE: "w", RELATED_WRITE: "w", TRANSACTION: "t", RELATED_TRANSACTION: "t",
                OBJECT: "o"}[type] + str(value)

    def _string(self, id):
        return "" if id == 0 else self.trace.strings.get(id, f"?{id}")

    def _list(self, id):
        if id == 0:
            return "-"
        items = self.trace.lists.get(id)
        return f"[{', '.join(spelling(self._string(item)) for item in items)}]" if items is not None else f"[?{id}]"

    def _type(self, id, declarations):
        if id == 0:
            return "-"
        if id not in self.type_names:
            name, module, kind = self.trace.types.get(id, (None, 0, 0))
            name = f"?{id}" if name is None else self._string(name)
            count = self.namesakes[name] = self.namesakes.get(name, 0) + 1
            spelled = self.type_names[id] = spelling(f"{name}~{count}" if count > 1 else name)
            module, kind = self._string(module), case("typeKind", kind)
            if count > 1 or kind != "view" or module:
                declarations.append(f"type {spelled} {kind} {spelling(module) if module else '-'}\n")
        return self.type_names[id]

    def _place(self, id):
        if id == 0:
            return ""
        function, file, line, column = self.trace.locations.get(id, (None, 0, 0, 0))
        function, file = f"?{id}" if function is None else self._string(function), self._string(file)
        file = "-" if not file else file if is_bare(file) and ":" not in file else quoted(file)
        return f" at {file}:{line}" + (f":{column}" if column else "") + (f" in {spelling(function)}" if function else "")


def case(cases, value):
    other, names = CASES[cases]
    names = names.split()
    return names[value] if value < len(names) else other


def padded(text, width):
    return text + " " * max(2, width - len(text))


def microseconds(nanoseconds):
    whole, part = divmod(abs(nanoseconds), 1000)
    digits = f".{part:03}".rstrip("0") if part else ""
    return f"{'-' if nanoseconds < 0 else ''}{whole}{digits}us"


def is_bare(text):
    return text != "-" and re.fullmatch(r'[!#-+\--Z\\^-~]+', text) is not None


def spelling(text):
    return text if is_bare(text) else quoted(text)


def quoted(text):
    escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}

    def escaped(character):
        if character in escapes:
            return escapes[character]
        if unicodedata.category(character) in ("Cc", "Cf") or character in "\u2028\u2029":
            return f"\\u{{{ord(character):x}}}"
        return character

    return f'"{"".join(map(escaped, text))}"'
