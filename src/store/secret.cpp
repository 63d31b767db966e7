#include "store/secret.h"

#include <sys/random.h>

#include <array>

namespace store {

Result<std::string> new_secret() {
  std::array<unsigned char, 32> bytes{};
  std::string digits;
  if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) {
    return std::unexpected(Problem{.code = 0, .text = "the system can't provide random numbers"});
  }
  for (const unsigned char byte : bytes) {
    digits += "0123456789abcdef"[byte >> 4U];
    digits += "0123456789abcdef"[byte & 15U];
  }
  return digits;
}

}  // namespace store
