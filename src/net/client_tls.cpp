#include "net/client_tls.h"

#include <openssl/ssl.h>

#include <boost/asio/error.hpp>
#include <boost/asio/ssl/context.hpp>

#include "net/address.h"

namespace net {
namespace {

namespace ssl = boost::asio::ssl;

// A sentence if the file of trusted certificates can't be used. Any other failure is thrown: without its
// checks, the connection would be worthless.
std::expected<void, std::string> prepare(ssl::context& context, const ClientOptions& options) {
  context.set_options(ssl::context::default_workarounds | ssl::context::no_sslv2 | ssl::context::no_sslv3 |
                      ssl::context::no_tlsv1 | ssl::context::no_tlsv1_1);
  context.set_verify_mode(ssl::verify_peer);
  context.set_default_verify_paths();
  if (options.trusted.empty()) return {};
  ErrorCode error;
  if (context.load_verify_file(options.trusted, error)) {
    return std::unexpected{"The certificates in " + options.trusted + " can't be used: " + error.message() +
                           "."};
  }
  return {};
}

}  // namespace

std::expected<Stream, std::string> secure_stream(Socket socket, const ClientOptions& options) {
  ssl::context context{ssl::context::tls_client};
  if (const auto ready = prepare(context, options); !ready) return std::unexpected{ready.error()};
  auto layer = make_tls_layer(std::move(socket), SslState{SSL_new(context.native_handle())});
  layer->expect_host(options.link.host);
  // Many hosts share an address: the name says which certificate is wanted. An address is not a name.
  if (!Address::read(options.link.host)) {
    SSL_ctrl(layer->state(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
             const_cast<char*>(options.link.host.c_str()));  // NOLINT(*-pro-type-const-cast): OpenSSL's wish
  }
  return Stream{std::move(layer)};
}

ConnectionEnd not_secure(SSL* state, const ErrorCode& error, const TableLink& link) {
  using enum ConnectionEnd::Kind;
  const std::int64_t verdict = SSL_get_verify_result(state);
  if (verdict != X509_V_OK) {
    return {.kind = NotTrusted,
            .why = "The certificate of " + link.authority() +
                   " isn't trusted: " + std::string{X509_verify_cert_error_string(verdict)} + "."};
  }
  if (error == asio::error::operation_aborted) {
    return {.kind = NotReached, .why = link.authority() + " doesn't answer."};
  }
  return {.kind = NotOurs,
          .why = link.authority() + " doesn't speak TLS. Maybe the link should begin with http://."};
}

}  // namespace net
