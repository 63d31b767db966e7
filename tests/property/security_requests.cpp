#include "property/security_requests.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "property/drawing.h"
#include "rules/appearance.h"
#include "rules/beholder.h"
#include "rules/escalator.h"
#include "rules/guard_room.h"
#include "rules/mall.h"
#include "rules/map.h"
#include "rules/watch.h"

namespace property {
namespace {

using catalog::Module;
using rules::Ability;
using rules::Action;
using rules::Pawn;
using rules::Place;
using rules::Seat;
using rules::State;
using rules::Tile;

class SecurityAsker {
 public:
  SecurityAsker(const rules::Game& game, Seat seat, rules::GameTime at, base::Random& random)
      : rules_(game.rules), state_(game.state), seat_(seat), at_(at), random_(random) {}

  rules::Stamped ask() {
    if (state_.security.choosing && !lot(3)) return by_anybody(choose_space());
    if (elf_can_lift() && lot(8)) return by_anybody(lifting());
    if (hero_on(state_, rules::Symbol::SensorControl) && lot(8)) return piece();
    const bool has_pieces = has(Module::Beholder) || has(Module::Sensor);
    switch (below(10)) {
      case 0:
      case 1:
      case 2:
        return walk();
      case 3:
        return by(Ability::Vortex, vortex());
      case 4:
        return has_pieces || lot(8) ? piece() : walk();
      case 5:
      case 6:
        return token();
      case 7:
      case 8:
        return has(Module::Spells) || lot(8) ? by_anybody(spell()) : walk();
      default:
        return of_the_table();
    }
  }

 private:
  std::uint32_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }
  bool lot(std::uint32_t chances) { return one_in(random_, chances); }
  bool has(Module module) const { return rules_.modules.contains(module); }

  rules::Stamped by_anybody(const Action& action) { return {seat_, at_, action}; }

  // Mostly by someone who has the ability.
  rules::Stamped by(Ability ability, const Action& action) {
    for (std::uint8_t seat = 0; seat < state_.seats && !lot(8); ++seat) {
      if (state_.action_tiles[seat].allows(ability)) return {Seat{seat}, at_, action};
    }
    return by_anybody(action);
  }

  Tile some_tile() {
    std::uint32_t to_skip = below(static_cast<std::size_t>(state_.placed.size()));
    for (const Tile tile : state_.placed) {
      if (to_skip == 0 && !lot(20)) return tile;
      if (to_skip > 0) --to_skip;
    }
    return catalog::tile_at(below(catalog::kTiles));
  }
  Place some_place() {
    return rules::place(some_tile(), rules::Cell{static_cast<std::uint8_t>(below(catalog::kCells))});
  }

  // Someone in the mall, or occasionally anyone.
  Pawn some_pawn() {
    const Pawn captor = pawn_on_guard_space();
    if (!is_hero(captor) && lot(4)) return captor;
    for (int i = 0; i < 6; ++i) {
      const auto pawn = static_cast<Pawn>(below(rules::kPawns));
      if (is_in_the_mall(state_, pawn)) return pawn;
    }
    return static_cast<Pawn>(below(rules::kPawns));
  }
  // The guard on the guard space of the guard room, if there is one.
  Pawn pawn_on_guard_space() const {
    for (const Pawn guard : rules::kGuardPawns) {
      if (is_in_the_mall(state_, guard) && place_of(state_, guard).tile() == rules::kGuardRoom) return guard;
    }
    return Pawn::Yellow;
  }
  Pawn some_guard() {
    const Pawn pawn = some_pawn();
    return is_hero(pawn) && !lot(4) ? one_of(rules::kGuardPawns, random_) : pawn;
  }
  // Where the pawn is, or occasionally somewhere else.
  Place from_of(Pawn pawn) {
    const Place at = place_of(state_, pawn);
    return at == rules::kNowhere || lot(16) ? some_place() : at;
  }

  // The space beyond a border of any kind, or somewhere else.
  Place across(Place from, rules::Direction toward) {
    const bool stands = is_placed(state_, from.tile());
    return (stands ? touching_space(state_, from, toward) : std::nullopt).value_or(some_place());
  }

  bool is_watched(Place from, Place to) const {
    const auto [here, there] = std::pair{from.tile(), to.tile()};
    return here != there && (guard_on(state_, there) || beholder_is_on(state_, there));
  }

  rules::Stamped walk() {
    Pawn pawn = some_pawn();
    Place from = from_of(pawn);
    auto toward = static_cast<rules::Direction>(below(4));
    Place to = lot(6) ? some_place() : across(from, toward);
    for (int i = 0; i < 6 && !is_watched(from, to) && !lot(6); ++i) {  // preferably where someone watches
      pawn = some_pawn();
      from = from_of(pawn);
      toward = static_cast<rules::Direction>(below(4));
      to = across(from, toward);
    }
    if (lot(3)) to = across(to, toward);  // two spaces at once
    if (lot(12) && escalator_end(from)) {
      return by(Ability::Escalator, rules::RideEscalator{pawn, from, *escalator_end(from)});
    }
    return by(catalog::move_towards(toward), rules::Move{pawn, from, to});
  }

  Action vortex() {
    const Pawn pawn = some_pawn();
    const auto colour = static_cast<rules::Colour>(below(4));
    const Tile tile = some_tile();
    const auto cell = catalog::def(tile).vortex[catalog::index(colour)];
    return rules::TakeVortex{pawn, from_of(pawn), cell ? rules::place(tile, *cell) : some_place()};
  }

  // The beholder, the sensor.
  rules::Stamped piece() {
    const rules::Security& security = state_.security;
    const auto toward = static_cast<rules::Direction>(below(4));
    const bool is_about_the_sensor = has(Module::Sensor) && (!has(Module::Beholder) || lot(2));
    if (is_about_the_sensor) {
      const auto side = lot(8) ? rules::Direction::North : security.sensor_side;
      return by_anybody(rules::TurnSensor{side, toward});
    }
    for (const rules::Direction commanded : rules::kDirections) {
      if (commands_beholder(state_, commanded) && !lot(3))
        return by(catalog::move_towards(commanded), rules::MoveBeholder{security.beholder_tile, commanded});
    }
    const Tile tile = lot(8) ? some_tile() : security.beholder_tile;
    return by(catalog::move_towards(toward), rules::MoveBeholder{tile, toward});
  }

  bool elf_can_lift() const {
    return has(Module::Telekinesis) && is_in_the_mall(state_, rules::kElf) &&
           can_be_explored(rules_, state_, place_of(state_, rules::kElf));
  }

  rules::Stamped token() {
    if (elf_can_lift() && lot(2)) return by_anybody(lifting());
    for (int i = 0; i < 4; ++i) {
      switch (below(4)) {
        case 0:
          if (has(Module::AntiStress)) return by_anybody(stress_token());
          break;
        case 1:
          if (has(Module::Shafts)) return by_anybody(shaft());
          break;
        case 2:
          if (has(Module::Breaches)) return by_anybody(breach());
          break;
        default:
          if (has(Module::Telekinesis)) return by_anybody(lifting());
          break;
      }
    }
    return by_anybody(one_of(std::vector<Action>{stress_token(), shaft(), breach(), lifting()}, random_));
  }

  Action stress_token() {
    auto token = static_cast<rules::StressToken>(below(rules::kStressTokens));
    switch (is_solo(state_) ? 1 : below(6)) {
      case 0:
        return rules::UseTimerToken{};
      case 1:
      case 2:
      case 3:
        if (!lot(6)) token = lot(2) ? rules::StressToken::Swap1 : rules::StressToken::Swap2;
        return rules::UseSwapToken{token, Seat{static_cast<std::uint8_t>(below(state_.seats + 1U))}};
      default:
        return rules::UseLoudspeaker{token};
    }
  }

  // Of a token; the last one is the least used.
  std::uint8_t some_number(std::size_t count) {
    return static_cast<std::uint8_t>(lot(16) ? below(count + 1) : count - 1);
  }

  Action shaft() {
    for (const rules::TwoEnded& shaft : state_.security.shafts) {
      if (shaft.token != rules::TokenState::Laid || lot(3)) continue;
      const auto [from, to] =
          lot(2) ? std::pair{shaft.first, shaft.second} : std::pair{shaft.second, shaft.first};
      return rules::TakeShaft{pawn_on(from), from, lot(8) ? some_place() : to};
    }
    if (lot(6)) {
      const Pawn pawn = some_pawn();
      return rules::TakeShaft{pawn, from_of(pawn), some_place()};
    }
    return rules::DeployShaft{some_number(rules::kShafts), from_of(rules::kDwarf), some_place()};
  }
  Pawn pawn_on(Place at) {
    for (std::size_t i = 0; i < rules::kPawns; ++i) {
      if (state_.places[i] == at) return static_cast<Pawn>(i);
    }
    return some_pawn();
  }

  Action breach() {
    const Place from = from_of(rules::kBarbarian);
    const Place to = lot(6) ? some_place() : across(from, static_cast<rules::Direction>(below(4)));
    return rules::DeployBreach{some_number(rules::kBreaches), from, to};
  }

  Action lifting() {
    const Tile tile = some_tile();
    const rules::PlacedTile& lying = placed_tile(state_, tile);
    return rules::LiftTile{some_number(rules::kTelekinesisTokens), tile, lying.row, lying.column,
                           from_of(rules::kElf)};
  }

  // One that is there, if there is one.
  rules::Spell some_spell() {
    for (int i = 0; i < 8; ++i) {
      const auto spell = static_cast<rules::Spell>(below(catalog::kSpells));
      if (state_.security.spells.contains(spell)) return spell;
    }
    return static_cast<rules::Spell>(below(catalog::kSpells));
  }

  Action spell() {
    const rules::Spell spell = some_spell();
    if (lot(8)) return rules::CastSpell{spell};
    const Pawn pawn = some_pawn();
    const Pawn guard = some_guard();
    switch (spell) {
      case rules::Spell::Broom:
        return rules::CastBroom{some_place()};
      case rules::Spell::Swap: {
        const Pawn other = some_pawn();
        const auto [one, two] = std::minmax(pawn, other);  // the lists name each pair once
        return rules::CastSwap{one, from_of(one), two, from_of(two)};
      }
      case rules::Spell::Teleportation:
        return rules::CastTeleportation{pawn, from_of(pawn), some_place()};
      case rules::Spell::Frog:
        return rules::CastFrog{guard, from_of(guard)};
      case rules::Spell::Voucher:
        return rules::CastVoucher{guard, from_of(guard), some_tile()};
      default:
        return rules::CastSpell{spell};
    }
  }

  Action choose_space() {
    const Pawn guard =
        lot(4) ? one_of(rules::kGuardPawns, random_) : state_.security.choosing.value_or(Pawn::Guard1);
    const rules::NearestSpaces nearest = spaces_to_choose(rules_, state_);
    return rules::ChooseSpace{guard, nearest.empty() || !lot(3) ? some_place() : one_of(nearest, random_)};
  }

  rules::Stamped of_the_table() {
    const bool asks_for_the_theft = rules_.game == catalog::ExpansionGame::T10 && !lot(3);
    switch (asks_for_the_theft ? 4 : below(5)) {
      case 0:
        return by(Ability::Explore, rules::Draw{});
      case 1:
        return by(Ability::Explore, rules::PlaceTile{some_place()});
      case 2:
        return by_anybody(choose_space());
      default:
        return by_anybody(rules::Theft{});
    }
  }

  const rules::Ruleset& rules_;
  const State& state_;
  const Seat seat_;
  const rules::GameTime at_;
  base::Random& random_;
};

}  // namespace

rules::Stamped some_security_request(const rules::Game& game, rules::Seat seat, rules::GameTime at,
                                     base::Random& random) {
  return SecurityAsker{game, seat, at, random}.ask();
}

}  // namespace property
