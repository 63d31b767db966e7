#include "chronicle/challenges.h"

#include "chronicle/communication.h"
#include "chronicle/exploration.h"

namespace chronicle {
namespace {

using rules::Module;
using rules::Ruleset;

constexpr std::array kChallenges{Module::Guard,    Module::GuardRoom,      Module::LockedExit,
                                 Module::Beholder, Module::Reinforcements, Module::Sensor};
constexpr std::array kHelpers{Module::AntiStress,  Module::Shafts, Module::Breaches,   Module::Maps,
                              Module::Telekinesis, Module::Spells, Module::ControlRoom};
static_assert(kChallenges.size() + kHelpers.size() == catalog::kModules);

// ACH-39: each number from 2 to 24, starred or not.
bool is_giant(const Ruleset& rules) {
  constexpr unsigned kLast = 24;
  unsigned numbers = 0;
  for (const rules::Tile tile : rules.deck) {
    const unsigned number = catalog::number(tile);
    if (number >= 2 && number <= kLast) numbers |= 1U << number;
  }
  constexpr unsigned kAll = (1U << (kLast + 1)) - (1U << 2U);
  return numbers == kAll;
}

using rules::Tile;

// What the challenges add to the mall (M1-1, M5-1, M6-1, M8-1, M13-1), and at least one reinforcement.
constexpr std::array kTilesOfChallenges{Tile::T6s,  Tile::T7s,  Tile::T9s, Tile::T12s,
                                        Tile::T25s, Tile::T27s, Tile::T29s};
constexpr std::array kTilesOfReinforcements{Tile::T2s, Tile::T10s, Tile::T11s};

bool has_tiles_of_challenges(const rules::TileSet& deck) {
  bool has_reinforcements = false;
  for (const Tile tile : kTilesOfReinforcements) has_reinforcements |= deck.contains(tile);
  for (const Tile tile : kTilesOfChallenges) {
    if (!deck.contains(tile)) return false;
  }
  return has_reinforcements;
}

}  // namespace

bool has_all_challenges(const Ruleset& rules) {
  for (const Module module : kChallenges) {
    if (!rules.modules.contains(module)) return false;
  }
  // If a hero needn't leave by its own exit, the locked one keeps nobody in (I-9).
  return has_tiles_of_challenges(rules.deck) && rules.exits == catalog::Exits::OwnColour;
}

int helpers(const Ruleset& rules) {
  int count = 0;
  for (const Module module : kHelpers) count += rules.modules.contains(module) ? 1 : 0;
  return count;
}

void Challenges::see(const SeenEvent& seen) {
  const auto* moved = seen.is<rules::PawnMoved>();
  if (moved == nullptr) return;
  vortex_used_ |= moved->way == rules::Way::Vortex;  // including the control room
  escalator_used_ |= moved->way == rules::Way::Escalator;
}

AchievementSet Challenges::earned(const Ruleset& rules, const rules::State& end,
                                  const Communication& communication, const Exploration& exploration) const {
  AchievementSet all;
  if (!has_all_challenges(rules)) return all;
  const int help = helpers(rules);
  all.insert(Achievement::EverythingLocked);
  all.insert_if(help <= 3, Achievement::ThreeHelpers);
  all.insert_if(help == 0, Achievement::BareHands);
  all.insert_if(end.flips <= 2, Achievement::TwoFlips);
  all.insert_if(end.flips <= 1, Achievement::OneFlip);
  all.insert_if(end.flips == 0, Achievement::NoFlip);
  all.insert_if(communication.was_without_words(), Achievement::NotAWord);
  all.insert_if(communication.was_without_signs(), Achievement::NotASign);
  all.insert_if(!vortex_used_, Achievement::NoVortex);
  all.insert_if(!escalator_used_, Achievement::NoEscalator);
  all.insert_if(is_giant(rules), Achievement::EveryTile);
  all.insert_if(is_giant(rules) && exploration.was_quick(), Achievement::QuickSurvey);
  const bool is_bare = help == 0 && communication.was_without_signs() && !vortex_used_ && end.flips == 0;
  all.insert_if(is_bare, Achievement::AgainstAllOdds);
  return all;
}

}  // namespace chronicle
