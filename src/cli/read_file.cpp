#include "cli/read_file.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

namespace cli {

std::expected<std::string, std::string> read_file(const std::string& name) {
  std::error_code ignored;
  if (std::filesystem::is_directory(name, ignored))
    return std::unexpected{name + " is a folder, not a file."};
  std::ifstream file{name, std::ios::binary};
  if (!file) return std::unexpected{"The file " + name + " can't be opened."};
  std::string text{std::istreambuf_iterator<char>{file}, {}};
  if (file.bad()) return std::unexpected{"The file " + name + " can't be read completely."};
  return text;
}

}  // namespace cli
