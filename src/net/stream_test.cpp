#include "net/stream.h"

#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <array>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <memory>
#include <string>
#include <vector>

namespace net {
namespace {

template <auto kFree>
struct Free {
  void operator()(auto* what) const { kFree(what); }
};
using Context = std::unique_ptr<SSL_CTX, Free<&SSL_CTX_free>>;

// A server's, with a certificate that nobody has to trust.
Context server_context() {
  const std::unique_ptr<EVP_PKEY, Free<&EVP_PKEY_free>> key{EVP_EC_gen("P-256")};
  const std::unique_ptr<X509, Free<&X509_free>> certificate{X509_new()};
  X509_gmtime_adj(X509_getm_notBefore(certificate.get()), 0);
  X509_gmtime_adj(X509_getm_notAfter(certificate.get()), 3'600);
  X509_set_pubkey(certificate.get(), key.get());
  X509_sign(certificate.get(), key.get(), EVP_sha256());
  Context context{SSL_CTX_new(TLS_server_method())};
  SSL_CTX_use_certificate(context.get(), certificate.get());
  SSL_CTX_use_PrivateKey(context.get(), key.get());
  return context;
}

class StreamTest : public testing::Test {
 protected:
  StreamTest() {
    Acceptor acceptor{io, {asio::ip::address_v4::loopback(), 0}};
    near_socket.connect(acceptor.local_endpoint());
    acceptor.accept(far_socket);
  }

  void make_plain() {
    near_end = std::make_unique<Stream>(std::move(near_socket));
    far_end = std::make_unique<Stream>(std::move(far_socket));
  }
  void make_secure() {
    const Context of_server = server_context();
    const Context of_client{SSL_CTX_new(TLS_client_method())};
    near_end =
        std::make_unique<Stream>(make_tls_layer(std::move(near_socket), SslState{SSL_new(of_client.get())}));
    far_end =
        std::make_unique<Stream>(make_tls_layer(std::move(far_socket), SslState{SSL_new(of_server.get())}));
    int agreed = 0;
    const auto agrees = [&](ErrorCode error) { agreed += error ? 0 : 1; };
    near_end->tls()->handshake(TlsSide::Client, agrees);
    far_end->tls()->handshake(TlsSide::Server, agrees);
    turn();
    EXPECT_EQ(agreed, 2);
  }

  void turn() {
    io.restart();
    io.run();
  }

  // What arrives of these parts, which are written together.
  std::string sent(const std::vector<std::string>& parts) {
    std::vector<asio::const_buffer> from;
    std::size_t size = 0;
    for (const std::string& part : parts) {
      from.push_back(asio::buffer(part));
      size += part.size();
    }
    std::string arrived(size, ' ');
    const std::array<asio::mutable_buffer, 3> into{asio::mutable_buffer{}, asio::buffer(arrived, size / 2),
                                                   asio::buffer(arrived) + size / 2};
    asio::async_write(*near_end, from, [&](ErrorCode error, std::size_t count) {
      EXPECT_FALSE(error);
      EXPECT_EQ(count, size);
    });
    asio::async_read(*far_end, into, [&](ErrorCode error, std::size_t count) {
      EXPECT_FALSE(error);
      EXPECT_EQ(count, size);
    });
    turn();
    return arrived;
  }

  void expect_all_arrives() {
    const std::string many(9'000, 'm');
    const std::string lots(100'000, 'l');
    for (const std::vector<std::string>& parts :
         std::vector<std::vector<std::string>>{{"one"},
                                               {"", "one", ""},
                                               {"one", "two"},
                                               {"one", "", "two", "three"},
                                               {"one", many, "three"},
                                               {many, "two"},
                                               {"one", lots, "three", lots}}) {
      std::string whole;
      for (const std::string& part : parts) whole += part;
      EXPECT_EQ(sent(parts), whole);
    }
  }

  asio::io_context io;
  Socket near_socket{io};
  Socket far_socket{io};
  std::unique_ptr<Stream> near_end;
  std::unique_ptr<Stream> far_end;
};

TEST_F(StreamTest, carries_whatever_is_written_together) {
  make_plain();
  expect_all_arrives();
}

TEST_F(StreamTest, carries_it_over_tls_too) {
  make_secure();
  expect_all_arrives();
}

TEST_F(StreamTest, that_is_closed_ends_what_is_under_way) {
  make_secure();
  std::array<char, 8> room{};
  ErrorCode end;
  near_end->async_read_some(asio::buffer(room), [&](ErrorCode error, std::size_t) { end = error; });
  io.restart();
  io.poll();
  near_end->close();
  turn();
  EXPECT_EQ(end, asio::error::operation_aborted);
}

}  // namespace
}  // namespace net
