// The server behind nginx, with the actual file from deploy/.
#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "support/certificate.h"
#include "support/server_process.h"
#include "support/table_client.h"

namespace {

using support::Program;
using support::Security;
using support::ServerProcess;
using support::TableClient;
using support::Where;

constexpr const char* kNginx = "/usr/sbin/nginx";

// One that is free now; nginx can't report which one it chose.
std::uint16_t free_port() {
  const int probe = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof(address);
  // The kernel's address types share one layout; this is the one for AF_INET.
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
  auto* any_address = reinterpret_cast<sockaddr*>(&address);
  const bool is_known =
      ::bind(probe, any_address, size) == 0 && ::getsockname(probe, any_address, &size) == 0;
  ::close(probe);
  return is_known ? ntohs(address.sin_port) : std::uint16_t{0};
}

// False: it wasn't there, so the file and this test no longer match.
bool replace(std::string& text, const std::string& before, const std::string& after) {
  const std::size_t at = text.find(before);
  if (at == std::string::npos) return false;
  text.replace(at, before.size(), after);
  return true;
}

class Proxy : public testing::Test {
 protected:
  // deploy/nginx.conf, with this test's own values.
  void start_nginx(const std::string& server) {
    const support::Certificate own = support::make_certificate(folder.path(), "own");
    start_nginx_with("/healthz", [&](std::uint16_t secure) {
      std::string site = text_of("deploy/nginx.conf");
      EXPECT_TRUE(replace(site, "server 127.0.0.1:8080", "server " + server));
      EXPECT_TRUE(replace(site, "listen 80;", "listen 127.0.0.1:" + std::to_string(free_port()) + ";"));
      EXPECT_TRUE(replace(site, "listen 443 ssl http2;",
                          "listen 127.0.0.1:" + std::to_string(secure) + " ssl http2;"));
      // Not every machine that runs tests has IPv6.
      EXPECT_TRUE(replace(site, "listen [::]:80;", ""));
      EXPECT_TRUE(replace(site, "listen [::]:443 ssl http2;", ""));
      EXPECT_TRUE(replace(site, "/etc/letsencrypt/live/maze.example.org/fullchain.pem", own.certificate));
      EXPECT_TRUE(replace(site, "/etc/letsencrypt/live/maze.example.org/privkey.pem", own.key));
      return site;
    });
  }

  // A site with something else on it, and deploy/nginx-sub-path.conf inside.
  void start_nginx_below(std::uint16_t server_port, bool takes_path_away = false) {
    const support::Certificate own = support::make_certificate(folder.path(), "own");
    start_nginx_with("/maze/healthz", [&](std::uint16_t secure) {
      std::string part = text_of("deploy/nginx-sub-path.conf");
      const std::string before = "http://127.0.0.1:8080";
      const std::string after = "http://127.0.0.1:" + std::to_string(server_port);
      EXPECT_TRUE(replace(part, "proxy_pass         " + before,
                          "proxy_pass " + after + (takes_path_away ? "/" : "")));
      return "server {\n  listen 127.0.0.1:" + std::to_string(secure) + " ssl;\n  ssl_certificate " +
             own.certificate + ";\n  ssl_certificate_key " + own.key +
             ";\n  location / { return 200 'something else'; }\n" + part + "}\n";
    });
  }

  template <class MakeSite>
  void start_nginx_with(const std::string& target, MakeSite make_site) {
    ASSERT_TRUE(std::filesystem::exists(kNginx)) << "./test installs nginx-light";
    for (int attempt = 0; attempt < 5 && secure_port == 0; ++attempt) {
      const std::uint16_t secure = free_port();
      std::ofstream{path("site.conf")} << make_site(secure);
      std::ofstream{path("nginx.conf")} << around(path("site.conf"));
      nginx = std::make_unique<Program>(
          std::vector<std::string>{kNginx, "-p", folder.path().string(), "-c", path("nginx.conf")},
          folder.path() / "nginx.output");
      if (answers(secure, target)) secure_port = secure;
    }
    ASSERT_NE(secure_port, 0) << nginx->output();
  }

  static std::string text_of(const std::string& name) {
    std::ifstream file{name};
    return {std::istreambuf_iterator<char>{file}, {}};
  }

  // Waits until it answers or has ended.
  bool answers(std::uint16_t port, const std::string& target) {
    for (int attempt = 0; attempt < 200; ++attempt) {
      if (support::http({port, Security::Tls, "127.0.0.1"}, {.target = target}).status == 200) return true;
      if (nginx->output().contains("[emerg]")) return false;
      std::this_thread::sleep_for(std::chrono::milliseconds{50});
    }
    return false;
  }

  std::string path(const std::string& name) const { return (folder.path() / name).string(); }

  std::string around(const std::string& site) const {
    std::string text =
        "daemon off;\nworker_processes 1;\nerror_log stderr;\npid " + path("nginx.pid") + ";\n";
    if (::geteuid() == 0) text += "user root;\n";
    text += "events {}\nhttp {\n  access_log off;\n  proxy_buffering off;\n";
    for (const char* kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"}) {
      text += "  " + std::string{kind} + "_temp_path " + path(kind) + ";\n";
    }
    return text + "  include " + site + ";\n}\n";
  }

  Where where(const std::string& from = "127.0.0.1") const { return {secure_port, Security::Tls, from}; }

  Where below(const std::string& from) const { return {secure_port, Security::Tls, from, "/maze"}; }

  support::TemporaryFolder folder;
  std::unique_ptr<Program> nginx;
  std::uint16_t secure_port = 0;
};

TEST_F(Proxy, a_game_is_played_through_it_and_limits_apply_to_the_visitors_behind_it) {
  ServerProcess server{
      folder.path() / "data",
      {"--countdown-ms", "0", "--trusted-proxy", "127.0.0.1", "--public-url", "https://maze.example.org",
       "--limit-guesses-per-minute", "3", "--limit-connections-per-address", "2"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  start_nginx("127.0.0.1:" + std::to_string(server.port()));
  if (HasFatalFailure()) return;

  const support::HttpReply opened =
      support::http(where(), {.method = "POST", .target = "/api/tables", .body = R"({"scenario":"S1"})"});
  ASSERT_EQ(opened.status, 201U) << opened.body;
  const std::string code = opened.body.substr(9, 6);
  EXPECT_TRUE(opened.body.contains("https://maze.example.org/t/" + code)) << opened.body;
  auto ana = TableClient::join(where("127.0.0.2"), code, "Ana");
  auto ben = TableClient::join(where("127.0.0.2"), code, "Ben");
  ASSERT_TRUE(ana && ben);
  ana->say(R"({"t":"ready","n":1,"on":true})");
  ben->say(R"({"t":"ready","n":1,"on":true})");
  ASSERT_TRUE(ana->sees_a_game());
  ASSERT_TRUE(ben->sees_a_game());
  TableClient& actor = ana->possible_action() ? *ana : *ben;
  actor.say(R"({"t":"do","n":2,"a":")" + actor.possible_action().value_or("none") + "\"}");
  const auto first = ana->hear("\"seat\":0");
  EXPECT_EQ(first, ben->hear("\"seat\":0"));

  // A third one from the same address is too many, but not one from another address.
  EXPECT_FALSE(TableClient::join(where("127.0.0.2"), code, "Cleo"));
  EXPECT_TRUE(TableClient::join(where("127.0.0.3"), code, "Cleo"));
  for (int i = 0; i < 3; ++i) support::http(where("127.0.0.4"), {.target = "/api/tables/222222"});
  EXPECT_EQ(support::http(where("127.0.0.4"), {.target = "/api/tables/" + code}).status, 429U);
  EXPECT_EQ(support::http(where("127.0.0.5"), {.target = "/api/tables/" + code}).status, 200U);
  // A client's own claim isn't trusted.
  EXPECT_EQ(support::http(where("127.0.0.4"),
                          {.target = "/api/tables/" + code, .headers = {{"X-Forwarded-For", "127.0.0.9"}}})
                .status,
            429U);
  EXPECT_EQ(support::http(where(), {.target = "/metrics"}).status, 404U);
}

TEST_F(Proxy, through_a_socket_file_visitors_are_known_without_a_trusted_proxy) {
  const std::string file = path("http.sock");
  ServerProcess server{folder.path() / "data",
                       {"--listen", "127.0.0.1:0", "--listen", "unix:" + file, "--countdown-ms", "0",
                        "--public-url", "https://maze.example.org", "--limit-guesses-per-minute", "3"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  start_nginx("unix:" + file);
  if (HasFatalFailure()) return;
  const std::string code = support::open_table(where(), R"({"scenario":"S1"})");
  auto ana = TableClient::join(where("127.0.0.2"), code, "Ana");
  auto ben = TableClient::join(where("127.0.0.3"), code, "Ben");
  ASSERT_TRUE(ana && ben);
  ana->say(R"({"t":"ready","n":1,"on":true})");
  ben->say(R"({"t":"ready","n":1,"on":true})");
  ASSERT_TRUE(ana->sees_a_game());
  ASSERT_TRUE(ben->sees_a_game());
  for (int i = 0; i < 3; ++i) support::http(where("127.0.0.4"), {.target = "/api/tables/222222"});
  EXPECT_EQ(support::http(where("127.0.0.4"),
                          {.target = "/api/tables/" + code, .headers = {{"X-Forwarded-For", "127.0.0.9"}}})
                .status,
            429U);
  EXPECT_EQ(support::http(where("127.0.0.5"), {.target = "/api/tables/" + code}).status, 200U);
}

// Whether or not the proxy strips its path from what it passes on.
class ProxyBelow : public Proxy, public testing::WithParamInterface<bool> {};

TEST_P(ProxyBelow, the_server_is_below_a_site) {
  ServerProcess server{folder.path() / "data",
                       {"--countdown-ms", "0", "--trusted-proxy", "127.0.0.1", "--public-url",
                        "https://example.org/maze/", "--limit-guesses-per-minute", "3"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  start_nginx_below(server.port(), GetParam());
  if (HasFatalFailure()) return;

  EXPECT_EQ(support::http(where(), {.target = "/"}).body, "something else");
  const support::HttpReply opened = support::http(
      where(), {.method = "POST", .target = "/maze/api/tables", .body = R"({"scenario":"S1"})"});
  ASSERT_EQ(opened.status, 201U) << opened.body;
  const std::string code = opened.body.substr(9, 6);
  EXPECT_TRUE(opened.body.contains("https://example.org/maze/t/" + code)) << opened.body;

  // Every address that a page names leads through the proxy to the server.
  const support::HttpReply page =
      support::http(where(), {.target = "/maze/t/" + code, .headers = {{"Accept", "text/html"}}});
  ASSERT_EQ(page.status, 200U);
  std::size_t addresses = 0;
  for (std::size_t at = page.body.find("=\"/"); at != std::string::npos;
       at = page.body.find("=\"/", at + 1)) {
    const std::string address = page.body.substr(at + 2, page.body.find('"', at + 2) - at - 2);
    ++addresses;
    EXPECT_TRUE(address.starts_with("/maze/")) << address;
    const support::HttpReply part = support::http(where(), {.target = address});
    EXPECT_EQ(part.status, 200U) << address;
    EXPECT_NE(part.body, "something else") << address;
  }
  EXPECT_GT(addresses, 0U) << page.body;

  auto ana = TableClient::join(below("127.0.0.2"), code, "Ana");
  auto ben = TableClient::join(below("127.0.0.3"), code, "Ben");
  ASSERT_TRUE(ana && ben);
  ana->say(R"({"t":"ready","n":1,"on":true})");
  ben->say(R"({"t":"ready","n":1,"on":true})");
  ASSERT_TRUE(ana->sees_a_game());
  ASSERT_TRUE(ben->sees_a_game());

  // Limits apply to the visitors behind the proxy, and a client's own claim isn't trusted.
  for (int i = 0; i < 3; ++i) support::http(where("127.0.0.4"), {.target = "/maze/api/tables/222222"});
  EXPECT_EQ(support::http(where("127.0.0.4"), {.target = "/maze/api/tables/" + code,
                                               .headers = {{"X-Forwarded-For", "127.0.0.9"}}})
                .status,
            429U);
  EXPECT_EQ(support::http(where("127.0.0.5"), {.target = "/maze/api/tables/" + code}).status, 200U);
  EXPECT_EQ(support::http(where(), {.target = "/maze/metrics"}).status, 404U);
}

INSTANTIATE_TEST_SUITE_P(Proxy, ProxyBelow, testing::Bool());

TEST_F(Proxy, a_forwarded_address_is_only_trusted_from_a_trusted_proxy) {
  ServerProcess server{folder.path() / "data", {"--limit-guesses-per-minute", "3"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  for (int i = 0; i < 3; ++i) {
    support::http(server.where(), {.target = "/api/tables/222222",
                                   .headers = {{"X-Forwarded-For", "10.0.0." + std::to_string(i)}}});
  }
  EXPECT_EQ(support::http(server.where(),
                          {.target = "/api/tables/222222", .headers = {{"X-Forwarded-For", "10.0.0.9"}}})
                .status,
            429U);
}

}  // namespace
