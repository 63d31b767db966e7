#include "table/fact_text.h"

#include "notation/ruleset_text.h"
#include "notation/words.h"
#include "table/fact_fields.h"

namespace table {
namespace {

using notation::read;

std::string value_text(MemberId value) { return std::to_string(value.value); }
std::string value_text(protocol::Number value) { return std::to_string(value.value); }
std::string value_text(protocol::Version value) { return std::to_string(value.value); }
std::string value_text(ServerTime value) { return std::to_string(value.ms); }
std::string value_text(rules::GameTime value) { return std::to_string(value.ms); }
std::string value_text(std::int64_t value) { return std::to_string(value); }
std::string value_text(std::uint8_t value) { return std::to_string(value); }
std::string value_text(std::uint32_t value) { return std::to_string(value); }
std::string value_text(bool value) { return value ? "yes" : "no"; }
std::string value_text(Kind value) { return std::string{protocol::word(value)}; }
std::string value_text(Part value) { return value == Part::Player ? "player" : "spectator"; }
std::string value_text(Deal value) { return value == Deal::New ? "new" : "same"; }
std::string value_text(const std::string& value) { return notation::escaped(value); }
std::string value_text(const protocol::Scenario& value) { return notation::escaped(value.text()); }
std::string value_text(const protocol::Code& value) { return value.text(); }
std::string value_text(const protocol::TokenDigest& value) { return protocol::text_of(value); }
std::string value_text(protocol::Visitor value) {
  return value.is_known() ? notation::hexadecimal(value.value) : "-";
}
std::string value_text(const std::optional<rules::Tile>& value) {
  return value ? std::string{catalog::name(*value)} : "-";
}
std::string value_text(const std::optional<std::uint32_t>& value) { return value ? value_text(*value) : "-"; }
std::string value_text(chronicle::AchievementSet value) { return value.empty() ? "-" : text_of(value); }
std::string value_text(protocol::Visibility value) {
  return value == protocol::Visibility::Public ? "public" : "private";
}
std::string value_text(protocol::Pauses value) {
  return value == protocol::Pauses::Allowed ? "allowed" : "never";
}
std::string value_text(protocol::Deals value) { return value == protocol::Deals::Certified ? "yes" : "no"; }
std::string value_text(protocol::Bots value) {
  return value == protocol::Bots::Allowed ? "allowed" : "never";
}

std::string value_text(protocol::Voice value) { return std::string{protocol::word(value)}; }
std::string value_text(notation::Channel value) { return std::string{notation::word(value)}; }
std::string value_text(const std::optional<rules::Seat>& value) {
  return value ? std::to_string(value->index) : "-";
}
std::string value_text(ai::Pace value) { return std::string{ai::name(value)}; }
std::string value_text(ai::Temperament value) { return std::string{ai::name(value)}; }
std::string value_text(protocol::StandIn value) { return value == protocol::StandIn::Allowed ? "yes" : "no"; }

template <class Number, class Value>
bool read_as(std::string_view text, Value& value) {
  Number number{};
  if (!read(text, number)) return false;
  value = Value{number};
  return true;
}
template <class Enum>
bool read_word(std::string_view text, Enum& value, std::string_view first, std::string_view second) {
  if (text != first && text != second) return false;
  value = text == first ? static_cast<Enum>(0) : static_cast<Enum>(1);
  return true;
}

bool read_value(std::string_view text, MemberId& value) { return read_as<std::uint16_t>(text, value); }
bool read_value(std::string_view text, protocol::Number& value) {
  return read_as<std::uint32_t>(text, value);
}
bool read_value(std::string_view text, protocol::Version& value) {
  return read_as<std::uint32_t>(text, value);
}
bool read_value(std::string_view text, ServerTime& value) { return read_as<std::int64_t>(text, value); }
bool read_value(std::string_view text, rules::GameTime& value) { return read(text, value); }
bool read_value(std::string_view text, std::int64_t& value) { return read(text, value); }
bool read_value(std::string_view text, std::uint8_t& value) { return read(text, value); }
bool read_value(std::string_view text, std::uint32_t& value) { return read(text, value); }
bool read_value(std::string_view text, bool& value) { return read(text, value); }
bool read_value(std::string_view text, Kind& value) {
  for (const Kind kind : {Kind::Person, Kind::Bot, Kind::Teammate, Kind::Screen}) {
    if (text != protocol::word(kind)) continue;
    value = kind;
    return true;
  }
  return false;
}
bool read_value(std::string_view text, Part& value) { return read_word(text, value, "player", "spectator"); }
bool read_value(std::string_view text, Deal& value) { return read_word(text, value, "new", "same"); }
bool read_value(std::string_view text, protocol::Visibility& value) {
  return read_word(text, value, "private", "public");
}
bool read_value(std::string_view text, protocol::Pauses& value) {
  return read_word(text, value, "never", "allowed");
}
bool read_value(std::string_view text, protocol::Deals& value) { return read_word(text, value, "no", "yes"); }
bool read_value(std::string_view text, protocol::Bots& value) {
  return read_word(text, value, "never", "allowed");
}
bool read_value(std::string_view text, protocol::Voice& value) {
  for (const auto voice : {protocol::Voice::BuiltIn, protocol::Voice::OwnCall, protocol::Voice::None}) {
    if (text != protocol::word(voice)) continue;
    value = voice;
    return true;
  }
  return false;
}
bool read_value(std::string_view text, notation::Channel& value) { return read(text, value); }
bool read_value(std::string_view text, std::optional<rules::Seat>& value) {
  if (text == "-") return true;
  rules::Seat seat;
  if (!read(text, seat)) return false;
  value = seat;
  return true;
}
bool read_value(std::string_view text, ai::Pace& value) {
  const auto pace = ai::pace_named(text);
  if (pace) value = *pace;
  return pace.has_value();
}
bool read_value(std::string_view text, ai::Temperament& value) {
  const auto temperament = ai::temperament_named(text);
  if (temperament) value = *temperament;
  return temperament.has_value();
}
bool read_value(std::string_view text, protocol::StandIn& value) {
  return read_word(text, value, "no", "yes");
}
bool read_value(std::string_view text, std::string& value) {
  auto plain = notation::unescaped(text);
  if (!plain) return false;
  value = std::move(*plain);
  return true;
}
bool read_value(std::string_view text, protocol::Scenario& value) {
  std::string plain;
  if (!read_value(text, plain)) return false;
  value = std::move(plain);
  return true;
}
bool read_value(std::string_view text, protocol::Code& value) {
  const auto code = protocol::Code::read(text);
  if (code) value = *code;
  return code.has_value();
}
bool read_value(std::string_view text, protocol::TokenDigest& value) {
  const auto digest = protocol::read_digest(text);
  if (digest) value = *digest;
  return digest.has_value();
}
bool read_value(std::string_view text, protocol::Visitor& value) {
  return text == "-" || notation::read_hexadecimal(text, value.value);
}
bool read_value(std::string_view text, std::optional<rules::Tile>& value) {
  if (text == "-") return true;
  rules::Tile tile{};
  if (!read(text, tile)) return false;
  value = tile;
  return true;
}
bool read_value(std::string_view text, std::optional<std::uint32_t>& value) {
  if (text == "-") return true;
  std::uint32_t number = 0;
  if (!read(text, number)) return false;
  value = number;
  return true;
}
bool read_value(std::string_view text, chronicle::AchievementSet& value) {
  if (text == "-") return true;
  const auto achievements = chronicle::read_achievements(text);
  if (achievements) value = *achievements;
  return achievements.has_value();
}

// The fields are in order; one that was added later may be missing at the end of an old line.
template <class Kind>
std::optional<Fact> read_kind(std::string_view rest) {
  Kind fact{};
  bool is_well_formed = true;
  notation::TextParts words{rest, " "};
  each_field(fact, [&](std::string_view name, auto& field, Audience) {
    const auto part = words.next();
    if (!is_well_formed || !part) return;
    is_well_formed = part->size() > name.size() && part->starts_with(name) && (*part)[name.size()] == '=' &&
                     read_value(part->substr(name.size() + 1), field);
  });
  if (!is_well_formed || words.next()) return std::nullopt;
  return fact;
}

template <std::size_t... I>
std::optional<Fact> read_any(std::string_view kind, std::string_view rest, std::index_sequence<I...>) {
  std::optional<Fact> fact;
  ((FactKind<std::variant_alternative_t<I, Fact>>::kName == kind
        ? static_cast<void>(fact = read_kind<std::variant_alternative_t<I, Fact>>(rest))
        : void()),
   ...);
  return fact;
}

}  // namespace

std::string text_of(const Fact& fact, Audience audience) {
  std::string text;
  std::visit(
      [&]<class Kind>(const Kind& kind) {
        text = FactKind<Kind>::kName;
        each_field(kind, [&](std::string_view name, const auto& field, Audience who) {
          if (who == Audience::Journal && audience == Audience::Everybody) return;
          text += ' ';
          text += name;
          text += '=';
          text += value_text(field);
        });
      },
      fact);
  return text;
}

std::string text_of(const FactList& facts, Audience audience) {
  std::string text;
  for (const Fact& fact : facts) {
    if (!text.empty()) text += "; ";
    text += text_of(fact, audience);
  }
  return text;
}

std::optional<FactList> read_facts(std::string_view text) {
  FactList facts;
  notation::TextParts parts{text, "; "};
  while (const auto part = parts.next()) {
    const std::size_t space = part->find(' ');
    const std::string_view rest =
        space == std::string_view::npos ? std::string_view{} : part->substr(space + 1);
    auto fact = read_any(part->substr(0, space), rest, std::make_index_sequence<std::variant_size_v<Fact>>{});
    if (!fact) return std::nullopt;
    facts.push_back(std::move(*fact));
  }
  return facts;
}

}  // namespace table
