#include "ai/journey.h"

#include <algorithm>
#include <bit>

#include "ai/reach.h"
#include "base/overloaded.h"
#include "rules/arrival.h"
#include "rules/before_acting.h"
#include "rules/escalator.h"
#include "rules/escape.h"
#include "rules/event.h"
#include "rules/explore.h"
#include "rules/vortex.h"
#include "rules/walk.h"

namespace ai {

using rules::Pawn;
using rules::Place;
using rules::Symbol;
using rules::Way;

namespace {

constexpr std::uint32_t kGreed = 2;            // how much more what lies ahead counts than what is behind
constexpr std::uint32_t kSlotsAPosition = 64;  // each leads to a few dozen others
constexpr std::uint32_t kDeep = 40;            // times the usual budget, for a knot
constexpr std::uint32_t kTriesInTurn = 8;
constexpr Effort kLost = 400;  // for a hero that cannot reach its errand by itself

std::uint32_t hash_of(const std::array<std::uint16_t, 4>& places) {
  std::uint64_t value = 0;
  for (const std::uint16_t place : places) value = (value << 16U) | place;
  value *= 0x9e3779b97f4a7c15U;
  return static_cast<std::uint32_t>(value >> 36U);
}

enum class Who : std::uint8_t { HasToGo, Everybody };

}  // namespace

class Traveller::Search {
 public:
  Search(Traveller& memory, const rules::Ruleset& rules, const rules::State& state, const Errands& errands,
         const Errands& plans, const Efforts& efforts, Who who, std::uint32_t budget)
      : memory_(memory),
        rules_(rules),
        state_(state),
        state_at_first_(state),
        errands_(errands),
        plans_(plans),
        efforts_(efforts),
        budget_(budget) {
    for (const Pawn hero : rules::kHeroes) {
      const std::size_t i = index(hero);
      const bool must_stay = state.held && makes_a_place_eligible(rules, state, hero);
      const bool is_bound = who == Who::HasToGo && errands[i].is_done_at(place_of(state, hero));
      movable_[i] = is_in_the_mall(state, hero) && !must_stay && !is_bound;
      stays_outside_[i] = !is_in_the_mall(state, hero);
    }
    stays_on_exit_ =
        rules.exits == catalog::Exits::Foreign || rules.groups != catalog::Groups::Allowed;  // S10-2, S17-2
  }

  Journey run() {
    memory_.nodes_.clear();
    memory_.heap_.clear();
    slots_ = std::bit_ceil(budget_ * kSlotsAPosition);
    memory_.seen_.assign(slots_, 0);
    Node start;
    for (std::size_t i = 0; i < 4; ++i) start.places[i] = state_.places[i].code;
    start.ahead = ahead_of(start.places);
    add(start);
    std::uint32_t best = 0;
    for (std::uint32_t looked_at = 0; looked_at < budget_ && !memory_.heap_.empty(); ++looked_at) {
      std::pop_heap(memory_.heap_.begin(), memory_.heap_.end(), later);
      const std::uint32_t index = memory_.heap_.back().node;
      memory_.heap_.pop_back();
      const Node& node = memory_.nodes_[index];
      if (node.ahead < memory_.nodes_[best].ahead) best = index;
      if (node.ahead == 0) break;
      if (memory_.nodes_.size() > slots_ / 4 * 3) break;
      expand(index);
    }
    return journey_to(best);
  }

 private:
  static bool later(const Waiting& a, const Waiting& b) {
    return a.promise != b.promise ? a.promise > b.promise : a.node > b.node;
  }

  bool has_left(std::size_t hero, std::uint16_t code) const {
    return stays_outside_[hero] || code == rules::kNowhere.code;
  }

  Effort ahead_of(const std::array<std::uint16_t, 4>& places) const {
    unsigned sum = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const Errand& errand = errands_[i];
      if (errand.task == Task::Rest || has_left(i, places[i])) continue;
      if (errand.wanted.contains(Place{places[i]})) continue;
      const Effort effort = errand.toward.at_code(places[i]);
      sum += effort == kUnreachable ? kLost : std::max<Effort>(effort, 1);
    }
    return static_cast<Effort>(std::min(sum, 60000U));
  }

  void add(const Node& node) {
    std::uint32_t slot = hash_of(node.places) % slots_;
    while (memory_.seen_[slot] != 0) {
      Node& known = memory_.nodes_[memory_.seen_[slot] - 1];
      if (known.places == node.places) {
        if (known.spent <= node.spent) return;
        known = node;
        push(memory_.seen_[slot] - 1);
        return;
      }
      slot = (slot + 1) % slots_;
    }
    memory_.nodes_.push_back(node);
    const auto number = static_cast<std::uint32_t>(memory_.nodes_.size());
    memory_.seen_[slot] = number;
    push(number - 1);
  }

  void push(std::uint32_t index) {
    const Node& node = memory_.nodes_[index];
    memory_.heap_.push_back({node.spent + kGreed * node.ahead, index});
    std::push_heap(memory_.heap_.begin(), memory_.heap_.end(), later);
  }

  void expand(std::uint32_t index) {
    const Node node = memory_.nodes_[index];
    for (std::size_t i = 0; i < 4; ++i) {
      state_.places[i] = Place{node.places[i]};
      if (!stays_outside_[i] && node.places[i] == rules::kNowhere.code) {
        state_.presence[i] = rules::Presence::Escaped;
      } else if (!stays_outside_[i]) {
        state_.presence[i] = rules::Presence::InTheMall;
      }
    }
    for (const Pawn hero : rules::kHeroes) {
      const std::size_t i = rules::index(hero);
      if (!movable_[i] || has_left(i, node.places[i])) continue;
      const Place at{node.places[i]};
      if (is_out_for_good(i, at)) continue;
      walk(index, node, hero, at);
      ride(index, node, hero, at);
      whirl(index, node, hero);
    }
  }

  bool is_out_for_good(std::size_t hero, Place at) const {
    return stays_on_exit_ && state_.stolen && plans_[hero].task == Task::Leave &&
           plans_[hero].wanted.contains(at);
  }

  void walk(std::uint32_t index, const Node& node, Pawn hero, Place at) {
    for (const rules::Direction toward : rules::kDirections) {
      const Effort effort = efforts_[catalog::index(catalog::move_towards(toward))];
      for (rules::Step next = step(rules_, state_, hero, at, toward); next;
           next = step(rules_, state_, hero, next.place, toward)) {
        if (!ban_on_ending(rules_, state_, hero, next.place))
          arrive(index, node, hero, next.place, Way::Walk, effort);
      }
    }
  }

  void ride(std::uint32_t index, const Node& node, Pawn hero, Place at) {
    const std::optional<Place> to = rules::escalator_end(at);
    if (!to || is_occupied(state_, *to) || ban_on_ending(rules_, state_, hero, *to)) return;
    arrive(index, node, hero, *to, Way::Escalator, efforts_[catalog::index(rules::Ability::Escalator)]);
  }

  void whirl(std::uint32_t index, const Node& node, Pawn hero) {
    if (vortex_is_closed(rules_, state_, hero)) return;
    const rules::Colour colour = colour_of(hero);
    for (const rules::Tile tile : state_.placed& catalog::tiles_with_vortex(colour)) {
      const Place to = rules::place(tile, *catalog::def(tile).vortex[catalog::index(colour)]);
      if (!ban_on_vortex_end(rules_, state_, hero, to))
        arrive(index, node, hero, to, Way::Vortex, efforts_[catalog::index(rules::Ability::Vortex)]);
    }
  }

  // A step that would set something off is taken only by the hero whose errand it is.
  bool sets_off_what_nobody_wants(Pawn hero, Place to) const {
    const Errand& errand = errands_[rules::index(hero)];
    switch (rules::space_at(to).symbol) {
      case Symbol::SandTimer:
        return !is_out_of_order(state_, to) &&
               !(errand.task == Task::TurnTheSand && errand.wanted.contains(to));
      case Symbol::Exit:
        return may_leave_by(rules_, state_, hero, to) &&
               !(errand.task == Task::Leave && errand.wanted.contains(to));
      default:
        return false;
    }
  }

  // Where groups are forbidden, a hero on its exit closes that tile for good (S17-2): nobody may be left
  // behind it.
  bool shuts_somebody_in(const Node& node) {
    if (rules_.groups == catalog::Groups::Allowed || !state_.stolen) return false;
    std::size_t gone = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      if (is_out_for_good(i, Place{node.places[i]})) gone |= std::size_t{1} << i;
    }
    for (std::size_t i = 0; i < 4; ++i) {
      if (((gone >> i) & 1U) != 0 || stays_outside_[i] || plans_[i].exit == rules::kNowhere) continue;
      if (!can_still_leave(gone, i).contains(Place{node.places[i]})) return true;
    }
    return false;
  }

  // From where a hero can leave when these stand on their exits.
  const Spaces& can_still_leave(std::size_t gone, std::size_t hero) {
    std::optional<Spaces>& known = open_[gone * 4 + hero];
    if (known) return *known;
    rules::State then = without_heroes(state_at_first_);
    for (std::size_t i = 0; i < 4; ++i) {
      if (((gone >> i) & 1U) == 0) continue;
      then.places[i] = plans_[i].exit;
      then.presence[i] = rules::Presence::Escaped;
    }
    known = spaces_around(rules_, then, rules::kHeroes[hero], plans_[hero].exit);
    return *known;
  }

  void arrive(std::uint32_t index, const Node& from, Pawn hero, Place to, Way way, Effort effort) {
    if (sets_off_what_nobody_wants(hero, to)) return;
    Node node = from;
    const std::size_t i = rules::index(hero);
    const Errand& errand = errands_[i];
    const bool escapes = errand.task == Task::Leave && errand.wanted.contains(to) && !stays_on_exit_;
    node.places[i] = escapes ? rules::kNowhere.code : to.code;
    node.parent = index;
    node.spent = static_cast<Effort>(from.spent + effort);
    node.ahead = ahead_of(node.places);
    node.to = to.code;
    node.hero = static_cast<std::uint8_t>(i);
    node.way = static_cast<std::uint8_t>(way);
    if (stays_on_exit_ && is_out_for_good(i, to) && shuts_somebody_in(node)) return;
    add(node);
  }

  Journey journey_to(std::uint32_t index) {
    Journey journey;
    journey.ahead = memory_.nodes_[index].ahead;
    journey.arrives = journey.ahead == 0;
    std::vector<std::uint32_t> path;
    for (std::uint32_t i = index; i != 0; i = memory_.nodes_[i].parent) path.push_back(i);
    for (auto it = path.rbegin(); it != path.rend() && !journey.actions.full(); ++it) {
      const Node& node = memory_.nodes_[*it];
      journey.actions.push_back(action_of(memory_.nodes_[node.parent], node));
    }
    return journey;
  }

  static rules::Action action_of(const Node& before, const Node& after) {
    const Pawn hero = rules::kHeroes[after.hero];
    const Place from{before.places[after.hero]};
    const Place to{after.to};
    switch (static_cast<Way>(after.way)) {
      case Way::Vortex:
        return rules::TakeVortex{hero, from, to};
      case Way::Escalator:
        return rules::RideEscalator{hero, from, to};
      case Way::Walk:
        break;
    }
    return rules::Move{hero, from, to};
  }

  Traveller& memory_;
  const rules::Ruleset& rules_;
  rules::State state_;  // the heroes are moved about in it
  const rules::State& state_at_first_;
  const Errands& errands_;
  const Errands& plans_;  // what everybody will want in the end
  const Efforts& efforts_;
  const std::uint32_t budget_;
  std::uint32_t slots_ = 0;
  std::array<bool, 4> movable_{};
  std::array<bool, 4> stays_outside_{};  // before the journey began
  bool stays_on_exit_ = false;
  std::array<std::optional<Spaces>, 64> open_{};  // by who has gone, and by hero
};

namespace {

// What a hero passes on its shortest way when nobody else is there.
struct Path {
  Spaces spaces;
  rules::TileSet tiles;
};

Path path_of(const rules::Ruleset& rules, const rules::State& alone, Pawn hero, Place from,
             const Errand& errand, const Efforts& efforts) {
  Path path;
  for (Place at = from; !errand.wanted.contains(at);) {
    Place best = at;
    Effort least = errand.toward.from(at);
    const auto consider = [&](Place to, Effort effort) {
      const Effort ahead = errand.toward.from(to);
      if (ahead == kUnreachable || ahead + effort > errand.toward.from(at) || ahead >= least) return false;
      least = ahead;
      best = to;
      return true;
    };
    std::optional<rules::Direction> walks;
    for (const rules::Direction toward : rules::kDirections) {
      const Effort effort = efforts[catalog::index(catalog::move_towards(toward))];
      for (rules::Step next = step(rules, alone, hero, at, toward); next;
           next = step(rules, alone, hero, next.place, toward)) {
        if (consider(next.place, effort)) walks = toward;
      }
    }
    const std::optional<Place> end = rules::escalator_end(at);
    if (end && consider(*end, efforts[catalog::index(rules::Ability::Escalator)])) walks.reset();
    if (best == at) break;  // by the vortex, which passes nobody
    if (walks) {
      for (Place on = at; on != best;) {
        on = step(rules, alone, hero, on, *walks).place;
        path.spaces.insert(on);
        path.tiles.insert(on.tile());
      }
    }
    path.spaces.insert(best);
    path.tiles.insert(best.tile());
    at = best;
  }
  return path;
}

void move_along(rules::State& state, const rules::Action& action, const Errands& errands) {
  const auto arrive = [&](Pawn hero, Place to) {
    state.places[index(hero)] = to;
    const Errand& errand = errands[index(hero)];
    if (errand.task == Task::Leave && errand.wanted.contains(to))
      state.presence[index(hero)] = rules::Presence::Escaped;
  };
  std::visit(base::Overloaded{[&](const rules::Move& move) { arrive(move.pawn, move.to); },
                              [&](const rules::TakeVortex& vortex) { arrive(vortex.pawn, vortex.to); },
                              [&](const rules::RideEscalator& ride) { arrive(ride.pawn, ride.to); },
                              [](const auto&) {}},
             action);
}

}  // namespace

// First without those who are where they should be: that is nearly always enough, and quick.
Journey Traveller::plan(const rules::Ruleset& rules, const rules::State& state, const Errands& errands,
                        const Efforts& efforts, const Ways& ways) {
  const Journey first = Search{*this, rules, state, errands, errands, efforts, Who::HasToGo, budget_}.run();
  if (first.arrives) return first;
  if (rules.groups != catalog::Groups::Allowed) {
    std::uint32_t tries = kTriesInTurn;
    if (const Journey in_turn = plan_in_turn(rules, state, errands, efforts, ways, tries); in_turn.arrives)
      return in_turn;
  }
  const Journey second =
      Search{*this, rules, state, errands, errands, efforts, Who::Everybody, budget_}.run();
  if (second.arrives) return second;
  const bool is_a_knot = state.stolen && rules.groups != catalog::Groups::Allowed;
  if (is_a_knot && knots_left_ > 0) {
    --knots_left_;
    const Journey deep =
        Search{*this, rules, state, errands, errands, efforts, Who::Everybody, kDeep * budget_}.run();
    forget();
    if (deep.arrives) return deep;
  }
  for (const Pawn hero : rules::kHeroes) {
    const Errand& errand = errands[index(hero)];
    if (!is_in_the_mall(state, hero) || errand.is_done_at(place_of(state, hero))) continue;
    const Journey third = plan_for_one(rules, state, hero, errands, efforts, ways);
    if (third.arrives) return third;
  }
  return second.ahead < first.ahead ? second : first;
}

void Traveller::forget() {
  nodes_ = {};
  heap_ = {};
  seen_ = {};
}

// Where heroes keep whole tiles to themselves (S17) it untangles best one hero at a time, in the first order
// that works.
Journey Traveller::plan_in_turn(const rules::Ruleset& rules, const rules::State& state,
                                const Errands& errands, const Efforts& efforts, const Ways& ways,
                                std::uint32_t& tries) {
  Journey done;
  done.arrives = true;
  for (const Pawn hero : rules::kHeroes) {
    const Errand& errand = errands[index(hero)];
    if (!is_in_the_mall(state, hero) || errand.is_done_at(place_of(state, hero))) continue;
    done.arrives = false;
    if (tries == 0) return done;
    --tries;
    const Journey one = plan_for_one(rules, state, hero, errands, efforts, ways);
    if (!one.arrives) continue;
    rules::State then = state;
    for (const rules::Action& action : one.actions) move_along(then, action, errands);
    Ways ways_then;
    ways_then.survey(rules, then);
    Errands errands_then = errands;
    for (const Pawn other : rules::kHeroes) {
      Errand& changed = errands_then[index(other)];
      if (changed.task == Task::Rest || !is_in_the_mall(then, other)) continue;
      changed.toward = ways_then.field(then, other, changed.destinations(then), efforts, Whirl::Works);
    }
    const Journey rest = plan_in_turn(rules, then, errands_then, efforts, ways_then, tries);
    if (!rest.arrives || one.actions.size() + rest.actions.size() > kLongestJourney) continue;
    Journey whole = one;
    for (const rules::Action& action : rest.actions) whole.actions.push_back(action);
    return whole;
  }
  return done;
}

// One hero goes, and who stands in its way makes room.
Journey Traveller::plan_for_one(const rules::Ruleset& rules, const rules::State& state, Pawn hero,
                                const Errands& errands, const Efforts& efforts, const Ways& ways) {
  const rules::State alone = without_heroes(state);
  const Errand& errand = errands[index(hero)];
  const Path path = path_of(rules, alone, hero, place_of(state, hero), errand, efforts);
  const bool whole_tiles = rules.groups != catalog::Groups::Allowed;
  const auto is_on_path = [&](Place at) {
    return whole_tiles ? path.tiles.contains(at.tile()) && !catalog::is_start(at.tile())
                       : path.spaces.contains(at);
  };
  Errands one{};
  one[index(hero)] = errand;
  for (const Pawn other : rules::kHeroes) {
    if (other == hero || !is_in_the_mall(state, other) || !is_on_path(place_of(state, other))) continue;
    std::vector<Destination> elsewhere;
    Errand& make_way = one[index(other)];
    for (const rules::Tile tile : state.placed) {
      for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
        const Place at = rules::place(tile, rules::Cell{i});
        if (!catalog::contains(catalog::def(tile).corridor, rules::Cell{i}) || is_on_path(at)) continue;
        elsewhere.push_back({at});
        make_way.wanted.insert(at);
      }
    }
    make_way.task = Task::MakeWay;
    make_way.toward = ways.field(state, other, elsewhere, efforts, Whirl::Works);
  }
  return Search{*this, rules, state, one, errands, efforts, Who::Everybody, budget_ / 2}.run();
}

}  // namespace ai
