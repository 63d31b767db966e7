#include "store/health.h"

#include <algorithm>
#include <ctime>
#include <utility>

namespace store {
namespace {

// Shorter suspensions don't count as game time either, but interrupt nobody.
constexpr std::int64_t kWorthTellingMs = 3'000;

// Unlike the steady clock, it keeps running while the machine sleeps.
std::int64_t boot_ms() {
  timespec now{};
  clock_gettime(CLOCK_BOOTTIME, &now);
  return std::int64_t{now.tv_sec} * 1'000 + now.tv_nsec / 1'000'000;
}

}  // namespace

Health::Health(ServerClock& clock, const Inbox& inbox, HealthCallbacks callbacks, HealthTiming timing)
    : clock_(clock), inbox_(inbox), callbacks_(std::move(callbacks)), timing_(timing) {}

Health::~Health() { stop(); }

void Health::start() {
  well_since_ms_ = steady_ms();
  looked_ms_ = boot_ms();
  clock_.attend();
  thread_ = std::thread{[this] { run(); }};
}

void Health::stop() {
  {
    const std::scoped_lock lock{ending_};
    is_over_ = true;
  }
  ended_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Health::run() {
  std::unique_lock lock{ending_};
  while (!ended_.wait_for(lock, timing_.look, [&] { return is_over_; })) look();
}

void Health::look() {
  const std::int64_t now_ms = boot_ms();
  const std::int64_t stood_ms = now_ms - std::exchange(looked_ms_, now_ms);
  const bool stood = clock_.attend() > 0 || stood_ms > ServerClock::kStandstillMs;
  const std::scoped_lock lock{mutex_};
  if (stood) {
    // Nothing could be answered in that time.
    well_since_ms_ = steady_ms();
    if (stood_ms >= kWorthTellingMs && callbacks_.on_standstill) callbacks_.on_standstill(stood_ms);
    return;
  }
  if (told_ != table::StoreState::Works) return;
  const auto since = waits_since_ms();
  const std::int64_t waited_ms = since ? steady_ms() - *since : 0;
  if (waited_ms < timing_.stall.count()) return;
  // Nobody loses the sand that ran while an answer was awaited.
  clock_.stop_back(waited_ms, inbox_.latest());
  ++counts_.stalls;
  change(table::StoreState::Stalls, "no answer for " + std::to_string(waited_ms) + " ms");
}

std::optional<std::int64_t> Health::waits_since_ms() const {
  const auto since = since_ms_ ? since_ms_ : inbox_.waiting_since_ms();
  return since ? std::optional{std::max(*since, well_since_ms_)} : std::nullopt;
}

void Health::begin(std::int64_t since_ms) {
  const std::scoped_lock lock{mutex_};
  since_ms_ = since_ms;
}

void Health::finish() {
  const std::scoped_lock lock{mutex_};
  since_ms_.reset();
  if (told_ == table::StoreState::Works) return;
  well_since_ms_ = steady_ms();
  clock_.go();
  change(table::StoreState::Works, {});
}

void Health::fail(const std::string& why) {
  const std::scoped_lock lock{mutex_};
  clock_.stop();
  if (told_ == table::StoreState::Fails) return;
  ++counts_.failures;
  change(table::StoreState::Fails, why);
}

void Health::change(table::StoreState state, const std::string& why) {
  told_ = state;
  if (callbacks_.on_change) callbacks_.on_change(state, why);
}

HealthCounts Health::counts() const {
  const std::scoped_lock lock{mutex_};
  HealthCounts counts = counts_;
  counts.is_well = told_ == table::StoreState::Works;
  return counts;
}

}  // namespace store
