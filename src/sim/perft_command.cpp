#include "sim/perft_command.h"

#include <algorithm>
#include <iostream>

#include "base/propagate.h"
#include "cli/game_options.h"
#include "cli/read_file.h"
#include "notation/action_text.h"
#include "notation/json_writer.h"
#include "notation/record.h"
#include "rules/perft.h"
#include "sim/perft_file.h"

namespace sim {
namespace {

constexpr std::array kPerftOptions{
    cli::kScenarioOption,
    cli::kSeatsOption,
    cli::kSideOption,
    cli::kLevelOption,
    cli::kSeedOption,
    cli::Option{"--record", "FILE", "count from the position at the end of this record"},
    cli::Option{"--depth", "DEPTH", "how many actions deep (default 3)"},
    cli::Option{"--verify", "FILE", "check the counts in this file (tests/perft); status 1 if one differs"},
    cli::Option{"--large", cli::kNoValue, "with --verify: check the large counts too"},
    cli::Option{"--divide", cli::kNoValue, "print one count for each first action"},
    cli::kJsonOption};

std::expected<rules::Game, std::string> position(const cli::Arguments& arguments) {
  if (const auto name = arguments.value("--record")) {
    ASSIGN_OR_RETURN(const auto text, cli::read_file(*name));
    const auto record = notation::read_record(text);
    if (!record)
      return std::unexpected{"Line " + std::to_string(record.error().line) + ": " + record.error().what};
    const auto game = notation::watch(*record);
    if (!game) return std::unexpected{"Line " + std::to_string(game.error().line) + ": " + game.error().what};
    return *game;
  }
  ASSIGN_OR_RETURN(const auto chosen, cli::chosen_game(arguments));
  return start_of(chosen);
}

int divide(const rules::Game& game, unsigned depth, bool as_json) {
  std::uint64_t total = 0;
  notation::JsonWriter json;
  json.begin_object().key("divide").begin_array();
  for (std::uint8_t seat = 0; seat < game.state.seats; ++seat) {
    rules::Actions actions = rules::legal_actions(game.rules, game.state, rules::Seat{seat});
    std::sort(actions.begin(), actions.end());
    for (const rules::Action& action : actions) {
      rules::Game after = game;
      if (!rules::play(after, {rules::Seat{seat}, game.now, action})) continue;
      const std::uint64_t count = rules::perft(after.rules, after.state, after.now, depth - 1);
      json.begin_object().key("seat").number(seat).key("action").string(notation::text_of(action));
      json.key("count").number(static_cast<std::int64_t>(count)).end_object();
      if (!as_json) {
        std::cout << "s" << static_cast<unsigned>(seat) << " " << notation::text_of(action) << ": " << count
                  << "\n";
      }
      total += count;
    }
  }
  json.end_array().key("total").number(static_cast<std::int64_t>(total)).end_object();
  if (as_json) {
    std::cout << json.text() << "\n";
  } else {
    std::cout << "total: " << total << "\n";
  }
  return 0;
}

int verify(const std::string& name, const cli::Arguments& arguments) {
  const auto text = cli::read_file(name);
  if (!text) return cli::complain(text.error());
  const auto perft_file = read_perft_file(*text);
  if (!perft_file) return cli::complain(name + ": " + perft_file.error());
  bool all_agree = true;
  notation::JsonWriter json;
  json.begin_object().key("counts").begin_array();
  for (const PerftCount& expected : perft_file->counts) {
    if (expected.is_large && !arguments.has("--large")) continue;
    const rules::Game& game = perft_file->game;
    const std::uint64_t count = rules::perft(game.rules, game.state, game.now, expected.depth);
    const bool agrees = count == static_cast<std::uint64_t>(expected.count);
    all_agree &= agrees;
    json.begin_object()
        .key("depth")
        .number(expected.depth)
        .key("count")
        .number(static_cast<std::int64_t>(count));
    json.key("expected").number(expected.count).end_object();
    if (arguments.has("--json")) continue;
    std::cout << "depth " << expected.depth << ": " << count;
    if (!agrees) std::cout << ", but the file says " << expected.count;
    std::cout << "\n" << std::flush;
  }
  json.end_array().key("ok").boolean(all_agree).end_object();
  if (arguments.has("--json")) std::cout << json.text() << "\n";
  return all_agree ? 0 : 1;
}

int run_perft(const cli::Arguments& arguments) {
  if (!arguments.rest().empty()) return cli::complain("perft takes options only.");
  if (const auto file = arguments.value("--verify")) return verify(*file, arguments);
  const auto depth = cli::number_option(arguments, "--depth", 3, 0, 12);
  if (!depth) return cli::complain(depth.error());
  const auto game = position(arguments);
  if (!game) return cli::complain(game.error());
  if (arguments.has("--divide")) {
    if (*depth == 0) return cli::complain("--divide needs a depth of 1 or more.");
    return divide(*game, static_cast<unsigned>(*depth), arguments.has("--json"));
  }
  notation::JsonWriter json;
  json.begin_object().key("nodes").begin_array();
  for (unsigned d = 0; d <= static_cast<unsigned>(*depth); ++d) {
    const std::uint64_t count = rules::perft(game->rules, game->state, game->now, d);
    json.number(static_cast<std::int64_t>(count));
    if (!arguments.has("--json")) std::cout << "depth " << d << ": " << count << "\n" << std::flush;
  }
  json.end_array().end_object();
  if (arguments.has("--json")) std::cout << json.text() << "\n";
  return 0;
}

}  // namespace

const cli::Subcommand kPerftCommand{
    .name = "perft",
    .usage = "perft [options]",
    .summary = "Counts all sequences of actions up to a depth, with the clock stopped.",
    .options = kPerftOptions,
    .run = run_perft};

}  // namespace sim
