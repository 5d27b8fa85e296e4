import CSQLite

/// The version of the SQLite library that is linked, as `3.45.1`.
package func sqliteVersion() -> String { String(cString: sqlite3_libversion()) }
