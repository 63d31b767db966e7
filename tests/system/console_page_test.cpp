// The operator's console over HTTP: who may use it, and what it does.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <iterator>

#include "serve/host.h"
#include "support/certificate.h"
#include "support/schema.h"
#include "support/server_process.h"
#include "support/table_client.h"

namespace {

namespace json = boost::json;

using support::HttpReply;
using support::ServerProcess;
using support::Where;

const std::string kSecret = "a secret that nobody knows";

class ConsolePage : public testing::Test {
 protected:
  void SetUp() override { std::ofstream{secret_file()} << kSecret << "\n"; }
  std::string secret_file() const { return (folder.path() / "secret").string(); }
  void serve(std::vector<std::string> options = {}) {
    options.insert(options.end(), {"--admin-secret-file", secret_file()});
    server.emplace(folder.path() / "data", options);
    ASSERT_TRUE(server->is_up()) << server->program().output();
  }
  HttpReply post(const Where& where, const std::string& command, const std::string& secret = kSecret,
                 support::Headers headers = {}) const {
    headers["authorization"] = "Bearer " + secret;
    return support::http(where,
                         {.method = "POST", .target = "/api/admin", .body = command, .headers = headers});
  }
  // Its status, and its error if it isn't the answer to a command; either way as the protocol says.
  static std::string outcome(const HttpReply& reply) {
    const auto body = json::parse(reply.body);
    if (const auto problem = schema::answer_problem(body, "post", "/api/admin", reply.status))
      return *problem;
    const std::string status = std::to_string(reply.status);
    return reply.status == 200 ? status : status + " " + std::string{body.at("error").as_string()};
  }
  std::string outcome(const Where& where, const std::string& secret = kSecret,
                      const support::Headers& headers = {}) const {
    return outcome(post(where, R"({"do":"tables"})", secret, headers));
  }
  std::string audit_log() const {
    std::ifstream in{folder.path() / "data" / "audit.log"};
    return {std::istreambuf_iterator<char>{in}, {}};
  }

  support::TemporaryFolder folder;
  std::optional<ServerProcess> server;
};

TEST_F(ConsolePage, a_command_is_carried_out_and_in_the_audit_log_as_the_page_s) {
  serve();
  const std::string code = support::open_table(server->where(), R"({"scenario":"S1"})");
  auto ana = support::TableClient::join(server->where(), code, "Ana");
  ASSERT_TRUE(ana);
  const HttpReply listed = post(server->where(), R"({"do":"tables"})");
  EXPECT_EQ(outcome(listed), "200");
  const json::object tables = json::parse(listed.body).as_object();
  EXPECT_TRUE(tables.at("ok").as_bool());
  EXPECT_EQ(tables.at("tables").at(0).at("code").as_string(), code);
  EXPECT_TRUE(audit_log().empty());

  const HttpReply banned = post(server->where(), R"({"do":"ban","with":["203.0.113.0/24"],"why":"spam"})");
  EXPECT_TRUE(json::parse(banned.body).at("ok").as_bool()) << banned.body;
  const HttpReply closed = post(server->where(), R"({"do":"close","with":[")" + code + "\"]}");
  EXPECT_TRUE(json::parse(closed.body).at("ok").as_bool()) << closed.body;
  EXPECT_TRUE(ana->hear(R"({"closed":{}})"));
  EXPECT_TRUE(audit_log().contains(R"("by":"page","do":"ban","about":"203.0.113.0/24","why":"spam")"))
      << audit_log();
  EXPECT_TRUE(audit_log().contains(R"("by":"page","do":"close")")) << audit_log();

  for (const std::string wrong : {"", "{", R"({"do":"dance"})", R"({"do":"close","with":["222222"]})"}) {
    const HttpReply refused = post(server->where(), wrong);
    EXPECT_EQ(outcome(refused), "200") << wrong;
    EXPECT_FALSE(json::parse(refused.body).at("ok").as_bool()) << wrong;
  }
  const HttpReply read = support::http(server->where(), {.target = "/api/admin"});
  EXPECT_EQ(read.status, 405U);
  EXPECT_EQ(read.headers.at("allow"), "POST, OPTIONS");
}

TEST_F(ConsolePage, who_guesses_the_secret_soon_gets_no_answer) {
  serve({"--limit-guesses-per-minute", "3"});
  const Where guesser = server->where("127.0.0.2");
  const std::string close = kSecret.substr(0, kSecret.size() - 1) + "W";
  for (const std::string& guess : {std::string{}, close, kSecret + "!"})
    EXPECT_EQ(outcome(guesser, guess), "403 WrongSecret") << guess;
  EXPECT_EQ(outcome(guesser), "429 TooManyGuesses");
  EXPECT_EQ(outcome(server->where()), "200");
  EXPECT_EQ(server->metric("wrong_tokens_total"), 3U);
  EXPECT_FALSE(server->program().output().contains(kSecret));
}

TEST_F(ConsolePage, pages_of_other_sites_get_nowhere) {
  serve();
  EXPECT_EQ(outcome(server->where(), kSecret, {{"origin", "https://evil.example"}}), "403 ForeignOrigin");
}

TEST_F(ConsolePage, without_TLS_it_is_for_this_machine_only) {
  const std::vector<net::Address> own = serve::lan_addresses();
  if (own.empty()) GTEST_SKIP() << "This machine has only its loopback.";
  serve({"--listen", "[::]:0"});
  const Where elsewhere = server->where(own.front().text());
  EXPECT_EQ(outcome(elsewhere), "403 NotPrivate");
  const HttpReply page = support::http(elsewhere, {.target = "/admin"});
  EXPECT_EQ(page.status, 403U);
  EXPECT_FALSE(page.body.contains("admin.js")) << page.body;
  EXPECT_EQ(outcome(server->where()), "200");

  const support::Certificate certificate = support::make_certificate(folder.path(), "own");
  ASSERT_EQ(server->stop(), 0);
  serve({"--listen", "[::]:0", "--tls-cert", certificate.certificate, "--tls-key", certificate.key});
  EXPECT_EQ(outcome(server->where(own.front().text())), "200");
}

// Someone on this machine passes on what comes from elsewhere: only HTTPS keeps the secret on the way there.
TEST_F(ConsolePage, through_a_proxy_on_this_machine_the_public_address_must_be_https) {
  const support::Headers forwarded{{"x-forwarded-for", "203.0.113.7"}};
  for (const std::string scheme : {"https", "http"}) {
    const std::string file = (folder.path() / "http.sock").string();
    serve({"--public-url", scheme + "://maze.example.org", "--trusted-proxy", "127.0.0.1", "--listen",
           "127.0.0.1:0", "--listen", "unix:" + file});
    const std::string expected = scheme == "https" ? "200" : "403 NotPrivate";
    EXPECT_EQ(outcome(server->where(), kSecret, forwarded), expected) << scheme;
    EXPECT_EQ(outcome({.file = file}, kSecret, forwarded), expected) << scheme;
    EXPECT_EQ(outcome(server->where()), "200");
    ASSERT_EQ(server->stop(), 0);
  }
}

TEST_F(ConsolePage, has_a_page_that_loads_only_its_own_files) {
  serve({"--public-url", "https://example.org/maze"});
  const HttpReply page = support::http(server->where(), {.target = "/maze/admin"});
  EXPECT_EQ(page.status, 200U);
  EXPECT_EQ(page.headers.at("content-type"), "text/html; charset=utf-8");
  EXPECT_TRUE(page.headers.at("content-security-policy").contains("script-src 'self'"));
  EXPECT_FALSE(page.body.contains("<style") || page.body.contains("style=") || page.body.contains("onclick"));
  for (const auto& [file, type] : {std::pair{"/maze/admin.js", "text/javascript; charset=utf-8"},
                                   std::pair{"/maze/admin.css", "text/css; charset=utf-8"}}) {
    EXPECT_TRUE(page.body.contains("\"" + std::string{file} + "\"")) << page.body;
    const HttpReply part = support::http(server->where(), {.target = file});
    EXPECT_EQ(part.status, 200U) << file;
    EXPECT_EQ(part.headers.at("content-type"), type);
  }
}

TEST_F(ConsolePage, without_a_secret_there_is_none) {
  server.emplace(folder.path() / "data");
  ASSERT_TRUE(server->is_up());
  for (const std::string target : {"/admin", "/admin.js", "/admin.css"})
    EXPECT_EQ(support::http(server->where(), {.target = target}).status, 404U) << target;
  EXPECT_EQ(outcome(server->where()), "404 NoSuchPage");
  EXPECT_EQ(outcome(server->where(), ""), "404 NoSuchPage");
}

}  // namespace
