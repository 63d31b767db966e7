// What the terminal table says to the player, in English.
#pragma once

#include <string>
#include <string_view>

#include "rules/event.h"
#include "rules/game.h"
#include "rules/refusal.h"

namespace cli {

std::string_view title_of(rules::Pawn pawn);  // barbarian
std::string clock_text(rules::Millis sand);   // 2:31; rounded up

// What has happened, one sentence per event; events that are obvious are left out.
std::string sentences_of(const rules::Events& events);

// "A wall or a pawn is in the way. (B-MOVE-2)"
std::string sentence_of(const rules::Refusal& refusal);

// "Won with 0:41 left.", "Lost at 3:00: the sand ran out.", "Still running, 2:10 of sand left."
std::string outcome_of(const rules::Game& game, rules::GameTime now);

std::string scenario_title(const rules::Ruleset& ruleset);  // S7 All eyes on you

// ↑ → ↓ ← and the words of the other actions.
std::string_view short_name(rules::Ability ability);
std::string text_of(rules::ActionTile tile);

}  // namespace cli
