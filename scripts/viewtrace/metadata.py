"""The metadata's JSON."""
import json
import math
import re

BYTES = 1 << 20
DEPTH = 32
# The keys that the page lists, and what their values must be.
IS_TEXT = lambda value: isinstance(value, str)
ARE_TEXTS = lambda value: isinstance(value, list) and value and all(map(IS_TEXT, value))
IS_TABLE = lambda value: isinstance(value, dict) and value and all(map(IS_TEXT, value.values()))
METADATA_KEYS = {
    **dict.fromkeys(("tool test/name test/arguments executable build swift system host package commit/id profile/name clock/kind "
                     "clock/source values importedFrom").split(), IS_TEXT),
    "arguments": ARE_TEXTS, "profile/others": ARE_TEXTS, "history": ARE_TEXTS, "profile/overrides": IS_TABLE, "tags": IS_TABLE,
    "commit/dirty": lambda value: isinstance(value, bool), "recorderCost": lambda value: isinstance(value, (int, float)),
    "seed": lambda value: IS_TEXT(value) and re.fullmatch("[0-9]{1,20}", value) and int(value) < 1 << 64,
}


def number(text):
    """A number of JSON that is no integer."""
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(text)
    return int(value) if value.is_integer() and 0 < abs(value) < 1e16 else value


def metadata(content):
    """What a metadata block says, or nothing if it cannot be read."""
    text = content.decode(errors="replace")
    depth = deepest = 0
    for found in re.finditer(r'"(?:[^"\\]|\\.)*"?|[\[{]|[\]}]', text, re.DOTALL):
        depth += (found[0] in "[{") - (found[0] in "]}")
        deepest = max(deepest, depth)
    if len(text.encode()) > BYTES or deepest > DEPTH:
        return None
    try:
        value = json.loads(text, parse_constant=number, parse_float=number)
        # Half a pair of surrogates is no text.
        json.dumps(value, ensure_ascii=False).encode()
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def metadata_line(metadata):
    """The metadata with sorted keys, without those whose value is of another type than the page says."""
    for path, is_right in METADATA_KEYS.items():
        outer, _, inner = path.partition("/")
        holder = metadata.get(outer) if inner else metadata
        if not isinstance(holder, dict):
            metadata.pop(outer, None)
            continue
        if not is_right(holder.get(inner or outer)):
            holder.pop(inner or outer, None)
        if not holder and inner:
            metadata.pop(outer)
    # Foundation sorts without regard to case, and numbers in names by their size.
    order = lambda key: [(int(part), "") if part.isdigit() else (-1, part.lower()) for part in re.findall(r"\d+|\D+", key)]
    sort = lambda value: {key: sort(value[key]) for key in sorted(value, key=order)} if isinstance(value, dict) else (
        [sort(item) for item in value] if isinstance(value, list) else value)
    return json.dumps(sort(metadata), separators=(",", ":"), ensure_ascii=False)
