#include "app/remote_session.h"

#include <poll.h>
#include <pwd.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <iostream>

#include "app/remote_play.h"
#include "app/seat_keeper.h"
#include "app/steady_ms.h"
#include "app/system_chance.h"
#include "app/table_choice.h"
#include "app/terminal.h"
#include "base/overloaded.h"
#include "protocol/read_request.h"

namespace app {
namespace {

std::optional<SeatFile> seat_file(const RemoteOptions& options) {
  const auto folder = SeatFile::usual_folder();
  if (!folder) return std::nullopt;
  return SeatFile{*folder, options.client.link, options.name, options.part};
}

void pass_on(const net::LineNews& news, RemotePlay& play) {
  const std::int64_t now = steady_ms();
  std::visit(base::Overloaded{
                 [&](const net::LineOpened&) { play.open_line(now); },
                 [&](const net::LineHeard& heard) { play.hear(heard.text, now); },
                 [&](const net::LineCut& cut) { play.lose_line(cut.why, now); },
                 [&](const net::LineEnded& ended) { play.end_line(ended.why, now); },
             },
             news);
}

class Session {
 public:
  explicit Session(const RemoteOptions& options)
      : keeper_(seat_file(options), SystemChance{}.token()),
        client_(options.client),
        play_(options.client.link, {.name = options.name,
                                    .part = options.part,
                                    .kind = protocol::Kind::Person,
                                    .token = keeper_.token(),
                                    .used_number = keeper_.used_number()}) {}

  // Waits for the first answer from the other end, so that what is wrong is told on the plain terminal.
  void greet() {
    while (!play_.is_over() && !play_.game_at_table().is_at_table()) {
      pollfd file{.fd = client_.handle(), .events = POLLIN, .revents = 0};
      ::poll(&file, 1, static_cast<int>(kFrame.count()));
      attend();
    }
  }

  // Until the person leaves, or somebody asks this program to end.
  int converse(Terminal& terminal) {
    while (!play_.is_over()) {
      if (const auto signal = terminal.asked_to_end()) return 128 + *signal;
      terminal.show(play_.screen(terminal.size(), steady_ms()));
      const std::optional<Key> key = terminal.next_key(kFrame, client_.handle());
      attend();
      if (!key) continue;
      if (key->kind == KeyKind::Interrupt) return kInterrupted;
      if (key->kind == KeyKind::Redraw) terminal.forget();
      play_.press(*key, steady_ms());
      send_all();
    }
    return play_.farewell().was_wished ? EXIT_SUCCESS : EXIT_FAILURE;
  }

  RemotePlay& play() { return play_; }

  void say_farewell(int status) {
    const std::string record = play_.record_address();
    if (!record.empty()) std::cout << "The record of the last game: " << record << "\n";
    if (!play_.is_over()) {
      std::cout << "Your seat is kept for you: the same command takes it back.\n";
      return;
    }
    const RemotePlay::Farewell& farewell = play_.farewell();
    if (!farewell.keeps_seat) keeper_.forget();
    if (status == EXIT_SUCCESS) {
      std::cout << farewell.sentence << "\n";
    } else {
      std::cerr << "magicmaze: " << farewell.sentence << "\n";
    }
  }

 private:
  void attend() {
    while (const auto news = client_.next()) {
      pass_on(*news, play_);
      send_all();
    }
    play_.pass_time(steady_ms());
    send_all();
  }

  void send_all() {
    if (play_.take_wish_to_return()) {
      play_.game_at_table().skip_numbers(keeper_.count_on());
      client_.come_back();
    }
    std::vector<std::string> lines = play_.take_lines();
    if (!lines.empty()) keeper_.note(play_.game_at_table().last_number());
    for (std::string& line : lines) client_.send(std::move(line));
  }

  SeatKeeper keeper_;
  net::Client client_;
  RemotePlay play_;
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
    if (!terminal) return complain(terminal.error());
    status = session.converse(*terminal);
  }
  session.say_farewell(status);
  return status;
}

}  // namespace app
