// A client's websocket over TLS: the one place where its template meets OpenSSL. Whoever cannot prove to be
// the host of the link is not spoken with.
#include <boost/asio/ssl.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include "net/address.h"
#include "net/client_stream.h"

namespace net {
namespace {

namespace ssl = boost::asio::ssl;
using TlsStream = ssl::stream<Socket>;

// A sentence if the file of trusted certificates is no good. What else fails is thrown: without its checks a
// connection is none.
std::expected<void, std::string> prepare(ssl::context& context, const ClientOptions& options) {
  context.set_options(ssl::context::default_workarounds | ssl::context::no_sslv2 | ssl::context::no_sslv3 |
                      ssl::context::no_tlsv1 | ssl::context::no_tlsv1_1);
  context.set_verify_mode(ssl::verify_peer);
  context.set_default_verify_paths();
  if (options.trusted.empty()) return {};
  ErrorCode error;
  if (context.load_verify_file(options.trusted, error)) {
    return std::unexpected{"The certificates in " + options.trusted + " cannot be used: " + error.message() +
                           "."};
  }
  return {};
}

LineEnd not_secure(SSL* state, const ErrorCode& error, const TableLink& link) {
  using enum LineEnd::Kind;
  const std::int64_t verdict = SSL_get_verify_result(state);
  if (verdict != X509_V_OK) {
    return {.kind = NotTrusted,
            .why = "The certificate of " + link.authority() +
                   " is not trusted: " + std::string{X509_verify_cert_error_string(verdict)} + "."};
  }
  if (error == asio::error::operation_aborted) {
    return {.kind = NotReached, .why = link.authority() + " does not answer."};
  }
  return {.kind = NotOurs,
          .why = link.authority() + " does not speak TLS. A link that begins with http:// may be meant."};
}

}  // namespace

Awaitable<LineEnd> converse_tls(ClientListener& listener, const ClientOptions& options, Socket socket) {
  ssl::context context{ssl::context::tls_client};
  if (const auto ready = prepare(context, options); !ready) {
    co_return LineEnd{.kind = LineEnd::Kind::NotTrusted, .why = ready.error()};
  }
  const Executor executor = socket.get_executor();
  const auto stream = std::make_shared<ClientStreamOf<TlsStream>>(TlsStream{std::move(socket), context});
  TlsStream& secure = stream->stream();
  secure.set_verify_callback(ssl::host_name_verification{options.link.host});
  // Many hosts share an address: the name tells which certificate is wanted. An address is no name.
  if (!Address::read(options.link.host)) {
    SSL_ctrl(secure.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
             const_cast<char*>(options.link.host.c_str()));  // NOLINT(*-pro-type-const-cast): OpenSSL's wish
  }
  stream->begin(listener);
  Timer patience{executor, std::chrono::seconds{10}};
  patience.async_wait([stream](ErrorCode is_over) {
    if (!is_over) stream->cut();
  });
  const auto [failed] = co_await secure.async_handshake(ssl::stream_base::client, kToken);
  patience.cancel();
  LineEnd end;
  if (failed) {
    end = not_secure(secure.native_handle(), failed, options.link);
  } else {
    end = co_await stream->converse(options.link);
  }
  stream->end();
  co_return end;
}

}  // namespace net
