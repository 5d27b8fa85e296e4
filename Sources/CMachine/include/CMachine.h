#ifndef CMACHINE_H
#define CMACHINE_H

// What Swift cannot reach. Everything is `static inline`, so that it is inlined into the Swift code that calls it.
#include "MachineClock.h"
#include "MachineHeap.h"
#include "MachineObjects.h"
#include "MachineSections.h"
#include "MachineStack.h"
#include "MachineStates.h"
#include "MachineSymbols.h"
#include "MachineThread.h"
#include "MachineThreadLocal.h"

#endif
