#include "sim/progress.h"

#include <unistd.h>

#include <iostream>
#include <string>

namespace sim {
namespace {

constexpr std::uint64_t kWidth = 40;

}  // namespace

ProgressBar::ProgressBar()
    : is_seen_(::isatty(STDERR_FILENO) == 1), begin_(std::chrono::steady_clock::now()) {}

void ProgressBar::show(std::uint64_t done, std::uint64_t of) {
  if (!is_seen_) return;
  if (done >= of) {
    std::cerr << "\r\x1b[K" << std::flush;
    return;
  }
  const auto took =
      std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin_);
  const auto full = static_cast<std::size_t>(done * kWidth / of);
  std::string line = "\r\x1b[K[" + std::string(full, '#') + std::string(kWidth - full, '.') + "] " +
                     std::to_string(done) + " of " + std::to_string(of) + " games";
  if (done > 0) {
    const auto left = static_cast<std::uint64_t>(took.count()) * (of - done) / done / 1000;
    line += ", about " + std::to_string(left) + " s left";
  }
  std::cerr << line << std::flush;
}

}  // namespace sim
