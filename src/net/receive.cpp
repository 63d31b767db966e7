// From the moment of an accept to the end of the connection, or to its place at a table.
#include <array>
#include <boost/asio/buffer.hpp>
#include <chrono>
#include <functional>
#include <list>
#include <optional>
#include <tuple>
#include <utility>

#include "net/deadline.h"
#include "net/http_connection.h"
#include "net/stream_session.h"
#include "net/visit.h"
#include "net/wire.h"

namespace net {
namespace {

// How long the other side gets to read the last answer.
constexpr std::chrono::seconds kParting{2};

// While it stands there, the floor can send the visitor away.
class Doorstep {
 public:
  Doorstep(Floor& floor, Stream& stream)
      : floor_(floor),
        place_(floor.visitors().insert(floor.visitors().end(), [&stream] { stream.close(); })) {}
  Doorstep(const Doorstep&) = delete;
  Doorstep& operator=(const Doorstep&) = delete;
  ~Doorstep() { floor_.visitors().erase(place_); }

 private:
  Floor& floor_;
  std::list<std::function<void()>>::iterator place_;
};

// After the last answer: the other side gets a moment to read it before what it still sends makes the kernel
// throw the answer away.
Awaitable<> part_with(Stream& stream, Deadline& deadline) {
  deadline.set(kParting);
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

// Nothing: the connection is over.
Awaitable<std::optional<Upgrade>> attend(Floor& floor, Stream& stream, Visit& visit) {
  const Doorstep doorstep{floor, stream};
  Deadline deadline{stream};
  deadline.set(std::chrono::milliseconds{floor.settings().patience.request_ms});
  const ErrorCode no_handshake = co_await stream.shake_hands(TlsSide::Server);
  if (deadline.judge(no_handshake)) {
    floor.counts().add(Count::LimitTlsHandshake);
    co_return std::nullopt;
  }
  HttpConnection connection{floor, stream, deadline, visit};
  std::optional<Upgrade> upgrade = co_await connection.converse();
  if (!upgrade) co_await part_with(stream, deadline);
  co_return upgrade;
}

}  // namespace

Awaitable<> receive(Floor& floor, Socket socket, Visit visit, std::shared_ptr<Tls> tls) {
  Stream stream = tls ? secure_stream(std::move(socket), *tls) : Stream{std::move(socket)};
  std::optional<Upgrade> upgrade = co_await attend(floor, stream, visit);
  if (!upgrade) co_return;
  // The connection moves to the thread of its table.
  std::optional<Wire> wire = Wire::take(std::move(stream));
  if (!wire) co_return;
  Floor& home = floor.house().floor_of(upgrade->guest.code);
  home.post([&home, wire = std::move(*wire), upgrade = std::move(*upgrade)]() mutable {
    home.adopt([&](Floor& there, table::ConnectionId id) -> std::shared_ptr<Session> {
      std::optional<Stream> moved = wire.arrive(there.io());
      if (!moved) return nullptr;
      return std::make_shared<StreamSession>(there, id, std::move(upgrade.guest), std::move(*moved),
                                             std::move(upgrade.opening));
    });
  });
}

}  // namespace net
