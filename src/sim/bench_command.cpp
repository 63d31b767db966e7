#include "sim/bench_command.h"

#include <chrono>
#include <iostream>

#include "ai/expansion_signature.h"
#include "ai/signature.h"
#include "ai/speed.h"
#include "ai/teammates_signature.h"
#include "cli/game_options.h"
#include "notation/json_writer.h"
#include "notation/words.h"

namespace sim {
namespace {

constexpr std::array kBenchOptions{
    cli::Option{"--speed", cli::kNoValue, "measure how fast the rules are, median of five runs"},
    cli::kJsonOption};

std::uint64_t nanoseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(now).count());
}

void write_rate(notation::JsonWriter& json, std::string_view name, const ai::Rate& rate) {
  json.key(name)
      .number(static_cast<std::int64_t>(rate.median))
      .key(std::string{name} + "_each")
      .begin_array();
  for (const std::uint64_t each : rate.each) json.number(static_cast<std::int64_t>(each));
  json.end_array();
}

int speed(const cli::Arguments& arguments) {
  const ai::SpeedReport report = ai::measure_speed(nanoseconds);
  if (arguments.has("--json")) {
    notation::JsonWriter json;
    json.begin_object().key("games").number(report.games).key("actions_per_game").number(report.actions);
    json.key("seeds_tried").number(report.seeds_tried);
    write_rate(json, "steps_per_second", report.steps);
    write_rate(json, "decisions_per_second", report.decisions);
    write_rate(json, "calibration_per_second", report.calibration);
    json.key("checksum").string(notation::hexadecimal(report.checksum)).end_object();
    std::cout << json.text() << "\n";
    return 0;
  }
  std::cout << report.games << " games of scenario 7 with four seats, " << report.actions
            << " actions each, with the whole mall on the table at the end\n"
            << "steps a second, all seats' actions listed before each: " << report.steps.median << "\n"
            << "decide and evolve a second:                            " << report.decisions.median << "\n"
            << "calibration loop, rounds a second:                     " << report.calibration.median << "\n";
  return 0;
}

int run_bench(const cli::Arguments& arguments) {
  if (!arguments.rest().empty()) return cli::complain("bench takes options only.");
  if (arguments.has("--speed")) return speed(arguments);
  const ai::SignatureReport report = ai::signature_report();
  const std::string signature = notation::hexadecimal(report.value);
  const std::string teammates = notation::hexadecimal(ai::teammates_signature());
  const std::string expansion = notation::hexadecimal(ai::expansion_signature());
  if (arguments.has("--json")) {
    notation::JsonWriter json;
    json.begin_object().key("signature").string(signature).key("games").number(report.games);
    json.key("actions")
        .number(report.actions)
        .key("teammates")
        .string(teammates)
        .key("expansion")
        .string(expansion);
    std::cout << json.end_object().text() << "\n";
  } else {
    std::cout << "Bench signature: " << signature << "\n"
              << "Teammates:       " << teammates << "\n"
              << "Expansion:       " << expansion << "\n";
  }
  return 0;
}

}  // namespace

const cli::Subcommand kBenchCommand{.name = "bench",
                                    .usage = "bench [--speed]",
                                    .summary =
                                        "Prints the signatures of rules, teammates and expansion (the same "
                                        "for every compiler), or measures speed.",
                                    .options = kBenchOptions,
                                    .run = run_bench};

}  // namespace sim
