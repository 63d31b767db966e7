#include "notation/event_text.h"

#include <array>

#include "notation/words.h"
#include "rules/event_fields.h"

namespace notation {
namespace {

using rules::Event;
using rules::Events;

std::string value_text(rules::Place value) { return text_of(value); }
std::string value_text(rules::Tile value) { return std::string{catalog::name(value)}; }
std::string value_text(rules::Seat value) { return std::to_string(value.index); }
std::string value_text(rules::GameTime value) { return std::to_string(value.ms); }
std::string value_text(rules::Millis value) { return std::to_string(value.count); }
std::string value_text(rules::Turns value) { return std::to_string(value.quarters); }
std::string value_text(bool value) { return value ? "yes" : "no"; }
std::string value_text(std::int8_t value) { return std::to_string(value); }
std::string value_text(std::uint8_t value) { return std::to_string(value); }
std::string value_text(std::uint32_t value) { return std::to_string(value); }
template <Worded Enum>
std::string value_text(Enum value) {
  return std::string{word(value)};
}
std::string value_text(rules::Card value) {
  if (const auto tile = value.tile()) return value_text(*tile);
  const auto back = value.back();
  if (!back) return "?";
  return *back == rules::Back::Base ? "base" : "expansion";
}
std::string value_text(rules::SoloCard value) {
  const auto ability = value.ability();
  return ability ? std::string{word(*ability)} : "?";
}
using SoloDeck = std::array<rules::SoloCard, catalog::kAbilities>;
std::string value_text(const SoloDeck& deck) {
  std::string text;
  for (const rules::SoloCard card : deck) text += (text.empty() ? "" : ",") + value_text(card);
  return text;
}
bool read_solo_deck(std::string_view text, SoloDeck& deck) {
  TextParts parts{text, ","};
  for (rules::SoloCard& card : deck) {
    const auto part = parts.next();
    if (!part || !notation::read(*part, card)) return false;
  }
  return !parts.next();
}

void write_value(JsonWriter& json, rules::Seat value) { json.number(value.index); }
void write_value(JsonWriter& json, rules::GameTime value) { json.number(value.ms); }
void write_value(JsonWriter& json, rules::Millis value) { json.number(value.count); }
void write_value(JsonWriter& json, rules::Turns value) { json.number(value.quarters); }
void write_value(JsonWriter& json, bool value) { json.boolean(value); }
void write_value(JsonWriter& json, std::int8_t value) { json.number(value); }
void write_value(JsonWriter& json, std::uint8_t value) { json.number(value); }
void write_value(JsonWriter& json, std::uint32_t value) { json.number(value); }
void write_value(JsonWriter& json, rules::Card value) {
  if (const auto tile = value.tile()) {
    json.string(catalog::name(*tile));
  } else {
    json.null();
  }
}
void write_value(JsonWriter& json, rules::SoloCard value) {
  if (const auto ability = value.ability()) {
    json.string(word(*ability));
  } else {
    json.null();
  }
}
void write_value(JsonWriter& json, const SoloDeck& deck) {
  json.begin_array();
  for (const rules::SoloCard card : deck) write_value(json, card);
  json.end_array();
}
void write_value(JsonWriter& json, rules::Place value) {
  if (value == rules::kNowhere) {
    json.null();
  } else {
    json.string(value_text(value));
  }
}
template <class Value>
  requires(Worded<Value> || std::is_same_v<Value, rules::Tile>)
void write_value(JsonWriter& json, Value value) {
  json.string(value_text(value));
}

// Reads the fields of one kind; all of them must be there, in order.
template <class Kind>
std::optional<Event> read_kind(std::string_view rest) {
  Kind event{};
  bool is_well_formed = true;
  TextParts words{rest, " "};
  each_field(event, [&](std::string_view name, auto& field) {
    const auto part = words.next();
    if (!is_well_formed) return;
    is_well_formed =
        part && part->size() > name.size() && part->starts_with(name) && (*part)[name.size()] == '=';
    if (!is_well_formed) return;
    const std::string_view value = part->substr(name.size() + 1);
    if constexpr (std::is_same_v<Kind, rules::PawnPut> &&
                  std::is_same_v<std::remove_reference_t<decltype(field)>, rules::Place>) {
      field = rules::kNowhere;
      is_well_formed = value == "-" || notation::read(value, field);
    } else if constexpr (std::is_same_v<std::remove_reference_t<decltype(field)>, SoloDeck>) {
      is_well_formed = read_solo_deck(value, field);
    } else {
      is_well_formed = notation::read(value, field);
    }
  });
  if (!is_well_formed || words.next()) return std::nullopt;
  return event;
}

template <std::size_t... I>
std::optional<Event> read_any(std::string_view kind, std::string_view rest, std::index_sequence<I...>) {
  std::optional<Event> event;
  ((rules::kEventName<std::variant_alternative_t<I, Event>> == kind
        ? static_cast<void>(event = read_kind<std::variant_alternative_t<I, Event>>(rest))
        : void()),
   ...);
  return event;
}

}  // namespace

std::string_view kind_of(const Event& event) {
  return std::visit([]<class Kind>(const Kind&) { return rules::kEventName<Kind>; }, event);
}

std::string text_of(const Event& event) {
  std::string text{kind_of(event)};
  std::visit(
      [&](const auto& kind) {
        each_field(kind, [&](std::string_view name, const auto& field) {
          text += ' ';
          text += name;
          text += '=';
          text += value_text(field);
        });
      },
      event);
  return text;
}

std::optional<Event> read_event(std::string_view text) {
  const std::size_t space = text.find(' ');
  const std::string_view rest = space == std::string_view::npos ? std::string_view{} : text.substr(space + 1);
  if (space != std::string_view::npos && rest.empty()) return std::nullopt;
  return read_any(text.substr(0, space), rest, std::make_index_sequence<std::variant_size_v<Event>>{});
}

std::string text_of(const Events& events) {
  std::string text;
  for (const Event& event : events) {
    if (!text.empty()) text += "; ";
    text += text_of(event);
  }
  return text;
}

std::optional<Events> read_events(std::string_view text) {
  Events events;
  TextParts parts{text, "; "};
  while (const auto part = parts.next()) {
    const std::optional<Event> event = read_event(*part);
    if (!event || events.full()) return std::nullopt;
    events.push_back(*event);
  }
  return events;
}

void write_json(JsonWriter& json, const Event& event) {
  json.begin_object().key("kind").string(kind_of(event));
  std::visit(
      [&](const auto& kind) {
        each_field(kind, [&](std::string_view name, const auto& field) {
          json.key(name);
          write_value(json, field);
        });
      },
      event);
  json.end_object();
}

}  // namespace notation
