#ifndef CMACHINE_H
#define CMACHINE_H
#endif
