#include "terminal/remote_session.h"

#include <poll.h>
#include <pwd.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <iostream>

#include "base/overloaded.h"
#include "cli/game_options.h"
#include "cli/steady_ms.h"
#include "client/seat_keeper.h"
#include "net/system_random.h"
#include "protocol/read_request.h"
#include "terminal/remote_keys.h"
#include "terminal/terminal.h"

namespace terminal {
namespace {

std::optional<client::SeatFile> seat_file(const RemoteOptions& options) {
  const auto folder = client::SeatFile::usual_folder();
  if (!folder) return std::nullopt;
  return client::SeatFile{*folder, options.client.link, options.name, options.part};
}

void pass_on(const net::ConnectionNews& news, RemoteKeys& play) {
  const std::int64_t now = cli::steady_ms();
  std::visit(base::Overloaded{
                 [&](const net::ConnectionOpened&) { play.connection_opened(now); },
                 [&](const net::LineReceived& heard) { play.hear(heard.text, now); },
                 [&](const net::ConnectionCut& cut) { play.connection_lost(cut.why, now); },
                 [&](const net::ConnectionEnded& ended) { play.connection_ended(ended.why, now); },
             },
             news);
}

class Session {
 public:
  explicit Session(const RemoteOptions& options)
      : keeper_(seat_file(options), net::SystemRandom{}.token()),
        client_(options.client),
        play_(options.client.link, {.name = options.name,
                                    .part = options.part,
                                    .kind = protocol::Kind::Person,
                                    .token = keeper_.token(),
                                    .used_number = keeper_.used_number()}) {}

  // Waits for the first answer, so that a problem is printed on the normal screen.
  void greet() {
    while (!play_.is_over() && !play_.game_at_table().is_at_table()) {
      pollfd file{.fd = client_.handle(), .events = POLLIN, .revents = 0};
      ::poll(&file, 1, static_cast<int>(kFrame.count()));
      attend();
    }
  }

  // Until the player leaves or the program is asked to end.
  int converse(Terminal& terminal) {
    while (!play_.is_over()) {
      if (const auto signal = terminal.asked_to_end()) return 128 + *signal;
      terminal.show(play_.screen(terminal.size(), cli::steady_ms()));
      const std::optional<Key> key = terminal.next_key(kFrame, client_.handle());
      attend();
      if (!key) continue;
      if (key->kind == KeyKind::Interrupt) return kInterrupted;
      if (key->kind == KeyKind::Redraw) terminal.forget();
      play_.press(*key, cli::steady_ms());
      send_all();
    }
    return play_.ending().was_wanted ? EXIT_SUCCESS : EXIT_FAILURE;
  }

  RemoteKeys& play() { return play_; }

  void say_how_it_ended(int status) {
    const std::string record = play_.record_address();
    if (!record.empty()) std::cout << "The record of the last game: " << record << "\n";
    if (!play_.is_over()) {
      std::cout << "Your seat is kept for you. Run the same command to take it back.\n";
      return;
    }
    const RemoteKeys::Ending& ending = play_.ending();
    if (!ending.keeps_seat) keeper_.forget();
    if (status == EXIT_SUCCESS) {
      std::cout << ending.sentence << "\n";
    } else {
      std::cerr << "magicmaze: " << ending.sentence << "\n";
    }
  }

 private:
  void attend() {
    while (const auto news = client_.next()) {
      pass_on(*news, play_);
      send_all();
    }
    play_.pass_time(cli::steady_ms());
    send_all();
  }

  void send_all() {
    if (play_.take_return_request()) {
      play_.game_at_table().skip_numbers(keeper_.count_on());
      client_.come_back();
    }
    std::vector<std::string> lines = play_.take_lines();
    if (!lines.empty()) keeper_.note(play_.game_at_table().last_number());
    for (std::string& line : lines) client_.send(std::move(line));
  }

  client::SeatKeeper keeper_;
  net::Client client_;
  RemoteKeys play_;
};

}  // namespace

std::string name_of_user() {
  for (const char* variable : {"LOGNAME", "USER"}) {
    const char* value = std::getenv(variable);
    const auto name = value == nullptr ? std::nullopt : protocol::read_name(value);
    if (name) return *name;
  }
  std::array<char, 4096> room{};
  passwd entry{};
  passwd* found = nullptr;
  ::getpwuid_r(::getuid(), &entry, room.data(), room.size(), &found);
  const auto name = found == nullptr ? std::nullopt : protocol::read_name(found->pw_name);
  return name.value_or("player");
}

int play_remote(const RemoteOptions& options) {
  std::cout << "Connecting to " << options.client.link.text() << " ...\n" << std::flush;
  Session session{options};
  session.greet();
  int status = EXIT_FAILURE;
  if (!session.play().is_over()) {
    auto terminal = Terminal::take(options.palette);
    if (!terminal) return cli::complain(terminal.error());
    status = session.converse(*terminal);
  }
  session.say_how_it_ended(status);
  return status;
}

}  // namespace terminal
