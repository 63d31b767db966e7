// What a worker does, step by step.
#include "load/worker.h"

#include <sys/epoll.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <map>

#include "base/propagate.h"
#include "load/opener.h"

namespace load {
namespace {

constexpr std::size_t kBuffer = 256UL * 1024;
constexpr std::size_t kTablesAtOnce = 50;  // whose seats get ready, every twentieth of a second
constexpr Nanos kGiveUpAfter = 60 * kSecond;
constexpr Nanos kDrain = 10 * kSecond;
constexpr Nanos kGlance = 20 * kMillisecond;  // how often all tables are checked
constexpr std::uint32_t kAnHour = 3'600'000;  // the most sand there may be (R-12)

std::uint64_t cpu_microseconds() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  const auto micro = [](const timeval& time) {
    return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000 + static_cast<std::uint64_t>(time.tv_usec);
  };
  return micro(used.ru_utime) + micro(used.ru_stime);
}

std::string choice_of(const LoadOptions& options) {
  return R"({"scenario":"S7","seats":)" + std::to_string(options.seats) + R"(,"sand_ms":)" +
         std::to_string(kAnHour) + "}";
}

}  // namespace

WorkerShare share_of(const LoadOptions& options, std::uint32_t worker) {
  const auto start = [&](std::uint32_t all, std::uint32_t index) {
    return static_cast<std::uint32_t>(std::uint64_t{all} * index / options.processes);
  };
  return {.worker = worker,
          .first_table = start(options.tables, worker),
          .tables = start(options.tables, worker + 1) - start(options.tables, worker),
          .idle_tables = start(options.idle_tables, worker + 1) - start(options.idle_tables, worker)};
}

Nanos steady_now() {
  timespec time{};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return Nanos{time.tv_sec} * kSecond + Nanos{time.tv_nsec};
}

Worker::Worker(const LoadOptions& options, WorkerShare share, const Channel& channel)
    : options_(options),
      share_(share),
      channel_(channel),
      tally_(std::make_unique<Tally>()),
      run_{.options = options, .tally = *tally_, .sender = *this, .now = steady_now},
      epoll_(epoll_create1(EPOLL_CLOEXEC)),
      buffer_(kBuffer) {
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.u64 = kChannel;
  epoll_ctl(epoll_, EPOLL_CTL_ADD, channel_.handle(), &event);
}

Worker::~Worker() {
  if (epoll_ >= 0) close(epoll_);
}

std::expected<Tally, std::string> Worker::run() {
  if (epoll_ < 0) return std::unexpected{std::string{"The system has no epoll."}};
  Nanos start = 0;
  const auto step = [&](Status done, Phase phase) { return done ? pass(phase, start) : done; };
  Status done = step(open_tables(share_.idle_tables, nullptr), Phase::Idle);
  if (done) done = step(open_tables(share_.tables, &codes_), Phase::Opened);
  if (done) done = step(connect_all(), Phase::Connected);
  if (done) done = step(begin_games(), Phase::Playing);
  if (done) done = play(start);
  if (!done) return std::unexpected{done.error()};
  for (PlayedTable& table : tables_) table.finish();
  for (Connection& peer : connections_) peer.socket.say_goodbye();
  return *tally_;
}

Worker::Status Worker::open_tables(std::uint32_t how_many, std::vector<std::string>* codes) {
  if (options_.target == LoadTarget::BareBroadcaster) return {};
  const std::string choice = choice_of(options_);
  std::map<unsigned, Opener> openers;  // one per source address
  for (std::uint32_t i = 0; i < how_many; ++i) {
    const unsigned source = source_of(i);
    Opener& opener = openers.try_emplace(source, options_.server, source).first->second;
    ASSIGN_OR_RETURN(const auto code, opener.open(choice));
    if (codes != nullptr) codes->push_back(code);
  }
  return {};
}

// Reports how far this worker has come, and keeps the connections alive until all workers are there.
Worker::Status Worker::pass(Phase phase, Nanos& start) {
  if (!channel_.tell(phase)) return std::unexpected{std::string{"The main process has ended."}};
  may_go_on_ = false;
  while (!may_go_on_) turn(steady_now() + kSecond);
  if (!channel_.hear_go(start)) return std::unexpected{std::string{"The main process has ended."}};
  return {};
}

template <class Condition>
Worker::Status Worker::wait_for(std::string_view what, Condition is_so) {
  std::size_t best = 0;
  Nanos last_change = steady_now();
  Nanos last_said = last_change;
  while (true) {
    const auto count = static_cast<std::size_t>(std::ranges::count_if(tables_, is_so));
    if (count == tables_.size()) return {};
    if (!failure_.empty()) return std::unexpected{failure_};
    const Nanos now = steady_now();
    if (count > best) last_change = now;
    best = std::max(best, count);
    const std::string so_far =
        std::to_string(count) + " of " + std::to_string(tables_.size()) + " tables " + std::string{what};
    if (now - last_change > kGiveUpAfter)
      return std::unexpected{"Only " + so_far + "; further ones aren't listed for a minute."};
    if (share_.worker == 0 && now - last_said > 2 * kSecond) {
      std::cerr << "load: " << so_far << "\n" << std::flush;
      last_said = now;
    }
    turn(now + kGlance);
  }
}

Worker::Status Worker::connect_all() {
  base::Random seeds{{options_.seed, share_.first_table}};
  for (std::uint32_t i = 0; i < share_.tables; ++i) {
    tables_.emplace_back(run_, std::size_t{i} * options_.seats, base::Seed{seeds.next(), seeds.next()});
  }
  connections_.resize(tables_.size() * options_.seats);
  return wait_for("are full", [](const PlayedTable& table) { return table.is_seated(); });
}

Worker::Status Worker::begin_games() {
  for (std::size_t i = 0; i < tables_.size(); ++i) {
    tables_[i].get_ready();
    const bool is_pause = i % kTablesAtOnce == kTablesAtOnce - 1 && options_.target == LoadTarget::Server;
    if (is_pause) turn(steady_now() + kSecond / 20);
  }
  return wait_for("play", [](const PlayedTable& table) { return table.is_playing(); });
}

Worker::Status Worker::play(Nanos start) {
  const Nanos count = static_cast<Nanos>(tables_.size());
  run_.period = 1'000 * kSecond / Nanos{options_.milli_rate};
  run_.begin = start + Nanos{options_.warmup} * kSecond;
  run_.end = run_.begin + Nanos{options_.seconds} * kSecond;
  // Evenly spread: each table has its own moment in the period, and each worker its own in between.
  const Nanos step = run_.period / count;
  const Nanos first = start + step * Nanos{share_.worker} / Nanos{options_.processes};
  const auto planned = [&](Nanos k) { return first + (k / count) * run_.period + (k % count) * step; };
  std::uint64_t cpu_before = 0;
  Nanos look_after_next = start + kSecond;
  Nanos now = steady_now();
  for (Nanos k = 0; now < run_.end; now = steady_now()) {
    if (!failure_.empty()) return std::unexpected{failure_};
    const bool was_measuring = std::exchange(run_.is_measuring, run_.measures(now));
    if (!was_measuring && run_.is_measuring) cpu_before = cpu_microseconds();
    for (; planned(k) <= now && planned(k) < run_.end; ++k) {
      tables_[static_cast<std::size_t>(k % count)].act(planned(k));
    }
    if (now >= look_after_next) {
      for (PlayedTable& table : tables_) table.look_after(now);
      look_after_next = now + kSecond;
    }
    turn(std::min(planned(k), run_.end));
  }
  run_.is_measuring = false;
  tally_->cpu_us = cpu_microseconds() - cpu_before;
  drain(run_.end);
  return {};
}

// Planned actions are still carried out if it doesn't take too long; then every screen has time to show the
// last version.
void Worker::drain(Nanos end) {
  for (Nanos now = steady_now(); now < end + 2 * kDrain; now = steady_now()) {
    run_.is_over = now >= end + kDrain;
    for (PlayedTable& table : tables_) table.look_after(now);
    if (std::ranges::none_of(tables_, &PlayedTable::is_busy)) return;
    for (const Nanos next = now + kGlance; now < next; now = steady_now()) turn(next);
  }
}

}  // namespace load
