// The worker's loop: connections open, send, receive and close.
#include <sys/epoll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "load/frames.h"
#include "load/worker.h"

namespace load {
namespace {

constexpr std::size_t kConnectingAtOnce = 128;
constexpr std::uint32_t kMostTries = 8;
constexpr int kEventsAtOnce = 128;  // few, so that other due work isn't late

}  // namespace

unsigned Worker::source_of(std::size_t table) const {
  return static_cast<unsigned>((share_.first_table + table) % options_.addresses);
}

std::string Worker::path_of(std::size_t table) const {
  if (options_.target == LoadTarget::Server) return "/ws/" + codes_[table];
  return "/ws/T" + std::to_string(share_.first_table + table);
}

void Worker::connect(std::size_t connection) {
  Connection& peer = connections_[connection];
  ++peer.tries;
  ++connecting_;
  const int error = peer.socket.connect(options_.server, source_of(table_of(connection)));
  if (error != 0) {
    errno = error;
    lose(connection, Socket::Outcome::Refused);
    return;
  }
  peer.waits_to_write = true;
  watch(connection, true);
}

void Worker::watch(std::size_t connection, bool is_new) {
  const Connection& peer = connections_[connection];
  epoll_event event{};
  event.events = EPOLLIN | (peer.waits_to_write ? EPOLLOUT : 0U);
  event.data.u64 = connection;
  epoll_ctl(epoll_, is_new ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, peer.socket.handle(), &event);
}

void Worker::say(std::size_t connection, std::string_view text) {
  Connection& peer = connections_[connection];
  mask_ ^= mask_ << 13U;
  mask_ ^= mask_ >> 17U;
  mask_ ^= mask_ << 5U;
  peer.socket.send_text(text, mask_);
  if (!peer.socket.has_unsent() || peer.waits_to_write) return;
  peer.waits_to_write = true;
  watch(connection, false);
}

void Worker::come_back_later(std::size_t connection, std::uint32_t milliseconds) {
  connections_[connection].come_back_ms = std::max(milliseconds, std::uint32_t{1});
}

void Worker::hear(std::size_t connection, std::string_view line) {
  tables_[table_of(connection)].hear(seat_of(connection), line);
}

void Worker::lose(std::size_t connection, Socket::Outcome outcome) {
  Connection& peer = connections_[connection];
  const Socket::State state = peer.socket.state();
  const bool was_connecting = state != Socket::State::Open;
  if (was_connecting) --connecting_;
  const bool was_told = peer.come_back_ms > 0;
  Trouble trouble = Trouble::ConnectionLost;
  if (state == Socket::State::Handshaking) trouble = Trouble::HandshakeRefused;
  if (state == Socket::State::Connecting || state == Socket::State::Closed) trouble = Trouble::ConnectFailed;
  if (outcome == Socket::Outcome::BadFrame) trouble = Trouble::BadFrame;
  if (!was_told) tally_->count(trouble);
  if (peer.tries >= kMostTries) {
    failure_ =
        "Can't connect another seat: " + std::string{name(trouble)} + " (" + std::strerror(errno) + ").";
    if (trouble == Trouble::HandshakeRefused) {
      failure_ += " The server's limits per address may be too low; try --address-count.";
    }
  }
  peer.socket.close();
  peer.waits_to_write = false;
  tables_[table_of(connection)].lost(seat_of(connection));
  const Nanos wait = was_told ? Nanos{peer.come_back_ms} : Nanos{50} << std::min(peer.tries, 6U);
  peer.come_back_ms = 0;
  retries_.push_back({steady_now() + wait * kMillisecond, connection});
}

void Worker::on_event(std::size_t connection, std::uint32_t events) {
  Connection& peer = connections_[connection];
  if (peer.socket.state() == Socket::State::Closed) return;
  if ((events & EPOLLOUT) != 0) {
    const bool was_connecting = peer.socket.state() == Socket::State::Connecting;
    const std::string greeting =
        was_connecting ? handshake(options_.server.host(), path_of(table_of(connection))) : std::string{};
    const Socket::Outcome outcome = peer.socket.write_more(greeting);
    if (outcome != Socket::Outcome::Fine) return lose(connection, outcome);
    peer.waits_to_write = peer.socket.has_unsent();
    watch(connection, false);
  }
  if ((events & (EPOLLIN | EPOLLHUP | EPOLLERR)) == 0) return;
  const bool was_open = peer.socket.state() == Socket::State::Open;
  const Socket::Outcome outcome = peer.socket.read(buffer_, *this, connection);
  if (outcome != Socket::Outcome::Fine) return lose(connection, outcome);
  if (!was_open && peer.socket.state() == Socket::State::Open) {
    --connecting_;
    peer.tries = 0;
    tables_[table_of(connection)].connected(seat_of(connection));
  }
}

// Waits until that moment at the latest, handles what has arrived, and opens outstanding connections.
void Worker::turn(Nanos until) {
  while (next_to_connect_ < connections_.size() && connecting_ < kConnectingAtOnce)
    connect(next_to_connect_++);
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

}  // namespace load
