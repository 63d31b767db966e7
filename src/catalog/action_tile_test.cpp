// The action tiles, compared with what the box contains.
#include "catalog/action_tile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <string>
#include <vector>

namespace catalog {
namespace {

constexpr std::array kEveryAbility{Ability::North,  Ability::East,      Ability::South,  Ability::West,
                                   Ability::Vortex, Ability::Escalator, Ability::Explore};

std::string text(ActionTile tile) {
  std::string words;
  for (const Ability ability : kEveryAbility) {
    if (tile.allows(ability)) words += (words.empty() ? "" : " ") + std::string(name(ability));
  }
  return '[' + words + ']';
}

std::string text(std::span<const ActionTile> tiles) {
  std::string words;
  for (const ActionTile tile : tiles) words += (words.empty() ? "" : " ") + text(tile);
  return words;
}

std::ptrdiff_t holders(std::size_t seats, Ability ability) {
  return std::ranges::count_if(action_tiles_for(seats),
                               [&](ActionTile tile) { return tile.allows(ability); });
}

TEST(ActionTiles, B_COMP_2_the_tiles_for_each_number_of_seats) {
  EXPECT_EQ(text(action_tiles_for(1)), "[north] [east] [south] [west] [vortex] [escalator] [explore]");
  EXPECT_EQ(text(action_tiles_for(2)), "[north east vortex] [south west escalator explore]");
  EXPECT_EQ(text(action_tiles_for(3)), "[west vortex] [south escalator explore] [north east]");
  EXPECT_EQ(text(action_tiles_for(4)), "[west vortex] [south explore] [east escalator] [north]");
  EXPECT_EQ(text(action_tiles_for(5)), "[west vortex] [south explore] [east escalator] [north] [west]");
  EXPECT_EQ(text(action_tiles_for(6)),
            "[west vortex] [south explore] [east escalator] [north] [west] [east]");
  EXPECT_EQ(text(action_tiles_for(7)),
            "[west vortex] [south explore] [east escalator] [north] [west] [east] [south]");
  EXPECT_EQ(text(action_tiles_for(8)),
            "[west vortex] [south explore] [east escalator] [north] [west] [east] [south] [north]");
}

TEST(ActionTiles, B_COMP_2_one_tile_for_each_seat_and_seven_for_one) {
  EXPECT_EQ(action_tiles_for(1).size(), 7U);
  for (std::size_t seats = 2; seats <= 8; ++seats) EXPECT_EQ(action_tiles_for(seats).size(), seats);
}

TEST(ActionTiles, B_COMP_2_every_ability_is_there_and_no_tile_is_empty) {
  for (std::size_t seats = 1; seats <= 8; ++seats) {
    for (const Ability ability : kEveryAbility)
      EXPECT_GE(holders(seats, ability), 1) << seats << name(ability);
    for (const ActionTile tile : action_tiles_for(seats)) EXPECT_NE(tile, ActionTile{}) << seats;
  }
}

TEST(ActionTiles, only_one_seat_has_vortex_escalator_or_explore) {
  for (std::size_t seats = 1; seats <= 8; ++seats) {
    EXPECT_EQ(holders(seats, Ability::Vortex), 1) << seats;
    EXPECT_EQ(holders(seats, Ability::Escalator), 1) << seats;
    EXPECT_EQ(holders(seats, Ability::Explore), 1) << seats;
  }
}

TEST(ActionTiles, from_five_seats_on_directions_are_doubled_west_east_south_north) {
  for (std::size_t seats = 1; seats <= 8; ++seats) {
    EXPECT_EQ(holders(seats, Ability::West), seats >= 5 ? 2 : 1) << seats;
    EXPECT_EQ(holders(seats, Ability::East), seats >= 6 ? 2 : 1) << seats;
    EXPECT_EQ(holders(seats, Ability::South), seats >= 7 ? 2 : 1) << seats;
    EXPECT_EQ(holders(seats, Ability::North), seats >= 8 ? 2 : 1) << seats;
  }
}

TEST(ActionTiles, the_solo_tiles_carry_one_ability_each) {
  for (const ActionTile tile : action_tiles_for(1)) EXPECT_EQ(std::popcount(tile.bits), 1);
}

// Nine tiles, five of them with two sides, make 14 sides: twelve faces, and the two vortex tiles have a back
// with the vortex crossed out.
TEST(ActionTiles, B_COMP_2_twelve_faces_for_two_to_eight_seats) {
  std::map<std::string, std::ptrdiff_t> copies;
  for (std::size_t seats = 2; seats <= 8; ++seats) {
    const std::span<const ActionTile> tiles = action_tiles_for(seats);
    for (const ActionTile tile : tiles) {
      std::ptrdiff_t& most = copies[text(tile)];
      most = std::max(most, std::ranges::count(tiles, tile));
    }
  }
  std::ptrdiff_t faces = 0;
  std::ptrdiff_t crossed_out = 0;
  for (const auto& [face, count] : copies) {
    faces += count;
    if (face.find("vortex") != std::string::npos) crossed_out += count;
  }
  EXPECT_EQ(faces, 12);
  EXPECT_EQ(crossed_out, 2);
  EXPECT_EQ(faces + crossed_out, 9 + 5);
}

TEST(ActionTiles, a_move_is_named_after_its_direction) {
  for (const Direction direction : kDirections) EXPECT_EQ(name(move_towards(direction)), name(direction));
}

TEST(ActionTiles, a_tile_allows_what_it_carries_and_nothing_else) {
  constexpr ActionTile kTile = action_tile(Ability::Vortex, Ability::West);
  for (const Ability ability : kEveryAbility) {
    EXPECT_EQ(kTile.allows(ability), ability == Ability::Vortex || ability == Ability::West) << name(ability);
    EXPECT_FALSE(ActionTile{}.allows(ability)) << name(ability);
  }
}

}  // namespace
}  // namespace catalog
