// What is done in a game and asked about it: legal, do, advance, undo, state, why, perft.
#include <algorithm>

#include "engine/engine_commands.h"
#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/refusal_json.h"
#include "notation/state_json.h"
#include "notation/words.h"
#include "rules/legal.h"
#include "rules/perft.h"
#include "rules/token_actions.h"
#include "rules/view.h"
#include "rules/why.h"

namespace engine {

namespace json = boost::json;
using notation::JsonWriter;
using rules::GameTime;
using rules::Seat;

namespace {

constexpr std::int64_t kLatest = 0x7fffffff;  // about 24 days of game time
constexpr std::int64_t kDeepestPerft = 8;

void write_news(JsonWriter& out, const rules::Game& game, const News& news) {
  out.key("version").number(game.version).key("events").begin_array();
  for (const rules::Event& event : news.events) notation::write_json(out, event);
  out.end_array().key("hash").string(notation::hexadecimal(rules::public_hash(game.state)));
  if (news.by_partners.empty()) return;
  out.key("teammates").begin_array();
  for (const rules::Stamped& action : news.by_partners) {
    out.begin_object().key("seat").number(action.by.index).key("at").number(action.at.ms);
    out.key("action").string(notation::text_of(action.what)).end_object();
  }
  out.end_array();
}

struct ListWanted {
  bool signals = false;
  bool tokens = false;
  bool brief = false;  // as text alone
};

void write_legal(JsonWriter& out, const rules::Game& game, Seat by, GameTime now, ListWanted wanted) {
  std::vector<rules::Action> actions;
  if (wanted.tokens) {
    rules::each_token_action(game.rules, game.state, by,
                             [&](const rules::Action& action) { actions.push_back(action); });
  } else {
    const auto signals = wanted.signals ? rules::Signals::With : rules::Signals::Without;
    const rules::Actions legal = rules::legal_actions(game.rules, game.state, by, signals, now);
    actions.assign(legal.begin(), legal.end());
  }
  std::ranges::sort(actions);
  out.begin_array();
  for (const rules::Action& action : actions) {
    if (wanted.brief) {
      out.string(notation::text_of(action));
    } else {
      notation::write_json(out, action);
    }
  }
  out.end_array();
}

}  // namespace

std::string sentence_about_time(GameTime now) {
  return "at never decreases; it was " + std::to_string(now.ms) + ".";
}

// A seat of this table.
Seat EngineCommands::seat() {
  const auto last = static_cast<std::uint8_t>(position_now().rules.seats - 1);
  return Seat{fields_.whole<std::uint8_t>("seat", 0, last)};
}

// `at` is in milliseconds and may be left out, in which case no time has passed.
std::optional<GameTime> EngineCommands::time() {
  if (!request_.contains("at")) return std::nullopt;
  return GameTime{static_cast<std::uint32_t>(fields_.whole("at", 0, kLatest))};
}

// It never decreases.
std::optional<std::string> EngineCommands::problem_with(std::optional<GameTime> at) {
  if (!at || *at >= game().now()) return std::nullopt;
  return sentence_about_time(game().now());
}

std::string EngineCommands::legal() {
  const bool wants_all = fields_.flag_or_false("all");
  const Seat by = wants_all ? Seat{} : seat();
  const ListWanted wanted{.signals = fields_.flag_or_false("signals"),
                          .tokens = fields_.flag_or_false("tokens"),
                          .brief = fields_.flag_or_false("brief")};
  if (const auto problem = fields_.problem()) return error_line(*problem);
  JsonWriter out;
  out.begin_object().key("legal");
  if (!wants_all) {
    write_legal(out, position_now(), by, game().now(), wanted);
    return out.end_object().text();
  }
  out.begin_array();
  for (std::uint8_t i = 0; i < position_now().rules.seats; ++i) {
    write_legal(out, position_now(), Seat{i}, game().now(), wanted);
  }
  return out.end_array().end_object().text();
}

std::string EngineCommands::act() {
  const Seat by = seat();
  const std::string_view text = fields_.text("action");
  const auto at = time();
  if (const auto problem = fields_.problem()) return error_line(*problem);
  const auto action = notation::read_action(text);
  if (!action) return error_line("That isn't an action; docs/notation.md describes the notation.");
  if (const auto problem = problem_with(at)) return error_line(*problem);
  const News news = game().act({by, at.value_or(game().now()), *action});
  JsonWriter out;
  out.begin_object();
  if (news.refused) notation::write_refusal(out, *news.refused);
  if (!news.refused || !news.events.empty()) write_news(out, position_now(), news);
  return out.end_object().text();
}

// [game, seat, action]: the result as one word, and what the seat of `list` may do then. The error is a
// sentence.
std::optional<std::string> EngineCommands::play_move(const json::value& move, const json::value* list,
                                                     JsonWriter& out) {
  const json::array* parts = move.if_array();
  const bool has_parts = parts != nullptr && parts->size() == 3 && (*parts)[0].is_int64() &&
                         (*parts)[1].is_int64() && (*parts)[2].is_string();
  if (!has_parts) return "A move must be [game, seat, action].";
  const auto found = games_.find(static_cast<std::uint16_t>((*parts)[0].get_int64()));
  if (found == games_.end() || found->first != (*parts)[0].get_int64()) return "There's no such game.";
  EngineGame& played = found->second;
  const auto is_seat = [&](std::int64_t seat) { return seat >= 0 && seat < played.game().rules.seats; };
  const auto seat_of = [](std::int64_t seat) { return Seat{static_cast<std::uint8_t>(seat)}; };
  const bool fits = is_seat((*parts)[1].get_int64()) &&
                    (list == nullptr || (list->is_int64() && is_seat(list->get_int64())));
  if (!fits) return "There's no such seat.";
  const auto action = notation::read_action(std::string_view{(*parts)[2].get_string()});
  if (!action) return "That isn't an action; docs/notation.md describes the notation.";
  const News news = played.act({seat_of((*parts)[1].get_int64()), played.now(), *action});
  out.begin_array();
  out.string(news.refused ? rules::name(news.refused->reason) : notation::word(played.game().state.outcome));
  if (list != nullptr)
    write_legal(out, played.game(), seat_of(list->get_int64()), played.now(), {.brief = true});
  out.end_array();
  return std::nullopt;
}

std::string EngineCommands::play() {
  const json::value* moves = fields_.take("moves");
  const json::value* list = fields_.take("list");
  if (const auto problem = fields_.problem()) return error_line(*problem);
  if (moves == nullptr || !moves->is_array()) return error_line("\"moves\" must be a list of moves.");
  if (list != nullptr && !list->is_int64()) return error_line("\"list\" must be a seat.");
  JsonWriter out;
  out.begin_object().key("played").begin_array();
  for (const json::value& move : moves->get_array()) {
    if (const auto problem = play_move(move, list, out)) out.raw(error_line(*problem));
  }
  return out.end_array().end_object().text();
}

std::string EngineCommands::advance() {
  const auto at = time();
  if (const auto problem = fields_.problem()) return error_line(*problem);
  if (const auto problem = problem_with(at)) return error_line(*problem);
  return advance_to(at.value_or(game().now()));
}

std::string EngineCommands::advance_to(GameTime at) {
  const News news = game().advance(at);
  JsonWriter out;
  out.begin_object();
  write_news(out, position_now(), news);
  return out.end_object().text();
}

std::string EngineCommands::undo() {
  const auto count = fields_.whole_if_any<std::uint32_t>("count", 1).value_or(1);
  if (const auto problem = fields_.problem()) return error_line(*problem);
  if (count > game().actions_to_undo())
    return error_line("Actions that can be taken back: " + std::to_string(game().actions_to_undo()) + ".");
  for (std::uint32_t i = 0; i < count; ++i) game().undo();
  JsonWriter out;
  out.begin_object();
  write_news(out, position_now(), {});
  return out.key("at").number(game().now().ms).end_object().text();
}

std::string EngineCommands::state() {
  const bool is_view = fields_.flag_or_false("view");
  if (const auto problem = fields_.problem()) return error_line(*problem);
  JsonWriter out;
  notation::write_json(out, position_now(), game().now(),
                       is_view ? notation::Secrets::Struck : notation::Secrets::Told);
  return out.text();
}

std::string EngineCommands::why() {
  const Seat by = seat();
  const std::string_view who = fields_.text("pawn");
  const std::string_view where = fields_.text("to");
  if (const auto problem = fields_.problem()) return error_line(*problem);
  rules::Pawn pawn{};
  rules::Place to;
  if (!notation::read(who, pawn)) return error_line("why needs a pawn, like \"yellow\".");
  if (!notation::read(where, to)) return error_line("why needs a place, like \"5:1,2\".");
  const auto answer = rules::why(position_now().rules, position_now().state, by, pawn, to);
  JsonWriter out;
  out.begin_object().key("allowed").boolean(answer.has_value());
  if (answer) {
    out.key("action").string(notation::text_of(*answer));
  } else {
    notation::write_refusal(out, answer.error());
  }
  return out.end_object().text();
}

std::string EngineCommands::perft() {
  const auto depth = static_cast<unsigned>(fields_.whole("depth", 0, kDeepestPerft));
  if (const auto problem = fields_.problem()) return error_line(*problem);
  JsonWriter out;
  out.begin_object().key("nodes").begin_array();
  for (unsigned d = 0; d <= depth; ++d) {
    const std::uint64_t nodes = rules::perft(position_now().rules, position_now().state, game().now(), d);
    out.number(static_cast<std::int64_t>(nodes));
  }
  return out.end_array().end_object().text();
}

}  // namespace engine
