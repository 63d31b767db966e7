#include "property/census.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <string_view>

#include "property/budget.h"

namespace property {
namespace {

// What the base game has; the expansion has its own generated games.
constexpr std::size_t kBaseEvents = 23;
constexpr std::size_t kBaseReasons = static_cast<std::size_t>(rules::Reason::NotAtOneself) + 1;

constexpr std::array<std::string_view, kBaseEvents> kEventNames{
    "PawnMoved",     "WentOutOfOrder", "SandFlipped", "ActionTilesPassed", "SoloShuffled", "SoloRenewed",
    "SoloRevealed",  "TalkOpened",     "TalkClosed",  "TileDrawn",         "TilePlaced",   "TileReturned",
    "BallBegun",     "BallEnded",      "Stolen",      "HeroEscaped",       "NoExitLeft",   "DiscardsDue",
    "TileDiscarded", "RedPawnPut",     "Stared",      "GameWon",           "GameLost"};

// without modules every drawn tile keeps a place, because the hero that makes one eligible has to
// stay.
constexpr std::string_view kNeverInTheBaseGame = "TileReturned";

class CensusAtTheEnd : public testing::Environment {
 public:
  void TearDown() override {
    // A run of a few chosen tests proves nothing about the rest.
    if (census().actions() < planned_actions() / 10 * 9) return;
    // A short run can't see as much as the usual one, and a very short one needn't see everything.
    const bool is_very_short = planned_actions() < kUsualActions / 10;
    const std::uint64_t least =
        is_very_short ? 0 : std::min(kLeast, kLeast * planned_actions() / kUsualActions);
    EXPECT_EQ(census().report(least), 0)
        << "some events or refusals occurred fewer than " << least << " times";
  }

 private:
  static constexpr std::uint64_t kLeast = 100;
};

[[maybe_unused]] const auto* const kAtTheEnd = testing::AddGlobalTestEnvironment(new CensusAtTheEnd);

}  // namespace

int print_row(std::string_view name, std::uint64_t times, std::uint64_t least) {
  const bool is_enough = times >= least;
  std::printf("  %-22.*s %12llu%s\n", static_cast<int>(name.size()), name.data(),
              static_cast<unsigned long long>(times), is_enough ? "" : "  TOO FEW");
  return is_enough ? 0 : 1;
}

int Census::report(std::uint64_t least) const {
  std::printf("%llu generated actions\nevents\n", static_cast<unsigned long long>(actions_));
  int too_few = 0;
  for (std::size_t i = 0; i < kBaseEvents; ++i) {
    if (kEventNames[i] == kNeverInTheBaseGame) {
      EXPECT_EQ(events_[i], 0U) << kEventNames[i];
    } else {
      too_few += print_row(kEventNames[i], events_[i], least);
    }
  }
  std::printf("refusals\n");
  for (std::size_t i = 0; i < kBaseReasons; ++i) {
    const auto reason = static_cast<rules::Reason>(i);
    too_few += print_row(name(reason), reasons_[i], least);
  }
  return too_few;
}

Census& census() {
  static Census the_census;
  return the_census;
}

rules::Decision ask(const rules::Ruleset& rules, const rules::State& state, const rules::Stamped& action) {
  rules::Decision decision = decide(rules, state, action);
  if (decision) {
    census().count(*decision);
  } else {
    census().count(decision.error().reason);
  }
  return decision;
}

}  // namespace property
