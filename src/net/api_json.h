// The JSON of the HTTP side (docs/protocol/openapi.json), and the counters of the tables as gauges.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "net/count.h"
#include "net/site.h"
#include "table/table_registry.h"

namespace net {

std::string summary_json(const table::Summary& summary);
std::string tables_json(std::span<const table::Summary> summaries);
// What the server says about itself, and its operator's announcement, if there is one.
std::string site_json(const SiteFacts& site, const std::optional<std::string>& notice);
std::string opened_json(protocol::Code code, std::string_view link);
std::string records_json(std::span<const table::RecordCard> cards);

void add(table::TableCounts& sum, const table::TableCounts& more);
std::vector<Gauge> table_gauges(const table::TableCounts& counts);

}  // namespace net
