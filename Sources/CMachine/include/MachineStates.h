#ifndef CMACHINE_STATES_H
#define CMACHINE_STATES_H

#include <stdatomic.h>
#include <stdbool.h>

// Whether somebody wants to know of each initial value of a state property (CMachine.c): it is asked where views are made, in code that is inlined.
extern _Atomic bool vt_states_are_watched;

/// Whether somebody records, so that the making of states is told. Costs one load.
static inline bool vt_watches_states(void) {
    return __builtin_expect(atomic_load_explicit(&vt_states_are_watched, memory_order_relaxed), 0);
}

/// From now on the making of states is told, for as long as the process lives.
static inline void vt_watch_states(void) { atomic_store_explicit(&vt_states_are_watched, true, memory_order_relaxed); }

#endif
