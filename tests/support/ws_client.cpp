#include "support/ws_client.h"

#include <gtest/gtest.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <chrono>
#include <deque>
#include <tuple>

#include "support/schema.h"

namespace support {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;
using Tcp = asio::ip::tcp;
using Plain = websocket::stream<Tcp::socket>;
using Secure = websocket::stream<asio::ssl::stream<Tcp::socket>>;

constexpr std::chrono::seconds kDeadline{30};

// Starts an operation and turns the loop until it has ended. One that does not end in time is a time-out, and
// its connection is closed: an operation may not outlive the call, what it writes to lies there.
template <class Start>
error_code wait_for(asio::io_context& io, Tcp::socket& socket, Start start) {
  std::optional<error_code> result;
  start([&](error_code error, auto&&...) { result = error; });
  io.restart();
  io.run_for(kDeadline);
  if (result) return *result;
  error_code ignored;
  std::ignore = socket.close(ignored);
  io.restart();
  io.run();
  return make_error_code(beast::error::timeout);
}

error_code connect(asio::io_context& io, Tcp::socket& socket, const Where& where) {
  error_code error;
  const Tcp::endpoint own{asio::ip::make_address(where.from), 0};
  if (socket.open(Tcp::v4(), error) || socket.bind(own, error)) return error;
  const Tcp::endpoint server{asio::ip::make_address("127.0.0.1"), where.port};
  error = wait_for(io, socket, [&](auto done) { socket.async_connect(server, std::move(done)); });
  return error ? error : socket.set_option(Tcp::no_delay{true}, error);
}

asio::ssl::context& believing() {
  static asio::ssl::context context{asio::ssl::context::tls_client};
  context.set_verify_mode(asio::ssl::verify_none);
  return context;
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

template <class Stream>
HttpReply ask(asio::io_context& io, Tcp::socket& socket, Stream& stream, const HttpQuestion& question) {
  namespace http = beast::http;
  http::request<http::string_body> request;
  request.version(11);
  request.method_string(question.method);
  request.target(question.target);
  request.set(http::field::host, "127.0.0.1");
  for (const auto& [name, value] : question.headers) request.set(name, value);
  request.body() = question.body;
  request.prepare_payload();
  // A server that refuses early may answer before it has read everything.
  wait_for(io, socket, [&](auto done) { http::async_write(stream, request, std::move(done)); });
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.skip(question.method == "HEAD");
  const error_code error =
      wait_for(io, socket, [&](auto done) { http::async_read(stream, buffer, parser, std::move(done)); });
  return error ? HttpReply{} : reply_of(parser.get());
}

}  // namespace

HttpReply http(const Where& where, const HttpQuestion& question) {
  asio::io_context io;
  Tcp::socket socket{io};
  if (connect(io, socket, where)) return {};
  if (where.security == Security::Plain) return ask(io, socket, socket, question);
  asio::ssl::stream<Tcp::socket> stream{std::move(socket), believing()};
  const error_code error = wait_for(io, stream.next_layer(), [&](auto done) {
    stream.async_handshake(asio::ssl::stream_base::client, std::move(done));
  });
  return error ? HttpReply{} : ask(io, stream.next_layer(), stream, question);
}

struct WsClient::Impl {
  explicit Impl(Security security) {
    if (security == Security::Plain) plain.emplace(io);
    if (security == Security::Tls) secure.emplace(io, believing());
  }

  // Calls with whichever stream there is.
  template <class Use>
  auto with(Use use) {
    return plain ? use(*plain) : use(*secure);
  }
  Tcp::socket& socket() { return plain ? plain->next_layer() : secure->next_layer().next_layer(); }
  template <class Start>
  error_code finish(Start start) {
    return wait_for(io, socket(), start);
  }

  asio::io_context io;
  std::optional<Plain> plain;
  std::optional<Secure> secure;
  beast::flat_buffer buffer;
  std::deque<std::string> lines;
  error_code ended;
};

WsClient::WsClient(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
WsClient::WsClient(WsClient&&) noexcept = default;
WsClient& WsClient::operator=(WsClient&&) noexcept = default;
WsClient::~WsClient() = default;

std::expected<WsClient, HttpReply> WsClient::open(const Where& where, const std::string& target,
                                                  const Headers& headers) {
  auto impl = std::make_unique<Impl>(where.security);
  if (connect(impl->io, impl->socket(), where)) return std::unexpected{HttpReply{}};
  if (impl->secure) {
    const error_code error = impl->finish([&](auto done) {
      impl->secure->next_layer().async_handshake(asio::ssl::stream_base::client, std::move(done));
    });
    if (error) return std::unexpected{HttpReply{}};
  }
  websocket::response_type response;
  const error_code error = impl->with([&](auto& stream) {
    stream.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
      for (const auto& [name, value] : headers) request.set(name, value);
    }));
    const std::string host = "127.0.0.1:" + std::to_string(where.port);
    return impl->finish([&](auto done) { stream.async_handshake(response, host, target, std::move(done)); });
  });
  if (error) {
    HttpReply reply = reply_of(response);
    if (error != websocket::error::upgrade_declined) reply.status = 0;
    return std::unexpected{reply};
  }
  impl->with([](auto& stream) { stream.text(true); });
  return WsClient{std::move(impl)};
}

bool WsClient::send(std::string_view text) {
  return impl_->with([&](auto& stream) {
    stream.text(true);
    return !impl_->finish([&](auto done) { stream.async_write(asio::buffer(text), std::move(done)); });
  });
}

bool WsClient::send_binary(std::string_view bytes) {
  return impl_->with([&](auto& stream) {
    stream.binary(true);
    return !impl_->finish([&](auto done) { stream.async_write(asio::buffer(bytes), std::move(done)); });
  });
}

bool WsClient::send_ping() {
  return impl_->with([&](auto& stream) {
    return !impl_->finish([&](auto done) { stream.async_ping({}, std::move(done)); });
  });
}

std::optional<std::string> WsClient::line() {
  while (impl_->lines.empty()) {
    if (impl_->ended) return std::nullopt;
    impl_->ended = impl_->with([&](auto& stream) {
      return impl_->finish([&](auto done) { stream.async_read(impl_->buffer, std::move(done)); });
    });
    if (impl_->ended) return std::nullopt;
    std::string frame = beast::buffers_to_string(impl_->buffer.data());
    impl_->buffer.clear();
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
  // Whatever happened after the close frame, as long as there was one; without one the code is 0.
  return impl_->with([](auto& stream) { return unsigned{stream.reason().code}; });
}

void WsClient::drop() {
  error_code ignored;
  std::ignore = impl_->socket().close(ignored);
}

}  // namespace support
