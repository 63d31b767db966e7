#include "net/tls.h"

#include <openssl/ssl.h>

#include <boost/asio/ssl/context.hpp>
#include <tuple>

namespace net {
namespace {

namespace ssl = boost::asio::ssl;

}  // namespace

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
    return std::unexpected{"The certificate " + files.certificate + " can't be used: " + error.message() +
                           "."};
  }
  if (tls->context.use_private_key_file(files.key, ssl::context::pem, error)) {
    return std::unexpected{"The key " + files.key + " can't be used: " + error.message() + "."};
  }
  if (SSL_CTX_check_private_key(tls->context.native_handle()) != 1) {
    return std::unexpected{"The key " + files.key + " doesn't match the certificate " + files.certificate +
                           "."};
  }
  return tls;
}

Stream secure_stream(Socket socket, Tls& tls) {
  return Stream{make_tls_layer(std::move(socket), SslState{SSL_new(tls.context.native_handle())})};
}

}  // namespace net
