// Removes a crew from a data folder, with all names its members gave: what is left knows seats but no people.
// Its open tables are closed; its finished games stay, but are no longer in the Book.
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

// Holds the folder meanwhile, so no server can be using it. A sentence if there is no such crew, or if it
// can't be done.
std::expected<Forgetting, std::string> forget_crew(const std::filesystem::path& folder,
                                                   const protocol::TokenDigest& secret);

}  // namespace store
