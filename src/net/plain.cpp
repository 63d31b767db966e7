// HTTP and websockets without TLS: the one place where their templates meet a plain socket.
#include "net/http_connection.h"
#include "net/stream_session.h"
#include "net/wire.h"

namespace net {

template class HttpConnection<HttpStream>;
template class StreamSession<Socket>;

Awaitable<> receive_plain(Floor& floor, Socket socket, Visit visit) {
  HttpStream stream{std::move(socket)};
  const Doorstep doorstep{floor, stream};
  std::optional<Upgrade> upgrade;
  {
    HttpConnection<HttpStream> connection{floor, stream, visit};
    upgrade = co_await connection.converse();
  }
  if (!upgrade) {
    co_await part_with(stream);
    co_return;
  }
  // The socket moves to the thread of its table.
  Floor& home = floor.house().floor_of(upgrade->guest.code);
  Socket here = stream.release_socket();
  ErrorCode error;
  const Tcp kind = here.local_endpoint(error).protocol();
  Wire wire{here.release(error)};
  if (error) co_return;
  home.post([&home, kind, wire = std::move(wire), upgrade = std::move(*upgrade)]() mutable {
    home.adopt([&](Floor& there, table::ConnectionId id) -> std::shared_ptr<Session> {
      Socket moved{there.io()};
      if (!wire.become(moved, kind)) return nullptr;
      return std::make_shared<StreamSession<Socket>>(there, id, std::move(upgrade.guest), std::move(moved),
                                                     std::move(upgrade.opening));
    });
  });
}

}  // namespace net
