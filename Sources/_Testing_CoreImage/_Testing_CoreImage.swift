// What the compiler imports by itself where a file imports both `Testing` and `CoreImage`. Apple's attaches pictures to tests; here there
// is nothing in it, and without it such a file would not compile.
