#include "net/http.h"

#include <gtest/gtest.h>

namespace net {
namespace {

template <class Place>
bool leads_to(const std::string& target, Method method = Method::Get) {
  const auto route = route_of({.method = method, .target = target, .is_upgrade = true});
  return route && std::holds_alternative<Place>(*route);
}

unsigned status(Method method, const std::string& target) {
  const auto route = route_of({.method = method, .target = target});
  return route ? 0 : route.error().status;
}

TEST(Http, every_address_leads_somewhere) {
  EXPECT_TRUE(leads_to<FrontPage>("/"));
  EXPECT_TRUE(leads_to<FrontPage>("/?from=phone"));
  EXPECT_TRUE(leads_to<StyleSheet>("/style.css"));
  EXPECT_TRUE(leads_to<TablePage>("/t/ABC234"));
  EXPECT_TRUE(leads_to<WrongTablePage>("/t/ABC10O"));
  EXPECT_TRUE(leads_to<ClientPage>("/screen/ABC234"));
  EXPECT_TRUE(leads_to<ClientPage>("/practice"));
  EXPECT_TRUE(leads_to<ClientPage>("/practice/solo"));
  EXPECT_TRUE(leads_to<ClientPage>("/rules/B-MOVE-2?from=refusal"));
  EXPECT_TRUE(leads_to<ClientPage>("/replay"));
  EXPECT_TRUE(leads_to<ClientPage>("/replay/0123abcd"));
  EXPECT_TRUE(leads_to<ClientPage>("/editor"));
  for (const page::File& file : page::files()) EXPECT_TRUE(leads_to<PageFile>(std::string{file.path}));
  EXPECT_TRUE(leads_to<TellVersion>("/api/version"));
  EXPECT_TRUE(leads_to<TellSite>("/api/site"));
  EXPECT_TRUE(leads_to<TellPrivacy>("/privacy?language=de"));
  EXPECT_TRUE(leads_to<TellRobots>("/robots.txt"));
  EXPECT_EQ(page::index() != nullptr, leads_to<PageFile>("/favicon.ico"));
  EXPECT_TRUE(leads_to<TellCatalog>("/api/catalog"));
  EXPECT_TRUE(leads_to<ListTables>("/api/tables"));
  EXPECT_TRUE(leads_to<OpenTable>("/api/tables", Method::Post));
  EXPECT_TRUE(leads_to<ShowTable>("/api/tables/abc-234"));
  EXPECT_TRUE(leads_to<WrongCode>("/api/tables/ABC10O"));
  EXPECT_TRUE(leads_to<TellNameKey>("/api/tables/abc-234/name-key"));
  EXPECT_TRUE(leads_to<WrongCode>("/api/tables/ABC10O/name-key"));
  EXPECT_TRUE(leads_to<WrongCode>("/api/tables/name-key"));
  EXPECT_TRUE(leads_to<ForgetOwnName>("/api/records/0123abcd/forget-name", Method::Post));
  EXPECT_TRUE(leads_to<WrongCode>("/ws/"));
  EXPECT_TRUE(leads_to<ListRecords>("/api/records"));
  EXPECT_TRUE(leads_to<ShowRecord>("/api/records/0123abcd"));
  EXPECT_TRUE(leads_to<ClientPage>("/achievements/0123abcd"));
  EXPECT_TRUE(leads_to<ClientPage>("/deeds/0123abcd"));
  EXPECT_TRUE(leads_to<ShowAchievements>("/api/achievements/0123abcd"));
  EXPECT_TRUE(leads_to<ShowAchievements>("/api/deeds/0123abcd"));
  EXPECT_TRUE(leads_to<TellHealth>("/healthz", Method::Head));
  EXPECT_TRUE(leads_to<TellReadiness>("/readyz"));
  EXPECT_TRUE(leads_to<TellMetrics>("/metrics"));
  EXPECT_TRUE(leads_to<EnterTable>("/ws/ABC234"));
}

TEST(Http, what_leads_nowhere_says_so) {
  for (const std::string target :
       {"", "x", "//", "/api", "/api/", "/api/records/", "/api/records/../x", "/api/records/a b",
        "/api/deeds/", "/api/achievements/", "*", "/style.css/", "/practices", "/screens", "/assets/",
        "/assets/../index.html", "http://elsewhere/"}) {
    EXPECT_EQ(status(Method::Get, target), 404U) << target;
  }
  EXPECT_EQ(status(Method::Post, "/"), 405U);
  EXPECT_EQ(status(Method::Get, "/api/records/0123abcd/forget-name"), 405U);
  EXPECT_EQ(status(Method::Get, "/api/admin"), 405U);
  EXPECT_EQ(status(Method::Post, "/admin"), 405U);
  EXPECT_EQ(status(Method::Post, "/api/records/../forget-name"), 404U);
  EXPECT_EQ(status(Method::Post, "/api/tables/ABC234/name-key"), 405U);
  EXPECT_EQ(status(Method::Other, "/api/tables"), 405U);
  EXPECT_EQ(status(Method::Post, "/api/tables/ABC234"), 405U);
  EXPECT_EQ(status(Method::Get, "/ws/ABC234"), 426U);
  EXPECT_EQ(status(Method::Options, "*"), 204U);
}

TEST(Http, what_is_logged_has_neither_codes_nor_names) {
  EXPECT_EQ(place_of("/"), "/");
  EXPECT_EQ(place_of("/api/tables"), "/api/tables");
  EXPECT_EQ(place_of("/t/ABC234"), "/t/CODE");
  EXPECT_EQ(place_of("/t/ABC10O"), "/t/CODE");
  EXPECT_EQ(place_of("/ws/abc-234"), "/ws/CODE");
  EXPECT_EQ(place_of("/ws/ABC234/x"), "/ws/CODE");
  EXPECT_EQ(place_of("/api/tables/ABC234"), "/api/tables/CODE");
  EXPECT_EQ(place_of("/api/records/0123abcd"), "/api/records/ID");
  EXPECT_EQ(place_of("/replay/0123abcd"), "/replay");
  EXPECT_EQ(place_of("/api/tables/ABC234/name-key"), "/api/tables/CODE/name-key");
  EXPECT_EQ(place_of("/api/records/0123abcd/forget-name"), "/api/records/ID/forget-name");
  EXPECT_EQ(place_of("/T/ABC234"), "elsewhere");
}

TEST(Http, a_command_is_what_was_posted) {
  const auto route = route_of({.method = Method::Post, .target = "/api/admin", .body = "{}"});
  ASSERT_TRUE(route);
  const auto* command = std::get_if<RunCommand>(&*route);
  ASSERT_NE(command, nullptr);
  EXPECT_EQ(command->line, "{}");
}

TEST(Http, a_wrong_method_is_answered_with_the_right_ones) {
  const auto refused = route_of({.method = Method::Other, .target = "/api/tables"});
  ASSERT_FALSE(refused);
  EXPECT_TRUE(head_of(refused.error()).contains("\r\nAllow: GET, HEAD, POST, OPTIONS\r\n"));
  const auto asked = route_of({.method = Method::Options, .target = "/healthz"});
  ASSERT_FALSE(asked);
  EXPECT_TRUE(head_of(asked.error()).contains("\r\nAllow: GET, HEAD, OPTIONS\r\n"));
}

TEST(Http, every_answer_is_safe_for_a_browser_and_not_cached) {
  const HttpAnswer error = error_answer(404, "NoSuchPage", "There is nothing \"here\".");
  EXPECT_EQ(error.bytes(), "{\"error\":\"NoSuchPage\",\"text\":\"There is nothing \\\"here\\\".\"}");
  const std::string head = head_of(error);
  EXPECT_TRUE(head.starts_with("HTTP/1.1 404 Not Found\r\n"));
  EXPECT_TRUE(head.ends_with("\r\n\r\n"));
  for (const std::string_view header :
       {"default-src 'none';", "script-src 'self' 'wasm-unsafe-eval';", "style-src 'self';",
        "connect-src 'self';", "worker-src 'self';", "object-src 'none'", "base-uri 'none'",
        "frame-ancestors 'none'", "form-action 'none'", "X-Content-Type-Options: nosniff",
        "Referrer-Policy: no-referrer", "Permissions-Policy: camera=()", "Cache-Control: no-store"}) {
    EXPECT_TRUE(head.contains(header)) << header;
  }
  const HttpAnswer kept{
      .type = "text/css", .body = "x", .headers = {{"Cache-Control", "public, max-age=3600"}}};
  EXPECT_FALSE(head_of(kept).contains("no-store"));
}

TEST(Http, the_body_is_measured_apart_from_being_sent) {
  const HttpAnswer answer{.type = "text/plain", .body = "well\n"};
  EXPECT_TRUE(head_of(answer).contains("\r\nContent-Length: 5\r\n"));
  const HttpAnswer lasting{.type = "text/plain", .lasting_body = "lasting"};
  EXPECT_EQ(lasting.bytes(), "lasting");
  EXPECT_TRUE(head_of(lasting).contains("\r\nContent-Length: 7\r\n"));
}

}  // namespace
}  // namespace net
