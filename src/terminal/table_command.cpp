#include "terminal/table_command.h"

#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <random>
#include <sstream>

#include "ai/certified_deal.h"
#include "cli/game_options.h"
#include "cli/read_file.h"
#include "cli/sentences.h"
#include "notation/words.h"
#include "protocol/new_game.h"
#include "protocol/read_request.h"
#include "terminal/game_keys.h"
#include "terminal/local_game.h"
#include "terminal/remote_session.h"
#include "terminal/script.h"
#include "terminal/terminal.h"

namespace terminal {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::array kTableOptions{
    cli::Option{"--scenario", "SCENARIO", "S1 to S17, or the JSON file of your own scenario (default S1)"},
    cli::Option{"--seats", "COUNT", "1 is the solo game; with 2 to 9 you act for every seat (default 1)"},
    cli::kSideOption,
    cli::kLevelOption,
    cli::kSandOption,
    cli::Option{"--seed", "SEED", "play this deal again (default: a new one)"},
    cli::Option{"--any-deal", cli::kNoValue, "S1 to S7: allow deals that aren't known to be winnable"},
    cli::Option{"--record", "FILE", "write the record of the game to this file as you play"},
    cli::Option{"--script", "FILE", "play this script, without a terminal (docs/terminal.md)"},
    cli::Option{"--connect", "LINK", "join a server's table and play with others"},
    cli::Option{"--name", "NAME", "with --connect: your name at the table (default: your user name)"},
    cli::Option{"--as", "ROLE", "with --connect: player or spectator (default player)"},
    cli::Option{"--trust", "FILE", "with --connect: certificates (PEM) to trust besides the system's"},
    cli::Option{"--no-colour", cli::kNoValue, "use bold and reversed text only"},
};

std::expected<base::Seed, std::string> chosen_seed(const cli::Arguments& arguments) {
  if (const auto text = arguments.value("--seed")) {
    base::Seed seed;
    if (!protocol::read_seed(*text, seed)) return std::unexpected{std::string{protocol::kSeedSentence}};
    return seed;
  }
  std::random_device system;
  const auto word = [&] { return (std::uint64_t{system()} << 32U) | system(); };
  const std::uint64_t low = word();
  return base::Seed{.low = low, .high = word()};
}

// Campaign deals have a known plan, unless the player names a deal or wants any.
bool is_to_be_certified(const cli::Arguments& arguments, const rules::Ruleset& ruleset) {
  constexpr std::uint8_t kLastOfTheCampaign = 7;
  const bool is_campaign = ruleset.scenario >= 1 && ruleset.scenario <= kLastOfTheCampaign;
  return is_campaign && !arguments.has("--seed") && !arguments.has("--any-deal");
}

Palette palette_of(const cli::Arguments& arguments) {
  const char* command = std::getenv("NO_COLOR");
  const bool is_plain = arguments.has("--no-colour") || (command != nullptr && *command != '\0');
  return is_plain ? Palette::Monochrome : Palette::Colours;
}

int play_script_file(LocalGame& table, const std::string& file, Palette palette) {
  const auto text = cli::read_file(file);
  if (!text) return cli::complain(text.error());
  const auto script = read_script(*text);
  if (!script) {
    return cli::complain(file + ", line " + std::to_string(script.error().line) + ": " + script.error().what);
  }
  const bool is_seen = ::isatty(STDOUT_FILENO) == 1;
  const Print print{alphabet_of_environment(), is_seen ? palette : Palette::None};
  const std::size_t refused = play_script(table, *script, print, std::cout);
  std::cout << std::flush;
  if (table.is_record_broken()) return cli::complain("The record couldn't be written completely.");
  return refused == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

// The game's time: 0 until the timer is flipped, then from a steady clock.
class TableClock {
 public:
  void start() {
    if (!began_) began_ = Clock::now();
  }
  rules::GameTime now() const {
    if (!began_) return {};
    const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - *began_).count();
    return rules::GameTime{static_cast<std::uint32_t>(passed)};
  }

 private:
  std::optional<Clock::time_point> began_;
};

struct Departure {
  int status = EXIT_SUCCESS;
  rules::GameTime at;
};

// Runs until the player leaves; the terminal is restored when this returns.
Departure play(LocalGame& table, Terminal& terminal) {
  GameKeys hands{table};
  TableClock clock;
  Spot scroll;
  while (!hands.wants_to_leave()) {
    if (const auto signal = terminal.asked_to_end()) return {128 + *signal, clock.now()};
    hands.pass_time(clock.now());
    terminal.show(screen_of(hands.view(clock.now()), terminal.size(), scroll));
    const std::optional<Key> key = terminal.next_key(kFrame);
    if (!key) continue;
    if (key->kind == KeyKind::Interrupt) return {kInterrupted, clock.now()};
    if (key->kind == KeyKind::Redraw) terminal.forget();
    hands.press(*key, clock.now());
    if (hands.has_started()) clock.start();
  }
  return {EXIT_SUCCESS, clock.now()};
}

int play_at_terminal(LocalGame& table, Palette palette) {
  Departure departure;
  {
    auto terminal = Terminal::take(palette);
    if (!terminal) return cli::complain(terminal.error());
    departure = play(table, *terminal);
  }
  std::cout << cli::scenario_title(table.ruleset()) << ": " << cli::outcome_of(table.game(), departure.at)
            << '\n';
  if (table.is_record_broken()) return cli::complain("The record couldn't be written completely.");
  return departure.status;
}

// A server's table: what is played is chosen there.
int connect(const cli::Arguments& arguments) {
  for (const std::string_view local : {"--scenario", "--seats", "--side", "--level", "--sand", "--seed",
                                       "--any-deal", "--record", "--script"}) {
    if (arguments.has(local)) return cli::complain(std::string{local} + " can't be combined with --connect.");
  }
  const auto link = net::TableLink::read(*arguments.value("--connect"));
  if (!link) return cli::complain(link.error());
  const auto name = protocol::read_name(arguments.value("--name").value_or(name_of_user()));
  if (!name) return cli::complain("A name needs 1 to 24 visible characters.");
  const std::string part = arguments.value("--as").value_or("player");
  if (part != "player" && part != "spectator") return cli::complain("--as must be player or spectator.");
  if (!Terminal::is_there()) return cli::complain("This needs a terminal.");
  return play_remote({.client = {.link = *link, .trusted = arguments.value("--trust").value_or("")},
                      .name = *name,
                      .part = part == "player" ? protocol::Part::Player : protocol::Part::Spectator,
                      .palette = palette_of(arguments)});
}

int run_table(const cli::Arguments& arguments) {
  if (!arguments.rest().empty())
    return cli::complain("table takes options only, not \"" + arguments.rest().front() + "\".");
  if (arguments.has("--connect")) return connect(arguments);
  for (const std::string_view remote : {"--name", "--as", "--trust"}) {
    if (arguments.has(remote)) return cli::complain(std::string{remote} + " needs --connect.");
  }
  const auto choice = cli::read_scenario_details(arguments, 1);
  if (!choice) return cli::complain(choice.error());
  const auto ruleset = cli::ruleset_named(arguments.value("--scenario").value_or("S1"), *choice);
  if (!ruleset) return cli::complain(protocol::sentence(ruleset.error()));
  auto seed = chosen_seed(arguments);
  if (!seed) return cli::complain(seed.error());
  if (is_to_be_certified(arguments, *ruleset)) {
    const ai::CertifiedDeal deal = ai::certified_deal(*ruleset, *seed);
    if (!deal.has_plan) std::cerr << "magicmaze: nobody knows whether this deal can be won.\n";
    seed = deal.seed;
  }
  const auto layout = rules::arrange(*ruleset, {}, *seed);
  if (!layout) return cli::complain(protocol::sentence(layout.error()));

  const std::optional<std::string> script = arguments.value("--script");
  if (!script && !Terminal::is_there()) {
    return cli::complain("This needs a terminal. To play without one, use --script FILE.");
  }
  LocalGame table{*ruleset, *layout};
  if (const auto file = arguments.value("--record")) {
    if (const auto problem = table.record_to(*file)) return cli::complain(*problem);
  }
  return script ? play_script_file(table, *script, palette_of(arguments))
                : play_at_terminal(table, palette_of(arguments));
}

}  // namespace

const cli::Subcommand kTableCommand{
    .name = "table",
    .usage =
        "table [--scenario S1|FILE.json] [--seats COUNT] [--side 1a|1b] [--level LEVEL] [--sand SECONDS]\n"
        "                [--seed SEED] [--any-deal] [--record FILE] [--script FILE] [--no-colour]\n"
        "magicmaze table --connect LINK [--name NAME] [--as player|spectator] [--trust FILE] [--no-colour]",
    .summary = "Plays in the terminal, alone or with others; docs/terminal.md lists the keys.",
    .options = kTableOptions,
    .run = run_table,
};

}  // namespace terminal
