#include "notation/state_json.h"

#include "notation/words.h"
#include "rules/explore.h"
#include "rules/sand.h"
#include "rules/view.h"

namespace notation {
namespace {

using rules::Game;
using rules::State;

void write_card(JsonWriter& json, rules::Card card) {
  if (const auto tile = card.tile()) {
    json.string(catalog::name(*tile));
  } else {
    json.null();
  }
}

void write_tiles(JsonWriter& json, const State& state) {
  json.key("tiles").begin_array();
  for (const rules::Tile tile : state.placed) {
    const rules::PlacedTile& placed = rules::lies(state, tile);
    json.begin_object().key("tile").string(catalog::name(tile));
    json.key("row").number(placed.row).key("column").number(placed.column);
    json.key("turns").number(placed.turns.quarters).key("dimension").number(placed.dimension).end_object();
  }
  json.end_array();
  json.key("out_of_order").begin_array();
  for (const rules::Tile tile : state.placed) {
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      const rules::Place at = rules::place(tile, catalog::Cell{i});
      if (rules::is_out_of_order(state, at)) json.string(text_of(at));
    }
  }
  json.end_array();
}

void write_pawns(JsonWriter& json, const State& state) {
  json.key("pawns").begin_object();
  for (std::size_t i = 0; i < rules::kPawns; ++i) {
    const auto pawn = static_cast<rules::Pawn>(i);
    const rules::Presence presence = state.presence[i];
    if (presence == rules::Presence::NotInPlay) continue;
    json.key(rules::name(pawn));
    if (state.places[i] != rules::kNowhere) {
      json.string(text_of(state.places[i]));
    } else {
      json.string(presence == rules::Presence::Aside ? "aside" : "out");
    }
  }
  json.end_object();
  json.key("escaped").begin_array();
  for (const rules::Pawn hero : rules::kHeroes) {
    if (rules::has_escaped(state, hero)) json.string(rules::name(hero));
  }
  json.end_array();
}

void write_deck(JsonWriter& json, const State& state, Secrets secrets) {
  const bool is_told = secrets == Secrets::Told;
  const rules::Card top = is_told && !state.deck.empty() ? state.deck.back() : rules::top_as_seen(state);
  json.key("deck").begin_object().key("count").number(static_cast<std::int64_t>(state.deck.size()));
  json.key("top");
  write_card(json, state.deck.empty() ? rules::Card::hidden() : top);
  json.key("back");
  const auto back = state.deck.empty() ? std::nullopt : top.back();
  if (back) {
    json.string(*back == rules::Back::Base ? "base" : "expansion");
  } else {
    json.null();
  }
  json.key("face").string(state.deck_face == rules::DeckFace::Up ? "up" : "down");
  json.key("order");
  if (is_told) {
    json.begin_array();
    for (std::size_t i = state.deck.size(); i-- > 0;) write_card(json, state.deck[i]);
    json.end_array();
  } else {
    json.null();
  }
  json.end_object();
  json.key("held");
  write_card(json, state.held.value_or(rules::Card::hidden()));
}

void write_solo(JsonWriter& json, const State& state, Secrets secrets) {
  json.key("solo");
  if (!rules::is_solo(state)) {
    json.null();
    return;
  }
  json.begin_object().key("count").number(static_cast<std::int64_t>(state.solo_deck.size()));
  json.key("order");
  if (secrets == Secrets::Told) {
    json.begin_array();
    for (std::size_t i = state.solo_deck.size(); i-- > 0;) json.string(word(*state.solo_deck[i].ability()));
    json.end_array();
  } else {
    json.null();
  }
  json.key("pile").begin_array();
  for (const rules::SoloCard card : state.solo_pile) json.string(word(*card.ability()));
  json.end_array().end_object();
}

void write_seats(JsonWriter& json, const Game& game) {
  const State& state = game.state;
  json.key("action_tiles").begin_array();
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    json.begin_array();
    for (std::size_t i = 0; i < catalog::kAbilities; ++i) {
      const auto ability = static_cast<rules::Ability>(i);
      if (state.action_tiles[seat].allows(ability)) json.string(word(ability));
    }
    json.end_array();
  }
  json.end_array();
  json.key("talk").string(word(state.speech));
  json.key("do_something").begin_object();
  json.key("allowed").boolean(game.rules.do_something != catalog::DoSomething::Nobody);
  json.key("before");
  if (state.red_pawn) {
    json.number(state.red_pawn->index);
  } else {
    json.null();
  }
  json.end_object();
}

}  // namespace

void write_json(JsonWriter& json, const Game& game, rules::GameTime now, Secrets secrets) {
  const State& state = game.state;
  json.begin_object().key("version").number(game.version);
  json.key("hash").string(hexadecimal(rules::public_hash(state))).key("at").number(now.ms);
  json.key("scenario").string(game.rules.scenario > 0 ? "S" + std::to_string(game.rules.scenario) : "own");
  json.key("seats").number(state.seats);
  write_tiles(json, state);
  write_pawns(json, state);
  // After the end the sand stands as it stood then (B-END-1).
  const rules::GameTime sand_at = state.outcome == rules::Outcome::Running ? now : state.ended;
  json.key("sand_ms")
      .number(rules::sand_left(state, sand_at).count)
      .key("capacity_ms")
      .number(game.rules.sand_ms);
  json.key("flips").number(state.flips).key("timer_spaces_used").number(state.timer_spaces_used);
  write_deck(json, state, secrets);
  write_solo(json, state, secrets);
  write_seats(json, game);
  json.key("theft").boolean(state.stolen);
  json.key("crystal_ball_in_use").boolean(state.ball_in_use);
  json.key("discards_due").number(state.discards_due);
  json.key("no_exit_left").boolean(state.no_exit_left);
  json.key("outcome").string(word(state.outcome));
  json.key("reason");
  if (state.defeat == rules::Defeat::None) {
    json.null();
  } else {
    json.string(word(state.defeat));
  }
  json.end_object();
}

}  // namespace notation
