"""Pages for the tests: the one that Swift wrote, with its own data or with that of another bundle."""

import base64
import re

START = '<div id="bundle" hidden>'


def with_bundle(page: str, bundle: bytes) -> str:
    """The page with another bundle in it, as TraceReport would lay it in."""
    start = page.index(START) + len(START)
    end = page.index("</div>", start)
    text = base64.b64encode(bundle).decode()
    pieces = "".join(f"<!--{text[at:at + (1 << 20)]}-->" for at in range(0, len(text), 1 << 20))
    return page[:start] + pieces + page[end:]


def bundle_of(page: str) -> bytes:
    """The bundle that stands in a page."""
    start = page.index(START) + len(START)
    return base64.b64decode("".join(re.findall("<!--(.*?)-->", page[start:page.index("</div>", start)])))
