// What the page can call of the engine. Numbers and texts go across (mailbox.h), and nothing else. All work
// is done behind, in positions.h.
#include <cstdint>

#include "ai/expansion_signature.h"
#include "ai/signature.h"
#include "wasm/about.h"
#include "wasm/check.h"
#include "wasm/mailbox.h"
#include "wasm/numbers.h"
#include "wasm/positions.h"

namespace {

// A structure of one number crosses as that number.
using wasm::answer_with;
using wasm::At;
using wasm::Handle;
using wasm::SeatNumber;
using wasm::take_text;

wasm::Positions open_positions;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

}  // namespace

MAGICMAZE_DOOR("catalog") void tell_catalog() { answer_with(wasm::catalog_answer()); }
MAGICMAZE_DOOR("versions") void tell_versions() { answer_with(wasm::versions_answer()); }
MAGICMAZE_DOOR("signature") void tell_signature() { answer_with(wasm::signature_answer()); }

MAGICMAZE_DOOR("open_view") void open_view() { answer_with(open_positions.open_view(take_text())); }
MAGICMAZE_DOOR("open_game") void open_game() { answer_with(open_positions.open_game(take_text())); }
MAGICMAZE_DOOR("copy") void copy(Handle handle) { answer_with(open_positions.copy(handle)); }
MAGICMAZE_DOOR("close") void close_handle(Handle handle) {
  open_positions.close(handle);
  answer_with("null");
}

MAGICMAZE_DOOR("state") void state(Handle handle, At at) { answer_with(open_positions.state(handle, at)); }
MAGICMAZE_DOOR("hash") void hash(Handle handle) { answer_with(open_positions.hash(handle)); }
MAGICMAZE_DOOR("legal") void legal(Handle handle, SeatNumber seat, At at) {
  answer_with(open_positions.legal(handle, seat, at));
}
MAGICMAZE_DOOR("why") void why(Handle handle, SeatNumber seat) {
  answer_with(open_positions.why(handle, seat, take_text()));
}
MAGICMAZE_DOOR("ruleset") void ruleset(Handle handle) { answer_with(open_positions.ruleset(handle)); }
MAGICMAZE_DOOR("position") void position(Handle handle) { answer_with(open_positions.position(handle)); }

MAGICMAZE_DOOR("fold") void fold(Handle handle) { answer_with(open_positions.fold(handle, take_text())); }
MAGICMAZE_DOOR("foresee") void foresee(Handle handle, SeatNumber seat, At at) {
  answer_with(open_positions.foresee(handle, seat, at, take_text()));
}

MAGICMAZE_DOOR("act") void act(Handle handle, SeatNumber seat, At at) {
  answer_with(open_positions.act(handle, seat, at, take_text()));
}
MAGICMAZE_DOOR("advance") void advance(Handle handle, At at) {
  answer_with(open_positions.advance(handle, at));
}

#ifndef MAGICMAZE_WITHOUT_EXPANSION
MAGICMAZE_DOOR("tokens") void tokens(Handle handle, SeatNumber seat) {
  answer_with(open_positions.tokens(handle, seat));
}
MAGICMAZE_DOOR("check") void check() { answer_with(wasm::check_answer(take_text())); }
MAGICMAZE_DOOR("expansion_signature") std::uint64_t signature_of_expansion() {
  return ai::expansion_signature();
}
#endif

// The signature of the rules as tests compare it with the native one: many games, seconds of work.
MAGICMAZE_DOOR("bench_signature") std::uint64_t bench_signature() { return ai::signature(); }
