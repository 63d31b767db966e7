// How the games on this server went, for its operator: a small page, and figures next to the metrics.
#pragma once

#include <span>
#include <string>

#include "table/book.h"

namespace net {

std::string statistics_page(std::span<const table::ScenarioTally> tallies);

// Lines of /metrics. People name custom scenarios as they like, so those are counted together.
std::string statistics_metrics(std::span<const table::ScenarioTally> tallies);

}  // namespace net
