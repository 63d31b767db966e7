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
// Guards, beholder or sensor may bar the way.
bool has_watchers(const rules::Ruleset& rules);
// All such tiles.
rules::TileSet tiles_to_avoid(const rules::Ruleset& rules, const rules::State& state, rules::Pawn hero);

class Evaluator {
 public:
  Evaluator(const rules::Ruleset& rules, const Assignments& assignments, const Landmarks& marks,
            const Efforts& efforts);

  struct Evaluation {
    std::uint32_t ahead = 0;
    std::uint8_t blocked = 0;   // a bit for each hero who can't get to where it should be
    std::uint8_t missing = 0;   // a bit for each hero who isn't there
    bool is_in_control = true;  // someone can get to where watchers are commanded, if there is such a place
    bool has_way_out = true;    // those who steal can also leave afterwards
  };
  Evaluation evaluate(const rules::State& state);
  // What everyone has to do after the theft, if the exits are known and it is clear whose they are.
  std::optional<Assignments> leaving(const rules::State& then);
  const Efforts& efforts() const { return efforts_; }
  unsigned surveys() const { return surveys_; }  // how many settings were evaluated again

 private:
  // Where watchers and tokens are decides how far it is for each hero.
  struct Setting {
    std::uint64_t key = 0;
    Ways ways{};
    std::array<std::optional<EffortField>, 4> toward{};
    std::array<std::optional<EffortField>, 4> controls{};
  };
  // As if nobody watched: only tiles and tokens matter.
  struct Mall {
    std::uint64_t key = 0;
    Ways ways{};
    std::array<std::optional<EffortField>, 4> toward{};
    std::array<std::optional<EffortField>, 4> out{};
    struct Way {
      std::size_t hero;
      rules::Place from;
      rules::TileSet tiles;
    };
    std::vector<Way> known{};
  };
  Setting& setting_of(const rules::State& state);
  Mall& mall_of(const rules::State& state);
  const EffortField& toward(Setting& setting, const rules::State& state, std::size_t hero);
  const EffortField& out(Mall& mall, const rules::State& state, std::size_t hero);
  rules::TileSet way_of(Mall& mall, const rules::State& state, std::size_t hero);
  bool is_in_control(Setting& setting, const rules::State& state);
  std::optional<rules::Place> exit_of(rules::Pawn hero) const;
  rules::TileSet tiles_for(const rules::State& state, rules::Pawn guard);
  std::uint32_t watchers_on(const rules::State& state, rules::TileSet way);

  const rules::Ruleset& rules_;
  const Assignments& assignments_;
  Landmarks marks_;
  Efforts efforts_;
  unsigned surveys_ = 0;
  std::deque<Setting> settings_;
  std::deque<Mall> malls_;
  struct Reachable {
    rules::Place from;
    rules::TileSet tiles;
  };
  std::vector<Reachable> reachable_;  // for guards, with nobody else there
};

}  // namespace ai
