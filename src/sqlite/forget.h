// Removes a crew from a data folder, with all names its members gave: what is left knows seats but no people.
// Its open tables are closed; its finished games stay, but are no longer in the Book.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>

#include "protocol/token.h"
#include "sqlite/database.h"
#include "store/maintenance.h"

namespace sqlite {

// Holds the folder meanwhile, so no server can be using it. A sentence if there is no such crew, or if it
// can't be done.
std::expected<store::Forgetting, std::string> forget_crew(const std::filesystem::path& folder,
                                                          const protocol::TokenDigest& secret);

// The number of the crew with this secret; 0 if there is none.
Result<std::int64_t> crew_with(Database& database, const protocol::TokenDigest& secret);
// Everything the database knows about a crew, apart from the lines of its tables, in one transaction that the
// caller has begun. Gives how many finished games have no names now.
Result<std::int64_t> forget_crew_rows(Database& database, std::int64_t crew);

}  // namespace sqlite
