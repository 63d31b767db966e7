#include "net/api_json.h"

#include <algorithm>

#include "notation/json_writer.h"
#include "notation/words.h"

namespace net {
namespace {

using notation::JsonWriter;

void write(JsonWriter& json, const table::Summary& summary) {
  json.begin_object().key("code").string(summary.code.text()).key("phase").string(summary.phase);
  json.key("scenario").string(summary.scenario);
  json.key("players").number(static_cast<std::int64_t>(summary.players));
  json.key("spectators").number(static_cast<std::int64_t>(summary.spectators));
  json.key("screens").number(static_cast<std::int64_t>(summary.screens));
  json.key("free_seats").number(static_cast<std::int64_t>(summary.free_seats));
  json.key("locked").boolean(summary.is_locked).key("public").boolean(summary.is_public);
  json.key("host").string(summary.host);
  json.key("teammates").number(static_cast<std::int64_t>(summary.teammates));
  json.key("heist");
  summary.heist.empty() ? json.null() : json.string(summary.heist);
  json.key("race");
  summary.race.empty() ? json.null() : json.string(summary.race);
  json.end_object();
}

void write(JsonWriter& json, const table::RecordCard& card) {
  json.begin_object().key("id").string(card.id).key("scenario").string(card.scenario);
  json.key("seats").number(card.seats).key("names").raw(card.names);
  json.key("faces");
  card.faces.empty() ? json.null() : json.raw(card.faces);
  json.key("outcome").string(protocol::word(card.outcome)).key("game_ms").number(card.game_ms);
  json.key("timer_spaces_used").number(card.timer_spaces_used);
  json.key("began").number(card.began_wall_s).key("ended").number(card.ended_wall_s);
  json.key("marks").begin_array();
  for (const std::string_view mark : card.marks.words()) json.string(mark);
  json.end_array().key("teammates").raw("[" + card.marks.teammate_seats() + "]");
  json.key("achievements").raw("[" + chronicle::text_of(card.marks.achievements()) + "]");
  json.key("level").number(card.level).key("left_ms");
  card.left_ms ? json.number(*card.left_ms) : json.null();
  json.end_object();
}

}  // namespace

std::string summary_json(const table::Summary& summary) {
  JsonWriter json;
  write(json, summary);
  return json.text();
}

std::string tables_json(std::span<const table::Summary> summaries) {
  JsonWriter json;
  json.begin_object().key("tables").begin_array();
  for (const table::Summary& summary : summaries) write(json, summary);
  json.end_array().end_object();
  return json.text();
}

std::string site_json(const SiteFacts& site, const std::optional<std::string>& notice) {
  JsonWriter json;
  const auto write_if_any = [&](std::string_view key, const std::string& text) {
    json.key(key);
    text.empty() ? json.null() : json.string(text);
  };
  json.begin_object();
  write_if_any("notice", notice.value_or(""));
  write_if_any("name", site.name);
  write_if_any("contact", site.contact);
  write_if_any("imprint", site.imprint);
  write_if_any("privacy", site.privacy);
  write_if_any("message", site.message);
  return json.end_object().text();
}

std::string opened_json(protocol::Code code, std::string_view link) {
  JsonWriter json;
  json.begin_object().key("code").string(code.text()).key("link").string(link).end_object();
  return json.text();
}

std::string records_json(std::span<const table::RecordCard> cards) {
  JsonWriter json;
  json.begin_object().key("records").begin_array();
  for (const table::RecordCard& card : cards) write(json, card);
  json.end_array().end_object();
  return json.text();
}

void add(table::TableCounts& sum, const table::TableCounts& more) {
  sum.tables += more.tables;
  sum.playing += more.playing;
  sum.members_here += more.members_here;
  for (const table::CounterInfo& counter : table::kCounters) sum.*counter.count += more.*counter.count;
}

std::vector<Gauge> table_gauges(const table::TableCounts& counts) {
  std::vector<Gauge> gauges{{"tables", "open tables", counts.tables},
                            {"tables_playing", "tables with a game under way", counts.playing},
                            {"members_here", "members who are connected", counts.members_here}};
  for (const table::CounterInfo& counter : table::kCounters) {
    if (!counter.metric.empty()) gauges.push_back({counter.metric, counter.help, counts.*counter.count});
  }
  return gauges;
}

}  // namespace net
