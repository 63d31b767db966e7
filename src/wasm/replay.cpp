#include "wasm/replay.h"

#include <algorithm>
#include <optional>

#include "ai/rescue.h"
#include "chronicle/course.h"
#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/json_writer.h"
#include "notation/record.h"
#include "notation/ruleset_text.h"
#include "notation/state_json.h"
#include "rules/action_needs.h"
#include "rules/legal.h"
#include "rules/view.h"
#include "wasm/afterwards.h"
#include "wasm/answers.h"
#include "wasm/reading.h"

namespace wasm {
namespace {

using notation::JsonWriter;

constexpr std::string_view kNoRecord = "No record is open.";
constexpr std::string_view kNoSuchLine = "The record has no such line.";
constexpr std::uint32_t kPlans = 4;
constexpr std::uint32_t kSlowestPace = 10'000;  // milliseconds per action

bool is_no_action(const rules::Action& action) {
  return std::holds_alternative<rules::PutRedPawn>(action) || std::holds_alternative<rules::Stare>(action);
}

std::string problem_answer(const notation::RecordProblem& problem) {
  JsonWriter out;
  out.begin_object().key("problem").string(problem.what);
  return out.key("line").number(static_cast<std::int64_t>(problem.line)).end_object().text();
}

// How often these people did something, not counting signals.
rules::Millis pace_of(const chronicle::Course& course) {
  const auto actions = static_cast<std::uint32_t>(std::ranges::count_if(
      course.actions,
      [](const chronicle::PlayedAction& action) { return action.by && !is_no_action(action.what); }));
  const std::uint32_t end = course.actions.empty() ? 0 : course.actions.back().at.ms;
  return rules::Millis{actions == 0 ? kSlowestPace : std::clamp(end / actions, 1U, kSlowestPace)};
}

void write_line(JsonWriter& out, const rules::State& before, const chronicle::PlayedAction& action) {
  out.begin_object().key("at").number(action.at.ms).key("seat");
  if (action.by) {
    out.number(action.by->index);
  } else {
    out.null();
  }
  out.key("kind").string(notation::kind_of(action.what)).key("ability");
  if (const auto ability = rules::ability_for(before, action.what)) {
    out.string(catalog::name(*ability));
  } else {
    out.null();
  }
  out.key("events").begin_array();
  for (const rules::Event& event : action.events) notation::write_json(out, rules::redact(event));
  out.end_array().end_object();
}

}  // namespace

struct Replay::Watched {
  chronicle::Course course;

  // None: there's no such line, or time goes backwards.
  std::optional<rules::Game> game(LineCount lines, At at) const {
    const auto now = time_of(at);
    if (!now || lines.number < 0 || static_cast<std::size_t>(lines.number) >= course.positions.size()) {
      return std::nullopt;
    }
    return rules::Game{.rules = course.rules,
                       .state = course.positions[static_cast<std::size_t>(lines.number)],
                       .version = static_cast<std::uint32_t>(lines.number),
                       .now = *now};
  }
};

Replay::Replay() = default;
Replay::~Replay() = default;

std::string Replay::open(std::string_view text) {
  watched_.reset();
  const auto record = notation::read_record(text);
  if (!record) return problem_answer(record.error());
  if (!catalog::kWithExpansion && record->head.ruleset.modules.bits != 0) {
    return problem_answer({.line = 1, .what = "this engine was built without the expansion"});
  }
  auto watched = std::make_unique<Watched>();
  chronicle::Course& course = watched->course;
  course.rules = record->head.ruleset;
  const auto end =
      notation::watch(*record, [&](const rules::Game& game) { course.positions.push_back(game.state); });
  if (!end) return problem_answer(end.error());
  for (const notation::RecordLine& line : record->lines) {
    course.actions.push_back({.at = line.at, .by = line.by, .what = line.action, .events = line.events});
  }
  JsonWriter out;
  out.begin_object().key("engine").string(record->head.engine);
  out.key("name").string({course.rules.name.begin(), course.rules.name.size()});
  out.key("seats").number(course.rules.seats).key("pace_ms").number(pace_of(course).count);
  out.key("lines").begin_array();
  for (std::size_t i = 0; i < course.actions.size(); ++i) {
    write_line(out, course.positions[i], course.actions[i]);
  }
  out.end_array().end_object();
  watched_ = std::move(watched);
  return out.text();
}

std::string Replay::state(LineCount lines, At at) {
  if (!watched_) return error_answer(kNoRecord);
  auto game = watched_->game(lines, at);
  if (!game) return error_answer(kNoSuchLine);
  game->state = rules::view(game->state);
  JsonWriter out;
  notation::write_json(out, *game, game->now, notation::Secrets::Struck);
  return out.text();
}

std::string Replay::legal(LineCount lines, SeatNumber seat, At at) {
  if (!watched_) return error_answer(kNoRecord);
  const auto game = watched_->game(lines, at);
  if (!game) return error_answer(kNoSuchLine);
  const auto by = seat_of(seat);
  if (!by) return error_answer(kNotASeat);
  JsonWriter out;
  notation::write_sorted(
      out, rules::legal_actions(game->rules, game->state, *by, rules::Signals::Without, game->now));
  return out.text();
}

std::string Replay::afterwards() {
  return watched_ ? afterwards_answer(watched_->course) : error_answer(kNoRecord);
}

std::string Replay::rescue(LineCount lines) {
  if (!watched_) return error_answer(kNoRecord);
  const chronicle::Course& course = watched_->course;
  auto game = watched_->game(lines, At{0});
  if (!game) return error_answer(kNoSuchLine);
  game->now = course.begin_of(static_cast<std::size_t>(lines.number));
  const auto found = ai::rescue(*game, pace_of(course), kPlans);
  JsonWriter out;
  out.begin_object().key("plan");
  if (found) {
    out.begin_object().key("actions").number(found->actions);
    out.key("won_at").number(found->won_at.ms).end_object();
  } else {
    out.null();
  }
  return out.end_object().text();
}

}  // namespace wasm
