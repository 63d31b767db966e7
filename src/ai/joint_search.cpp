#include "ai/joint_search.h"

#include <algorithm>
#include <bit>

#include "ai/evaluator.h"
#include "ai/reach.h"
#include "rules/arrival.h"
#include "rules/escalator.h"
#include "rules/escape.h"
#include "rules/event.h"
#include "rules/explore.h"
#include "rules/shaft.h"
#include "rules/vortex.h"
#include "rules/walk.h"
#include "rules/watch.h"

namespace ai {
namespace {

using rules::Pawn;
using rules::Place;
using rules::Symbol;
using rules::Way;
using Node = SearchMemory::Node;
using OpenNode = SearchMemory::OpenNode;

constexpr std::uint32_t kGreed = 2;          // how much more the way ahead counts than the way so far
constexpr std::size_t kSlotsAPosition = 64;  // each leads to a few dozen others
constexpr Effort kLost = 400;                // for a hero that can't reach its goal by itself

std::uint32_t hash_of(const std::array<std::uint16_t, 4>& places) {
  std::uint64_t value = 0;
  for (const std::uint16_t place : places) value = (value << 16U) | place;
  value *= 0x9e3779b97f4a7c15U;
  return static_cast<std::uint32_t>(value >> 36U);
}

class Search {
 public:
  Search(SearchMemory& memory, const SearchProblem& problem)
      : memory_(memory),
        rules_(problem.rules),
        state_(problem.state),
        state_at_first_(problem.state),
        assignments_(problem.assignments),
        plans_(problem.plans),
        efforts_(problem.efforts),
        budget_(problem.budget) {
    const rules::Ruleset& rules = problem.rules;
    const rules::State& state = problem.state;
    for (const Pawn hero : rules::kHeroes) {
      const std::size_t i = index(hero);
      const bool must_stay = state.held && makes_a_place_eligible(rules, state, hero);
      const bool is_bound =
          problem.who == Who::HasToGo && problem.assignments[i].is_done_at(place_of(state, hero));
      movable_[i] = is_in_the_mall(state, hero) && !must_stay && !is_bound;
      stays_outside_[i] = !is_in_the_mall(state, hero);
    }
    stays_on_exit_ =
        rules.exits == catalog::Exits::Foreign || rules.groups != catalog::Groups::Allowed;  // S10-2, S17-2
  }

  Journey run() {
    memory_.nodes.clear();
    memory_.heap.clear();
    slots_ = std::bit_ceil(budget_ * kSlotsAPosition);
    memory_.seen.assign(slots_, 0);
    Node start;
    for (std::size_t i = 0; i < 4; ++i) start.places[i] = state_.places[i].code;
    start.ahead = ahead_of(start.places);
    add(start);
    std::uint32_t best = 0;
    for (std::uint32_t looked_at = 0; looked_at < budget_ && !memory_.heap.empty(); ++looked_at) {
      std::pop_heap(memory_.heap.begin(), memory_.heap.end(), later);
      const std::uint32_t index = memory_.heap.back().node;
      memory_.heap.pop_back();
      const Node& node = memory_.nodes[index];
      if (node.ahead < memory_.nodes[best].ahead) best = index;
      if (node.ahead == 0) break;
      if (memory_.nodes.size() > slots_ / 4 * 3) break;
      expand(index);
    }
    return journey_to(best);
  }

 private:
  static bool later(const OpenNode& a, const OpenNode& b) {
    return a.promise != b.promise ? a.promise > b.promise : a.node > b.node;
  }

  bool has_left(std::size_t hero, std::uint16_t code) const {
    return stays_outside_[hero] || code == rules::kNowhere.code;
  }

  Effort ahead_of(const std::array<std::uint16_t, 4>& places) const {
    unsigned sum = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const Assignment& assignment = assignments_[i];
      if (assignment.task == Task::Rest || has_left(i, places[i])) continue;
      if (assignment.wanted.contains(Place{places[i]})) continue;
      const Effort effort = assignment.toward.at_code(places[i]);
      sum += effort == kUnreachable ? kLost : std::max<Effort>(effort, 1);
    }
    return static_cast<Effort>(std::min(sum, 60000U));
  }

  void add(const Node& node) {
    std::size_t slot = hash_of(node.places) % slots_;
    while (memory_.seen[slot] != 0) {
      Node& known = memory_.nodes[memory_.seen[slot] - 1];
      if (known.places == node.places) {
        if (known.spent <= node.spent) return;
        known = node;
        push(memory_.seen[slot] - 1);
        return;
      }
      slot = (slot + 1) % slots_;
    }
    memory_.nodes.push_back(node);
    const auto number = static_cast<std::uint32_t>(memory_.nodes.size());
    memory_.seen[slot] = number;
    push(number - 1);
  }

  void push(std::uint32_t index) {
    const Node& node = memory_.nodes[index];
    memory_.heap.push_back({node.spent + kGreed * node.ahead, index});
    std::push_heap(memory_.heap.begin(), memory_.heap.end(), later);
  }

  void expand(std::uint32_t index) {
    const Node node = memory_.nodes[index];
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
      vortex(index, node, hero);
      if (rules_.modules.contains(rules::Module::Shafts)) crawl(index, node, hero, at);
    }
  }

  bool is_out_for_good(std::size_t hero, Place at) const {
    return stays_on_exit_ && state_.stolen && plans_[hero].task == Task::Leave &&
           plans_[hero].wanted.contains(at);
  }

  void walk(std::uint32_t index, const Node& node, Pawn hero, Place at) {
    for (const rules::Direction toward : rules::kDirections) {
      const Effort effort = efforts_[catalog::index(catalog::move_towards(toward))];
      for (rules::Step next = step(rules_, state_, hero, at, toward); next && !next.is_caught;
           next = step(rules_, state_, hero, next.place, toward)) {
        if (next.place.tile() != at.tile() && strays(rules_, state_, hero, next.place.tile())) break;
        if (!why_cannot_stop_at(rules_, state_, hero, next.place))
          arrive(index, node, hero, next.place, Way::Walk, effort);
      }
    }
  }

  void ride(std::uint32_t index, const Node& node, Pawn hero, Place at) {
    const std::optional<Place> to = rules::escalator_end(at);
    if (!to || is_occupied(state_, *to) || !comes_unseen(rules_, state_, hero, *to)) return;
    arrive(index, node, hero, *to, Way::Escalator, efforts_[catalog::index(rules::Ability::Escalator)]);
  }

  void crawl(std::uint32_t index, const Node& node, Pawn hero, Place at) {
    for (std::uint8_t pair = 0; pair < rules::kShafts; ++pair) {
      const auto shaft = rules::shaft_from(state_, at, pair);
      if (!shaft || is_occupied(state_, shaft->to) || !comes_unseen(rules_, state_, hero, shaft->to))
        continue;
      if (strays(rules_, state_, hero, shaft->to.tile())) continue;
      arrive(index, node, hero, shaft->to, Way::Shaft, kOneAction);
    }
  }

  void vortex(std::uint32_t index, const Node& node, Pawn hero) {
    if (why_vortex_closed(rules_, state_, hero)) return;
    const rules::Colour colour = colour_of(hero);
    for (const rules::Tile tile : state_.placed& catalog::tiles_with_vortex(colour)) {
      const Place to = rules::place(tile, *catalog::def(tile).vortex[catalog::index(colour)]);
      if (!why_cannot_vortex_to(rules_, state_, hero, to) &&
          (rules_.modules.empty() || comes_unseen(rules_, state_, hero, to)))
        arrive(index, node, hero, to, Way::Vortex, efforts_[catalog::index(rules::Ability::Vortex)]);
    }
  }

  // A step that would set something off is taken only by the hero whose assignment it is.
  bool sets_off_what_nobody_wants(Pawn hero, Place to) const {
    const Assignment& assignment = assignments_[rules::index(hero)];
    switch (rules::working_symbol(rules_, state_, to)) {
      case Symbol::SandTimer:
        return !is_out_of_order(state_, to) &&
               !(assignment.task == Task::FlipTheTimer && assignment.wanted.contains(to));
      case Symbol::Exit:
        return may_leave_by(rules_, state_, hero, to) &&
               !(assignment.task == Task::Leave && assignment.wanted.contains(to));
      default:
        return false;
    }
  }

  // If groups are forbidden, a hero on its exit closes that tile for good (S17-2): nobody may be left behind
  // it.
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

  // From where a hero can leave when these are on their exits.
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
    const Assignment& assignment = assignments_[i];
    const bool escapes = assignment.task == Task::Leave && assignment.wanted.contains(to) && !stays_on_exit_;
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
    journey.ahead = memory_.nodes[index].ahead;
    journey.arrives = journey.ahead == 0;
    std::vector<std::uint32_t> path;
    for (std::uint32_t i = index; i != 0; i = memory_.nodes[i].parent) path.push_back(i);
    for (auto it = path.rbegin(); it != path.rend() && !journey.actions.full(); ++it) {
      const Node& node = memory_.nodes[*it];
      journey.actions.push_back(action_of(memory_.nodes[node.parent], node));
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
      case Way::Shaft:
        return rules::TakeShaft{hero, from, to};
      case Way::Walk:
      case Way::Teleportation:  // not searched for
        break;
    }
    return rules::Move{hero, from, to};
  }

  SearchMemory& memory_;
  const rules::Ruleset& rules_;
  rules::State state_;  // the heroes are moved around in it
  const rules::State& state_at_first_;
  const Assignments& assignments_;
  const Assignments& plans_;  // where everyone will want to be in the end
  const Efforts& efforts_;
  const std::uint32_t budget_;
  std::size_t slots_ = 0;
  std::array<bool, 4> movable_{};
  std::array<bool, 4> stays_outside_{};  // before the journey began
  bool stays_on_exit_ = false;
  std::array<std::optional<Spaces>, 64> open_{};  // by which heroes have gone, and by hero
};

}  // namespace

Journey search(SearchMemory& memory, const SearchProblem& problem) { return Search{memory, problem}.run(); }

}  // namespace ai
