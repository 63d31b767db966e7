#include "support/ws_client.h"

#include <gtest/gtest.h>
#include <openssl/ssl.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/error.hpp>
#include <chrono>
#include <deque>
#include <exception>

#include "net/stream.h"
#include "net/websocket.h"
#include "support/schema.h"

namespace support {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using net::ErrorCode;
using net::Socket;
using net::Stream;
using net::Tcp;

constexpr std::chrono::seconds kDeadline{30};
constexpr std::size_t kLongestMessage = 16UL * 1024 * 1024;

// Starts an operation and runs the loop until it has ended. If it doesn't end in time, that is a time-out,
// and its connection (a socket or a stream) is closed: an operation must not outlive the call, because it
// writes to memory there.
template <class Connection, class Start>
ErrorCode wait_for(asio::io_context& io, Connection& connection, Start start) {
  std::optional<ErrorCode> result;
  start([&](ErrorCode error, auto&&...) { result = error; });
  io.restart();
  io.run_for(kDeadline);
  if (result) return *result;
  connection.close();
  io.restart();
  io.run();
  return make_error_code(beast::error::timeout);
}

ErrorCode connect_to_file(Socket& socket, const std::string& file) {
  asio::io_context io;
  asio::local::stream_protocol::socket there{io};
  ErrorCode error;
  if (there.connect(asio::local::stream_protocol::endpoint{file}, error)) return error;
  // What reads and writes needs no more than a connected socket, of whichever kind.
  return socket.assign(Tcp::v4(), there.release(), error);
}

ErrorCode connect(asio::io_context& io, Socket& socket, const Where& where) {
  if (!where.file.empty()) return connect_to_file(socket, where.file);
  ErrorCode error;
  const Tcp::endpoint own{asio::ip::make_address(where.from), 0};
  if (socket.open(own.protocol(), error) || socket.bind(own, error)) return error;
  const bool is_v6 = own.address().is_v6();
  const Tcp::endpoint server{asio::ip::make_address(is_v6 ? "::1" : "127.0.0.1"), where.port};
  error = wait_for(io, socket, [&](auto done) { socket.async_connect(server, std::move(done)); });
  return error ? error : socket.set_option(Tcp::no_delay{true}, error);
}

// It accepts every certificate.
SSL_CTX* believing() {
  struct Free {
    void operator()(SSL_CTX* context) const { SSL_CTX_free(context); }
  };
  static const std::unique_ptr<SSL_CTX, Free> context{SSL_CTX_new(TLS_client_method())};
  return context.get();
}

// Nothing: there is nobody, or nobody who speaks TLS.
std::optional<Stream> stream_to(asio::io_context& io, const Where& where) {
  Socket socket{io};
  if (connect(io, socket, where)) return std::nullopt;
  if (where.security == Security::Plain) return Stream{std::move(socket)};
  Stream stream{net::make_tls_layer(std::move(socket), net::SslState{SSL_new(believing())})};
  const ErrorCode error = wait_for(
      io, stream, [&](auto done) { stream.tls()->handshake(net::TlsSide::Client, std::move(done)); });
  if (error) return std::nullopt;
  return stream;
}

HttpReply reply_of(const beast::http::response<beast::http::string_body>& response) {
  HttpReply reply{.status = response.result_int(), .headers = {}, .body = response.body()};
  for (const auto& field : response) {
    std::string name{field.name_string().data(), field.name_string().size()};
    for (char& letter : name) letter = static_cast<char>(std::tolower(letter));
    reply.headers[name] = std::string{field.value().data(), field.value().size()};
  }
  return reply;
}

}  // namespace

HttpReply http(const Where& where, const HttpQuestion& question) {
  namespace http = beast::http;
  asio::io_context io;
  std::optional<Stream> stream = stream_to(io, where);
  if (!stream) return {};
  http::request<http::string_body> request;
  request.version(11);
  request.method_string(question.method);
  request.target(question.target);
  request.set(http::field::host, "127.0.0.1");
  for (const auto& [name, value] : question.headers) request.set(name, value);
  request.body() = question.body;
  request.prepare_payload();
  // A server that refuses early may answer before it has read everything.
  wait_for(io, *stream, [&](auto done) { http::async_write(*stream, request, std::move(done)); });
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.skip(question.method == "HEAD");
  const ErrorCode error =
      wait_for(io, *stream, [&](auto done) { http::async_read(*stream, buffer, parser, std::move(done)); });
  return error ? HttpReply{} : reply_of(parser.get());
}

struct WsClient::Impl {
  Stream& stream() { return socket->stream(); }
  template <class Start>
  ErrorCode finish(Start start) {
    return wait_for(io, stream(), start);
  }
  ErrorCode finish(net::Awaitable<ErrorCode> coroutine) {
    return finish([&](auto done) {
      asio::co_spawn(io, std::move(coroutine), [done](const std::exception_ptr& failure, ErrorCode error) {
        if (failure) std::rethrow_exception(failure);
        done(error);
      });
    });
  }
  bool send(net::FrameKind kind, std::string_view bytes) {
    return !finish([&](auto done) { socket->write(kind, bytes, std::move(done)); });
  }

  asio::io_context io;
  std::optional<net::Websocket> socket;
  std::deque<std::string> lines;
  ErrorCode ended;
};

WsClient::WsClient(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
WsClient::WsClient(WsClient&&) noexcept = default;
WsClient& WsClient::operator=(WsClient&&) noexcept = default;
WsClient::~WsClient() = default;

std::expected<WsClient, HttpReply> WsClient::open(const Where& where, const std::string& target,
                                                  const Headers& headers) {
  auto impl = std::make_unique<Impl>();
  std::optional<Stream> stream = stream_to(impl->io, where);
  if (!stream) return std::unexpected{HttpReply{}};
  impl->socket.emplace(std::move(*stream), net::WebsocketOptions{.longest_message = kLongestMessage});
  net::UpgradeReply response;
  const ErrorCode error =
      impl->finish(impl->socket->request_upgrade({.host = "127.0.0.1:" + std::to_string(where.port),
                                                  .target = target,
                                                  .headers = {headers.begin(), headers.end()}},
                                                 response));
  if (error) {
    HttpReply reply = reply_of(response);
    if (error != beast::websocket::error::upgrade_declined) reply.status = 0;
    return std::unexpected{reply};
  }
  return WsClient{std::move(impl)};
}

bool WsClient::send(std::string_view text) { return impl_->send(net::FrameKind::Text, text); }

bool WsClient::send_binary(std::string_view bytes) { return impl_->send(net::FrameKind::Binary, bytes); }

bool WsClient::send_ping() {
  return !impl_->finish([&](auto done) { impl_->socket->ping({}, std::move(done)); });
}

std::optional<std::string> WsClient::line() {
  while (impl_->lines.empty()) {
    if (impl_->ended) return std::nullopt;
    impl_->ended = impl_->finish(impl_->socket->read());
    if (impl_->ended) return std::nullopt;
    std::string frame{impl_->socket->has_read()};
    impl_->socket->forget_read();
    for (std::size_t end = frame.find('\n'); end != std::string::npos; end = frame.find('\n')) {
      impl_->lines.push_back(frame.substr(0, end));
      frame.erase(0, end + 1);
    }
    impl_->lines.push_back(frame);
  }
  std::string line = std::move(impl_->lines.front());
  impl_->lines.pop_front();
  if (const auto problem = schema::problem_of(std::string_view{line}, schema::Direction::ToClient)) {
    ADD_FAILURE() << *problem << " in " << line;
  }
  return line;
}

std::optional<std::string> WsClient::line_with(std::string_view letters) {
  while (auto next = line()) {
    if (next->contains(letters)) return next;
  }
  return std::nullopt;
}

std::optional<unsigned> WsClient::close_code() {
  while (line()) {
  }
  if (impl_->ended == beast::error::timeout) return std::nullopt;
  // What happened after the close frame, if there was one; otherwise the code is 0.
  return unsigned{impl_->socket->close_code()};
}

void WsClient::drop() { impl_->stream().close(); }

}  // namespace support
