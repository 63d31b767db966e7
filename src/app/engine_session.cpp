#include "app/engine_session.h"

#include <boost/json.hpp>
#include <vector>

#include "ai/engine_signature.h"
#include "notation/action_text.h"
#include "notation/catalog_json.h"
#include "notation/event_text.h"
#include "notation/json_writer.h"
#include "notation/refusal_json.h"
#include "notation/state_json.h"
#include "notation/token_actions_json.h"
#include "notation/versions_json.h"
#include "notation/words.h"
#include "protocol/fields.h"
#include "protocol/new_game.h"
#include "rules/legal.h"
#include "rules/perft.h"
#include "rules/sand.h"
#include "rules/view.h"
#include "rules/why.h"

namespace app {

namespace json = boost::json;
using notation::JsonWriter;
using rules::Game;
using rules::GameTime;
using rules::Seat;

namespace {

constexpr std::size_t kLongestLine = 16U << 20U;
constexpr std::int64_t kLatest = 0x7fffffff;  // about 24 days of game time
constexpr std::int64_t kDeepestPerft = 8;

std::string error(std::string_view sentence) {
  return JsonWriter{}.begin_object().key("error").string(sentence).end_object().text();
}

void write_happened(JsonWriter& out, const Game& game, const rules::Events& events) {
  out.key("version").number(game.version).key("events").begin_array();
  for (const rules::Event& event : events) notation::write_json(out, event);
  out.end_array().key("hash").string(notation::hexadecimal(rules::public_hash(game.state)));
}

std::string write_problem(const protocol::ScenarioProblem& problem) {
  if (const auto* text = std::get_if<std::string>(&problem)) return error(*text);
  const rules::Flaw& flaw = std::get<rules::Flaw>(problem);
  JsonWriter out;
  out.begin_object();
  notation::write_flaw(out, flaw, protocol::sentence(flaw));
  return out.end_object().text();
}

}  // namespace

// The commands, a function each; they see the session's game. What a request says is taken field by field;
// one of another kind, or that the command does not know, is an error, and then nothing happens.
struct EngineCommands {
  EngineSession& session;
  const json::object& request;
  protocol::Fields& fields;

  Game& game() const { return session.running_->game; }
  GameTime& now() const { return session.running_->now; }

  void record(const rules::Stamped& action, const rules::Events& events) const {
    session.running_->record.lines.push_back(notation::line_for(game(), action, events));
  }

  // A seat of this table.
  Seat seat() const {
    return Seat{fields.whole<std::uint8_t>("seat", 0, static_cast<std::uint8_t>(game().rules.seats - 1))};
  }

  // `at` is in milliseconds and may be left out: then no time has passed.
  std::optional<GameTime> time() const {
    if (!request.contains("at")) return std::nullopt;
    return GameTime{static_cast<std::uint32_t>(fields.whole("at", 0, kLatest))};
  }

  // It never decreases.
  std::optional<std::string> problem_with(std::optional<GameTime> at) const {
    if (!at || *at >= now()) return std::nullopt;
    return "at never decreases; it was " + std::to_string(now().ms) + ".";
  }

  // The sand comes first: what it does by then is done before anything else.
  rules::Events let_time_pass(GameTime at) const {
    const GameTime end = rules::sand_ends(game().state);
    const rules::Events events = rules::run_out(game(), at);
    if (!events.empty()) record({Seat{0}, end, rules::SandRunsOut{}}, events);
    now() = at;
    return events;
  }

  std::string start() const {
    for (const std::string_view key : {"scenario", "seats", "seed", "setup"}) fields.take(key);
    if (const auto problem = fields.problem()) return error(*problem);
    auto wanted = protocol::read_new_game(request);
    if (!wanted) return write_problem(wanted.error());
    notation::Record record{.head = notation::head_of(wanted->rules, wanted->layout), .lines = {}};
    const Game game{.rules = wanted->rules,
                    .state = rules::lay_out(wanted->rules, wanted->layout),
                    .version = 0,
                    .now = {}};
    session.running_ = EngineSession::Running{game, std::move(record), GameTime{}};
    JsonWriter out;
    out.begin_object();
    write_happened(out, game, {});
    return out.end_object().text();
  }

  std::string legal() const {
    const Seat by = seat();
    const auto signals = fields.flag_or_false("signals") ? rules::Signals::With : rules::Signals::Without;
    const bool wants_tokens = fields.flag_or_false("tokens");
    if (const auto problem = fields.problem()) return error(*problem);
    JsonWriter out;
    out.begin_object().key("legal");
    if (wants_tokens) {
      notation::write_token_actions(out, game(), by);
      return out.end_object().text();
    }
    notation::write_sorted(out, rules::legal_actions(game().rules, game().state, by, signals, now()));
    return out.end_object().text();
  }

  std::string act() const {
    const Seat by = seat();
    const std::string_view text = fields.text("action");
    const auto when = time();
    if (const auto problem = fields.problem()) return error(*problem);
    const auto action = notation::read_action(text);
    if (!action) return error("This is not an action; docs/notation.md tells how they are written.");
    if (const auto problem = problem_with(when)) return error(*problem);
    const GameTime at = when.value_or(now());
    JsonWriter out;
    out.begin_object();
    const rules::Stamped stamped{by, at, *action};
    const rules::Decision decision = rules::play(game(), stamped);
    if (decision) {
      record(stamped, *decision);
      write_happened(out, game(), *decision);
    } else {
      notation::write_refusal(out, decision.error());
    }
    // Too late: the answer also tells that the game is lost by now.
    const rules::Events ran_out = let_time_pass(at);
    if (!ran_out.empty()) write_happened(out, game(), ran_out);
    return out.end_object().text();
  }

  std::string advance() const {
    const auto at = time();
    if (const auto problem = fields.problem()) return error(*problem);
    if (const auto problem = problem_with(at)) return error(*problem);
    return advance_to(at.value_or(now()));
  }

  std::string advance_to(GameTime at) const {
    const rules::Events events = let_time_pass(at);
    JsonWriter out;
    out.begin_object();
    write_happened(out, game(), events);
    return out.end_object().text();
  }

  std::string state() const {
    const bool is_view = fields.flag_or_false("view");
    if (const auto problem = fields.problem()) return error(*problem);
    JsonWriter out;
    notation::write_json(out, game(), now(), is_view ? notation::Secrets::Struck : notation::Secrets::Told);
    return out.text();
  }

  std::string why() const {
    const Seat by = seat();
    const std::string_view who = fields.text("pawn");
    const std::string_view where = fields.text("to");
    if (const auto problem = fields.problem()) return error(*problem);
    rules::Pawn pawn{};
    rules::Place to;
    if (!notation::read(who, pawn)) return error("why needs a pawn, like \"yellow\".");
    if (!notation::read(where, to)) return error("why needs a place, like \"5:1,2\".");
    const auto answer = rules::why(game().rules, game().state, by, pawn, to);
    JsonWriter out;
    out.begin_object().key("allowed").boolean(answer.has_value());
    if (answer) {
      out.key("action").string(notation::text_of(*answer));
    } else {
      notation::write_refusal(out, answer.error());
    }
    return out.end_object().text();
  }

  std::string perft() const {
    const auto depth = static_cast<unsigned>(fields.whole("depth", 0, kDeepestPerft));
    if (const auto problem = fields.problem()) return error(*problem);
    JsonWriter out;
    out.begin_object().key("nodes").begin_array();
    for (unsigned d = 0; d <= depth; ++d) {
      out.number(static_cast<std::int64_t>(rules::perft(game().rules, game().state, now(), d)));
    }
    return out.end_array().end_object().text();
  }

  std::string save() const {
    if (const auto problem = fields.problem()) return error(*problem);
    const std::string saved = notation::text_of(session.running_->record);
    return JsonWriter{}
        .begin_object()
        .key("saved")
        .string(saved)
        .key("at")
        .number(now().ms)
        .end_object()
        .text();
  }

  std::string load() const {
    const std::string_view saved = fields.text("saved");
    const auto at = time();
    if (const auto problem = fields.problem()) return error(*problem);
    if (saved.empty()) return error("load needs what save gave.");
    auto record = notation::read_record(saved);
    if (!record)
      return error("Line " + std::to_string(record.error().line) + ": " + record.error().what + ".");
    const auto loaded = notation::watch(*record);
    if (!loaded)
      return error("Line " + std::to_string(loaded.error().line) + ": " + loaded.error().what + ".");
    // The clock goes on where it stood; a bad `at` leaves the game that was running.
    std::optional<EngineSession::Running> before = std::move(session.running_);
    session.running_ = EngineSession::Running{*loaded, std::move(*record), loaded->now};
    if (const auto problem = problem_with(at)) {
      session.running_ = std::move(before);
      return error(*problem);
    }
    return advance_to(at.value_or(now()));
  }

  std::string versions() const {
    if (const auto problem = fields.problem()) return error(*problem);
    JsonWriter out;
    out.begin_object();
    notation::write_versions(out);
    const std::uint64_t signature = ai::engine_signature(notation::catalog_json());
    return out.key("signature").string(notation::hexadecimal(signature)).end_object().text();
  }

  std::string dispatch() const {
    const std::string_view command = fields.text("cmd");
    if (fields.has_problem()) return error(*fields.problem());
    if (command == "new") return start();
    if (command == "load") return load();
    if (command == "version") return versions();
    using Handler = std::string (EngineCommands::*)() const;
    constexpr std::array<std::pair<std::string_view, Handler>, 7> kNeedAGame{{
        {"legal", &EngineCommands::legal},
        {"do", &EngineCommands::act},
        {"advance", &EngineCommands::advance},
        {"state", &EngineCommands::state},
        {"why", &EngineCommands::why},
        {"perft", &EngineCommands::perft},
        {"save", &EngineCommands::save},
    }};
    for (const auto& [name, handler] : kNeedAGame) {
      if (name != command) continue;
      if (!session.running_)
        return error("There is no game yet: begin with {\"cmd\":\"new\",\"scenario\":\"S1\"}.");
      return (this->*handler)();
    }
    return error("cmd is one of new, legal, do, advance, state, why, perft, save, load, version.");
  }
};

std::string EngineSession::answer(std::string_view line) {
  if (line.size() > kLongestLine) return error("The line is too long.");
  try {
    json::parse_options options;
    options.max_depth = 8;
    boost::system::error_code failed;
    const json::value value = json::parse(line, failed, {}, options);
    if (failed || !value.is_object()) return error("A line is one JSON object.");
    protocol::Fields fields{value.get_object()};
    return EngineCommands{*this, value.get_object(), fields}.dispatch();
  } catch (const std::exception& unexpected) {
    return error(unexpected.what());
  }
}

}  // namespace app
