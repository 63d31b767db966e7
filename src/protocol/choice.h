// What a table is going to play: a scenario, its options, and the table's own settings.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "notation/json_writer.h"
#include "protocol/new_game.h"
#include "protocol/scenario.h"
#include "rules/vocabulary.h"

namespace protocol {

enum class Visibility : std::uint8_t { Private, Public };
enum class Pauses : std::uint8_t { Never, Allowed };
// Whether a deal is only played once a plan has been found for it; in the campaign, S1 to S7.
enum class Deals : std::uint8_t { Any, Certified };
enum class Bots : std::uint8_t { Never, Allowed };  // programs that introduce themselves as bots

// How the people at a table hear each other: through this server, in a call of their own, where staying
// silent is up to them, or not at all.
enum class Voice : std::uint8_t { BuiltIn, OwnCall, None };
inline constexpr std::array<std::string_view, 3> kVoiceWords{"built_in", "own_call", "none"};
constexpr std::string_view word(Voice voice) { return kVoiceWords[static_cast<std::size_t>(voice)]; }

struct Choice {
  Scenario scenario = "S1";
  std::uint8_t seats = 0;                           // 0: one per player when the game begins
  std::optional<rules::Tile> start = std::nullopt;  // a side of tile 1
  std::optional<std::uint32_t> level = std::nullopt;
  std::optional<std::uint32_t> sand_ms = std::nullopt;
  bool free_talk = false;  // S1-4
  bool pairs = false;
  Visibility visibility = Visibility::Private;
  Pauses pauses = Pauses::Never;
  // Only if the server allows it: the JSON text of {"seed":...,"setup":{...}} as in the engine protocol.
  std::string laid_by_hand{};
  Deals deals = Deals::Certified;  // meaningless outside the campaign
  Bots bots = Bots::Allowed;
  Voice voice = Voice::BuiltIn;
  friend bool operator==(const Choice&, const Choice&) = default;
};

// The game that this choice starts with this many seats; the seed decides what is random.
std::expected<NewGame, ScenarioProblem> new_game(const Choice& choice, std::uint8_t seats, base::Seed seed);

// What a table shows if its deal comes from a record: nobody can change it.
Choice choice_of(const rules::Ruleset& rules);

// Whether it belongs to the campaign, and whether its deals have to be certified; custom deals needn't be.
bool is_campaign(const Choice& choice);
bool wants_certified_deals(const Choice& choice);

// Whether it plays Maximum Security: a game or tutorial of it, modules, or tiles with its back.
bool has_expansion(const rules::Ruleset& rules);
bool has_expansion(const Choice& choice);

// What comes after it: the next scenario, tutorial or full game.
std::optional<std::string> next_scenario(const Choice& choice);

// The maximum number of players, as far as the rule book says.
std::uint8_t most_seats(const Choice& choice);

// The public form: an object that read_choice understands, except for a custom deal, of which it only says
// that there is one.
void write_choice(notation::JsonWriter& out, const Choice& choice);

}  // namespace protocol
