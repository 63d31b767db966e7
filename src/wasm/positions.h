// The open positions, and what can be asked of each. All answers are JSON; an invalid question gets
// {"error":"..."} and changes nothing.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "wasm/numbers.h"

namespace wasm {

class Positions {
 public:
  Positions();
  ~Positions();
  Positions(const Positions&) = delete;
  Positions& operator=(const Positions&) = delete;
  Positions(Positions&&) = delete;
  Positions& operator=(Positions&&) = delete;

  // {"handle":1}, or why there is none.
  std::string open_view(std::string_view text);
  std::string open_game(std::string_view words);
  std::string copy(Handle handle);
  void close(Handle handle);

  // For views and games: what everyone may know.
  std::string state(Handle handle, At at);
  std::string hash(Handle handle);
  std::string legal(Handle handle, SeatNumber seat, At at);
  // What tokens and spells allow, which isn't in that list (docs/engine-protocol.md).
  std::string tokens(Handle handle, SeatNumber seat);
  std::string why(Handle handle, SeatNumber seat, std::string_view pawn_and_place);
  std::string ruleset(Handle handle);
  std::string position(Handle handle);

  // For views. Applies confirmed events, all or none: {"events":[{...}]}, or {"events":null} if they don't
  // fit.
  std::string fold(Handle handle, std::string_view events);
  // Decides an action and applies only the pawns' steps: {"events":[{"kind":"moved",...}]}, or a refusal.
  std::string foresee(Handle handle, SeatNumber seat, At at, std::string_view action);

  // For games: {"version":1,"at":1234,"events":["moved ..."],"hash":"..."}, or a refusal; events without
  // secrets.
  std::string act(Handle handle, SeatNumber seat, At at, std::string_view action);
  // The same; no events if there is still sand.
  std::string advance(Handle handle, At at);

 private:
  struct Games;  // callers that only export functions needn't know what a game consists of

  std::unique_ptr<Games> games_;
};

}  // namespace wasm
