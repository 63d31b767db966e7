#include "console/table_text.h"

#include <algorithm>

#include "console/columns.h"
#include "notation/json_writer.h"
#include "protocol/table_state.h"

namespace console {
namespace {

using notation::JsonWriter;

std::string text(std::size_t number) { return std::to_string(number); }

// The object's fields without its brackets.
std::string fields_of(JsonWriter& json) {
  const std::string& all = json.end_object().text();
  return all.substr(1, all.size() - 2);
}

void write_address(JsonWriter& json, std::string_view key, const std::optional<net::Address>& address) {
  json.key(key);
  address ? json.string(address->text()) : json.null();
}

std::string state_of(const net::TableAtServer& table) {
  const table::Summary& summary = table.report.summary;
  std::string state = summary.phase;
  if (state == "playing" && table.report.clock != protocol::ClockState::Running) {
    state = std::string{protocol::word(table.report.clock)};
  }
  return state;
}

std::string marks_of(const table::Summary& summary) {
  std::string marks = summary.is_public ? "public" : "private";
  if (summary.is_locked) marks += ", locked";
  return marks;
}

void write_head(JsonWriter& json, const net::TableAtServer& table) {
  const table::Summary& summary = table.report.summary;
  json.key("code").string(summary.code.text()).key("hash").string(table.hash);
  json.key("phase").string(summary.phase).key("clock").string(protocol::word(table.report.clock));
  json.key("scenario").string(summary.scenario).key("public").boolean(summary.is_public);
  json.key("locked").boolean(summary.is_locked).key("opened").number(table.report.opened_wall_s);
  json.key("games").number(table.report.games);
  write_address(json, "opened_from", table.owner);
}

void write_person(JsonWriter& json, const net::PersonAtTable& at_table) {
  const table::PersonReport& person = at_table.person;
  json.begin_object().key("person").number(person.member.value).key("name").string(person.name);
  json.key("kind").string(protocol::word(person.kind)).key("chair");
  person.chair ? json.number(*person.chair) : json.null();
  json.key("host").boolean(person.is_host).key("muted").boolean(person.is_muted);
  json.key("here").boolean(person.connection.has_value() || person.kind == protocol::Kind::Teammate);
  json.key("quality").string(protocol::word(person.quality)).key("round_trip_ms");
  person.round_trip_ms ? json.number(*person.round_trip_ms) : json.null();
  write_address(json, "address", at_table.address);
  json.end_object();
}

std::string words_about(const table::PersonReport& person) {
  std::string words{protocol::word(person.kind)};
  if (person.is_host) words += ", host";
  if (person.is_muted) words += ", muted";
  return words;
}

}  // namespace

std::string duration_text(std::int64_t seconds) {
  seconds = std::max<std::int64_t>(seconds, 0);
  if (seconds < 60) return std::to_string(seconds) + " s";
  if (seconds < 3'600) return std::to_string(seconds / 60) + " min";
  if (seconds < 2 * std::int64_t{86'400}) return std::to_string(seconds / 3'600) + " h";
  return std::to_string(seconds / 86'400) + " d";
}

std::string json_of(const Answer& answer) {
  JsonWriter json;
  json.begin_object().key("ok").boolean(answer.is_done).key("text").string(answer.text).end_object();
  std::string text = json.text();
  if (!answer.fields.empty()) text.insert(text.size() - 1, "," + answer.fields);
  return text;
}

Answer tables_answer(std::span<const net::TableAtServer> tables, std::int64_t now_wall_s) {
  Columns columns{{"CODE", "HASH", "STATE", "GAME", "PEOPLE", "HERE", "OPEN FOR", "KIND", "OPENED FROM"}};
  JsonWriter json;
  json.begin_object().key("tables").begin_array();
  for (const net::TableAtServer& table : tables) {
    const auto is_here = [](const net::PersonAtTable& one) { return one.person.connection.has_value(); };
    const auto here = static_cast<std::size_t>(std::ranges::count_if(table.people, is_here));
    const table::Summary& summary = table.report.summary;
    columns.add({summary.code.text(), table.hash, state_of(table), summary.scenario,
                 text(table.people.size()), text(here),
                 duration_text(now_wall_s - table.report.opened_wall_s), marks_of(summary),
                 table.owner ? table.owner->text() : "-"});
    json.begin_object();
    write_head(json, table);
    json.key("people").number(static_cast<std::int64_t>(table.people.size()));
    json.key("here").number(static_cast<std::int64_t>(here)).end_object();
  }
  json.end_array();
  return {.text = columns.is_empty() ? "There are no tables." : columns.text(), .fields = fields_of(json)};
}

Answer table_answer(const net::TableAtServer& table, std::int64_t now_wall_s) {
  const table::Summary& summary = table.report.summary;
  std::string text = "Table " + summary.code.text() + " (" + table.hash +
                     " in the log): " + summary.scenario + ", " + state_of(table) + ", " + marks_of(summary) +
                     ", open for " + duration_text(now_wall_s - table.report.opened_wall_s);
  if (table.owner) text += ", opened from " + table.owner->text();
  text += ".";
  Columns columns{{"PERSON", "NAME", "KIND", "SEAT", "CONNECTION", "ADDRESS"}};
  JsonWriter json;
  json.begin_object();
  write_head(json, table);
  json.key("people").begin_array();
  for (const net::PersonAtTable& at_table : table.people) {
    const table::PersonReport& person = at_table.person;
    std::string connection = person.kind == protocol::Kind::Teammate ? "-" : "not here";
    if (person.connection) connection = std::string{protocol::word(person.quality)};
    if (person.round_trip_ms) connection += ", " + std::to_string(*person.round_trip_ms) + " ms";
    columns.add({std::to_string(person.member.value), person.name, words_about(person),
                 person.chair ? std::to_string(*person.chair) : "watches", connection,
                 at_table.address ? at_table.address->text() : "-"});
    write_person(json, at_table);
  }
  json.end_array();
  if (!columns.is_empty()) text += "\n" + columns.text();
  return {.text = text, .fields = fields_of(json)};
}

Answer bans_answer(std::span<const net::Ban> bans, std::int64_t now_wall_s) {
  Columns columns{{"BAN", "WHO", "ENDS IN", "WHY"}};
  JsonWriter json;
  json.begin_object().key("bans").begin_array();
  for (const net::Ban& ban : bans) {
    if (ban.is_over(now_wall_s)) continue;
    std::string who = ban.who ? ban.who->text() : std::string{};
    if (ban.browser.is_known()) who += who.empty() ? "a browser" : " and a browser";
    columns.add({std::to_string(ban.number), who,
                 ban.until_wall_s == 0 ? "never" : duration_text(ban.until_wall_s - now_wall_s), ban.why});
    json.begin_object().key("ban").number(ban.number).key("range");
    ban.who ? json.string(ban.who->text()) : json.null();
    json.key("browser").boolean(ban.browser.is_known());
    json.key("since").number(ban.since_wall_s).key("until");
    ban.until_wall_s == 0 ? json.null() : json.number(ban.until_wall_s);
    json.key("why").string(ban.why).end_object();
  }
  json.end_array();
  return {.text = columns.is_empty() ? "Nobody is banned." : columns.text(), .fields = fields_of(json)};
}

Answer limits_answer(const net::LimitUse& use) {
  std::string text = std::to_string(use.connections) + " of " + std::to_string(use.most_connections) +
                     " connections, " + std::to_string(use.tables) + " of " +
                     std::to_string(use.most_tables) + " tables, " + std::to_string(use.ai_tables) + " of " +
                     std::to_string(use.most_ai_tables) + " with teammates.";
  Columns columns{{"ADDRESS", "CONNECTIONS", "NEW A MINUTE", "TABLES", "NEW A MINUTE", "WITH TEAMMATES",
                   "WRONG CODES A MINUTE"}};
  JsonWriter json;
  json.begin_object().key("connections").number(static_cast<std::int64_t>(use.connections));
  json.key("most_connections").number(static_cast<std::int64_t>(use.most_connections));
  json.key("tables").number(static_cast<std::int64_t>(use.tables));
  json.key("most_tables").number(static_cast<std::int64_t>(use.most_tables));
  json.key("ai_tables").number(static_cast<std::int64_t>(use.ai_tables));
  json.key("most_ai_tables").number(static_cast<std::int64_t>(use.most_ai_tables));
  const auto write_counts = [&](const net::AddressCounts& counts) {
    for (const auto& [name, count] : net::kAddressCountFields)
      json.key(name).number(static_cast<std::int64_t>(counts.*count));
  };
  json.key("most_of_one").begin_object();
  write_counts(use.most_of_one);
  json.end_object().key("largest").begin_array();
  for (const net::AddressShare& share : use.largest) {
    std::vector<std::string> row{share.address.text()};
    for (const auto& [name, count] : net::kAddressCountFields)
      row.push_back(std::to_string(share.counts.*count) + " of " + std::to_string(use.most_of_one.*count));
    columns.add(std::move(row));
    json.begin_object().key("address").string(share.address.text());
    write_counts(share.counts);
    json.end_object();
  }
  json.end_array();
  if (!columns.is_empty()) text += "\n" + columns.text();
  return {.text = text, .fields = fields_of(json)};
}

Answer slowness_answer(const net::Slowness& slowness) {
  Columns threads{{"THREAD", "ANSWERED IN", "CONNECTIONS", "TABLES"}};
  Columns gauges{{"FIGURE", "VALUE", "WHAT IT IS"}};
  Columns connections{{"TABLE", "PERSON", "ROUND TRIP", "WAITING"}};
  JsonWriter json;
  json.begin_object().key("threads").begin_array();
  for (std::size_t i = 0; i < slowness.threads.size(); ++i) {
    const net::ThreadPace& pace = slowness.threads[i];
    threads.add({std::to_string(i + 1), std::to_string(pace.answered_in_us) + " us",
                 std::to_string(pace.sessions), std::to_string(pace.tables)});
    json.begin_object().key("answered_in_us").number(pace.answered_in_us);
    json.key("connections").number(static_cast<std::int64_t>(pace.sessions));
    json.key("tables").number(static_cast<std::int64_t>(pace.tables)).end_object();
  }
  json.end_array().key("figures").begin_object();
  for (const net::Gauge& gauge : slowness.gauges) {
    gauges.add({std::string{gauge.name}, std::to_string(gauge.value), std::string{gauge.help}});
    json.key(gauge.name).number(static_cast<std::int64_t>(gauge.value));
  }
  json.end_object().key("slowest").begin_array();
  for (const net::SlowConnection& slow : slowness.connections) {
    connections.add({slow.table.text(), std::to_string(slow.member.value),
                     std::to_string(slow.round_trip_ms) + " ms",
                     std::to_string(slow.waiting_bytes) + " bytes"});
    json.begin_object().key("table").string(slow.table.text()).key("person").number(slow.member.value);
    json.key("round_trip_ms").number(slow.round_trip_ms);
    json.key("waiting_bytes").number(static_cast<std::int64_t>(slow.waiting_bytes)).end_object();
  }
  json.end_array();
  std::string text = threads.text() + "\n\n" + gauges.text() + "\n\n";
  text += connections.is_empty() ? "All connections are good." : connections.text();
  return {.text = text, .fields = fields_of(json)};
}

}  // namespace console
