// What the page can call. Numbers and texts go across, and nothing else: a text comes in through room_for(),
// an answer goes out through answer() and answer_size(), as JSON in UTF-8. All work is done behind, in
// positions.h.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "ai/signature.h"
#include "wasm/about.h"
#include "wasm/numbers.h"
#include "wasm/positions.h"

#define MAGICMAZE_DOOR(name) extern "C" __attribute__((export_name(name), used))

namespace {

// A structure of one number crosses as that number.
using wasm::At;
using wasm::Handle;
using wasm::SeatNumber;

constexpr std::size_t kLongestText = std::size_t{1} << 20U;

// One page, one thread: what it asked for last.
std::string asked;               // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)
std::string answered;            // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)
wasm::Positions open_positions;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

// Each text serves once.
std::string take_text() { return std::exchange(asked, {}); }

}  // namespace

// Where to write a text of so many bytes for the next call; null if it is too long.
MAGICMAZE_DOOR("room_for") char* room_for(std::uint32_t size) {
  asked.clear();
  if (size > kLongestText) return nullptr;
  asked.resize(size);
  return asked.data();
}
MAGICMAZE_DOOR("answer") const char* answer() { return answered.data(); }
MAGICMAZE_DOOR("answer_size") std::uint32_t answer_size() {
  return static_cast<std::uint32_t>(answered.size());
}

MAGICMAZE_DOOR("catalog") void tell_catalog() { answered = wasm::catalog_answer(); }
MAGICMAZE_DOOR("versions") void tell_versions() { answered = wasm::versions_answer(); }
MAGICMAZE_DOOR("signature") void tell_signature() { answered = wasm::signature_answer(); }

MAGICMAZE_DOOR("open_view") void open_view() { answered = open_positions.open_view(take_text()); }
MAGICMAZE_DOOR("open_game") void open_game() { answered = open_positions.open_game(take_text()); }
MAGICMAZE_DOOR("copy") void copy(Handle handle) { answered = open_positions.copy(handle); }
MAGICMAZE_DOOR("close") void close_handle(Handle handle) {
  open_positions.close(handle);
  answered = "null";
}

MAGICMAZE_DOOR("state") void state(Handle handle, At at) { answered = open_positions.state(handle, at); }
MAGICMAZE_DOOR("hash") void hash(Handle handle) { answered = open_positions.hash(handle); }
MAGICMAZE_DOOR("legal") void legal(Handle handle, SeatNumber seat, At at) {
  answered = open_positions.legal(handle, seat, at);
}
MAGICMAZE_DOOR("why") void why(Handle handle, SeatNumber seat) {
  answered = open_positions.why(handle, seat, take_text());
}
MAGICMAZE_DOOR("ruleset") void ruleset(Handle handle) { answered = open_positions.ruleset(handle); }
MAGICMAZE_DOOR("position") void position(Handle handle) { answered = open_positions.position(handle); }

MAGICMAZE_DOOR("fold") void fold(Handle handle) { answered = open_positions.fold(handle, take_text()); }
MAGICMAZE_DOOR("foresee") void foresee(Handle handle, SeatNumber seat, At at) {
  answered = open_positions.foresee(handle, seat, at, take_text());
}

MAGICMAZE_DOOR("act") void act(Handle handle, SeatNumber seat, At at) {
  answered = open_positions.act(handle, seat, at, take_text());
}
MAGICMAZE_DOOR("advance") void advance(Handle handle, At at) {
  answered = open_positions.advance(handle, at);
}

// The signature of the rules as tests compare it with the native one: many games, seconds of work.
MAGICMAZE_DOOR("bench_signature") std::uint64_t bench_signature() { return ai::signature(); }
