// What Maximum Security adds to a scene.
#include "rules/evolve.h"
#include "support/scene.h"

namespace scene {

Scene& Scene::guard(std::string_view name, std::string_view place) {
  game.state.presence[rules::index(pawn(name))] = rules::Presence::InTheMall;
  return hero(name, place);
}

Scene& Scene::beholder(std::string_view name) {
  rules::evolve(game.state, rules::BeholderMoved{scene::tile(name)});
  return *this;
}

namespace {
rules::Direction direction(std::string_view name) {
  for (const rules::Direction side : rules::kDirections) {
    if (catalog::name(side) == name) return side;
  }
  ADD_FAILURE() << "no direction is called " << name;
  return rules::Direction::North;
}
}  // namespace

Scene& Scene::sensor(std::string_view side) {
  rules::evolve(game.state, rules::SensorTurned{direction(side)});
  return *this;
}

Scene& Scene::shaft(unsigned pair, std::string_view from, std::string_view to) {
  rules::evolve(game.state, rules::ShaftLaid{static_cast<std::uint8_t>(pair), at(from), at(to)});
  return *this;
}

Scene& Scene::breach(unsigned number, std::string_view from, std::string_view to) {
  rules::evolve(game.state, rules::BreachLaid{static_cast<std::uint8_t>(number), at(from), at(to)});
  return *this;
}

Scene& Scene::spells(std::initializer_list<rules::Spell> face_up) {
  game.state.security.spells = {};
  for (const rules::Spell spell : face_up) game.state.security.spells.insert(spell);
  return *this;
}

Scene& Scene::holding(rules::Spell spell) {
  game.state.security.holding.push_back(spell);
  return *this;
}

Scene& Scene::aside(std::string_view name) {
  game.state.presence[rules::index(pawn(name))] = rules::Presence::Aside;
  game.state.places[rules::index(pawn(name))] = rules::kNowhere;
  return *this;
}

Request Scene::ask(const rules::Action& action, unsigned seat) const {
  return {rules::Seat{static_cast<std::uint8_t>(seat)}, action};
}
Request Scene::take_shaft(std::string_view name, std::string_view to) const {
  return ask(rules::TakeShaft{pawn(name), place_of(name), at(to)});
}
Request Scene::lay_shaft(unsigned pair, std::string_view to) const {
  return ask(rules::DeployShaft{static_cast<std::uint8_t>(pair), place_of("orange"), at(to)});
}
Request Scene::lay_breach(unsigned number, std::string_view to) const {
  return ask(rules::DeployBreach{static_cast<std::uint8_t>(number), place_of("yellow"), at(to)});
}
Request Scene::lift(std::string_view name, unsigned token) const {
  const rules::PlacedTile& lying = rules::placed_tile(game.state, scene::tile(name));
  return ask(rules::LiftTile{static_cast<std::uint8_t>(token), scene::tile(name), lying.row, lying.column,
                             place_of("green")});
}
Request Scene::move_beholder(std::string_view toward) const {
  const rules::Direction side = direction(toward);
  return {seat_with(catalog::move_towards(side)),
          rules::MoveBeholder{game.state.security.beholder_tile, side}};
}
Request Scene::turn_sensor(std::string_view to) const {
  return ask(rules::TurnSensor{game.state.security.sensor_side, direction(to)});
}
Request Scene::cast(rules::Spell spell) const { return ask(rules::CastSpell{spell}); }
Request Scene::teleport(std::string_view name, std::string_view to) const {
  return ask(rules::CastTeleportation{pawn(name), place_of(name), at(to)});
}
Request Scene::swap(std::string_view one, std::string_view other) const {
  return ask(rules::CastSwap{pawn(one), place_of(one), pawn(other), place_of(other)});
}

}  // namespace scene
