// The players and helpers at a table in the page: teammates and a solver, with their own copy of the game
// that the page keeps up to date. Teammates see only what everyone may know; the solver knows the deal. All
// answers are JSON, as in positions.h.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "wasm/numbers.h"

namespace wasm {

class Companion {
 public:
  Companion();
  ~Companion();
  Companion(const Companion&) = delete;
  Companion& operator=(const Companion&) = delete;
  Companion(Companion&&) = delete;
  Companion& operator=(Companion&&) = delete;

  // Starts a new game and forgets the old one. The words of deal_game() in opening.h, and optionally
  // mates=1,2,3 pace=human. {"hash":"..."}, or why it can't be dealt.
  std::string sit_down(std::string_view words);
  // What the table has accepted: {"hash":"..."}, or a refusal.
  std::string see(SeatNumber seat, At at, std::string_view action);
  // {"hash":"...","at":1234,"seat":1,"action":"y 1a:1,1>1a:0,1","awaited":null}: not before that time, if
  // nothing happens meanwhile. Seat and action are null if they wait; at is null if they wait for someone.
  // Awaited is the step that only one person can take:
  // {"seat":0,"step":{"action":"draw",...},"where":["5:1,2"]}.
  // With "no_way":true they see no way to go on.
  std::string next(At at);
  // {"verdict":"winnable","step":{"action":"draw",...},"seats":[0,2],"where":["5:1,2"]}: one step of a plan,
  // who can do it, and in front of which spaces a tile may go. If its teammates want something from that
  // seat, that comes first. Without a plan: {"verdict":"unwinnable"}, or "unknown" if that couldn't be
  // proved.
  std::string hint(SeatNumber seat, At at);
  // {"record":"magicmaze-record 1 ..."}: the game so far, and its end if the sand has run out by then.
  std::string record(At at) const;

 private:
  struct Table;
  std::unique_ptr<Table> table_;
};

// {"verdict":"winnable","actions":41,"flips":1} for a deal that hasn't started, or why it can't be dealt.
std::string solve_answer(std::string_view words);

}  // namespace wasm
