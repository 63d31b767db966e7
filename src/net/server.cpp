#include "net/server.h"

#include <chrono>
#include <exception>
#include <thread>

#include "base/propagate.h"

namespace net {
namespace {

using std::chrono::milliseconds;

// Checks now and then until it is true, or until the time is over.
template <class Question>
void wait_until(Question is_so, milliseconds at_most) {
  const auto end = SteadyClock::now() + at_most;
  while (!is_so() && SteadyClock::now() < end) std::this_thread::sleep_for(milliseconds{5});
}

}  // namespace

Server::Server(Settings settings, Ports ports, const Log& log)
    : context_(std::move(settings), std::move(ports), log) {}

Server::~Server() {
  try {
    stop();
    finish();
  } catch (const std::exception&) {
    std::terminate();  // there are threads left that point to what is about to be destroyed
  }
}

void Server::add_thread(const table::TableSettings& settings, table::Journal& journal) {
  context_.threads.push_back(std::make_unique<NetworkThread>(context_, settings, journal));
}

bool Server::restore(protocol::Code code, std::span<const table::Row> rows, table::ServerTime last_seen) {
  return context_.thread_of(code).registry().restore(code, rows, last_seen, context_.ports.now());
}

std::expected<Server::Endpoints, std::string> Server::listen() {
  if (context_.settings.tls) {
    ASSIGN_OR_RETURN(tls_, load_tls(*context_.settings.tls));
  }
  Endpoints endpoints;
  for (const ListenAddress& at : context_.settings.listen) {
    ASSIGN_OR_RETURN(auto where, listen_on(at));
    endpoints.main.push_back(std::move(where));
  }
  if (context_.settings.metrics_listen) {
    auto& metrics = listeners_.emplace_back(std::make_unique<Listener>(context_, Listener::Port::Metrics));
    ASSIGN_OR_RETURN(endpoints.metrics, metrics->open(*context_.settings.metrics_listen));
  }
  return endpoints;
}

std::expected<ListenAddress, std::string> Server::listen_on(const ListenAddress& at) {
  Listener& listener = *listeners_.emplace_back(std::make_unique<Listener>(context_, Listener::Port::Main));
  if (const auto* file = std::get_if<SocketPath>(&at)) {
    RETURN_IF_ERROR(listener.open(*file));
    return at;
  }
  // A proxy on the same machine needs no TLS.
  listener.use(tls_);
  return listener.open(std::get<Endpoint>(at), context_.settings.listen);
}

void Server::start() {
  is_running_ = true;
  for (const auto& listener : listeners_) listener->start();
  for (const auto& thread : context_.threads) thread->start();
  context_.teammate_pool.start();
  context_.deal_solver.start();
}

void Server::durable(std::size_t thread, std::vector<Durable> lines) {
  NetworkThread& there = *context_.threads[thread];
  there.post([&there, lines = std::move(lines)] { there.durable(lines); });
}

void Server::trouble(table::StoreState state, const std::string& why) {
  using enum table::StoreState;
  context_.is_troubled = state != Works;
  switch (state) {
    case Works:
      context_.log.tell(LogLevel::Info, "store works again");
      break;
    case Stalls:
      context_.log.tell(LogLevel::Warning, "store stalls", {{"why", why}});
      break;
    case Fails:
      context_.log.tell(LogLevel::Error, "store fails", {{"why", why}});
      break;
  }
  for (const auto& thread : context_.threads) {
    thread->post([&there = *thread, state] { there.trouble(state); });
  }
}

void Server::stood_still(std::int64_t ms) {
  context_.log.tell(LogLevel::Warning, "process was suspended", {{"ms", ms}});
  for (const auto& thread : context_.threads) {
    thread->post([&there = *thread] { there.interrupt(); });
  }
}

bool Server::is_anybody_playing() const {
  for (const auto& thread : context_.threads) {
    if (thread->playing() > 0) return true;
  }
  return false;
}

std::expected<void, std::string> Server::reload_tls() {
  if (!context_.settings.tls) return {};
  ASSIGN_OR_RETURN(auto fresh, load_tls(*context_.settings.tls));
  const std::shared_ptr<Tls> tls{std::move(fresh)};
  context_.threads.front()->post([this, tls] {
    for (const auto& listener : listeners_) {
      if (listener->uses_tls()) listener->use(tls);
    }
  });
  return {};
}

std::size_t Server::sessions() const {
  std::size_t sum = 0;
  for (const auto& thread : context_.threads) sum += thread->sessions();
  return sum;
}

void Server::stop() {
  if (!std::exchange(is_running_, false)) return;
  context_.is_stopping = true;
  context_.teammate_pool.stop();
  context_.deal_solver.stop();
  context_.threads.front()->post([this] {
    for (const auto& listener : listeners_) listener->close();
  });
  for (const auto& thread : context_.threads) thread->post([&there = *thread] { there.shut(); });
  wait_until([&] { return sessions() == 0; }, milliseconds{context_.settings.timeouts.closing_ms});
  context_.disk_pool.join();
  for (const auto& thread : context_.threads) thread->post([&there = *thread] { there.end(); });
  for (const auto& thread : context_.threads) {
    wait_until([&] { return thread->has_stopped(); }, milliseconds{2'000});
    thread->io().stop();
    thread->join();
  }
  finish();
}

// What the threads still had to send each other is handled here, and so is what the journal's writer has
// reported since, so that nothing points to a thread that no longer exists.
void Server::finish() {
  for (int round = 0; round < 8; ++round) {
    for (const auto& thread : context_.threads) {
      thread->io().restart();
      thread->io().poll();
    }
  }
}

}  // namespace net
