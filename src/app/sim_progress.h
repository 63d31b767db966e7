// A bar on standard error that tells how far it is, if a person is there to see it.
#pragma once

#include <chrono>
#include <cstdint>

namespace app::sim {

class ProgressBar {
 public:
  ProgressBar();
  void show(std::uint64_t done, std::uint64_t of);

 private:
  const bool is_seen_;
  const std::chrono::steady_clock::time_point begin_;
};

}  // namespace app::sim
