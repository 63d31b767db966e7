#include "engine/replay_command.h"

#include <iostream>

#include "cli/game_options.h"
#include "cli/read_file.h"
#include "engine/record_achievements.h"
#include "notation/json_writer.h"
#include "notation/record.h"
#include "notation/words.h"
#include "rules/sand.h"
#include "rules/view.h"

namespace engine {
namespace {

constexpr std::array kReplayOptions{
    cli::Option{"--verify", cli::kNoValue, "check every action against today's rules"},
    cli::Option{"--lines", cli::kNoValue, "print every line"},
    cli::Option{"--achievements", cli::kNoValue, "list the achievements the games earned, by number"},
    cli::kJsonOption};

struct Report {
  std::string file;
  std::size_t lines = 0;
  std::optional<notation::RecordProblem> problem;
  std::optional<rules::Game> game;
  std::optional<chronicle::AchievementSet> achievements;  // if they were requested
};

Report watch_file(const std::string& name, const cli::Arguments& arguments) {
  Report report;
  report.file = name;
  const auto text = cli::read_file(name);
  if (!text) {
    report.problem = notation::RecordProblem{0, text.error()};
    return report;
  }
  const auto record = notation::read_record(*text);
  if (!record) {
    report.problem = record.error();
    return report;
  }
  report.lines = record->lines.size();
  if (arguments.has("--lines") && !arguments.has("--json")) {
    for (const notation::RecordLine& line : record->lines) std::cout << notation::line_text(line) << "\n";
  }
  const auto game = arguments.has("--verify") ? notation::verify(*record) : notation::watch(*record);
  if (game) {
    report.game = *game;
    if (arguments.has("--achievements")) report.achievements = achievements_of(*record);
  } else {
    report.problem = game.error();
  }
  return report;
}

void write_json(notation::JsonWriter& json, chronicle::AchievementSet earned) {
  json.key("achievements").begin_array();
  for (const chronicle::Achievement achievement : chronicle::kAllAchievements) {
    if (earned.contains(achievement)) json.number(chronicle::number(achievement));
  }
  json.end_array();
}

void print(chronicle::AchievementSet earned) {
  std::cout << "  achievements:";
  if (earned.empty()) std::cout << " none";
  for (const chronicle::Achievement achievement : chronicle::kAllAchievements) {
    if (earned.contains(achievement)) std::cout << " " << chronicle::number(achievement);
  }
  std::cout << "\n";
}

void write_json(notation::JsonWriter& json, const Report& report) {
  json.begin_object().key("file").string(report.file).key("ok").boolean(!report.problem);
  json.key("lines").number(static_cast<std::int64_t>(report.lines));
  if (report.problem) {
    json.key("line")
        .number(static_cast<std::int64_t>(report.problem->line))
        .key("problem")
        .string(report.problem->what);
  }
  if (report.game) {
    const rules::State& state = report.game->state;
    json.key("outcome").string(notation::word(state.outcome));
    json.key("reason");
    if (state.defeat == rules::Defeat::None) {
      json.null();
    } else {
      json.string(notation::word(state.defeat));
    }
    json.key("at").number(report.game->now.ms).key("flips").number(state.flips);
    json.key("timer_spaces_used").number(state.timer_spaces_used);
    json.key("tiles")
        .number(state.placed.size())
        .key("hash")
        .string(notation::hexadecimal(rules::public_hash(state)));
  }
  if (report.achievements) write_json(json, *report.achievements);
  json.end_object();
}

void print(const Report& report) {
  if (report.problem) {
    std::cout << report.file << ": ";
    if (report.problem->line > 0) std::cout << "line " << report.problem->line << ": ";
    std::cout << report.problem->what << "\n";
    return;
  }
  const rules::State& state = report.game->state;
  std::cout << report.file << ": " << report.lines << " actions, " << notation::word(state.outcome);
  if (state.defeat != rules::Defeat::None) std::cout << " (" << notation::word(state.defeat) << ")";
  std::cout << " at " << report.game->now.ms << " ms, " << state.placed.size() << " tiles, "
            << static_cast<unsigned>(state.flips) << (state.flips == 1 ? " flip, hash " : " flips, hash ")
            << notation::hexadecimal(rules::public_hash(state)) << "\n";
  if (report.achievements) print(*report.achievements);
}

int run_replay(const cli::Arguments& arguments) {
  if (arguments.rest().empty()) return cli::complain("replay needs one or more record files.");
  bool all_well = true;
  chronicle::AchievementSet together;
  notation::JsonWriter json;
  json.begin_object().key("records").begin_array();
  for (const std::string& name : arguments.rest()) {
    const Report report = watch_file(name, arguments);
    all_well &= !report.problem;
    if (report.achievements) together = together | *report.achievements;
    write_json(json, report);
    if (!arguments.has("--json")) print(report);
  }
  json.end_array();
  together.insert_if(chronicle::has_earned_all_others(together),
                     chronicle::Achievement::Everything);  // ACH-42
  if (arguments.has("--achievements")) write_json(json, together);
  json.end_object();
  if (arguments.has("--json")) std::cout << json.text() << "\n";
  return all_well ? 0 : 1;
}

}  // namespace

const cli::Subcommand kReplayCommand{
    .name = "replay",
    .usage = "replay [--verify] [--achievements] FILE...",
    .summary =
        "Plays back recorded games; --verify names the first line that today's rules decide differently.",
    .options = kReplayOptions,
    .run = run_replay};

}  // namespace engine
