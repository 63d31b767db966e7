#include "net/http_tables.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "net/api_json.h"
#include "net/ask.h"
#include "net/base_path.h"
#include "net/http_book.h"
#include "net/origin.h"
#include "net/pages.h"
#include "protocol/read_request.h"

namespace net {
namespace {

using protocol::Code;

// The list is made anew when it is older: asking for it all the time costs the tables nothing.
constexpr std::int64_t kListKeptMs = 500;

HttpAnswer no_such_table() { return error_answer(404, "NoSuchTable", "There is no table with this code."); }

std::optional<HttpAnswer> too_many_guesses(const Asking& asking) {
  Floor& here = asking.here;
  if (here.house().doorman.may_guess(asking.asker.address, here.now().steady_ms)) return std::nullopt;
  here.counts().add(Count::LimitAddressGuesses);
  return try_later("TooManyGuesses", "Too many wrong codes came from your address. Wait a minute.");
}

HttpAnswer guessed_wrong(const Asking& asking) {
  asking.here.counts().add(Count::WrongCode);
  asking.here.guessed_wrong(asking.asker.address);
  return no_such_table();
}

std::string link_to(const Asking& asking, Code code) { return public_base(asking) + "/t/" + code.text(); }

// More people may come, so a choice is good if any number of seats could play it.
std::optional<protocol::ScenarioProblem> never_playable(const protocol::Choice& choice) {
  const auto most = static_cast<std::uint8_t>(rules::kMostSeats);
  std::optional<protocol::ScenarioProblem> first;
  for (std::uint8_t seats = 1; seats <= most; ++seats) {
    if (choice.seats != 0 && choice.seats != seats) continue;
    const auto game = protocol::new_game(choice, seats, {});
    if (game) return std::nullopt;
    if (!first) first = game.error();
  }
  return first ? first : protocol::ScenarioProblem{"There are seats for one to nine."};
}

Awaitable<HttpAnswer> open_somewhere(Asking asking, const protocol::NewTable& wish) {
  House& house = asking.here.house();
  for (int attempt = 0; attempt < 16; ++attempt) {
    const auto number = static_cast<std::uint32_t>(house.ports.chance.number() % Code::kHowMany);
    const Code code = Code::numbered(number);
    const auto question = [code, &wish, owner = asking.asker.address](Floor& there, auto answer) {
      there.open_table(code, wish, owner, std::move(answer));
    };
    const auto opening = co_await ask_later<Floor::Opening>(house.floor_of(code), question);
    switch (opening) {
      case Floor::Opening::Open:
        co_return HttpAnswer{.status = 201, .body = opened_json(code, link_to(asking, code))};
      case Floor::Opening::CodeIsTaken:
        continue;
      case Floor::Opening::HallIsFull:
        asking.here.counts().add(Count::LimitTables);
        co_return error_answer(503, "Full", "This server has as many tables as it can hold.");
      case Floor::Opening::TooManyOfOne:
        asking.here.counts().add(Count::LimitAddressTables);
        co_return try_later("TooManyTables",
                            "As many tables as one address may have were opened from yours. Leave some, and "
                            "they are cleared away after a while.");
      case Floor::Opening::TooManyTeammates:
        asking.here.counts().add(Count::LimitAiTables);
        co_return error_answer(503, "TooManyTeammates",
                               protocol::sentence(protocol::TableReason::TooManyTeammates));
      case Floor::Opening::NotDurable:
        co_return error_answer(503, "StoreIsTroubled",
                               "The table could not be written down. Try again later.");
    }
  }
  co_return error_answer(503, "Full", "No free code was found. Try again.");
}

}  // namespace

std::optional<protocol::Token> bearer_of(const HttpRequest& request) {
  constexpr std::string_view kBearer = "Bearer ";
  const std::string_view said = request.authorization;
  return said.starts_with(kBearer) ? protocol::read_token(said.substr(kBearer.size())) : std::nullopt;
}

HttpAnswer try_later(std::string_view error, std::string_view text) {
  HttpAnswer answer = error_answer(429, error, text);
  answer.headers = {{"Retry-After", "60"}};
  return answer;
}

std::optional<HttpAnswer> foreign_origin(const Asking& asking) {
  const Settings& settings = asking.here.settings();
  if (is_allowed_origin(asking.request.origin, asking.request.host, settings.allowed_origins)) {
    return std::nullopt;
  }
  asking.here.counts().add(Count::LimitOrigin);
  return error_answer(403, "ForeignOrigin", "Pages of other sites may not speak with this server.");
}

std::string public_base(const Asking& asking) {
  const Settings& settings = asking.here.settings();
  if (!settings.public_url.empty()) return settings.public_url;
  const std::string scheme = asking.asker.is_secure ? "https://" : "http://";
  const auto own = origin_of(scheme + asking.request.host);
  return own ? *own : scheme + settings.listen.text();
}

Awaitable<HttpAnswer> list_tables(Asking asking) {
  House& house = asking.here.house();
  const std::int64_t now_ms = asking.here.now().steady_ms;
  if (auto kept = house.table_list.fresh(now_ms - kListKeptMs))
    co_return HttpAnswer{.body = std::move(*kept)};
  std::vector<table::Summary> all;
  for (const auto& floor : house.floors) {
    const auto question = [](Floor& there) { return there.hall().public_tables(); };
    auto some = co_await ask<std::vector<table::Summary>>(*floor, question);
    std::ranges::move(some, std::back_inserter(all));
  }
  std::string list = tables_json(all);
  house.table_list.keep(list, now_ms);
  co_return HttpAnswer{.body = std::move(list)};
}

Awaitable<HttpAnswer> open_table(Asking asking, const std::string& text) {
  House& house = asking.here.house();
  if (auto refusal = foreign_origin(asking)) co_return std::move(*refusal);
  auto wish = protocol::read_new_table(text.empty() ? "{}" : std::string_view{text});
  if (!wish) co_return error_answer(400, "NoChoice", wish.error().what);
  if (!wish->choice.laid_by_hand.empty() && !house.settings.allow_setup) {
    co_return error_answer(403, "SetupNotAllowed", "This server takes no seeds and no setups laid by hand.");
  }
  if (auto refusal = co_await settle_challenge(asking, *wish)) co_return std::move(*refusal);
  // A deal that comes from a record has been played before.
  const bool is_race = !wish->challenge.race.empty();
  if (const auto problem = is_race ? std::nullopt : never_playable(wish->choice)) {
    co_return error_answer(422, "CannotBePlayed", protocol::sentence(*problem));
  }
  if (wish->teammates > 0 && protocol::has_expansion(wish->choice)) {
    co_return error_answer(422, "NoTeammatesHere",
                           protocol::sentence(protocol::TableReason::NoTeammatesHere));
  }
  if (!house.doorman.may_open_table(asking.asker.address, asking.here.now().steady_ms)) {
    asking.here.counts().add(Count::LimitAddressTables);
    co_return try_later("TooManyTables", "You have opened many tables within a minute. Wait a little.");
  }
  co_return co_await open_somewhere(asking, *wish);
}

Awaitable<HttpAnswer> show_table(Asking asking, Code code) {
  Floor& there = asking.here.house().floor_of(code);
  if (auto refusal = too_many_guesses(asking)) {
    // Whoever sits there is told all the same: nobody can guess their token.
    const auto token = bearer_of(asking.request);
    const auto is_member = [code, token](Floor& floor) { return token && floor.hall().knows(code, *token); };
    const bool is_known = co_await ask<bool>(there, is_member);
    if (!is_known) co_return std::move(*refusal);
  }
  const auto question = [code](Floor& floor) { return floor.hall().summary(code); };
  const auto summary = co_await ask<std::optional<table::Summary>>(there, question);
  if (!summary) co_return guessed_wrong(asking);
  co_return HttpAnswer{.body = summary_json(*summary)};
}

Awaitable<HttpAnswer> show_table_page(Asking asking, Code code) {
  HttpAnswer answer = co_await show_table(asking, code);
  if (answer.status != 200 && answer.status != 404) co_return answer;
  answer.type = "text/html; charset=utf-8";
  const std::string page = answer.status == 200 ? table_page(code, link_to(asking, code)) : no_table_page();
  answer.body = with_base_path(page, asking.here.settings().base_path);
  co_return answer;
}

HttpAnswer wrong_code(const Asking& asking) {
  if (auto refusal = too_many_guesses(asking)) return std::move(*refusal);
  return guessed_wrong(asking);
}

Awaitable<Entry> may_enter(Floor& here, const HttpRequest& request, Asker asker, Code code) {
  const Asking asking{here, request, asker};
  if (auto refusal = foreign_origin(asking)) co_return Entry{.refusal = std::move(refusal)};
  // Somebody else there has guessed: whoever sits at a table comes back all the same, by a token that nobody
  // can guess.
  if (too_many_guesses(asking)) co_return Entry{.must_be_known = true};
  const auto question = [code](Floor& there) { return there.hall().has(code); };
  const bool is_there = co_await ask<bool>(here.house().floor_of(code), question);
  if (is_there) co_return Entry{};
  co_return Entry{.refusal = guessed_wrong(asking)};
}

}  // namespace net
