#include "sim/explain.h"

#include <algorithm>

#include "ai/goal.h"
#include "ai/route.h"
#include "base/ascii.h"
#include "cli/sentences.h"
#include "notation/words.h"
#include "rules/sand.h"
#include "rules/theft.h"

namespace sim {
namespace {

using rules::Pawn;

constexpr std::uint32_t kWorthTelling = 5000;  // ms of a pause

std::string plural(std::size_t count, const std::string& what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::string list(const std::vector<std::string>& parts) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? " and " : ", ";
    text += parts[i];
  }
  return text;
}

std::string sentence_from(std::string text) {
  if (!text.empty()) text[0] = base::upper_case(text[0]);
  return text + ".";
}

class Explanation {
 public:
  Explanation(const Timeline& timeline, const ai::SimulatedGame& simulated)
      : chronicle_(timeline),
        simulated_(simulated),
        rules_(simulated.game.rules),
        state_(simulated.game.state) {}

  std::string text() {
    say_timeline();
    say_the_end();
    say_verdict();
    return text_;
  }

 private:
  void line(const std::string& text) { text_ += "  " + text + "\n"; }
  rules::GameTime end() const { return simulated_.game.now; }
  bool is_won() const { return state_.outcome == rules::Outcome::Won; }

  void say_timeline() {
    text_ += "Timeline\n";
    for (const Timeline::Entry& entry : chronicle_.timeline())
      line(moment_text(entry.at) + "  " + entry.what);
  }

  // ---- where they were

  // The fewest actions to a goal, with the others where they are or, if they are in the way, without them.
  std::optional<std::size_t> actions_to(const rules::State& state, Pawn hero, ai::Goal goal) const {
    std::optional<std::size_t> fewest;
    for (std::uint8_t difference = 1; difference <= 3; ++difference) {
      const ai::Spaces wanted = wanted_spaces(rules_, state, hero, goal, ai::ColourShift{difference});
      const auto route = route_to(rules_, state, hero, wanted);
      if (route && (!fewest || route->size() < *fewest)) fewest = route->size();
    }
    return fewest;
  }

  rules::State without_others(Pawn hero) const {
    rules::State alone = state_;
    for (const Pawn other : rules::kHeroes) {
      if (other != hero && is_in_the_mall(state_, other)) alone.places[index(other)] = rules::kNowhere;
    }
    return alone;
  }

  std::string distance(Pawn hero, ai::Goal goal, const std::string& what) const {
    if (const auto actions = actions_to(state_, hero, goal))
      return plural(*actions, "action") + " from " + what;
    if (const auto actions = actions_to(without_others(hero), hero, goal)) {
      return plural(*actions, "action") + " from " + what + " if the others moved out of the way";
    }
    return "with no way to " + what;
  }

  std::string whereabouts(Pawn hero) const {
    const std::string who = "the " + std::string{cli::title_of(hero)};
    if (const auto left = chronicle_.left(hero)) return who + " left at " + moment_text(*left);
    if (!is_in_the_mall(state_, hero)) return who + " is not in the mall";
    const std::string where = who + " is on " + notation::text_of(place_of(state_, hero)) + ", ";
    if (state_.stolen) return where + distance(hero, ai::Goal::Leave, "an exit");
    if (const auto since = chronicle_.in_place_since(hero))
      return where + "ready for the theft since " + moment_text(*since);
    return where + distance(hero, ai::Goal::Steal, "its item");
  }

  void say_the_end() {
    text_ += "\nAt the end, after " + moment_text(end()) + "\n";
    for (const Pawn hero : rules::kHeroes) line(sentence_from(whereabouts(hero)));
    for (const Need& need : chronicle_.needs()) {
      if (need.found) {
        line(sentence_from(name_of(need) + " was found after " + duration_text(need.found->ms)));
      } else {
        line(sentence_from(name_of(need) + " was never found"));
      }
    }
    line(sentence_from(plural(static_cast<std::size_t>(state_.placed.size()), "tile") + " in the mall, " +
                       std::to_string(state_.deck.size()) + " in the deck" +
                       (state_.held ? ", one drawn but not placed" : "")));
    std::vector<std::string> seats;
    seats.reserve(state_.seats);
    for (std::size_t i = 0; i < state_.seats; ++i)
      seats.push_back(std::to_string(chronicle_.actions()[i]) + " by seat " + std::to_string(i));
    line(sentence_from("actions: " + list(seats)));
  }

  // ---- verdict
  std::vector<std::string> never_found() const {
    std::vector<std::string> names;
    for (const Need& need : chronicle_.needs()) {
      if (!need.found) names.push_back(name_of(need));
    }
    return names;
  }

  const Need& last_found() const {
    return *std::max_element(chronicle_.needs().begin(), chronicle_.needs().end(),
                             [](const Need& a, const Need& b) { return a.found < b.found; });
  }

  std::vector<std::string> heroes_not_there() const {
    std::vector<std::string> names;
    for (const Pawn hero : rules::kHeroes) {
      const bool is_there =
          state_.stolen ? chronicle_.left(hero).has_value() : chronicle_.in_place_since(hero).has_value();
      if (!is_there) names.push_back("the " + std::string{cli::title_of(hero)});
    }
    return names;
  }

  void say_verdict() {
    text_ += "\nVerdict\n";
    if (simulated_.refused > 0) {
      line(
          "The teammates tried something that isn't allowed, and the game was stopped. This is a bug in the "
          "program.");
      return;
    }
    line(cli::outcome_of(simulated_.game, end()));
    say_phases();
    if (!is_won()) say_what_was_missing();
    say_sand();
    say_pause();
  }

  // Finding, gathering, leaving: how long each took.
  void say_phases() {
    if (!never_found().empty()) return;
    const rules::GameTime found = *last_found().found;
    std::string text =
        "Finding everything took " + duration_text(found.ms) + " (last: " + name_of(last_found()) + ")";
    if (const auto stolen = chronicle_.stolen()) {
      // Some exits may only be found after the theft.
      const std::uint32_t gathering = stolen->ms > found.ms ? stolen->ms - found.ms : 0;
      text += ", gathering for the theft " + duration_text(gathering) + ", leaving " +
              duration_text(end().ms - stolen->ms);
    }
    line(text + ".");
  }

  void say_what_was_missing() {
    if (state_.defeat == rules::Defeat::NothingToRearrange) {
      line("A flip required two tiles to be taken out, and no two could be.");
      return;
    }
    const std::vector<std::string> missing = never_found();
    if (!missing.empty()) {
      line(sentence_from(list(missing) + (missing.size() == 1 ? " was" : " were") + " never found, with " +
                         plural(state_.deck.size(), "tile") + " still in the deck"));
      return;
    }
    const std::vector<std::string> late = heroes_not_there();
    const std::string were = late.size() == 1 ? " was" : " were";
    if (const auto stolen = chronicle_.stolen()) {
      line(sentence_from(list(late) + were + " not out " + duration_text(end().ms - stolen->ms) +
                         " after the theft, when " + duration_text(chronicle_.sand_at_the_theft()) +
                         " of sand was left"));
      say_who_is_trapped();
    } else {
      line(sentence_from("everything was known for the last " +
                         duration_text(end().ms - last_found().found->ms) +
                         (late.empty() ? ", but nobody flipped the theft tile"
                                       : ", but " + list(late) + were + " not in place for the theft")));
    }
  }

  void say_who_is_trapped() {
    std::vector<std::string> trapped;
    for (const Pawn hero : rules::kHeroes) {
      if (is_in_the_mall(state_, hero) && !actions_to(without_others(hero), hero, ai::Goal::Leave))
        trapped.push_back("the " + std::string{cli::title_of(hero)});
    }
    if (trapped.empty()) return;
    line(sentence_from("there was no way out for " + list(trapped) +
                       ", even with nobody in the way: the vortex is off after the theft"));
  }

  void say_sand() {
    std::string text = "The timer was flipped " + plural(state_.flips, "time");
    if (chronicle_.watched_ms() > 0)
      text += "; cameras blocked the timer spaces for " + duration_text(chronicle_.watched_ms());
    if (!is_won()) {
      std::optional<std::size_t> nearest;
      for (const Pawn hero : rules::kHeroes) {
        const auto actions = actions_to(state_, hero, ai::Goal::FlipTheTimer);
        if (actions && (!nearest || *actions < *nearest)) nearest = actions;
      }
      text += nearest ? "; at the end a usable sand timer was " + plural(*nearest, "action") + " away"
                      : "; at the end no usable sand timer could be reached";
    }
    line(text + ".");
  }

  void say_pause() {
    const Timeline::Pause& pause = chronicle_.longest_pause();
    if (pause.length() < kWorthTelling) return;
    line("Nobody did anything from " + moment_text(pause.from) + " to " + moment_text(pause.to) + ".");
  }

  const Timeline& chronicle_;
  const ai::SimulatedGame& simulated_;
  const rules::Ruleset& rules_;
  const rules::State& state_;
  std::string text_;
};

}  // namespace

std::string explanation(const Timeline& timeline, const ai::SimulatedGame& simulated) {
  return Explanation{timeline, simulated}.text();
}

}  // namespace sim
