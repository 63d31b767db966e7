#include "support/scene.h"

#include <cstdlib>
#include <string>

#include "rules/evolve.h"
#include "rules/token_actions.h"

namespace scene {

using rules::Ability;
using rules::Colour;
using rules::Pawn;
using rules::Place;
using rules::Seat;

namespace {

// A wrong word in a test is a bug in the test: stop at once.
template <class T>
T expect_found(std::optional<T> found, std::string_view what) {
  if (!found) {
    ADD_FAILURE() << "no such thing in a scene: " << what;
    std::abort();
  }
  return *found;
}

rules::Ruleset ruleset(const rules::ScenarioChoice& choice) {
  const auto rules = rules::ruleset_for(choice);
  if (!rules) {
    ADD_FAILURE() << "scene with a flaw: " << rules::name(rules.error().fault);
    std::abort();
  }
  return *rules;
}

rules::Layout plain_layout(const rules::Ruleset& rules) {
  rules::Setup setup;
  for (const rules::Tile tile : rules.deck) {
    if (!(rules.two_dimensions && tile == catalog::kSecondStart)) setup.deck.push_back(tile);
  }
  const std::array<catalog::Cell, 4> centre{catalog::cell_at(1, 1), catalog::cell_at(1, 2),
                                            catalog::cell_at(2, 1), catalog::cell_at(2, 2)};
  for (const Colour colour : rules::kColours) {
    const bool apart = rules.two_dimensions && (colour == Colour::Yellow || colour == Colour::Purple);
    setup.heroes[catalog::index(colour)] =
        rules::place(apart ? catalog::kSecondStart : rules.start, centre[catalog::index(colour)]);
  }
  if (rules.seats > 1) {
    for (const auto tile : catalog::action_tiles_for(rules.leader ? rules.seats - 1U : rules.seats)) {
      setup.deal.push_back(tile);
    }
    if (rules.leader) setup.deal.push_back(rules::ActionTile{});
  }
  const auto layout = rules::arrange(rules, setup, base::Seed{1, 0});
  if (!layout) {
    ADD_FAILURE() << "scene that cannot be laid out: " << rules::name(layout.error().fault);
    std::abort();
  }
  return *layout;
}

}  // namespace

rules::Tile tile(std::string_view name) { return expect_found(catalog::tile_named(name), name); }

Place at(std::string_view text) {
  const std::size_t colon = text.find(':');
  const bool is_well_formed =
      colon != std::string_view::npos && text.size() == colon + 4 && text[colon + 2] == ',';
  if (!is_well_formed) expect_found(std::optional<int>{}, text);
  return rules::place(tile(text.substr(0, colon)),
                      catalog::cell_at(static_cast<unsigned>(text[colon + 1] - '0'),
                                       static_cast<unsigned>(text[colon + 3] - '0')));
}

Pawn pawn(std::string_view name) {
  std::optional<Pawn> found;
  for (std::size_t i = 0; i < rules::kPawns; ++i) {
    if (rules::kPawnNames[i] == name) found = static_cast<Pawn>(i);
  }
  return expect_found(found, name);
}

Ability ability(std::string_view name) {
  std::optional<Ability> found;
  for (std::size_t i = 0; i < catalog::kAbilities; ++i) {
    if (catalog::kAbilityNames[i] == name) found = static_cast<Ability>(i);
  }
  return expect_found(found, name);
}

rules::ActionTile action_tile(std::initializer_list<std::string_view> abilities) {
  rules::ActionTile tile;
  for (const auto name : abilities) tile.bits |= catalog::action_tile(ability(name)).bits;
  return tile;
}

rules::TileSet numbered(unsigned first, unsigned last) {
  rules::TileSet set;
  for (unsigned number = first; number <= last; ++number) set.insert(tile(std::to_string(number)));
  return set;
}

rules::Ruleset rules_of(unsigned scenario, unsigned seats) {
  return ruleset({.scenario = scenario, .seats = seats});
}

rules::Ruleset custom_rules_of(unsigned scenario, unsigned seats) {
  rules::Ruleset rules = rules_of(scenario, seats);
  rules.scenario = 0;
  for (const char letter : std::string_view{"Own"}) rules.name.push_back(letter);
  rules.deck = numbered(2, 24);
  return rules;
}

rules::Ruleset rules_with(std::initializer_list<unsigned> modules,
                          std::initializer_list<std::string_view> starred, unsigned seats) {
  rules::Ruleset rules = custom_rules_of(7, seats);
  rules.start = rules::Tile::T1a;
  rules.deck = numbered(2, 12);
  for (const std::string_view name : starred) {
    const rules::Tile star = tile(name);
    for (const rules::Tile other : numbered(2, 12)) {
      if (catalog::number(other) == catalog::number(star)) rules.deck.erase(other);
    }
    rules.deck.insert(star);
  }
  for (const unsigned number : modules) rules.modules.insert(static_cast<rules::Module>(number - 1));
  return rules;
}

rules::Ruleset rules_of_game(std::string_view name, unsigned seats, bool hardcore) {
  for (std::size_t i = 1; i < catalog::kExpansionGames; ++i) {
    const auto game = static_cast<catalog::ExpansionGame>(i);
    if (catalog::name(game) != name) continue;
    const auto rules =
        rules::ruleset_for(rules::ExpansionChoice{.game = game, .seats = seats, .hardcore = hardcore});
    EXPECT_TRUE(rules) << name << ": " << rules::name(rules.error().fault);
    return *rules;
  }
  ADD_FAILURE() << "no game is called " << name;
  return {};
}

std::optional<rules::Fault> fault_of(const rules::ScenarioChoice& choice) {
  const auto rules = rules::ruleset_for(choice);
  return rules ? std::nullopt : std::optional{rules.error().fault};
}

std::optional<rules::Fault> fault_of(const rules::Ruleset& rules) {
  const auto flaw = rules::flaw_of(rules);
  return flaw ? std::optional{flaw->fault} : std::nullopt;
}

Scene::Scene(const rules::ScenarioChoice& choice) : Scene(ruleset(choice)) {}

Scene::Scene(const rules::Ruleset& rules)
    : game{.rules = rules, .state = rules::lay_out(rules, plain_layout(rules)), .version = 0, .now = {}},
      now{1000} {}

Scene& Scene::tile(std::string_view name, std::string_view explored_from) {
  const rules::Tile what = scene::tile(name);
  auto& cards = game.state.deck;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (cards[i].tile() == what) {
      cards.erase_at(i);
      break;
    }
  }
  const Place from = at(explored_from);
  EXPECT_TRUE(rules::leads_to_the_unexplored(game.state, from)) << explored_from << " leads nowhere new";
  const auto where = rules::placement_explored_from(game.state, from, what);
  rules::evolve(game.state, rules::TilePlaced{rules::Card{what}, from, where.row, where.column, where.turns,
                                              where.dimension, rules::Right::Hero});
  return *this;
}

Scene& Scene::hero(std::string_view name, std::string_view place) {
  const Place where = at(place);
  EXPECT_TRUE(rules::is_placed(game.state, where.tile())) << place << " is not in the mall";
  EXPECT_NE(rules::space_at(where).symbol, rules::Symbol::Illustrated) << place << " is no space";
  EXPECT_FALSE(rules::is_occupied(game.state, where)) << place << " is occupied";
  game.state.places[rules::index(pawn(name))] = where;
  return *this;
}

Scene& Scene::deck(std::initializer_list<std::string_view> top_first) {
  game.state.deck.clear();
  for (auto name = top_first.end(); name != top_first.begin();) {
    game.state.deck.push_back(rules::Card{scene::tile(*--name)});
  }
  return *this;
}

Scene& Scene::out_of_order(std::string_view place) {
  rules::evolve(game.state, rules::WentOutOfOrder{at(place)});
  return *this;
}

Scene& Scene::stolen() {
  rules::evolve(game.state, rules::Stolen{});
  return *this;
}

Scene& Scene::escaped(std::string_view hero) {
  rules::evolve(game.state, rules::HeroEscaped{pawn(hero), false});
  return *this;
}

Scene& Scene::deal(std::initializer_list<std::initializer_list<std::string_view>> tiles) {
  EXPECT_EQ(tiles.size(), game.state.seats);
  std::size_t seat = 0;
  for (const auto& abilities : tiles) game.state.action_tiles[seat++] = action_tile(abilities);
  return *this;
}

Scene& Scene::solo(std::initializer_list<std::string_view> top_first) {
  game.state.solo_deck.clear();
  for (auto name = top_first.end(); name != top_first.begin();) {
    game.state.solo_deck.push_back(rules::SoloCard{ability(*--name)});
  }
  return *this;
}

Scene& Scene::time(std::uint32_t ms) {
  now = rules::GameTime{ms};
  return *this;
}

Scene& Scene::talking() {
  rules::evolve(game.state, rules::TalkOpened{rules::Speech::Window});
  return *this;
}

Seat Scene::seat_with(Ability ability) const {
  for (std::uint8_t seat = 0; seat < game.state.seats; ++seat) {
    if (game.state.action_tiles[seat].allows(ability)) return Seat{seat};
  }
  return Seat{0};
}

Request Scene::walk(std::string_view name, std::string_view to) const {
  const Place from = game.state.places[rules::index(pawn(name))];
  Seat by{0};
  if (from != rules::kNowhere && rules::is_placed(game.state, at(to).tile())) {
    if (const auto toward = rules::straight_line(game.state, from, at(to))) {
      by = seat_with(catalog::move_towards(*toward));
    }
  }
  return {by, rules::Move{pawn(name), from, at(to)}};
}

Request Scene::vortex(std::string_view name, std::string_view to) const {
  return {seat_with(Ability::Vortex), rules::TakeVortex{pawn(name), place_of(name), at(to)}};
}

Request Scene::escalator(std::string_view name, std::string_view to) const {
  return {seat_with(Ability::Escalator), rules::RideEscalator{pawn(name), place_of(name), at(to)}};
}

Request Scene::draw() const { return {seat_with(Ability::Explore), rules::Draw{}}; }
Request Scene::place_tile(std::string_view from) const {
  return {seat_with(Ability::Explore), rules::PlaceTile{at(from)}};
}
Request Scene::theft() const { return {Seat{0}, rules::Theft{}}; }
Request Scene::reveal() const { return {Seat{0}, rules::Reveal{}}; }
Request Scene::discard(std::string_view name) const { return {Seat{0}, rules::Discard{scene::tile(name)}}; }
Request Scene::red_pawn(unsigned from_seat, unsigned before_seat) const {
  return {Seat{static_cast<std::uint8_t>(from_seat)},
          rules::PutRedPawn{Seat{static_cast<std::uint8_t>(before_seat)}}};
}
Request Scene::stare(unsigned from_seat, unsigned at_seat) const {
  return {Seat{static_cast<std::uint8_t>(from_seat)}, rules::Stare{Seat{static_cast<std::uint8_t>(at_seat)}}};
}

Request Scene::sand_runs_out() const { return {Seat{0}, rules::SandRunsOut{}}; }

rules::Decision Scene::decide(const Request& request) const {
  return rules::decide(game.rules, game.state, {request.by, now, request.what});
}

rules::Events Scene::act(const Request& request) {
  const rules::Decision decision = rules::play(game, {request.by, now, request.what});
  if (!decision) {
    ADD_FAILURE() << "refused: " << rules::name(decision.error().reason);
    return {};
  }
  return *decision;
}

std::optional<rules::Reason> Scene::refusal_of(const Request& request) const {
  const rules::State before = game.state;
  const rules::Decision decision = decide(request);
  EXPECT_TRUE(before == game.state);
  if (decision) return std::nullopt;
  return decision.error().reason;
}

std::optional<rules::Refusal> Scene::objection_to(const Request& request) const {
  const rules::Decision decision = decide(request);
  if (decision) return std::nullopt;
  return decision.error();
}

bool Scene::may(const Request& request) const {
  const bool is_accepted = decide(request).has_value();
  bool is_listed = false;
  for (const rules::Action& action :
       rules::legal_actions(game.rules, game.state, request.by, rules::Signals::With, now)) {
    is_listed |= action == request.what;
  }
  rules::each_token_action(game.rules, game.state, request.by,
                           [&](const rules::Action& action) { is_listed |= action == request.what; });
  EXPECT_EQ(is_accepted, is_listed) << "decide and the list of legal actions disagree";
  return is_accepted;
}

Place Scene::place_of(std::string_view name) const { return game.state.places[rules::index(pawn(name))]; }
bool Scene::is_placed(std::string_view name) const { return rules::is_placed(game.state, scene::tile(name)); }
bool Scene::is_out_of_order(std::string_view place) const {
  return rules::is_out_of_order(game.state, at(place));
}

Scene base_game(unsigned seats) { return Scene{rules::ScenarioChoice{.scenario = 3, .seats = seats}}; }

Request by_seat(unsigned seat, const Request& request) {
  return {Seat{static_cast<std::uint8_t>(seat)}, request.what};
}

rules::PawnMoved walked(std::string_view name, std::string_view from, std::string_view to) {
  return {pawn(name), at(from), at(to), rules::Way::Walk};
}
rules::PawnMoved whirled(std::string_view name, std::string_view from, std::string_view to) {
  return {pawn(name), at(from), at(to), rules::Way::Vortex};
}
rules::PawnMoved rode(std::string_view name, std::string_view from, std::string_view to) {
  return {pawn(name), at(from), at(to), rules::Way::Escalator};
}

}  // namespace scene
