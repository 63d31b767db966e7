#include "net/http_book.h"

#include <algorithm>

#include "net/ask_disk.h"
#include "net/book_json.h"
#include "net/query.h"
#include "notation/json_writer.h"
#include "notation/record.h"
#include "protocol/heist.h"
#include "protocol/read_request.h"

namespace net {
namespace {

using protocol::TokenDigest;
using table::BookQuestion;
using table::CrewId;
using table::HeistStage;

constexpr std::uint32_t kMostOnAPage = 100;
constexpr std::uint32_t kMostExported = 10'000;
constexpr std::int64_t kDay = 86'400;

std::optional<TokenDigest> secret_of(const HttpRequest& request) {
  const auto token = bearer_of(request);
  return token ? std::optional{protocol::digest_of(*token)} : std::nullopt;
}

HttpAnswer no_such_crew() { return error_answer(404, "NoSuchCrew", "There's no crew with that secret."); }

HttpAnswer no_crew_has_won() {
  return error_answer(404, "NoSuchCrew", "No crew has won a game with that ID.");
}

// Who is asking: nobody in particular, a crew, or someone with an invalid secret.
struct Caller {
  std::optional<table::CrewCard> crew = std::nullopt;
  bool is_unknown = false;
  std::optional<CrewId> id() const { return crew ? std::optional{crew->id} : std::nullopt; }
};

Caller caller_of(Book& book, const std::optional<TokenDigest>& secret) {
  if (!secret) return {};
  auto crew = book.crew(*secret);
  const bool is_unknown = !crew;
  return {std::move(crew), is_unknown};
}

// Malformed filters are ignored, except for numbers that can't be read: they match nothing.
BookQuestion question_of(const HttpRequest& request, std::uint32_t most) {
  const std::string_view target = request.target;
  BookQuestion question;
  if (auto scenario = query_value(target, "scenario"); scenario && !scenario->empty()) {
    question.scenario = std::move(scenario);
  }
  question.record = query_value(target, "record");
  question.level = query_number(target, "level", 1'000);
  if (const auto seats = query_number(target, "seats", 9)) question.seats = static_cast<std::uint8_t>(*seats);
  const auto apart = query_value(target, "apart");
  if (apart == "yes") question.apart = true;
  if (apart == "no") question.apart = false;
  const auto order = query_value(target, "order");
  const bool is_best = order ? *order == "best" : question.scenario.has_value();
  // Only games of one scenario can be compared.
  if (is_best && question.scenario) question.order = BookQuestion::Order::Best;
  question.from = query_number(target, "from", 10'000'000).value_or(0);
  question.most = std::min(query_number(target, "most", most).value_or(most), most);
  return question;
}

bool wants_own(const HttpRequest& request) { return query_value(request.target, "of") == "crew"; }

std::string today(const HttpCall& call) { return protocol::day_of(call.here.now().wall_s); }

// Asks the question together with the crew it is about, if any.
template <class Answer>
Awaitable<HttpAnswer> ask_as_caller(HttpCall call, Answer answer) {
  ServerContext& context = call.here.context();
  const auto question = [&context, is_own = wants_own(call.request), secret = secret_of(call.request),
                         answer = std::move(answer)]() -> HttpAnswer {
    Book& book = context.ports.book;
    const Caller caller = caller_of(book, secret);
    if (caller.is_unknown || (is_own && !caller.crew)) return no_such_crew();
    return answer(book, is_own ? caller.id() : std::nullopt);
  };
  return ask_disk<HttpAnswer>(context, question);
}

}  // namespace

Awaitable<HttpAnswer> show_book(HttpCall call) {
  const BookQuestion question = question_of(call.request, kMostOnAPage);
  const auto won_game = query_value(call.request.target, "crew_of");
  return ask_as_caller(call, [question, won_game](Book& book, std::optional<CrewId> crew) {
    BookQuestion asked = question;
    asked.crew = crew;
    if (won_game && !crew) {
      const auto found = book.crew_of(*won_game);
      if (!found) return no_crew_has_won();
      asked.crew = found->id;
      asked.asks_for_itself = false;
    }
    asked.most = question.most + 1;
    auto entries = book.entries(asked);
    const bool has_more = entries.size() > question.most;
    if (has_more) entries.resize(question.most);
    return HttpAnswer{.body = book_json({.entries = entries, .from = question.from, .has_more = has_more})};
  });
}

Awaitable<HttpAnswer> show_grid(HttpCall call) {
  return ask_as_caller(call, [](Book& book, std::optional<CrewId> crew) {
    return HttpAnswer{.body = grid_json(book.grid(crew))};
  });
}

Awaitable<HttpAnswer> export_book(HttpCall call, BookForm form) {
  ServerContext& context = call.here.context();
  const auto busy = [&](std::string_view text) {
    call.here.counts().add(Count::LimitExports);
    return try_later("TooManyExports", text, "10");  // so often there is another one for each address
  };
  auto permit = context.export_limits.enter(call.source.address);
  if (!permit) {
    co_return busy(permit.error() == NoExport::OneIsUnderWay
                       ? "Your address is already downloading the Book."
                       : "Others are downloading the Book right now. Try again in a minute.");
  }
  if (!context.connection_limits.may_export(call.source.address, call.here.now().steady_ms)) {
    co_return busy("Your address has downloaded the Book several times within a minute. Try again later.");
  }
  BookQuestion question = question_of(call.request, kMostExported);
  // Anything written in the meantime would shift the rest by one.
  struct Found {
    bool is_allowed = false;
    std::optional<CrewId> crew;
    std::int64_t newest = 0;
  };
  const auto look = [&context, is_own = wants_own(call.request), secret = secret_of(call.request)] {
    const Caller caller = caller_of(context.ports.book, secret);
    return Found{.is_allowed = !caller.is_unknown && (!is_own || caller.crew),
                 .crew = is_own ? caller.id() : std::nullopt,
                 .newest = context.ports.book.newest()};
  };
  const Found found = co_await ask_disk<Found>(context, look);
  if (!found.is_allowed) co_return no_such_crew();
  question.crew = found.crew;
  question.newest = found.newest;
  const bool is_csv = form == BookForm::Csv;
  const std::string name = is_csv ? "great-book.csv" : "great-book.json";
  co_return HttpAnswer{.type = is_csv ? "text/csv; charset=utf-8" : "application/json",
                       .source = std::make_shared<BookExport>(context, form, question, std::move(*permit)),
                       .headers = {{"Content-Disposition", "attachment; filename=\"" + name + "\""}}};
}

Awaitable<HttpAnswer> show_crew(HttpCall call) {
  ServerContext& context = call.here.context();
  const auto question = [&context, secret = secret_of(call.request)] {
    Book& book = context.ports.book;
    const Caller caller = caller_of(book, secret);
    if (!caller.crew) return no_such_crew();
    return HttpAnswer{.body = crew_json(*caller.crew, book.achievements(caller.crew->id))};
  };
  return ask_disk<HttpAnswer>(context, question);
}

Awaitable<HttpAnswer> show_achievements(HttpCall call, const std::string& record) {
  ServerContext& context = call.here.context();
  const auto question = [&context, record] {
    Book& book = context.ports.book;
    const auto crew = book.crew_of(record);
    if (!crew) return no_crew_has_won();
    return HttpAnswer{.body = achievements_json(*crew, book.achievements(crew->id))};
  };
  return ask_disk<HttpAnswer>(context, question);
}

Awaitable<HttpAnswer> found_crew(HttpCall call, const std::string& body) {
  ServerContext& context = call.here.context();
  if (auto refusal = foreign_origin(call)) co_return std::move(*refusal);
  const auto name = protocol::read_new_crew(body);
  if (!name) co_return error_answer(400, "NoCrew", name.error().what);
  if (context.settings.blocked_words.forbids(*name)) {
    co_return error_answer(400, "NoCrew", "This server doesn't allow that name.");
  }
  if (!context.connection_limits.may_open_table(call.source.address, call.here.now().steady_ms)) {
    call.here.counts().add(Count::LimitAddressTables);
    co_return try_later("TooManyTables",
                        "You've opened too many tables and crews within a minute. Try again later.");
  }
  if (context.is_troubled || context.is_stopping) {
    co_return error_answer(503, "StoreIsTroubled", "The crew couldn't be saved. Try again later.");
  }
  const protocol::Token secret = context.ports.random_source.token();
  const auto found = [&context, secret, name = *name, now_s = call.here.now().wall_s](auto on_durable) {
    context.ports.book.found_crew(protocol::digest_of(secret), name, now_s, on_durable);
  };
  co_await until_durable(found);
  notation::JsonWriter json;
  json.begin_object().key("name").string(*name).key("secret").string(protocol::text_of(secret));
  json.key("link").string(public_base(call) + "/crew#" + protocol::text_of(secret)).end_object();
  co_return HttpAnswer{.status = 201, .body = json.text()};
}

Awaitable<HttpAnswer> show_heist(HttpCall call) {
  ServerContext& context = call.here.context();
  const std::string now = today(call);
  const std::string day = query_value(call.request.target, "day").value_or(now);
  const auto begins = protocol::beginning_of(day);
  // A future day already has a deal, which is kept secret.
  if (!begins || day > now) co_return error_answer(404, "NoSuchDay", "There was no heist that day.");
  const std::string scenario = protocol::heist_choice(context.ports.secret, day).scenario.text();
  const auto question = [&context, day, scenario, is_over = day < now, ends = *begins + kDay,
                         secret = secret_of(call.request)] {
    Book& book = context.ports.book;
    const Caller caller = caller_of(book, secret);
    if (caller.is_unknown) return no_such_crew();
    const auto board = book.heist(day, caller.id());
    const HeistStage mine = caller.crew ? book.heist_stage(day, caller.crew->id) : HeistStage::NotTried;
    return HttpAnswer{.body = heist_json({.day = day,
                                          .scenario = scenario,
                                          .ends_wall_s = ends,
                                          .is_over = is_over,
                                          .mine = mine,
                                          .shows_records = is_over || mine == HeistStage::Finished,
                                          .board = board})};
  };
  co_return co_await ask_disk<HttpAnswer>(context, question);
}

Awaitable<HttpAnswer> show_record(HttpCall call, const std::string& id) {
  ServerContext& context = call.here.context();
  const auto question = [&context, id, now = today(call), secret = secret_of(call.request)] {
    Book& book = context.ports.book;
    auto record = context.ports.archive.record(id);
    if (!record) return error_answer(404, "NoSuchRecord", "There's no finished game with that ID.");
    if (const std::string day = book.heist_of(id); !day.empty() && day >= now) {
      const Caller caller = caller_of(book, secret);
      if (!caller.crew || book.heist_stage(day, caller.crew->id) != HeistStage::Finished) {
        return error_answer(403, "HeistIsOn",
                            "The heist of the day can be watched when the day is over, or when your crew has "
                            "finished it.");
      }
    }
    return HttpAnswer{.type = "text/plain; charset=utf-8", .body = std::move(*record)};
  };
  return ask_disk<HttpAnswer>(context, question);
}

Awaitable<std::optional<HttpAnswer>> settle_purpose(HttpCall call, protocol::NewTable& request) {
  ServerContext& context = call.here.context();
  struct Found {
    std::optional<table::CrewCard> crew;
    HeistStage heist = HeistStage::NotTried;
    std::optional<std::string> raced;
    std::string raced_heist;
  };
  if (!request.crew_secret && !request.is_heist && request.purpose.race.empty()) co_return std::nullopt;
  const std::string day = today(call);
  const auto look = [&context, day, secret = request.crew_secret, race = request.purpose.race] {
    Book& book = context.ports.book;
    Found found;
    if (secret) found.crew = book.crew(protocol::digest_of(*secret));
    if (found.crew) found.heist = book.heist_stage(day, found.crew->id);
    if (!race.empty()) found.raced = context.ports.archive.record(race);
    if (found.raced) found.raced_heist = book.heist_of(race);
    return found;
  };
  const Found found = co_await ask_disk<Found>(context, look);
  if (request.crew_secret && !found.crew) co_return no_such_crew();
  if (found.crew) request.purpose.crew = found.crew->id.value;
  const protocol::Choice asked = request.choice;
  if (request.is_heist) {
    if (!found.crew) co_return error_answer(422, "CrewNeeded", "The heist of the day is for crews only.");
    if (found.heist != HeistStage::NotTried) {
      co_return error_answer(422, "AlreadyTried", "Your crew has already had its try today.");
    }
    request.purpose.heist = day;
    // Nobody else may watch a deal that others still have to play, so such a table isn't listed.
    request.choice = protocol::heist_choice(context.ports.secret, day);
  } else if (!request.purpose.race.empty()) {
    if (!found.raced) co_return error_answer(422, "NoSuchRecord", "There's no finished game with that ID.");
    const std::string head = found.raced->substr(0, found.raced->find('\n'));
    const auto read = notation::read_head(head);
    const bool is_closed = !found.raced_heist.empty() && found.raced_heist >= day;
    if (!read || is_closed)
      co_return error_answer(422, "NoRace", "You can't race this game, at least not yet.");
    request.purpose.race_head = head;
    request.choice = protocol::choice_of(read->ruleset);
    request.choice.visibility = asked.visibility;
  }
  co_return std::nullopt;
}

}  // namespace net
