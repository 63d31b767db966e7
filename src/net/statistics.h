// How the games of this server went, for its operator: a small page, and figures beside the counters.
#pragma once

#include <span>
#include <string>

#include "table/book.h"

namespace net {

std::string statistics_page(std::span<const table::Tally> tallies);

// Lines of /metrics. People name scenarios of their own as they like: those are told together.
std::string statistics_metrics(std::span<const table::Tally> tallies);

}  // namespace net
