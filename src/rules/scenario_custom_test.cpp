// Custom scenarios: what players can make of the rules, and what is refused because it can't be played or
// won.
#include <set>
#include <string>

#include "support/scene.h"

namespace rules {
namespace {

using catalog::DoSomething;
using catalog::Exits;
using catalog::Groups;
using catalog::Talk;
using catalog::Vortex;
using scene::custom_rules_of;
using scene::fault_of;
using scene::numbered;

Ruleset with_modules(std::initializer_list<std::string_view> tiles, std::initializer_list<Module> modules) {
  Ruleset rules = custom_rules_of(7);
  for (const auto name : tiles) {
    const Tile tile = scene::tile(name);
    for (const Tile other : rules.deck) {
      if (catalog::number(other) == catalog::number(tile)) rules.deck.erase(other);
    }
    rules.deck.insert(tile);
  }
  for (const Module module : modules) rules.modules.insert(module);
  return rules;
}

std::optional<Flaw> lacks_tile(Module module) {
  return Flaw{.fault = Fault::ModuleNeedsATile, .module = module};
}
std::optional<Flaw> lacks_module(Module module) {
  return Flaw{.fault = Fault::ModuleNeedsAModule, .module = module};
}
bool lacks_nothing(const Ruleset& rules) { return !flaw_of(rules); }

TEST(CustomScenario, SX_1_has_its_own_side_tiles_top_and_bottom) {
  Ruleset rules = custom_rules_of(3);
  rules.start = Tile::T1a;
  rules.deck = numbered(2, 12);
  rules.on_top = {Tile::T5, Tile::T3};
  rules.at_bottom = {Tile::T2, Tile::T9};
  ASSERT_EQ(flaw_of(rules), std::nullopt);
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto layout = arrange(rules, rules::Setup{}, {seed, 0});
    ASSERT_TRUE(layout);
    ASSERT_EQ(layout->deck.size(), 11U);
    EXPECT_EQ(layout->deck[0], Tile::T5);
    EXPECT_EQ(layout->deck[1], Tile::T3);
    EXPECT_EQ(layout->deck[9], Tile::T2);
    EXPECT_EQ(layout->deck[10], Tile::T9);
    EXPECT_TRUE(is_placed(lay_out(rules, *layout), Tile::T1a));
  }
}

TEST(CustomScenario, SX_1_needs_a_name) {
  Ruleset rules = custom_rules_of(7);
  EXPECT_EQ(fault_of(rules), std::nullopt);
  rules.name.clear();
  EXPECT_EQ(fault_of(rules), Fault::NameIsMissing);
}

TEST(CustomScenario, SX_1_a_number_that_no_scenario_has_is_refused) {
  Ruleset rules = custom_rules_of(7);
  rules.scenario = 18;
  EXPECT_EQ(fault_of(rules), Fault::NoSuchScenario);
}

TEST(CustomScenario, SX_1_rules_of_several_scenarios_can_be_combined) {
  Ruleset rules = custom_rules_of(17);
  rules.exits = Exits::Foreign;
  rules.items = catalog::Items::Foreign;
  rules.rearrangement = true;
  rules.deck_face = DeckFace::Up;
  rules.talk = Talk::Never;
  EXPECT_EQ(fault_of(rules), std::nullopt);
  rules = custom_rules_of(13);
  rules.groups = Groups::Forbidden;
  rules.rearrangement = true;
  rules.cameras = false;
  EXPECT_EQ(fault_of(rules), std::nullopt);
}

TEST(CustomScenario, SX_1_seats_start_and_sand_are_checked_like_those_of_the_book) {
  Ruleset rules = custom_rules_of(7);
  rules.seats = 0;
  EXPECT_EQ(fault_of(rules), Fault::SeatsOutOfRange);
  rules.seats = 9;
  EXPECT_EQ(fault_of(rules), Fault::SeatsOutOfRange);
  rules.seats = 8;
  EXPECT_EQ(fault_of(rules), std::nullopt);
  rules.start = Tile::T4;
  EXPECT_EQ(flaw_of(rules), (Flaw{.fault = Fault::WrongStartingTile, .tile = Tile::T4}));
}

TEST(CustomScenario, SX_2_every_fault_has_a_name_a_rule_and_a_sentence) {
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < kFaults; ++i) {
    const Fault fault = static_cast<Fault>(i);
    EXPECT_TRUE(names.insert(name(fault)).second) << name(fault);
    EXPECT_FALSE(rule_of(fault).empty()) << name(fault);
    EXPECT_TRUE(sentence(fault).ends_with('.')) << name(fault);
  }
}

TEST(CustomScenario, SX_2_groups_forbidden_with_one_exit_for_all_cannot_be_won) {
  for (const Groups groups : {Groups::Forbidden, Groups::Pairs}) {
    Ruleset rules = custom_rules_of(17);
    rules.groups = groups;
    EXPECT_EQ(fault_of(rules), std::nullopt);
    rules.exits = Exits::OneForAll;
    EXPECT_EQ(fault_of(rules), Fault::GroupsNeedOwnExits);
  }
}

TEST(CustomScenario, SX_2_two_dimensions_with_one_exit_for_all_cannot_be_won) {
  // At the theft one hero at least is in the dimension without the exit, and the vortex is off from then on.
  Ruleset rules = custom_rules_of(13);
  EXPECT_EQ(fault_of(rules), std::nullopt);
  rules.exits = Exits::OneForAll;
  EXPECT_EQ(fault_of(rules), Fault::DimensionsNeedTwoExits);
}

TEST(CustomScenario, SX_2_two_dimensions_need_the_vortex_between_them_and_it_needs_them) {
  Ruleset rules = custom_rules_of(13);
  rules.vortex = Vortex::OutOfService;
  EXPECT_EQ(fault_of(rules), Fault::DimensionsNeedTheVortex);
  rules.vortex = Vortex::Works;
  EXPECT_EQ(fault_of(rules), Fault::DimensionsNeedTheVortex);
  rules = custom_rules_of(7);
  rules.vortex = Vortex::BetweenDimensions;
  EXPECT_EQ(fault_of(rules), Fault::DimensionsNeedTheVortex);
}

TEST(CustomScenario, SX_2_what_lies_on_top_or_at_the_bottom_is_a_tile_of_the_deck_and_only_once) {
  Ruleset rules = custom_rules_of(7);
  rules.deck = numbered(2, 12);
  rules.on_top = {Tile::T15};
  EXPECT_EQ(flaw_of(rules), (Flaw{.fault = Fault::NotInTheDeck, .tile = Tile::T15}));
  rules.on_top = {Tile::T5};
  rules.at_bottom = {Tile::T16};
  EXPECT_EQ(flaw_of(rules), (Flaw{.fault = Fault::NotInTheDeck, .tile = Tile::T16}));
  rules.at_bottom = {Tile::T5};
  EXPECT_EQ(flaw_of(rules), (Flaw{.fault = Fault::TileTwice, .tile = Tile::T5}));
  rules.at_bottom.clear();
  EXPECT_EQ(flaw_of(rules), std::nullopt);
  rules.on_top = {Tile::T5, Tile::T5};
  EXPECT_EQ(flaw_of(rules), (Flaw{.fault = Fault::TileTwice, .tile = Tile::T5}));
}

TEST(CustomScenario, SX_2_tile_3_cannot_be_on_top_where_it_lies_apart) {
  Ruleset rules = custom_rules_of(13);
  rules.on_top = {Tile::T3};
  EXPECT_EQ(flaw_of(rules), (Flaw{.fault = Fault::NotInTheDeck, .tile = Tile::T3}));
}

TEST(CustomScenario, SX_2_tile_1_is_never_in_the_deck) {
  Ruleset rules = custom_rules_of(7);
  rules.deck.insert(Tile::T1a);
  EXPECT_EQ(flaw_of(rules), (Flaw{.fault = Fault::StartingTileInDeck, .tile = Tile::T1a}));
}

TEST(CustomScenario, SX_3_a_deck_without_one_of_the_items) {
  const std::array<std::pair<Tile, Colour>, 4> items{{{Tile::T6, Colour::Yellow},
                                                      {Tile::T7, Colour::Orange},
                                                      {Tile::T8, Colour::Green},
                                                      {Tile::T9, Colour::Purple}}};
  for (const auto& [tile, colour] : items) {
    Ruleset rules = custom_rules_of(7);
    rules.deck.erase(tile);
    EXPECT_EQ(flaw_of(rules), (Flaw{.fault = Fault::ItemIsMissing, .colour = colour}));
  }
}

TEST(CustomScenario, SX_3_a_deck_without_the_exits_that_its_rules_need) {
  const std::array<std::pair<Tile, Colour>, 4> exits{{{Tile::T2, Colour::Purple},
                                                      {Tile::T10, Colour::Green},
                                                      {Tile::T11, Colour::Yellow},
                                                      {Tile::T12, Colour::Orange}}};
  for (const auto& [tile, colour] : exits) {
    Ruleset rules = custom_rules_of(7);
    rules.deck.erase(tile);
    const Flaw missing{.fault = Fault::ExitIsMissing, .colour = colour};
    EXPECT_EQ(flaw_of(rules), missing);
    rules.exits = Exits::Foreign;
    EXPECT_EQ(flaw_of(rules), missing);
    rules.exits = Exits::OneForAll;
    EXPECT_EQ(flaw_of(rules), colour == Colour::Purple ? std::optional{missing} : std::nullopt);
  }
}

TEST(CustomScenario, SX_3_a_leader_with_fewer_than_three_seats) {
  Ruleset rules = custom_rules_of(9, 3);
  EXPECT_EQ(fault_of(rules), std::nullopt);
  for (std::uint8_t seats = 0; seats < 3; ++seats) {
    rules.seats = seats;
    EXPECT_EQ(fault_of(rules), Fault::TooFewForALeader);
  }
  rules.seats = 9;
  EXPECT_EQ(fault_of(rules), std::nullopt);
  rules.seats = 10;
  EXPECT_EQ(fault_of(rules), Fault::SeatsOutOfRange);
}

TEST(CustomScenario, SX_3_a_leader_without_the_red_pawn) {
  Ruleset rules = custom_rules_of(9);
  rules.talk = Talk::Never;
  EXPECT_EQ(fault_of(rules), std::nullopt) << "9 with 14";
  rules.do_something = DoSomething::Nobody;
  EXPECT_EQ(fault_of(rules), Fault::LeaderNeedsTheRedPawn) << "9 with 15";
}

TEST(CustomScenario, SX_3_a_red_pawn_for_a_leader_who_is_not_there) {
  Ruleset rules = custom_rules_of(7);
  rules.do_something = DoSomething::LeaderOnly;
  EXPECT_EQ(fault_of(rules), Fault::RulesContradict);
}

TEST(CustomScenario, SX_3_a_tile_and_its_starred_version) {
  for (const auto name : {"2", "6", "7", "8", "9", "10", "11", "12"}) {
    Ruleset rules = custom_rules_of(7);
    const Tile starred = scene::tile(std::string{name} + "*");
    rules.deck.insert(starred);
    EXPECT_EQ(flaw_of(rules), (Flaw{.fault = Fault::TileAndItsStar, .tile = starred}));
  }
}

TEST(CustomScenario, SX_3_modules_without_their_tiles) {
  using enum Module;
  EXPECT_EQ(flaw_of(with_modules({}, {Guard})), lacks_tile(Guard));
  EXPECT_TRUE(lacks_nothing(with_modules({"9*"}, {Guard})));
  EXPECT_EQ(flaw_of(with_modules({"9*"}, {Guard, GuardRoom})), lacks_tile(GuardRoom));
  EXPECT_TRUE(lacks_nothing(with_modules({"9*", "25*"}, {Guard, GuardRoom})));
  EXPECT_EQ(flaw_of(with_modules({}, {LockedExit})), lacks_tile(LockedExit));
  EXPECT_TRUE(lacks_nothing(with_modules({"12*"}, {LockedExit})));
  EXPECT_EQ(flaw_of(with_modules({}, {Maps})), lacks_tile(Maps));
  for (const auto tile : {"26*", "29*", "2*", "10*", "11*", "12*", "28*"}) {
    EXPECT_TRUE(lacks_nothing(with_modules({tile}, {Maps}))) << tile;
  }
  EXPECT_EQ(flaw_of(with_modules({"7*"}, {Beholder})), lacks_tile(Beholder));
  EXPECT_EQ(flaw_of(with_modules({"27*"}, {Beholder})), lacks_tile(Beholder));
  EXPECT_TRUE(lacks_nothing(with_modules({"7*", "27*"}, {Beholder})));
  EXPECT_EQ(flaw_of(with_modules({}, {Reinforcements})), lacks_tile(Reinforcements));
  EXPECT_TRUE(lacks_nothing(with_modules({"10*"}, {Reinforcements})));
  EXPECT_EQ(flaw_of(with_modules({"6*"}, {Sensor})), lacks_tile(Sensor));
  EXPECT_EQ(flaw_of(with_modules({"29*"}, {Sensor})), lacks_tile(Sensor));
  EXPECT_TRUE(lacks_nothing(with_modules({"6*", "29*"}, {Sensor})));
}

TEST(CustomScenario, SX_3_the_guard_room_needs_a_way_out_and_something_that_catches) {
  using enum Module;
  EXPECT_EQ(flaw_of(with_modules({"2*", "25*"}, {Reinforcements, GuardRoom})), lacks_tile(GuardRoom))
      << "no code";
  EXPECT_TRUE(lacks_nothing(with_modules({"2*", "25*"}, {Reinforcements, GuardRoom, Shafts})));
  EXPECT_TRUE(lacks_nothing(with_modules({"2*", "25*", "26*"}, {Reinforcements, GuardRoom})));
  EXPECT_EQ(flaw_of(with_modules({"25*", "26*"}, {GuardRoom})), lacks_module(GuardRoom));
  EXPECT_TRUE(lacks_nothing(with_modules({"7*", "27*", "25*"}, {Beholder, GuardRoom})));
  EXPECT_TRUE(lacks_nothing(with_modules({"6*", "29*", "25*"}, {Sensor, GuardRoom})));
}

TEST(CustomScenario, SX_3_the_control_room_needs_its_tile_and_a_code) {
  using enum Module;
  EXPECT_EQ(flaw_of(with_modules({"9*"}, {Guard, ControlRoom})), lacks_tile(ControlRoom));
  EXPECT_EQ(flaw_of(with_modules({"2*", "28*"}, {Reinforcements, ControlRoom})), lacks_tile(ControlRoom));
  EXPECT_TRUE(lacks_nothing(with_modules({"9*", "28*"}, {Guard, ControlRoom})));
}

TEST(CustomScenario, R_83_the_control_room_needs_a_vortex_that_works) {
  Ruleset rules = with_modules({"9*", "28*"}, {Module::Guard, Module::ControlRoom});
  rules.vortex = Vortex::OutOfService;
  EXPECT_EQ(flaw_of(rules), (Flaw{.fault = Fault::ModuleNeedsTheVortex, .module = Module::ControlRoom}));
}

TEST(CustomScenario, R_86_tile_8_with_a_star_needs_shafts_or_breaches) {
  EXPECT_EQ(flaw_of(with_modules({"8*"}, {})), (Flaw{.fault = Fault::TileNeedsAModule, .tile = Tile::T8s}));
  EXPECT_TRUE(lacks_nothing(with_modules({"8*"}, {Module::Shafts})));
  EXPECT_TRUE(lacks_nothing(with_modules({"8*"}, {Module::Breaches})));
}

TEST(CustomScenario, R_86_the_control_room_needs_guards) {
  EXPECT_EQ(flaw_of(with_modules({"9*", "28*"}, {Module::ControlRoom})), lacks_module(Module::ControlRoom));
  EXPECT_TRUE(
      lacks_nothing(with_modules({"9*", "2*", "28*"}, {Module::Reinforcements, Module::ControlRoom})));
}

TEST(CustomScenario, X_GEN_6_modules_without_needs_and_starred_tiles_without_modules_are_played) {
  EXPECT_TRUE(lacks_nothing(with_modules({}, {Module::AntiStress}))) << "no tile needed";
  Ruleset tile_only = custom_rules_of(7);
  tile_only.deck.erase(Tile::T9);
  tile_only.deck.insert(Tile::T9s);
  EXPECT_TRUE(lacks_nothing(tile_only)) << "no module needed";
  tile_only.spells.insert(Spell::Broom);
  EXPECT_EQ(flaw_of(tile_only), lacks_module(Module::Spells)) << "spells are a module";
}

TEST(CustomScenario, S1_4_and_R_22_are_options_of_their_scenarios_only) {
  for (unsigned scenario = 1; scenario <= 17; ++scenario) {
    const ScenarioChoice talking{.scenario = scenario, .free_talk = true};
    const ScenarioChoice in_pairs{.scenario = scenario, .pairs = true};
    EXPECT_EQ(fault_of(talking), scenario == 1 ? std::nullopt : std::optional{Fault::RulesContradict});
    EXPECT_EQ(fault_of(in_pairs), scenario == 17 ? std::nullopt : std::optional{Fault::RulesContradict});
  }
}

}  // namespace
}  // namespace rules
