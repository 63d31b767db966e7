// The yardstick for the server: the least that Beast can do for a table. Everyone who connects to /ws/CODE is
// in the room CODE, and every text that comes in goes out to all in the room, its sender too. No rules, no
// journal, no limits; one thread.
//
//   bare_broadcaster [PORT]     listens on 127.0.0.1; without a port, or with 0, on one that is free
#include <sys/resource.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <charconv>
#include <deque>
#include <iostream>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;

using Executor = asio::io_context::executor_type;
using TcpSocket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;
using WebSocket = websocket::stream<TcpSocket, false>;  // without permessage-deflate
template <class T>
using Task = asio::awaitable<T, Executor>;
constexpr auto kToken = asio::as_tuple(asio::use_awaitable_t<Executor>{});

using Text = std::shared_ptr<const std::string>;

class Client : public std::enable_shared_from_this<Client> {
 public:
  explicit Client(TcpSocket socket) : stream(std::move(socket)) {}

  void send(const Text& text) {
    waiting_.push_back(text);
    if (waiting_.size() == 1) write_next();
  }

  WebSocket stream;

 private:
  // One write at a time; the text is kept until it is done.
  void write_next() {
    stream.async_write(asio::buffer(*waiting_.front()),
                       [self = shared_from_this()](beast::error_code error, std::size_t) {
                         self->waiting_.pop_front();
                         if (!error && !self->waiting_.empty()) self->write_next();
                       });
  }

  std::deque<Text> waiting_;
};

using Room = std::vector<std::shared_ptr<Client>>;
using Rooms = std::unordered_map<std::string, Room>;

Task<void> serve(TcpSocket socket, Rooms& rooms) {
  beast::error_code ignored;
  socket.set_option(asio::ip::tcp::no_delay{true}, ignored);
  std::string code;
  const auto client = std::make_shared<Client>(std::move(socket));
  {
    beast::flat_buffer head;
    http::request<http::empty_body> request;
    const auto [failed, size] = co_await http::async_read(client->stream.next_layer(), head, request, kToken);
    if (failed || !websocket::is_upgrade(request)) co_return;
    code = std::string{request.target()};
    client->stream.text(true);
    client->stream.auto_fragment(false);
    const auto [refused] = co_await client->stream.async_accept(request, kToken);
    if (refused) co_return;
  }
  rooms[code].push_back(client);
  beast::flat_buffer buffer;
  while (true) {
    const auto [failed, size] = co_await client->stream.async_read(buffer, kToken);
    if (failed) break;
    const auto text =
        std::make_shared<const std::string>(static_cast<const char*>(buffer.data().data()), size);
    buffer.consume(size);
    for (const auto& other : rooms[code]) other->send(text);
  }
  Room& room = rooms[code];
  std::erase(room, client);
  if (room.empty()) rooms.erase(code);
}

Task<void> listen(Acceptor& acceptor, Rooms& rooms) {
  while (true) {
    auto [failed, socket] = co_await acceptor.async_accept(kToken);
    if (failed) continue;
    asio::co_spawn(acceptor.get_executor(), serve(std::move(socket), rooms), asio::detached);
  }
}

int run(std::uint16_t port) {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);

  asio::io_context context{1};
  Acceptor acceptor{context, {asio::ip::address_v4::loopback(), port}};
  acceptor.listen(4096);
  std::cout << "Listening on http://127.0.0.1:" << acceptor.local_endpoint().port() << std::endl;
  Rooms rooms;
  asio::co_spawn(context.get_executor(), listen(acceptor, rooms), asio::detached);
  context.run();
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view text = argc > 1 ? argv[1] : "0";
  std::uint16_t port = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
  if (argc > 2 || error != std::errc{} || end != text.data() + text.size()) {
    std::cerr << "bare_broadcaster [PORT]\n";
    return 2;
  }
  try {
    return run(port);
  } catch (const std::exception& problem) {
    std::cerr << "bare_broadcaster: " << problem.what() << "\n";
    return 1;
  }
}
