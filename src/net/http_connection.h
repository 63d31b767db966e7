// Speaks HTTP on a stream, which is plain or TLS, until it ends or becomes a websocket. A template,
// instantiated in plain.cpp and tls.cpp; nobody else includes it.
#pragma once

#include <array>
#include <boost/asio/write.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/http/read.hpp>
#include <chrono>
#include <functional>
#include <list>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "net/http_desk.h"
#include "net/http_parser.h"

namespace net {

namespace beast = boost::beast;

// It counts the time for us.
using HttpStream = beast::basic_stream<Tcp, Executor>;

// A websocket is to be opened: for whom, and what the other side has sent so far.
struct Upgrade {
  Guest guest;
  std::string opening;
};

template <class Stream>
class HttpConnection {
 public:
  HttpConnection(Floor& floor, Stream& stream, Visit& visit)
      : floor_(floor), stream_(stream), desk_(floor, visit) {}

  // Nothing: the conversation is over.
  Awaitable<std::optional<Upgrade>> converse() {
    for (;;) {
      HttpParser parser;
      limit(parser, floor_.settings().http);
      wait_at_most(floor_.settings().patience.request_ms);
      const ErrorCode error = co_await read(parser);
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

 private:
  void wait_at_most(std::int64_t ms) {
    beast::get_lowest_layer(stream_).expires_after(std::chrono::milliseconds{ms});
  }

  std::string_view followed_by() const {
    const asio::const_buffer rest = buffer_.cdata();
    return {static_cast<const char*>(rest.data()), rest.size()};
  }

  Awaitable<ErrorCode> read(HttpParser& parser) {
    auto [error, size] = co_await beast::http::async_read_header(stream_, buffer_, parser, kToken);
    if (error || parser.is_done()) co_return error;
    if (waits_to_go_on(parser.get())) {
      static constexpr std::string_view kGoOn = "HTTP/1.1 100 Continue\r\n\r\n";
      auto [not_written, count] = co_await asio::async_write(stream_, asio::buffer(kGoOn), kToken);
      if (not_written) co_return not_written;
    }
    auto [body_error, body_size] = co_await beast::http::async_read(stream_, buffer_, parser, kToken);
    co_return body_error;
  }

  // True: the next request may come.
  Awaitable<bool> write(const HttpAnswer& answer, bool is_head) {
    floor_.counts().add(count_of_status(answer.status));
    // Neither who asked nor for what: addresses carry codes.
    floor_.log().tell(LogLevel::Debug, "answered", {{"status", std::int64_t{answer.status}}});
    const std::string head = head_of(answer);
    std::string_view rest = is_head ? std::string_view{} : answer.bytes();
    std::string_view piece = next_piece(rest);
    std::array<asio::const_buffer, 2> buffers{asio::buffer(head), asio::buffer(piece)};
    for (;;) {
      wait_at_most(floor_.settings().patience.request_ms);
      auto [error, size] = co_await asio::async_write(stream_, buffers, kToken);
      if (error) co_return false;
      if (rest.empty()) break;
      piece = next_piece(rest);
      buffers = {asio::const_buffer{}, asio::buffer(piece)};
    }
    co_return !answer.closes;
  }

  // Patience is for a piece, so that a slow line gets a large file and a dead one is noticed.
  static std::string_view next_piece(std::string_view& rest) {
    constexpr std::size_t kPiece = 32UL * 1024;
    const std::string_view piece = rest.substr(0, kPiece);
    rest.remove_prefix(piece.size());
    return piece;
  }

  Awaitable<> explain(const ErrorCode& error, bool has_begun) {
    const Unreadable why = unreadable(error, has_begun);
    if (why.limit) floor_.counts().add(*why.limit);
    if (!why.answer) co_return;
    co_await write(*why.answer, false);
  }

  Floor& floor_;
  Stream& stream_;
  HttpDesk desk_;
  beast::flat_buffer buffer_;
};

// While it stands there, the floor can send the visitor away.
class Doorstep {
 public:
  Doorstep(Floor& floor, HttpStream& stream)
      : floor_(floor),
        place_(floor.visitors().insert(floor.visitors().end(), [&stream] { stream.close(); })) {}
  Doorstep(const Doorstep&) = delete;
  Doorstep& operator=(const Doorstep&) = delete;
  ~Doorstep() { floor_.visitors().erase(place_); }

 private:
  Floor& floor_;
  std::list<std::function<void()>>::iterator place_;
};

// After the last answer: the other side gets a moment to read it before what it still sends makes the kernel
// throw the answer away.
inline Awaitable<> part_with(HttpStream& stream) {
  ErrorCode ignored;
  std::ignore = stream.socket().shutdown(Socket::shutdown_send, ignored);
  stream.expires_after(std::chrono::seconds{2});
  std::array<char, 1'024> rest{};
  for (int count = 0; count < 64; ++count) {
    auto [error, size] = co_await stream.async_read_some(asio::buffer(rest), kToken);
    if (error) break;
  }
}

}  // namespace net
