#ifndef MACHINE_OBJECTS_H
#define MACHINE_OBJECTS_H

// Has a function called whenever Foundation makes a formatter or a coder, with the name of its type, on whatever thread, before it is made. NULL
// ends it. Where the program has Foundation linked into it, nothing is told.
void vt_watch_costly_objects(void (*_Nullable made)(const char *_Nonnull type));

#endif
