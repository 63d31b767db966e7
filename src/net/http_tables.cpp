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

// The list is rebuilt when it is older: polling it costs the tables nothing.
constexpr std::int64_t kListKeptMs = 500;

HttpAnswer no_such_table() { return error_answer(404, "NoSuchTable", "There's no table with that code."); }

// For a request whose Host is no name.
std::string own_host(const Settings& settings) {
  for (const ListenAddress& at : settings.listen) {
    if (const auto* endpoint = std::get_if<Endpoint>(&at)) return endpoint->text();
  }
  return "localhost";
}

HttpAnswer guessed_wrong(const HttpCall& call) {
  call.here.counts().add(Count::WrongCode);
  call.here.guessed_wrong(call.source.address);
  return no_such_table();
}

std::string link_to(const HttpCall& call, Code code) { return public_base(call) + "/t/" + code.text(); }

// More people may come, so a choice is fine if some number of seats could play it.
std::optional<protocol::ScenarioProblem> never_playable(const protocol::Choice& choice) {
  const auto most = static_cast<std::uint8_t>(rules::kMostSeats);
  std::optional<protocol::ScenarioProblem> first;
  for (std::uint8_t seats = 1; seats <= most; ++seats) {
    if (choice.seats != 0 && choice.seats != seats) continue;
    const auto game = protocol::new_game(choice, seats, {});
    if (game) return std::nullopt;
    if (!first) first = game.error();
  }
  return first ? first : protocol::ScenarioProblem{"A table can have one to nine seats."};
}

Awaitable<HttpAnswer> open_somewhere(HttpCall call, const protocol::NewTable& request) {
  ServerContext& context = call.here.context();
  for (int attempt = 0; attempt < 16; ++attempt) {
    const auto number = static_cast<std::uint32_t>(context.ports.random_source.number() % Code::kHowMany);
    const Code code = Code::numbered(number);
    const auto question = [code, &request, owner = call.source.address](NetworkThread& there, auto answer) {
      there.open_table(code, request, owner, std::move(answer));
    };
    const auto opening = co_await ask_later<NetworkThread::Opening>(context.thread_of(code), question);
    switch (opening) {
      case NetworkThread::Opening::Open:
        co_return HttpAnswer{.status = 201, .body = opened_json(code, link_to(call, code))};
      case NetworkThread::Opening::CodeIsTaken:
        continue;
      case NetworkThread::Opening::ServerIsFull:
        call.here.counts().add(Count::LimitTables);
        co_return error_answer(503, "Full", "This server has no room for another table.");
      case NetworkThread::Opening::TooManyOfOne:
        call.here.counts().add(Count::LimitAddressTables);
        co_return try_later("TooManyTables",
                            "Your address has reached its limit of tables. Leave some, and "
                            "they will close after a while.");
      case NetworkThread::Opening::TooManyTeammates:
        call.here.counts().add(Count::LimitAiTables);
        co_return error_answer(503, "TooManyTeammates",
                               protocol::sentence(protocol::TableReason::TooManyTeammates));
      case NetworkThread::Opening::NotDurable:
        co_return error_answer(503, "StoreIsTroubled", "The table couldn't be saved. Try again later.");
    }
  }
  co_return error_answer(503, "Full", "Couldn't find a free code. Try again.");
}

}  // namespace

std::optional<HttpAnswer> too_many_guesses(const HttpCall& call) {
  NetworkThread& here = call.here;
  if (here.context().connection_limits.may_guess(call.source.address, here.now().steady_ms))
    return std::nullopt;
  here.counts().add(Count::LimitAddressGuesses);
  return try_later("TooManyGuesses", "Too many wrong codes from your address. Try again in a minute.");
}

std::optional<protocol::Token> bearer_of(const HttpRequest& request) {
  constexpr std::string_view kBearer = "Bearer ";
  const std::string_view said = request.authorization;
  return said.starts_with(kBearer) ? protocol::read_token(said.substr(kBearer.size())) : std::nullopt;
}

HttpAnswer try_later(std::string_view error, std::string_view text, std::string_view after_s) {
  HttpAnswer answer = error_answer(429, error, text);
  answer.headers = {{"Retry-After", std::string{after_s}}};
  return answer;
}

std::optional<HttpAnswer> foreign_origin(const HttpCall& call) {
  const Settings& settings = call.here.settings();
  if (is_allowed_origin(call.request.origin, call.request.host, settings.allowed_origins)) {
    return std::nullopt;
  }
  call.here.counts().add(Count::LimitOrigin);
  return error_answer(403, "ForeignOrigin", "Pages from other sites can't talk to this server.");
}

std::string public_base(const HttpCall& call) {
  const Settings& settings = call.here.settings();
  if (!settings.public_url.empty()) return settings.public_url;
  const std::string scheme = call.source.is_secure ? "https://" : "http://";
  const auto own = origin_of(scheme + call.request.host);
  return own ? *own : scheme + own_host(settings);
}

Awaitable<HttpAnswer> list_tables(HttpCall call) {
  ServerContext& context = call.here.context();
  const std::int64_t now_ms = call.here.now().steady_ms;
  if (auto kept = context.table_list.fresh(now_ms - kListKeptMs))
    co_return HttpAnswer{.body = std::move(*kept)};
  const TableList::Edition edition = context.table_list.edition();
  std::vector<table::Summary> all;
  for (const auto& thread : context.threads) {
    const auto question = [](NetworkThread& there) { return there.registry().public_tables(); };
    auto some = co_await ask<std::vector<table::Summary>>(*thread, question);
    std::ranges::move(some, std::back_inserter(all));
  }
  std::string list = tables_json(all);
  context.table_list.keep(list, edition, now_ms);
  co_return HttpAnswer{.body = std::move(list)};
}

Awaitable<HttpAnswer> open_table(HttpCall call, const std::string& text) {
  ServerContext& context = call.here.context();
  if (auto refusal = foreign_origin(call)) co_return std::move(*refusal);
  if (!context.takes_new_tables) {
    co_return error_answer(
        503, "NoNewTables",
        "This server isn't opening new tables at the moment. Open tables aren't affected.");
  }
  auto request = protocol::read_new_table(text.empty() ? "{}" : std::string_view{text});
  if (!request) co_return error_answer(400, "NoChoice", request.error().what);
  if (!request->choice.laid_by_hand.empty() && !context.settings.allow_setup) {
    co_return error_answer(403, "SetupNotAllowed", "This server doesn't accept seeds or custom deals.");
  }
  if (auto refusal = co_await settle_purpose(call, *request)) co_return std::move(*refusal);
  // A deal that comes from a record has been played before.
  const bool is_race = !request->purpose.race.empty();
  if (const auto problem = is_race ? std::nullopt : never_playable(request->choice)) {
    co_return error_answer(422, "CannotBePlayed", protocol::sentence(*problem));
  }
  if (!context.connection_limits.may_open_table(call.source.address, call.here.now().steady_ms)) {
    call.here.counts().add(Count::LimitAddressTables);
    co_return try_later("TooManyTables", "You've opened too many tables within a minute. Try again later.");
  }
  co_return co_await open_somewhere(call, *request);
}

Awaitable<HttpAnswer> show_table(HttpCall call, Code code) {
  NetworkThread& there = call.here.context().thread_of(code);
  if (auto refusal = too_many_guesses(call)) {
    // Seated players still get an answer: nobody can guess their token.
    const auto token = bearer_of(call.request);
    const auto is_member = [code, token](NetworkThread& thread) {
      return token && thread.registry().knows(code, *token);
    };
    const bool is_known = co_await ask<bool>(there, is_member);
    if (!is_known) co_return std::move(*refusal);
  }
  const auto question = [code](NetworkThread& thread) { return thread.registry().summary(code); };
  const auto summary = co_await ask<std::optional<table::Summary>>(there, question);
  if (!summary) co_return guessed_wrong(call);
  co_return HttpAnswer{.body = summary_json(*summary)};
}

Awaitable<HttpAnswer> show_table_page(HttpCall call, Code code) {
  HttpAnswer answer = co_await show_table(call, code);
  if (answer.status != 200 && answer.status != 404) co_return answer;
  answer.type = "text/html; charset=utf-8";
  const std::string page = answer.status == 200 ? table_page(code, link_to(call, code)) : no_table_page();
  answer.body = with_base_path(page, call.here.settings().base_path);
  co_return answer;
}

HttpAnswer wrong_code(const HttpCall& call) {
  if (auto refusal = too_many_guesses(call)) return std::move(*refusal);
  return guessed_wrong(call);
}

Awaitable<Entry> may_enter(NetworkThread& here, const HttpRequest& request, RequestSource source, Code code) {
  const HttpCall call{here, request, source};
  if (auto refusal = foreign_origin(call)) co_return Entry{.refusal = std::move(refusal)};
  // Someone else at that address has been guessing codes. Members can still come back, with a token that
  // nobody can guess.
  if (too_many_guesses(call)) co_return Entry{.must_be_known = true};
  const auto question = [code](NetworkThread& there) { return there.registry().has(code); };
  const bool is_there = co_await ask<bool>(here.context().thread_of(code), question);
  if (is_there) co_return Entry{};
  co_return Entry{.refusal = guessed_wrong(call)};
}

}  // namespace net
