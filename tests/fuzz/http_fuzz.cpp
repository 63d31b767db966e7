// Arbitrary bytes as an HTTP request: read, routed and answered without a socket. Whatever they are, the
// answer is complete and has the headers that keep a browser safe.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "net/address.h"
#include "net/http.h"
#include "net/http_parser.h"
#include "net/origin.h"
#include "net/page_answer.h"

namespace {

constexpr page::File kFile{.path = "/index.html",
                           .type = "text/html",
                           .hash = "0123",
                           .plain = "plain",
                           .gzip = "gzip",
                           .brotli = "br"};

void check(bool holds) {
  if (!holds) std::abort();
}

void look_at_answer(const net::HttpAnswer& answer) {
  const std::string head = net::head_of(answer);
  check(head.starts_with("HTTP/1.1 ") && head.contains("Content-Security-Policy"));
  // Nothing in a request ends the answer's header early.
  check(head.find("\r\n\r\n") == head.size() - 4);
}

void look_at_request(net::HttpMessage& message, std::string_view rest) {
  const net::HttpRequest request = net::request_of(message);
  const auto route = net::route_of(request);
  if (!route) look_at_answer(route.error());
  look_at_answer(net::page_answer(kFile, request));
  if (request.is_upgrade) {
    const auto opening = net::opening_of(message, rest);
    check(!opening || opening->size() <= 1'536);
  }
  net::is_allowed_origin(request.origin, request.host, {});
  const net::Address proxy = *net::Address::read("127.0.0.1");
  const std::vector<net::Address> trusted{proxy};
  net::client_address(proxy, request.forwarded_for, trusted);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;  // nothing sent isn't a request yet
  net::HttpParser parser;
  net::limit(parser, {});
  parser.eager(true);
  boost::system::error_code error;
  const std::size_t used = parser.put(boost::asio::buffer(data, size), error);
  if (error == boost::beast::http::error::need_more) error = {};
  if (!error && !parser.is_done()) parser.put_eof(error);
  if (error) {
    const net::Unreadable why = net::unreadable(error, true);
    if (why.answer) look_at_answer(*why.answer);
    return 0;
  }
  check(parser.get().body().size() <= net::HttpLimits{}.body_bytes);
  look_at_request(parser.get(), {reinterpret_cast<const char*>(data) + used, size - used});
  return 0;
}
