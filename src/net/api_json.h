// The JSON of the HTTP side (docs/protocol/openapi.json), and the counters of the halls as gauges.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "net/count.h"
#include "table/hall.h"

namespace net {

std::string summary_json(const table::Summary& summary);
std::string tables_json(std::span<const table::Summary> summaries);
std::string opened_json(protocol::Code code, std::string_view link);
std::string records_json(std::span<const table::RecordCard> cards);

void add(table::HallCounts& sum, const table::HallCounts& more);
std::vector<Gauge> hall_gauges(const table::HallCounts& counts);

}  // namespace net
