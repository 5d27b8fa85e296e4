// Writes a synthetic bundle, made of arrays: what the page must show of it is known exactly.
//
//   node synthetic.mjs small|ordinal|large OUT

import { deflateSync } from "node:zlib";
import { writeFileSync } from "node:fs";

const widths = { u8: 1, u16: 2, u32: 4, u64: 8 };

/** Marks numbers that are stored as differences. */
const ascending = (numbers) => ({ ascending: numbers });

/** Collects strings, lists and sections, and lays them out as BUNDLE.md says. */
class BundleWriter {
  strings = [];
  stringIDs = new Map();
  lists = [];
  listIDs = new Map();
  sections = [];

  string(text) {
    if (text === "") return 0;
    let id = this.stringIDs.get(text);
    if (!id) {
      id = this.strings.push(text);
      this.stringIDs.set(text, id);
    }
    return id;
  }

  list(items) {
    if (items.length === 0) return 0;
    const key = JSON.stringify(items);
    let id = this.listIDs.get(key);
    if (!id) {
      id = this.lists.push(items.map((item) => this.string(item)));
      this.listIDs.set(key, id);
    }
    return id;
  }

  add(name, kind, bytes, count = 0, delta = false) {
    this.sections.push({ name, kind, count, length: bytes.length, stored: deflateSync(bytes), delta });
  }

  json(name, value) {
    this.add(name, "json", Buffer.from(JSON.stringify(value)));
  }

  /** `columns`: the numbers by name, or `ascending(numbers)`. */
  table(table, columns) {
    for (const [name, given] of Object.entries(columns)) {
      const delta = "ascending" in given;
      const values = delta ? given.ascending : given;
      const stored = delta ? values.map((value, row) => value - (row > 0 ? values[row - 1] : 0)) : values;
      const greatest = stored.reduce((most, value) => Math.max(most, value), 0);
      const kind = greatest < 2 ** 8 ? "u8" : greatest < 2 ** 16 ? "u16" : greatest < 2 ** 32 ? "u32" : "u64";
      const bytes = Buffer.alloc(values.length * widths[kind]);
      stored.forEach((value, row) => {
        if (kind === "u8") bytes[row] = value;
        else if (kind === "u16") bytes.writeUInt16LE(value, row * 2);
        else if (kind === "u32") bytes.writeUInt32LE(value, row * 4);
        else {
          bytes.writeUInt32LE(value % 2 ** 32, row * 8);
          bytes.writeUInt32LE(Math.floor(value / 2 ** 32), row * 8 + 4);
        }
      });
      this.add(`${table}.${name}`, kind, bytes, values.length, delta);
    }
  }

  bytes(title) {
    const ends = [];
    let end = 0;
    for (const items of this.lists) ends.push((end += items.length));
    this.table("lists", { end: ends });
    this.table("items", { string: this.lists.flat() });
    const texts = this.strings.map((text) => Buffer.from(text));
    end = 0;
    this.table("strings", { end: texts.map((text) => (end += text.length)) });
    this.add("strings.text", "text", Buffer.concat(texts));

    const aligned = (length) => Math.ceil(length / 12) * 12;
    // Offsets are part of the directory, whose length moves them: room for it is taken first.
    const room = aligned(16 + 400 + this.sections.length * 180);
    let offset = room;
    const described = this.sections.map(({ stored, delta, ...rest }) => {
      const section = { ...rest, offset, stored: stored.length, ...(delta ? { delta } : {}) };
      offset = aligned(offset + stored.length);
      return section;
    });
    const output = Buffer.alloc(offset);
    Buffer.from("895654420d0a1a0a", "hex").copy(output);
    output.writeUInt16LE(1, 8);
    output.writeUInt32LE(room - 16, 12);
    output.fill(0x20, 16, room);
    const directory = Buffer.from(JSON.stringify({ title, tool: "synthetic 1.0", sections: described }));
    if (directory.length > room - 16) throw new Error("the directory needs more room");
    directory.copy(output, 16);
    described.forEach((section, index) => this.sections[index].stored.copy(output, section.offset));
    return output;
  }
}

const hostile = "<img src=x onerror=window.hacked=1>";

/** A small shop: 3 views, 2 tests, one finding of each severity, with a name that tries to be markup. */
function small({ isOrdinal = false } = {}) {
  const writer = new BundleWriter();
  const s = (text) => writer.string(text);
  // An imported log has positions for times, and no durations.
  const kilo = isOrdinal ? 1 : 1000;
  writer.json("report", {
    schemaVersion: 1,
    measured: { tests: 2, steps: 3, views: 4, bodies: 61 },
    views: [
      { view: "ProductRow", bodies: 40, unchangedBodies: 18, instances: 20, selfTimeTotal: 1_600_000, inclusiveTimeTotal: 1_600_000 },
      { view: "CartScreen", bodies: 3, unchangedBodies: 0, instances: 1, selfTimeTotal: 900_000, inclusiveTimeTotal: 2_500_000 },
      { view: "Host", bodies: 1, unchangedBodies: 0, instances: 1, selfTimeTotal: null, inclusiveTimeTotal: null },
      { view: hostile, bodies: 17, unchangedBodies: null, instances: 1, selfTimeTotal: 170_000, inclusiveTimeTotal: 170_000 },
    ],
    culprits: [
      {
        culprit: "CartModel.total", kind: "observable", writes: 2, unchangedWrites: 0, bodiesWoken: 41, bodiesChanged: 23,
        wastedSelfTime: 720_000, sites: [{ location: { file: "Sources/Shop/CartModel.swift", line: 48, column: 9, function: "CartModel.add(_:)" }, writes: 2 }],
      },
      { culprit: hostile, kind: "state", writes: 1, unchangedWrites: 0, bodiesWoken: 1, bodiesChanged: null, wastedSelfTime: null, sites: [] },
    ],
    findings: [
      {
        rule: "duplicate-id", severity: "error", view: hostile, identityPath: `Host/CartScreen/ForEach/${hostile}`, location: null,
        culprit: "#1f3a99b2", count: 1, cost: { runs: null, wastedRuns: null, selfTime: null, inclusiveTime: null, share: null }, causes: [],
        advice: "Two elements of `items` have the id `#1f3a99b2`: give each its own.", records: [7],
      },
      {
        rule: "unchanged-body-update", severity: "warning", view: "ProductRow", identityPath: "Host/CartScreen/ForEach[*]/ProductRow",
        location: { file: "Sources/Shop/CartModel.swift", line: 48, column: 9, function: "CartModel.add(_:)" }, culprit: "CartModel.total", count: 18,
        cost: { runs: 20, wastedRuns: 18, selfTime: 720_000, inclusiveTime: 720_000, share: 0.27 },
        causes: [{
          runs: 18, ofRuns: 20, text: "", steps: ["CartTests/add: add one"],
          links: [
            { kind: "body", name: "ProductRow", input: "@self", location: null },
            { kind: "body", name: "CartScreen", input: "@dependencies", location: null },
            { kind: "observable", name: "CartModel.total", input: null, location: { file: "Sources/Shop/CartModel.swift", line: 48, column: 9, function: "CartModel.add(_:)" } },
            { kind: "cause", name: "action \"Add\"", input: null, location: { file: "Tests/CartTests.swift", line: 12, column: 5, function: "" } },
          ],
        }],
        advice: "`ProductRow` takes the whole `CartModel`; pass it the one `Product` that it shows.", records: [],
      },
      {
        rule: "expensive-body", severity: "note", view: "CartScreen", identityPath: "Host/CartScreen", location: null, culprit: null, count: 3,
        cost: { runs: 3, wastedRuns: null, selfTime: 900_000, inclusiveTime: null, share: 0.34 }, causes: [], advice: "Sort outside of `body`.", records: [],
      },
    ],
    rulesNotRun: [{ rule: "overflowing-child", reason: "the trace has no layout" }],
  });
  writer.json("words", {
    verdict: "1 error, 1 warning, 1 note", first: `First: give the elements in \`${hostile}\` ids of their own. What is shown there is not what is meant.`,
    measured: "1 trace, 2 tests, 3 steps: 61 body runs of 4 views, 2.67 ms of self time", conditions: "debug build, Swift 6.3.1, profile ios26, real clock",
    findings: ["2 elements share one id", "18 of 20 runs made the output that was there already", "its median self time is 300 µs"],
  });
  writer.json("traces", [{
    file: "CartTests.viewtrace", test: "CartTests/add", arguments: null, build: "debug", swift: "6.3.1", profile: "ios26", clock: isOrdinal ? "ordinal" : "real",
    values: "hashed", begin: 0, duration: 10_000 * kilo, records: 400, firstRecord: 1, flaws: [{ name: "truncated", severity: "warning", text: "not closed cleanly; 400 records recovered, 0 lost" }],
  }]);
  const types = ["Host", "CartScreen", "ProductRow", hostile];
  writer.table("types", { name: types.map(s) });
  const identities = [[0, "Host", 0], [1, "/CartScreen", 1]];
  for (let row = 0; row < 20; row += 1) identities.push([2, `/ForEach[#${row}]/ProductRow`, 2]);
  identities.push([2, `/${hostile}`, 2]);
  writer.table("identities", {
    parent: identities.map(([parent]) => parent), rest: identities.map(([, rest]) => s(rest)),
    depth: identities.map(([, , depth]) => depth),
  });
  writer.table("locations", {
    function: [s("CartModel.add(_:)"), s("CartTests.add()")], file: [s("Sources/Shop/CartModel.swift"), s("Tests/CartTests.swift")],
    line: [48, 12], column: [9, 5],
  });
  writer.table("tests", {
    begin: ascending([0, 8_000 * kilo]), duration: [8_000 * kilo, 2_000 * kilo], name: [s("CartTests/add"), s(hostile)],
    arguments: [0, 0], failed: [0, 1],
  });
  writer.table("steps", {
    begin: ascending([100 * kilo, 3_000 * kilo]), duration: [2_500 * kilo, 4_000 * kilo], name: [s("mount"), s("add one")],
    location: [2, 2], test: [1, 1],
  });
  writer.table("transactions", {
    begin: ascending([200 * kilo, 3_100 * kilo, 8_100 * kilo]), duration: [2_200 * kilo, 3_500 * kilo, 1_000 * kilo], kind: [1, 3, 0],
    name: [0, s("Add"), 0], location: [0, 2, 0], parent: [0, 0, 0], passes: [1, 1, 1], bodies: [22, 21, 18],
    skips: [0, 3, 0], step: [1, 2, 0], test: [1, 1, 2],
  });
  writer.table("writes", {
    time: ascending([3_050 * kilo, 3_200 * kilo]), kind: [2, 3], owner: [s("CartModel"), s("CartScreen")], property: [s("total"), s("locale")],
    identity: [0, 2], location: [1, 0], flags: [0, 1], run: [0, 2], checked: [0, 5], ran: [0, 1],
  });
  const runs = [];
  const add = (begin, duration, type, identity, flags, transaction, reasons, fields, reads, cause) =>
    runs.push({ begin: begin * kilo, duration: isOrdinal ? 0 : duration * kilo, type, identity, flags: isOrdinal ? flags | 20 : flags, transaction, reasons, fields, reads, cause });
  add(250, 100, 1, 1, 9, 1, ["@self", "@identity"], [], [], 0);
  add(400, 300, 2, 2, 9, 1, ["@self", "@identity"], [], ["_model"], 1);
  for (let row = 0; row < 20; row += 1) add(750 + row * 50, 40, 3, 3 + row, 9, 1, ["@self", "@identity"], [], [], 2);
  add(3_300, 600, 2, 2, 1, 2, ["@dependencies"], [], ["CartModel.total", "_model"], 0);
  for (let row = 0; row < 20; row += 1) add(4_000 + row * 100, 80, 3, 3 + row, row < 2 ? 1 : 0, 2, ["@self"], ["item.updatedAt"], [], 23);
  for (let row = 0; row < 18; row += 1) add(8_200 + row * 20, 10, 4, 23, row === 0 ? 9 : 16, 3, ["_count"], [], [hostile], 0);
  writeRuns(writer, runs);
  writer.table("invalidations", { run: [23, 44], input: [s("@dependencies"), s("_count")], write: [1, 2] });
  const wasted = runs.flatMap((run, index) => (run.type === 3 && run.flags === 0 ? [index + 1] : []));
  writer.table("evidence", { end: [1, 1 + wasted.length, 3 + wasted.length] });
  writer.table("evidenceRuns", { run: [44, ...wasted, 2, 23] });
  return writer.bytes("CartTests");
}

function writeRuns(writer, runs) {
  const column = (value) => runs.map(value);
  writer.table("runs", {
    begin: ascending(column(({ begin }) => begin)), duration: column(({ duration }) => duration), caused: column(({ type, flags }) => (type === 1 && !(flags & 4) ? 1_000_000 : 0)),
    type: column(({ type }) => type), identity: column(({ identity }) => identity), transaction: column(({ transaction }) => transaction),
    flags: column(({ flags }) => flags), reasons: column(({ reasons }) => writer.list(reasons)), fields: column(({ fields }) => writer.list(fields)),
    reads: column(({ reads }) => writer.list(reads)), cause: column(({ cause }) => cause), record: ascending(column((_, index) => 2 * index + 5)),
  });
}

/** One million runs of 24 views in 10,000 transactions over a minute. */
function large() {
  const writer = new BundleWriter();
  const count = 1_000_000;
  const views = 24;
  let seed = 1;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const reasonLists = [["@self"], ["@dependencies"], ["_count"], ["@self", "_isOn"]];
  const runs = [];
  let time = 0;
  for (let index = 0; index < count; index += 1) {
    const inTransaction = index % 100;
    time += inTransaction === 0 ? 2_000_000 + Math.floor(random() * 4_000_000) : 300 + Math.floor(random() * 2_000);
    const duration = 500 + Math.floor(random() ** 4 * 30_000);
    const type = inTransaction === 0 ? 1 : 2 + Math.floor(random() * (views - 1));
    runs.push({
      begin: time, duration, type, identity: type === 1 ? 1 : 2 + Math.floor(random() * 9_998), flags: random() < 0.4 ? 0 : 1, transaction: Math.floor(index / 100) + 1,
      reasons: reasonLists[Math.floor(random() * 4)], fields: [], reads: [], cause: inTransaction === 0 ? 0 : index - inTransaction + 1,
    });
    time += duration;
  }
  const total = time + 1_000_000;
  writer.json("report", {
    measured: { tests: 1, steps: 0, views, bodies: count }, findings: [], culprits: [], rulesNotRun: [],
    views: Array.from({ length: views }, (_, index) => ({ view: `View${index + 1}`, bodies: 0, unchangedBodies: 0, instances: 0, selfTimeTotal: 0, inclusiveTimeTotal: 0 })),
  });
  writer.json("words", { verdict: "Nothing to change", first: "Nothing above a note was found.", measured: `1 trace, 1 test: ${count} body runs`, conditions: "", findings: [] });
  writer.json("traces", [{ file: "large.viewtrace", begin: 0, duration: total, clock: "real", build: "release", records: 3_000_000, firstRecord: 1, flaws: [] }]);
  writer.table("types", { name: Array.from({ length: views }, (_, index) => writer.string(`View${index + 1}`)) });
  const identities = Array.from({ length: 10_000 }, (_, index) => index);
  writer.table("identities", {
    parent: identities.map((index) => (index === 0 ? 0 : 1)), rest: identities.map((index) => writer.string(index === 0 ? "View1" : `/ForEach[${index}]`)),
    depth: identities.map((index) => (index === 0 ? 0 : 1 + (index % 12))),
  });
  writer.table("locations", { function: [], file: [], line: [], column: [] });
  writer.table("tests", { begin: ascending([0]), duration: [total], name: [writer.string("Large/test")], arguments: [0], failed: [0] });
  writer.table("steps", { begin: ascending([]), duration: [], name: [], location: [], test: [] });
  const first = runs.filter((_, index) => index % 100 === 0);
  const same = (value) => first.map(() => value);
  writer.table("transactions", {
    begin: ascending(first.map(({ begin }) => begin)), duration: first.map(() => 1_500_000), kind: first.map(() => 3), name: same(writer.string("Tap")),
    location: same(0), parent: same(0), passes: same(1), bodies: same(100), skips: same(0), step: same(0), test: same(1),
  });
  const writeColumns = ["time", "kind", "owner", "property", "identity", "location", "flags", "run", "checked", "ran"];
  writer.table("writes", Object.fromEntries(writeColumns.map((name) => [name, []])));
  writer.table("invalidations", { run: [], input: [], write: [] });
  writer.table("evidence", { end: [] });
  writer.table("evidenceRuns", { run: [] });
  writeRuns(writer, runs);
  return writer.bytes("Large");
}

const [, , kind, out] = process.argv;
const make = { small, large, ordinal: () => small({ isOrdinal: true }) }[kind];
if (!make || !out) throw new Error("usage: node synthetic.mjs small|ordinal|large OUT");
writeFileSync(out, make());
