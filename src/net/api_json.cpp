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
  json.key("outcome").string(card.outcome).key("game_ms").number(card.game_ms);
  json.key("timer_spaces_used").number(card.timer_spaces_used);
  json.key("began").number(card.began_wall_s).key("ended").number(card.ended_wall_s);
  // The seats of teammates and what was earned are kept behind the marks that tell there were some.
  std::string seats;
  std::string achievements;
  json.key("marks").begin_array();
  notation::Parts marks{card.marks, " "};
  while (const auto mark = marks.next()) {
    const std::size_t colon = std::min(mark->find(':'), mark->size());
    const std::string_view word = mark->substr(0, colon);
    if (word == "achievements") {
      achievements = mark->substr(std::min(colon + 1, mark->size()));
      continue;
    }
    json.string(word);
    if (colon < mark->size()) seats = mark->substr(colon + 1);
  }
  json.end_array().key("teammates").raw("[" + seats + "]");
  json.key("achievements").raw("[" + achievements + "]");
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

void add(table::HallCounts& sum, const table::HallCounts& more) {
  sum.tables += more.tables;
  sum.playing += more.playing;
  sum.members_here += more.members_here;
  sum.actions += more.actions;
  sum.refusals += more.refusals;
  sum.repeats += more.repeats;
  sum.snapshots += more.snapshots;
  sum.wrong_tokens += more.wrong_tokens;
  sum.clients_ahead += more.clients_ahead;
  sum.games_begun += more.games_begun;
  sum.games_won += more.games_won;
  sum.games_lost += more.games_lost;
  sum.games_given_up += more.games_given_up;
  sum.teammate_actions += more.teammate_actions;
  sum.advice_late += more.advice_late;
  sum.advice_missed += more.advice_missed;
  sum.advice_overtaken += more.advice_overtaken;
  sum.advice_refused += more.advice_refused;
  sum.deals_certified += more.deals_certified;
  sum.deals_not_certified += more.deals_not_certified;
  sum.pars_found += more.pars_found;
}

std::vector<Gauge> hall_gauges(const table::HallCounts& counts) {
  return {
      {"tables", "that exist", counts.tables},
      {"tables_playing", "with a game under way", counts.playing},
      {"members_here", "connections at tables", counts.members_here},
      {"actions_total", "accepted by the rules", counts.actions},
      {"refusals_total", "told to the actor alone", counts.refusals},
      {"repeats_total", "requests that had been granted before", counts.repeats},
      {"resyncs_total", "snapshots that clients asked for", counts.snapshots},
      {"clients_ahead_total", "members who had seen lines that their table has lost", counts.clients_ahead},
      {"games_begun_total", "that began", counts.games_begun},
      {"games_won_total", "that were won", counts.games_won},
      {"games_lost_total", "that were lost", counts.games_lost},
      {"games_given_up_total", "that were given up", counts.games_given_up},
      {"teammate_actions_total", "of the actions", counts.teammate_actions},
      {"advice_late_total", "thoughts of teammates that came behind their time", counts.advice_late},
      {"advice_missed_total", "times nobody was free to think", counts.advice_missed},
      {"advice_overtaken_total", "thoughts about a position that had passed", counts.advice_overtaken},
      {"advice_refused_total", "thoughts that the rules refused", counts.advice_refused},
      {"deals_certified_total", "games begun with a deal that has a plan", counts.deals_certified},
      {"deals_not_certified_total", "games begun before a plan was found", counts.deals_not_certified},
      {"pars_found_total", "games whose table was told par", counts.pars_found},
  };
}

}  // namespace net
