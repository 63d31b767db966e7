// Which games there are: new, load, clone, drop, save, position, teammates; and the commands by name.
#include "engine/engine_commands.h"

#include <array>

#include "ai/engine_signature.h"
#include "ai/guess.h"
#include "notation/catalog_json.h"
#include "notation/position_text.h"
#include "notation/refusal_json.h"
#include "notation/ruleset_text.h"
#include "notation/versions_json.h"
#include "notation/words.h"
#include "protocol/choice.h"
#include "protocol/new_game.h"
#include "rules/view.h"

namespace engine {

namespace json = boost::json;
using notation::JsonWriter;

namespace {

constexpr std::size_t kMostGames = 4096;

// Scripted people: milliseconds between two actions, and one action in how many is random at most.
constexpr std::uint32_t kQuickest = 100;
constexpr std::uint32_t kSlowest = 600'000;
constexpr std::uint32_t kRarest = 1'000'000;

std::string write_problem(const protocol::ScenarioProblem& problem) {
  if (const auto* text = std::get_if<std::string>(&problem)) return error_line(*text);
  const rules::Flaw& flaw = std::get<rules::Flaw>(problem);
  JsonWriter out;
  out.begin_object();
  notation::write_flaw(out, flaw, protocol::sentence(flaw));
  return out.end_object().text();
}

std::string standing(const rules::Game& game) {
  JsonWriter out;
  out.begin_object().key("version").number(game.version).key("events").begin_array().end_array();
  out.key("hash").string(notation::hexadecimal(rules::public_hash(game.state)));
  return out.end_object().text();
}

std::string problem_of(const notation::RecordProblem& problem) {
  return "Line " + std::to_string(problem.line) + ": " + problem.what + ".";
}

}  // namespace

std::string error_line(std::string_view sentence) {
  return JsonWriter{}.begin_object().key("error").string(sentence).end_object().text();
}

std::optional<std::string> EngineCommands::problem_with_number(std::uint16_t number) const {
  if (games_.size() < kMostGames || games_.contains(number)) return std::nullopt;
  return "There are " + std::to_string(kMostGames) + " games; drop one first.";
}

std::string EngineCommands::start() {
  for (const std::string_view key : {"scenario", "seats", "seed", "setup"}) fields_.take(key);
  if (const auto problem = fields_.problem()) return error_line(*problem);
  if (const auto problem = problem_with_number(number_)) return error_line(*problem);
  const auto wanted = protocol::read_new_game(request_);
  if (!wanted) return write_problem(wanted.error());
  const rules::Game game{.rules = wanted->rules,
                         .state = rules::lay_out(wanted->rules, wanted->layout),
                         .version = 0,
                         .now = {}};
  notation::Record record{.head = notation::head_of(wanted->rules, wanted->layout), .lines = {}};
  games_.insert_or_assign(number_, EngineGame{game, std::move(record)});
  return standing(game);
}

// What a table or `position` contains; with a guess, what nobody knows is made up.
std::expected<EngineGame, std::string> EngineCommands::view_to_load() {
  const auto rules = notation::read_ruleset(fields_.text("ruleset"));
  const auto view = notation::read_position(fields_.text("position"));
  const auto guess = fields_.whole_if_any("guess");
  const bool fits = rules && view && !rules::flaw_of(*rules) && rules->seats == view->seats;
  if (!fits) return std::unexpected{"That isn't the ruleset and position of a game."};
  const auto state = guess ? ai::guess_secrets(*rules, *view, {*guess, 0}) : view;
  if (!state) return std::unexpected{"The ruleset's tiles don't match the position's deck."};
  return EngineGame{{.rules = *rules, .state = *state, .version = 0, .now = {}}, std::nullopt};
}

std::expected<EngineGame, std::string> EngineCommands::record_to_load() {
  const std::string_view saved = fields_.text("saved");
  if (saved.empty()) return std::unexpected{"load needs the text that save returned."};
  auto record = notation::read_record(saved);
  if (!record) return std::unexpected{problem_of(record.error())};
  const auto watched = notation::watch(*record);
  if (!watched) return std::unexpected{problem_of(watched.error())};
  return EngineGame{*watched, std::move(*record)};
}

std::string EngineCommands::load() {
  const auto at = time();
  const auto loaded = request_.contains("position") ? view_to_load() : record_to_load();
  if (const auto problem = fields_.problem()) return error_line(*problem);
  if (const auto problem = problem_with_number(number_)) return error_line(*problem);
  if (!loaded) return error_line(loaded.error());
  // The clock continues where it was; with a bad `at`, the current game stays.
  if (at && *at < loaded->now()) return error_line(sentence_about_time(loaded->now()));
  games_.insert_or_assign(number_, *loaded);
  return advance_to(at.value_or(loaded->now()));
}

std::string EngineCommands::version() {
  if (const auto problem = fields_.problem()) return error_line(*problem);
  JsonWriter out;
  out.begin_object();
  notation::write_versions(out);
  const std::uint64_t signature = ai::engine_signature(notation::catalog_json());
  return out.key("signature").string(notation::hexadecimal(signature)).end_object().text();
}

std::string EngineCommands::batch() {
  const json::value* requests = fields_.take("requests");
  if (const auto problem = fields_.problem()) return error_line(*problem);
  if (requests == nullptr || !requests->is_array())
    return error_line("\"requests\" must be a list of requests.");
  JsonWriter out;
  out.begin_object().key("answers").begin_array();
  for (const json::value& request : requests->get_array()) {
    const json::object* one = request.if_object();
    const json::value* command = one == nullptr ? nullptr : one->if_contains("cmd");
    if (one == nullptr) {
      out.raw(error_line("A request must be one JSON object."));
    } else if (command != nullptr && *command == "batch") {
      out.raw(error_line("A batch can't contain another batch."));
    } else {
      out.raw(EngineCommands{games_, *one}.answer());
    }
  }
  return out.end_array().end_object().text();
}

std::string EngineCommands::clone() {
  const auto to = fields_.whole<std::uint16_t>("to");
  if (const auto problem = fields_.problem()) return error_line(*problem);
  if (const auto problem = problem_with_number(to)) return error_line(*problem);
  if (to != number_) games_.insert_or_assign(to, EngineGame{game()});
  return standing(position_now());
}

std::string EngineCommands::drop() {
  if (const auto problem = fields_.problem()) return error_line(*problem);
  games_.erase(number_);
  return JsonWriter{}
      .begin_object()
      .key("games")
      .number(static_cast<std::int64_t>(games_.size()))
      .end_object()
      .text();
}

std::string EngineCommands::save() {
  if (const auto problem = fields_.problem()) return error_line(*problem);
  const auto record = game().record();
  if (!record) return error_line("A game that was loaded as a view has no record.");
  const std::string saved = notation::text_of(*record);
  return JsonWriter{}
      .begin_object()
      .key("saved")
      .string(saved)
      .key("at")
      .number(game().now().ms)
      .end_object()
      .text();
}

std::string EngineCommands::position() {
  if (const auto problem = fields_.problem()) return error_line(*problem);
  JsonWriter out;
  out.begin_object().key("ruleset").string(notation::text_of(position_now().rules));
  out.key("position").string(notation::position_text(position_now().state));
  return out.key("at").number(game().now().ms).end_object().text();
}

ai::SeatSet EngineCommands::seats_in(std::string_view key) {
  ai::SeatSet seats;
  const json::value* list = fields_.take(key);
  const auto* items = list == nullptr ? nullptr : list->if_array();
  const std::int64_t last = position_now().rules.seats - 1;
  bool fits = items != nullptr;
  for (std::size_t i = 0; fits && i < items->size(); ++i) {
    const std::int64_t* seat = (*items)[i].if_int64();
    fits = seat != nullptr && *seat >= 0 && *seat <= last;
    if (fits) seats.insert(rules::Seat{static_cast<std::uint8_t>(*seat)});
  }
  if (!fits)
    fields_.object_to("\"" + std::string{key} + "\" must be a list of seats from 0 to " +
                      std::to_string(last) + ".");
  return seats;
}

std::string EngineCommands::teammates() {
  Partners::Wanted wanted{.teammates = seats_in("seats")};
  if (request_.contains("people")) wanted.people = seats_in("people");
  if ((wanted.teammates.bits & wanted.people.bits) != 0)
    fields_.object_to("A seat is either a teammate's or a person's.");
  wanted.pace = protocol::one_of<ai::Pace>(fields_, "pace", fields_.text_or("pace", "human"), ai::kPaceNames);
  // The kind first: it decides what is usual.
  wanted.script = ai::usual_script(protocol::one_of<ai::PersonKind>(
      fields_, "kind", fields_.text_or("kind", "sensible"), ai::kPersonKindNames));
  wanted.script.every =
      rules::Millis{fields_.whole_if_any("every", kQuickest, kSlowest).value_or(wanted.script.every.count)};
  wanted.script.random_in =
      fields_.whole_if_any("random", std::uint32_t{0}, kRarest).value_or(wanted.script.random_in);
  wanted.seed = {fields_.whole_if_any("seed").value_or(0), 0};
  if (const auto problem = fields_.problem()) return error_line(*problem);
  game().seat(wanted);
  return standing(position_now());
}

std::string EngineCommands::answer_about_a_game(std::string_view command) {
  constexpr std::array<std::pair<std::string_view, Handler>, 12> kHandlers{{
      {"legal", &EngineCommands::legal},
      {"do", &EngineCommands::act},
      {"advance", &EngineCommands::advance},
      {"undo", &EngineCommands::undo},
      {"state", &EngineCommands::state},
      {"position", &EngineCommands::position},
      {"why", &EngineCommands::why},
      {"perft", &EngineCommands::perft},
      {"save", &EngineCommands::save},
      {"clone", &EngineCommands::clone},
      {"drop", &EngineCommands::drop},
      {"teammates", &EngineCommands::teammates},
  }};
  for (const auto& [name, handler] : kHandlers) {
    if (name != command) continue;
    if (!games_.contains(number_))
      return error_line("There's no game yet. Start with {\"cmd\":\"new\",\"scenario\":\"S1\"}.");
    return (this->*handler)();
  }
  return error_line(
      "cmd must be one of new, legal, do, advance, undo, state, position, why, perft, save, load, clone, "
      "drop, "
      "teammates, batch, play, version.");
}

std::string EngineCommands::answer() {
  const std::string_view command = fields_.text("cmd");
  if (fields_.has_problem()) return error_line(*fields_.problem());
  if (command == "version") return version();
  if (command == "batch") return batch();
  if (command == "play") return play();
  if (request_.contains("game")) number_ = fields_.whole<std::uint16_t>("game");
  if (fields_.has_problem()) return error_line(*fields_.problem());
  if (command == "new") return start();
  if (command == "load") return load();
  return answer_about_a_game(command);
}

}  // namespace engine
