#include "sim/runner.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "sim/game.h"

namespace sim {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kBetweenNews{100};

// Games are handed out one by one; each worker counts separately.
class Runner {
 public:
  explicit Runner(const SimOptions& options)
      : options_(options),
        total_(std::uint64_t{options.games} * options.rulesets.size()),
        tallies_(options.threads, std::vector<Tally>(options.rulesets.size())),
        busy_(options.threads) {}

  std::vector<Tally> run(const TellProgress& tell) {
    {
      std::vector<std::jthread> workers;
      workers.reserve(options_.threads);
      for (unsigned i = 0; i < options_.threads; ++i) workers.emplace_back([this, i] { work(tallies_[i]); });
      std::unique_lock lock{mutex_};
      while (!all_home_.wait_for(lock, kBetweenNews, [this] { return busy_ == 0; })) tell(done_, total_);
    }
    tell(total_, total_);
    for (unsigned i = 1; i < options_.threads; ++i) {
      for (std::size_t row = 0; row < options_.rulesets.size(); ++row) tallies_[0][row].add(tallies_[i][row]);
    }
    return std::move(tallies_[0]);
  }

 private:
  void work(std::vector<Tally>& tallies) {
    for (std::uint64_t game = next_++; game < total_; game = next_++) {
      const auto row = static_cast<std::size_t>(game / options_.games);
      tally_game(options_, options_.rulesets[row], options_.first_seed + game % options_.games, tallies[row]);
      ++done_;
    }
    const std::lock_guard lock{mutex_};
    if (--busy_ == 0) all_home_.notify_one();
  }

  const SimOptions& options_;
  const std::uint64_t total_;
  std::vector<std::vector<Tally>> tallies_;  // by worker and ruleset
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
  std::mutex mutex_;
  std::condition_variable all_home_;
  unsigned busy_;
};

}  // namespace

Report run_games(const SimOptions& options, const TellProgress& tell) {
  const Clock::time_point begin = Clock::now();
  Report report{.options = options, .tallies = Runner{options}.run(tell)};
  report.took_ms = static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin).count());
  return report;
}

}  // namespace sim
