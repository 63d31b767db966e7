#include "rules/read_canonical_bytes.h"

#include <gtest/gtest.h>

#include <vector>

#include "rules/canonical_bytes.h"
#include "rules/setup.h"
#include "rules/view.h"
#include "support/late_position.h"
#include "support/scene.h"

namespace rules {
namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes bytes_of(const State& state) {
  const CanonicalBytes bytes = canonical_bytes(state);
  return {bytes.begin(), bytes.end()};
}

Game late_game(unsigned scenario, unsigned seats, std::uint64_t seed) {
  const auto rules = ruleset_for({.scenario = scenario, .seats = seats});
  EXPECT_TRUE(rules);
  return late::late_position(*rules, {seed, seed}).game;
}

State late_view(unsigned scenario = 7, unsigned seats = 4, std::uint64_t seed = 1) {
  return view(late_game(scenario, seats, seed).state);
}

// Each spoils one thing; the result must be refused.
template <class Spoil>
void expect_refused(const State& good, Spoil spoil) {
  ASSERT_TRUE(read_canonical_bytes(bytes_of(good)).has_value());
  State state = good;
  spoil(state);
  EXPECT_FALSE(read_canonical_bytes(bytes_of(state)).has_value());
}

TEST(ReadCanonicalBytes, B_ACT_1_gives_the_same_position_with_and_without_secrets) {
  for (const unsigned scenario : {1U, 7U, 8U, 11U, 13U, 17U}) {
    for (const unsigned seats : {1U, 2U, 4U, 8U}) {
      for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const State state = late_game(scenario, seats, seed).state;
        for (const State& one : {state, view(state)}) {
          const auto read = read_canonical_bytes(bytes_of(one));
          ASSERT_TRUE(read.has_value())
              << "scenario " << scenario << ", seats " << seats << ", seed " << seed;
          EXPECT_TRUE(*read == one);
        }
      }
    }
  }
}

// A position of the third full game with something of everything that the expansion adds.
State full_of_pieces() {
  scene::Scene scene{scene::rules_of_game("F3")};
  scene.tile("9*", "1a:0,2").tile("26*", "1a:1,0").tile("6*", "1a:2,3").tile("7*", "1a:3,1");
  scene.guard("guard1", "9*:0,0").guard("guard2", "9*:3,1").beholder("7*").sensor("west");
  scene.spells({Spell::Frog, Spell::Voucher, Spell::Broom});
  scene.act(scene.ask(CastVoucher{Pawn::Guard2, scene::at("9*:3,1"), Tile::T26s}));
  scene.act(scene.ask(CastFrog{Pawn::Guard1, scene::at("9*:0,0")}));
  scene.shaft(0, "1a:2,2", "26*:2,1").breach(1, "1a:1,1", "1a:1,0").hero("purple", "26*:3,0");
  scene.out_of_order("1a:0,0").aside("orange").aside("guard3");
  Security& security = scene.game.state.security;
  security.shafts[1].token = TokenState::Discarded;
  security.map_in_use = scene::at("26*:3,0");
  security.map_tiles = 2;
  security.code_spell = true;
  security.ball_spell = BallSpell::Begun;
  security.goal_mark = true;
  security.choosing = Pawn::Guard4;
  security.stress_tokens = 0b101010;
  security.telekinesis_tokens = 0b10;
  return scene.game.state;
}

TEST(ReadCanonicalBytes, M1_1_to_M13_4_a_position_full_of_pieces_is_read_back) {
  const State state = full_of_pieces();
  for (const State& one : {state, view(state)}) {
    const auto read = read_canonical_bytes(bytes_of(one));
    ASSERT_TRUE(read.has_value());
    EXPECT_TRUE(*read == one);
  }
  for (const auto* game : {"F0", "F2", "F3", "T3", "T8", "T13"}) {
    const State first = scene::Scene{scene::rules_of_game(game)}.game.state;
    EXPECT_TRUE(read_canonical_bytes(bytes_of(first)) == first) << game;
  }
}

TEST(ReadCanonicalBytes, M1_1_to_M13_4_every_part_of_the_pieces_is_in_the_bytes) {
  const State state = full_of_pieces();
  const auto expect_told = [&](auto spoil) {
    State other = state;
    spoil(other.security);
    EXPECT_NE(bytes_of(other), bytes_of(state));
  };
  expect_told([](Security& security) { security.shafts[1].token = TokenState::Ready; });
  expect_told([](Security& security) { security.breaches[2].token = TokenState::Discarded; });
  expect_told([](Security& security) { security.stress_tokens = 1; });
  expect_told([](Security& security) { security.telekinesis_tokens = 1; });
  expect_told([](Security& security) { security.spells = {}; });
  expect_told([](Security& security) { security.holding.pop_back(); });
  expect_told([](Security& security) { security.code_spell = false; });
  expect_told([](Security& security) { security.ball_spell = BallSpell::Waiting; });
  expect_told([](Security& security) { security.map_in_use = kNowhere; });
  expect_told([](Security& security) { security.map_tiles = 1; });
  expect_told([](Security& security) { security.beholder_tile = Tile::T26s; });
  expect_told([](Security& security) { security.sensor_side = Direction::East; });
  expect_told([](Security& security) { security.back_at[0] = scene::at("9*:0,1"); });
  expect_told([](Security& security) { security.choosing.reset(); });
  expect_told([](Security& security) { security.goal_mark = false; });
}

TEST(ReadCanonicalBytes, a_byte_too_few_or_too_many_is_none) {
  const Bytes bytes = bytes_of(late_view());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_FALSE(read_canonical_bytes({bytes.data(), size}).has_value()) << size;
  }
  Bytes longer = bytes;
  longer.push_back(0);
  EXPECT_FALSE(read_canonical_bytes(longer).has_value());
}

// If any byte is changed, it is refused, or these are the bytes of another position.
TEST(ReadCanonicalBytes, a_changed_byte_never_passes_unnoticed) {
  for (const State& position : {late_view(13, 1, 3), late_view(13, 4, 3), view(full_of_pieces())}) {
    const Bytes good = bytes_of(position);
    for (std::size_t i = 0; i < good.size(); ++i) {
      for (unsigned change = 1; change < 256; ++change) {
        Bytes bytes = good;
        bytes[i] = static_cast<std::uint8_t>(bytes[i] ^ change);
        const auto state = read_canonical_bytes(bytes);
        if (state) {
          ASSERT_EQ(bytes_of(*state), bytes) << "byte " << i << " changed by " << change;
        }
      }
    }
  }
}

// ---- the mall

TEST(ReadCanonicalBytes, B_SETUP_1_there_is_one_starting_tile_and_it_lies_at_the_origin) {
  const State good = late_view();
  ASSERT_TRUE(is_placed(good, Tile::T1b));
  expect_refused(good, [](State& state) { state.placed.insert(Tile::T1a); });
  expect_refused(good, [](State& state) { state.placed.erase(Tile::T1b); });
  const auto start = [](State& state) -> PlacedTile& { return state.tiles[catalog::index(Tile::T1b)]; };
  expect_refused(good, [&](State& state) { start(state).row = 17; });
  expect_refused(good, [&](State& state) { start(state).turns = Turns{1}; });
  expect_refused(good, [&](State& state) { start(state).dimension = 1; });
}

Tile some_other_tile(const State& state) {
  Tile found = Tile::T1b;
  for (const Tile tile : state.placed) {
    if (!catalog::is_start(tile)) found = tile;
  }
  EXPECT_NE(found, Tile::T1b);
  return found;
}

TEST(ReadCanonicalBytes, B_EXPL_2_tiles_lie_where_tiles_can_lie) {
  const State good = late_view();
  const std::size_t i = catalog::index(some_other_tile(good));
  expect_refused(good, [&](State& state) { ++state.tiles[i].row; });
  expect_refused(good, [&](State& state) { --state.tiles[i].column; });
  expect_refused(good, [&](State& state) { state.tiles[i].turns = Turns{4}; });
  expect_refused(good, [&](State& state) { state.tiles[i].row = 0, state.tiles[i].column = 0; });
  expect_refused(good, [&](State& state) { state.tiles[i].row = 119, state.tiles[i].column = 0; });
  expect_refused(good, [&](State& state) { state.tiles[i].dimension = 2; });
}

TEST(ReadCanonicalBytes, S13_1_the_second_dimension_begins_with_tile_3) {
  const State good = late_view(13);
  const std::size_t i = catalog::index(catalog::kSecondStart);
  expect_refused(good, [&](State& state) { state.tiles[i].row = 17; });
  expect_refused(good, [&](State& state) { state.tiles[i].turns = Turns{2}; });
  const std::size_t other = catalog::index(some_other_tile(late_view()));
  expect_refused(late_view(), [&](State& state) { state.tiles[other].dimension = 1; });
}

TEST(ReadCanonicalBytes, X_GEN_9_a_number_lies_there_once) {
  const State good = late_view();
  for (const Tile tile : {Tile::T2s, Tile::T9s, Tile::T12s}) {
    for (const Tile other : good.placed) {
      if (catalog::number(other) != catalog::number(tile)) continue;
      expect_refused(good, [&](State& state) {
        state.placed.insert(tile);
        state.tiles[catalog::index(tile)] = PlacedTile{.row = 4, .column = -35, .turns = {}};
      });
    }
  }
  Bytes unknown = bytes_of(good);
  unknown[7] |= 0x80U;
  EXPECT_FALSE(read_canonical_bytes(unknown).has_value());
}

TEST(ReadCanonicalBytes, tokens_lie_on_spaces) {
  expect_refused(late_view(), [](State& state) { state.out_of_order[catalog::index(Tile::T1b)] = 0xffff; });
}

// ---- pawns

TEST(ReadCanonicalBytes, B_ACT_4_pawns_stand_on_spaces_of_the_mall_each_on_its_own) {
  const auto rules = ruleset_for({.scenario = 7});
  ASSERT_TRUE(rules);
  const State good = view(lay_out(*rules, *arrange(*rules, {}, {})));
  expect_refused(good, [](State& state) { state.places[0] = state.places[1]; });
  expect_refused(good, [](State& state) { state.places[0] = kNowhere; });
  expect_refused(good, [](State& state) { state.places[0] = place(Tile::T24, Cell{5}); });
  expect_refused(good, [](State& state) { state.places[0] = Place{0xfff0}; });
  expect_refused(good, [](State& state) {
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      if (!catalog::contains(catalog::def(state.places[0].tile()).corridor, Cell{i})) {
        state.places[0] = place(state.places[0].tile(), Cell{i});
        return;
      }
    }
  });
  expect_refused(good, [](State& state) { state.presence[0] = Presence::NotInPlay; });
  expect_refused(good, [](State& state) { state.presence[0] = Presence::Aside; });
  expect_refused(good, [](State& state) { state.presence[0] = Presence::Escaped; });  // not on an exit
  expect_refused(good, [](State& state) { state.presence[0] = static_cast<Presence>(4); });
  expect_refused(good, [](State& state) { state.presence[4] = Presence::InTheMall; });
}

TEST(ReadCanonicalBytes, M10_FROG_only_guards_wait_or_are_away_and_they_know_where_they_come_back) {
  const State good = view(full_of_pieces());
  const std::size_t orange = index(Pawn::Orange);
  for (const Presence presence :
       {Presence::Waiting, Presence::Frog, Presence::Dining, Presence::DiningFrog}) {
    expect_refused(good, [&](State& state) { state.presence[orange] = presence; });
  }
  expect_refused(good, [](State& state) { state.presence[index(Pawn::Guard1)] = static_cast<Presence>(8); });
  expect_refused(good, [](State& state) { state.security.back_at[0] = kNowhere; });
  expect_refused(good, [](State& state) { state.security.back_at[0] = scene::at("5:1,1"); });
  expect_refused(good, [](State& state) { state.security.back_at[3] = scene::at("1a:3,2"); });
  const State plain = view(scene::Scene{scene::rules_of_game("T7")}.game.state);
  expect_refused(plain, [](State& state) {
    state.security = {};
    state.presence[index(Pawn::Guard1)] = Presence::Frog;
  });
}

// ---- the pieces of the expansion

TEST(ReadCanonicalBytes, M3_4_tokens_of_two_ends_lie_on_two_spaces_or_nowhere) {
  const State good = view(full_of_pieces());
  expect_refused(good, [](State& state) { state.security.shafts[0].token = static_cast<TokenState>(4); });
  expect_refused(good, [](State& state) { state.security.shafts[0].token = TokenState::Ready; });
  expect_refused(good, [](State& state) { state.security.shafts[0].first = scene::at("5:1,1"); });
  expect_refused(good, [](State& state) { state.security.shafts[0].second = kNowhere; });
  expect_refused(good, [](State& state) { state.security.shafts[0].second = scene::at("1a:2,2"); });
  expect_refused(good, [](State& state) { state.security.breaches[0].first = scene::at("1a:2,2"); });
  expect_refused(good, [](State& state) { state.security.breaches[2].second = scene::at("1a:2,2"); });
}

TEST(ReadCanonicalBytes, M2_1_M9_1_M10_1_tokens_and_spells_are_those_of_the_box) {
  const State good = view(full_of_pieces());
  expect_refused(good, [](State& state) { state.security.stress_tokens = 0b1000000; });
  expect_refused(good, [](State& state) { state.security.telekinesis_tokens = 0b100; });
  expect_refused(good, [](State& state) { state.security.spells.bits = 1U << catalog::kSpells; });
  expect_refused(good, [](State& state) { state.security.holding[0] = Spell::Broom; });
  expect_refused(good, [](State& state) { state.security.holding[0] = state.security.holding[1]; });
  expect_refused(good, [](State& state) { state.security.ball_spell = static_cast<BallSpell>(3); });
}

TEST(ReadCanonicalBytes, M7_2_M8_1_M13_1_pieces_lie_in_the_mall) {
  const State good = view(full_of_pieces());
  expect_refused(good, [](State& state) { state.security.map_in_use = scene::at("29*:0,3"); });
  expect_refused(good, [](State& state) { state.security.beholder = static_cast<PieceState>(3); });
  expect_refused(good, [](State& state) { state.security.beholder_tile = Tile::T2s; });
  expect_refused(good, [](State& state) { state.security.beholder_tile = static_cast<Tile>(kTiles); });
  expect_refused(good, [](State& state) { state.security.sensor = static_cast<PieceState>(3); });
  expect_refused(good, [](State& state) { state.security.sensor_side = static_cast<Direction>(4); });
  expect_refused(good, [](State& state) { state.security.choosing = Pawn::Orange; });
  expect_refused(good, [](State& state) { state.security.choosing = static_cast<Pawn>(kPawns); });
  const State before = view(scene::Scene{scene::rules_of_game("F3")}.game.state);
  expect_refused(before, [](State& state) { state.security.sensor = PieceState::InTheMall; });
}

TEST(ReadCanonicalBytes, X_GEN_4_pieces_that_are_not_in_play_are_not_in_the_bytes) {
  State state = view(scene::Scene{scene::rules_of_game("T1")}.game.state);
  const Bytes with_pieces = bytes_of(state);
  state.security = {};
  Bytes bytes = bytes_of(state);
  ASSERT_LT(bytes.size(), with_pieces.size());
  const std::size_t shorter = bytes.size();
  bytes = with_pieces;
  bytes[shorter] = 0;      // the two pairs of shafts
  bytes[shorter + 5] = 0;  // aren't in play
  EXPECT_FALSE(read_canonical_bytes(bytes).has_value()) << "there is one way to write it";
}

// ---- what lies face down

TEST(ReadCanonicalBytes, B_SETUP_1_a_view_shows_the_top_of_the_deck_at_the_most) {
  const State good = late_view(7, 4, 2);
  ASSERT_GE(good.deck.size(), 2U);
  expect_refused(good, [](State& state) { state.deck[0] = Card{Tile::T24}; });
  expect_refused(good, [](State& state) { state.deck[0] = Card::with_back(Back::Base); });
  expect_refused(good, [](State& state) { state.random = base::Random{{1, 0}}; });
  expect_refused(good, [](State& state) { state.random = base::Random{{}, 1}; });
  expect_refused(good, [](State& state) { state.knowledge = Knowledge::Everything; });
}

TEST(ReadCanonicalBytes, X_GEN_9_a_tile_is_in_one_place) {
  const auto rules = ruleset_for({.scenario = 8});
  ASSERT_TRUE(rules);
  const State good = lay_out(*rules, *arrange(*rules, {}, {}));
  expect_refused(good, [](State& state) { state.deck[0] = state.deck[1]; });
  expect_refused(good, [](State& state) { state.deck[0] = Card{Tile::T1a}; });
  expect_refused(good, [](State& state) { state.deck[0] = Card::hidden(); });
  expect_refused(good, [](State& state) { state.held = state.deck[0]; });
  expect_refused(view(good), [](State& state) { state.deck.back() = Card{Tile::T1b}; });
  expect_refused(view(good), [](State& state) { state.held = Card{Tile::T1a}; });
  expect_refused(view(good), [](State& state) { state.held = Card::hidden(); });
}

TEST(ReadCanonicalBytes, S11_4_there_is_room_for_tiles_that_go_back) {
  const State good = late_view(7, 4, 2);
  expect_refused(good, [](State& state) {
    while (!state.deck.full()) state.deck.push_front(Card::hidden());
  });
}

TEST(ReadCanonicalBytes, B_SOLO_1_the_solo_deck_has_seven_tiles_and_only_one_who_plays_alone_has_it) {
  const auto rules = ruleset_for({.scenario = 7, .seats = 1});
  ASSERT_TRUE(rules);
  const State good = lay_out(*rules, *arrange(*rules, {}, {}));
  expect_refused(good, [](State& state) { state.solo_deck.pop_back(); });
  expect_refused(good, [](State& state) { state.solo_deck[0] = state.solo_deck[1]; });
  expect_refused(good, [](State& state) { state.solo_deck[0] = SoloCard::hidden(); });
  expect_refused(good, [](State& state) { state.solo_pile.push_back(SoloCard{Ability::North}); });
  expect_refused(view(good), [](State& state) { state.solo_deck[0] = SoloCard{Ability::North}; });
  expect_refused(view(good), [](State& state) {
    state.solo_deck.pop_back();
    state.solo_pile.push_back(SoloCard::hidden());
  });
  expect_refused(late_view(), [](State& state) { state.solo_deck.push_back(SoloCard::hidden()); });
}

// ---- table and course

TEST(ReadCanonicalBytes, what_is_out_of_range_is_none) {
  const State good = late_view(7, 4, 2);
  expect_refused(good, [](State& state) { state.seats = 0; });
  expect_refused(good, [](State& state) { state.action_tiles[0] = ActionTile{0x80}; });
  expect_refused(good, [](State& state) { state.red_pawn_ready_at[0] = GameTime{0x80000000}; });
  expect_refused(good, [](State& state) { state.speech = static_cast<Speech>(4); });
  expect_refused(good, [](State& state) { state.red_pawn = Seat{4}; });
  expect_refused(good, [](State& state) { state.sand.since = GameTime{0xffffffff}; });
  expect_refused(good, [](State& state) { state.sand.left = Millis{0xffffffff}; });
  expect_refused(good, [](State& state) { state.deck_face = static_cast<DeckFace>(2); });
  expect_refused(good,
                 [](State& state) { state.timer_spaces_used = static_cast<std::uint8_t>(state.flips + 1); });
  expect_refused(good, [](State& state) { state.discards_due = 3; });
  expect_refused(good, [](State& state) { state.outcome = static_cast<Outcome>(3); });
  expect_refused(good, [](State& state) { state.defeat = Defeat::SandRanOut; });
  expect_refused(good, [](State& state) { state.defeat = static_cast<Defeat>(3); });
  expect_refused(good, [](State& state) { state.ended = GameTime{1}; });
  expect_refused(good, [](State& state) { state.knowledge = static_cast<Knowledge>(2); });
}

}  // namespace
}  // namespace rules
