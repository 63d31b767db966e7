#include "admin/imported_record.h"

#include <algorithm>

#include "notation/json_writer.h"
#include "notation/record.h"
#include "protocol/choice.h"
#include "protocol/custom_scenario.h"
#include "rules/sand.h"

namespace admin {
namespace {

std::string problem_text(const notation::RecordProblem& problem) {
  return problem.line == 0 ? problem.what : "line " + std::to_string(problem.line) + ": " + problem.what;
}

// Line breaks as in every record; mail programs and editors may have changed them.
std::string with_plain_breaks(std::string_view text) {
  std::string plain{text};
  std::erase(plain, '\r');
  if (!plain.empty() && !plain.ends_with('\n')) plain += '\n';
  return plain;
}

std::string no_names(unsigned seats) {
  notation::JsonWriter json;
  json.begin_array();
  for (unsigned seat = 0; seat < seats; ++seat) json.string("");
  return json.end_array().text();
}

std::string scenario_played(const rules::Ruleset& rules) {
  const protocol::Choice choice = protocol::choice_of(rules);
  if (!choice.scenario.is_custom()) return choice.scenario.text();
  const std::string name{rules.name.begin(), rules.name.end()};
  return name.empty() || protocol::is_printed_name(name) ? "own" : name;
}

// It's public: anyone with the folder had the file. A record doesn't say how its deal came about or whether
// someone paused, so it earns no achievements here.
table::Marks marks_of(const rules::Game& game) {
  table::Marks marks{table::Mark::Public, table::Mark::Imported};
  marks.set_if(game.rules.sand_ms > catalog::kFullSand, table::Mark::SlowSand);
  return marks;
}

table::RecordCard card_of(const rules::Game& game, std::int64_t played_wall_s) {
  const rules::State& end = game.state;
  const bool is_won = end.outcome == rules::Outcome::Won;
  const auto sand_ends = rules::sand_ends(end).ms;
  table::RecordCard card;
  card.began_wall_s = played_wall_s - end.ended.ms / 1'000;
  card.ended_wall_s = played_wall_s;
  card.scenario = scenario_played(game.rules);
  card.seats = game.rules.seats;
  card.names = no_names(card.seats);
  card.outcome = is_won ? table::GameResult::Won : table::GameResult::Lost;
  card.game_ms = end.ended.ms;
  card.timer_spaces_used = end.timer_spaces_used;
  card.marks = marks_of(game);
  card.level = static_cast<std::uint32_t>(game.rules.deck.size()) + 1;
  if (is_won) card.left_ms = sand_ends > end.ended.ms ? sand_ends - end.ended.ms : 0;
  return card;
}

}  // namespace

std::expected<ImportedRecord, std::string> imported_record(std::string_view text,
                                                           std::int64_t played_wall_s) {
  std::string plain = with_plain_breaks(text);
  const auto record = notation::read_record(plain);
  if (!record) return std::unexpected(problem_text(record.error()));
  const auto game = notation::verify(*record);
  if (!game) return std::unexpected(problem_text(game.error()));
  if (game->state.outcome == rules::Outcome::Running) {
    return std::unexpected("The game isn't over at the last line.");
  }
  return ImportedRecord{.card = card_of(*game, played_wall_s), .text = std::move(plain)};
}

}  // namespace admin
