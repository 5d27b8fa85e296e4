"""What stands in a trace: kinds of records, their fields and enumerations, and how the notation writes them."""
import re

# What an event is: tag, name, fields with their types, and how the notation writes them. `{field}` is the field; `{field?words}`
# is nothing where the field is 0, else the words and the field. Behind `=` stands the enumeration of a code.
EVENTS = """
1 | stringDefined | id:string text:text |
2 | listDefined | id:list items:strings |
3 | typeDefined | id:type name:string module:string kind:code=typeKind |
4 | locationDefined | id:location function:string file:string line:number column:number |
5 | transactionBegan | transaction:transaction cause:code=cause name:string location:location parent:relatedTransaction | {transaction} {cause} {name}{location}{parent? parent }
6 | transactionEnded | transaction:transaction passes:number bodies:number skips:number | {transaction} passes {passes} bodies {bodies} skips {skips}
7 | bodyBegan | identity:identity type:type reasons:list fields:list | {identity} {type} {reasons}{fields? fields }
8 | bodyBeganByItself | identity:identity type:type reasons:list |
9 | bodyBeganAlike | identity:identity |
10 | bodyEndedSame | reads:list |
11 | bodyEndedChanged | reads:list |
12 | bodyEnded | identity:identity changed:code=changed reads:list | {identity} {changed}{reads? reads }
13 | identityCreated | identity:identity parent:relatedIdentity type:type kind:code=identityKind key:string slot:number | {identity} {type} {kind}{key? key } slot {slot}{parent? below }
14 | stateCreated | identity:identity property:string | {identity} {property}
15 | viewValuesCreated | identity:identity type:type count:number | {identity} {type} count {count}
16 | stateWritten | write:write identity:identity property:string location:location flags:code=flags | {write} {identity} {property}{location}{flags}
17 | observableWritten | write:write object:object type:string property:string location:location flags:code=flags | {write} {object} {type} {property}{location}{flags}
18 | environmentWritten | write:write identity:identity key:string flags:code=flags readersChecked:number readersRun:number | {write} {identity} {key}{flags} checked {readersChecked} run {readersRun}
19 | invalidated | identity:identity input:string write:relatedWrite | {identity} {input}{write? from }
20 | identityRemoved | identity:identity why:code=removal | {identity} {why}
21 | identityMoved | identity:identity from:number to:number | {identity} from {from} to {to}
22 | stateDropped | identity:identity property:string written:code=written | {identity} {property} {written}
23 | collectionUpdated | identity:identity count:number inserted:number removed:number moved:number duplicates:number | {identity} count {count} inserted {inserted} removed {removed} moved {moved} duplicates {duplicates}
24 | duplicateIDFound | identity:identity key:string first:number position:number | {identity} {key} first {first} position {position}
25 | warningIssued | identity:identity kind:code=warning text:string | {identity} {kind} {text}
26 | appeared | identity:identity | {identity}
27 | disappeared | identity:identity | {identity}
28 | taskStarted | identity:identity name:string | {identity} {name}
29 | taskEnded | identity:identity name:string cancelled:code=cancelled | {identity} {name} {cancelled}
30 | changeActionRan | identity:identity valueType:string | {identity} {valueType}
31 | layoutBegan | identity:identity | {identity}
32 | layoutEnded | identity:identity measured:number | {identity} measured {measured}
33 | testBegan | name:string arguments:string | {name}{arguments? args }
34 | testEnded | failed:code=failed | {failed}
35 | stepBegan | name:string location:location | {name}{location}
36 | stepEnded | name:string | {name}
37 | marked | name:string value:string | {name} {value}
38 | otherLogged | line:string | {line}
39 | countersSampled | name:string value:number=wide | {name} {value}
40 | inertUsed | identity:identity api:string | {identity} {api}
48 | equalityBegan | identity:identity | {identity}
49 | equalityEnded | identity:identity equal:code=equal | {identity} {equal}
50 | equalityMismatched | identity:identity kind:code=mismatch fields:list | {identity} {kind}{fields? fields }
52 | costNoted | identity:identity kind:code=cost name:string count:number amount:number=wide | {identity} {kind} {name} count {count} amount {amount}
60 | stateDeclared | type:type property:string valueType:string kind:code=stateKind | {type} {property} {valueType} {kind}
61 | subjectShown | identity:identity subject:number | {identity} {subject}
62 | subjectChanged | identity:identity field:string | {identity} {field}
63 | initialValueCopied | identity:identity property:string owner:relatedIdentity source:string | {identity} {property}{owner? from } {source}
64 | referenceChanged | identity:identity property:string field:string | {identity} {property} {field}
65 | dataShifted | identity:identity from:number to:number rows:number | {identity} from {from} to {to} rows {rows}
66 | elementRenamed | identity:identity old:relatedIdentity position:number | {identity}{old? from } position {position}
67 | evictionDue | identity:identity | {identity}
68 | identityLeaving | identity:identity why:code=removal | {identity} {why}
69 | identityKept | identity:identity | {identity}
41 | actionBegan | identity:identity cause:code=cause name:string location:location | {identity} {cause} {name}{location}
42 | actionEnded | identity:identity | {identity}
43 | bodyWaited | identity:identity nanoseconds:number=wide | {identity} nanoseconds {nanoseconds}
44 | initialValuesDiscarded | identity:identity property:string valueType:string count:number | {identity} {property} {valueType} count {count}
45 | resourceMade | identity:identity kind:string property:string | {identity} {kind} {property}
46 | idsGathered | identity:identity count:number nanoseconds:number=wide | {identity} count {count} nanoseconds {nanoseconds}
47 | collectionPlaced | identity:identity container:string count:number visible:number | {identity} {container} count {count} visible {visible}
51 | placeNoted | identity:identity kind:code=note view:string container:string givenWidth:number givenHeight:number width:number height:number | {identity} {kind} {view} {container} given {givenWidth} {givenHeight} size {width} {height}
"""
# Enumerations: the case that stands for one that this reader does not know, then the cases from 0.
CASES = {
    "typeKind": ("framework", "view modifier framework collection host"),
    "cause": ("unknown", "unknown mount step action rootReplaced cellConfigured task timer appear change external"),
    "identityKind": ("structural", "root structural branch keyed explicit erased presented"),
    "removal": ("unknown", "unknown branch element explicitID erasedType dismissed evicted hostEnded renewedID"),
    "stateKind": ("value", "value unobserved observableObject observable"),
    "warning": ("other", "other duplicateID duplicateLayoutID nonConstantRange stateWrittenDuringUpdate publishedDuringUpdate "
                "publishedOffMainThread multipleUpdatesPerFrame notInstalled invalidFrame missingTag missingDestination cycle "
                "variableRowCount"),
    "mismatch": ("ignored", "hidden ignored priority"),
    "cost": ("other", "other actionComputed initialValueBuilt effectUsed rowsPrepared"),
    "note": ("other", "other overflowing greedy collapsed pinned decoration"),
}
# What the page calls them.
NAMES_OF_CASES = {"kind of type": "typeKind", "cause": "cause", "kind of identity": "identityKind", "why removed": "removal",
                  "kind of state": "stateKind", "kind of warning": "warning", "kind of mismatch": "mismatch", "kind of note": "note",
                  "kind of cost": "cost"}
# Codes that are 0 or not.
EITHER = {"changed": "same changed", "written": "unwritten written", "cancelled": "finished cancelled", "failed": "passed failed", "equal": "different equal"}
FLAGS = "equal coalesced during-update off-main uncomparable flag5 flag6 flag7".split()
FIELD_TYPES = ("number signed identity relatedIdentity write relatedWrite transaction relatedTransaction string list type location "
               "object code text strings fixed64").split()


class Kind:
    """What the tables above say of one tag."""

    def __init__(self, line):
        tag, self.name, fields, self.notation = (part.strip() for part in line.split("|"))
        self.tag = int(tag)
        declared = [re.split("[:=]", field) for field in fields.split()]
        self.fields = [field[0] for field in declared]
        self.types = [FIELD_TYPES.index(field[1]) + 1 for field in declared]
        cases = {field[0]: field[2] for field in declared if len(field) > 2}
        self.cases = [(self.fields.index(field), len(CASES[name][1].split())) for field, name in cases.items() if name in CASES]
        self.words = " ".join(re.findall("^[a-z]+|[A-Z]+(?=[A-Z])|[A-Z][a-z]*", self.name)).lower()
        # The notation in pieces: words before, the field's place, its type, its enumeration, whether 0 leaves all of it out.
        self.pieces, end = [], 0
        for found in re.finditer(r"\{(\w+)(\?[^}]*)?\}", self.notation):
            index = self.fields.index(found[1])
            words = self.notation[end:found.start()] + (found[2] or "?")[1:]
            self.pieces.append((words, index, self.types[index], cases.get(found[1]), found[2] is not None))
            end = found.end()


KINDS = {kind.tag: kind for kind in map(Kind, EVENTS.strip().split("\n"))}
