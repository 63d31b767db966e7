#include "store/name_removal.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <utility>
#include <variant>

#include "base/ascii.h"
#include "protocol/plain_letters.h"
#include "table/fact_text.h"
#include "table/ports.h"

namespace store {
namespace {

namespace json = boost::json;

json::array array_in(std::string_view text) {
  boost::system::error_code error;
  json::value value = json::parse(json::string_view{text.data(), text.size()}, error);
  return !error && value.is_array() ? std::move(value.get_array()) : json::array{};
}

// What a member without a name is called, as a table calls those whose name nobody may see.
std::string nameless(protocol::MemberId member) { return "#" + std::to_string(member.value); }

}  // namespace

bool is_called(std::string_view name, std::string_view wanted) {
  const std::string small = protocol::small_letters(name);
  const std::string small_wanted = protocol::small_letters(wanted);
  if (!small.starts_with(small_wanted)) return false;
  std::string_view rest = std::string_view{small}.substr(small_wanted.size());
  if (rest.empty()) return true;
  if (!rest.starts_with(' ') || rest.size() == 1) return false;
  rest.remove_prefix(1);
  return rest.size() <= 2 && std::ranges::all_of(rest, base::is_digit);  // a table has at most forty members
}

std::optional<SeatedPeople> people_without(
    const SeatedPeople& people,
    const std::function<bool(std::string_view name, std::size_t seat)>& is_meant) {
  json::array names = array_in(people.names);
  json::array faces = array_in(people.faces);
  bool is_changed = false;
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    json::value& name = names[seat];
    if (!name.is_string() || name.get_string().empty()) continue;
    const std::string_view said{name.get_string().data(), name.get_string().size()};
    if (!is_meant(said, seat)) continue;
    name.emplace_string();
    if (seat < faces.size()) faces[seat] = 0;
    is_changed = true;
  }
  if (!is_changed) return std::nullopt;
  return SeatedPeople{.names = json::serialize(names), .faces = faces.empty() ? "" : json::serialize(faces)};
}

std::optional<std::string> line_without(std::string_view text,
                                        const std::function<bool(std::string_view name)>& is_meant) {
  auto facts = table::read_facts(text);
  if (!facts) return std::nullopt;
  bool is_changed = false;
  const auto clear = [&](auto& fact) {
    if (!is_meant(fact.name)) return;
    fact.name = nameless(fact.member);
    is_changed = true;
  };
  for (table::Fact& fact : *facts) {
    if (auto* joined = std::get_if<table::Joined>(&fact)) clear(*joined);
    if (auto* renamed = std::get_if<table::Renamed>(&fact)) clear(*renamed);
    if (auto* kept_out = std::get_if<table::KeptOut>(&fact)) clear(*kept_out);
  }
  if (!is_changed) return std::nullopt;
  return table::text_of(*facts, table::Audience::Journal);
}

}  // namespace store
