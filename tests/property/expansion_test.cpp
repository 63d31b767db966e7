// Properties of generated games of the expansion: what is listed is accepted and what is accepted is listed,
// the position stays sound, everyone's view follows from the events alone, and positions survive the way to
// bytes and back.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <sstream>
#include <vector>

#include "notation/action_text.h"
#include "notation/event_text.h"
#include "property/budget.h"
#include "property/expansion_census.h"
#include "property/expansion_games.h"
#include "property/expansion_openings.h"
#include "property/security_requests.h"
#include "property/two_ways.h"
#include "rules/can_happen.h"
#include "rules/canonical_bytes.h"
#include "rules/guard_room.h"
#include "rules/read_canonical_bytes.h"
#include "rules/sand.h"
#include "rules/view.h"
#include "rules/watch.h"

namespace property {
namespace {

using rules::Outcome;
using rules::Place;
using rules::State;

// Long enough for tokens and spells to meet, and short enough for a thousand and more sets of modules.
constexpr std::uint64_t kUsualGames = 10'000;
constexpr std::uint64_t kMostGames = 32'000;  // the long run has others to play
constexpr std::uint32_t kActionsAGame = 16;
constexpr int kRequestsAnAction = 8;
constexpr int kRequestsAtAChoice = 32;  // which the next action ends
constexpr std::size_t kLeastSets = 1'000;
constexpr std::uint64_t kLeastTimes = 100;

void expect_sound(const rules::Ruleset& rules, const State& state) {
  for (std::size_t i = 0; i < rules::kPawns; ++i) {
    const Place at = state.places[i];
    if (at == rules::kNowhere) continue;
    ASSERT_TRUE(rules::is_placed(state, at.tile()));
    ASSERT_TRUE(catalog::contains(catalog::def(at.tile()).corridor, at.cell()));
    for (std::size_t k = i + 1; k < rules::kPawns; ++k)
      ASSERT_NE(at, state.places[k]) << "two pawns on a space";
  }
  if (state.outcome != Outcome::Running) return;
  int captives = 0;
  for (const rules::Pawn hero : rules::kHeroes) {
    captives += rules::is_captive(rules, state, hero) ? 1 : 0;
    if (!rules::is_in_the_mall(state, hero)) continue;
    const rules::Tile tile = rules::place_of(state, hero).tile();
    const bool is_in_the_room =
        tile == rules::kGuardRoom && rules.modules.contains(catalog::Module::GuardRoom);
    EXPECT_FALSE(rules::beholder_is_on(state, tile)) << "a hero under the beholder";
    EXPECT_FALSE(rules::sensor_covers(state, rules::place_of(state, hero))) << "a hero under the sensor";
    if (is_in_the_room || rules::is_invisible(rules, state, hero, tile)) continue;
    EXPECT_FALSE(rules::guard_on(state, tile)) << "a hero under a guard's eyes";
  }
  EXPECT_LE(captives, 1);
}

void expect_bytes_and_back(const State& state) {
  const rules::CanonicalBytes bytes = rules::canonical_bytes(state);
  const auto back = rules::read_canonical_bytes({bytes.begin(), bytes.size()});
  ASSERT_TRUE(back);
  EXPECT_EQ(*back, state);
}

// Plays one accepted action and checks what must hold for every action.
void follow(rules::Game& game, const rules::Stamped& action, ExpansionCensus& census) {
  const State before = game.state;
  decide_both_ways(game.rules, before, action);
  const rules::Decision decision = rules::play(game, action);
  ASSERT_TRUE(decision) << rules::name(decision.error().reason);
  State told = before;
  State seen = rules::view(before);
  for (const rules::Event& event : *decision) {
    census.count(event);
    EXPECT_TRUE(rules::can_happen(game.rules, told, event)) << notation::text_of(event);
    EXPECT_EQ(notation::read_event(notation::text_of(event)), event) << notation::text_of(event);
    rules::evolve(told, event);
    rules::evolve(seen, rules::redact(event));
  }
  EXPECT_EQ(told, game.state);
  EXPECT_EQ(seen, rules::view(game.state)) << "the view does not follow from the events";
  EXPECT_EQ(notation::read_action(notation::text_of(action.what)), action.what);
  expect_sound(game.rules, game.state);
}

// The lists of one position, each made once. The other seats are only asked for what needs an ability.
class Lists {
 public:
  Lists(const rules::Game& game, rules::Seat acting) : game_(game), acting_(acting) {}
  const std::vector<rules::Action>& of(rules::Seat seat) {
    std::optional<std::vector<rules::Action>>& list = lists_[seat.index];
    if (!list) list = listed_actions(game_, seat, seat == acting_ ? Tokens::With : Tokens::Without);
    return *list;
  }

 private:
  const rules::Game& game_;
  const rules::Seat acting_;
  std::array<std::optional<std::vector<rules::Action>>, rules::kMostSeats> lists_;
};

// What is listed is accepted (follow() shows it), and what isn't is refused.
void ask_around(const rules::Game& game, rules::Seat seat, rules::GameTime at, Lists& lists,
                base::Random& random, ExpansionCensus& census) {
  const int requests = game.state.security.choosing ? kRequestsAtAChoice : kRequestsAnAction;
  for (int i = 0; i < requests; ++i) {
    const rules::Stamped asked = some_security_request(game, seat, at, random);
    const rules::Decision decision = decide_both_ways(game.rules, game.state, asked);
    if (!decision) census.count(decision.error().reason);
    EXPECT_EQ(decision.has_value(), std::ranges::binary_search(lists.of(asked.by), asked.what))
        << "seat " << int{asked.by.index} << ' ' << notation::text_of(asked.what);
  }
}

// One action, and the requests before it; what was done.
std::optional<rules::Stamped> go_on(rules::Game& game, rules::GameTime at, base::Random& random,
                                    ExpansionCensus& census) {
  const rules::Seat seat = some_acting_seat(game.state, random);
  Lists lists{game, seat};
  ask_around(game, seat, at, lists, random, census);
  const auto action = some_listed_action(game.state, lists.of(seat), random);
  if (!action) return std::nullopt;
  const rules::Stamped stamped{seat, at, *action};
  follow(game, stamped, census);
  return stamped;
}

void play_one(std::uint64_t number, ExpansionCensus& census) {
  rules::Game game = expansion_opening(number);
  expect_sound(game.rules, game.state);
  census.count(game.rules);
  base::Random random{base::Seed{number + 11, chosen_seed()}};
  std::ostringstream report;
  for (std::uint32_t i = 0; i < kActionsAGame && game.state.outcome == Outcome::Running; ++i) {
    const rules::GameTime at = game.now + rules::Millis{random.below(1500)};
    if (at >= rules::sand_ends(game.state)) {
      rules::run_out(game, at);
      break;
    }
    const std::optional<rules::Stamped> done = go_on(game, at, random, census);
    if (done) report << "\n  seat " << int{done->by.index} << ' ' << notation::text_of(done->what);
    if (i % 8 == 0) {
      expect_bytes_and_back(game.state);
      expect_bytes_and_back(rules::view(game.state));
    }
    if (testing::Test::HasFailure()) {
      ADD_FAILURE() << "game " << number << ", modules " << game.rules.modules.bits << report.str();
      return;
    }
  }
}

// What hardly ever occurs is hardly tested: the usual run has a thousand sets of modules, and each of their
// events and refusals a hundred times.
TEST(Expansion, X_GEN_6_every_action_of_generated_games_keeps_the_invariants) {
  ExpansionCensus census;
  const auto share = [](std::uint64_t whole) { return whole * planned_actions() / kUsualActions; };
  const std::uint64_t games = std::clamp<std::uint64_t>(share(kUsualGames), 20, kMostGames);
  for (std::uint64_t number = 0; number < games && !HasFailure(); ++number) play_one(number, census);
  const bool is_very_short = planned_actions() < kUsualActions / 10;
  if (HasFailure() || is_very_short) return;
  // A share of the games is too small to require a share of the counts, but nothing may be missing entirely.
  const bool is_usual = planned_actions() >= kUsualActions;
  const std::uint64_t least = is_usual ? kLeastTimes : std::max<std::uint64_t>(1, share(kLeastTimes) / 8);
  EXPECT_EQ(census.report(least), 0) << "some events or refusals occurred fewer than " << least << " times";
  EXPECT_GE(census.sets_of_modules(), std::min<std::uint64_t>(kLeastSets, share(kLeastSets)));
}

}  // namespace
}  // namespace property
