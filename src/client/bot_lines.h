// The lines between `magicmaze seat` and a bot (docs/bots.md): what the bot may send, parsed once and never
// trusted, and what it is sent. They are the same as in the engine protocol where that has one.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/request.h"
#include "rules/game.h"
#include "rules/legal.h"

namespace client::bot {

// ---- from the bot
struct Act {
  rules::Action action;
};
struct Pass {};
struct AskLegal {
  rules::Signals signals = rules::Signals::Without;
};
struct AskState {};
struct Leave {};
using Request = std::variant<Act, Pass, AskLegal, AskState, Leave>;

// The error is a sentence for the bot.
std::expected<Request, std::string> read(std::string_view line);

// ---- to the bot, one line each, without the line break
inline constexpr unsigned kLinesVersion = 1;

std::string hello(std::string_view name, std::string_view link);
// The bot has a seat in a running game.
struct Beginning {
  std::uint32_t game = 0;
  rules::Seat seat;
};
std::string begin(const Beginning& beginning, const rules::Game& game, rules::GameTime now);
// Someone acted, or the table itself.
std::string happened(const rules::Game& game, const rules::Events& events, std::optional<rules::Seat> by);
// The question: what does this seat do next? Questions are numbered.
std::string question(std::uint32_t number, const rules::Game& game, rules::GameTime now,
                     const rules::Actions& legal);
std::string legal(const rules::Actions& actions);
std::string state(const rules::Game& game, rules::GameTime now);
std::string refused(const rules::Refusal& refusal);
std::string end(std::string_view result, std::string_view record);
std::string clock(std::string_view state);
std::string error(std::string_view sentence);
std::string bye(std::string_view why);

}  // namespace client::bot
