#include "wasm/positions.h"

#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/json_writer.h"
#include "notation/position_text.h"
#include "notation/ruleset_text.h"
#include "notation/state_json.h"
#include "notation/token_actions_json.h"
#include "notation/words.h"
#include "rules/can_happen.h"
#include "rules/game.h"
#include "rules/legal.h"
#include "rules/view.h"
#include "rules/why.h"
#include "wasm/answers.h"
#include "wasm/handles.h"
#include "wasm/opening.h"
#include "wasm/reading.h"

namespace wasm {
namespace {

using notation::JsonWriter;
using rules::Game;
using rules::GameTime;
using rules::Seat;

constexpr std::string_view kNotOpen = "That position isn't open.";
constexpr std::string_view kNotAView = "Only the public view takes events and predicts steps.";
constexpr std::string_view kNotAGame = "Only a game dealt here can be played.";

bool is_a_view(const Game& game) { return game.state.knowledge == rules::Knowledge::WhatAllMayKnow; }

std::string events_answer(const rules::Events& events) {
  JsonWriter out;
  out.begin_object().key("events").begin_array();
  for (const rules::Event& event : events) notation::write_json(out, event);
  return out.end_array().end_object().text();
}

std::string happened(const Game& game, GameTime at, const rules::Events& events) {
  JsonWriter out;
  out.begin_object().key("version").number(game.version).key("at").number(at.ms);
  out.key("events").begin_array();
  for (const rules::Event& event : events) out.string(notation::text_of(rules::redact(event)));
  out.end_array().key("hash").string(notation::hexadecimal(rules::public_hash(game.state)));
  return out.end_object().text();
}

std::string quoted(std::string_view text) { return JsonWriter{}.string(text).text(); }

}  // namespace

struct Positions::Games : Handles<Game> {
  std::string opened(const Game& game) {
    const std::optional<Handle> handle = open(game);
    if (!handle) return error_answer("Too many positions are open.");
    return JsonWriter{}.begin_object().key("handle").number(handle->number).end_object().text();
  }
};

Positions::Positions() : games_(std::make_unique<Games>()) {}
Positions::~Positions() = default;

void Positions::close(Handle handle) { games_->close(handle); }

std::string Positions::open_view(std::string_view text) {
  const auto game = read_view(text);
  return game ? games_->opened(*game) : error_answer("That isn't a ruleset with a position.");
}

std::string Positions::open_game(std::string_view words) {
  const auto game = deal_game(words);
  return game ? games_->opened(*game) : game.error();
}

std::string Positions::copy(Handle handle) {
  const Game* const found = games_->find(handle);
  if (found == nullptr) return error_answer(kNotOpen);
  const Game game = *found;  // opening may move positions that are already open
  return games_->opened(game);
}

std::string Positions::state(Handle handle, At at) {
  const Game* const game = games_->find(handle);
  if (game == nullptr) return error_answer(kNotOpen);
  const auto now = time_of(at);
  if (!now) return error_answer(kNotATime);
  JsonWriter out;
  notation::write_json(out, *game, *now, notation::Secrets::Struck);
  return out.text();
}

std::string Positions::hash(Handle handle) {
  const Game* const game = games_->find(handle);
  if (game == nullptr) return error_answer(kNotOpen);
  return quoted(notation::hexadecimal(rules::public_hash(game->state)));
}

std::string Positions::legal(Handle handle, SeatNumber seat, At at) {
  const Game* const game = games_->find(handle);
  if (game == nullptr) return error_answer(kNotOpen);
  const auto by = seat_of(seat);
  if (!by) return error_answer(kNotASeat);
  const auto now = time_of(at);
  if (!now) return error_answer(kNotATime);
  JsonWriter out;
  notation::write_sorted(out,
                         rules::legal_actions(game->rules, game->state, *by, rules::Signals::With, *now));
  return out.text();
}

std::string Positions::tokens(Handle handle, SeatNumber seat) {
  const Game* const game = games_->find(handle);
  if (game == nullptr) return error_answer(kNotOpen);
  const auto by = seat_of(seat);
  if (!by) return error_answer(kNotASeat);
  JsonWriter out;
  notation::write_token_actions(out, *game, *by);
  return out.text();
}

std::string Positions::why(Handle handle, SeatNumber seat, std::string_view pawn_and_place) {
  const Game* const game = games_->find(handle);
  if (game == nullptr) return error_answer(kNotOpen);
  const auto by = seat_of(seat);
  if (!by) return error_answer(kNotASeat);
  notation::TextParts words{pawn_and_place, " "};
  const std::string_view first = words.next().value_or(std::string_view{});
  const std::string_view second = words.next().value_or(std::string_view{});
  rules::Pawn pawn{};
  rules::Place to;
  if (!notation::read(first, pawn) || !notation::read(second, to) || words.next()) {
    return error_answer("That isn't a pawn and a place like \"yellow 5:1,2\".");
  }
  const auto answer = rules::why(game->rules, game->state, *by, pawn, to);
  if (!answer) return refusal_answer(answer.error());
  return JsonWriter{}.begin_object().key("action").string(notation::text_of(*answer)).end_object().text();
}

std::string Positions::ruleset(Handle handle) {
  const Game* const game = games_->find(handle);
  return game == nullptr ? error_answer(kNotOpen) : quoted(notation::text_of(game->rules));
}

std::string Positions::position(Handle handle) {
  const Game* const game = games_->find(handle);
  return game == nullptr ? error_answer(kNotOpen) : quoted(notation::position_text(game->state));
}

std::string Positions::fold(Handle handle, std::string_view events) {
  Game* const game = games_->find(handle);
  if (game == nullptr) return error_answer(kNotOpen);
  if (!is_a_view(*game)) return error_answer(kNotAView);
  const auto read = notation::read_events(events);
  rules::State after = game->state;
  bool fits = read.has_value();
  for (std::size_t i = 0; fits && i < read->size(); ++i) {
    fits = rules::can_happen(game->rules, after, (*read)[i]);
    if (fits) rules::evolve(after, (*read)[i]);
  }
  if (!fits) return JsonWriter{}.begin_object().key("events").null().end_object().text();
  game->state = after;
  if (!read->empty()) ++game->version;
  return events_answer(*read);
}

std::string Positions::foresee(Handle handle, SeatNumber seat, At at, std::string_view action) {
  Game* const game = games_->find(handle);
  if (game == nullptr) return error_answer(kNotOpen);
  if (!is_a_view(*game)) return error_answer(kNotAView);
  const auto by = seat_of(seat);
  if (!by) return error_answer(kNotASeat);
  const auto now = time_of(at);
  if (!now) return error_answer(kNotATime);
  const auto what = action_of_a_seat(action);
  if (!what) return error_answer(kNotAnAction);
  const rules::Decision decision = rules::decide(game->rules, game->state, {*by, *now, *what});
  if (!decision) return refusal_answer(decision.error());
  rules::Events steps;
  for (const rules::Event& event : *decision) {
    if (!std::holds_alternative<rules::PawnMoved>(event)) continue;
    rules::evolve(game->state, event);
    steps.push_back(event);
  }
  return events_answer(steps);
}

std::string Positions::act(Handle handle, SeatNumber seat, At at, std::string_view action) {
  Game* const game = games_->find(handle);
  if (game == nullptr) return error_answer(kNotOpen);
  if (is_a_view(*game)) return error_answer(kNotAGame);
  const auto by = seat_of(seat);
  if (!by) return error_answer(kNotASeat);
  const auto now = time_of(at);
  if (!now || *now < game->now) return error_answer(kNotATime);
  const auto what = action_of_a_seat(action);
  if (!what) return error_answer(kNotAnAction);
  const rules::Decision decision = rules::play(*game, {*by, *now, *what});
  if (!decision) return refusal_answer(decision.error());
  return happened(*game, *now, *decision);
}

std::string Positions::advance(Handle handle, At at) {
  Game* const game = games_->find(handle);
  if (game == nullptr) return error_answer(kNotOpen);
  if (is_a_view(*game)) return error_answer(kNotAGame);
  const auto now = time_of(at);
  if (!now || *now < game->now) return error_answer(kNotATime);
  const rules::Events events = rules::run_out(*game, *now);
  return happened(*game, events.empty() ? *now : game->now, events);
}

}  // namespace wasm
