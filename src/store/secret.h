// The secret that a store is given when it is made.
#pragma once

#include <string>

#include "store/problem.h"

namespace store {

// 256 random bits in hexadecimal digits.
Result<std::string> new_secret();

}  // namespace store
