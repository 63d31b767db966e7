// Takes a crew out of a data folder, with all names that its people gave: what is left knows seats and no
// people. Its tables that are still open close; its finished games stay, and stand in no Book any more.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>

#include "protocol/token.h"

namespace store {

struct Forgetting {
  std::int64_t tables = 0;   // closed
  std::int64_t records = 0;  // without names now
};

// The folder is held meanwhile, so no server can be at work there. A sentence if there is no such crew, or if
// it cannot be done.
std::expected<Forgetting, std::string> forget_crew(const std::filesystem::path& folder,
                                                   const protocol::TokenDigest& secret);

}  // namespace store
