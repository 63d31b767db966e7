#include "net/listener.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <exception>
#include <tuple>

namespace net {
namespace {

// So many may stand at a door at the same time beyond those who have a place: to be told that there is no
// room, or to read the counters.
constexpr std::size_t kMostExtra = 64;
// What the kernel keeps for a reader that is slow; more would only be memory.
constexpr int kSendBuffer = 64 * 1024;

Address address_of(const asio::ip::address& address) {
  const asio::ip::address_v6 bytes =
      address.is_v4() ? asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4()) : address.to_v6();
  return Address{bytes.to_bytes()};
}

Tcp::endpoint asio_endpoint(const Endpoint& endpoint) {
  return {asio::ip::make_address(endpoint.address.text()), endpoint.port};
}

Awaitable<> receive_holding(Extra /*held to the end*/, Floor& floor, Socket socket, Visit visit,
                            std::shared_ptr<Tls> tls) {
  co_await receive(floor, std::move(socket), std::move(visit), std::move(tls));
}

}  // namespace

std::expected<Endpoint, std::string> Listener::open(const Endpoint& at) {
  const Tcp::endpoint where = asio_endpoint(at);
  ErrorCode error;
  const bool is_v6 = where.address().is_v6();
  const bool has_failed =
      acceptor_.open(where.protocol(), error) || acceptor_.set_option(Acceptor::reuse_address{true}, error) ||
      (is_v6 && acceptor_.set_option(asio::ip::v6_only{false}, error)) || acceptor_.bind(where, error) ||
      acceptor_.listen(Socket::max_listen_connections, error);
  if (has_failed) return std::unexpected{"Cannot listen on " + at.text() + ": " + error.message() + "."};
  return Endpoint{at.address, acceptor_.local_endpoint(error).port()};
}

void Listener::start() {
  asio::co_spawn(house_.floors.front()->io(), run(), [this](const std::exception_ptr& failure) {
    if (!failure) return;
    // A server that does not accept anybody any more would look alive and be dead.
    house_.log.tell(LogLevel::Error, "listener failed");
    std::rethrow_exception(failure);
  });
}

void Listener::close() {
  ErrorCode ignored;
  std::ignore = acceptor_.close(ignored);
}

Awaitable<> Listener::run() {
  Timer pause{house_.floors.front()->io()};
  for (std::size_t turn = 0; acceptor_.is_open(); ++turn) {
    Floor& floor = *house_.floors[turn % house_.floors.size()];
    auto [error, socket] = co_await acceptor_.async_accept(floor.io(), kToken);
    if (error == asio::error::operation_aborted || !acceptor_.is_open()) co_return;
    if (error) {
      // No files or no memory left: asking again at once would only burn time.
      house_.floors.front()->counts().add(Count::LimitFull);
      pause.expires_after(std::chrono::milliseconds{50});
      co_await pause.async_wait(kToken);
      continue;
    }
    receive(floor, std::move(socket));
  }
}

void Listener::receive(Floor& floor, Socket socket) {
  Counts& counts = house_.floors.front()->counts();
  counts.add(Count::Connected);
  ErrorCode error;
  const Tcp::endpoint peer = socket.remote_endpoint(error);
  const bool is_gone = error || socket.set_option(Tcp::no_delay{true}, error) ||
                       socket.set_option(Socket::send_buffer_size{kSendBuffer}, error);
  if (is_gone) return;
  Visit visit{.peer = address_of(peer.address()),
              .is_at_metrics_door = door_ == Door::Metrics,
              .is_secure = tls_ != nullptr};
  visit.reception = look_at(visit.peer, visit.ticket, counts);
  Extra extra;
  if (door_ == Door::Metrics || visit.reception != Reception::Welcome) {
    if (extra_.use_count() > static_cast<long>(kMostExtra)) return;
    extra = extra_;
  }
  asio::co_spawn(
      floor.io(), receive_holding(std::move(extra), floor, std::move(socket), std::move(visit), tls_),
      [&floor](const std::exception_ptr& failure) {
        if (!failure) return;
        try {
          std::rethrow_exception(failure);
        } catch (const std::exception& what) {
          floor.log().tell(LogLevel::Error, "connection failed", {{"what", std::string{what.what()}}});
        }
      });
}

Reception Listener::look_at(const Address& peer, Ticket& ticket, Counts& counts) {
  if (door_ == Door::Metrics) return Reception::Welcome;
  if (house_.doorman.is_full()) {
    counts.add(Count::LimitFull);
    return Reception::Full;
  }
  const std::int64_t now_ms = house_.ports.now().steady_ms;
  if (std::ranges::find(house_.settings.trusted_proxies, peer) != house_.settings.trusted_proxies.end()) {
    ticket = house_.doorman.enter_proxy(peer, now_ms);
    return Reception::Welcome;
  }
  auto entered = house_.doorman.enter(peer, now_ms);
  if (entered) {
    ticket = std::move(*entered);
    return Reception::Welcome;
  }
  const bool is_crowd = entered.error() == NoEntry::TooManyFromThere;
  counts.add(is_crowd ? Count::LimitAddressConnections : Count::LimitAddressEntries);
  return is_crowd ? Reception::TooManyFromThere : Reception::TooOften;
}

}  // namespace net
