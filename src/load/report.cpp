#include "load/report.h"

#include "notation/json_writer.h"

namespace load {
namespace {

using notation::JsonWriter;

// A whole number of thousandths as a decimal number.
std::string decimal(std::uint64_t milli) {
  const std::string text = std::to_string(milli / 1000) + ".";
  const std::string rest = std::to_string(milli % 1000);
  return text + std::string(3 - rest.size(), '0') + rest;
}

JsonWriter& number(JsonWriter& json, std::string_view name, std::uint64_t value) {
  return json.key(name).number(static_cast<std::int64_t>(value));
}

std::uint64_t milli_per_second(std::uint64_t count, const Report& report) {
  return count * 1000 / report.options.seconds;
}

// Microseconds with three decimals.
void write_latency(JsonWriter& json, std::string_view name, const base::Histogram& latency) {
  json.key(name).begin_object().key("p50").raw(decimal(latency.at(base::Share::Half)));
  json.key("p99").raw(decimal(latency.at(base::Share::NinetyNine)));
  json.key("p999").raw(decimal(latency.at(base::Share::NinetyNinePointNine)));
  json.key("max").raw(decimal(latency.largest())).key("mean").raw(decimal(latency.mean()));
  number(json, "count", latency.count()).end_object();
}

void write_asked(JsonWriter& json, const LoadOptions& options) {
  json.key("asked").begin_object();
  json.key("against").string(options.target == LoadTarget::Server ? "server" : "bare");
  json.key("url").string(options.url);
  number(json, "tables", options.tables);
  number(json, "seats", options.seats);
  json.key("rate").raw(decimal(options.milli_rate));
  number(json, "seconds", options.seconds);
  number(json, "warmup", options.warmup);
  number(json, "idle_tables", options.idle_tables);
  number(json, "addresses", options.addresses);
  number(json, "processes", options.processes);
  number(json, "seed", options.seed).end_object();
}

// Milliseconds with two decimals, for people.
std::string ms(std::uint64_t nanoseconds) {
  const std::string text = decimal(nanoseconds / 1000);
  return text.substr(0, text.size() - 1);
}

std::string latency_line(std::string_view title, const base::Histogram& latency) {
  return std::string{title} + "p50 " + ms(latency.at(base::Share::Half)) + "  p99 " +
         ms(latency.at(base::Share::NinetyNine)) + "  p99.9 " +
         ms(latency.at(base::Share::NinetyNinePointNine)) + "  max " + ms(latency.largest()) + " ms\n";
}

}  // namespace

bool is_clean(const Report& report) {
  const Tally& tally = report.tally;
  return tally.all_troubles() == 0 && tally.tables_different == 0 && tally.resyncs == 0 &&
         tally.tables_equal == report.options.tables;
}

std::string json_of(const Report& report) {
  const Tally& tally = report.tally;
  JsonWriter json;
  json.begin_object();
  write_asked(json, report.options);
  number(json, "connections", report.options.connections());
  json.key("setup_seconds").raw(decimal(report.setup_ms));
  number(json, "planned", tally.planned);
  number(json, "answered", tally.answered);
  number(json, "late", tally.late);
  number(json, "skipped", tally.skipped);
  number(json, "unsent", tally.unsent);
  number(json, "actions", tally.actions);
  json.key("actions_per_second").raw(decimal(milli_per_second(tally.actions, report)));
  number(json, "deliveries", tally.deliveries);
  json.key("deliveries_per_second").raw(decimal(milli_per_second(tally.deliveries, report)));
  number(json, "bytes_per_delivery", tally.deliveries == 0 ? 0 : tally.delivered_bytes / tally.deliveries);
  write_latency(json, "latency_us", tally.latency);
  write_latency(json, "latency_from_send_us", tally.latency_from_send);
  number(json, "errors", tally.all_troubles());
  json.key("errors_by_kind").begin_object();
  for (std::size_t i = 0; i < kTroubles; ++i) {
    if (tally.troubles[i] > 0) number(json, name(static_cast<Trouble>(i)), tally.troubles[i]);
  }
  json.end_object();
  number(json, "refusals", tally.all_refusals());
  json.key("refusals_by_reason").begin_object();
  for (const NamedCount& refusal : tally.refusals) number(json, refusal.text(), refusal.count);
  json.end_object();
  number(json, "resyncs", tally.resyncs);
  number(json, "reconnects", tally.reconnects);
  number(json, "freezes", tally.freezes);
  number(json, "games", tally.games);
  number(json, "hash_checks", tally.hash_checks);
  number(json, "tables_equal", tally.tables_equal);
  number(json, "tables_different", tally.tables_different);
  json.key("generator_cpu_seconds").raw(decimal(tally.cpu_us / 1000));
  return json.key("clean").boolean(is_clean(report)).end_object().text();
}

std::string text_of(const Report& report) {
  const Tally& tally = report.tally;
  const auto count = [](std::uint64_t value) { return std::to_string(value); };
  std::string text = count(report.options.tables) + " tables with " + count(report.options.seats) +
                     " seats, " + count(report.options.seconds) + " s\n";
  text += "actions per second:      " + decimal(milli_per_second(tally.actions, report)) + " (asked for " +
          decimal(std::uint64_t{report.options.tables} * report.options.milli_rate) + ")\n";
  text += "deliveries per second:   " + decimal(milli_per_second(tally.deliveries, report)) + "\n";
  text += latency_line("to the last seat:        ", tally.latency);
  text += latency_line("  since it was sent:     ", tally.latency_from_send);
  text += "sent late:               " + count(tally.late) + " of " + count(tally.planned) + "\n";
  text += "refusals:                " + count(tally.all_refusals()) + "\n";
  for (const NamedCount& refusal : tally.refusals) {
    text += "  " + std::string{refusal.text()} + ": " + count(refusal.count) + "\n";
  }
  text += "resyncs, reconnects:     " + count(tally.resyncs) + ", " + count(tally.reconnects) + "\n";
  text += "errors:                  " + count(tally.all_troubles()) + "\n";
  for (std::size_t i = 0; i < kTroubles; ++i) {
    if (tally.troubles[i] == 0) continue;
    text += "  " + std::string{name(static_cast<Trouble>(i))} + ": " + count(tally.troubles[i]) + "\n";
  }
  text +=
      "tables that ended equal: " + count(tally.tables_equal) + " of " + count(report.options.tables) + "\n";
  return text;
}

}  // namespace load
