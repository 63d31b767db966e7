// Everything the server says over HTTP, checked against docs/protocol/openapi.json.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>

#include "notation/record.h"
#include "support/schema.h"
#include "support/server_process.h"
#include "support/table_client.h"

namespace {

using support::HttpReply;
using support::ServerProcess;
using support::TableClient;

class HttpSide : public testing::Test {
 protected:
  void serve(const std::vector<std::string>& options = {}) {
    server.emplace(folder.path() / "data", options);
    ASSERT_TRUE(server->is_up()) << server->program().output();
  }

  HttpReply get(const std::string& target) const {
    return support::http(server->where(), {.target = target});
  }
  HttpReply ask(const std::string& method, const std::string& target, const std::string& body = "") const {
    return support::http(server->where(), {.method = method, .target = target, .body = body});
  }
  // The error's one word; every error has this form.
  static std::string error_of(const HttpReply& reply, const std::string& method, const std::string& path) {
    const auto body = boost::json::parse(reply.body);
    if (const auto problem = schema::answer_problem(body, method, path, reply.status)) return *problem;
    return std::to_string(reply.status) + " " + std::string{body.at("error").as_string()};
  }

  // What this server says about its page; a program may be built without one (cmake/page.cmake).
  std::optional<std::string> build() const {
    const auto page = boost::json::parse(get("/api/version").body).at("page");
    return page.is_null() ? std::nullopt : std::optional{std::string{page.as_string()}};
  }
  // A page without its head: that says which screen it is.
  static std::string body_of(const HttpReply& reply) { return reply.body.substr(reply.body.find("</head>")); }
  HttpReply get_with(const std::string& target, const support::Headers& headers,
                     const std::string& method = "GET") const {
    return support::http(server->where(), {.method = method, .target = target, .headers = headers});
  }

  support::TemporaryFolder folder;
  std::optional<ServerProcess> server;
};

TEST_F(HttpSide, without_the_page_pages_are_plain_and_say_how_to_connect) {
  serve();
  if (build()) GTEST_SKIP() << "This program has the page.";
  const std::string code = support::open_table(server->where(), "{}");
  const HttpReply front = get("/");
  EXPECT_EQ(front.status, 200U);
  EXPECT_EQ(front.headers.at("content-type"), "text/html; charset=utf-8");
  EXPECT_TRUE(front.body.contains("magicmaze table --connect LINK"));
  EXPECT_FALSE(front.body.contains("<script"));
  EXPECT_FALSE(front.body.contains("style=\""));
  const HttpReply table = get("/t/" + code);
  EXPECT_EQ(table.status, 200U);
  EXPECT_TRUE(table.body.contains("/t/" + code));
  EXPECT_EQ(get("/t/222222").status, 404U);
  EXPECT_EQ(get("/style.css").headers.at("content-type"), "text/css; charset=utf-8");
  for (const HttpReply& reply : {front, table, get("/nothing"), get("/practice"), get("/api/tables")}) {
    EXPECT_TRUE(reply.headers.at("content-security-policy").contains("script-src 'self' 'wasm-unsafe-eval'"));
    EXPECT_EQ(reply.headers.at("x-content-type-options"), "nosniff");
    EXPECT_EQ(reply.headers.at("referrer-policy"), "no-referrer");
    EXPECT_EQ(reply.headers.at("cache-control"), "no-store");
  }
}

TEST_F(HttpSide, every_address_of_the_client_gives_the_page) {
  serve();
  const auto name = build();
  if (!name) GTEST_SKIP() << "This program has no page.";
  const std::string code = support::open_table(server->where(), "{}");
  const HttpReply front = get("/");
  EXPECT_EQ(front.status, 200U);
  EXPECT_EQ(front.headers.at("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(front.headers.at("cache-control"), "no-cache");
  EXPECT_EQ(front.headers.at("x-content-type-options"), "nosniff");
  EXPECT_EQ(front.headers.at("referrer-policy"), "no-referrer");
  EXPECT_TRUE(front.headers.at("content-security-policy").contains("connect-src 'self' ws://127.0.0.1 wss"));
  EXPECT_TRUE(front.body.contains("<meta name=\"build\" content=\"" + *name + "\""));
  EXPECT_FALSE(front.body.contains("style=\""));
  EXPECT_FALSE(front.body.contains("<style"));
  // An unknown table gets the page too, which explains the problem.
  const std::vector<std::string> targets{"/t/" + code,     "/t/222222", "/t/no-code",
                                         "/practice/solo", "/rules",    "/rules/B-MOVE-2?from=refusal",
                                         "/index.html"};
  for (const std::string& target : targets) {
    const HttpReply reply = get(target);
    EXPECT_EQ(reply.status, 200U) << target;
    EXPECT_EQ(body_of(reply), body_of(front)) << target;
  }
  const HttpReply lost = get_with("/tabels", {{"Accept", "text/html,*/*;q=0.8"}});
  EXPECT_EQ(lost.status, 404U);
  EXPECT_EQ(body_of(lost), body_of(front));
  EXPECT_EQ(error_of(get("/api/tables/222222"), "get", "/api/tables/{code}"), "404 NoSuchTable");
}

TEST_F(HttpSide, says_whose_server_it_is_and_what_it_keeps) {
  serve({"--public-url", "http://localhost/maze", "--site-name", "The Mall", "--contact", "ana@example.org",
         "--message-of-the-day", "Friday <b>at</b> eight", "--keep-days", "33"});
  const auto site = boost::json::parse(get("/api/site").body);
  EXPECT_EQ(schema::answer_problem(site, "get", "/api/site", 200), std::nullopt);
  EXPECT_EQ(site.at("name").as_string(), "The Mall");
  EXPECT_EQ(site.at("contact").as_string(), "mailto:ana@example.org");
  EXPECT_EQ(site.at("message").as_string(), "Friday <b>at</b> eight");
  EXPECT_TRUE(site.at("imprint").is_null());

  const HttpReply english = get("/maze/privacy");
  EXPECT_EQ(english.status, 200U);
  EXPECT_EQ(english.headers.at("content-type"), "text/html; charset=utf-8");
  EXPECT_TRUE(english.body.contains("33 days")) << english.body;
  EXPECT_TRUE(english.body.contains("href=\"mailto:ana@example.org\""));
  EXPECT_TRUE(english.body.contains("href=\"/maze/style.css\""));
  EXPECT_TRUE(get("/privacy?language=fr").body.contains("<html lang=\"fr\">"));
  EXPECT_TRUE(get_with("/privacy", {{"Accept-Language", "de"}}).body.contains("<html lang=\"de\">"));
  const HttpReply robots = get("/robots.txt");
  EXPECT_EQ(robots.status, 200U);
  EXPECT_TRUE(robots.body.contains("\nDisallow: /maze/t/\n")) << robots.body;
  if (build()) {
    EXPECT_EQ(get("/favicon.ico").headers.at("content-type"), "image/png");
  }
}

TEST_F(HttpSide, people_take_their_own_name_out_of_a_finished_game) {
  serve({"--countdown-ms", "0"});
  const std::string code = support::open_table(server->where(), R"({"scenario":"S1","public":true})");
  auto ana = support::TableClient::join(server->where(), code, "Ana");
  auto ben = support::TableClient::join(server->where(), code, "Ben");
  ASSERT_TRUE(ana && ben);
  const auto key_of = [&](const std::string& token) {
    const HttpReply reply =
        get_with("/api/tables/" + code + "/name-key", {{"Authorization", "Bearer " + token}});
    const auto body = boost::json::parse(reply.body);
    EXPECT_EQ(schema::answer_problem(body, "get", "/api/tables/{code}/name-key", reply.status), std::nullopt);
    return body;
  };
  EXPECT_TRUE(key_of(ana->token()).at("key").is_null());
  for (support::TableClient* one : {&*ana, &*ben}) one->say(R"({"t":"ready","n":1,"on":true})");
  ASSERT_TRUE(ana->sees_a_game());
  ana->say(R"({"t":"give_up","n":2})");
  ASSERT_TRUE(ben->hear("\"result\":\"given_up\""));
  const auto hers = key_of(ana->token());
  const std::string record{hers.at("record").as_string()};
  EXPECT_EQ(hers.at("seat").to_number<int>(), 1);
  EXPECT_EQ(key_of(ben->token()).at("seat").to_number<int>(), 2);
  EXPECT_TRUE(key_of(std::string(32, '0')).at("key").is_null());
  ASSERT_TRUE(get("/api/records").body.contains("[\"Ana\",\"Ben\"]")) << get("/api/records").body;

  const std::string target = "/api/records/" + record + "/forget-name";
  const std::string key{hers.at("key").as_string()};
  EXPECT_EQ(ask("POST", target, R"({"seat":2,"key":")" + key + "\"}").status, 403U) << "Ben's seat";
  EXPECT_EQ(ask("POST", "/api/records/other/forget-name", R"({"seat":1,"key":")" + key + "\"}").status, 403U);
  const std::vector<std::string> wrong_bodies{"", "{}", R"({"seat":0,"key":")" + key + "\"}",
                                              R"({"seat":1,"key":"x"})"};
  for (const std::string& wrong : wrong_bodies) {
    EXPECT_EQ(ask("POST", target, wrong).status, 400U) << wrong;
  }
  EXPECT_TRUE(get("/api/records").body.contains("[\"Ana\",\"Ben\"]"));
  // Later, when the server has restarted.
  ana.reset();
  ben.reset();
  EXPECT_EQ(server->stop(), 0);
  serve({"--countdown-ms", "0"});
  const HttpReply done = ask("POST", target, R"({"seat":1,"key":")" + key + "\"}");
  EXPECT_EQ(done.status, 200U) << done.body;
  EXPECT_EQ(
      schema::answer_problem(boost::json::parse(done.body), "post", "/api/records/{id}/forget-name", 200),
      std::nullopt);
  EXPECT_TRUE(get("/api/records").body.contains("[\"\",\"Ben\"]")) << get("/api/records").body;
}

TEST_F(HttpSide, a_link_shows_what_it_leads_to_and_nothing_of_private_tables) {
  serve({"--public-url", "https://maze.example.org/maze"});
  if (!build()) GTEST_SKIP() << "This program has no page.";
  const auto told = [&](const std::string& target, const std::string& name) {
    const std::string page = get(target).body;
    const std::string begin = "<meta property=\"" + name + "\" content=\"";
    const std::size_t at = page.find(begin);
    if (at == std::string::npos) return std::string{"nothing"};
    return page.substr(at + begin.size(), page.find('"', at + begin.size()) - at - begin.size());
  };
  EXPECT_EQ(told("/", "og:title"), "Magic Maze Online");
  EXPECT_EQ(told("/", "og:url"), "https://maze.example.org/maze/");
  EXPECT_EQ(told("/?utm=x", "og:url"), "https://maze.example.org/maze/");
  EXPECT_EQ(told("/heist", "og:title"), "The heist of the day \u00b7 Magic Maze Online");
  const HttpReply german = get_with("/heist", {{"Accept-Language", "de-DE,de;q=0.9,en;q=0.5"}});
  EXPECT_TRUE(german.body.contains("<title>Der Coup des Tages \u00b7 Magic Maze Online</title>"));
  EXPECT_EQ(german.headers.at("vary"), "Accept-Encoding, Accept-Language");
  const std::string picture = told("/", "og:image");
  EXPECT_EQ(picture, "https://maze.example.org/maze/preview.jpg");
  const HttpReply shown = get("/maze/preview.jpg");
  EXPECT_EQ(shown.status, 200U);
  EXPECT_EQ(shown.headers.at("content-type"), "image/jpeg");
  EXPECT_EQ(shown.headers.at("cross-origin-resource-policy"), "cross-origin");
  EXPECT_LT(shown.body.size(), 100'000U);
  EXPECT_TRUE(get("/book").body.contains("<title>The Great Book \u00b7 Magic Maze Online</title>"));
  const std::string hidden = support::open_table(server->where(), R"({"scenario":"S7"})");
  auto ana = TableClient::join(server->where(), hidden, "Ana");
  ASSERT_TRUE(ana);
  for (const std::string_view name : {"og:title", "og:description"}) {
    EXPECT_EQ(told("/t/" + hidden, std::string{name}), told("/t/222222", std::string{name}));
    EXPECT_EQ(told("/t/no-code", std::string{name}), told("/t/222222", std::string{name}));
  }
  const std::string open = support::open_table(server->where(), R"({"scenario":"S7","public":true})");
  auto bo = TableClient::join(server->where(), open, "Bo");
  ASSERT_TRUE(bo);
  EXPECT_TRUE(told("/t/" + open, "og:description").starts_with("Scenario 7. 1 player at the table"));
}

TEST_F(HttpSide, without_a_public_address_links_show_the_name_that_was_asked_for) {
  serve();
  if (!build()) GTEST_SKIP() << "This program has no page.";
  EXPECT_TRUE(get_with("/", {{"Host", "my.laptop:81"}}).body.contains("\"http://my.laptop:81/preview.jpg\""));
  EXPECT_EQ(get_with("/", {{"Host", "\"><b>"}}).status, 400U);
}

TEST_F(HttpSide, the_pages_files_are_compressed_and_cached) {
  serve();
  if (!build()) GTEST_SKIP() << "This program has no page.";
  const HttpReply front = get("/");
  const std::string tag = front.headers.at("etag");
  EXPECT_EQ(get_with("/", {{"If-None-Match", tag}}).status, 304U);
  EXPECT_EQ(get_with("/practice", {{"If-None-Match", tag}}).status, 200U);  // it has another title
  EXPECT_EQ(get_with("/", {{"If-None-Match", "\"another\""}}).status, 200U);
  const std::size_t begin = front.body.find("/assets/engine-");
  ASSERT_NE(begin, std::string::npos);
  const std::string engine = front.body.substr(begin, front.body.find('"', begin) - begin);
  const HttpReply plain = get(engine);
  EXPECT_EQ(plain.status, 200U);
  EXPECT_EQ(plain.headers.at("content-type"), "application/wasm");
  EXPECT_EQ(plain.headers.at("cache-control"), "public, max-age=31536000, immutable");
  EXPECT_TRUE(plain.body.starts_with(std::string_view{"\0asm", 4}));
  const HttpReply packed = get_with(engine, {{"Accept-Encoding", "gzip, deflate, br"}});
  EXPECT_EQ(packed.headers.at("content-encoding"), "br");
  EXPECT_EQ(packed.headers.at("vary"), "Accept-Encoding");
  EXPECT_LT(packed.body.size(), plain.body.size() / 2);
  const HttpReply zipped = get_with(engine, {{"Accept-Encoding", "br;q=0, gzip"}});
  EXPECT_EQ(zipped.headers.at("content-encoding"), "gzip");
  EXPECT_TRUE(zipped.body.starts_with("\x1f\x8b"));
  const HttpReply measured = get_with(engine, {{"Accept-Encoding", "br"}}, "HEAD");
  EXPECT_EQ(measured.headers.at("content-length"), std::to_string(packed.body.size()));
  EXPECT_EQ(measured.body, "");
  EXPECT_EQ(ask("POST", engine).status, 405U);
  EXPECT_EQ(get("/assets/of-yesterday.js").status, 404U);
}

TEST_F(HttpSide, methods_are_distinguished) {
  serve();
  const HttpReply head = ask("HEAD", "/api/version");
  EXPECT_EQ(head.status, 200U);
  EXPECT_EQ(head.body, "");
  EXPECT_EQ(head.headers.at("content-length"), std::to_string(get("/api/version").body.size()));
  const HttpReply options = ask("OPTIONS", "/api/tables");
  EXPECT_EQ(options.status, 204U);
  EXPECT_EQ(options.headers.at("allow"), "GET, HEAD, POST, OPTIONS");
  const HttpReply deleted = ask("DELETE", "/api/tables");
  EXPECT_EQ(deleted.status, 405U);
  EXPECT_EQ(deleted.headers.at("allow"), "GET, HEAD, POST, OPTIONS");
  EXPECT_EQ(ask("POST", "/healthz").status, 405U);
  EXPECT_EQ(get("/nowhere").status, 404U);
}

TEST_F(HttpSide, a_table_is_opened_with_what_can_be_played_and_nothing_else) {
  serve();
  const HttpReply opened = ask("POST", "/api/tables", R"({"scenario":"S7","seats":4,"public":true})");
  EXPECT_EQ(opened.status, 201U);
  EXPECT_EQ(schema::answer_problem(boost::json::parse(opened.body), "post", "/api/tables", 201),
            std::nullopt);
  EXPECT_EQ(ask("POST", "/api/tables").status, 201U);  // with an empty body: the default choice
  const auto refused = [&](const std::string& body) {
    return error_of(ask("POST", "/api/tables", body), "post", "/api/tables");
  };
  EXPECT_EQ(refused("{"), "400 NoChoice");
  EXPECT_EQ(refused(R"({"dance":1})"), "400 NoChoice");
  EXPECT_EQ(refused(R"({"seed":1})"), "403 SetupNotAllowed");
  EXPECT_EQ(refused(R"({"scenario":"S99"})"), "422 CannotBePlayed");
  EXPECT_EQ(ask("POST", "/api/tables", R"({"scenario":"F0","teammates":{"count":1}})").status, 201U);
  EXPECT_EQ(ask("POST", "/api/tables", R"({"scenario":"T1-hardcore+M2"})").status, 201U);  // T-SETUP
  EXPECT_EQ(error_of(get("/api/tables/222222"), "get", "/api/tables/{code}"), "404 NoSuchTable");
  EXPECT_EQ(error_of(get("/ws/" + std::string{boost::json::parse(opened.body).at("code").as_string()}), "get",
                     "/ws/{code}"),
            "426 UpgradeNeeded");
}

TEST_F(HttpSide, versions_health_and_metrics) {
  serve();
  EXPECT_EQ(schema::answer_problem(boost::json::parse(get("/api/version").body), "get", "/api/version", 200),
            std::nullopt);
  EXPECT_EQ(schema::answer_problem(boost::json::parse(get("/api/catalog").body), "get", "/api/catalog", 200),
            std::nullopt);
  EXPECT_EQ(get("/healthz").body, "well\n");
  EXPECT_EQ(get("/readyz").body, "ready\n");
  EXPECT_EQ(get("/metrics").status, 404U);  // it has its own port
  EXPECT_GE(server->metric("http_answers_total{status=\"200\"}"), 4U);
  EXPECT_EQ(server->metric("http_answers_total{status=\"404\"}"), 1U);
}

TEST_F(HttpSide, metrics_with_a_token) {
  const std::string file = (folder.path() / "token").string();
  std::ofstream{file} << "open sesame\n";
  serve({"--metrics-token-file", file});
  const auto with = [&](const std::string& authorization) {
    return support::http(server->where(),
                         {.target = "/metrics", .headers = {{"Authorization", authorization}}})
        .status;
  };
  EXPECT_EQ(with("Bearer open sesame"), 200U);
  EXPECT_EQ(with("Bearer open Sesame"), 404U);
  EXPECT_EQ(with("open sesame"), 404U);
  EXPECT_EQ(get("/metrics").status, 404U);
}

TEST_F(HttpSide, a_finished_game_can_be_read_by_its_name) {
  serve({"--countdown-ms", "0"});
  const std::string code = support::open_table(server->where(), R"({"scenario":"S1","public":true})");
  auto ana = TableClient::join(server->where(), code, "Ana <b>");
  ASSERT_TRUE(ana);
  ana->say(R"({"t":"ready","n":1,"on":true})");
  ASSERT_TRUE(ana->sees_a_game());
  ana->say(R"({"t":"do","n":2,"a":")" + ana->possible_action().value_or("") + "\"}");
  ASSERT_TRUE(ana->hear("\"n\":2,"));
  ana->say(R"({"t":"give_up","n":3})");
  const auto ended = ana->hear("\"record\":\"");
  ASSERT_TRUE(ended);
  const std::string id{boost::json::parse(*ended).at("table").at("record").as_string()};
  const HttpReply record = get("/api/records/" + id);
  ASSERT_EQ(record.status, 200U) << record.body;
  const auto read = notation::read_record(record.body);
  ASSERT_TRUE(read);
  EXPECT_TRUE(notation::verify(*read));
  const HttpReply list = get("/api/records");
  EXPECT_EQ(schema::answer_problem(boost::json::parse(list.body), "get", "/api/records", 200), std::nullopt);
  EXPECT_TRUE(list.body.contains(id)) << list.body;
  EXPECT_EQ(error_of(get("/api/records/none"), "get", "/api/records/{id}"), "404 NoSuchRecord");
}

}  // namespace
