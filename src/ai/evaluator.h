// How far the heroes are from where they should be, in a position where guards, beholder, sensor, doors and
// tokens may be elsewhere than now: the search for errands compares positions by it.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "ai/assignment.h"
#include "ai/landmarks.h"
#include "ai/ways.h"
#include "rules/state.h"

namespace ai {

// A hero of this game may not be on that tile after the theft, or the game is lost (T-1, T-7).
bool strays(const rules::Ruleset& rules, const rules::State& state, rules::Pawn hero, rules::Tile tile);
// All such tiles.
rules::TileSet tiles_to_avoid(const rules::Ruleset& rules, const rules::State& state, rules::Pawn hero);

class Evaluator {
 public:
  Evaluator(const rules::Ruleset& rules, const Assignments& assignments, const Landmarks& marks,
            const Efforts& efforts);

  struct Evaluation {
    std::uint32_t ahead = 0;
    std::uint8_t blocked = 0;  // a bit for each hero who can't get to where it should be
    std::uint8_t missing = 0;  // a bit for each hero who isn't there
    bool has_way_out = true;   // those who steal can also leave afterwards
  };
  Evaluation evaluate(const rules::State& state);
  unsigned surveys() const { return surveys_; }  // how many settings were evaluated again

 private:
  // Where watchers and tokens are decides how far it is for each hero.
  struct Setting {
    std::uint64_t key = 0;
    Ways ways{};
    std::array<std::optional<EffortField>, 4> toward{};
    std::array<std::optional<EffortField>, 4> out{};
  };
  Setting& setting_of(const rules::State& state);
  const EffortField& toward(Setting& setting, const rules::State& state, std::size_t hero);
  const EffortField& out(Setting& setting, const rules::State& state, std::size_t hero);
  std::optional<rules::Place> exit_of(rules::Pawn hero) const;
  rules::TileSet tiles_for(const rules::State& state, rules::Pawn guard);
  std::uint32_t crowd(const rules::State& state);

  const rules::Ruleset& rules_;
  const Assignments& assignments_;
  Landmarks marks_;
  Efforts efforts_;
  unsigned surveys_ = 0;
  std::deque<Setting> settings_;
  struct Reachable {
    rules::Place from;
    rules::TileSet tiles;
  };
  std::vector<Reachable> reachable_;  // for guards, with nobody else there
};

}  // namespace ai
