// How a worker turns: connections come, speak and go.
#include <sys/epoll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "app/load_frames.h"
#include "app/load_worker.h"

namespace app::load {
namespace {

constexpr std::size_t kConnectingAtOnce = 128;
constexpr std::uint32_t kMostTries = 8;
constexpr int kEventsAtOnce = 128;  // few, so that what is due meanwhile is not late

}  // namespace

unsigned Worker::source_of(std::size_t table) const {
  return static_cast<unsigned>((portion_.first_table + table) % options_.addresses);
}

std::string Worker::path_of(std::size_t table) const {
  if (options_.against == Against::Server) return "/ws/" + codes_[table];
  return "/ws/T" + std::to_string(portion_.first_table + table);
}

void Worker::connect(std::size_t connection) {
  Line& line = lines_[connection];
  ++line.tries;
  ++connecting_;
  const int error = line.socket.connect(options_.server, source_of(table_of(connection)));
  if (error != 0) {
    errno = error;
    lose(connection, Socket::Outcome::Refused);
    return;
  }
  line.waits_to_write = true;
  watch(connection, true);
}

void Worker::watch(std::size_t connection, bool is_new) {
  const Line& line = lines_[connection];
  epoll_event event{};
  event.events = EPOLLIN | (line.waits_to_write ? EPOLLOUT : 0U);
  event.data.u64 = connection;
  epoll_ctl(epoll_, is_new ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, line.socket.handle(), &event);
}

void Worker::say(std::size_t connection, std::string_view text) {
  Line& line = lines_[connection];
  mask_ ^= mask_ << 13U;
  mask_ ^= mask_ >> 17U;
  mask_ ^= mask_ << 5U;
  line.socket.send_text(text, mask_);
  if (!line.socket.has_unsent() || line.waits_to_write) return;
  line.waits_to_write = true;
  watch(connection, false);
}

void Worker::come_back_later(std::size_t connection, std::uint32_t milliseconds) {
  lines_[connection].come_back_ms = std::max(milliseconds, std::uint32_t{1});
}

void Worker::hear(std::size_t connection, std::string_view line) {
  tables_[table_of(connection)].hear(seat_of(connection), line);
}

void Worker::lose(std::size_t connection, Socket::Outcome outcome) {
  Line& line = lines_[connection];
  const Socket::State state = line.socket.state();
  const bool was_connecting = state != Socket::State::Open;
  if (was_connecting) --connecting_;
  const bool was_told = line.come_back_ms > 0;
  Trouble trouble = Trouble::ConnectionLost;
  if (state == Socket::State::Shaking) trouble = Trouble::HandshakeRefused;
  if (state == Socket::State::Connecting || state == Socket::State::Closed) trouble = Trouble::ConnectFailed;
  if (outcome == Socket::Outcome::BadFrame) trouble = Trouble::BadFrame;
  if (!was_told) tally_->count(trouble);
  if (line.tries >= kMostTries) {
    failure_ = "A seat cannot be connected any more: " + std::string{name(trouble)} + " (" +
               std::strerror(errno) + ").";
    if (trouble == Trouble::HandshakeRefused) {
      failure_ += " The server's limits for each address may be too low; --address-count helps.";
    }
  }
  line.socket.close();
  line.waits_to_write = false;
  tables_[table_of(connection)].lost(seat_of(connection));
  const Nanos wait = was_told ? Nanos{line.come_back_ms} : Nanos{50} << std::min(line.tries, 6U);
  line.come_back_ms = 0;
  retries_.push_back({steady_now() + wait * kMillisecond, connection});
}

void Worker::on_event(std::size_t connection, std::uint32_t events) {
  Line& line = lines_[connection];
  if (line.socket.state() == Socket::State::Closed) return;
  if ((events & EPOLLOUT) != 0) {
    const bool was_connecting = line.socket.state() == Socket::State::Connecting;
    const std::string greeting =
        was_connecting ? handshake(options_.server.host(), path_of(table_of(connection))) : std::string{};
    const Socket::Outcome outcome = line.socket.write_more(greeting);
    if (outcome != Socket::Outcome::Fine) return lose(connection, outcome);
    line.waits_to_write = line.socket.has_unsent();
    watch(connection, false);
  }
  if ((events & (EPOLLIN | EPOLLHUP | EPOLLERR)) == 0) return;
  const bool was_open = line.socket.state() == Socket::State::Open;
  const Socket::Outcome outcome = line.socket.read(buffer_, *this, connection);
  if (outcome != Socket::Outcome::Fine) return lose(connection, outcome);
  if (!was_open && line.socket.state() == Socket::State::Open) {
    --connecting_;
    line.tries = 0;
    tables_[table_of(connection)].connected(seat_of(connection));
  }
}

// Waits until that moment at the latest, does what has come in, connects who still has to be connected.
void Worker::turn(Nanos until) {
  while (next_to_connect_ < lines_.size() && connecting_ < kConnectingAtOnce) connect(next_to_connect_++);
  Nanos now = steady_now();
  if (!retries_.empty()) {
    std::vector<Retry> due;
    std::erase_if(retries_, [&](const Retry& retry) {
      if (retry.due > now) return false;
      due.push_back(retry);
      return true;
    });
    for (const Retry& retry : due) connect(retry.connection);
    for (const Retry& retry : retries_) until = std::min(until, retry.due);
  }
  const Nanos wait = std::max<Nanos>(until - now, 0);
  const timespec limit{.tv_sec = wait / kSecond, .tv_nsec = wait % kSecond};
  std::array<epoll_event, kEventsAtOnce> events{};
  const int count = epoll_pwait2(epoll_, events.data(), kEventsAtOnce, &limit, nullptr);
  for (int i = 0; i < count; ++i) {
    const epoll_event& event = events[static_cast<std::size_t>(i)];
    if (event.data.u64 == kChannel) {
      may_go_on_ = true;
    } else {
      on_event(static_cast<std::size_t>(event.data.u64), event.events);
    }
  }
}

}  // namespace app::load
