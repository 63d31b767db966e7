#include "net/count.h"

namespace net {
namespace {

struct Name {
  Count count;
  std::string_view metric;  // without the prefix
  std::string_view label;   // empty: the metric has none
  std::string_view value;
};

// In the order of the enumerators; those of one metric stand together.
constexpr std::array kNames{
    Name{Count::Connected, "connections_total", "", ""},
    Name{Count::Upgraded, "websockets_total", "", ""},
    Name{Count::FramesIn, "frames_in_total", "", ""},
    Name{Count::FramesOut, "frames_out_total", "", ""},
    Name{Count::LinesOut, "lines_out_total", "", ""},
    Name{Count::BytesIn, "bytes_in_total", "", ""},
    Name{Count::BytesOut, "bytes_out_total", "", ""},
    Name{Count::ClosedByPeer, "closed_total", "reason", "peer"},
    Name{Count::ClosedLeft, "closed_total", "reason", "left"},
    Name{Count::ClosedReplaced, "closed_total", "reason", "replaced"},
    Name{Count::ClosedNoEntry, "closed_total", "reason", "no_entry"},
    Name{Count::ClosedTable, "closed_total", "reason", "table_closed"},
    Name{Count::ClosedRestart, "closed_total", "reason", "restart"},
    Name{Count::ClosedTooFast, "closed_total", "reason", "too_fast"},
    Name{Count::ClosedBad, "closed_total", "reason", "bad_lines"},
    Name{Count::ClosedNotText, "closed_total", "reason", "not_text"},
    Name{Count::ClosedTooBig, "closed_total", "reason", "too_big"},
    Name{Count::ClosedBadFrame, "closed_total", "reason", "bad_frame"},
    Name{Count::ClosedFlood, "closed_total", "reason", "flood"},
    Name{Count::ClosedSlowReader, "closed_total", "reason", "slow_reader"},
    Name{Count::ClosedSilent, "closed_total", "reason", "silent"},
    Name{Count::ClosedNoFirstLine, "closed_total", "reason", "no_first_line"},
    Name{Count::ClosedFailed, "closed_total", "reason", "failed"},
    Name{Count::ClosedNotKnown, "closed_total", "reason", "not_known"},
    Name{Count::LimitFull, "limits_hit_total", "kind", "full"},
    Name{Count::LimitAddressConnections, "limits_hit_total", "kind", "address_connections"},
    Name{Count::LimitAddressEntries, "limits_hit_total", "kind", "address_new_connections"},
    Name{Count::LimitAddressTables, "limits_hit_total", "kind", "address_tables"},
    Name{Count::LimitAddressGuesses, "limits_hit_total", "kind", "address_guesses"},
    Name{Count::LimitOrigin, "limits_hit_total", "kind", "origin"},
    Name{Count::LimitTooFast, "limits_hit_total", "kind", "too_fast"},
    Name{Count::LimitSnapshots, "limits_hit_total", "kind", "snapshots"},
    Name{Count::LimitExports, "limits_hit_total", "kind", "exports"},
    Name{Count::LimitHost, "limits_hit_total", "kind", "host"},
    Name{Count::LimitHttpPace, "limits_hit_total", "kind", "http_pace"},
    Name{Count::LimitHeader, "limits_hit_total", "kind", "header_size"},
    Name{Count::LimitBody, "limits_hit_total", "kind", "body_size"},
    Name{Count::LimitSlowRequest, "limits_hit_total", "kind", "slow_request"},
    Name{Count::LimitTlsHandshake, "limits_hit_total", "kind", "tls_handshake"},
    Name{Count::LimitTables, "limits_hit_total", "kind", "tables"},
    Name{Count::LimitAiTables, "limits_hit_total", "kind", "ai_tables"},
    Name{Count::WrongCode, "wrong_codes_total", "", ""},
    Name{Count::WrongToken, "wrong_tokens_total", "", ""},
    Name{Count::BadLine, "bad_lines_total", "", ""},
    Name{Count::Http200, "http_answers_total", "status", "200"},
    Name{Count::Http201, "http_answers_total", "status", "201"},
    Name{Count::Http204, "http_answers_total", "status", "204"},
    Name{Count::Http304, "http_answers_total", "status", "304"},
    Name{Count::Http400, "http_answers_total", "status", "400"},
    Name{Count::Http403, "http_answers_total", "status", "403"},
    Name{Count::Http404, "http_answers_total", "status", "404"},
    Name{Count::Http405, "http_answers_total", "status", "405"},
    Name{Count::Http413, "http_answers_total", "status", "413"},
    Name{Count::Http421, "http_answers_total", "status", "421"},
    Name{Count::Http422, "http_answers_total", "status", "422"},
    Name{Count::Http426, "http_answers_total", "status", "426"},
    Name{Count::Http429, "http_answers_total", "status", "429"},
    Name{Count::Http431, "http_answers_total", "status", "431"},
    Name{Count::Http500, "http_answers_total", "status", "500"},
    Name{Count::Http503, "http_answers_total", "status", "503"},
};
static_assert(kNames.size() == kCounts);
static_assert([] {
  for (std::size_t i = 0; i < kCounts; ++i) {
    if (kNames[i].count != static_cast<Count>(i)) return false;
  }
  return true;
}());

constexpr std::string_view kPrefix = "magicmaze_";

void write_head(std::string& text, std::string_view name, std::string_view type) {
  text += "# TYPE ";
  text += kPrefix;
  text += name;
  text += " ";
  text += type;
  text += "\n";
}

}  // namespace

Count count_of_status(unsigned status) {
  const std::string word = std::to_string(status);
  for (const Name& name : kNames) {
    if (name.label == "status" && name.value == word) return name.count;
  }
  return Count::Http500;
}

std::string metrics_text(const Sums& sums, std::span<const Gauge> gauges) {
  std::string text;
  for (const Gauge& gauge : gauges) {
    text += "# HELP ";
    text += kPrefix;
    text += gauge.name;
    text += " ";
    text += gauge.help;
    text += "\n";
    write_head(text, gauge.name, gauge.name.ends_with("_total") ? "counter" : "gauge");
    text += kPrefix;
    text += gauge.name;
    text += " " + std::to_string(gauge.value) + "\n";
  }
  std::string_view last;
  for (const Name& name : kNames) {
    if (name.metric != last) write_head(text, name.metric, "counter");
    last = name.metric;
    text += kPrefix;
    text += name.metric;
    if (!name.label.empty()) {
      text += "{";
      text += name.label;
      text += "=\"";
      text += name.value;
      text += "\"}";
    }
    text += " " + std::to_string(sums[static_cast<std::size_t>(name.count)]) + "\n";
  }
  return text;
}

}  // namespace net
