#include "net/process_figures.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <string_view>

#include "base/version.h"

namespace net {
namespace {

double figure(const std::string& text, std::string_view name) {
  const std::string wanted = "\n" + std::string{name} + " ";
  const std::size_t at = text.find(wanted);
  EXPECT_NE(at, std::string::npos) << name << "\n" << text;
  return at == std::string::npos ? -1 : std::strtod(text.c_str() + at + wanted.size(), nullptr);
}

TEST(ProcessFigures, are_those_of_this_process) {
  const std::string text = process_metrics();
  EXPECT_TRUE(text.contains("\nmagicmaze_build_info{version=\"" + std::string{base::kEngineVersion} + "\","))
      << text;
  const double now_s = static_cast<double>(
      std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
          .count());
  EXPECT_LE(figure(text, "process_start_time_seconds"), now_s + 2);
  EXPECT_GT(figure(text, "process_start_time_seconds"), now_s - 86'400);
  EXPECT_GT(figure(text, "process_resident_memory_bytes"), 100'000);
  EXPECT_GT(figure(text, "process_virtual_memory_bytes"), figure(text, "process_resident_memory_bytes"));
  EXPECT_GE(figure(text, "process_open_fds"), 3);
  EXPECT_GE(figure(text, "process_max_fds"), figure(text, "process_open_fds"));
  EXPECT_GE(figure(text, "process_cpu_seconds_total"), 0);
}

}  // namespace
}  // namespace net
