// The functions of the engine that the page can call. Only numbers and texts cross (mailbox.h). All work is
// done in positions.h.
#include <cstdint>

#include "ai/expansion_signature.h"
#include "ai/signature.h"
#include "wasm/about.h"
#include "wasm/check.h"
#include "wasm/mailbox.h"
#include "wasm/numbers.h"
#include "wasm/positions.h"

namespace {

// A structure of one number is passed as that number.
using wasm::answer_with;
using wasm::At;
using wasm::Handle;
using wasm::SeatNumber;
using wasm::take_text;

wasm::Positions open_positions;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

}  // namespace

MAGICMAZE_EXPORT("catalog") void tell_catalog() { answer_with(wasm::catalog_answer()); }
MAGICMAZE_EXPORT("versions") void tell_versions() { answer_with(wasm::versions_answer()); }
MAGICMAZE_EXPORT("signature") void tell_signature() { answer_with(wasm::signature_answer()); }

MAGICMAZE_EXPORT("open_view") void open_view() { answer_with(open_positions.open_view(take_text())); }
MAGICMAZE_EXPORT("open_game") void open_game() { answer_with(open_positions.open_game(take_text())); }
MAGICMAZE_EXPORT("copy") void copy(Handle handle) { answer_with(open_positions.copy(handle)); }
MAGICMAZE_EXPORT("close") void close_handle(Handle handle) {
  open_positions.close(handle);
  answer_with("null");
}

MAGICMAZE_EXPORT("state") void state(Handle handle, At at) { answer_with(open_positions.state(handle, at)); }
MAGICMAZE_EXPORT("hash") void hash(Handle handle) { answer_with(open_positions.hash(handle)); }
MAGICMAZE_EXPORT("legal") void legal(Handle handle, SeatNumber seat, At at) {
  answer_with(open_positions.legal(handle, seat, at));
}
MAGICMAZE_EXPORT("why") void why(Handle handle, SeatNumber seat) {
  answer_with(open_positions.why(handle, seat, take_text()));
}
MAGICMAZE_EXPORT("ruleset") void ruleset(Handle handle) { answer_with(open_positions.ruleset(handle)); }
MAGICMAZE_EXPORT("position") void position(Handle handle) { answer_with(open_positions.position(handle)); }

MAGICMAZE_EXPORT("fold") void fold(Handle handle) { answer_with(open_positions.fold(handle, take_text())); }
MAGICMAZE_EXPORT("foresee") void foresee(Handle handle, SeatNumber seat, At at) {
  answer_with(open_positions.foresee(handle, seat, at, take_text()));
}

MAGICMAZE_EXPORT("act") void act(Handle handle, SeatNumber seat, At at) {
  answer_with(open_positions.act(handle, seat, at, take_text()));
}
MAGICMAZE_EXPORT("advance") void advance(Handle handle, At at) {
  answer_with(open_positions.advance(handle, at));
}

#ifndef MAGICMAZE_WITHOUT_EXPANSION
MAGICMAZE_EXPORT("tokens") void tokens(Handle handle, SeatNumber seat) {
  answer_with(open_positions.tokens(handle, seat));
}
MAGICMAZE_EXPORT("check") void check() { answer_with(wasm::check_answer(take_text())); }
MAGICMAZE_EXPORT("expansion_signature") std::uint64_t signature_of_expansion() {
  return ai::expansion_signature();
}
#endif

// The signature of the rules, which tests compare with the native one: many games, seconds of work.
MAGICMAZE_EXPORT("bench_signature") std::uint64_t bench_signature() { return ai::signature(); }
