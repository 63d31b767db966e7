// A scene for a test: a position set up in the words of the game, in which any seat that may can act.
//
//   Scene scene{Scenario{7}};
//   scene.tile("5", "1b:0,2").hero("green", "5:1,0");
//   EXPECT_EQ(scene.refusal_of(scene.walk("green", "1b:0,2")), Reason::WayIsBlocked);
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <iosfwd>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/game.h"
#include "rules/legal.h"
#include "rules/mall.h"
#include "rules/setup.h"

namespace scene {

rules::Tile tile(std::string_view name);        // "9*"
rules::Place at(std::string_view text);         // "1a:0,2"
rules::Pawn pawn(std::string_view name);        // "yellow"
rules::Ability ability(std::string_view name);  // "vortex"
rules::ActionTile action_tile(std::initializer_list<std::string_view> abilities);
rules::TileSet numbered(unsigned first, unsigned last);  // the base tiles with these numbers, not tile 1

// What is visible of a face-down deck, and of an empty one.
inline constexpr rules::Card kBaseBack = rules::Card::with_back(rules::Back::Base);
inline constexpr rules::Card kNothing = rules::Card::hidden();

// The rules of a printed scenario, which a test may change.
rules::Ruleset rules_of(unsigned scenario, unsigned seats = 4);
// The same rules as a custom scenario with all base tiles.
rules::Ruleset custom_rules_of(unsigned scenario, unsigned seats = 4);
// A custom game of the expansion: all permanent rules, tiles 2 to 12 with starred ones in their places, 1a.
rules::Ruleset rules_with(std::initializer_list<unsigned> modules,
                          std::initializer_list<std::string_view> starred, unsigned seats = 4);
// A game of the box by its name: "F0", "T13".
rules::Ruleset rules_of_game(std::string_view name, unsigned seats = 4, bool hardcore = false);
// What is wrong with a choice or with rules, if anything.
std::optional<rules::Fault> fault_of(const rules::ScenarioChoice& choice);
std::optional<rules::Fault> fault_of(const rules::Ruleset& rules);

// An action and the seat that asks for it.
struct Request {
  rules::Seat by;
  rules::Action what;
};

// The same request, made by another seat.
Request by_seat(unsigned seat, const Request& request);

class Scene {
 public:
  // The first position of a scenario: deck in the order of the numbers, seats dealt in the order of the box,
  // yellow 1,1 purple 1,2 green 2,1 orange 2,2. A second has passed: a flip of the full timer would end the
  // game.
  explicit Scene(const rules::ScenarioChoice& choice);
  explicit Scene(const rules::Ruleset& rules);

  // Setting up. Each returns the scene, so that a position reads as one sentence.
  Scene& tile(std::string_view name, std::string_view explored_from);  // taken out of the deck
  Scene& hero(std::string_view name, std::string_view place);
  Scene& deck(std::initializer_list<std::string_view> top_first);  // exactly these
  Scene& out_of_order(std::string_view place);
  Scene& stolen();
  Scene& escaped(std::string_view hero);  // off the board
  Scene& deal(std::initializer_list<std::initializer_list<std::string_view>> tiles);
  Scene& solo(std::initializer_list<std::string_view> top_first);
  Scene& time(std::uint32_t ms);                                // of the actions that follow
  Scene& talking();                                             // a window for communication is open
  Scene& guard(std::string_view name, std::string_view place);  // puts it into the mall
  Scene& beholder(std::string_view tile);
  Scene& sensor(std::string_view side);  // of the table
  Scene& shaft(unsigned pair, std::string_view from, std::string_view to);
  Scene& breach(unsigned number, std::string_view from, std::string_view to);
  Scene& spells(std::initializer_list<rules::Spell> face_up);
  Scene& holding(rules::Spell spell);
  Scene& aside(std::string_view pawn);

  // Requests, made by the first seat that has the ability (seat 0 where no ability is needed or nobody has
  // it).
  Request walk(std::string_view pawn, std::string_view to) const;
  Request vortex(std::string_view pawn, std::string_view to) const;
  Request escalator(std::string_view pawn, std::string_view to) const;
  Request draw() const;
  Request place_tile(std::string_view from) const;
  Request theft() const;
  Request reveal() const;
  Request discard(std::string_view tile) const;
  Request red_pawn(unsigned from_seat, unsigned before_seat) const;
  Request stare(unsigned from_seat, unsigned at_seat) const;
  Request sand_runs_out() const;  // what the table says
  Request ask(const rules::Action& action, unsigned seat = 0) const;
  Request take_shaft(std::string_view pawn, std::string_view to) const;
  Request lay_shaft(unsigned pair, std::string_view to) const;
  Request lay_breach(unsigned number, std::string_view to) const;
  Request lift(std::string_view tile, unsigned token = 0) const;
  Request move_beholder(std::string_view toward) const;
  Request turn_sensor(std::string_view to) const;
  Request cast(rules::Spell spell) const;
  Request teleport(std::string_view pawn, std::string_view to) const;
  Request swap(std::string_view one, std::string_view other) const;
  rules::Seat seat_with(rules::Ability ability) const;

  // The result of a request.
  rules::Decision decide(const Request& request) const;
  rules::Events act(const Request& request);                              // it must be accepted
  std::optional<rules::Reason> refusal_of(const Request& request) const;  // and the position stays as it was
  std::optional<rules::Refusal> objection_to(const Request& request) const;  // the refusal with its details
  bool may(const Request& request) const;  // by decide and by the lists of actions, which must agree

  // What is true now.
  rules::Place place_of(std::string_view pawn) const;
  bool is_placed(std::string_view tile) const;
  bool is_out_of_order(std::string_view place) const;

  rules::Game game;
  rules::GameTime now;
};

// The plainest table: scenario 3, so tile 1a, an exit for each hero, tiles passed on a flip, and none of the
// heroes' talents yet. Seats 0 to 3 hold [vortex west] [explore south] [escalator east] [north].
Scene base_game(unsigned seats = 4);

// A pawn's way, as the event describes it.
rules::PawnMoved walked(std::string_view pawn, std::string_view from, std::string_view to);
rules::PawnMoved whirled(std::string_view pawn, std::string_view from, std::string_view to);
rules::PawnMoved rode(std::string_view pawn, std::string_view from, std::string_view to);

template <class Kind>
std::optional<Kind> find(const rules::Events& events) {
  for (const rules::Event& event : events) {
    if (const auto* found = std::get_if<Kind>(&event)) return *found;
  }
  return std::nullopt;
}

template <class Kind>
bool has(const rules::Events& events) {
  return find<Kind>(events).has_value();
}

}  // namespace scene

// How a failed expectation shows these.
namespace rules {
void PrintTo(Place place, std::ostream* out);
void PrintTo(Pawn pawn, std::ostream* out);
void PrintTo(Reason reason, std::ostream* out);
void PrintTo(const Refusal& refusal, std::ostream* out);
void PrintTo(const Event& event, std::ostream* out);
}  // namespace rules
