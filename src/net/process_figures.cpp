#include "net/process_figures.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <optional>
#include <sstream>
#include <string_view>
#include <system_error>
#include <vector>

#include "base/version.h"
#include "notation/words.h"
#include "page/page.h"
#include "protocol/limits.h"

namespace net {
namespace {

struct Figure {
  std::string_view name;
  std::string_view type;
  std::string_view help;
};

void add(std::string& text, const Figure& figure, std::string_view value, std::string_view labels = {}) {
  const std::string name{figure.name};
  text += "# HELP " + name + " ";
  text += figure.help;
  text += "\n# TYPE " + name + " ";
  text += figure.type;
  text += "\n" + name;
  text += labels;
  text += " ";
  text += value;
  text += "\n";
}

// 12.34 from hundredths of a second.
std::string seconds_text(std::uint64_t ticks, std::uint64_t ticks_a_second) {
  const std::uint64_t hundredths = ticks * 100 / ticks_a_second;
  const std::string rest = std::to_string(100 + hundredths % 100).substr(1);
  return std::to_string(hundredths / 100) + "." + rest;
}

// The numbers of /proc/self/stat after the program's name, which may contain anything: the first is field 3.
std::vector<std::string> stat_fields() {
  std::ifstream file{"/proc/self/stat"};
  const std::string text{std::istreambuf_iterator<char>{file}, {}};
  std::istringstream rest{text.substr(std::min(text.rfind(')') + 1, text.size()))};
  return {std::istream_iterator<std::string>{rest}, {}};
}

std::optional<std::uint64_t> number_of(const std::vector<std::string>& fields, std::size_t field) {
  constexpr std::size_t kFirst = 3;
  std::int64_t number = 0;
  if (field - kFirst >= fields.size()) return std::nullopt;
  if (!notation::read_number(fields[field - kFirst], 0, std::numeric_limits<std::int64_t>::max(), number))
    return std::nullopt;
  return static_cast<std::uint64_t>(number);
}

// In seconds since 1970.
std::uint64_t booted_at_s() {
  timespec up{};
  timespec wall{};
  ::clock_gettime(CLOCK_BOOTTIME, &up);
  ::clock_gettime(CLOCK_REALTIME, &wall);
  return static_cast<std::uint64_t>(std::max<std::int64_t>(wall.tv_sec - up.tv_sec, 0));
}

std::uint64_t open_files() {
  std::error_code error;
  std::uint64_t count = 0;
  for (auto entry = std::filesystem::directory_iterator{"/proc/self/fd", error};
       !error && entry != std::filesystem::directory_iterator{}; entry.increment(error)) {
    ++count;
  }
  return count;
}

}  // namespace

std::string process_metrics() {
  std::string text;
  add(text, {"magicmaze_build_info", "gauge", "which build this is"}, "1",
      "{version=\"" + std::string{base::kEngineVersion} + "\",protocol=\"" +
          std::to_string(protocol::kProtocolVersion) + "\",page=\"" + std::string{page::build()} + "\"}");
  const std::vector<std::string> fields = stat_fields();
  const auto ticks_a_second = static_cast<std::uint64_t>(std::max(1L, ::sysconf(_SC_CLK_TCK)));
  const auto page_bytes = static_cast<std::uint64_t>(std::max(1L, ::sysconf(_SC_PAGESIZE)));
  const auto in_program = number_of(fields, 14);
  const auto in_kernel = number_of(fields, 15);
  const auto started = number_of(fields, 22);
  const auto virtual_bytes = number_of(fields, 23);
  const auto resident_pages = number_of(fields, 24);
  if (in_program && in_kernel) {
    add(text, {"process_cpu_seconds_total", "counter", "processor time used"},
        seconds_text(*in_program + *in_kernel, ticks_a_second));
  }
  if (started) {
    add(text, {"process_start_time_seconds", "gauge", "when it started, in seconds since 1970"},
        std::to_string(booted_at_s() + *started / ticks_a_second));
  }
  if (virtual_bytes) {
    add(text, {"process_virtual_memory_bytes", "gauge", "address space"}, std::to_string(*virtual_bytes));
  }
  if (resident_pages) {
    add(text, {"process_resident_memory_bytes", "gauge", "memory used"},
        std::to_string(*resident_pages * page_bytes));
  }
  add(text, {"process_open_fds", "gauge", "open files and sockets"}, std::to_string(open_files()));
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) == 0) {
    add(text, {"process_max_fds", "gauge", "how many may be open"}, std::to_string(files.rlim_cur));
  }
  return text;
}

}  // namespace net
