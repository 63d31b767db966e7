// What follows from an action, worked out independently of the rules.
#include <gtest/gtest.h>

#include "notation/action_text.h"
#include "property/generated_games.h"
#include "rules/sand.h"

namespace property {
namespace {

using catalog::Exits;
using catalog::Talk;
using rules::Pawn;
using rules::Place;
using rules::Space;
using rules::Speech;
using rules::State;
using rules::Symbol;

template <class Kind>
const Kind* find(const rules::Events& events) {
  for (const rules::Event& event : events) {
    if (const auto* found = std::get_if<Kind>(&event)) return found;
  }
  return nullptr;
}

// what ends communication; the theft, forced choices and signals don't.
bool is_an_action(const rules::Action& action) {
  return std::holds_alternative<rules::Move>(action) || std::holds_alternative<rules::TakeVortex>(action) ||
         std::holds_alternative<rules::RideEscalator>(action) ||
         std::holds_alternative<rules::Draw>(action) || std::holds_alternative<rules::PlaceTile>(action) ||
         std::holds_alternative<rules::Reveal>(action);
}

Speech speech_in_a_window(const rules::Ruleset& rules) {
  switch (rules.talk) {
    case Talk::Windows:
      return Speech::Window;
    case Talk::Gestures:
      return Speech::Gestures;
    case Talk::Free:
      return Speech::Open;
    case Talk::Never:
      break;
  }
  return Speech::Silent;
}

// S4-2, R-9: the elf stands on the green space that the tile was explored from, and no ball was used.
bool elf_has_explored(const Step& step) {
  const auto* placed = find<rules::TilePlaced>(step.events);
  return placed != nullptr && step.rules.loudspeakers && placed->right == rules::Right::Hero &&
         placed->from == place_of(step.before, rules::kElf);
}

TEST(Arrivals, B_COM_5_the_first_action_ends_the_talk_and_a_flip_opens_it) {
  for_each_step(91, 1, [](const Step& step) {
    const bool opens = find<rules::SandFlipped>(step.events) != nullptr || elf_has_explored(step);
    const Speech silence = step.rules.talk == Talk::Free ? Speech::Open : Speech::Silent;
    Speech expected = step.before.speech;
    if (is_an_action(step.action.what)) expected = opens ? speech_in_a_window(step.rules) : silence;
    EXPECT_EQ(static_cast<int>(step.after.speech), static_cast<int>(expected));
  });
}

int working_cameras(const State& state) {
  int working = 0;
  for (const rules::Tile tile : state.placed) {
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      const Place at = rules::place(tile, rules::Cell{i});
      if (rules::space_at(at).symbol == Symbol::Camera && !is_out_of_order(state, at)) ++working;
    }
  }
  return working;
}

// B-TIME-2, B-TIME-3, S6-2, S6-3, R-6: special spaces act at once and only once.
TEST(Arrivals, R_6_special_spaces_act_when_a_hero_stops_there) {
  for_each_step(92, 2, [](const Step& step) {
    const auto* moved = find<rules::PawnMoved>(step.events);
    if (moved == nullptr) return;
    const Symbol symbol = rules::space_at(moved->to).symbol;
    const bool was_in_order = !is_out_of_order(step.before, moved->to);
    const bool is_timer = symbol == Symbol::SandTimer;
    const bool breaks_camera =
        symbol == Symbol::Camera && moved->pawn == rules::kBarbarian && step.rules.cameras;
    EXPECT_EQ(find<rules::SandFlipped>(step.events) != nullptr, is_timer && was_in_order);
    EXPECT_EQ(is_out_of_order(step.after, moved->to), !was_in_order || is_timer || breaks_camera);
    if (is_timer && step.rules.cameras) {
      EXPECT_LT(working_cameras(step.before), 2);
    }
  });
}

bool is_its_exit(const rules::Ruleset& rules, Pawn hero, const Space& space) {
  if (space.symbol != Symbol::Exit) return false;
  switch (rules.exits) {
    case Exits::OneForAll:
      return space.colour == rules::Colour::Purple;
    case Exits::OwnColour:
      return space.colour == colour_of(hero);
    case Exits::Foreign:
      return space.colour != colour_of(hero);
  }
  return false;
}

TEST(Arrivals, B_EXIT_1_a_hero_leaves_exactly_by_its_exit_after_the_theft) {
  for_each_step(93, 2, [](const Step& step) {
    const auto* moved = find<rules::PawnMoved>(step.events);
    const auto* escaped = find<rules::HeroEscaped>(step.events);
    const bool leaves = moved != nullptr && step.before.stolen &&
                        is_its_exit(step.rules, moved->pawn, rules::space_at(moved->to));
    ASSERT_EQ(escaped != nullptr, leaves);
    if (!leaves) return;
    EXPECT_EQ(escaped->hero, moved->pawn);
    const bool stays = step.rules.exits == Exits::Foreign || step.rules.groups != catalog::Groups::Allowed;
    EXPECT_EQ(escaped->stays, stays);  // S10-2, S17-2
    EXPECT_EQ(place_of(step.after, moved->pawn), stays ? moved->to : rules::kNowhere);
  });
}

// The tiles of the seats are the same ones all the time; a flip passes them on and nothing else does.
TEST(Arrivals, S3_1_action_tiles_pass_to_the_left_with_a_flip_and_only_then) {
  for_each_step(94, 1, [](const Step& step) {
    if (step.rules.seats == 1) return;
    const bool passes = find<rules::SandFlipped>(step.events) != nullptr && step.rules.pass_action_tiles;
    for (std::uint8_t seat = 0; seat < step.rules.seats; ++seat) {
      const std::size_t taker = passes ? (seat + 1U) % step.rules.seats : seat;
      EXPECT_TRUE(step.after.action_tiles[taker] == step.before.action_tiles[seat]);
    }
  });
}

TEST(Arrivals, B_SOLO_2_alone_only_the_top_of_the_pile_counts) {
  for_each_step(95, 2, [](const Step& step) {
    if (step.rules.seats != 1) return;
    const State& state = step.after;
    std::uint8_t seen = 0;
    for (const auto* list : {&state.solo_deck, &state.solo_pile}) {
      for (const rules::SoloCard card : *list)
        seen = static_cast<std::uint8_t>(seen | 1U << index(*card.ability()));
    }
    EXPECT_EQ(state.solo_deck.size() + state.solo_pile.size(), catalog::kAbilities);
    EXPECT_EQ(seen, 0x7f) << "each of the seven tiles once";  // B-SOLO-1
    const rules::ActionTile top = state.solo_pile.empty()
                                      ? rules::ActionTile{}
                                      : catalog::action_tile(*state.solo_pile.back().ability());
    EXPECT_TRUE(state.action_tiles[0] == top);
    if (find<rules::SandFlipped>(step.events) != nullptr) {
      EXPECT_TRUE(state.solo_pile.empty());  // B-SOLO-4, B-SOLO-6
    }
    if (find<rules::SoloRenewed>(step.events) != nullptr) {  // B-SOLO-3: the oldest comes up first again
      EXPECT_TRUE(step.before.solo_pile[0] == state.solo_pile.back());
    }
  });
}

TEST(Arrivals, B_THEFT_1_the_theft_finds_all_four_on_their_items) {
  for_each_step(96, 2, [](const Step& step) {
    if (find<rules::Stolen>(step.events) == nullptr) {
      EXPECT_EQ(step.before.stolen, step.after.stolen);
      return;
    }
    EXPECT_TRUE(std::holds_alternative<rules::Theft>(step.action.what));  // B-THEFT-2
    for (const Pawn hero : rules::kHeroes) {
      const Space& space = rules::space_at(place_of(step.before, hero));
      EXPECT_EQ(space.symbol, Symbol::Item);
      EXPECT_EQ(space.colour == colour_of(hero), step.rules.items == catalog::Items::OwnColour);
    }
  });
}

// S5-4, R-8: a ball serves for one tile or two, and then never again.
TEST(Arrivals, S5_4_a_crystal_ball_is_used_once) {
  for_each_step(97, 2, [](const Step& step) {
    const auto* placed = find<rules::TilePlaced>(step.events);
    const bool by_ball = placed != nullptr && placed->right == rules::Right::CrystalBall;
    if (by_ball) {
      const Place ball = place_of(step.before, rules::kMage);
      EXPECT_EQ(rules::space_at(ball).symbol, Symbol::CrystalBall);
      EXPECT_EQ(is_out_of_order(step.before, ball), step.before.ball_in_use);
      EXPECT_TRUE(is_out_of_order(step.after, ball));
      EXPECT_EQ(step.after.ball_in_use, !step.before.ball_in_use);
    }
    if (step.after.ball_in_use) {
      EXPECT_EQ(rules::space_at(place_of(step.after, rules::kMage)).symbol, Symbol::CrystalBall);
    } else if (placed != nullptr && !by_ball) {  // B-EXPL-1, B-EXPL-7
      bool stands_there = false;
      for (const Pawn hero : rules::kHeroes) {
        const bool is_its_space = rules::space_at(placed->from).colour == colour_of(hero);
        stands_there |= place_of(step.before, hero) == placed->from && is_its_space;
      }
      EXPECT_TRUE(stands_there) << notation::text_of(step.action.what);
    }
  });
}

}  // namespace
}  // namespace property
