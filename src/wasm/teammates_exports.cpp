// The functions of the second module, teammates and solver, that the page's worker can call. It is loaded
// only when someone plays in the page itself. All work is done in companion.h.
#include <cstdint>

#include "ai/teammates_signature.h"
#include "wasm/companion.h"
#include "wasm/mailbox.h"
#include "wasm/numbers.h"

namespace {

using wasm::answer_with;
using wasm::At;
using wasm::SeatNumber;
using wasm::take_text;

wasm::Companion companion;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

}  // namespace

MAGICMAZE_EXPORT("sit_down") void sit_down() { answer_with(companion.sit_down(take_text())); }
MAGICMAZE_EXPORT("see") void see(SeatNumber seat, At at) {
  answer_with(companion.see(seat, at, take_text()));
}
MAGICMAZE_EXPORT("next") void next(At at) { answer_with(companion.next(at)); }
MAGICMAZE_EXPORT("hint") void hint(SeatNumber seat, At at) { answer_with(companion.hint(seat, at)); }
MAGICMAZE_EXPORT("record") void record(At at) { answer_with(companion.record(at)); }
MAGICMAZE_EXPORT("solve") void solve() { answer_with(wasm::solve_answer(take_text())); }

// The signature of the teammates, which tests compare with the native one.
MAGICMAZE_EXPORT("teammates_signature") std::uint64_t signature_of_teammates() {
  return ai::teammates_signature();
}
