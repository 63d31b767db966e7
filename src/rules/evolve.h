// Applies an event to a position. An event is a fact: this can't fail.
#pragma once

#include "rules/event.h"
#include "rules/state.h"

namespace rules {

// What each kind changes in the position.
struct Evolution {
  State& state;
  void operator()(const PawnMoved& moved) const;
  void operator()(const WentOutOfOrder& gone) const;
  void operator()(const SandFlipped& flipped) const;
  void operator()(const ActionTilesPassed&) const;
  void operator()(const SoloShuffled& shuffled) const;
  void operator()(const SoloRenewed&) const;
  void operator()(const SoloRevealed& revealed) const;
  void operator()(const TalkOpened& opened) const;
  void operator()(const TalkClosed&) const;
  void operator()(const TileDrawn& drawn) const;
  void operator()(const TilePlaced& placed) const;
  void operator()(const TileReturned& returned) const;
  void operator()(const BallBegun&) const;
  void operator()(const BallEnded&) const;
  void operator()(const Stolen&) const;
  void operator()(const HeroEscaped& escaped) const;
  void operator()(const NoExitLeft&) const;
  void operator()(const DiscardsDue& due) const;
  void operator()(const TileDiscarded& discarded) const;
  void operator()(const RedPawnPut& put) const;
  void operator()(const Stared&) const {}
  void operator()(const GameWon& won) const;
  void operator()(const GameLost& lost) const;
  void operator()(const PawnPut& what) const;
  void operator()(const HeroCaught&) const {}
  void operator()(const StressTokenUsed& used) const;
  void operator()(const ActionTilesSwapped& swapped) const;
  void operator()(const ShaftLaid& shaft) const;
  void operator()(const ShaftDiscarded& shaft) const;
  void operator()(const BreachLaid& breach) const;
  void operator()(const BreachDiscarded& breach) const;
  void operator()(const CodeSpellUsed&) const;
  void operator()(const MapBegun& begun) const;
  void operator()(const MapEnded&) const;
  void operator()(const BallSpellBegun&) const;
  void operator()(const BallSpellEnded&) const;
  void operator()(const BeholderMoved& moved) const;
  void operator()(const SensorTurned& turned) const;
  void operator()(const TileLifted& lifted) const;
  void operator()(const SpellCast& spell) const;
  void operator()(const SpellEnded& spell) const;
  void operator()(const BackInOrder& back) const;
  void operator()(const PawnsSwapped& swapped) const;
  void operator()(const DeckTurned& turned) const;
  void operator()(const SpaceToChoose& choice) const;
  void operator()(const GoalMarked&) const;
};

void evolve(State& state, const Event& event);

inline void evolve(State& state, const Events& events) {
  for (const Event& event : events) evolve(state, event);
}

}  // namespace rules
