// Whoever reads traces needs the words that traces are made of: events, identifiers, metadata, definitions.
@_exported import TraceFormat
