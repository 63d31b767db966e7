#include "client/bot_lines.h"

#include <boost/json.hpp>

#include "base/version.h"
#include "client/line_fields.h"
#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/json_writer.h"
#include "notation/refusal_json.h"
#include "notation/state_json.h"
#include "notation/words.h"
#include "rules/view.h"

namespace client::bot {
namespace {

namespace json = boost::json;
using notation::JsonWriter;

constexpr std::size_t kDeepest = 8;

std::expected<Request, std::string> read_act(const json::object& object) {
  const auto action = notation::read_action(text(object, "action"));
  if (!action || std::holds_alternative<rules::SandRunsOut>(*action)) {
    return std::unexpected{"That isn't an action; docs/notation.md describes the notation."};
  }
  return Act{*action};
}

void write_state(JsonWriter& out, const rules::Game& game, rules::GameTime now) {
  notation::write_json(out, game, now, notation::Secrets::Struck);
}

// {"KIND":{"KEY":"VALUE"}}
std::string wrapped(std::string_view kind, std::string_view key, std::string_view value) {
  JsonWriter out;
  out.begin_object().key(kind).begin_object().key(key).string(value);
  return out.end_object().end_object().text();
}

}  // namespace

std::expected<Request, std::string> read(std::string_view line) {
  json::parse_options options;
  options.max_depth = kDeepest;
  boost::system::error_code failed;
  const json::value value = json::parse(line, failed, {}, options);
  const json::object* object = failed ? nullptr : value.if_object();
  if (object == nullptr) return std::unexpected{"A line must be one JSON object."};
  const std::string_view command = text(*object, "cmd");
  if (command == "do") return read_act(*object);
  if (command == "pass") return Pass{};
  if (command == "legal") {
    return AskLegal{is_true(*object, "signals") ? rules::Signals::With : rules::Signals::Without};
  }
  if (command == "state") return AskState{};
  if (command == "leave") return Leave{};
  return std::unexpected{"cmd must be one of do, pass, legal, state, leave."};
}

std::string hello(std::string_view name, std::string_view link) {
  JsonWriter out;
  out.begin_object().key("hello").begin_object();
  out.key("lines").number(kLinesVersion).key("engine").string(base::kEngineVersion);
  out.key("name").string(name).key("link").string(link);
  return out.end_object().end_object().text();
}

std::string begin(const Beginning& beginning, const rules::Game& game, rules::GameTime now) {
  JsonWriter out;
  out.begin_object().key("begin").begin_object();
  out.key("game").number(beginning.game).key("seat").number(beginning.seat.index);
  out.key("seats").number(game.state.seats);
  out.end_object().key("state");
  write_state(out, game, now);
  return out.end_object().text();
}

std::string happened(const rules::Game& game, const rules::Events& events, std::optional<rules::Seat> by) {
  JsonWriter out;
  out.begin_object().key("version").number(game.version).key("at").number(game.now.ms).key("seat");
  by ? out.number(by->index) : out.null();
  out.key("events").begin_array();
  for (const rules::Event& event : events) notation::write_json(out, event);
  out.end_array().key("hash").string(notation::hexadecimal(rules::public_hash(game.state)));
  return out.end_object().text();
}

std::string question(std::uint32_t number, const rules::Game& game, rules::GameTime now,
                     const rules::Actions& legal) {
  JsonWriter out;
  out.begin_object().key("ask").number(number).key("legal");
  notation::write_sorted(out, legal);
  out.key("state");
  write_state(out, game, now);
  return out.end_object().text();
}

std::string legal(const rules::Actions& actions) {
  JsonWriter out;
  out.begin_object().key("legal");
  notation::write_sorted(out, actions);
  return out.end_object().text();
}

std::string state(const rules::Game& game, rules::GameTime now) {
  JsonWriter out;
  write_state(out, game, now);
  return out.text();
}

std::string refused(const rules::Refusal& refusal) {
  JsonWriter out;
  out.begin_object();
  notation::write_refusal(out, refusal);
  return out.end_object().text();
}

std::string end(std::string_view result, std::string_view record) {
  JsonWriter out;
  out.begin_object().key("end").begin_object().key("result").string(result).key("record");
  record.empty() ? out.null() : out.string(record);
  return out.end_object().end_object().text();
}

std::string clock(std::string_view state) {
  return JsonWriter{}.begin_object().key("clock").string(state).end_object().text();
}

std::string error(std::string_view sentence) {
  return JsonWriter{}.begin_object().key("error").string(sentence).end_object().text();
}

std::string bye(std::string_view why) { return wrapped("bye", "why", why); }

}  // namespace client::bot
