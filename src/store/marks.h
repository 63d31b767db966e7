// The marks of a record's card, word by word.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace store {

bool has_mark(std::string_view marks, std::string_view mark);

// The numbers behind a mark's colon: achievements:13,17 has two.
std::vector<std::uint32_t> numbers_of(std::string_view marks, std::string_view mark);

// B-SCORE-1: slower sand, pauses, AI seats, deals that were known, races and games from elsewhere stand apart
// in the Book: of the last nobody here knows who played them, and what they knew. An interruption by the
// server is nobody's choice: it is told, and sets nothing apart.
bool stands_apart(std::string_view marks);

}  // namespace store
