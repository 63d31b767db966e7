#include "notation/ruleset_text.h"

#include <vector>

#include "base/ascii.h"
#include "notation/words.h"

namespace notation {

template <>
struct Words<catalog::Items> {
  static constexpr std::array<std::string_view, 2> kAll{"own", "foreign"};
};
template <>
struct Words<catalog::Exits> {
  static constexpr std::array<std::string_view, 3> kAll{"own", "one", "foreign"};
};
template <>
struct Words<catalog::Talk> {
  static constexpr std::array<std::string_view, 4> kAll{"windows", "free", "gestures", "never"};
};
template <>
struct Words<catalog::DoSomething> {
  static constexpr std::array<std::string_view, 3> kAll{"everybody", "leader", "nobody"};
};
template <>
struct Words<catalog::Vortex> {
  static constexpr std::array<std::string_view, 3> kAll{"works", "out_of_service", "between_dimensions"};
};
template <>
struct Words<catalog::Groups> {
  static constexpr std::array<std::string_view, 3> kAll{"allowed", "forbidden", "pairs"};
};

namespace {

using catalog::Ruleset;
using catalog::Switches;

template <class Visit, class AnySwitches>
void each_switch(AnySwitches& rules, Visit&& visit) {
  visit("items", rules.items), visit("exits", rules.exits), visit("talk", rules.talk);
  visit("do_something", rules.do_something), visit("vortex", rules.vortex), visit("groups", rules.groups);
  visit("deck_face", rules.deck_face), visit("pass_action_tiles", rules.pass_action_tiles);
  visit("loudspeakers", rules.loudspeakers), visit("dwarf_passages", rules.dwarf_passages);
  visit("crystal_balls", rules.crystal_balls), visit("cameras", rules.cameras), visit("leader", rules.leader);
  visit("rearrangement", rules.rearrangement), visit("two_dimensions", rules.two_dimensions);
}

std::string word_of(bool value) { return value ? "yes" : "no"; }
template <Worded Enum>
std::string word_of(Enum value) {
  return std::string{word(value)};
}

std::string modules_text(catalog::Modules modules) {
  std::string text;
  for (std::size_t i = 0; i < catalog::kModules; ++i) {
    if (!modules.contains(static_cast<catalog::Module>(i))) continue;
    if (!text.empty()) text += ',';
    text += catalog::kModuleNames[i];
  }
  return text;
}

bool read_name(std::string_view text, catalog::ScenarioName& name) {
  const std::optional<std::string> plain = unescaped(text);
  if (!plain || (!plain->empty() && !is_a_name(*plain))) return false;
  for (const char c : *plain) name.push_back(c);
  return true;
}

}  // namespace

Setting set_switch(Switches& switches, std::string_view key, std::string_view word) {
  Setting result = Setting::NoSuchKey;
  each_switch(switches, [&](std::string_view name, auto& value) {
    if (name == key) result = read(word, value) ? Setting::Set : Setting::NoSuchWord;
  });
  return result;
}

std::string switches_text(const Switches& switches) {
  std::string text;
  each_switch(switches, [&](std::string_view name, const auto& value) {
    if (!text.empty()) text += ' ';
    text += std::string{name} + "=" + word_of(value);
  });
  return text;
}

std::string switches_help() {
  std::string text;
  const Switches defaults;
  each_switch(defaults, [&]<class Value>(std::string_view name, const Value&) {
    text += std::string{name} + ":";
    if constexpr (std::is_same_v<Value, bool>) {
      text += " yes no";
    } else {
      for (const auto word : Words<Value>::kAll) text += " " + std::string{word};
    }
    text += "\n";
  });
  return text;
}

std::string tiles_text(std::span<const catalog::Tile> tiles) {
  std::string text;
  for (const catalog::Tile tile : tiles) {
    if (!text.empty()) text += ',';
    text += catalog::name(tile);
  }
  return text;
}

bool read_tiles(std::string_view text, catalog::TileList& tiles) {
  TextParts parts{text, ","};
  while (const auto part = parts.next()) {
    catalog::Tile tile{};
    if (tiles.full() || !read(*part, tile)) return false;
    tiles.push_back(tile);
  }
  return true;
}

std::string text_of(const Ruleset& rules) {
  catalog::TileList deck{};
  for (const catalog::Tile tile : rules.deck) deck.push_back(tile);
  const std::string_view name{rules.name.begin(), rules.name.size()};
  std::string text = "scenario=";
  text += rules.scenario > 0 ? "S" + std::to_string(rules.scenario) : "own";
  text += " name=" + escaped(name);
  text += " seats=" + std::to_string(rules.seats);
  text += " side=" + std::string{catalog::name(rules.start)};
  text += " tiles=" + tiles_text({deck.begin(), deck.size()});
  text += " top=" + tiles_text({rules.on_top.begin(), rules.on_top.size()});
  text += " bottom=" + tiles_text({rules.at_bottom.begin(), rules.at_bottom.size()});
  text += " modules=" + modules_text(rules.modules);
  text += " sand=" + std::to_string(rules.sand_ms);
  text += " " + switches_text(rules);
  // Fields of the expansion are only written if they are used; older lines are read without them.
  if (!rules.spells.empty()) text += " spells=" + spells_text(rules.spells);
  if (rules.game != catalog::ExpansionGame::None) text += " game=" + std::string{catalog::name(rules.game)};
  if (rules.hardcore) text += " hardcore=yes";
  return text;
}

std::string spells_text(catalog::Spells spells) {
  std::string text;
  for (std::size_t i = 0; i < catalog::kSpells; ++i) {
    if (!spells.contains(static_cast<catalog::Spell>(i))) continue;
    if (!text.empty()) text += ',';
    text += catalog::kSpellNames[i];
  }
  return text;
}

bool read_modules(std::string_view text, catalog::Modules& modules) {
  TextParts parts{text, ","};
  while (const auto part = parts.next()) {
    bool is_known = false;
    for (std::size_t i = 0; i < catalog::kModules; ++i) {
      if (catalog::kModuleNames[i] != *part) continue;
      modules.insert(static_cast<catalog::Module>(i));
      is_known = true;
    }
    if (!is_known) return false;
  }
  return true;
}

bool read_spells(std::string_view text, catalog::Spells& spells) {
  TextParts parts{text, ","};
  while (const auto part = parts.next()) {
    catalog::Spell spell{};
    if (!read(*part, spell) || spells.contains(spell)) return false;
    spells.insert(spell);
  }
  return true;
}

std::optional<std::string_view> value_of(std::string_view line, std::string_view key) {
  TextParts words{line, " "};
  while (const auto word = words.next()) {
    if (word->size() > key.size() && word->starts_with(key) && (*word)[key.size()] == '=') {
      return word->substr(key.size() + 1);
    }
  }
  return std::nullopt;
}

std::optional<Ruleset> read_ruleset(std::string_view line) {
  Ruleset rules;
  const auto text = [&](std::string_view key) { return value_of(line, key).value_or(std::string_view{}); };
  const std::string_view scenario = text("scenario");
  if (scenario != "own" && (!scenario.starts_with('S') || !read(scenario.substr(1), rules.scenario))) {
    return std::nullopt;
  }
  catalog::TileList deck{};
  const bool is_read = read_name(text("name"), rules.name) && read(text("seats"), rules.seats) &&
                       read(text("side"), rules.start) && catalog::is_start(rules.start) &&
                       read_tiles(text("tiles"), deck) && read_tiles(text("top"), rules.on_top) &&
                       read_tiles(text("bottom"), rules.at_bottom) &&
                       read_modules(text("modules"), rules.modules) && read(text("sand"), rules.sand_ms);
  if (!is_read || !read_spells(text("spells"), rules.spells)) return std::nullopt;
  const std::string_view game = text("game");
  const std::string_view hardcore = text("hardcore");
  if (!game.empty() && !read(game, rules.game)) return std::nullopt;
  if (!hardcore.empty() && !read(hardcore, rules.hardcore)) return std::nullopt;
  for (const catalog::Tile tile : deck) rules.deck.insert(tile);
  bool are_set = true;
  each_switch(rules,
              [&](std::string_view name, auto& value) { are_set = are_set && read(text(name), value); });
  if (!are_set) return std::nullopt;
  return rules;
}

bool is_a_name(std::string_view text) {
  if (text.empty() || text.size() > catalog::ScenarioName::capacity()) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto before = i == 0 ? 0U : static_cast<unsigned char>(text[i - 1]);
    const bool is_control = byte < 0x20 || byte == 0x7f || (before == 0xc2 && byte >= 0x80 && byte < 0xa0);
    if (is_control) return false;
  }
  return true;
}

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool is_plain = base::is_letter_or_digit(c);
    if (is_plain) {
      result += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    result += '%';
    result += kHexDigits[byte >> 4U];
    result += kHexDigits[byte & 15U];
  }
  return result;
}

std::optional<std::string> unescaped(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      result += text[i];
      continue;
    }
    std::uint64_t value = 0;
    if (i + 2 >= text.size() ||
        !read_hexadecimal("00000000000000" + std::string{text.substr(i + 1, 2)}, value)) {
      return std::nullopt;
    }
    result += static_cast<char>(static_cast<unsigned char>(value));
    i += 2;
  }
  return result;
}

}  // namespace notation
