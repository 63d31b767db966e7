// The fields of a position in the order of its canonical bytes, listed once: writing and reading both go
// through here. The whole position is decomposed, so that a forgotten field doesn't compile.
#pragma once

#include "rules/state.h"

namespace rules {

// Passes every field to `bytes`, which writes or reads it; the position may be const.
template <class Bytes>
void each_field(auto& position, Bytes& bytes)
  requires std::is_same_v<std::remove_cvref_t<decltype(position)>, Security>
{
  auto& [shafts, breaches, stress_tokens, telekinesis_tokens, spells, holding, code_spell, ball_spell,
         map_in_use, map_tiles, beholder, beholder_tile, sensor, sensor_side, back_at, choosing, goal_mark] =
      position;
  bytes(shafts, breaches, stress_tokens, telekinesis_tokens, spells, holding, code_spell, ball_spell,
        map_in_use, map_tiles, beholder, beholder_tile, sensor, sensor_side, back_at, choosing, goal_mark);
}

template <class Bytes>
void each_field(auto& position, Bytes& bytes)
  requires std::is_same_v<std::remove_cvref_t<decltype(position)>, State>
{
  auto& [tiles, out_of_order, placed, places, presence, deck, deck_face, held, seats, action_tiles, solo_deck,
         solo_pile, speech, red_pawn, red_pawn_ready_at, sand, flips, timer_spaces_used, ball_in_use,
         discards_due, stolen, no_exit_left, security, outcome, defeat, ended, knowledge, random] = position;
  bytes.mall(placed, tiles, out_of_order);
  bytes.pawns(places, presence);
  bytes(deck, deck_face, held, solo_deck, solo_pile);
  bytes.table(seats, action_tiles, red_pawn_ready_at);
  bytes(speech, red_pawn, sand, flips, timer_spaces_used, ball_in_use, discards_due, stolen, no_exit_left);
  bytes(outcome, defeat, ended, knowledge, random);
  bytes.expansion(security);
}

}  // namespace rules
