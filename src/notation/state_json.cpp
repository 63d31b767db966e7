#include "notation/state_json.h"

#include "notation/scenario_json.h"
#include "notation/words.h"
#include "rules/explore.h"
#include "rules/goal.h"
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
    const rules::PlacedTile& placed = rules::placed_tile(state, tile);
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
      json.string(presence == rules::Presence::Escaped ? "out" : word(presence));
    }
  }
  json.end_object();
  json.key("escaped").begin_array();
  for (const rules::Pawn hero : rules::kHeroes) {
    if (rules::has_escaped(state, hero)) json.string(rules::name(hero));
  }
  json.end_array();
}

void write_two_ended(JsonWriter& json, const rules::TwoEnded& token) {
  constexpr std::array<std::string_view, 4> kStates{"none", "ready", "laid", "discarded"};
  json.begin_object().key("state").string(kStates[static_cast<std::size_t>(token.token)]);
  if (token.token == rules::TokenState::Laid) {
    json.key("from").string(text_of(token.first)).key("to").string(text_of(token.second));
  }
  json.end_object();
}

void write_spells(JsonWriter& json, const rules::Security& security) {
  json.key("spells").begin_array();
  for (std::size_t i = 0; i < catalog::kSpells; ++i) {
    const auto spell = static_cast<rules::Spell>(i);
    if (security.spells.contains(spell)) json.string(word(spell));
  }
  json.end_array();
  json.key("holding").begin_array();
  for (const rules::Spell spell : security.holding) json.string(word(spell));
  json.end_array();
  json.key("code_spell").boolean(security.code_spell);
  constexpr std::array<std::string_view, 3> kBall{"none", "waiting", "begun"};
  json.key("ball_spell").string(kBall[static_cast<std::size_t>(security.ball_spell)]);
}

void write_tokens(JsonWriter& json, const rules::Security& security) {
  json.key("shafts").begin_array();
  for (const rules::TwoEnded& shaft : security.shafts) write_two_ended(json, shaft);
  json.end_array().key("breaches").begin_array();
  for (const rules::TwoEnded& breach : security.breaches) write_two_ended(json, breach);
  json.end_array().key("stress_tokens").begin_array();
  for (std::size_t i = 0; i < rules::kStressTokens; ++i) {
    if (rules::is_left(security.stress_tokens, i)) json.string(word(static_cast<rules::StressToken>(i)));
  }
  json.end_array().key("telekinesis").begin_array();
  for (std::size_t i = 0; i < rules::kTelekinesisTokens; ++i) {
    if (rules::is_left(security.telekinesis_tokens, i)) json.number(static_cast<std::int64_t>(i + 1));
  }
  json.end_array();
}

// T-GOAL: who has to steal, and who has to escape.
void write_asked(JsonWriter& json, const rules::Ruleset& rules) {
  json.key("steals").begin_array();
  for (const rules::Pawn hero : rules::kHeroes) {
    if (rules::has_theft(rules) && rules::is_asked_for(rules, hero)) json.string(rules::name(hero));
  }
  json.end_array().key("escapes").begin_array();
  for (const rules::Pawn hero : rules::kHeroes) {
    if (rules::has_escape(rules) && rules::is_asked_for(rules, hero)) json.string(rules::name(hero));
  }
  json.end_array();
}

// What the expansion adds; nothing if no module is in play.
void write_security(JsonWriter& json, const Game& game) {
  const rules::Security& security = game.state.security;
  if (game.rules.modules.empty()) return;
  json.key("security");
  constexpr std::array<std::string_view, 3> kPiece{"none", "waiting", "mall"};
  json.begin_object().key("modules").begin_array();
  for (std::size_t i = 0; i < catalog::kModules; ++i) {
    const auto module = static_cast<catalog::Module>(i);
    if (game.rules.modules.contains(module)) json.string(catalog::name(module));
  }
  json.end_array();
  write_tokens(json, security);
  write_spells(json, security);
  json.key("map_in_use");
  if (security.map_in_use == rules::kNowhere) {
    json.null();
  } else {
    json.string(text_of(security.map_in_use));
  }
  json.key("map_tiles").number(security.map_tiles);
  json.key("beholder")
      .string(security.beholder == rules::PieceState::InTheMall
                  ? catalog::name(security.beholder_tile)
                  : kPiece[static_cast<std::size_t>(security.beholder)]);
  json.key("sensor").string(security.sensor == rules::PieceState::InTheMall
                                ? word(security.sensor_side)
                                : kPiece[static_cast<std::size_t>(security.sensor)]);
  json.key("away").begin_object();
  for (const rules::Pawn guard : rules::kGuardPawns) {
    const rules::Place at = security.back_at[rules::guard_index(guard)];
    if (at != rules::kNowhere) json.key(rules::name(guard)).string(text_of(at));
  }
  json.end_object();
  json.key("choosing");
  if (security.choosing) {
    json.string(rules::name(*security.choosing));
  } else {
    json.null();
  }
  write_asked(json, game.rules);
  json.key("goal_mark").boolean(security.goal_mark);
  if (game.rules.hardcore) json.key("hardcore_earned").boolean(rules::earns_hardcore(game.rules, game.state));
  json.end_object();
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

std::string scenario_id(const catalog::Ruleset& rules) {
  if (rules.game != catalog::ExpansionGame::None) return std::string{catalog::name(rules.game)};
  return rules.scenario > 0 ? "S" + std::to_string(rules.scenario) : "own";
}

// A custom scenario has no number by which to look up its rules, so every position contains them.
void write_what_is_played(JsonWriter& json, const catalog::Ruleset& rules) {
  json.key("scenario").string(scenario_id(rules)).key("name");
  if (rules.name.empty()) {
    json.null();
  } else {
    json.string(std::string_view{rules.name.begin(), rules.name.end()});
  }
  json.key("rules");
  write_switches(json, rules);
  json.key("goal").begin_object();
  write_asked(json, rules);
  json.end_object();
}

}  // namespace

void write_json(JsonWriter& json, const Game& game, rules::GameTime now, Secrets secrets) {
  const State& state = game.state;
  json.begin_object().key("version").number(game.version);
  json.key("hash").string(hexadecimal(rules::public_hash(state))).key("at").number(now.ms);
  write_what_is_played(json, game.rules);
  json.key("seats").number(state.seats);
  write_tiles(json, state);
  write_pawns(json, state);
  // After the end the sand stays as it was then (B-END-1).
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
  write_security(json, game);
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
