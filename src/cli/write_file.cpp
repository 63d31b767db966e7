#include "cli/write_file.h"

#include <fstream>

namespace cli {

bool write_file(const std::string& name, const std::string& text) {
  std::ofstream file{name, std::ios::binary};
  file << text;
  file.close();
  return file.good();
}

}  // namespace cli
