// The busy scenario of `tracebench record` for another recorder: a list of 40 rows of which one is written at a time, and all of whose
// bodies run: 84 events a turn. Prints the thread's nanoseconds an event, one line a round.
//
// With -DLTTNG each event is a tracepoint. Else each is a function that the compiler instruments, whose entry and exit are two events; what
// has no end is a call too, so that the number of events is the same.
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { rows = 40, eventsPerTurn = 4 + 2 * rows };

#ifdef LTTNG
#define LTTNG_UST_TRACEPOINT_CREATE_PROBES
#define LTTNG_UST_TRACEPOINT_DEFINE
#include "events.h"

static void turn(uint32_t number) {
    uint32_t written = 3 + number % rows;
    lttng_ust_tracepoint(views, state_written, number, written, 1, 1, 0);
    lttng_ust_tracepoint(views, transaction_began, number, 3, 2, 0, 0);
    lttng_ust_tracepoint(views, invalidated, written, 1, number);
    for (uint32_t row = 0; row < rows; row++) {
        int isWritten = row + 3 == written;
        lttng_ust_tracepoint(views, body_began, 3 + row, 3, isWritten ? 2 : 1, isWritten ? 0 : 3);
        lttng_ust_tracepoint(views, body_ended, 3 + row, isWritten, 4);
    }
    lttng_ust_tracepoint(views, transaction_ended, number, 1, rows, 0);
}
#else
#define untraced __attribute__((no_instrument_function))
#define call __attribute__((noinline))
static volatile uint32_t sink;

// 1: the transaction's two ends. 2: the write and the invalidation, as one call's two ends. 40 rows: two ends each.
call void body(uint32_t identity) { sink = identity; }
call void written(uint32_t identity) { sink = identity; }
call void transaction(uint32_t number) {
    written(3 + number % rows);
    for (uint32_t row = 0; row < rows; row++) body(3 + row);
}
untraced static void turn(uint32_t number) { transaction(number); }
#endif

__attribute__((no_instrument_function)) static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

__attribute__((no_instrument_function)) int main(int count, char **arguments) {
    uint32_t rounds = count > 1 ? strtoul(arguments[1], 0, 10) : 5;
    uint32_t turns = count > 2 ? strtoul(arguments[2], 0, 10) : 12000;
    for (uint32_t number = 0; number < 100; number++) turn(number);
    for (uint32_t round = 0; round < rounds; round++) {
        double start = now();
        for (uint32_t number = 0; number < turns; number++) turn(number);
        printf("%.2f\n", (now() - start) / ((double)turns * eventsPerTurn));
        // Whoever writes what was recorded gets its time: what is measured is the recorded thread.
        struct timespec pause = {.tv_nsec = 300000000};
        nanosleep(&pause, 0);
    }
    return 0;
}
