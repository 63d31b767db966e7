// Games of the expansion played at random: what has to be true of every position and every action.
#include <bit>
#include <vector>

#include "rules/canonical_bytes.h"
#include "rules/explore.h"
#include "rules/guard_room.h"
#include "rules/read_canonical_bytes.h"
#include "rules/sand.h"
#include "rules/token_actions.h"
#include "rules/view.h"
#include "rules/watch.h"
#include "support/scene.h"

namespace rules {
namespace {

struct Chosen {
  Seat by;
  Action what;
};

// One of the kinds of actions that someone may do now, and one of that kind.
std::optional<Chosen> any_action(const Game& game, base::Random& random) {
  std::array<std::vector<Chosen>, std::variant_size_v<Action>> kinds;
  for (std::uint8_t i = 0; i < game.state.seats; ++i) {
    const auto keep = [&](const Action& action) { kinds[action.index()].push_back({Seat{i}, action}); };
    for (const Action& action : legal_actions(game.rules, game.state, Seat{i})) keep(action);
    each_token_action(game.rules, game.state, Seat{i}, keep);
  }
  std::vector<std::size_t> possible;
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    if (kinds[kind].empty()) continue;
    possible.push_back(kind);
    const bool is_usual = kind == Action{Move{}}.index();
    for (int i = 0; is_usual && i < 6; ++i) possible.push_back(kind);  // tokens are soon spent otherwise
  }
  if (possible.empty()) return std::nullopt;
  const auto& kind = kinds[possible[random.below(static_cast<std::uint32_t>(possible.size()))]];
  return kind[random.below(static_cast<std::uint32_t>(kind.size()))];
}

void expect_sound_events(const Events& events) {
  for (std::size_t i = 0; i + 1 < events.size(); ++i) {
    EXPECT_FALSE(std::holds_alternative<GameWon>(events[i]) || std::holds_alternative<GameLost>(events[i]))
        << "nothing follows the end";
  }
}

void expect_sound(const Ruleset& rules, const State& state) {
  for (std::size_t i = 0; i < kPawns; ++i) {
    for (std::size_t k = i + 1; k < kPawns; ++k)
      EXPECT_TRUE(state.places[i] == kNowhere || state.places[i] != state.places[k]) << "each on its own";
  }
  if (state.outcome != Outcome::Running) return;
  for (const Pawn hero : kHeroes) {
    if (!is_in_the_mall(state, hero)) continue;
    const Tile tile = place_of(state, hero).tile();
    const bool is_seen = guard_on(state, tile) && !is_invisible(rules, state, hero, tile);
    EXPECT_FALSE(is_seen && tile != kGuardRoom) << "M1-2";
    EXPECT_FALSE(beholder_is_on(state, tile)) << "M8-2";
    EXPECT_FALSE(sensor_covers(state, place_of(state, hero))) << "M13-2";
  }
  const bool waits = state.held && state.discards_due == 0;
  EXPECT_FALSE(waits && eligible_places(rules, state).empty()) << "R-39";
  const bool map_has_a_hero =
      state.security.map_in_use == kNowhere || is_occupied(state, state.security.map_in_use);
  EXPECT_TRUE(map_has_a_hero) << "R-41";
}

void expect_told_whole(const State& state) {
  const CanonicalBytes bytes = canonical_bytes(state);
  const auto read = read_canonical_bytes({bytes.begin(), bytes.size()});
  EXPECT_TRUE(read && *read == state) << "B-ACT-1";
}

// Plays until the end or for this many actions; returns which kinds of events were seen.
std::uint64_t play_at_random(const Ruleset& rules, std::uint64_t seed, int actions) {
  Game game{.rules = rules, .state = lay_out(rules, *arrange(rules, {}, {seed, 3})), .version = 0, .now = {}};
  State seen = view(game.state);
  base::Random random{base::Seed{seed, 5}};
  std::uint64_t kinds = 0;
  for (int i = 0; i < actions && game.state.outcome == Outcome::Running; ++i) {
    const std::optional<Chosen> chosen = any_action(game, random);
    if (!chosen) break;
    const GameTime now{90'000U + static_cast<std::uint32_t>(i) * 50U};  // half of the sand has run
    if (now >= sand_ends(game.state)) break;
    const Decision decision = play(game, {chosen->by, now, chosen->what});
    if (!decision) {
      ADD_FAILURE() << "listed and refused: " << name(decision.error().reason) << ", kind "
                    << chosen->what.index() << ", seed " << seed;
      break;
    }
    for (const Event& event : *decision) {
      kinds |= std::uint64_t{1} << event.index();
      evolve(seen, redact(event));
    }
    EXPECT_TRUE(seen == view(game.state)) << "everyone sees the same";
    expect_sound_events(*decision);
    expect_sound(rules, game.state);
    expect_told_whole(game.state);
    expect_told_whole(seen);
    if (testing::Test::HasFailure()) {
      ADD_FAILURE() << catalog::name(rules.game) << " seed " << seed << " action " << i << " of kind "
                    << chosen->what.index();
      break;
    }
  }
  return kinds;
}

TEST(ModulePlay, M1_1_to_M13_4_every_game_stays_sound_at_random) {
  std::uint64_t seen = 0;
  for (std::size_t i = 1; i < catalog::kExpansionGames; ++i) {
    const auto name = catalog::name(static_cast<catalog::ExpansionGame>(i));
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      for (const unsigned seats : {1U, 4U})
        seen |= play_at_random(scene::rules_of_game(name, seats), seed, 250);
      if (HasFailure()) return;
    }
  }
  const std::uint64_t of_the_expansion = seen >> Event{PawnPut{}}.index();
  EXPECT_GE(std::popcount(of_the_expansion), 16) << "most kinds of events have happened";
}

TEST(ModulePlay, M1_1_to_M13_4_without_the_guard_room_too) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    play_at_random(
        scene::rules_with({1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13},
                          {"2*", "6*", "7*", "8*", "9*", "10*", "11*", "26*", "27*", "28*", "29*"}),
        seed, 400);
    if (HasFailure()) return;
  }
}

TEST(ModulePlay, R_79_to_R_84_scenarios_with_modules_stay_sound) {
  for (const unsigned scenario : {8U, 9U, 10U, 11U, 12U, 13U, 14U, 17U}) {
    Ruleset rules = scene::custom_rules_of(scenario, 4);
    const Ruleset modules = scene::rules_of_game("F3");
    rules.deck = modules.deck;
    rules.modules = modules.modules;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      play_at_random(rules, seed, 300);
      if (HasFailure()) FAIL() << "scenario " << scenario;
    }
  }
}

}  // namespace
}  // namespace rules
