// The fields of every event kind, told once: text, JSON and reading all go through here. Kinds are
// append-only and fields keep their names and their order; a field that came later is read as its default
// where it is missing.
#pragma once

#include <string_view>

#include "rules/event.h"

namespace notation {

template <class Event>
struct EventKind;

template <>
struct EventKind<rules::PawnMoved> {
  static constexpr std::string_view kName = "moved";
};
template <>
struct EventKind<rules::WentOutOfOrder> {
  static constexpr std::string_view kName = "out_of_order";
};
template <>
struct EventKind<rules::SandFlipped> {
  static constexpr std::string_view kName = "flipped";
};
template <>
struct EventKind<rules::ActionTilesPassed> {
  static constexpr std::string_view kName = "passed";
};
template <>
struct EventKind<rules::SoloShuffled> {
  static constexpr std::string_view kName = "shuffled";
};
template <>
struct EventKind<rules::SoloRenewed> {
  static constexpr std::string_view kName = "renewed";
};
template <>
struct EventKind<rules::SoloRevealed> {
  static constexpr std::string_view kName = "revealed";
};
template <>
struct EventKind<rules::TalkOpened> {
  static constexpr std::string_view kName = "talk_opened";
};
template <>
struct EventKind<rules::TalkClosed> {
  static constexpr std::string_view kName = "talk_closed";
};
template <>
struct EventKind<rules::TileDrawn> {
  static constexpr std::string_view kName = "drawn";
};
template <>
struct EventKind<rules::TilePlaced> {
  static constexpr std::string_view kName = "placed";
};
template <>
struct EventKind<rules::TileReturned> {
  static constexpr std::string_view kName = "returned";
};
template <>
struct EventKind<rules::BallBegun> {
  static constexpr std::string_view kName = "ball_begun";
};
template <>
struct EventKind<rules::BallEnded> {
  static constexpr std::string_view kName = "ball_ended";
};
template <>
struct EventKind<rules::Stolen> {
  static constexpr std::string_view kName = "stolen";
};
template <>
struct EventKind<rules::HeroEscaped> {
  static constexpr std::string_view kName = "escaped";
};
template <>
struct EventKind<rules::NoExitLeft> {
  static constexpr std::string_view kName = "no_exit_left";
};
template <>
struct EventKind<rules::DiscardsDue> {
  static constexpr std::string_view kName = "discards_due";
};
template <>
struct EventKind<rules::TileDiscarded> {
  static constexpr std::string_view kName = "discarded";
};
template <>
struct EventKind<rules::RedPawnPut> {
  static constexpr std::string_view kName = "do_something";
};
template <>
struct EventKind<rules::Stared> {
  static constexpr std::string_view kName = "stared";
};
template <>
struct EventKind<rules::GameWon> {
  static constexpr std::string_view kName = "won";
};
template <>
struct EventKind<rules::GameLost> {
  static constexpr std::string_view kName = "lost";
};

template <>
struct EventKind<rules::PawnPut> {
  static constexpr std::string_view kName = "put";
};
template <>
struct EventKind<rules::HeroCaught> {
  static constexpr std::string_view kName = "caught";
};
template <>
struct EventKind<rules::StressTokenUsed> {
  static constexpr std::string_view kName = "stress_token";
};
template <>
struct EventKind<rules::ActionTilesSwapped> {
  static constexpr std::string_view kName = "tiles_swapped";
};
template <>
struct EventKind<rules::ShaftLaid> {
  static constexpr std::string_view kName = "shaft_laid";
};
template <>
struct EventKind<rules::ShaftDiscarded> {
  static constexpr std::string_view kName = "shaft_discarded";
};
template <>
struct EventKind<rules::BreachLaid> {
  static constexpr std::string_view kName = "breach_laid";
};
template <>
struct EventKind<rules::BreachDiscarded> {
  static constexpr std::string_view kName = "breach_discarded";
};
template <>
struct EventKind<rules::CodeSpellUsed> {
  static constexpr std::string_view kName = "code_spell_used";
};
template <>
struct EventKind<rules::MapBegun> {
  static constexpr std::string_view kName = "map_begun";
};
template <>
struct EventKind<rules::MapEnded> {
  static constexpr std::string_view kName = "map_ended";
};
template <>
struct EventKind<rules::BallSpellBegun> {
  static constexpr std::string_view kName = "ball_spell_begun";
};
template <>
struct EventKind<rules::BallSpellEnded> {
  static constexpr std::string_view kName = "ball_spell_ended";
};
template <>
struct EventKind<rules::BeholderMoved> {
  static constexpr std::string_view kName = "beholder";
};
template <>
struct EventKind<rules::SensorTurned> {
  static constexpr std::string_view kName = "sensor";
};
template <>
struct EventKind<rules::TileLifted> {
  static constexpr std::string_view kName = "lifted";
};
template <>
struct EventKind<rules::SpellCast> {
  static constexpr std::string_view kName = "cast";
};
template <>
struct EventKind<rules::SpellEnded> {
  static constexpr std::string_view kName = "spell_ended";
};
template <>
struct EventKind<rules::BackInOrder> {
  static constexpr std::string_view kName = "in_order";
};
template <>
struct EventKind<rules::PawnsSwapped> {
  static constexpr std::string_view kName = "pawns_swapped";
};
template <>
struct EventKind<rules::DeckTurned> {
  static constexpr std::string_view kName = "deck_turned";
};
template <>
struct EventKind<rules::SpaceToChoose> {
  static constexpr std::string_view kName = "space_to_choose";
};
template <>
struct EventKind<rules::GoalMarked> {
  static constexpr std::string_view kName = "goal_marked";
};

// Calls visit(name, field) for each field in order; Event may be const.
template <class Visit, class Event>
void each_field(Event& event, Visit&& visit) {
  using Kind = std::remove_const_t<Event>;
  if constexpr (std::is_same_v<Kind, rules::PawnMoved>) {
    visit("pawn", event.pawn), visit("from", event.from), visit("to", event.to), visit("way", event.way);
  } else if constexpr (std::is_same_v<Kind, rules::WentOutOfOrder> || std::is_same_v<Kind, rules::MapBegun> ||
                       std::is_same_v<Kind, rules::BackInOrder>) {
    visit("at", event.at);
  } else if constexpr (std::is_same_v<Kind, rules::SandFlipped>) {
    visit("at_ms", event.at), visit("left_ms", event.left), visit("by", event.by);
  } else if constexpr (std::is_same_v<Kind, rules::SoloShuffled>) {
    visit("deck", event.deck), visit("drawn", event.drawn);
  } else if constexpr (std::is_same_v<Kind, rules::SoloRevealed>) {
    visit("action", event.card);
  } else if constexpr (std::is_same_v<Kind, rules::TalkOpened>) {
    visit("talk", event.speech);
  } else if constexpr (std::is_same_v<Kind, rules::TileDrawn> || std::is_same_v<Kind, rules::TileReturned> ||
                       std::is_same_v<Kind, rules::TileDiscarded>) {
    visit("tile", event.tile), visit("next", event.next);
  } else if constexpr (std::is_same_v<Kind, rules::TilePlaced>) {
    visit("tile", event.tile), visit("from", event.from), visit("row", event.row),
        visit("column", event.column);
    visit("turns", event.turns), visit("dimension", event.dimension), visit("right", event.right);
  } else if constexpr (std::is_same_v<Kind, rules::HeroEscaped>) {
    visit("pawn", event.hero), visit("stays", event.stays);
  } else if constexpr (std::is_same_v<Kind, rules::DiscardsDue>) {
    visit("count", event.count);
  } else if constexpr (std::is_same_v<Kind, rules::RedPawnPut>) {
    visit("by", event.by), visit("before", event.before), visit("ready_ms", event.ready_at);
  } else if constexpr (std::is_same_v<Kind, rules::Stared>) {
    visit("by", event.by), visit("at", event.at);
  } else if constexpr (std::is_same_v<Kind, rules::GameWon>) {
    visit("at_ms", event.at);
  } else if constexpr (std::is_same_v<Kind, rules::GameLost>) {
    visit("at_ms", event.at), visit("reason", event.defeat);
  } else if constexpr (std::is_same_v<Kind, rules::PawnPut>) {
    visit("pawn", event.pawn), visit("at", event.at), visit("presence", event.presence),
        visit("why", event.why);
  } else if constexpr (std::is_same_v<Kind, rules::HeroCaught>) {
    visit("pawn", event.hero), visit("by", event.by);
  } else if constexpr (std::is_same_v<Kind, rules::StressTokenUsed>) {
    visit("by", event.by), visit("token", event.token);
  } else if constexpr (std::is_same_v<Kind, rules::ActionTilesSwapped>) {
    visit("by", event.by), visit("with", event.with);
  } else if constexpr (std::is_same_v<Kind, rules::ShaftLaid>) {
    visit("pair", event.pair), visit("from", event.from), visit("to", event.to);
  } else if constexpr (std::is_same_v<Kind, rules::ShaftDiscarded>) {
    visit("pair", event.pair);
  } else if constexpr (std::is_same_v<Kind, rules::BreachLaid>) {
    visit("number", event.number), visit("from", event.from), visit("to", event.to);
  } else if constexpr (std::is_same_v<Kind, rules::BreachDiscarded>) {
    visit("number", event.number);
  } else if constexpr (std::is_same_v<Kind, rules::BeholderMoved>) {
    visit("to", event.to);
  } else if constexpr (std::is_same_v<Kind, rules::SensorTurned>) {
    visit("side", event.side);
  } else if constexpr (std::is_same_v<Kind, rules::TileLifted>) {
    visit("number", event.token), visit("tile", event.tile), visit("from", event.from),
        visit("row", event.row);
    visit("column", event.column), visit("turns", event.turns), visit("dimension", event.dimension);
  } else if constexpr (std::is_same_v<Kind, rules::SpellCast> || std::is_same_v<Kind, rules::SpellEnded>) {
    visit("spell", event.spell);
  } else if constexpr (std::is_same_v<Kind, rules::PawnsSwapped>) {
    visit("pawn", event.one), visit("other", event.other);
  } else if constexpr (std::is_same_v<Kind, rules::DeckTurned>) {
    visit("face", event.face), visit("next", event.next);
  } else if constexpr (std::is_same_v<Kind, rules::SpaceToChoose>) {
    visit("pawn", event.guard);
  } else {
    static_assert(std::is_empty_v<Kind>, "an event kind whose fields nobody has told");
  }
}

}  // namespace notation
