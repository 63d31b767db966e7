#include "net/listener.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <exception>
#include <tuple>

#include "base/propagate.h"

namespace net {
namespace {

// How many may be connected at once in addition to those with a permit: to be told that the server is full,
// or to read the metrics.
constexpr std::size_t kMostExtra = 64;
// What the kernel buffers for a slow reader; more would only waste memory.
constexpr int kSendBuffer = 64 * 1024;

Address address_of(const asio::ip::address& address) {
  const asio::ip::address_v6 bytes =
      address.is_v4() ? asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4()) : address.to_v6();
  return Address{bytes.to_bytes()};
}

Tcp::endpoint asio_endpoint(const Endpoint& endpoint) {
  return {asio::ip::make_address(endpoint.address.text()), endpoint.port};
}

Awaitable<> receive_holding(Extra /*held to the end*/, NetworkThread& thread, Socket socket,
                            IncomingConnection incoming, std::shared_ptr<Tls> tls) {
  co_await receive(thread, std::move(socket), std::move(incoming), std::move(tls));
}

}  // namespace

std::expected<Endpoint, std::string> Listener::open(const Endpoint& at, std::span<const ListenAddress> all) {
  const Tcp::endpoint where = asio_endpoint(at);
  ErrorCode error;
  const bool is_v6 = where.address().is_v6();
  const asio::ip::v6_only only_v6{!hears_v4(at, all)};
  const bool has_failed = acceptor_.open(where.protocol(), error) ||
                          acceptor_.set_option(Acceptor::reuse_address{true}, error) ||
                          (is_v6 && acceptor_.set_option(only_v6, error)) || acceptor_.bind(where, error) ||
                          acceptor_.listen(Socket::max_listen_connections, error);
  if (has_failed) return std::unexpected{"Can't listen on " + at.text() + ": " + error.message() + "."};
  return Endpoint{at.address, acceptor_.local_endpoint(error).port()};
}

// For Asio it is a TCP socket like the others: it only reads, writes and accepts.
std::expected<void, std::string> Listener::open(const SocketPath& file) {
  ASSIGN_OR_RETURN(auto made, SocketFile::open(file.path));
  file_.emplace(std::move(made));
  ErrorCode error;
  if (acceptor_.assign(Tcp::v4(), file_->release(), error))
    return std::unexpected{"Can't listen on " + text_of(file) + ": " + error.message() + "."};
  return {};
}

void Listener::start() {
  asio::co_spawn(context_.threads.front()->io(), run(), [this](const std::exception_ptr& failure) {
    if (!failure) return;
    // A server that no longer accepts anyone would look alive but be dead.
    context_.log.tell(LogLevel::Error, "listener failed");
    std::rethrow_exception(failure);
  });
}

void Listener::close() {
  ErrorCode ignored;
  std::ignore = acceptor_.close(ignored);
  file_.reset();
}

Awaitable<> Listener::run() {
  Timer pause{context_.threads.front()->io()};
  for (std::size_t turn = 0; acceptor_.is_open(); ++turn) {
    NetworkThread& thread = *context_.threads[turn % context_.threads.size()];
    auto [error, socket] = co_await acceptor_.async_accept(thread.io(), kToken);
    if (error == asio::error::operation_aborted || !acceptor_.is_open()) co_return;
    if (error) {
      // No file descriptors or no memory left: trying again at once would only waste time.
      context_.threads.front()->counts().add(Count::LimitFull);
      pause.expires_after(std::chrono::milliseconds{50});
      co_await pause.async_wait(kToken);
      continue;
    }
    receive(thread, std::move(socket));
  }
}

void Listener::receive(NetworkThread& thread, Socket socket) {
  Counts& counts = context_.threads.front()->counts();
  counts.add(Count::Connected);
  auto prepared = prepare(socket);
  if (!prepared) return;
  IncomingConnection& incoming = *prepared;
  incoming.admission = look_at(incoming, incoming.permit, counts);
  Extra extra;
  if (port_ == Port::Metrics || incoming.admission != Admission::Welcome) {
    if (extra_.use_count() > static_cast<long>(kMostExtra)) return;
    extra = extra_;
  }
  asio::co_spawn(
      thread.io(), receive_holding(std::move(extra), thread, std::move(socket), *std::move(prepared), tls_),
      [&thread](const std::exception_ptr& failure) {
        if (!failure) return;
        try {
          std::rethrow_exception(failure);
        } catch (const std::exception& what) {
          thread.log().tell(LogLevel::Error, "connection failed", {{"what", std::string{what.what()}}});
        }
      });
}

std::optional<IncomingConnection> Listener::prepare(Socket& socket) const {
  ErrorCode error;
  if (socket.set_option(Socket::send_buffer_size{kSendBuffer}, error)) return std::nullopt;
  if (file_) return IncomingConnection{.peer = *Address::read("127.0.0.1"), .is_own_proxy = true};
  const Tcp::endpoint peer = socket.remote_endpoint(error);
  if (error || socket.set_option(Tcp::no_delay{true}, error)) return std::nullopt;
  return IncomingConnection{.peer = address_of(peer.address()),
                            .is_metrics_port = port_ == Port::Metrics,
                            .is_secure = tls_ != nullptr};
}

Admission Listener::look_at(const IncomingConnection& incoming, ConnectionPermit& permit, Counts& counts) {
  if (port_ == Port::Metrics) return Admission::Welcome;
  if (context_.connection_limits.is_full()) {
    counts.add(Count::LimitFull);
    return Admission::Full;
  }
  const std::int64_t now_ms = context_.ports.now().steady_ms;
  const Address& peer = incoming.peer;
  const auto& proxies = context_.settings.trusted_proxies;
  if (incoming.is_own_proxy || std::ranges::find(proxies, peer) != proxies.end()) {
    permit = context_.connection_limits.enter_proxy(peer, now_ms);
    return Admission::Welcome;
  }
  auto entered = context_.connection_limits.enter(peer, now_ms);
  if (entered) {
    permit = std::move(*entered);
    return Admission::Welcome;
  }
  const bool is_crowd = entered.error() == ConnectionRefusal::TooManyFromThere;
  counts.add(is_crowd ? Count::LimitAddressConnections : Count::LimitAddressEntries);
  return is_crowd ? Admission::TooManyFromThere : Admission::TooOften;
}

}  // namespace net
