// The writer's side of a store in memory. It can be told to fail, as a disk or a network would.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "store/backend.h"
#include "store/memory_store.h"

namespace store {

// How the commits of a store fail.
class MemoryFaults {
 public:
  // Instead: nothing is written. Afterwards: it is written and reported as failed, as when the answer is
  // lost.
  enum class Failure : std::uint8_t { Instead, Afterwards };

  // The next commits, this many.
  void fail(std::uint64_t times, Failure failure = Failure::Instead) {
    failure_ = failure;
    times_ = times;
  }
  // What is asked of `Backend::problem`.
  void lose_files(bool are_lost) { are_files_lost_ = are_lost; }

 private:
  friend class MemoryBackend;
  std::atomic<std::uint64_t> times_ = 0;
  std::atomic<Failure> failure_ = Failure::Instead;
  std::atomic<bool> are_files_lost_ = false;
};

class MemoryBackend final : public Backend {
 public:
  explicit MemoryBackend(std::shared_ptr<MemoryStore> store,
                         std::shared_ptr<MemoryFaults> faults = std::make_shared<MemoryFaults>())
      : store_(std::move(store)), faults_(std::move(faults)) {}

  std::expected<Recovered, std::string> recover() override;
  Result<Written> write(const Batch& batch) override;
  std::optional<std::string> problem() override;
  // Records are complete at once, and a history that is over is gone.
  bool has_tidying() const override { return false; }
  Result<void> tidy() override { return {}; }
  Result<Expired> expire(std::int64_t ended_before_wall_s) override;

 private:
  std::optional<Problem> objection_to(const Batch& batch) const;
  Written apply(const Batch& batch);

  std::shared_ptr<MemoryStore> store_;
  std::shared_ptr<MemoryFaults> faults_;
  // If the last batch was reported as failed: how many commits there were before it.
  std::optional<std::uint64_t> commits_before_;
  Written written_;
};

}  // namespace store
