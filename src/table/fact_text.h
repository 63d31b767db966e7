// Facts as text: `sat member=3 chair=2`, several separated by "; ". The journal keeps everything; what
// everyone is shown leaves out digests and the heads of records.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/fact.h"

namespace table {

enum class Audience : std::uint8_t { Journal, Everybody };

std::string text_of(const Fact& fact, Audience audience);
std::string text_of(const FactList& facts, Audience audience);

// Only what was written for the journal can be read back.
std::optional<FactList> read_facts(std::string_view text);

}  // namespace table
