// The whole screen of the terminal table as a picture: sand above, the mall, a column with heroes, action
// tiles and deck beside it, and below what happened, what was refused and what can be done. Pure, so that
// tests can look at it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/mall_picture.h"
#include "app/picture.h"
#include "app/table_foot.h"
#include "rules/game.h"

namespace app {

// What lies over the mall.
enum class Sheet : std::uint8_t { None, Help, Quit, End, Notice };

// Who plays a seat, where each has a person of its own.
struct SeatedPerson {
  std::string name;  // empty: nobody
  bool is_here = true;
  bool is_me = false;
};

enum class Verdict : std::uint8_t { OfTheRules, GivenUp };

struct TableView {
  const rules::Game& game;
  rules::GameTime now;
  Marks marks;
  Scale scale = Scale::Full;
  Sheet sheet = Sheet::None;
  std::string happened = {};
  std::string refused = {};
  std::string prompt = {};                                // a choice that is open
  std::optional<rules::Turns> held_turns = std::nullopt;  // as the held tile would lie there
  std::optional<rules::Seat> acted = std::nullopt;        // who acted last
  // ---- where several people play
  std::vector<SeatedPerson> people = {};  // by seat; empty: one person plays all of them
  std::string alarm = {};                 // somebody wants something from this person, now
  std::vector<std::string> notice = {};   // for Sheet::Notice and below the end: lines, the first one loud
  Verdict verdict = Verdict::OfTheRules;
};

// `scroll` is the spot of the mall's picture in the upper left corner; it moves as little as it must.
Picture screen_of(const TableView& view, Extent size, Spot& scroll);

}  // namespace app
