// Who plays and helps beside the person at a table in the page: teammates and a solver, with a game of their
// own that the page keeps up to date. Teammates are shown what everybody may know and nothing else; the
// solver knows the deal. All answers are JSON, as in positions.h.
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

  // A new game, and the old one is forgotten. The words of deal_game() in opening.h, and then, if wanted:
  // mates=1,2,3 pace=human. {"hash":"..."}, or why it cannot be dealt.
  std::string sit_down(std::string_view words);
  // What the table has accepted: {"hash":"..."}, or a refusal.
  std::string see(SeatNumber seat, At at, std::string_view action);
  // {"hash":"...","at":1234,"seat":1,"action":"y 1a:1,1>1a:0,1"}: not before that time, if nothing happens
  // meanwhile; seat and action are null where they wait, at where they wait for somebody.
  std::string next(At at);
  // {"verdict":"winnable","step":{"action":"draw",...},"seats":[0,2],"where":["5:1,2"]}: one step of a plan,
  // who can do it, and before which spaces a tile may go. For that seat, if its teammates wish something of
  // it. Without a plan: {"verdict":"unwinnable"}, or "unknown" if that could not be proved.
  std::string hint(SeatNumber seat, At at);

 private:
  struct Table;
  std::unique_ptr<Table> table_;
};

// {"verdict":"winnable","actions":41,"flips":1} for a deal that nobody has begun, or why it cannot be dealt.
std::string solve_answer(std::string_view words);

}  // namespace wasm
