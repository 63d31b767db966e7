// HTTP and websockets over TLS: the one place where their templates meet OpenSSL, which is slow to compile.
#include <boost/asio/ssl.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <tuple>

#include "net/http_connection.h"
#include "net/stream_session.h"
#include "net/wire.h"

namespace net {
namespace {

namespace ssl = boost::asio::ssl;

using TlsHttpStream = ssl::stream<HttpStream>;
using TlsSocket = ssl::stream<Socket>;

// The state of a TLS connection on its way from one thread to another.
struct FreeSsl {
  void operator()(SSL* state) const { SSL_free(state); }
};
using SslState = std::unique_ptr<SSL, FreeSsl>;

// A moved connection begins with empty buffers, so nothing may lie in the old ones. No client sends anything
// before it has been answered.
bool is_quiet(SSL* state) {
  return SSL_has_pending(state) == 0 && BIO_ctrl_pending(SSL_get_rbio(state)) == 0;
}

}  // namespace

template class HttpConnection<TlsHttpStream>;
template class StreamSession<TlsSocket>;

class Tls {
 public:
  ssl::context context{ssl::context::tls_server};
};

void TlsDeleter::operator()(Tls* tls) const { delete tls; }

std::expected<TlsPointer, std::string> load_tls(const TlsFiles& files) {
  TlsPointer tls{new Tls};
  ErrorCode error;
  std::ignore = tls->context.set_options(
      ssl::context::default_workarounds | ssl::context::no_tlsv1 | ssl::context::no_tlsv1_1, error);
  if (tls->context.use_certificate_chain_file(files.certificate, error)) {
    return std::unexpected{"The certificate " + files.certificate + " cannot be used: " + error.message() +
                           "."};
  }
  if (tls->context.use_private_key_file(files.key, ssl::context::pem, error)) {
    return std::unexpected{"The key " + files.key + " cannot be used: " + error.message() + "."};
  }
  if (SSL_CTX_check_private_key(tls->context.native_handle()) != 1) {
    return std::unexpected{"The key " + files.key + " does not belong to the certificate " +
                           files.certificate + "."};
  }
  return tls;
}

Awaitable<> receive_tls(Floor& floor, Socket socket, Visit visit, std::shared_ptr<Tls> tls) {
  auto stream = std::make_unique<TlsHttpStream>(HttpStream{std::move(socket)}, tls->context);
  HttpStream& lower = stream->next_layer();
  const Doorstep doorstep{floor, lower};
  lower.expires_after(std::chrono::milliseconds{floor.settings().patience.request_ms});
  auto [no_handshake] = co_await stream->async_handshake(ssl::stream_base::server, kToken);
  if (no_handshake) {
    floor.counts().add(Count::LimitTlsHandshake);
    co_return;
  }
  std::optional<Upgrade> upgrade;
  {
    HttpConnection<TlsHttpStream> connection{floor, *stream, visit};
    upgrade = co_await connection.converse();
  }
  if (!upgrade) {
    lower.expires_after(std::chrono::seconds{2});
    co_await stream->async_shutdown(kToken);
    co_return;
  }
  SSL* const state = stream->native_handle();
  if (!is_quiet(state)) co_return;
  SSL_up_ref(state);
  SslState kept{state};
  Socket here = lower.release_socket();
  ErrorCode error;
  const Tcp kind = here.local_endpoint(error).protocol();
  Wire wire{here.release(error)};
  // The old stream lets go of the state here, before any other thread may touch it.
  stream.reset();
  if (error) co_return;
  Floor& home = floor.house().floor_of(upgrade->guest.code);
  home.post(
      [&home, kind, wire = std::move(wire), kept = std::move(kept), upgrade = std::move(*upgrade)]() mutable {
        home.adopt([&](Floor& there, table::ConnectionId id) -> std::shared_ptr<Session> {
          Socket moved{there.io()};
          if (!wire.become(moved, kind)) return nullptr;
          TlsSocket secure{std::move(moved), kept.release()};
          return std::make_shared<StreamSession<TlsSocket>>(there, id, std::move(upgrade.guest),
                                                            std::move(secure), std::move(upgrade.opening));
        });
      });
}

}  // namespace net
