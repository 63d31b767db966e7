// A certificate made with openssl when it is needed, for tests of TLS.
#pragma once

#include <filesystem>
#include <string>

namespace support {

struct Certificate {
  std::string certificate;  // both are names of PEM files
  std::string key;
};

// In this folder, with this name; empty names if openssl couldn't make it.
Certificate make_certificate(const std::filesystem::path& folder, const std::string& name);

}  // namespace support
