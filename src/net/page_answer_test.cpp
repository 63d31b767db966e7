#include "net/page_answer.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace net {
namespace {

constexpr page::File kIndex{.path = "/index.html",
                            .type = "text/html; charset=utf-8",
                            .hash = "0123",
                            .plain = "<!doctype html>",
                            .gzip = "<gzip>",
                            .brotli = "<br>"};
constexpr page::File kScript{.path = "/assets/index-4f.js",
                             .type = "text/javascript; charset=utf-8",
                             .hash = "4567",
                             .is_named_after_content = true,
                             .plain = "let x = 1;",
                             .gzip = "",
                             .brotli = ""};

std::string header(const HttpAnswer& answer, std::string_view name) {
  const auto found = std::ranges::find(answer.headers, name, [](const auto& each) { return each.first; });
  return found == answer.headers.end() ? "none" : found->second;
}

TEST(PageAnswer, lasting_bytes_have_a_tag_and_are_sent_once) {
  constexpr std::string_view kBytes = "{}";
  const HttpAnswer first = lasting_answer({.target = "/api/catalog"}, "application/json", kBytes);
  EXPECT_EQ(first.status, 200U);
  EXPECT_EQ(first.bytes().data(), kBytes.data());
  const std::string tag = header(first, "ETag");
  EXPECT_EQ(tag.size(), 18U);
  const HttpAnswer again =
      lasting_answer({.target = "/api/catalog", .if_none_match = tag}, "application/json", kBytes);
  EXPECT_EQ(again.status, 304U);
  EXPECT_TRUE(again.bytes().empty());
  EXPECT_NE(header(lasting_answer({}, "application/json", "[]"), "ETag"), tag);
}

TEST(PageAnswer, bytes_are_sent_unchanged) {
  const HttpAnswer plain = page_answer(kIndex, {.target = "/"});
  EXPECT_EQ(plain.status, 200U);
  EXPECT_EQ(plain.type, "text/html; charset=utf-8");
  EXPECT_EQ(plain.bytes().data(), kIndex.plain.data());
  EXPECT_EQ(header(plain, "Content-Encoding"), "none");
  EXPECT_EQ(header(plain, "ETag"), "\"0123\"");
  EXPECT_EQ(header(plain, "Vary"), "Accept-Encoding");
  const HttpAnswer packed = page_answer(kIndex, {.target = "/", .accept_encoding = "gzip, br"});
  EXPECT_EQ(packed.bytes().data(), kIndex.brotli.data());
  EXPECT_EQ(header(packed, "Content-Encoding"), "br");
  EXPECT_EQ(header(packed, "ETag"), "\"0123-br\"");
  EXPECT_TRUE(head_of(packed).contains("\r\nContent-Length: 4\r\n"));
}

TEST(PageAnswer, only_files_named_after_their_content_are_cached_without_asking) {
  EXPECT_EQ(header(page_answer(kIndex, {.target = "/"}), "Cache-Control"), "no-cache");
  EXPECT_EQ(header(page_answer(kScript, {.target = "/"}), "Cache-Control"),
            "public, max-age=31536000, immutable");
}

TEST(PageAnswer, the_policy_is_sent_once_with_the_page) {
  const std::string page = head_of(page_answer(kIndex, {.target = "/"}));
  const std::string part = head_of(page_answer(kScript, {.target = "/"}));
  for (const std::string_view header : {"Content-Security-Policy", "Referrer-Policy", "Permissions-Policy"}) {
    EXPECT_TRUE(page.contains(header)) << header;
    EXPECT_FALSE(part.contains(header)) << header;
  }
  for (const std::string_view header : {"X-Content-Type-Options", "Cross-Origin-Resource-Policy"}) {
    EXPECT_TRUE(page.contains(header)) << header;
    EXPECT_TRUE(part.contains(header)) << header;
  }
}

TEST(PageAnswer, a_client_that_has_it_is_not_sent_it_again) {
  for (const std::string tags : {"\"0123\"", "W/\"0123\"", "\"x\", \"0123\"", "*"}) {
    const HttpAnswer answer = page_answer(kIndex, {.target = "/", .if_none_match = tags});
    EXPECT_EQ(answer.status, 304U) << tags;
    EXPECT_EQ(answer.bytes(), "") << tags;
    const std::string head = head_of(answer);
    EXPECT_TRUE(head.starts_with("HTTP/1.1 304 Not Modified\r\n")) << tags;
    EXPECT_FALSE(head.contains("Content-Length")) << tags;
    EXPECT_TRUE(head.contains("ETag: \"0123\"")) << tags;
  }
  EXPECT_EQ(page_answer(kIndex, {.target = "/", .if_none_match = "\"4567\""}).status, 200U);
  // The same page, packed differently.
  const HttpRequest packed{.target = "/", .accept_encoding = "br", .if_none_match = "\"0123\""};
  EXPECT_EQ(page_answer(kIndex, packed).status, 200U);
  EXPECT_EQ(
      page_answer(kIndex, {.target = "/", .accept_encoding = "br", .if_none_match = "\"0123-br\""}).status,
      304U);
}

TEST(PageAnswer, the_page_may_only_talk_to_its_own_host) {
  const auto policy = [](const std::string& host) {
    const std::string head = head_of(page_answer(kIndex, {.target = "/", .host = host}));
    const std::size_t begin = head.find("connect-src");
    return head.substr(begin, head.find(';', begin) - begin);
  };
  EXPECT_EQ(policy("maze.example.org:8080"),
            "connect-src 'self' ws://maze.example.org:8080 wss://maze.example.org:8080");
  EXPECT_EQ(policy("[::1]:8080"), "connect-src 'self' ws://[::1]:8080 wss://[::1]:8080");
  for (const std::string host : {"", "x; script-src *", "a b", "*", "x,y", "a@b"}) {
    EXPECT_EQ(policy(host), "connect-src 'self'") << host;
  }
  const std::string head = head_of(page_answer(kIndex, {.target = "/"}));
  EXPECT_EQ(head.find("Content-Security-Policy"), head.rfind("Content-Security-Policy"));
}

TEST(PageAnswer, below_a_site_the_page_contains_its_path) {
  constexpr page::File kPage{.path = "/index.html",
                             .type = "text/html; charset=utf-8",
                             .hash = "0123",
                             .plain = "<script src=\"/assets/a.js\">",
                             .gzip = "<gzip>",
                             .brotli = "<br>"};
  const HttpRequest request{.target = "/", .accept_encoding = "br"};
  const HttpAnswer below = page_answer(kPage, request, "/maze");
  EXPECT_EQ(below.bytes(), "<script src=\"/maze/assets/a.js\">");
  EXPECT_EQ(header(below, "Content-Encoding"), "none");
  EXPECT_EQ(header(below, "ETag"), "\"0123/maze\"");
  EXPECT_EQ(page_answer(kPage, {.target = "/", .if_none_match = "\"0123/maze\""}, "/maze").status, 304U);
  EXPECT_EQ(page_answer(kPage, {.target = "/", .if_none_match = "\"0123\""}, "/maze").status, 200U);
  EXPECT_EQ(not_found_answer(kPage, request, "/maze").bytes(), below.bytes());
  // Anything but a page has no addresses to rewrite.
  EXPECT_EQ(page_answer(kScript, request, "/maze").bytes().data(), kScript.plain.data());
}

TEST(PageAnswer, unknown_addresses_get_the_page) {
  const HttpRequest typed{.target = "/tabels", .accept = "text/html,*/*", .if_none_match = "*"};
  EXPECT_TRUE(wants_html(typed));
  EXPECT_EQ(not_found_answer(kIndex, typed).status, 404U);
  EXPECT_EQ(not_found_answer(kIndex, typed).bytes(), kIndex.plain);
  EXPECT_FALSE(wants_html({.target = "/tabels", .accept = "*/*"}));
  EXPECT_FALSE(wants_html({.method = Method::Post, .target = "/tabels", .accept = "text/html"}));
  EXPECT_FALSE(wants_html({.target = "/api/tabels", .accept = "text/html"}));
  EXPECT_FALSE(wants_html({.target = "/assets/old-1.js", .accept = "text/html"}));
}

}  // namespace
}  // namespace net
