// The events of tracebench's busy scenario as LTTng-UST tracepoints, with the same fields.
#undef LTTNG_UST_TRACEPOINT_PROVIDER
#define LTTNG_UST_TRACEPOINT_PROVIDER views
#undef LTTNG_UST_TRACEPOINT_INCLUDE
#define LTTNG_UST_TRACEPOINT_INCLUDE "./events.h"

#if !defined(EVENTS_H) || defined(LTTNG_UST_TRACEPOINT_HEADER_MULTI_READ)
#define EVENTS_H

#include <lttng/tracepoint.h>
#include <stdint.h>

LTTNG_UST_TRACEPOINT_EVENT(
    views, state_written,
    LTTNG_UST_TP_ARGS(uint32_t, write, uint32_t, identity, uint32_t, property, uint32_t, location, uint8_t, flags),
    LTTNG_UST_TP_FIELDS(
        lttng_ust_field_integer(uint32_t, write, write) lttng_ust_field_integer(uint32_t, identity, identity)
        lttng_ust_field_integer(uint32_t, property, property) lttng_ust_field_integer(uint32_t, location, location)
        lttng_ust_field_integer(uint8_t, flags, flags)))

LTTNG_UST_TRACEPOINT_EVENT(
    views, transaction_began,
    LTTNG_UST_TP_ARGS(uint32_t, transaction, uint8_t, cause, uint32_t, name, uint32_t, location, uint32_t, parent),
    LTTNG_UST_TP_FIELDS(
        lttng_ust_field_integer(uint32_t, transaction, transaction) lttng_ust_field_integer(uint8_t, cause, cause)
        lttng_ust_field_integer(uint32_t, name, name) lttng_ust_field_integer(uint32_t, location, location)
        lttng_ust_field_integer(uint32_t, parent, parent)))

LTTNG_UST_TRACEPOINT_EVENT(
    views, invalidated,
    LTTNG_UST_TP_ARGS(uint32_t, identity, uint32_t, input, uint32_t, write),
    LTTNG_UST_TP_FIELDS(
        lttng_ust_field_integer(uint32_t, identity, identity) lttng_ust_field_integer(uint32_t, input, input)
        lttng_ust_field_integer(uint32_t, write, write)))

LTTNG_UST_TRACEPOINT_EVENT(
    views, body_began,
    LTTNG_UST_TP_ARGS(uint32_t, identity, uint32_t, type, uint32_t, reasons, uint32_t, fields),
    LTTNG_UST_TP_FIELDS(
        lttng_ust_field_integer(uint32_t, identity, identity) lttng_ust_field_integer(uint32_t, type, type)
        lttng_ust_field_integer(uint32_t, reasons, reasons) lttng_ust_field_integer(uint32_t, fields, fields)))

LTTNG_UST_TRACEPOINT_EVENT(
    views, body_ended,
    LTTNG_UST_TP_ARGS(uint32_t, identity, uint8_t, outputChanged, uint32_t, reads),
    LTTNG_UST_TP_FIELDS(
        lttng_ust_field_integer(uint32_t, identity, identity) lttng_ust_field_integer(uint8_t, outputChanged, outputChanged)
        lttng_ust_field_integer(uint32_t, reads, reads)))

LTTNG_UST_TRACEPOINT_EVENT(
    views, transaction_ended,
    LTTNG_UST_TP_ARGS(uint32_t, transaction, uint32_t, passes, uint32_t, bodies, uint32_t, skips),
    LTTNG_UST_TP_FIELDS(
        lttng_ust_field_integer(uint32_t, transaction, transaction) lttng_ust_field_integer(uint32_t, passes, passes)
        lttng_ust_field_integer(uint32_t, bodies, bodies) lttng_ust_field_integer(uint32_t, skips, skips)))

#endif

#include <lttng/tracepoint-event.h>
