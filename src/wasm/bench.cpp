// The signature of the rules as the browser's engine computes it; tests compare it with the native one.
#include <cstdint>

#include "ai/signature.h"

extern "C" __attribute__((export_name("bench_signature"), used)) std::uint64_t bench_signature() {
  return ai::signature();
}
