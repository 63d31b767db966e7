#include "net/book_json.h"

#include <algorithm>

#include "notation/words.h"

namespace net {
namespace {

using notation::JsonWriter;
using table::BookEntry;

void write_text(JsonWriter& json, std::string_view text) {
  if (text.empty()) {
    json.null();
  } else {
    json.string(text);
  }
}

// A list that is JSON already.
void write_list(JsonWriter& json, const std::string& list) {
  if (list.empty()) {
    json.null();
  } else {
    json.raw(list);
  }
}

std::string_view word(table::HeistStage stage) {
  switch (stage) {
    case table::HeistStage::NotTried:
      return "not_tried";
    case table::HeistStage::Begun:
      return "begun";
    case table::HeistStage::Finished:
      return "finished";
  }
  return {};
}

void write_achievements(JsonWriter& json, std::span<const table::Achieved> achievements) {
  json.key("achievements").begin_array();
  for (const table::Achieved& achieved : achievements) {
    json.begin_object().key("achievement").string(achieved.achievement).key("record");
    write_text(json, achieved.record);
    json.end_object();
  }
  json.end_array();
}

// A text in quotes; one that a spreadsheet would read as a formula is marked as text.
std::string quoted(std::string_view text) {
  constexpr std::string_view kFormula = "=+-@\t\r";
  std::string plain = "\"";
  if (!text.empty() && kFormula.contains(text.front())) plain += '\'';
  for (const char letter : text) {
    if (letter == '"') plain += '"';
    plain += letter;
  }
  return plain + "\"";
}

}  // namespace

void write_entry(JsonWriter& json, const BookEntry& entry) {
  json.begin_object().key("record");
  write_text(json, entry.record);
  json.key("scenario").string(entry.scenario).key("level").number(entry.level);
  json.key("seats").number(entry.seats).key("timer_spaces_used").number(entry.timer_spaces_used);
  json.key("left_ms");
  if (entry.left_ms) {
    json.number(*entry.left_ms);
  } else {
    json.null();
  }
  json.key("game_ms").number(entry.game_ms).key("ended").number(entry.ended_wall_s);
  json.key("marks").begin_array();
  for (const std::string_view mark : entry.marks.words()) json.string(mark);
  json.end_array().key("teammates").raw("[" + entry.marks.teammate_seats() + "]");
  json.key("crew");
  write_text(json, entry.crew);
  json.key("names");
  write_list(json, entry.names);
  json.key("faces");
  write_list(json, entry.faces);
  json.end_object();
}

std::string book_json(const BookPage& page) {
  JsonWriter json;
  json.begin_object().key("entries").begin_array();
  for (const BookEntry& entry : page.entries) write_entry(json, entry);
  json.end_array().key("from").number(static_cast<std::int64_t>(page.from));
  return json.key("more").boolean(page.has_more).end_object().text();
}

std::string entries_json(std::span<const BookEntry> entries) {
  std::string text;
  for (const BookEntry& entry : entries) {
    JsonWriter json;
    write_entry(json, entry);
    if (!text.empty()) text += ',';
    text += json.text();
  }
  return text;
}

std::string_view book_csv_head() {
  return "record,scenario,level,seats,timer_spaces_used,left_ms,game_ms,ended,marks,crew,names\r\n";
}

std::string book_csv(std::span<const BookEntry> entries) {
  std::string text;
  for (const BookEntry& entry : entries) {
    text += entry.record + "," + quoted(entry.scenario) + "," + std::to_string(entry.level) + "," +
            std::to_string(entry.seats) + "," + std::to_string(entry.timer_spaces_used) + "," +
            (entry.left_ms ? std::to_string(*entry.left_ms) : "") + "," + std::to_string(entry.game_ms) +
            "," + std::to_string(entry.ended_wall_s) + "," + quoted(entry.marks.text()) + "," +
            quoted(entry.crew) + "," + quoted(entry.names) + "\r\n";
  }
  return text;
}

std::string grid_json(std::span<const table::BookCell> cells) {
  JsonWriter json;
  json.begin_object().key("cells").begin_array();
  for (const table::BookCell& cell : cells) {
    json.begin_object().key("scenario").string(cell.scenario).key("level").number(cell.level);
    json.key("entries").number(cell.entries).key("apart").number(cell.apart).key("fewest_spaces");
    if (cell.fewest_spaces) {
      json.number(*cell.fewest_spaces);
    } else {
      json.null();
    }
    json.key("best_crew");
    write_text(json, cell.best_crew);
    json.key("best_names");
    write_list(json, cell.best_names);
    json.end_object();
  }
  return json.end_array().end_object().text();
}

std::string crew_json(const table::CrewCard& crew, std::span<const table::Achieved> achievements) {
  JsonWriter json;
  json.begin_object().key("name").string(crew.name).key("founded").number(crew.founded_wall_s);
  json.key("games").number(crew.games).key("won").number(crew.won);
  write_achievements(json, achievements);
  return json.end_object().text();
}

std::string achievements_json(const table::CrewCard& crew, std::span<const table::Achieved> achievements) {
  JsonWriter json;
  json.begin_object().key("name").string(crew.name);
  write_achievements(json, achievements);
  return json.end_object().text();
}

std::string heist_json(const HeistPage& page) {
  JsonWriter json;
  json.begin_object().key("day").string(page.day).key("scenario").string(page.scenario);
  json.key("ends").number(page.ends_wall_s).key("over").boolean(page.is_over);
  json.key("mine").string(word(page.mine)).key("board").begin_array();
  for (const table::HeistEntry& each : page.board) {
    BookEntry entry = each.entry;
    if (!page.shows_records) entry.record.clear();
    json.begin_object().key("outcome");
    write_text(json, protocol::word(entry.outcome));
    json.key("mine").boolean(each.is_mine).key("entry");
    write_entry(json, entry);
    json.end_object();
  }
  return json.end_array().end_object().text();
}

}  // namespace net
