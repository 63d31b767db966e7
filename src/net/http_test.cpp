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
  EXPECT_TRUE(leads_to<TellVersion>("/api/version"));
  EXPECT_TRUE(leads_to<ListTables>("/api/tables"));
  EXPECT_TRUE(leads_to<OpenTable>("/api/tables", Method::Post));
  EXPECT_TRUE(leads_to<ShowTable>("/api/tables/abc-234"));
  EXPECT_TRUE(leads_to<WrongCode>("/api/tables/ABC10O"));
  EXPECT_TRUE(leads_to<WrongCode>("/ws/"));
  EXPECT_TRUE(leads_to<ListRecords>("/api/records"));
  EXPECT_TRUE(leads_to<ShowRecord>("/api/records/0123abcd"));
  EXPECT_TRUE(leads_to<TellHealth>("/healthz", Method::Head));
  EXPECT_TRUE(leads_to<TellReadiness>("/readyz"));
  EXPECT_TRUE(leads_to<TellMetrics>("/metrics"));
  EXPECT_TRUE(leads_to<EnterTable>("/ws/ABC234"));
}

TEST(Http, what_leads_nowhere_says_so) {
  for (const std::string target : {"", "x", "//", "/api", "/api/", "/api/records/", "/api/records/../x",
                                   "/api/records/a b", "*", "/style.css/", "http://elsewhere/"}) {
    EXPECT_EQ(status(Method::Get, target), 404U) << target;
  }
  EXPECT_EQ(status(Method::Post, "/"), 405U);
  EXPECT_EQ(status(Method::Other, "/api/tables"), 405U);
  EXPECT_EQ(status(Method::Post, "/api/tables/ABC234"), 405U);
  EXPECT_EQ(status(Method::Get, "/ws/ABC234"), 426U);
  EXPECT_EQ(status(Method::Options, "*"), 204U);
}

TEST(Http, a_wrong_method_is_told_the_right_ones) {
  const auto refused = route_of({.method = Method::Other, .target = "/api/tables"});
  ASSERT_FALSE(refused);
  EXPECT_TRUE(bytes_of(refused.error(), Body::Told).contains("\r\nAllow: GET, HEAD, POST, OPTIONS\r\n"));
  const auto asked = route_of({.method = Method::Options, .target = "/healthz"});
  ASSERT_FALSE(asked);
  EXPECT_TRUE(bytes_of(asked.error(), Body::Told).contains("\r\nAllow: GET, HEAD, OPTIONS\r\n"));
}

TEST(Http, every_answer_is_safe_for_a_browser_and_kept_by_nobody) {
  const std::string bytes =
      bytes_of(error_answer(404, "NoSuchPage", "There is nothing \"here\"."), Body::Told);
  EXPECT_TRUE(bytes.starts_with("HTTP/1.1 404 Not Found\r\n"));
  EXPECT_TRUE(
      bytes.ends_with("\r\n\r\n{\"error\":\"NoSuchPage\",\"text\":\"There is nothing \\\"here\\\".\"}"));
  for (const std::string_view header :
       {"script-src 'self' 'wasm-unsafe-eval';", "frame-ancestors 'none'", "X-Content-Type-Options: nosniff",
        "Referrer-Policy: no-referrer", "Cache-Control: no-store"}) {
    EXPECT_TRUE(bytes.contains(header)) << header;
  }
  const HttpAnswer kept{
      .type = "text/css", .body = "x", .headers = {{"Cache-Control", "public, max-age=3600"}}};
  EXPECT_FALSE(bytes_of(kept, Body::Told).contains("no-store"));
}

TEST(Http, HEAD_measures_the_body_and_leaves_it_out) {
  const HttpAnswer answer{.type = "text/plain", .body = "well\n"};
  const std::string bytes = bytes_of(answer, Body::Untold);
  EXPECT_TRUE(bytes.contains("\r\nContent-Length: 5\r\n"));
  EXPECT_TRUE(bytes.ends_with("\r\n\r\n"));
}

}  // namespace
}  // namespace net
