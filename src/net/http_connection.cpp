#include "net/http_connection.h"

#include <array>
#include <boost/asio/write.hpp>
#include <boost/beast/http/read.hpp>
#include <charconv>
#include <chrono>
#include <utility>

#include "net/base_path.h"
#include "net/body_source.h"
#include "net/network_thread.h"
#include "net/query.h"

namespace net {
namespace {

namespace http = boost::beast::http;

// Two, because an answer is a head and a body; one buffer type for all that is written.
using Buffers = std::array<asio::const_buffer, 2>;

// The time-out applies to each chunk, so that a slow connection gets a large file and a dead one is noticed.
std::string_view next_piece(std::string_view& rest) {
  constexpr std::size_t kPiece = 32UL * 1024;
  const std::string_view piece = rest.substr(0, kPiece);
  rest.remove_prefix(piece.size());
  return piece;
}

constexpr std::pair<std::string_view, std::string_view> kStrictTransport{"Strict-Transport-Security",
                                                                         "max-age=31536000"};

// A chunk of a body of unknown length, as framed by HTTP/1.1.
std::string chunk_of(std::string_view piece) {
  std::array<char, 16> digits{};
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), piece.size(), 16);
  std::string chunk{digits.data(), end};
  chunk += "\r\n";
  chunk += piece;
  chunk += "\r\n";
  return chunk;
}

Awaitable<Transfer> send(Stream& stream, const Buffers& buffers) {
  return asio::async_write(stream, buffers, kToken);
}

}  // namespace

Awaitable<std::optional<Upgrade>> HttpConnection::converse() {
  for (;;) {
    HttpParser parser;
    limit(parser, thread_.settings().http);
    set_deadline();
    ErrorCode error = co_await read_header(parser);
    const auto flaw = error ? std::nullopt : flaw_of(parser.get());
    if (!error && !flaw) error = co_await read_body(parser);
    // The deadline doesn't run while the answer is being found.
    deadline_.lift();
    error = deadline_.result_of(error);
    if (error) {
      co_await explain(error, parser.got_some());
      co_return std::nullopt;
    }
    if (flaw) {
      HttpAnswer answer = error_answer(400, "BadRequest", *flaw);
      answer.closes = true;
      co_await write(answer, {.is_head = parser.get().method() == http::verb::head});
      co_return std::nullopt;
    }
    HttpRequest request = request_of(parser.get());
    const std::string asked = asked_for(request);
    const Reader reader{.is_head = request.method == Method::Head,
                        .takes_chunks = parser.get().version() >= 11,
                        .asked = asked};
    HttpGate::Outcome outcome = co_await gate_.handle(std::move(request));
    if (auto* info = std::get_if<SessionInfo>(&outcome)) {
      auto opening = opening_of(parser.get(), followed_by());
      if (opening) co_return Upgrade{std::move(*info), std::move(*opening)};
      outcome = error_answer(400, "TooEager", "Wait for the answer before you send more.");
      std::get<HttpAnswer>(outcome).closes = true;
    }
    HttpAnswer& answer = std::get<HttpAnswer>(outcome);
    answer.closes |= !parser.get().keep_alive();
    const bool goes_on = co_await write(answer, reader);
    if (!goes_on) co_return std::nullopt;
  }
}

std::string HttpConnection::asked_for(const HttpRequest& request) const {
  if (!thread_.log().tells(LogLevel::Debug)) return {};
  constexpr std::array<std::string_view, 5> kMethods{"GET", "HEAD", "POST", "OPTIONS", "OTHER"};
  const std::string path = without_base_path(request.target, thread_.settings().base_path);
  return std::string{kMethods[static_cast<std::size_t>(request.method)]} + " " + place_of(path_of(path));
}

// Not the visitor, and no codes.
void HttpConnection::note_answer(unsigned status, std::string_view asked) const {
  if (!thread_.log().tells(LogLevel::Debug)) return;
  thread_.log().tell(LogLevel::Debug, "answered",
                     {{"status", std::int64_t{status}}, {"asked", std::string{asked}}});
}

void HttpConnection::set_deadline() {
  deadline_.set(std::chrono::milliseconds{thread_.settings().timeouts.request_ms});
}

std::string_view HttpConnection::followed_by() const {
  const asio::const_buffer rest = buffer_.cdata();
  return {static_cast<const char*>(rest.data()), rest.size()};
}

Awaitable<ErrorCode> HttpConnection::read_header(HttpParser& parser) {
  // As Beast's async_read_header and async_read do, with one operation for both.
  parser.eager(false);
  while (!parser.is_header_done()) {
    auto [error, size] = co_await read_some(parser);
    if (error) co_return error;
  }
  co_return ErrorCode{};
}

Awaitable<ErrorCode> HttpConnection::read_body(HttpParser& parser) {
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

Awaitable<bool> HttpConnection::write(HttpAnswer& answer, Reader reader) {
  thread_.counts().add(count_of_status(answer.status));
  note_answer(answer.status, reader.asked);
  if (answer.source) {
    answer.is_chunked = reader.takes_chunks;
    answer.closes |= !reader.takes_chunks;
  }
  // Browsers that have used TLS once should keep using it. Only the page has to say so, not its parts.
  if (is_secure_ && !answer.is_part_of_page) answer.headers.emplace_back(kStrictTransport);
  const std::string head = head_of(answer);
  std::string_view rest = reader.is_head || answer.source ? std::string_view{} : answer.bytes();
  const std::string_view first = next_piece(rest);
  bool is_well = co_await send_in_time(head, first);
  while (is_well && !rest.empty()) {
    const std::string_view piece = next_piece(rest);
    is_well = co_await send_in_time({}, piece);
  }
  if (is_well && answer.source && !reader.is_head) is_well = co_await write_pieces(answer);
  co_return is_well && !answer.closes;
}

Awaitable<bool> HttpConnection::write_pieces(const HttpAnswer& answer) {
  for (;;) {
    const std::string piece = co_await answer.source->next();
    if (piece.empty()) break;
    const std::string frame = answer.is_chunked ? chunk_of(piece) : piece;
    for (std::string_view rest = frame; !rest.empty();) {
      const std::string_view part = next_piece(rest);
      const bool is_well = co_await send_in_time({}, part);
      if (!is_well) co_return false;
    }
  }
  if (!answer.is_chunked) co_return true;
  co_return co_await send_in_time("0\r\n\r\n", {});
}

// Timeouts restart with each of them.
Awaitable<bool> HttpConnection::send_in_time(std::string_view head, std::string_view piece) {
  const Buffers buffers{asio::buffer(head), asio::buffer(piece)};
  set_deadline();
  auto [error, size] = co_await send(stream_, buffers);
  deadline_.lift();
  co_return !deadline_.result_of(error);
}

Awaitable<> HttpConnection::explain(const ErrorCode& error, bool has_begun) {
  Unreadable why = unreadable(error, has_begun);
  if (why.limit) thread_.counts().add(*why.limit);
  if (!why.answer) co_return;
  co_await write(*why.answer, {});
}

}  // namespace net
