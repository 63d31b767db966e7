#include "console/complaint_json.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <stdexcept>

#include "notation/json_writer.h"
#include "notation/words.h"

namespace console {
namespace {

namespace json = boost::json;
using notation::JsonWriter;

void write_person(JsonWriter& out, const FiledPerson& person) {
  out.begin_object().key("person").number(person.member.value).key("name").string(person.name);
  out.key("visitor").string(notation::hexadecimal(person.visitor.value)).key("address");
  person.address ? out.string(person.address->text()) : out.null();
  out.end_object();
}

FiledPerson person_in(const json::object& person) {
  FiledPerson read{.member = {person.at("person").to_number<std::uint16_t>()},
                   .name = std::string{person.at("name").as_string()}};
  if (!notation::read_hexadecimal(std::string{person.at("visitor").as_string()}, read.visitor.value))
    throw std::invalid_argument{"a visitor isn't one"};
  if (person.at("address").is_null()) return read;
  read.address = net::Address::read(std::string{person.at("address").as_string()});
  if (!read.address) throw std::invalid_argument{"an address isn't one"};
  return read;
}

FiledComplaint complaint_in(const json::object& one) {
  FiledComplaint complaint{.number = one.at("number").to_number<std::uint32_t>(),
                           .at_wall_s = one.at("at").to_number<std::int64_t>(),
                           .table = std::string{one.at("table").as_string()},
                           .about = person_in(one.at("about").as_object()),
                           .by = person_in(one.at("by").as_object())};
  for (const json::value& value : one.at("heard").as_array()) {
    const json::object& text = value.as_object();
    complaint.heard.push_back({.by = {text.at("person").to_number<std::uint16_t>()},
                               .name = std::string{text.at("name").as_string()},
                               .at_wall_s = text.at("at").to_number<std::int64_t>(),
                               .text = std::string{text.at("text").as_string()}});
  }
  return complaint;
}

}  // namespace

std::string json_of(const ComplaintList& list) {
  JsonWriter out;
  out.begin_object().key("last").number(list.last).key("complaints").begin_array();
  for (const FiledComplaint& one : list.complaints) {
    out.begin_object().key("number").number(one.number).key("at").number(one.at_wall_s);
    out.key("table").string(one.table).key("about");
    write_person(out, one.about);
    out.key("by");
    write_person(out, one.by);
    out.key("heard").begin_array();
    for (const FiledText& text : one.heard) {
      out.begin_object().key("person").number(text.by.value).key("name").string(text.name);
      out.key("at").number(text.at_wall_s).key("text").string(text.text).end_object();
    }
    out.end_array().end_object();
  }
  return out.end_array().end_object().text() + "\n";
}

ComplaintList complaints_in(const std::string& text) {
  const json::object book = json::parse(text).as_object();
  ComplaintList list{.last = book.at("last").to_number<std::uint32_t>()};
  for (const json::value& value : book.at("complaints").as_array())
    list.complaints.push_back(complaint_in(value.as_object()));
  return list;
}

}  // namespace console
