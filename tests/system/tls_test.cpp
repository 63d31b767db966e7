// The server with its own certificate.
#include <gtest/gtest.h>
#include <openssl/bio.h>
#include <openssl/ssl.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <memory>

#include "page/page.h"
#include "support/certificate.h"
#include "support/raw_socket.h"
#include "support/server_process.h"
#include "support/table_client.h"

namespace {

using support::Certificate;
using support::ServerProcess;
using support::TableClient;

class Tls : public testing::Test {
 protected:
  void SetUp() override {
    own = support::make_certificate(folder.path(), "own");
    ASSERT_FALSE(own.key.empty());
  }
  std::filesystem::path data() const { return folder.path() / "data"; }

  support::TemporaryFolder folder;
  Certificate own;
};

TEST_F(Tls, a_game_is_played_over_it_on_any_thread) {
  ServerProcess server{
      data(), {"--threads", "3", "--countdown-ms", "0", "--tls-cert", own.certificate, "--tls-key", own.key}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  for (int table = 0; table < 6; ++table) {
    const std::string code = support::open_table(server.where(), R"({"scenario":"S1"})");
    ASSERT_EQ(code.size(), 6U);
    auto ana = TableClient::join(server.where(), code, "Ana");
    ASSERT_TRUE(ana);
    ana->say(R"({"t":"ready","n":1,"on":true})");
    ASSERT_TRUE(ana->sees_a_game());
    const auto action = ana->possible_action();
    ASSERT_TRUE(action);
    ana->say(R"({"t":"do","n":2,"a":")" + *action + "\"}");
    ASSERT_TRUE(ana->hear("\"n\":2,"));
    EXPECT_EQ(ana->own_hash(), ana->told_hash());
    ana->say(R"({"t":"leave","n":3})");
    EXPECT_EQ(ana->socket().close_code(), 4000U);
  }
  EXPECT_EQ(server.stop(), 0);
}

TEST_F(Tls, browsers_are_told_to_keep_using_it) {
  const auto told = [](const ServerProcess& server, const std::string& target) {
    const auto headers = support::http(server.where(), {.target = target}).headers;
    const auto found = headers.find("strict-transport-security");
    return found == headers.end() ? std::string{"nothing"} : found->second;
  };
  const ServerProcess server{data(), {"--tls-cert", own.certificate, "--tls-key", own.key}};
  ASSERT_TRUE(server.is_up());
  EXPECT_EQ(told(server, "/"), "max-age=31536000");
  EXPECT_EQ(told(server, "/api/tables/222222"), "max-age=31536000");
  const ServerProcess plain{folder.path() / "plain"};
  ASSERT_TRUE(plain.is_up());
  EXPECT_EQ(told(plain, "/"), "nothing");
}

TEST_F(Tls, every_file_of_the_page_arrives_whole) {
  if (page::index() == nullptr) GTEST_SKIP() << "Built without the page.";
  ServerProcess server{data(), {"--tls-cert", own.certificate, "--tls-key", own.key}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  for (const page::File& file : page::files()) {
    if (&file == page::index()) continue;  // its head describes the screen
    const support::HttpReply reply = support::http(server.where(), {.target = std::string{file.path}});
    EXPECT_EQ(reply.status, 200U) << file.path;
    EXPECT_EQ(reply.headers.at("content-type"), file.type);
    EXPECT_TRUE(reply.body == file.plain) << file.path;
  }
}

TEST_F(Tls, links_say_https_and_plain_http_is_refused) {
  ServerProcess server{data(), {"--tls-cert", own.certificate, "--tls-key", own.key}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const support::HttpReply opened =
      support::http(server.where(), {.method = "POST", .target = "/api/tables", .body = "{}"});
  EXPECT_TRUE(opened.body.contains("\"link\":\"https://")) << opened.body;
  support::RawSocket plain{server.where()};
  plain.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const auto answer = plain.read_to_end();
  ASSERT_TRUE(answer);
  EXPECT_FALSE(answer->contains("HTTP/1.1 200"));
  EXPECT_TRUE(server.metric_reaches("limits_hit_total{kind=\"tls_handshake\"}", 1));
}

TEST_F(Tls, a_renewed_certificate_is_used_and_a_broken_one_is_not) {
  ServerProcess server{data(), {"--tls-cert", own.certificate, "--tls-key", own.key}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  std::ofstream{own.certificate} << "no certificate\n";
  server.program().signal(SIGHUP);
  EXPECT_TRUE(server.program().printed("magicmaze: The certificate " + own.certificate + " can't be used"));
  EXPECT_EQ(support::http(server.where(), {.target = "/healthz"}).status, 200U);
  own = support::make_certificate(folder.path(), "own");
  server.program().signal(SIGHUP);
  EXPECT_EQ(support::http(server.where(), {.target = "/healthz"}).status, 200U);
  EXPECT_EQ(server.stop(), 0);
}

// The digest of the certificate that a server shows; empty if it shows none.
std::string certificate_at(const std::string& place) {
  const std::unique_ptr<SSL_CTX, void (*)(SSL_CTX*)> context{SSL_CTX_new(TLS_client_method()), SSL_CTX_free};
  const std::unique_ptr<BIO, void (*)(BIO*)> connection{BIO_new_ssl_connect(context.get()), BIO_free_all};
  BIO_set_conn_hostname(connection.get(), place.c_str());
  if (BIO_do_handshake(connection.get()) != 1) return {};
  SSL* tls = nullptr;
  BIO_get_ssl(connection.get(), &tls);
  std::string digest(EVP_MAX_MD_SIZE, '\0');
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): OpenSSL's bytes
  X509_digest(SSL_get0_peer_certificate(tls), EVP_sha256(), reinterpret_cast<unsigned char*>(digest.data()),
              nullptr);
  return digest;
}

TEST_F(Tls, a_renewed_certificate_is_used_wherever_the_server_listens) {
  const std::string file = (folder.path() / "http.sock").string();
  ServerProcess server{data(),
                       {"--listen", "127.0.0.1:0", "--listen", "127.0.0.2:0", "--listen", "unix:" + file,
                        "--tls-cert", own.certificate, "--tls-key", own.key}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const auto second = server.program().printed("Listening on https://127.0.0.2:");
  ASSERT_TRUE(second);
  const std::vector places{"127.0.0.1:" + std::to_string(server.port()), "127.0.0.2:" + *second};
  const std::string before = certificate_at(places.front());
  EXPECT_FALSE(before.empty());
  EXPECT_EQ(certificate_at(places.back()), before);
  own = support::make_certificate(folder.path(), "own");
  server.program().signal(SIGHUP);
  for (const std::string& place : places) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds{30};
    std::string now = before;
    while (now == before && std::chrono::steady_clock::now() < deadline) now = certificate_at(place);
    EXPECT_FALSE(now.empty()) << place;
    EXPECT_NE(now, before) << place;
  }
  // A proxy on the same machine needs none.
  EXPECT_EQ(support::http({.file = file}, {.target = "/healthz"}).status, 200U);
}

TEST_F(Tls, a_key_that_does_not_match_ends_the_program_with_a_sentence) {
  const Certificate other = support::make_certificate(folder.path(), "other");
  ServerProcess server{data(), {"--tls-cert", own.certificate, "--tls-key", other.key}};
  EXPECT_FALSE(server.is_up());
  EXPECT_EQ(server.program().wait(), 1);
  EXPECT_TRUE(server.program().output().contains(other.key)) << server.program().output();
}

}  // namespace
