#include "sim/timeline.h"

#include "base/overloaded.h"
#include "catalog/tile.h"
#include "cli/sentences.h"
#include "notation/words.h"
#include "rules/cameras.h"
#include "rules/sand.h"

namespace sim {
namespace {

using rules::Colour;
using rules::Symbol;

bool is_needed(const rules::Ruleset& rules, Symbol what, Colour colour) {
  if (what == Symbol::Item) return true;
  return rules.exits != catalog::Exits::OneForAll || colour == Colour::Purple;
}

// What is printed on a space and matters under these rules.
std::optional<std::string> name_of(const rules::Ruleset& rules, const rules::Space& space) {
  switch (space.symbol) {
    case Symbol::Item:
    case Symbol::Exit:
      if (!space.colour || !is_needed(rules, space.symbol, *space.colour)) return std::nullopt;
      return name_of(Need{.what = space.symbol, .colour = *space.colour});
    case Symbol::SandTimer:
      return "a sand timer";
    case Symbol::Camera:
      return rules.cameras ? std::optional{std::string{"a camera"}} : std::nullopt;
    case Symbol::CrystalBall:
      return rules.crystal_balls ? std::optional{std::string{"a crystal ball"}} : std::nullopt;
    default:
      return std::nullopt;
  }
}

std::string what_is_on(const rules::Ruleset& rules, rules::Tile tile) {
  std::string text;
  for (const rules::Space& space : catalog::def(tile).spaces) {
    const auto name = name_of(rules, space);
    if (name) text += (text.empty() ? "" : ", ") + *name;
  }
  return text.empty() ? "nothing needed" : text;
}

std::string the(rules::Pawn pawn) { return "the " + std::string{cli::title_of(pawn)}; }
std::string seat_name(rules::Seat seat) { return "seat " + std::to_string(seat.index); }

}  // namespace

std::string name_of(const Need& need) {
  return "the " + std::string{catalog::name(need.colour)} + (need.what == Symbol::Item ? " item" : " exit");
}

std::string moment_text(rules::GameTime at) {
  const std::uint32_t seconds = at.ms / 1000;
  const std::string rest = std::to_string(seconds % 60);
  return std::to_string(seconds / 60) + ":" + (rest.size() < 2 ? "0" : "") + rest + "." +
         std::to_string(at.ms % 1000 / 100);
}

std::string duration_text(std::uint32_t ms) {
  return std::to_string(ms / 1000) + "." + std::to_string(ms % 1000 / 100) + " s";
}

Timeline::Timeline(const rules::Game& start) : before_(start), longest_pause_{start.now, start.now} {
  for (const Symbol what : {Symbol::Item, Symbol::Exit}) {
    for (const Colour colour : rules::kColours) {
      if (is_needed(start.rules, what, colour)) needs_.push_back({.what = what, .colour = colour});
    }
  }
  for (const rules::Tile tile : start.state.placed) {
    note(start.now,
         "tile " + std::string{catalog::name(tile)} + " is in the mall: " + what_is_on(start.rules, tile));
  }
  look_for_needs(start.state, start.now);
}

void Timeline::see(const rules::Game& after, const rules::Stamped& action, const rules::Events& events) {
  const Pause pause{before_.now, action.at};
  if (pause.length() > longest_pause_.length()) longest_pause_ = pause;
  if (!std::holds_alternative<rules::SandRunsOut>(action.what)) ++actions_[action.by.index];
  for (const rules::Event& event : events) {
    std::string what = tell(event, action);
    if (!what.empty()) note(action.at, std::move(what));
    if (std::holds_alternative<rules::Stolen>(event)) {
      stolen_ = action.at;
      sand_at_the_theft_ = rules::sand_left(before_.state, action.at).count;
    }
    if (const auto* escaped = std::get_if<rules::HeroEscaped>(&event))
      left_[index(escaped->hero)] = action.at;
  }
  look_for_needs(after.state, action.at);
  look_at_the_heroes(after, action.at);
  look_at_the_cameras(after, action.at);
  before_ = after;
}

void Timeline::look_for_needs(const rules::State& state, rules::GameTime at) {
  for (Need& need : needs_) {
    for (const rules::Tile tile : state.placed& catalog::tiles_with(need.what)) {
      for (const rules::Space& space : catalog::def(tile).spaces) {
        if (!need.found && space.symbol == need.what && space.colour == need.colour) need.found = at;
      }
    }
  }
}

void Timeline::look_at_the_heroes(const rules::Game& after, rules::GameTime at) {
  if (after.state.stolen) return;
  const bool own_colour = after.rules.items == catalog::Items::OwnColour;
  for (const rules::Pawn hero : rules::kHeroes) {
    if (!is_in_the_mall(after.state, hero)) continue;
    const rules::Space& space = rules::space_at(place_of(after.state, hero));
    auto& since = in_place_[index(hero)];
    const bool is_in_place =
        space.symbol == Symbol::Item && (space.colour == rules::colour_of(hero)) == own_colour;
    if (!is_in_place) {
      since.reset();
    } else if (!since) {
      since = at;
    }
  }
}

void Timeline::look_at_the_cameras(const rules::Game& after, rules::GameTime at) {
  const bool watching =
      after.state.outcome == rules::Outcome::Running && cameras_are_watching(after.rules, after.state);
  if (watching && !watched_since_) {
    watched_since_ = at;
    note(at, "cameras block the sand timer spaces");
  }
  if (!watching && watched_since_) {
    watched_ms_ += at.ms - watched_since_->ms;
    watched_since_.reset();
  }
}

// Empty if it isn't worth a line.
std::string Timeline::tell(const rules::Event& event, const rules::Stamped& action) const {
  return std::visit(
      base::Overloaded{
          [&](const rules::TilePlaced& placed) {
            const auto tile = placed.tile.tile();
            if (!tile) return std::string{};
            return seat_name(action.by) + " places tile " + std::string{catalog::name(*tile)} + ": " +
                   what_is_on(before_.rules, *tile);
          },
          [&](const rules::WentOutOfOrder& went) {
            switch (rules::space_at(went.at).symbol) {
              case Symbol::Camera:
                return std::string{"a camera is turned off"};
              case Symbol::CrystalBall:
                return std::string{"the crystal ball is used"};
              default:
                return std::string{};
            }
          },
          [&](const rules::SandFlipped& flipped) {
            const std::uint32_t was = rules::sand_left(before_.state, action.at).count;
            return "the timer is flipped: " + duration_text(was) + " left before, " +
                   duration_text(flipped.left.count) + " now";
          },
          [](const rules::TileDiscarded& discarded) {
            return "tile " + std::string{catalog::name(discarded.tile)} + " is taken out of the mall";
          },
          [&](const rules::Stolen&) {
            return "the theft, with " + duration_text(rules::sand_left(before_.state, action.at).count) +
                   " of sand left";
          },
          [](const rules::HeroEscaped& escaped) { return the(escaped.hero) + " leaves"; },
          [](const rules::RedPawnPut& put) {
            return seat_name(put.by) + " gives the red pawn to " + seat_name(put.before);
          },
          [](const rules::GameWon&) { return std::string{"everyone has escaped"}; },
          [](const rules::GameLost& lost) {
            return std::string{lost.defeat == rules::Defeat::SandRanOut ? "the sand runs out"
                                                                        : "no two tiles can be taken out"};
          },
          [](const auto&) { return std::string{}; }},
      event);
}

}  // namespace sim
