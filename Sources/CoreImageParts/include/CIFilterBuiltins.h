// CoreImage.CIFilterBuiltins: the name under which files import the filters. Swift modules have no parts, so this is a Clang module of the same
// name; the filters themselves are in the Swift module.
