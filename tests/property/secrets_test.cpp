// What everyone may know: the order of the decks and future random numbers never show.
#include <gtest/gtest.h>

#include "base/overloaded.h"
#include "notation/action_text.h"
#include "notation/event_text.h"
#include "property/generated_games.h"
#include "property/requests.h"
#include "rules/canonical_bytes.h"
#include "rules/view.h"

namespace property {
namespace {

// A different position that looks the same: face-down tiles in another order, other future random numbers.
rules::State with_other_secrets(const rules::State& state, base::Random& random) {
  rules::State other = state;
  const bool top_is_seen = other.deck_face == rules::DeckFace::Up && !other.deck.empty();
  const rules::Card top = top_is_seen ? other.deck.back() : rules::Card::hidden();
  if (top_is_seen) other.deck.pop_back();
  random.shuffle(other.deck);
  if (top_is_seen) other.deck.push_back(top);
  random.shuffle(other.solo_deck);
  other.random = base::Random{{random.next(), random.next()}, random.below(100)};
  return other;
}

// A view's event says the same as the real one, or leaves open what it can't know.
bool agrees(const rules::Event& seen, const rules::Event& real) {
  if (const auto* drawn = std::get_if<rules::TileDrawn>(&seen)) {
    const auto* true_one = std::get_if<rules::TileDrawn>(&real);
    if (true_one == nullptr) return false;
    const auto is_open_or = [](rules::Card card, rules::Card truth) {
      return card == rules::Card::hidden() || card == truth;
    };
    return is_open_or(drawn->tile, true_one->tile) && is_open_or(drawn->next, true_one->next);
  }
  if (const auto* revealed = std::get_if<rules::SoloRevealed>(&seen)) {
    const bool is_open = revealed->card == rules::SoloCard::hidden();
    return std::holds_alternative<rules::SoloRevealed>(real) && (is_open || seen == real);
  }
  return seen == redact(real);
}

bool leaves_a_tile_open(const rules::Event& event) {
  const auto* drawn = std::get_if<rules::TileDrawn>(&event);
  return drawn != nullptr && !drawn->tile.tile();
}

// What a view decides is what really happens, up to the first thing it can't know.
void expect_same_events(const rules::Events& seen, const rules::Events& real) {
  ASSERT_LE(seen.size(), real.size());
  for (std::size_t i = 0; i < seen.size(); ++i) {
    EXPECT_TRUE(agrees(seen[i], real[i]))
        << notation::text_of(seen[i]) << " / " << notation::text_of(real[i]);
  }
  if (seen.size() < real.size()) {
    EXPECT_TRUE(!seen.empty() && leaves_a_tile_open(seen.back()));
  }
}

// The design's law: viewing and evolving can be done in either order.
TEST(Secrets, B_SETUP_1_a_view_follows_the_game_event_by_event) {
  for_each_step(11, 6, [](const Step& step) {
    rules::State state = step.before;
    rules::State seen = view(state);
    for (const rules::Event& event : step.events) {
      evolve(state, event);
      evolve(seen, redact(event));
      EXPECT_TRUE(view(state) == seen) << notation::text_of(event);
    }
    EXPECT_TRUE(state == step.after);
  });
}

TEST(Secrets, B_SETUP_1_positions_that_differ_in_secrets_look_the_same) {
  base::Random random{{12, 12}};
  for_each_step(12, 4, [&](const Step& step) {
    const rules::State other = with_other_secrets(step.after, random);
    EXPECT_TRUE(view(other) == view(step.after));
    EXPECT_EQ(public_hash(other), public_hash(step.after));
    EXPECT_TRUE(view(view(other)) == view(other));
  });
}

TEST(Secrets, B_SETUP_1_refusals_do_not_depend_on_secrets) {
  base::Random random{{13, 13}};
  for_each_step(13, 4, [&](const Step& step) {
    const rules::State other = with_other_secrets(step.before, random);
    const rules::State seen = view(step.before);
    for (int i = 0; i < 12; ++i) {
      const rules::Stamped request = any_request(step.before, step.action.at, random);
      const rules::Decision real = ask(step.rules, step.before, request);
      const rules::Decision elsewhere = decide(step.rules, other, request);
      const rules::Decision guessed = decide(step.rules, seen, request);
      ASSERT_EQ(real.has_value(), guessed.has_value()) << notation::text_of(request.what);
      ASSERT_EQ(real.has_value(), elsewhere.has_value()) << notation::text_of(request.what);
      if (real) {
        expect_same_events(*guessed, *real);
      } else {
        EXPECT_TRUE(guessed.error() == real.error()) << notation::text_of(request.what);
        EXPECT_TRUE(elsewhere.error() == real.error()) << notation::text_of(request.what);
      }
    }
  });
}

TEST(Secrets, B_SETUP_1_a_view_decides_what_really_happens) {
  for_each_step(14, 4, [](const Step& step) {
    const rules::Decision guessed = decide(step.rules, view(step.before), step.action);
    ASSERT_TRUE(guessed.has_value());
    expect_same_events(*guessed, step.events);
  });
}

// A hash can only tell positions apart if their bytes do.
TEST(Secrets, B_ACT_1_equal_bytes_mean_equal_positions) {
  for_each_step(15, 2, [](const Step& step) {
    const bool bytes_are_equal = rules::canonical_bytes(step.before) == rules::canonical_bytes(step.after);
    EXPECT_EQ(bytes_are_equal, step.before == step.after);
  });
}

TEST(Secrets, B_ACT_1_a_wanderer_needs_no_secrets) {
  for (std::uint64_t number = 0; number < 60; ++number) {
    const Opening start = opening(16, number);
    rules::Game game = start.game;
    ai::Wanderer knowing{start.kind, start.seed};
    ai::Wanderer seeing{start.kind, start.seed};
    for (int i = 0; i < 100; ++i) {
      const auto choice = knowing.next(game.rules, game.state, game.now);
      const auto other = seeing.next(game.rules, view(game.state), game.now);
      ASSERT_EQ(choice.has_value(), other.has_value());
      if (!choice) break;
      ASSERT_EQ(choice->by, other->by);
      ASSERT_TRUE(choice->what == other->what);
      ASSERT_TRUE(play(game, *choice).has_value()) << notation::text_of(choice->what);
    }
  }
}

}  // namespace
}  // namespace property
