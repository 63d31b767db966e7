#include "net/tls_layer.h"

#include <openssl/ssl.h>

#include <array>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <new>
#include <utility>

namespace net {
namespace {

namespace ssl = boost::asio::ssl;

class AsioTlsLayer final : public TlsLayer {
 public:
  AsioTlsLayer(Socket socket, SslState state) : stream_(std::move(socket), state.release()) {}

  void read_some(asio::mutable_buffer into, Transferred handler) override {
    stream_.async_read_some(into, std::move(handler));
  }
  void write_some(asio::const_buffer from, Transferred handler) override {
    stream_.async_write_some(from, std::move(handler));
  }
  void handshake(TlsSide side, Done handler) override {
    const bool is_server = side == TlsSide::Server;
    stream_.async_handshake(is_server ? ssl::stream_base::server : ssl::stream_base::client,
                            std::move(handler));
  }
  void shutdown(Done handler) override { stream_.async_shutdown(std::move(handler)); }
  void expect_host(const std::string& name) override {
    stream_.set_verify_callback(ssl::host_name_verification{name});
  }

  Socket& socket() override { return stream_.next_layer(); }
  SSL* state() override { return stream_.native_handle(); }
  asio::mutable_buffer joining_room() override { return asio::buffer(joined_); }

 private:
  ssl::stream<Socket> stream_;
  // As much as Asio joins.
  std::array<char, 8UL * 1024> joined_{};
};

}  // namespace

void FreeSsl::operator()(SSL* state) const { SSL_free(state); }

std::unique_ptr<TlsLayer> make_tls_layer(Socket socket, SslState state) {
  if (!state) throw std::bad_alloc{};
  return std::make_unique<AsioTlsLayer>(std::move(socket), std::move(state));
}

}  // namespace net
