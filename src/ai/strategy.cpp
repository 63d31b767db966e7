#include "ai/strategy.h"

#include <algorithm>

#include "ai/reach.h"
#include "ai/strategy_sand.h"
#include "ai/tile_laying.h"
#include "rules/cameras.h"
#include "rules/explore.h"
#include "rules/goal.h"
#include "rules/guard_room.h"
#include "rules/map.h"

namespace ai {

namespace {

using rules::Colour;
using rules::Pawn;
using rules::Place;

constexpr unsigned kTastes = 7;
constexpr std::array<Effort, 4> kMalusByFreeSides{8, 4, 1, 0};

class Strategy : SandStrategy {
 public:
  explicit Strategy(const Situation& situation) : SandStrategy(situation) {}

  Orders run() {
    if (!rules::has_theft(rules_)) {
      play_without_theft();
    } else if (state_.stolen) {
      leave();
    } else {
      prepare_the_theft();
    }
    if (orders_.explore) wait_for_the_blocked();
    break_cameras();
    mind_the_sand();
    remember_exits();
    return orders_;
  }

 private:
  // ------------------------------------------------------------------------------------------- the way out
  bool is_taken(Place exit) const {
    for (const Pawn hero : rules::kHeroes) {
      if (has_escaped(state_, hero) && where(hero) == exit) return true;
    }
    return false;
  }

  bool exits_are_missing() const {
    for (const Colour colour : rules::kColours) {
      const bool is_needed = rules_.exits == catalog::Exits::OneForAll ? colour == Colour::Purple
                                                                       : is_asked(rules::hero(colour));
      if (is_needed && !marks_.exits[index(colour)]) return true;
    }
    return false;
  }

  void leave() {
    if (rules_.exits == catalog::Exits::Foreign) {
      share_out(Task::Leave, marks_.exits);
    } else {
      for (const WayOut& way : ways_out([this](Pawn hero) { return where(hero); })) {
        give(way.hero, assignment(Task::Leave, way.hero, {{way.exit}}));
      }
    }
    const auto could_leave = [this](Pawn hero) {
      return given(hero).task == Task::Leave && effort_of(hero, given(hero)) != kUnreachable;
    };
    const bool is_stuck = situation_.in_circles && !rules_.modules.empty();  // perhaps another tile helps
    for (const Pawn hero : rules::kHeroes) {
      if (is_here(hero) && is_asked(hero) && !could_leave(hero)) orders_.explore = true;
    }
    orders_.explore |= is_stuck && !state_.deck.empty();
    if (orders_.explore) {
      for (const Pawn hero : rules::kHeroes) {
        if (is_here(hero) && (!could_leave(hero) || (is_stuck && given(hero).is_blocked))) explore_with(hero);
      }
    }
    if (rules_.game != catalog::ExpansionGame::T9) return;
    for (const Pawn hero : rules::kHeroes) {  // no hero may be left behind on 8*
      rules::TileSet closed;
      closed.insert(rules::Tile::T8s);
      if (is_here(hero) && !is_asked(hero)) keep_off(closed, hero);
    }
  }

  // T-3: all have to get out, including the captive; T-5: a map has to lead to enough tiles.
  void play_without_theft() {
    if (!rules::has_escape(rules_)) return use_a_map();
    bool somebody_is_aside = false;
    for (const Pawn hero : rules::kHeroes) somebody_is_aside |= !is_here(hero) && !has_escaped(state_, hero);
    if (exits_are_missing() || somebody_is_aside) return explore_with_everybody();
    leave();
    bool somebody_is_captive = false;
    for (const Pawn hero : rules::kHeroes) somebody_is_captive |= is_captive(rules_, state_, hero);
    if (!somebody_is_captive) return;
    for (const Pawn hero : rules::kHeroes) {  // the others stay to help
      if (!is_captive(rules_, state_, hero)) give(hero, Assignment{});
    }
  }

  // Somewhere other than on these tiles.
  void keep_off(rules::TileSet tiles, Pawn hero) {
    Destinations elsewhere;
    for (const rules::Tile tile : state_.placed) {
      for (std::uint8_t i = 0; i < catalog::kCells && !tiles.contains(tile); ++i) {
        if (catalog::contains(catalog::def(tile).corridor, rules::Cell{i}))
          elsewhere.push_back({rules::place(tile, rules::Cell{i})});
      }
    }
    give(hero, assignment(Task::MakeWay, hero, elsewhere));
  }

  // Guards appear at the theft (M11-2): nobody who isn't needed waits for them there.
  void keep_off_the_reinforcements() {
    if (!rules_.modules.contains(rules::Module::Reinforcements) || orders_.explore) return;
    const rules::TileSet theirs = state_.placed & catalog::tiles_with(rules::Symbol::Reinforcement);
    for (const Pawn hero : rules::kHeroes) {
      if (is_here(hero) && given(hero).task == Task::Rest) keep_off(theirs, hero);
    }
  }

  void use_a_map() {
    const std::size_t asked = rules_.hardcore ? 4 : 3;
    Destinations maps;
    for (const Place at : marks_.maps) maps.push_back({at});
    std::optional<Pawn> best;
    Effort least = kUnreachable;
    for (const Pawn hero : rules::kHeroes) {
      if (!is_here(hero) || places_beyond(state_, marks_.unexplored[index(hero)]) < asked) continue;
      const Effort effort = effort_of(hero, assignment(Task::LookAhead, hero, maps));
      if (effort >= least) continue;
      least = effort;
      best = hero;
    }
    if (const auto reader = hero_on_map_in_use(state_)) best = reader;
    explore_with_everybody();
    if (!best || maps.empty()) return;
    for (const Pawn hero : rules::kHeroes) give(hero, Assignment{});
    give(*best, assignment(Task::LookAhead, *best, maps));
    orders_.explore = given(*best).wanted.contains(where(*best));
  }

  void explore_with_everybody() {
    orders_.explore = true;
    bool somebody_explores = false;
    for (const Pawn hero : rules::kHeroes) somebody_explores |= explore_with(hero);
    if (!somebody_explores) {  // rather anywhere than nowhere
      orders_.anywhere = true;
      for (const Pawn hero : rules::kHeroes) somebody_explores |= explore_with(hero);
    }
    if (!somebody_explores && !rules_.modules.empty()) somebody_explores = explore_by_an_errand();
    if (!somebody_explores && !somewhere_can_be_explored()) orders_.explore = false;
  }

  // If everyone's way is blocked, it is opened for the hero with the shortest way to go.
  bool explore_by_an_errand() {
    std::optional<Pawn> best;
    Assignment least;
    for (const Pawn hero : rules::kHeroes) {
      if (state_.deck.empty() || !is_here(hero)) continue;
      const Assignment way = exploration_of(hero);
      if (effort_of(hero, way) == kUnreachable) continue;
      if (best && effort_of(hero, way) >= effort_of(*best, least)) continue;
      best = hero;
      least = way;
    }
    if (best) give(*best, least);
    return best.has_value();
  }

  // By a ball or map in use, by a spell, at an auto-explore space (M7-4).
  bool somewhere_can_be_explored() const {
    if (state_.held || state_.ball_in_use) return true;
    return !rules_.modules.empty() && can_draw(rules_, state_);
  }

  // As long as someone can explore, no hero is led to where it couldn't get by itself.
  void wait_for_the_blocked() {
    for (const Pawn hero : rules::kHeroes) {
      if (given(hero).is_blocked && given(hero).task == Task::Steal) give(hero, Assignment{});
    }
  }

  // Whatever else a hero does in between, nobody may shut it in (S17-2).
  void remember_exits() {
    if (!state_.stolen || rules_.exits == catalog::Exits::Foreign) return;
    for (const WayOut& way : ways_out([this](Pawn hero) { return where(hero); })) {
      orders_.assignments[index(way.hero)].exit = way.exit;
    }
  }

  // Items or exits of another colour (S10): a different one for each hero, with the least effort in total.
  void share_out(Task task, const std::array<std::optional<Place>, 4>& spots) {
    std::array<std::array<std::optional<Assignment>, 4>, 4> assignments;
    for (const Pawn hero : rules::kHeroes) {
      if (!is_here(hero)) continue;
      for (const Colour colour : rules::kColours) {
        const auto& spot = spots[index(colour)];
        if (!spot || colour == colour_of(hero)) continue;
        if (task == Task::Leave && is_taken(*spot)) continue;
        assignments[index(hero)][index(colour)] = assignment(task, hero, {{*spot}});
      }
    }
    std::array<std::size_t, 4> order{0, 1, 2, 3};
    std::array<std::size_t, 4> best = order;
    std::uint32_t least = 0xffffffff;
    do {
      std::uint32_t sum = 0;
      for (const Pawn hero : rules::kHeroes) {
        if (!is_here(hero)) continue;
        const auto& chosen = assignments[index(hero)][order[index(hero)]];
        const Effort effort = chosen ? effort_of(hero, *chosen) : kUnreachable;
        sum += effort == kUnreachable ? 10000U : effort;
      }
      if (sum < least) {
        least = sum;
        best = order;
      }
    } while (std::next_permutation(order.begin(), order.end()));
    for (const Pawn hero : rules::kHeroes) {
      const auto& chosen = assignments[index(hero)][best[index(hero)]];
      if (is_here(hero) && chosen) give(hero, *chosen);
    }
  }

  // ---------------------------------------------------------------------------------------------- the theft
  bool items_are_missing() const {
    for (const Colour colour : rules::kColours) {
      const bool is_needed = is_asked(rules::hero(colour)) || rules_.items == catalog::Items::Foreign;
      if (is_needed && !marks_.items[index(colour)]) return true;
    }
    return false;
  }

  // Every hero in the mall whose exit has been found, from where it is or will be.
  template <class From>
  WaysOut ways_out(From from) const {
    WaysOut ways;
    for (const Pawn hero : rules::kHeroes) {
      if (!is_here(hero) || !is_asked(hero)) continue;
      for (const Colour colour : rules::kColours) {
        const auto& exit = marks_.exits[index(colour)];
        if (exit && serves(rules_, hero, colour)) ways.push_back({hero, from(hero), *exit});
      }
    }
    return ways;
  }

  // After the theft the vortex is off: is there a way from every item to the exit?
  bool ways_out_are_missing() const {
    if (rules_.exits == catalog::Exits::Foreign) return false;
    const WaysOut ways = ways_out([this](Pawn hero) { return *marks_.items[index(hero)]; });
    return !all_can_leave(rules_, without_watchers(state_), ways);
  }

  // In the small malls of tutorials, watchers can only be led away if there is somewhere to go.
  bool guards_need_room() const {
    const bool somebody_watches = rules_.modules.contains(rules::Module::Guard) ||
                                  rules_.modules.contains(rules::Module::Beholder) ||
                                  rules_.modules.contains(rules::Module::Reinforcements);
    return catalog::is_tutorial(rules_.game) && somebody_watches && !state_.deck.empty();
  }

  void prepare_the_theft() {
    const bool something_is_missing = items_are_missing() || exits_are_missing();
    orders_.explore = something_is_missing || ways_out_are_missing() || next_tile_has_its_place(situation_) ||
                      situation_.in_circles || guards_need_room();
    if (orders_.explore) explore_with_everybody();
    orders_.steal = !orders_.explore;
    if (items_are_missing() && !orders_.explore) orders_.steal = false;
    if (rules_.items == catalog::Items::Foreign) {
      if (!orders_.explore) share_out(Task::Steal, marks_.items);
      return;
    }
    if (orders_.explore && situation_.style == Style::Thrifty) {
      leave_it_to_one();
      return;
    }
    for (const Pawn hero : rules::kHeroes) {
      const auto& item = marks_.items[index(hero)];
      if (item && is_here(hero) && is_asked(hero) && given(hero).task == Task::Rest)
        give(hero, assignment(Task::Steal, hero, {{*item}}));
    }
    keep_off_the_reinforcements();
  }

  // ---------------------------------------------------------------------------------------------- exploring
  unsigned malus_of(Place at) const {
    const unsigned by_sides = kMalusByFreeSides[static_cast<std::size_t>(free_sides_beyond(state_, at))];
    return situation_.variation == 0 ? by_sides : by_sides + (at.code * situation_.variation >> 3U) % kTastes;
  }

  // Only the hero with the shortest way explores; the others wait where they are.
  void leave_it_to_one() {
    std::optional<Pawn> best;
    for (const Pawn hero : rules::kHeroes) {
      const Task task = given(hero).task;
      if (task != Task::Explore && task != Task::LookAhead) continue;
      if (!best || effort_of(hero, given(hero)) < effort_of(*best, given(*best))) best = hero;
    }
    for (const Pawn hero : rules::kHeroes) {
      if (best && hero != *best) give(hero, Assignment{});
    }
  }

  Assignment exploration_of(Pawn hero) const {
    Destinations unexplored;
    for (const Place at : marks_.unexplored[index(hero)]) {
      if (!orders_.anywhere && !suits_the_next_tile(situation_, at)) continue;
      unexplored.push_back({at, static_cast<Effort>(malus_of(at))});
    }
    return assignment(Task::Explore, hero, unexplored);
  }

  bool explore_with(Pawn hero) {
    if (state_.deck.empty() || !is_here(hero)) return false;
    Assignment best = exploration_of(hero);
    if (hero == rules::kMage && rules_.crystal_balls && !marks_.balls.empty()) {
      Destinations balls;
      for (const Place at : marks_.balls) balls.push_back({at});
      const Assignment look_ahead = assignment(Task::LookAhead, hero, balls);
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
    const Assignment to_camera = assignment(Task::BreakCamera, rules::kBarbarian, cameras);
    if (can_be_reached(rules::kBarbarian, to_camera)) give(rules::kBarbarian, to_camera);
  }
};

}  // namespace

Orders orders_for(const Situation& situation) { return Strategy{situation}.run(); }

}  // namespace ai
