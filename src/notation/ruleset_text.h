// A ruleset as words: key=value, with the same keys and words as in the JSON file of a custom scenario.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "catalog/ruleset.h"

namespace notation {

// One rule switch by its key (items, exits, talk, ...) and its word (own, windows, yes, ...).
enum class Setting : std::uint8_t { Set, NoSuchKey, NoSuchWord };
Setting set_switch(catalog::Switches& switches, std::string_view key, std::string_view word);
std::string switches_text(const catalog::Switches& switches);

// All keys with their possible words, for help and error messages: "talk: windows free gestures never".
std::string switches_help();

std::string tiles_text(std::span<const catalog::Tile> tiles);  // 2,3,9*
bool read_tiles(std::string_view text, catalog::TileList& tiles);

std::string spells_text(catalog::Spells spells);  // code,frog
bool read_modules(std::string_view text, catalog::Modules& modules);
bool read_spells(std::string_view text, catalog::Spells& spells);

// The whole ruleset on one line, and back. Reading returns values; flaw_of() says whether they can be played.
std::string text_of(const catalog::Ruleset& rules);

// Finds the value of key=value in a line of words separated by spaces.
std::optional<std::string_view> value_of(std::string_view line, std::string_view key);
std::optional<catalog::Ruleset> read_ruleset(std::string_view line);

// Whether a scenario's name can be shown to people: 1 to 60 bytes without control characters.
bool is_a_name(std::string_view text);

// Everything but plain letters and digits is written as %XX.
std::string escaped(std::string_view text);
std::optional<std::string> unescaped(std::string_view text);

}  // namespace notation
