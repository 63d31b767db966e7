#include "net/http_connection.h"

#include <array>
#include <boost/asio/write.hpp>
#include <boost/beast/http/read.hpp>
#include <chrono>
#include <utility>

#include "net/floor.h"

namespace net {
namespace {

namespace http = boost::beast::http;

// Two, because an answer is a head and a body; one buffer type for all that is written.
using Buffers = std::array<asio::const_buffer, 2>;

// Patience is for a piece, so that a slow line gets a large file and a dead one is noticed.
std::string_view next_piece(std::string_view& rest) {
  constexpr std::size_t kPiece = 32UL * 1024;
  const std::string_view piece = rest.substr(0, kPiece);
  rest.remove_prefix(piece.size());
  return piece;
}

Awaitable<Transfer> send(Stream& stream, const Buffers& buffers) {
  return asio::async_write(stream, buffers, kToken);
}

}  // namespace

Awaitable<std::optional<Upgrade>> HttpConnection::converse() {
  for (;;) {
    HttpParser parser;
    limit(parser, floor_.settings().http);
    set_deadline();
    ErrorCode error = co_await read(parser);
    // While the answer is found nobody waits for the other side.
    deadline_.lift();
    error = deadline_.judge(error);
    if (error) {
      co_await explain(error, parser.got_some());
      co_return std::nullopt;
    }
    HttpRequest request = request_of(parser.get());
    const bool is_head = request.method == Method::Head;
    HttpDesk::Outcome outcome = co_await desk_.attend(std::move(request));
    if (auto* guest = std::get_if<Guest>(&outcome)) {
      auto opening = opening_of(parser.get(), followed_by());
      if (opening) co_return Upgrade{std::move(*guest), std::move(*opening)};
      outcome = error_answer(400, "TooEager", "Wait for the answer before you send more.");
      std::get<HttpAnswer>(outcome).closes = true;
    }
    HttpAnswer& answer = std::get<HttpAnswer>(outcome);
    answer.closes |= !parser.get().keep_alive();
    const bool goes_on = co_await write(answer, is_head);
    if (!goes_on) co_return std::nullopt;
  }
}

void HttpConnection::set_deadline() {
  deadline_.set(std::chrono::milliseconds{floor_.settings().patience.request_ms});
}

std::string_view HttpConnection::followed_by() const {
  const asio::const_buffer rest = buffer_.cdata();
  return {static_cast<const char*>(rest.data()), rest.size()};
}

Awaitable<ErrorCode> HttpConnection::read(HttpParser& parser) {
  // As Beast's async_read_header and async_read do, with one operation for both.
  parser.eager(false);
  while (!parser.is_header_done()) {
    auto [error, size] = co_await read_some(parser);
    if (error) co_return error;
  }
  if (parser.is_done()) co_return ErrorCode{};
  if (waits_to_go_on(parser.get())) {
    static constexpr std::string_view kGoOn = "HTTP/1.1 100 Continue\r\n\r\n";
    const Buffers words{asio::buffer(kGoOn)};
    auto [not_written, size] = co_await send(stream_, words);
    if (not_written) co_return not_written;
  }
  parser.eager(true);
  while (!parser.is_done()) {
    auto [error, size] = co_await read_some(parser);
    if (error) co_return error;
  }
  co_return ErrorCode{};
}

Awaitable<Transfer> HttpConnection::read_some(HttpParser& parser) {
  return http::async_read_some(stream_, buffer_, parser, kToken);
}

Awaitable<bool> HttpConnection::write(const HttpAnswer& answer, bool is_head) {
  floor_.counts().add(count_of_status(answer.status));
  // Neither who asked nor for what: addresses carry codes.
  floor_.log().tell(LogLevel::Debug, "answered", {{"status", std::int64_t{answer.status}}});
  const std::string head = head_of(answer);
  std::string_view rest = is_head ? std::string_view{} : answer.bytes();
  std::string_view piece = next_piece(rest);
  Buffers buffers{asio::buffer(head), asio::buffer(piece)};
  for (;;) {
    set_deadline();
    auto [error, size] = co_await send(stream_, buffers);
    deadline_.lift();
    if (deadline_.judge(error)) co_return false;
    if (rest.empty()) break;
    piece = next_piece(rest);
    buffers = {asio::const_buffer{}, asio::buffer(piece)};
  }
  co_return !answer.closes;
}

Awaitable<> HttpConnection::explain(const ErrorCode& error, bool has_begun) {
  const Unreadable why = unreadable(error, has_begun);
  if (why.limit) floor_.counts().add(*why.limit);
  if (!why.answer) co_return;
  co_await write(*why.answer, false);
}

}  // namespace net
