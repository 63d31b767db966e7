#include "app/table_command.h"

#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <random>
#include <sstream>

#include "ai/certified_deal.h"
#include "app/read_file.h"
#include "app/remote_session.h"
#include "app/table_choice.h"
#include "app/table_game.h"
#include "app/table_play.h"
#include "app/table_script.h"
#include "app/table_words.h"
#include "app/terminal.h"
#include "notation/words.h"
#include "protocol/new_game.h"
#include "protocol/read_request.h"

namespace app {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::array kTableOptions{
    Option{"--scenario", Takes::Value, "S1 to S17, or the JSON file of an own scenario (S1)"},
    Option{"--seats", Takes::Value, "one, the solo game, up to nine; you act for all of them (1)"},
    kSideOption,
    kLevelOption,
    kSandOption,
    Option{"--seed", Takes::Value, "a whole number, for the same game again; otherwise a fresh one"},
    Option{"--any-deal", Takes::Nothing, "in S1 to S7 a fresh deal need not have a known plan"},
    Option{"--record", Takes::Value, "a file for the record of the game, written as it goes"},
    Option{"--script", Takes::Value, "plays the file without a terminal (docs/terminal.md)"},
    Option{"--connect", Takes::Value, "LINK of a table at a server: plays there, with others"},
    Option{"--name", Takes::Value, "with --connect: your name at the table (the user's name)"},
    Option{"--as", Takes::Value, "with --connect: player or spectator (player)"},
    Option{"--trust", Takes::Value, "with --connect: a file of certificates (PEM) to trust beside the usual"},
    Option{"--no-colour", Takes::Nothing, "letters, bold and reversed only"},
};

std::expected<base::Seed, std::string> chosen_seed(const Arguments& arguments) {
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

// The deals of the campaign have a plan, unless somebody names the deal or wants any.
bool is_to_be_certified(const Arguments& arguments, const rules::Ruleset& ruleset) {
  constexpr std::uint8_t kLastOfTheCampaign = 7;
  const bool is_campaign = ruleset.scenario >= 1 && ruleset.scenario <= kLastOfTheCampaign;
  return is_campaign && !arguments.has("--seed") && !arguments.has("--any-deal");
}

Palette palette_of(const Arguments& arguments) {
  const char* wish = std::getenv("NO_COLOR");
  const bool is_plain = arguments.has("--no-colour") || (wish != nullptr && *wish != '\0');
  return is_plain ? Palette::Monochrome : Palette::Colours;
}

int play_script_file(TableGame& table, const std::string& file, Palette palette) {
  const auto text = read_file(file);
  if (!text) return complain(text.error());
  const auto script = read_script(*text);
  if (!script) {
    return complain(file + ", line " + std::to_string(script.error().line) + ": " + script.error().what);
  }
  const bool is_seen = ::isatty(STDOUT_FILENO) == 1;
  const Print print{alphabet_of_environment(), is_seen ? palette : Palette::None};
  const std::size_t refused = play_script(table, *script, print, std::cout);
  std::cout << std::flush;
  if (table.is_record_broken()) return complain("The record could not be written to its end.");
  return refused == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

// The game's time: 0 until the timer is turned over, then what a steady clock says.
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

// Until the player leaves; the terminal is set back when this returns.
Departure play(TableGame& table, Terminal& terminal) {
  TablePlay hands{table};
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

int play_at_terminal(TableGame& table, Palette palette) {
  Departure departure;
  {
    auto terminal = Terminal::take(palette);
    if (!terminal) return complain(terminal.error());
    departure = play(table, *terminal);
  }
  std::cout << scenario_title(table.ruleset()) << ": " << outcome_of(table.game(), departure.at) << '\n';
  if (table.is_record_broken()) return complain("The record could not be written to its end.");
  return departure.status;
}

// A table at a server: what is played is settled there.
int connect(const Arguments& arguments) {
  for (const std::string_view local : {"--scenario", "--seats", "--side", "--level", "--sand", "--seed",
                                       "--any-deal", "--record", "--script"}) {
    if (arguments.has(local)) return complain(std::string{local} + " is not for a table at a server.");
  }
  const auto link = net::TableLink::read(*arguments.value("--connect"));
  if (!link) return complain(link.error());
  const auto name = protocol::read_name(arguments.value("--name").value_or(name_of_user()));
  if (!name) return complain("A name has 1 to 24 characters that can be seen.");
  const std::string part = arguments.value("--as").value_or("player");
  if (part != "player" && part != "spectator") return complain("--as takes player or spectator.");
  if (!Terminal::is_there()) return complain("The table needs a terminal to draw on and to read keys from.");
  return play_remote({.client = {.link = *link, .trusted = arguments.value("--trust").value_or("")},
                      .name = *name,
                      .part = part == "player" ? protocol::Part::Player : protocol::Part::Spectator,
                      .palette = palette_of(arguments)});
}

int run_table(const Arguments& arguments) {
  if (!arguments.rest().empty())
    return complain("There is nothing to do with \"" + arguments.rest().front() + "\".");
  if (arguments.has("--connect")) return connect(arguments);
  for (const std::string_view remote : {"--name", "--as", "--trust"}) {
    if (arguments.has(remote)) return complain(std::string{remote} + " is for --connect.");
  }
  const auto choice = read_table_choice(arguments, 1);
  if (!choice) return complain(choice.error());
  const auto ruleset = ruleset_named(arguments.value("--scenario").value_or("S1"), *choice);
  if (!ruleset) return complain(protocol::sentence(ruleset.error()));
  auto seed = chosen_seed(arguments);
  if (!seed) return complain(seed.error());
  if (is_to_be_certified(arguments, *ruleset)) {
    const ai::CertifiedDeal deal = ai::certified_deal(*ruleset, *seed);
    if (!deal.has_plan) std::cerr << "magicmaze: no plan was found for this deal.\n";
    seed = deal.seed;
  }
  const auto layout = rules::arrange(*ruleset, {}, *seed);
  if (!layout) return complain(protocol::sentence(layout.error()));

  const std::optional<std::string> script = arguments.value("--script");
  if (!script && !Terminal::is_there()) {
    return complain(
        "The table needs a terminal to draw on and to read keys from; --script FILE plays without one.");
  }
  TableGame table{*ruleset, *layout};
  if (const auto file = arguments.value("--record")) {
    if (const auto problem = table.record_to(*file)) return complain(*problem);
  }
  return script ? play_script_file(table, *script, palette_of(arguments))
                : play_at_terminal(table, palette_of(arguments));
}

}  // namespace

const Command kTableCommand{
    .name = "table",
    .usage =
        "table [--scenario S1|FILE.json] [--seats N] [--side 1a|1b] [--level N] [--sand SECONDS] [--seed N]\n"
        "                [--any-deal] [--record FILE] [--script FILE] [--no-colour]\n"
        "magicmaze table --connect LINK [--name NAME] [--as player|spectator] [--trust FILE] [--no-colour]",
    .summary = "Plays in the terminal, alone or with others; docs/terminal.md tells the keys.",
    .options = kTableOptions,
    .run = run_table,
};

}  // namespace app
