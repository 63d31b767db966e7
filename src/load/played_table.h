// One table under load: all its seats, one replica of its game, and what is in flight. Uses no socket and no
// clock; it receives lines, sends lines and counts.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/random.h"
#include "load/news.h"
#include "load/options.h"
#include "load/replica.h"
#include "load/tally.h"

namespace load {

// Nanoseconds of a monotonic clock.
using Nanos = std::int64_t;
inline constexpr Nanos kMillisecond = 1'000'000;
inline constexpr Nanos kSecond = 1'000'000'000;

// How a table uses its connections, which are numbered across all tables.
class LineSender {
 public:
  virtual ~LineSender() = default;
  virtual void say(std::size_t connection, std::string_view line) = 0;
  // The server is going to close it and asks for a reconnection after this long.
  virtual void come_back_later(std::size_t connection, std::uint32_t milliseconds) = 0;
};

// What all tables of a process share.
struct LoadRun {
  const LoadOptions& options;
  Tally& tally;
  LineSender& sender;
  Nanos (*now)() = nullptr;
  Nanos period = 0;  // between two planned actions of a table
  Nanos begin = 0;   // of measuring
  Nanos end = 0;
  bool is_measuring = false;  // as of this iteration of the loop
  bool is_over = false;       // waiting actions are no longer sent

  bool measures(Nanos moment) const { return begin <= moment && moment < end; }
};

class PlayedTable {
 public:
  PlayedTable(LoadRun& run, std::size_t first_connection, base::Seed seed);

  // ---- connections; seats are numbered from 0 in the order they connected
  void connected(std::size_t seat);
  void lost(std::size_t seat);
  void hear(std::size_t seat, std::string_view line);

  // ---- playing
  bool is_seated() const { return here_ == everybody_; }
  void get_ready();
  bool is_playing() const { return is_playing_; }
  bool is_busy() const { return in_flight_ || (waiting_ > 0 && !run_.is_over); }
  // The planned moment of an action has come. If the previous answer is still outstanding, it waits, and its
  // delay counts from the planned moment.
  void act(Nanos planned);
  // Once a second: gives up on answers that are overdue.
  void look_after(Nanos now);

  // At the end: counts whether all screens show the same.
  void finish();

 private:
  using Seats = std::uint16_t;  // one bit each

  struct SeatState {
    std::uint32_t member = 0;
    std::uint32_t version = 0;  // the last one seen
    std::uint32_t number = 0;   // of the last request
    std::uint64_t hash = 0;     // the last one seen
    std::string token;
  };
  // One version on its way to the screens.
  struct Arrival {
    std::uint32_t version = 0;
    std::uint64_t fingerprint = 0;
    std::uint64_t hash = 0;
    Seats seen = 0;
    bool is_answer = false;  // to the request in flight
  };
  struct Request {
    std::size_t seat = 0;
    std::uint32_t number = 0;
    Nanos planned = 0;
    Nanos sent = 0;
  };

  void say(std::size_t seat, std::string_view line);
  void say_numbered(std::size_t seat, std::string_view kind);
  void hear(std::size_t seat, const protocol::server::Welcome& welcome);
  void hear(std::size_t seat, const protocol::server::Snapshot& snapshot);
  void hear(std::size_t seat, const protocol::server::Refused& refused);
  void hear_envelope(std::size_t seat, std::uint32_t version, std::string_view line);
  void look_into(Arrival& arrival, std::size_t seat, std::string_view line);
  void fold(std::size_t seat, std::uint32_t version, std::string_view events, std::uint64_t hash);
  void believe(std::size_t seat, const News& news);
  void lose_thread(std::size_t seat, Trouble why);
  bool answers(std::optional<std::uint32_t> by, std::optional<std::uint32_t> number) const;
  void send(Nanos planned);
  std::optional<std::size_t> compose();
  std::size_t compose_bare();
  void complete();
  void go_on();

  LoadRun& run_;
  std::size_t first_connection_;
  base::Random random_;
  std::array<SeatState, rules::kMostSeats> seats_{};
  std::array<std::uint8_t, rules::kMostSeats> seat_at_chair_{};
  Seats here_ = 0;
  Seats everybody_ = 0;
  std::array<Arrival, 8> arrivals_{};
  std::uint32_t version_ = 0;  // of the replica
  std::optional<Replica> replica_;
  bool is_playing_ = false;
  bool wants_to_play_ = false;
  bool said_ready_ = false;
  bool said_resume_ = false;
  std::string request_;  // the text in flight, or the last one
  std::optional<Request> in_flight_;
  std::uint32_t waiting_ = 0;  // planned actions, one period apart
  Nanos first_waiting_ = 0;
};

}  // namespace load
