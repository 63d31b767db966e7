#include "client/seat_command.h"

#include <poll.h>

#include <array>
#include <chrono>
#include <csignal>
#include <iostream>

#include "base/overloaded.h"
#include "base/propagate.h"
#include "cli/game_options.h"
#include "cli/steady_ms.h"
#include "client/bot_play.h"
#include "client/bot_process.h"
#include "net/client.h"
#include "net/system_random.h"
#include "notation/json_writer.h"
#include "protocol/read_request.h"

namespace client {
namespace {

// Often enough for a pace of a tenth of a second.
constexpr int kTurnMs = 20;

constexpr std::array kSeatOptions{
    cli::Option{"--name", "NAME", "the bot's name at the table (default Bot)"},
    cli::Option{"--games", "COUNT",
                "leave after this many games; 0 stays as long as the table exists (default 0)"},
    cli::Option{"--wait-for", "COUNT", "get ready once this many are seated (default 1)"},
    cli::Option{"--pace", "MS", "at least this long between two actions (default 500)"},
    cli::Option{"--patience", "SECONDS", "how long the bot may take to answer (default 30)"},
    cli::Option{"--trust", "FILE", "certificates (PEM) to trust besides the system's"},
    cli::Option{"--json", cli::kNoValue, "print figures as JSON at the end"},
};

volatile std::sig_atomic_t asked_to_end = 0;
void on_asked_to_end(int signal) { asked_to_end = signal; }

void listen_for_the_end() {
  struct sigaction action{};
  action.sa_handler = on_asked_to_end;  // without SA_RESTART, so that waiting ends
  ::sigemptyset(&action.sa_mask);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) ::sigaction(signal, &action, nullptr);
  std::signal(SIGPIPE, SIG_IGN);  // a bot that has ended is noticed when we write to it
}

struct Wanted {
  net::ClientOptions client;
  RemoteGame::Self self;
  BotOptions options;
  std::vector<std::string> command;
};

std::expected<Wanted, std::string> read(const cli::Arguments& arguments) {
  const std::vector<std::string>& rest = arguments.rest();
  if (rest.size() < 2)
    return std::unexpected{"seat takes the link of a table and a command: LINK -- COMMAND"};
  ASSIGN_OR_RETURN(const auto link, net::TableLink::read(rest.front()));
  const auto name = protocol::read_name(arguments.value("--name").value_or("Bot"));
  if (!name) return std::unexpected{"A name needs 1 to 24 visible characters."};
  ASSIGN_OR_RETURN(const auto games, cli::number_option(arguments, "--games", 0, 0, 1'000'000));
  ASSIGN_OR_RETURN(const auto wait_for, cli::number_option(arguments, "--wait-for", 1, 1, rules::kMostSeats));
  ASSIGN_OR_RETURN(const auto pace, cli::number_option(arguments, "--pace", 500, 100, 60'000));
  ASSIGN_OR_RETURN(const auto patience, cli::number_option(arguments, "--patience", 30, 1, 3'600));
  return Wanted{.client = {.link = link, .trusted = arguments.value("--trust").value_or("")},
                .self = {.name = *name, .kind = protocol::Kind::Bot, .token = net::SystemRandom{}.token()},
                .options = {.games = static_cast<std::uint32_t>(games),
                            .wait_for = static_cast<std::uint8_t>(wait_for),
                            .pace_ms = pace,
                            .patience_ms = patience * 1'000},
                .command = {rest.begin() + 1, rest.end()}};
}

// The server, the bot, and the connection between them.
class Sitting {
 public:
  Sitting(const Wanted& wanted, BotProcess bot)
      : bot_(std::move(bot)),
        client_(wanted.client),
        play_(wanted.client.link, wanted.self, wanted.options) {}

  void go() {
    while (!play_.ending()) {
      wait();
      if (asked_to_end != 0) play_.part_with_bot(BotEnd::Done, "Stopped.", cli::steady_ms());
      hear_server();
      hear_bot();
      play_.pass_time(cli::steady_ms());
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
      const std::int64_t now = cli::steady_ms();
      std::visit(base::Overloaded{
                     [&](const net::ConnectionOpened&) { play_.connection_opened(now); },
                     [&](const net::LineReceived& heard) { play_.hear(heard.text, now); },
                     [&](const net::ConnectionCut& cut) { play_.connection_lost(cut.why, now); },
                     [&](const net::ConnectionEnded& ended) { play_.connection_ended(ended.why, now); },
                 },
                 *news);
      pass_on();
    }
  }

  void hear_bot() {
    bot_.attend();
    while (const auto line = bot_.next()) {
      if (!line->empty()) play_.hear_bot(*line, cli::steady_ms());
    }
    if (bot_.trouble()) return play_.part_with_bot(BotEnd::Misbehaved, *bot_.trouble(), cli::steady_ms());
    if (bot_.has_ended() && !has_ended_) {
      has_ended_ = true;
      play_.part_with_bot(BotEnd::BotEnded, "The bot has ended. " + bot_.ending(), cli::steady_ms());
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
    out.begin_object()
        .key("games")
        .number(tally.games)
        .key("accepted")
        .number(tally.accepted)
        .key("granted")
        .number(tally.accepted);
    out.key("late").number(tally.late).key("illegal").number(tally.illegal);
    std::cout << out.key("nonsense").number(tally.nonsense).end_object().text() << "\n";
    return;
  }
  std::cout << tally.games << (tally.games == 1 ? " game, " : " games, ") << tally.accepted
            << " actions; refused: " << tally.late << " too late, " << tally.illegal << " not legal.\n";
}

int run_seat(const cli::Arguments& arguments) {
  const auto wanted = read(arguments);
  if (!wanted) return cli::complain(wanted.error());
  listen_for_the_end();
  auto bot = BotProcess::start(wanted->command);
  if (!bot) return cli::complain(bot.error());
  Sitting sitting{*wanted, *std::move(bot)};
  sitting.go();
  const BotPlay::Ending& ending = *sitting.play().ending();
  std::cerr << "magicmaze: " << ending.sentence << "\n";
  print_figures(sitting.play().tally(), arguments.has("--json"));
  return asked_to_end != 0 ? 128 + asked_to_end : static_cast<int>(ending.how);
}

}  // namespace

const cli::Subcommand kSeatCommand{
    .name = "seat",
    .usage =
        "seat LINK [--name NAME] [--games COUNT] [--wait-for COUNT] [--pace MS] [--patience SECONDS]\n"
        "                [--trust FILE] [--json] -- COMMAND...",
    .summary = "Lets a bot take a seat at a table; COMMAND speaks the line protocol of docs/bots.md.",
    .options = kSeatOptions,
    .run = run_seat,
};

}  // namespace client
