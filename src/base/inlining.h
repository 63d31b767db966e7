// A function that is worth more than the compiler gives it: inlined wherever it is called, except where the
// program has to be small (the browser's modules). Only for what a measurement asks for.
#pragma once

#ifdef __OPTIMIZE_SIZE__
#define INLINED_FOR_SPEED inline
#else
#define INLINED_FOR_SPEED [[gnu::always_inline]] inline
#endif
