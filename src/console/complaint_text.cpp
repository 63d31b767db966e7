#include "console/complaint_text.h"

#include <string>

#include "console/table_text.h"
#include "notation/json_writer.h"

namespace console {
namespace {

using notation::JsonWriter;

std::string words_about(const FiledPerson& person) {
  const std::string number = "person " + std::to_string(person.member.value);
  std::string words = person.name.empty() ? number : person.name + " (" + number + ")";
  if (person.address) words += " from " + person.address->text();
  return words;
}

void write_person(JsonWriter& json, std::string_view key, const FiledPerson& person) {
  json.key(key).begin_object().key("person").number(person.member.value);
  json.key("name").string(person.name).key("browser").boolean(person.visitor.is_browser());
  json.key("address");
  person.address ? json.string(person.address->text()) : json.null();
  json.end_object();
}

std::string text_about(const FiledComplaint& one, std::int64_t now_wall_s) {
  std::string text = "Complaint " + std::to_string(one.number) + ", " +
                     duration_text(now_wall_s - one.at_wall_s) + " ago, at table " + one.table + ":\n";
  text += "  about " + words_about(one.about) + "\n";
  text += "  by " + words_about(one.by) + "\n";
  if (one.heard.empty()) return text + "  Nothing had been written there.\n";
  for (const FiledText& heard : one.heard) {
    text += "  " + duration_text(one.at_wall_s - heard.at_wall_s) + " before: " + heard.name + " (" +
            std::to_string(heard.by.value) + "): " + heard.text + "\n";
  }
  return text;
}

void write_complaint(JsonWriter& json, const FiledComplaint& one) {
  json.begin_object().key("complaint").number(one.number).key("at").number(one.at_wall_s);
  json.key("table").string(one.table);
  write_person(json, "about", one.about);
  write_person(json, "by", one.by);
  json.key("heard").begin_array();
  for (const FiledText& heard : one.heard) {
    json.begin_object().key("person").number(heard.by.value).key("name").string(heard.name);
    json.key("at").number(heard.at_wall_s).key("text").string(heard.text).end_object();
  }
  json.end_array().end_object();
}

}  // namespace

Answer complaints_answer(std::span<const FiledComplaint> complaints, std::int64_t now_wall_s) {
  std::string text;
  JsonWriter json;
  json.begin_array();
  for (const FiledComplaint& one : complaints) {
    text += (text.empty() ? "" : "\n") + text_about(one, now_wall_s);
    write_complaint(json, one);
  }
  json.end_array();
  if (!text.empty()) text.pop_back();
  return {.text = complaints.empty() ? "Nobody has complained." : text,
          .fields = "\"complaints\":" + json.text()};
}

}  // namespace console
