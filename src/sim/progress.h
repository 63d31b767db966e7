// A progress bar on standard error, if that is a terminal.
#pragma once

#include <chrono>
#include <cstdint>

namespace sim {

class ProgressBar {
 public:
  ProgressBar();
  void show(std::uint64_t done, std::uint64_t of);

 private:
  const bool is_seen_;
  const std::chrono::steady_clock::time_point begin_;
};

}  // namespace sim
