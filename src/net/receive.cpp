// From the moment of an accept to the end of the connection, or to its session at a table.
#include <array>
#include <boost/asio/buffer.hpp>
#include <chrono>
#include <functional>
#include <list>
#include <optional>
#include <tuple>
#include <utility>

#include "net/deadline.h"
#include "net/detached_stream.h"
#include "net/http_connection.h"
#include "net/incoming_connection.h"
#include "net/stream_session.h"

namespace net {
namespace {

// How long the other side gets to read the last answer.
constexpr std::chrono::seconds kTimeToRead{2};

// While it exists, the network thread can close the connection.
class HttpGuard {
 public:
  HttpGuard(NetworkThread& thread, Stream& stream)
      : thread_(thread), entry_(thread.http_connections().insert(thread.http_connections().end(), [&stream] {
          stream.close();
        })) {}
  HttpGuard(const HttpGuard&) = delete;
  HttpGuard& operator=(const HttpGuard&) = delete;
  ~HttpGuard() { thread_.http_connections().erase(entry_); }

 private:
  NetworkThread& thread_;
  std::list<std::function<void()>>::iterator entry_;
};

// After the last answer: the other side gets a moment to read it, before anything it still sends makes the
// kernel discard the answer.
Awaitable<> wait_until_read(Stream& stream, Deadline& deadline) {
  deadline.set(kTimeToRead);
  if (stream.tls() != nullptr) {
    co_await stream.shut_down();
    co_return;
  }
  ErrorCode ignored;
  std::ignore = stream.socket().shutdown(Socket::shutdown_send, ignored);
  std::array<char, 1'024> rest{};
  for (int count = 0; count < 64; ++count) {
    auto [error, size] = co_await stream.async_read_some(asio::buffer(rest), kToken);
    if (error) break;
  }
}

// Nothing if the connection is over.
Awaitable<std::optional<Upgrade>> serve_http(NetworkThread& thread, Stream& stream,
                                             IncomingConnection& incoming) {
  const HttpGuard guard{thread, stream};
  Deadline deadline{stream};
  deadline.set(std::chrono::milliseconds{thread.settings().timeouts.request_ms});
  const ErrorCode handshake_error = co_await stream.shake_hands(TlsSide::Server);
  if (deadline.result_of(handshake_error)) {
    thread.counts().add(Count::LimitTlsHandshake);
    co_return std::nullopt;
  }
  HttpConnection connection{thread, stream, deadline, incoming};
  std::optional<Upgrade> upgrade = co_await connection.converse();
  if (!upgrade) co_await wait_until_read(stream, deadline);
  co_return upgrade;
}

}  // namespace

Awaitable<> receive(NetworkThread& thread, Socket socket, IncomingConnection incoming,
                    std::shared_ptr<Tls> tls) {
  Stream stream = tls ? secure_stream(std::move(socket), *tls) : Stream{std::move(socket)};
  std::optional<Upgrade> upgrade = co_await serve_http(thread, stream, incoming);
  if (!upgrade) co_return;
  // The connection moves to the thread of its table.
  std::optional<DetachedStream> detached = DetachedStream::detach(std::move(stream));
  if (!detached) co_return;
  NetworkThread& home = thread.context().thread_of(upgrade->info.code);
  home.post([&home, detached = std::move(*detached), upgrade = std::move(*upgrade)]() mutable {
    home.adopt([&](NetworkThread& there, table::ConnectionId id) -> std::shared_ptr<Session> {
      std::optional<Stream> moved = detached.attach(there.io());
      if (!moved) return nullptr;
      return std::make_shared<StreamSession>(there, id, std::move(upgrade.info), std::move(*moved),
                                             std::move(upgrade.opening));
    });
  });
}

}  // namespace net
