// How a failed test shows places, refusals and events.
#include <ostream>

#include "base/overloaded.h"
#include "support/scene.h"

namespace rules {
namespace {

// A tile, a back or nothing, as a word.
std::string_view word(Card card) {
  if (const std::optional<Tile> tile = card.tile()) return catalog::name(*tile);
  return card.back() ? "a back" : "hidden";
}

}  // namespace

void PrintTo(Place place, std::ostream* out) {
  if (place == kNowhere) {
    *out << "nowhere";
    return;
  }
  *out << catalog::name(place.tile()) << ':' << place.cell().row() << ',' << place.cell().column();
}

void PrintTo(Pawn pawn, std::ostream* out) { *out << name(pawn); }
void PrintTo(Reason reason, std::ostream* out) { *out << name(reason); }

void PrintTo(const Refusal& refusal, std::ostream* out) {
  *out << name(refusal.reason);
  if (refusal.place) PrintTo(*refusal.place, &(*out << " place "));
  if (refusal.pawn) *out << " pawn " << name(*refusal.pawn);
  if (refusal.tile) *out << " tile " << catalog::name(*refusal.tile);
}

void PrintTo(const Event& event, std::ostream* out) {
  std::visit(
      base::Overloaded{
          [&](const PawnMoved& e) {
            constexpr std::array<std::string_view, 5> kWays{" walks ", " whirls ", " rides ", " crawls ",
                                                            " jumps "};
            PrintTo(e.from, &(*out << name(e.pawn) << kWays[static_cast<std::size_t>(e.way)]));
            PrintTo(e.to, &(*out << " > "));
          },
          [&](const WentOutOfOrder& e) { PrintTo(e.at, &(*out << "out of order ")); },
          [&](const SandFlipped& e) {
            *out << "flipped at " << e.at.ms << " left " << e.left.count
                 << (e.by == FlipBy::Token ? " token" : "");
          },
          [&](const ActionTilesPassed&) { *out << "action tiles passed"; },
          [&](const SoloShuffled& e) { *out << "solo shuffled, drawn " << e.drawn; },
          [&](const SoloRenewed&) { *out << "solo renewed"; },
          [&](const SoloRevealed& e) {
            *out << "solo revealed " << (e.card.ability() ? catalog::name(*e.card.ability()) : "hidden");
          },
          [&](const TalkOpened& e) { *out << "talk opened " << static_cast<int>(e.speech); },
          [&](const TalkClosed&) { *out << "talk closed"; },
          [&](const TileDrawn& e) { *out << "drawn " << word(e.tile) << " next " << word(e.next); },
          [&](const TilePlaced& e) {
            PrintTo(e.from, &(*out << "placed " << word(e.tile) << " from "));
            *out << " at " << int{e.row} << ',' << int{e.column} << " turns " << int{e.turns.quarters}
                 << " dimension " << int{e.dimension} << (e.right == Right::Hero ? " by hero" : " by ball");
          },
          [&](const TileReturned& e) { *out << "returned " << word(e.tile) << " next " << word(e.next); },
          [&](const BallBegun&) { *out << "ball begun"; },
          [&](const BallEnded&) { *out << "ball ended"; },
          [&](const Stolen&) { *out << "stolen"; },
          [&](const HeroEscaped& e) { *out << name(e.hero) << " escaped" << (e.stays ? " and stays" : ""); },
          [&](const NoExitLeft&) { *out << "no exit left"; },
          [&](const DiscardsDue& e) { *out << "discards due " << int{e.count}; },
          [&](const TileDiscarded& e) {
            *out << "discarded " << catalog::name(e.tile) << " next " << word(e.next);
          },
          [&](const RedPawnPut& e) {
            *out << "red pawn by " << int{e.by.index} << " before " << int{e.before.index} << " ready at "
                 << e.ready_at.ms;
          },
          [&](const Stared& e) { *out << "stare by " << int{e.by.index} << " at " << int{e.at.index}; },
          [&](const GameWon& e) { *out << "won at " << e.at.ms; },
          [&](const GameLost& e) {
            *out << "lost at " << e.at.ms << " defeat " << static_cast<int>(e.defeat);
          },
          [&](const PawnPut& e) {
            PrintTo(e.at, &(*out << name(e.pawn) << " put "));
            *out << " presence " << static_cast<int>(e.presence) << " why " << static_cast<int>(e.why);
          },
          [&](const HeroCaught& e) { *out << name(e.hero) << " caught by " << static_cast<int>(e.by); },
          [&](const StressTokenUsed& e) { *out << "token " << static_cast<int>(e.token); },
          [&](const ActionTilesSwapped& e) {
            *out << "tiles swapped " << int{e.by.index} << " and " << int{e.with.index};
          },
          [&](const ShaftLaid& e) {
            PrintTo(e.from, &(*out << "shaft " << int{e.pair} << " from "));
            PrintTo(e.to, &(*out << " to "));
          },
          [&](const ShaftDiscarded& e) { *out << "shaft " << int{e.pair} << " discarded"; },
          [&](const BreachLaid& e) {
            PrintTo(e.from, &(*out << "breach " << int{e.number} << " from "));
            PrintTo(e.to, &(*out << " to "));
          },
          [&](const BreachDiscarded& e) { *out << "breach " << int{e.number} << " discarded"; },
          [&](const CodeSpellUsed&) { *out << "code spell used"; },
          [&](const MapBegun& e) { PrintTo(e.at, &(*out << "map begun ")); },
          [&](const MapEnded&) { *out << "map ended"; },
          [&](const BallSpellBegun&) { *out << "ball spell begun"; },
          [&](const BallSpellEnded&) { *out << "ball spell ended"; },
          [&](const BeholderMoved& e) { *out << "beholder to " << catalog::name(e.to); },
          [&](const SensorTurned& e) { *out << "sensor " << catalog::name(e.side); },
          [&](const TileLifted& e) {
            PrintTo(e.from, &(*out << "lifted " << catalog::name(e.tile) << " to "));
            *out << " at " << int{e.row} << ',' << int{e.column} << " turns " << int{e.turns.quarters};
          },
          [&](const SpellCast& e) { *out << "cast " << catalog::name(e.spell); },
          [&](const SpellEnded& e) { *out << "spell ended " << catalog::name(e.spell); },
          [&](const BackInOrder& e) { PrintTo(e.at, &(*out << "in order ")); },
          [&](const PawnsSwapped& e) { *out << name(e.one) << " and " << name(e.other) << " swapped"; },
          [&](const DeckTurned& e) {
            *out << "deck " << (e.face == DeckFace::Up ? "up" : "down") << " next " << word(e.next);
          },
          [&](const SpaceToChoose& e) { *out << "space to choose for " << name(e.guard); },
          [&](const GoalMarked&) { *out << "goal marked"; },
      },
      event);
}

}  // namespace rules
