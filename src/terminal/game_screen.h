// The whole screen of the terminal table as a picture: sand on top, the mall, next to it a column with
// heroes, action tiles and deck, and below it what happened, what was refused and what can be done. Pure, so
// that tests can look at it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/game.h"
#include "terminal/mall_picture.h"
#include "terminal/picture.h"
#include "terminal/screen_foot.h"

namespace terminal {

// What is drawn over the mall.
enum class Sheet : std::uint8_t { None, Help, Quit, End, Notice };

// The player of a seat, if each seat has its own.
struct SeatedPerson {
  std::string name;  // empty: nobody
  bool is_here = true;
  bool is_me = false;
};

enum class EndedBy : std::uint8_t { TheRules, GivingUp };

struct ScreenView {
  const rules::Game& game;
  rules::GameTime now;
  Highlights highlights;
  Scale scale = Scale::Full;
  Sheet sheet = Sheet::None;
  std::string happened = {};
  std::string refused = {};
  std::string prompt = {};                                // an open choice
  std::optional<rules::Turns> held_turns = std::nullopt;  // how the held tile would be turned there
  std::optional<rules::Seat> acted = std::nullopt;        // who acted last
  // ---- with several players
  std::vector<SeatedPerson> people = {};  // by seat; empty: one person plays all of them
  std::string alarm = {};                 // someone wants this player to do something, now
  std::vector<std::string> notice =
      {};  // for Sheet::Notice and below the end: lines, the first one emphasised
  EndedBy ended_by = EndedBy::TheRules;
};

// `scroll` is the spot of the mall's picture in the upper left corner; it moves as little as possible.
Picture screen_of(const ScreenView& view, Extent size, Spot& scroll);

}  // namespace terminal
