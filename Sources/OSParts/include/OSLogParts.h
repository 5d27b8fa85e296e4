// Nothing is declared here: what the parts of `os` have is in the Swift module.
