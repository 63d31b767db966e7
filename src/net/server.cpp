#include "net/server.h"

#include <chrono>
#include <exception>
#include <thread>

namespace net {
namespace {

using std::chrono::milliseconds;

// Asks now and then until it is so, or until the time is over.
template <class Question>
void wait_until(Question is_so, milliseconds at_most) {
  const auto end = SteadyClock::now() + at_most;
  while (!is_so() && SteadyClock::now() < end) std::this_thread::sleep_for(milliseconds{5});
}

}  // namespace

Server::Server(Settings settings, Ports ports, const Log& log)
    : house_(std::move(settings), std::move(ports), log) {}

Server::~Server() {
  try {
    stop();
    finish();
  } catch (const std::exception&) {
    std::terminate();  // threads are left that point into what is going to be gone
  }
}

void Server::add_floor(const table::HouseRules& rules, table::Journal& journal) {
  house_.floors.push_back(std::make_unique<Floor>(house_, rules, journal));
}

bool Server::restore(protocol::Code code, std::span<const table::Row> rows, table::ServerTime last_seen) {
  return house_.floor_of(code).hall().restore(code, rows, last_seen, house_.ports.now());
}

std::expected<Server::Doors, std::string> Server::listen() {
  if (house_.settings.tls) {
    auto tls = load_tls(*house_.settings.tls);
    if (!tls) return std::unexpected{tls.error()};
    tls_ = std::move(*tls);
  }
  Doors doors;
  auto& main = listeners_.emplace_back(std::make_unique<Listener>(house_, Listener::Door::Main));
  main->use(tls_);
  const auto at = main->open(house_.settings.listen);
  if (!at) return std::unexpected{at.error()};
  doors.main = *at;
  if (house_.settings.metrics_listen) {
    auto& metrics = listeners_.emplace_back(std::make_unique<Listener>(house_, Listener::Door::Metrics));
    const auto metrics_at = metrics->open(*house_.settings.metrics_listen);
    if (!metrics_at) return std::unexpected{metrics_at.error()};
    doors.metrics = *metrics_at;
  }
  return doors;
}

void Server::start() {
  is_running_ = true;
  for (const auto& listener : listeners_) listener->start();
  for (const auto& floor : house_.floors) floor->start();
  house_.study.start();
  house_.survey_office.start();
}

void Server::durable(std::size_t floor, std::vector<Durable> lines) {
  Floor& there = *house_.floors[floor];
  there.post([&there, lines = std::move(lines)] { there.durable(lines); });
}

void Server::trouble(table::StoreState state, const std::string& why) {
  using enum table::StoreState;
  house_.is_troubled = state != Works;
  switch (state) {
    case Works:
      house_.log.tell(LogLevel::Info, "store works again");
      break;
    case Stalls:
      house_.log.tell(LogLevel::Warning, "store stalls", {{"why", why}});
      break;
    case Fails:
      house_.log.tell(LogLevel::Error, "store fails", {{"why", why}});
      break;
  }
  for (const auto& floor : house_.floors) {
    floor->post([&there = *floor, state] { there.trouble(state); });
  }
}

void Server::stood_still(std::int64_t ms) {
  house_.log.tell(LogLevel::Warning, "process stood still", {{"ms", ms}});
  for (const auto& floor : house_.floors) {
    floor->post([&there = *floor] { there.interrupt(); });
  }
}

bool Server::is_anybody_playing() const {
  for (const auto& floor : house_.floors) {
    if (floor->playing() > 0) return true;
  }
  return false;
}

std::expected<void, std::string> Server::reload_tls() {
  if (!house_.settings.tls) return {};
  auto fresh = load_tls(*house_.settings.tls);
  if (!fresh) return std::unexpected{fresh.error()};
  const std::shared_ptr<Tls> tls{std::move(*fresh)};
  house_.floors.front()->post([&listener = *listeners_.front(), tls] { listener.use(tls); });
  return {};
}

std::size_t Server::sessions() const {
  std::size_t sum = 0;
  for (const auto& floor : house_.floors) sum += floor->sessions();
  return sum;
}

void Server::stop() {
  if (!std::exchange(is_running_, false)) return;
  house_.is_stopping = true;
  house_.study.stop();
  house_.survey_office.stop();
  house_.floors.front()->post([this] {
    for (const auto& listener : listeners_) listener->close();
  });
  for (const auto& floor : house_.floors) floor->post([&there = *floor] { there.shut(); });
  wait_until([&] { return sessions() == 0; }, milliseconds{house_.settings.patience.closing_ms});
  house_.librarian.join();
  for (const auto& floor : house_.floors) floor->post([&there = *floor] { there.end(); });
  for (const auto& floor : house_.floors) {
    wait_until([&] { return floor->has_stopped(); }, milliseconds{2'000});
    floor->io().stop();
    floor->join();
  }
  finish();
}

// What the threads still had to say to each other is said here, and what the writer of the journal has said
// since, so that nothing is left that points to a floor that is gone.
void Server::finish() {
  for (int round = 0; round < 8; ++round) {
    for (const auto& floor : house_.floors) {
      floor->io().restart();
      floor->io().poll();
    }
  }
}

}  // namespace net
