#include "app/seat_command.h"

#include <poll.h>

#include <array>
#include <chrono>
#include <csignal>
#include <iostream>

#include "app/bot_play.h"
#include "app/bot_process.h"
#include "app/steady_ms.h"
#include "app/system_chance.h"
#include "app/table_choice.h"
#include "base/overloaded.h"
#include "net/client.h"
#include "notation/json_writer.h"
#include "protocol/read_request.h"

namespace app {
namespace {

// Often enough that a pace of a tenth of a second is one.
constexpr int kTurnMs = 20;

constexpr std::array kSeatOptions{
    Option{"--name", Takes::Value, "its name at the table (default Bot)"},
    Option{"--games", Takes::Value, "leave after so many; 0 stays while the table is there (default 0)"},
    Option{"--wait-for", Takes::Value, "get ready when so many sit at the table (default 1)"},
    Option{"--pace", Takes::Value, "milliseconds between two actions, at least (default 500)"},
    Option{"--patience", Takes::Value, "seconds the bot has for an answer (default 30)"},
    Option{"--trust", Takes::Value, "FILE with certificates (PEM) to trust beside the system's own"},
    Option{"--json", Takes::Nothing, "print the figures at the end as JSON"},
};

volatile std::sig_atomic_t asked_to_end = 0;
void on_asked_to_end(int signal) { asked_to_end = signal; }

void listen_for_the_end() {
  struct sigaction action{};
  action.sa_handler = on_asked_to_end;  // without SA_RESTART: the wait for news ends
  ::sigemptyset(&action.sa_mask);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) ::sigaction(signal, &action, nullptr);
  std::signal(SIGPIPE, SIG_IGN);  // a bot that has gone is seen when it is written to
}

struct Wanted {
  net::ClientOptions client;
  RemoteGame::Self self;
  BotHabits habits;
  std::vector<std::string> command;
};

std::expected<Wanted, std::string> read(const Arguments& arguments) {
  const std::vector<std::string>& rest = arguments.rest();
  if (rest.size() < 2)
    return std::unexpected{"seat takes the link of a table and a command: LINK -- COMMAND"};
  const auto link = net::TableLink::read(rest.front());
  if (!link) return std::unexpected{link.error()};
  const auto name = protocol::read_name(arguments.value("--name").value_or("Bot"));
  if (!name) return std::unexpected{"A name has 1 to 24 characters that can be seen."};
  const auto games = number_option(arguments, "--games", 0, 0, 1'000'000);
  if (!games) return std::unexpected{games.error()};
  const auto wait_for = number_option(arguments, "--wait-for", 1, 1, rules::kMostSeats);
  if (!wait_for) return std::unexpected{wait_for.error()};
  const auto pace = number_option(arguments, "--pace", 500, 100, 60'000);
  if (!pace) return std::unexpected{pace.error()};
  const auto patience = number_option(arguments, "--patience", 30, 1, 3'600);
  if (!patience) return std::unexpected{patience.error()};
  return Wanted{.client = {.link = *link, .trusted = arguments.value("--trust").value_or("")},
                .self = {.name = *name, .kind = protocol::Kind::Bot, .token = SystemChance{}.token()},
                .habits = {.games = static_cast<std::uint32_t>(*games),
                           .wait_for = static_cast<std::uint8_t>(*wait_for),
                           .pace_ms = *pace,
                           .patience_ms = *patience * 1'000},
                .command = {rest.begin() + 1, rest.end()}};
}

// The server, the bot, and what lies between them.
class Sitting {
 public:
  Sitting(const Wanted& wanted, BotProcess bot)
      : bot_(std::move(bot)), client_(wanted.client), play_(wanted.client.link, wanted.self, wanted.habits) {}

  void go() {
    while (!play_.farewell()) {
      wait();
      if (asked_to_end != 0) play_.part_with_bot(BotEnd::Done, "Asked to end.", steady_ms());
      hear_server();
      hear_bot();
      play_.pass_time(steady_ms());
      pass_on();
    }
  }

  const BotPlay& play() const { return play_; }

 private:
  void wait() {
    std::array<pollfd, 3> files{{{.fd = client_.handle(), .events = POLLIN, .revents = 0},
                                 {.fd = bot_.output(), .events = POLLIN, .revents = 0},
                                 {.fd = bot_.input(), .events = POLLOUT, .revents = 0}}};
    ::poll(files.data(), files.size(), kTurnMs);
  }

  void hear_server() {
    while (const auto news = client_.next()) {
      const std::int64_t now = steady_ms();
      std::visit(base::Overloaded{
                     [&](const net::LineOpened&) { play_.open_line(now); },
                     [&](const net::LineHeard& heard) { play_.hear(heard.text, now); },
                     [&](const net::LineCut& cut) { play_.lose_line(cut.why, now); },
                     [&](const net::LineEnded& ended) { play_.end_line(ended.why, now); },
                 },
                 *news);
      pass_on();
    }
  }

  void hear_bot() {
    bot_.attend();
    while (const auto line = bot_.next()) {
      if (!line->empty()) play_.hear_bot(*line, steady_ms());
    }
    if (bot_.trouble()) return play_.part_with_bot(BotEnd::Misbehaved, *bot_.trouble(), steady_ms());
    if (bot_.has_ended() && !has_ended_) {
      has_ended_ = true;
      play_.part_with_bot(BotEnd::BotEnded, "The bot is gone. " + bot_.ending(), steady_ms());
    }
  }

  void pass_on() {
    for (std::string& line : play_.take_lines()) client_.send(std::move(line));
    for (const std::string& line : play_.take_bot_lines()) bot_.tell(line);
    for (const std::string& remark : play_.take_remarks()) std::cerr << "magicmaze: " << remark << "\n";
  }

  BotProcess bot_;
  net::Client client_;
  BotPlay play_;
  bool has_ended_ = false;
};

void print_figures(const BotTally& tally, bool as_json) {
  if (as_json) {
    notation::JsonWriter out;
    out.begin_object().key("games").number(tally.games).key("granted").number(tally.granted);
    out.key("late").number(tally.late).key("illegal").number(tally.illegal);
    std::cout << out.key("nonsense").number(tally.nonsense).end_object().text() << "\n";
    return;
  }
  std::cout << tally.games << (tally.games == 1 ? " game, " : " games, ") << tally.granted
            << " actions; refused: " << tally.late << " too late, " << tally.illegal << " not legal.\n";
}

int run_seat(const Arguments& arguments) {
  const auto wanted = read(arguments);
  if (!wanted) return complain(wanted.error());
  listen_for_the_end();
  auto bot = BotProcess::start(wanted->command);
  if (!bot) return complain(bot.error());
  Sitting sitting{*wanted, *std::move(bot)};
  sitting.go();
  const BotPlay::Farewell& farewell = *sitting.play().farewell();
  std::cerr << "magicmaze: " << farewell.sentence << "\n";
  print_figures(sitting.play().tally(), arguments.has("--json"));
  return asked_to_end != 0 ? 128 + asked_to_end : static_cast<int>(farewell.how);
}

}  // namespace

const Command kSeatCommand{
    .name = "seat",
    .usage =
        "seat LINK [--name NAME] [--games N] [--wait-for SEATS] [--pace MS] [--patience S]\n"
        "                [--trust FILE] [--json] -- COMMAND...",
    .summary = "A bot sits down at a table: COMMAND plays by lines, as docs/bots.md tells.",
    .options = kSeatOptions,
    .run = run_seat,
};

}  // namespace app
