#include "net/client.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/basic_resolver.hpp>
#include <boost/asio/post.hpp>
#include <csignal>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>
#include <tuple>

#include "net/client_connection.h"

namespace net {
namespace {

using Resolver = asio::ip::basic_resolver<Tcp, Executor>;
using Kind = ConnectionEnd::Kind;

constexpr std::chrono::seconds kConnectPatience{8};
// What a server takes in one frame (protocol: limits of a session).
constexpr std::size_t kMostLinesAFrame = 16;

// Close codes after which coming back would be useless, or unwanted.
bool is_for_good(std::uint16_t close_code) { return close_code >= 4000 && close_code <= 4003; }

}  // namespace

struct Client::Impl final : ClientListener {
  explicit Impl(ClientOptions the_options)
      : options(std::move(the_options)),
        signal(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
        resolver(io),
        socket(io),
        pause(io) {
    // Signals are for the thread that waits for keys.
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    asio::co_spawn(io, live(), asio::detached);
    thread = std::thread{[this] { io.run(); }};
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
  }
  // NOLINTNEXTLINE(bugprone-exception-escape): where not even a thread can be ended, the program has to be.
  ~Impl() override {
    asio::post(io, [this] {
      is_stopping = true;
      resolver.cancel();
      drop();
      pause.cancel();
    });
    thread.join();
    ::close(signal);
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  // ---- the thread
  Awaitable<> live() {
    std::uint32_t pause_ms = kFirstPauseMs;
    while (!is_stopping) {
      const ConnectionEnd end = co_await one_connection();
      if (is_stopping) co_return;
      // A connection that didn't last long counts like one that was never there.
      const auto held = SteadyClock::now() - opened_at;
      if (was_open && held > std::chrono::milliseconds{kLongestPauseMs}) pause_ms = kFirstPauseMs;
      if (is_over(end)) {
        tell(ConnectionEnded{end.why, end.code});
        co_await rest(SteadyClock::duration::max());
        pause_ms = kFirstPauseMs;
        continue;
      }
      const std::uint32_t ms = asked_to_wait_ms > 0 ? asked_to_wait_ms : pause_ms;
      pause_ms = asked_to_wait_ms > 0 ? kFirstPauseMs : longer_pause(pause_ms);
      asked_to_wait_ms = 0;
      tell(ConnectionCut{end.why, ms});
      co_await rest(std::chrono::milliseconds{ms});
    }
  }

  bool is_over(const ConnectionEnd& end) const {
    switch (end.kind) {
      case Kind::NotReached:
      case Kind::TurnedAway:
      case Kind::NotOurs:  // a proxy may answer while the server behind it is away
        return !has_ever_been_open;
      case Kind::NoTable:
      case Kind::NotTrusted:
        return true;
      case Kind::Cut:
        return false;
      case Kind::Closed:
        return is_for_good(end.code);
    }
    return true;
  }

  Awaitable<ConnectionEnd> one_connection() {
    was_open = false;
    try {
      if (auto failed = co_await reach()) co_return std::move(*failed);
      ConnectionEnd end = co_await converse(*this, options, std::move(socket));
      co_return end;
    } catch (const std::exception& error) {
      co_return ConnectionEnd{.kind = Kind::NotReached, .why = std::string{error.what()} + "."};
    }
  }

  // Nothing: the socket is connected.
  Awaitable<std::optional<ConnectionEnd>> reach() {
    const auto not_reached = [this](std::string_view why) {
      return ConnectionEnd{.kind = Kind::NotReached, .why = options.link.authority() + std::string{why}};
    };
    const auto [unknown, found] =
        co_await resolver.async_resolve(options.link.host, std::to_string(options.link.port), kToken);
    // If it was ended in the meantime, there was no socket to close yet.
    if (unknown || is_stopping) co_return not_reached(" can't be found.");
    socket = Socket{io};
    Timer timeouts{io, kConnectPatience};
    timeouts.async_wait([this](ErrorCode is_early) {
      if (!is_early) drop();
    });
    const auto [failed, endpoint] = co_await asio::async_connect(socket, found, kToken);
    timeouts.cancel();
    const bool is_given_up = failed == asio::error::operation_aborted || is_stopping;
    if (is_given_up) co_return not_reached(" doesn't answer.");
    if (failed) co_return not_reached(" can't be reached: " + failed.message() + ".");
    ErrorCode ignored;
    std::ignore = socket.set_option(Tcp::no_delay{true}, ignored);
    co_return std::nullopt;
  }

  Awaitable<> rest(SteadyClock::duration how_long) {
    if (how_long == SteadyClock::duration::max()) {
      pause.expires_at(SteadyClock::time_point::max());
    } else {
      pause.expires_after(how_long);
    }
    co_await pause.async_wait(kToken);
  }

  void drop() {
    ErrorCode ignored;
    std::ignore = socket.close(ignored);
    if (stream != nullptr) stream->cut();
  }

  // ---- from the stream
  void began(ClientStream& the_stream) override { stream = &the_stream; }

  void opened() override {
    ++connection;
    was_open = true;
    has_ever_been_open = true;
    opened_at = SteadyClock::now();
    waiting.clear();
    is_writing = false;
    tell(ConnectionOpened{});
  }

  void heard(std::string_view frame) override {
    while (!frame.empty()) {
      const std::string_view line = frame.substr(0, frame.find('\n'));
      frame.remove_prefix(std::min(frame.size(), line.size() + 1));
      if (line.empty()) continue;
      asked_to_wait_ms = come_back_ms(line);
      tell(LineReceived{std::string{line}});
    }
  }

  void written() override {
    is_writing = false;
    flush();
  }

  void ended() override { stream = nullptr; }

  void queue(std::uint64_t on, std::string line) {
    if (stream == nullptr || !was_open || on != connection) return;
    waiting.push_back(std::move(line));
    flush();
  }

  void flush() {
    if (is_writing || waiting.empty() || stream == nullptr) return;
    std::string frame;
    for (std::size_t i = 0; i < kMostLinesAFrame && !waiting.empty(); ++i) {
      if (i > 0) frame += '\n';
      frame += waiting.front();
      waiting.pop_front();
    }
    is_writing = true;
    stream->write(std::move(frame));
  }

  void tell(ConnectionNews what) {
    const std::scoped_lock lock{mutex};
    news.push_back(std::move(what));
    const std::uint64_t one = 1;
    // A full counter is still readable.
    [[maybe_unused]] const ssize_t ignored = ::write(signal, &one, sizeof one);
  }

  const ClientOptions options;
  asio::io_context io{1};
  const int signal;

  // Of the thread.
  Resolver resolver;
  Socket socket;  // until a stream has it
  Timer pause;
  ClientStream* stream = nullptr;
  std::uint64_t connection = 0;
  std::deque<std::string> waiting;
  bool is_writing = false;
  bool is_stopping = false;
  bool was_open = false;
  bool has_ever_been_open = false;
  SteadyClock::time_point opened_at{};
  std::uint32_t asked_to_wait_ms = 0;

  std::mutex mutex;
  std::deque<ConnectionNews> news;
  std::thread thread;
};

Client::Client(ClientOptions options) : impl_(std::make_unique<Impl>(std::move(options))) {}
Client::~Client() = default;

int Client::handle() const { return impl_->signal; }

std::optional<ConnectionNews> Client::next() {
  const std::scoped_lock lock{impl_->mutex};
  if (impl_->news.empty()) return std::nullopt;
  ConnectionNews first = std::move(impl_->news.front());
  impl_->news.pop_front();
  if (impl_->news.empty()) {
    std::uint64_t count = 0;
    [[maybe_unused]] const ssize_t ignored = ::read(impl_->signal, &count, sizeof count);
  }
  if (std::holds_alternative<ConnectionOpened>(first)) ++opened_;
  return first;
}

void Client::send(std::string line) {
  asio::post(impl_->io, [impl = impl_.get(), on = opened_, line = std::move(line)]() mutable {
    impl->queue(on, std::move(line));
  });
}

void Client::come_back() {
  asio::post(impl_->io, [impl = impl_.get()] { impl->pause.cancel(); });
}

void Client::cut() {
  asio::post(impl_->io, [impl = impl_.get()] { impl->drop(); });
}

}  // namespace net
