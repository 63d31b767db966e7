// The functions of the module for records and custom rules that the page can call: it is loaded when someone
// watches a game or puts a scenario together. All work is done in replay.h and ruleset_check.h.
#include "wasm/mailbox.h"
#include "wasm/numbers.h"
#include "wasm/replay.h"
#include "wasm/ruleset_check.h"
#include "wasm/ruleset_verdict.h"

namespace {

using wasm::answer_with;
using wasm::At;
using wasm::LineCount;
using wasm::SeatNumber;

wasm::Replay replay;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

}  // namespace

MAGICMAZE_EXPORT("open_record") void open_record() { answer_with(replay.open(wasm::take_text())); }
MAGICMAZE_EXPORT("record_state") void record_state(LineCount lines, At at) {
  answer_with(replay.state(lines, at));
}
MAGICMAZE_EXPORT("record_legal") void record_legal(LineCount lines, SeatNumber seat, At at) {
  answer_with(replay.legal(lines, seat, at));
}
MAGICMAZE_EXPORT("afterwards") void afterwards() { answer_with(replay.afterwards()); }
MAGICMAZE_EXPORT("rescue") void rescue(LineCount lines) { answer_with(replay.rescue(lines)); }
MAGICMAZE_EXPORT("check_ruleset") void check_ruleset() {
  answer_with(wasm::ruleset_answer(wasm::take_text()));
}
MAGICMAZE_EXPORT("solve_ruleset") void solve_ruleset() {
  answer_with(wasm::ruleset_verdict(wasm::take_text()));
}
