// A record to watch in the page: its lines, the position after each, and the figures afterwards. Its events
// are folded, and nothing is decided. All answers are JSON, as in positions.h.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "wasm/numbers.h"

namespace wasm {

// How many lines of the record have happened.
struct LineCount {
  std::int32_t number = 0;
};

class Replay {
 public:
  Replay();
  ~Replay();
  Replay(const Replay&) = delete;
  Replay& operator=(const Replay&) = delete;
  Replay(Replay&&) = delete;
  Replay& operator=(Replay&&) = delete;

  // The text of a record; replaces the one before.
  // {"engine":"0.1.0","ruleset":"...","scenario":"S7","name":"",
  // "seats":4,"modules":[],"pace_ms":450,"lines":[{"at":597,"seat":1,"kind":"move","ability":"west","events":[...]}]},
  // or {"problem":"...","line":12}. The seat of the table itself is null, and so is the ability if none is
  // used.
  std::string open(std::string_view text);
  // What everyone could see after this many lines, at a time.
  std::string state(LineCount lines, At at);
  // What a seat could have done then.
  std::string legal(LineCount lines, SeatNumber seat, At at);
  // The figures of src/chronicle: {"waits":[...],"knocks":[...],"tugs":[...],"footfalls":[...]}.
  std::string afterwards();
  // {"plan":{"actions":41,"won_at":171000}} if the solver still finds one at the pace of the whole game, or
  // {"plan":null}.
  std::string rescue(LineCount lines);

 private:
  struct Watched;
  std::unique_ptr<Watched> watched_;
};

}  // namespace wasm
