// Complaints as the console shows them, to people and to programs.
#pragma once

#include <cstdint>
#include <span>

#include "console/answer.h"
#include "console/complaint_book.h"

namespace console {

Answer complaints_answer(std::span<const FiledComplaint> complaints, std::int64_t now_wall_s);

}  // namespace console
