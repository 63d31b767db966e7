// Complaints as their file has them.
#pragma once

#include <string>

#include "console/complaint_book.h"

namespace console {

std::string json_of(const ComplaintList& list);
// Throws if it isn't what `json_of` writes.
ComplaintList complaints_in(const std::string& json);

}  // namespace console
