// The table can be turned, and the seats can be counted from a different one: the game stays the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "notation/action_text.h"
#include "notation/event_text.h"
#include "property/generated_games.h"
#include "property/requests.h"
#include "property/turned.h"
#include "rules/legal.h"

namespace property {
namespace {

using rules::Seat;
using rules::State;

std::vector<rules::Action> sorted_list(const rules::Ruleset& rules, const State& state, Seat seat) {
  const rules::Actions actions = legal_actions(rules, state, seat);
  std::vector<rules::Action> list(actions.begin(), actions.end());
  std::ranges::sort(list);
  return list;
}

// The shuffle starts from the same order of the seven tiles however the table is turned, so all that can be
// compared is that there was one.
bool is_a_shuffle(const rules::Event& event) { return std::holds_alternative<rules::SoloShuffled>(event); }

TEST(Symmetry, B_SETUP_4_the_turned_table_plays_the_same) {
  for_each_step(41, 4, [](const Step& step) {
    const unsigned quarters = 1 + step.number % 3;
    State there = turned(step.before, quarters);
    const rules::Decision decision = ask(step.rules, there, step.action);
    ASSERT_TRUE(decision.has_value()) << notation::text_of(step.action.what);
    ASSERT_EQ(decision->size(), step.events.size());
    for (std::size_t i = 0; i < step.events.size(); ++i) {
      const rules::Event expected = turned(step.events[i], quarters);
      const rules::Event& found = (*decision)[i];
      EXPECT_TRUE(found == expected || (is_a_shuffle(found) && is_a_shuffle(expected)))
          << notation::text_of(found) << " / " << notation::text_of(expected);
      evolve(there, expected);
    }
    EXPECT_TRUE(there == turned(step.after, quarters));
  });
}

TEST(Symmetry, B_SETUP_4_the_turned_table_allows_and_refuses_the_same) {
  base::Random random{{42, 42}};
  for_each_step(42, 3, [&](const Step& step) {
    const unsigned quarters = 1 + step.number % 3;
    const State there = turned(step.after, quarters);
    for (std::uint8_t seat = 0; seat < there.seats; ++seat) {
      EXPECT_TRUE(sorted_list(step.rules, there, Seat{seat}) ==
                  sorted_list(step.rules, step.after, Seat{seat}));
    }
    for (int i = 0; i < 4; ++i) {
      const rules::Stamped request = any_request(step.after, step.action.at, random);
      const rules::Decision here = ask(step.rules, step.after, request);
      const rules::Decision elsewhere = decide(step.rules, there, request);
      ASSERT_EQ(here.has_value(), elsewhere.has_value()) << notation::text_of(request.what);
      if (!here) {
        EXPECT_TRUE(here.error() == elsewhere.error()) << notation::text_of(request.what);
      }
    }
  });
}

TEST(Symmetry, B_SETUP_4_four_quarter_turns_are_none) {
  for_each_step(43, 1, [](const Step& step) { EXPECT_TRUE(turned(step.after, 4) == step.after); });
}

// Seats counted from another one, in the same ring: the left neighbours stay the left neighbours.
class Recount {
 public:
  Recount(const State& state, std::uint8_t shift) : seats_(state.seats), shift_(shift) {}

  Seat of(Seat seat) const {
    if (seat.index >= seats_) return seat;
    return Seat{static_cast<std::uint8_t>((seat.index + shift_) % seats_)};
  }
  State of(const State& state) const {
    State result = state;
    for (std::uint8_t i = 0; i < seats_; ++i) {
      result.action_tiles[of(Seat{i}).index] = state.action_tiles[i];
      result.red_pawn_ready_at[of(Seat{i}).index] = state.red_pawn_ready_at[i];
    }
    if (state.red_pawn) result.red_pawn = of(*state.red_pawn);
    return result;
  }
  rules::Action of(rules::Action action) const {
    if (auto* put = std::get_if<rules::PutRedPawn>(&action)) put->before = of(put->before);
    if (auto* stare = std::get_if<rules::Stare>(&action)) stare->at = of(stare->at);
    return action;
  }
  rules::Stamped of(const rules::Stamped& request) const {
    return {of(request.by), request.at, of(request.what)};
  }
  rules::Event of(rules::Event event) const {
    if (auto* put = std::get_if<rules::RedPawnPut>(&event)) {
      put->by = of(put->by);
      put->before = of(put->before);
    }
    if (auto* stared = std::get_if<rules::Stared>(&event)) {
      stared->by = of(stared->by);
      stared->at = of(stared->at);
    }
    return event;
  }

 private:
  std::uint8_t seats_;
  std::uint8_t shift_;
};

TEST(Symmetry, B_ACT_1_seats_have_no_rank) {
  base::Random random{{44, 44}};
  for_each_step(44, 1, [&](const Step& step) {
    const Recount recount{step.before, static_cast<std::uint8_t>(random.below(step.before.seats))};
    State there = recount.of(step.before);
    const rules::Decision decision = ask(step.rules, there, recount.of(step.action));
    ASSERT_TRUE(decision.has_value()) << notation::text_of(step.action.what);
    ASSERT_EQ(decision->size(), step.events.size());
    for (std::size_t i = 0; i < step.events.size(); ++i) {
      EXPECT_TRUE((*decision)[i] == recount.of(step.events[i])) << notation::text_of(step.events[i]);
    }
    evolve(there, *decision);
    EXPECT_TRUE(there == recount.of(step.after));

    const rules::Stamped request = any_request(step.after, step.action.at, random);
    const rules::Decision here = ask(step.rules, step.after, request);
    const rules::Decision elsewhere = decide(step.rules, there, recount.of(request));
    ASSERT_EQ(here.has_value(), elsewhere.has_value()) << notation::text_of(request.what);
    if (!here) {
      EXPECT_TRUE(here.error() == elsewhere.error()) << notation::text_of(request.what);
    }
  });
}

}  // namespace
}  // namespace property
