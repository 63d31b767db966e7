// What a table is going to play: a scenario, what may be chosen about it, and the table's own habits.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "notation/json_writer.h"
#include "protocol/new_game.h"
#include "rules/vocabulary.h"

namespace protocol {

enum class Visibility : std::uint8_t { Private, Public };
enum class Pauses : std::uint8_t { Never, Allowed };
// Whether a deal is only played once a plan has been found for it; in the campaign, S1 to S7.
enum class Deals : std::uint8_t { Any, Certified };
enum class Bots : std::uint8_t { Never, Allowed };  // programs that say so when they join

// How the people of a table hear each other: by this server's help, in a call of their own, where silence is
// on their honour, or not at all.
enum class Voice : std::uint8_t { BuiltIn, OwnCall, None };
inline constexpr std::array<std::string_view, 3> kVoiceWords{"built_in", "own_call", "none"};
constexpr std::string_view word(Voice voice) { return kVoiceWords[static_cast<std::size_t>(voice)]; }

struct Choice {
  std::string scenario = "S1";                      // "S7", "T1-hardcore+M2", or the JSON text of an own one
  std::uint8_t seats = 0;                           // 0: as many as sit at the table when the game begins
  std::optional<rules::Tile> start = std::nullopt;  // a side of tile 1
  std::optional<std::uint32_t> level = std::nullopt;
  std::optional<std::uint32_t> sand_ms = std::nullopt;
  bool free_talk = false;  // S1-4
  bool pairs = false;
  Visibility visibility = Visibility::Private;
  Pauses pauses = Pauses::Never;
  // Only where the server allows it: the JSON text of {"seed":...,"setup":{...}} as in the engine protocol.
  std::string laid_by_hand{};
  Deals deals = Deals::Certified;  // elsewhere than in the campaign it says nothing
  Bots bots = Bots::Allowed;
  Voice voice = Voice::BuiltIn;
  friend bool operator==(const Choice&, const Choice&) = default;
};

// The game this choice begins with so many seats; what is left to chance comes from the seed.
std::expected<NewGame, ScenarioProblem> new_game(const Choice& choice, std::uint8_t seats, base::Seed seed);

// What a table shows whose deal comes from a record: nobody can change it.
Choice choice_of(const rules::Ruleset& rules);

// The scenario's number, if it is one of the book.
std::optional<unsigned> number_of(const Choice& choice);
bool is_own_scenario(const Choice& choice);

// Whether it is of the campaign, and whether its deals have to be certified: what a hand has laid need not.
bool is_campaign(const Choice& choice);
bool wants_certified_deals(const Choice& choice);

// Whether it plays Maximum Security: a game or tutorial of it, modules, or tiles with its back.
bool has_expansion(const rules::Ruleset& rules);
bool has_expansion(const Choice& choice);

// What comes after it: the next scenario of the book, tutorial or full game.
std::optional<std::string> next_scenario(const Choice& choice);

// How many can play it at most, as far as the book tells.
std::uint8_t most_seats(const Choice& choice);

// As everybody may see it: an object that read_choice understands, but for what is laid by hand, of which it
// is told only that there is something.
void write_choice(notation::JsonWriter& out, const Choice& choice);

}  // namespace protocol
