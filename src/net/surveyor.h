// Looks at deals with all their secrets: whether one can be won, and in how few actions.
#pragma once

#include <functional>

#include "table/ports.h"

namespace net {

// Asked again and again while it takes: whether there is time left.
using HasTime = std::function<bool()>;

table::Finding survey(const table::Survey& wish, const HasTime& has_time);

}  // namespace net
