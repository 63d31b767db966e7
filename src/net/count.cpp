#include "net/count.h"

namespace net {
namespace {

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
  for (const CountInfo& name : kCountInfos) {
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
  for (const CountInfo& name : kCountInfos) {
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
