#include "sim/perft_file.h"

#include <boost/json.hpp>
#include <optional>

#include "notation/action_text.h"
#include "notation/words.h"
#include "protocol/new_game.h"

namespace sim {
namespace {

using Problem = std::optional<std::string>;

Problem read_new(std::string_view text, std::optional<rules::Game>& game) {
  boost::system::error_code error;
  const boost::json::value value = boost::json::parse(text, error);
  if (error || !value.is_object()) return "new needs a JSON object";
  const auto wanted = protocol::read_new_game(value.get_object());
  if (!wanted) return protocol::sentence(wanted.error());
  game = rules::Game{.rules = wanted->rules,
                     .state = rules::lay_out(wanted->rules, wanted->layout),
                     .version = 0,
                     .now = {}};
  return std::nullopt;
}

Problem read_play(std::string_view text, rules::Game& game) {
  notation::TextParts words{text, " "};
  const std::string_view time = words.next().value_or("");
  const std::string_view seat = words.next().value_or("");
  const std::size_t before_action = time.size() + seat.size() + 2;
  rules::Stamped stamped{};
  if (!notation::read(time, stamped.at) || !seat.starts_with('s') ||
      !notation::read(seat.substr(1), stamped.by) || text.size() <= before_action) {
    return "play needs a time, a seat and an action";
  }
  const auto action = notation::read_action(text.substr(before_action));
  if (!action) return "that isn't an action";
  stamped.what = *action;
  const rules::Decision decision = rules::play(game, stamped);
  if (!decision) return "refused: " + std::string{rules::name(decision.error().reason)};
  return std::nullopt;
}

Problem read_count(std::string_view text, bool is_large, std::vector<PerftCount>& counts) {
  notation::TextParts words{text, " "};
  PerftCount count{.is_large = is_large};
  if (!notation::read(words.next().value_or(""), count.depth) ||
      !notation::read(words.next().value_or(""), count.count) || words.next()) {
    return "depth and count must be two whole numbers";
  }
  counts.push_back(count);
  return std::nullopt;
}

}  // namespace

std::expected<PerftFile, std::string> read_perft_file(std::string_view text) {
  std::optional<rules::Game> game;
  std::vector<PerftCount> counts;
  notation::TextParts lines{text, "\n"};
  for (std::size_t number = 1; const auto line = lines.next(); ++number) {
    if (line->empty() || line->starts_with('#')) continue;
    const std::size_t space = line->find(' ');
    const std::string_view word = line->substr(0, space);
    const std::string_view rest = space == std::string_view::npos ? "" : line->substr(space + 1);
    Problem problem;
    if (word == "new") {
      problem = read_new(rest, game);
    } else if (word == "play" && game) {
      problem = read_play(rest, *game);
    } else if (word == "depth" || word == "large") {
      problem = read_count(rest, word == "large", counts);
    } else {
      problem = "a line must begin with new, play, depth or large, and new must come first";
    }
    if (problem) return std::unexpected{"line " + std::to_string(number) + ": " + *problem};
  }
  if (!game || counts.empty()) return std::unexpected{std::string{"the position or the count is missing"}};
  return PerftFile{*game, std::move(counts)};
}

}  // namespace sim
