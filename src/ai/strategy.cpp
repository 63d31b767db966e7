#include "ai/strategy.h"

#include <algorithm>
#include <vector>

#include "ai/laying.h"
#include "ai/reach.h"
#include "rules/cameras.h"
#include "rules/sand.h"

namespace ai {

namespace {

using rules::Colour;
using rules::Pawn;
using rules::Place;

using Destinations = std::vector<Destination>;

constexpr unsigned kTastes = 7;
constexpr std::array<Effort, 4> kMalusByFreeSides{8, 4, 1, 0};

class Strategy {
 public:
  explicit Strategy(const Outlook& outlook)
      : rules_(outlook.rules),
        state_(outlook.state),
        marks_(outlook.marks),
        outlook_(outlook),
        sand_(rules::sand_left(outlook.state, outlook.now).count) {}

  Orders run() {
    if (state_.stolen) {
      leave();
    } else {
      prepare_the_theft();
    }
    break_cameras();
    mind_the_sand();
    remember_exits();
    return orders_;
  }

 private:
  bool is_here(Pawn hero) const { return is_in_the_mall(state_, hero); }
  Place where(Pawn hero) const { return place_of(state_, hero); }

  Errand errand(Task task, Pawn hero, const Destinations& destinations, Whirl whirl = Whirl::Works) const {
    Errand errand;
    errand.task = task;
    for (const Destination& destination : destinations) errand.wanted.insert(destination.at);
    errand.toward = outlook_.ways.field(state_, hero, destinations, outlook_.efforts, whirl);
    return errand;
  }

  Effort effort_of(Pawn hero, const Errand& errand) const { return errand.toward.from(where(hero)); }
  bool can_be_reached(Pawn hero, const Errand& errand) const {
    return effort_of(hero, errand) != kUnreachable;
  }
  void give(Pawn hero, const Errand& errand) { orders_.errands[index(hero)] = errand; }
  const Errand& given(Pawn hero) const { return orders_.errands[index(hero)]; }

  // ------------------------------------------------------------------------------------------- the way out
  bool is_taken(Place exit) const {
    for (const Pawn hero : rules::kHeroes) {
      if (has_escaped(state_, hero) && where(hero) == exit) return true;
    }
    return false;
  }

  bool exits_are_missing() const {
    for (const Colour colour : rules::kColours) {
      const bool is_needed = rules_.exits != catalog::Exits::OneForAll || colour == Colour::Purple;
      if (is_needed && !marks_.exits[index(colour)]) return true;
    }
    return false;
  }

  void leave() {
    if (rules_.exits == catalog::Exits::Foreign) {
      share_out(Task::Leave, marks_.exits);
    } else {
      for (const WayOut& way : ways_out([this](Pawn hero) { return where(hero); })) {
        give(way.hero, errand(Task::Leave, way.hero, {{way.exit}}));
      }
    }
    for (const Pawn hero : rules::kHeroes) {
      if (!is_here(hero)) continue;
      if (given(hero).task == Task::Leave && can_be_reached(hero, given(hero))) continue;
      orders_.explore = true;
    }
    if (orders_.explore) {
      for (const Pawn hero : rules::kHeroes) {
        if (!is_here(hero)) continue;
        if (given(hero).task == Task::Leave && can_be_reached(hero, given(hero))) continue;
        explore_with(hero);
      }
    }
  }

  // Whatever else a hero does in between, nobody may shut it in (S17-2).
  void remember_exits() {
    if (!state_.stolen || rules_.exits == catalog::Exits::Foreign) return;
    for (const WayOut& way : ways_out([this](Pawn hero) { return where(hero); })) {
      orders_.errands[index(way.hero)].exit = way.exit;
    }
  }

  // Items or exits that are not of the own colour (S10): each hero another one, with the least effort in all.
  void share_out(Task task, const std::array<std::optional<Place>, 4>& spots) {
    std::array<std::array<std::optional<Errand>, 4>, 4> errands;
    for (const Pawn hero : rules::kHeroes) {
      if (!is_here(hero)) continue;
      for (const Colour colour : rules::kColours) {
        const auto& spot = spots[index(colour)];
        if (!spot || colour == colour_of(hero)) continue;
        if (task == Task::Leave && is_taken(*spot)) continue;
        errands[index(hero)][index(colour)] = errand(task, hero, {{*spot}});
      }
    }
    std::array<std::size_t, 4> order{0, 1, 2, 3};
    std::array<std::size_t, 4> best = order;
    std::uint32_t least = 0xffffffff;
    do {
      std::uint32_t sum = 0;
      for (const Pawn hero : rules::kHeroes) {
        if (!is_here(hero)) continue;
        const auto& chosen = errands[index(hero)][order[index(hero)]];
        const Effort effort = chosen ? effort_of(hero, *chosen) : kUnreachable;
        sum += effort == kUnreachable ? 10000U : effort;
      }
      if (sum < least) {
        least = sum;
        best = order;
      }
    } while (std::next_permutation(order.begin(), order.end()));
    for (const Pawn hero : rules::kHeroes) {
      const auto& chosen = errands[index(hero)][best[index(hero)]];
      if (is_here(hero) && chosen) give(hero, *chosen);
    }
  }

  // ---------------------------------------------------------------------------------------------- the theft
  bool items_are_missing() const {
    return std::any_of(marks_.items.begin(), marks_.items.end(), [](const auto& item) { return !item; });
  }

  // Every hero in the mall whose exit has been found, from where it is or will be.
  template <class From>
  WaysOut ways_out(From from) const {
    WaysOut ways;
    for (const Pawn hero : rules::kHeroes) {
      if (!is_here(hero)) continue;
      for (const Colour colour : rules::kColours) {
        const auto& exit = marks_.exits[index(colour)];
        if (exit && serves(rules_, hero, colour)) ways.push_back({hero, from(hero), *exit});
      }
    }
    return ways;
  }

  // After the theft nobody whirls any more: is there a way from every item to the exit?
  bool ways_out_are_missing() const {
    if (rules_.exits == catalog::Exits::Foreign) return false;
    const WaysOut ways = ways_out([this](Pawn hero) { return *marks_.items[index(hero)]; });
    return !all_can_leave(rules_, without_heroes(state_), ways);
  }

  void prepare_the_theft() {
    const bool something_is_missing = items_are_missing() || exits_are_missing();
    orders_.explore = something_is_missing || ways_out_are_missing() || next_tile_has_its_place(outlook_) ||
                      outlook_.in_circles;
    if (orders_.explore) {
      bool somebody_explores = false;
      for (const Pawn hero : rules::kHeroes) somebody_explores |= explore_with(hero);
      if (!somebody_explores) {  // rather anywhere than nowhere
        orders_.anywhere = true;
        for (const Pawn hero : rules::kHeroes) somebody_explores |= explore_with(hero);
      }
      if (!somebody_explores && !state_.held && !state_.ball_in_use) orders_.explore = false;
    }
    orders_.steal = !orders_.explore;
    if (items_are_missing() && !orders_.explore) orders_.steal = false;
    if (rules_.items == catalog::Items::Foreign) {
      if (!orders_.explore) share_out(Task::Steal, marks_.items);
      return;
    }
    if (orders_.explore && outlook_.style == Style::Thrifty) {
      leave_it_to_one();
      return;
    }
    for (const Pawn hero : rules::kHeroes) {
      const auto& item = marks_.items[index(hero)];
      if (item && is_here(hero) && given(hero).task == Task::Rest)
        give(hero, errand(Task::Steal, hero, {{*item}}));
    }
  }

  // ---------------------------------------------------------------------------------------------- exploring
  unsigned malus_of(Place at) const {
    const unsigned by_sides = kMalusByFreeSides[static_cast<std::size_t>(free_sides_beyond(state_, at))];
    return outlook_.taste == 0 ? by_sides : by_sides + (at.code * outlook_.taste >> 3U) % kTastes;
  }

  // Only the hero with the least to go explores; the others wait where they are.
  void leave_it_to_one() {
    std::optional<Pawn> best;
    for (const Pawn hero : rules::kHeroes) {
      const Task task = given(hero).task;
      if (task != Task::Explore && task != Task::LookAhead) continue;
      if (!best || effort_of(hero, given(hero)) < effort_of(*best, given(*best))) best = hero;
    }
    for (const Pawn hero : rules::kHeroes) {
      if (best && hero != *best) give(hero, Errand{});
    }
  }

  bool explore_with(Pawn hero) {
    if (state_.deck.empty() || !is_here(hero)) return false;
    Destinations unexplored;
    for (const Place at : marks_.unexplored[index(hero)]) {
      if (!orders_.anywhere && !suits_the_next_tile(outlook_, at)) continue;
      unexplored.push_back({at, static_cast<Effort>(malus_of(at))});
    }
    Errand best = errand(Task::Explore, hero, unexplored);
    if (hero == rules::kMage && rules_.crystal_balls && !marks_.balls.empty()) {
      Destinations balls;
      for (const Place at : marks_.balls) balls.push_back({at});
      const Errand look_ahead = errand(Task::LookAhead, hero, balls);
      const Effort ball = effort_of(hero, look_ahead);
      if (ball != kUnreachable && (!can_be_reached(hero, best) || ball <= effort_of(hero, best) + 6))
        best = look_ahead;
    }
    if (!can_be_reached(hero, best)) return false;
    give(hero, best);
    return true;
  }

  void break_cameras() {
    if (!cameras_are_watching(rules_, state_) || !is_here(rules::kBarbarian)) return;
    if (work_left() < sand_) return;
    Destinations cameras;
    for (const Place at : marks_.cameras) cameras.push_back({at});
    const Errand to_camera = errand(Task::BreakCamera, rules::kBarbarian, cameras);
    if (can_be_reached(rules::kBarbarian, to_camera)) give(rules::kBarbarian, to_camera);
  }

  // ----------------------------------------------------------------------------------------------- the sand
  // Few hands have more to do each, and one alone has to turn tiles over for nearly every action.
  std::uint32_t time_for(unsigned effort) const {
    constexpr std::array<std::uint32_t, 4> kPercent{430, 180, 135, 100};
    const std::size_t hands = std::min<std::size_t>(state_.seats, kPercent.size());
    return effort * outlook_.rhythm.per_action / kOneAction * kPercent[hands - 1] / 100;
  }

  // A guess at how long the rest of the heist takes; very long while something is still to be found.
  std::uint32_t work_left() const {
    if (orders_.explore) return 0xffffff;
    unsigned sum = 0;
    unsigned longest = 0;
    for (const Pawn hero : rules::kHeroes) {
      if (!is_here(hero)) continue;
      const Effort effort = effort_of(hero, given(hero));
      if (given(hero).task == Task::Rest || effort == kUnreachable) return 0xffffff;
      unsigned whole = effort;
      if (given(hero).task == Task::Steal) whole += way_out_from_item(hero);
      sum += whole;
      longest = std::max(longest, whole);
    }
    const std::uint32_t at_once = std::min<std::uint32_t>(state_.seats, 4);
    return (time_for(longest) + time_for(sum) / at_once) * 7 / 5 + 2 * outlook_.rhythm.safety;
  }

  unsigned way_out_from_item(Pawn hero) const {
    for (const Colour colour : rules::kColours) {
      const auto& exit = marks_.exits[index(colour)];
      if (!exit || !serves(rules_, hero, colour)) continue;
      const Field out =
          outlook_.ways.field(state_, hero, Destinations{{*exit}}, outlook_.efforts, Whirl::Off);
      const auto& item = marks_.items[index(hero)];
      const Effort effort = item ? out.from(*item) : kUnreachable;
      if (effort != kUnreachable) return effort;
    }
    return 10 * kOneAction;
  }

  static unsigned reluctance(Task task) {
    switch (task) {
      case Task::BreakCamera:
      case Task::LookAhead:
        return 2 * kOneAction;
      case Task::Steal:
      case Task::Explore:
        return kOneAction;
      default:
        return 0;
    }
  }

  void mind_the_sand() {
    if (marks_.timers.empty() || work_left() < sand_) return;
    Destinations timers;
    for (const Place at : marks_.timers) timers.push_back({at});
    std::optional<Pawn> best;
    Errand best_errand;
    unsigned least = 0xffffffff;
    for (const Pawn hero : rules::kHeroes) {
      if (!is_here(hero)) continue;
      const Errand turn = errand(Task::TurnTheSand, hero, timers);
      if (!can_be_reached(hero, turn)) continue;
      const unsigned effort = effort_of(hero, turn) + reluctance(given(hero).task);
      if (effort >= least) continue;
      least = effort;
      best = hero;
      best_errand = turn;
    }
    if (!best) return;
    const std::uint32_t on_the_way = time_for(effort_of(*best, best_errand)) * 3 / 2;
    const std::uint32_t last_call = outlook_.rhythm.safety + time_for(kOneAction);
    const std::uint32_t go = last_call + on_the_way;
    const std::uint32_t get_ready = go + 3 * outlook_.rhythm.safety;
    if (sand_ <= last_call || (sand_ <= go && effort_of(*best, best_errand) > kOneAction)) {
      give(*best, best_errand);
      return;
    }
    if (sand_ > get_ready) {
      look_again_in(sand_ - get_ready);
      return;
    }
    look_again_in(sand_ - (sand_ > go ? go : last_call));
    give(*best, one_action_before(*best, best_errand.toward));
  }

  Errand one_action_before(Pawn hero, const Field& toward) const {
    Destinations beside;
    for (const rules::Tile tile : state_.placed) {
      for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
        const Place at = rules::place(tile, rules::Cell{i});
        const Effort effort = toward.from(at);
        if (effort > 0 && effort <= kOneAction) beside.push_back({at});
      }
    }
    return errand(Task::WaitAtTheTimer, hero, beside);
  }

  void look_again_in(std::uint32_t ms) {
    orders_.valid_until = std::min(orders_.valid_until, outlook_.now + rules::Millis{ms + 1});
  }

  const rules::Ruleset& rules_;
  const rules::State& state_;
  const Landmarks& marks_;
  const Outlook& outlook_;
  const std::uint32_t sand_;
  Orders orders_;
};

}  // namespace

Orders orders_for(const Outlook& outlook) { return Strategy{outlook}.run(); }

}  // namespace ai
