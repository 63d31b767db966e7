#include "cli/sentences.h"

#include <array>

#include "base/overloaded.h"
#include "catalog/scenario.h"
#include "cli/expansion_titles.h"
#include "notation/words.h"
#include "rules/sand.h"

namespace cli {
namespace {

using rules::Event;

std::string the(rules::Pawn pawn) { return "The " + std::string{title_of(pawn)}; }

std::string name_of(rules::Card card) {
  const auto tile = card.tile();
  return tile ? "Tile " + std::string{catalog::name(*tile)} : "A tile";
}

std::string seat_name(rules::Seat seat) { return "seat " + std::to_string(seat.index); }

std::string way_text(const rules::PawnMoved& moved) {
  constexpr std::array<std::string_view, 3> kVerbs{" walks to ", " takes the vortex to ",
                                                   " rides the escalator to "};
  return the(moved.pawn) + std::string{kVerbs[static_cast<std::size_t>(moved.way)]} +
         notation::text_of(moved.to) + ".";
}

std::string_view speech_text(rules::Speech speech) {
  switch (speech) {
    case rules::Speech::Open:
    case rules::Speech::Window:
      return "You may talk until someone acts.";
    case rules::Speech::Gestures:
      return "You may use gestures until someone acts.";
    case rules::Speech::Silent:
      return "";
  }
  return "";
}

// A token on a sand timer space isn't mentioned, because the flip is.
std::string_view token_text(rules::Symbol under) {
  if (under == rules::Symbol::SandTimer) return "";
  if (under == rules::Symbol::Camera) return "The camera is off.";
  if (under == rules::Symbol::CrystalBall) return "The crystal ball is used up.";
  return "The space is out of order.";
}

std::string_view defeat_text(rules::Defeat defeat) {
  switch (defeat) {
    case rules::Defeat::None:
      return "";
    case rules::Defeat::SandRanOut:
      return "the sand ran out";
    case rules::Defeat::NothingToRearrange:
      return "no two tiles could be taken out of the mall";
    case rules::Defeat::TwoCaptives:
      return "two heroes are captives at the same time";
    case rules::Defeat::GuardCameUpon:
      return "a guard caught a hero";
    case rules::Defeat::AllInOneDimension:
      return "all four heroes are in one dimension";
    case rules::Defeat::GoalMissed:
      return "the goal can no longer be met";
  }
  return "";
}

std::string put_text(const rules::PawnPut& put) {
  const std::string at = put.at == rules::kNowhere ? "" : " at " + notation::text_of(put.at);
  switch (put.why) {
    case rules::Put::Appears:
      return the(put.pawn) + " appears" + at + ".";
    case rules::Put::Discarded:
      return the(put.pawn) + " doesn't appear.";
    case rules::Put::Caught:
      return the(put.pawn) + (at.empty() ? " is set aside." : " goes to the guard room.");
    case rules::Put::SentBack:
      return the(put.pawn) + " goes back" + at + ".";
    case rules::Put::PutOut:
      return the(put.pawn) + " leaves the guard room.";
    case rules::Put::Enchanted:
      return the(put.pawn) + " turns into a frog.";
    case rules::Put::Invited:
      return the(put.pawn) + " goes out for a meal.";
    case rules::Put::Returns:
      return the(put.pawn) + " is back" + at + ".";
  }
  return "";
}

std::string sentence_of(const Event& event) {
  return std::visit(
      base::Overloaded{
          [](const rules::PawnMoved& moved) { return way_text(moved); },
          [](const rules::WentOutOfOrder& went) {
            return std::string{token_text(rules::space_at(went.at).symbol)};
          },
          [](const rules::SandFlipped& flipped) {
            return "The timer is flipped: " + clock_text(flipped.left) + " left.";
          },
          [](const rules::ActionTilesPassed&) { return std::string{"All action tiles pass to the left."}; },
          [](const rules::SoloShuffled&) { return std::string{"The action tiles are shuffled."}; },
          [](const rules::SoloRenewed&) { return std::string{"The pile is shuffled and turned face down."}; },
          [](const rules::SoloRevealed& revealed) {
            const auto ability = revealed.card.ability();
            return "Turned over: " + std::string{ability ? catalog::name(*ability) : "?"} + ".";
          },
          [](const rules::TalkOpened& opened) { return std::string{speech_text(opened.speech)}; },
          [](const rules::TalkClosed&) { return std::string{}; },
          [](const rules::TileDrawn& drawn) { return name_of(drawn.tile) + " is drawn."; },
          [](const rules::TilePlaced& placed) {
            return name_of(placed.tile) + " is placed at " + notation::text_of(placed.from) + ".";
          },
          [](const rules::TileReturned& returned) {
            return name_of(returned.tile) + " goes back on the deck.";
          },
          [](const rules::BallBegun&) { return std::string{"The crystal ball allows a second tile."}; },
          [](const rules::BallEnded&) { return std::string{"The crystal ball goes dark."}; },
          [](const rules::Stolen&) { return std::string{"Stolen. The vortex is off. Get to the exits."}; },
          [](const rules::HeroEscaped& escaped) { return the(escaped.hero) + " has escaped."; },
          [](const rules::NoExitLeft&) { return std::string{"Someone has no exit left."}; },
          [](const rules::DiscardsDue& due) {
            return std::to_string(due.count) + " tiles must be taken out of the mall.";
          },
          [](const rules::TileDiscarded& discarded) {
            return name_of(rules::Card{discarded.tile}) + " is taken out of the mall.";
          },
          [](const rules::RedPawnPut& put) { return "Do something, " + seat_name(put.before) + "!"; },
          [](const rules::Stared& stared) {
            return "Seat " + std::to_string(stared.by.index) + " stares at " + seat_name(stared.at) + ".";
          },
          [](const rules::GameWon&) { return std::string{"You win."}; },
          [](const rules::GameLost& lost) { return "Lost: " + std::string{defeat_text(lost.defeat)} + "."; },
          [](const rules::PawnPut& put) { return put_text(put); },
          [](const rules::HeroCaught& caught) {
            return the(caught.hero) + " is caught by the " + std::string{notation::word(caught.by)} + ".";
          },
          [](const rules::StressTokenUsed& used) {
            return seat_name(used.by) + " uses a token: " + std::string{notation::word(used.token)} + ".";
          },
          [](const rules::ActionTilesSwapped& swapped) {
            return seat_name(swapped.by) + " and " + seat_name(swapped.with) + " swap their action tiles.";
          },
          [](const rules::ShaftLaid& laid) {
            return "A shaft leads from " + notation::text_of(laid.from) + " to " +
                   notation::text_of(laid.to) + ".";
          },
          [](const rules::ShaftDiscarded&) { return std::string{"The shaft is gone."}; },
          [](const rules::BreachLaid& laid) {
            return "The wall is breached between " + notation::text_of(laid.from) + " and " +
                   notation::text_of(laid.to) + ".";
          },
          [](const rules::BreachDiscarded&) { return std::string{"The breach is gone."}; },
          [](const rules::CodeSpellUsed&) { return std::string{"The code spell opens the door."}; },
          [](const rules::MapBegun&) { return std::string{"The map is in use."}; },
          [](const rules::MapEnded&) { return std::string{"The map is used up."}; },
          [](const rules::BallSpellBegun&) { return std::string{"The spell allows a second tile."}; },
          [](const rules::BallSpellEnded&) { return std::string{"The crystal ball spell is used up."}; },
          [](const rules::BeholderMoved& moved) {
            return "The beholder watches " + name_of(rules::Card{moved.to}) + ".";
          },
          [](const rules::SensorTurned& turned) {
            return "The sensor faces " + std::string{catalog::name(turned.side)} + ".";
          },
          [](const rules::TileLifted& lifted) {
            return name_of(rules::Card{lifted.tile}) + " flies to " + notation::text_of(lifted.from) + ".";
          },
          [](const rules::SpellCast& cast) {
            return "The mage casts: " + std::string{catalog::name(cast.spell)} + ".";
          },
          [](const rules::SpellEnded& ended) {
            return "The spell ends: " + std::string{catalog::name(ended.spell)} + ".";
          },
          [](const rules::BackInOrder& back) { return notation::text_of(back.at) + " works again."; },
          [](const rules::PawnsSwapped& swapped) {
            return the(swapped.one) + " and " + the(swapped.other) + " change places.";
          },
          [](const rules::DeckTurned& turned) {
            return std::string{turned.face == rules::DeckFace::Up ? "The deck is face up."
                                                                  : "The deck is face down."};
          },
          [](const rules::SpaceToChoose& choice) { return "Choose a space for " + the(choice.guard) + "."; },
          [](const rules::GoalMarked&) { return std::string{"The exit's condition is met."}; },
      },
      event);
}

// Elapsed time is rounded down to whole seconds; remaining time is rounded up.
rules::Millis whole_seconds(rules::GameTime passed) { return rules::Millis{passed.ms / 1000 * 1000}; }

}  // namespace

std::string_view title_of(rules::Pawn pawn) {
  constexpr std::array<std::string_view, rules::kPawns> kPawnTitles{
      "barbarian", "mage", "elf", "dwarf", "guard 1", "guard 2", "guard 3", "guard 4"};
  return kPawnTitles[rules::index(pawn)];
}

std::string clock_text(rules::Millis sand) {
  const std::uint32_t seconds = (sand.count + 999) / 1000;
  const std::string rest = std::to_string(seconds % 60);
  return std::to_string(seconds / 60) + ":" + (rest.size() < 2 ? "0" : "") + rest;
}

std::string sentences_of(const rules::Events& events) {
  std::string sentences;
  for (const Event& event : events) {
    const std::string sentence = sentence_of(event);
    if (!sentence.empty() && !sentences.empty()) sentences += ' ';
    sentences += sentence;
  }
  return sentences;
}

// The pawn comes last, as in "a pawn is in the way: the elf".
std::string sentence_of(const rules::Refusal& refusal) {
  std::string text{rules::sentence(refusal.reason)};
  if (refusal.pawn && text.ends_with('.')) {
    text.back() = ':';
    text += " the " + std::string{title_of(*refusal.pawn)} + ".";
  }
  return text + " (" + std::string{rules::rule_of(refusal.reason)} + ")";
}

std::string outcome_of(const rules::Game& game, rules::GameTime now) {
  const rules::State& state = game.state;
  switch (state.outcome) {
    case rules::Outcome::Running:
      return "Still running, " + clock_text(rules::sand_left(state, now)) + " of sand left.";
    case rules::Outcome::Won:
      return "Won with " + clock_text(rules::sand_left(state, state.ended)) + " of sand left.";
    case rules::Outcome::Lost:
      return "Lost at " + clock_text(whole_seconds(state.ended)) + ": " +
             std::string{defeat_text(state.defeat)} + ".";
  }
  return "";
}

std::string scenario_title(const rules::Ruleset& ruleset) {
  const catalog::Scenario* scenario = catalog::scenario_numbered(ruleset.scenario);
  if (scenario != nullptr) return "S" + std::to_string(scenario->number) + " " + std::string{scenario->title};
  if (ruleset.game != catalog::ExpansionGame::None) {
    return std::string{catalog::name(ruleset.game)} + " " + std::string{title_of(ruleset.game).title};
  }
  return {ruleset.name.begin(), ruleset.name.end()};
}

std::string_view short_name(rules::Ability ability) {
  constexpr std::array<std::string_view, catalog::kAbilities> kNames{"↑",      "→",      "↓",      "←",
                                                                     "vortex", "escal.", "explore"};
  return kNames[catalog::index(ability)];
}

std::string text_of(rules::ActionTile tile) {
  std::string text;
  for (std::size_t i = 0; i < catalog::kAbilities; ++i) {
    const auto ability = static_cast<rules::Ability>(i);
    if (!tile.allows(ability)) continue;
    if (!text.empty()) text += ' ';
    text += short_name(ability);
  }
  return text.empty() ? "leader: no tile" : text;
}

}  // namespace cli
