#include "net/http_book.h"

#include <algorithm>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <memory>

#include "net/ask_librarian.h"
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

HttpAnswer no_such_crew() { return error_answer(404, "NoSuchCrew", "There is no crew with this secret."); }

HttpAnswer no_crew_has_won() {
  return error_answer(404, "NoSuchCrew", "No crew has won a game with this name.");
}

// Who asks: nobody in particular, a crew, or somebody with a secret that is none.
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

// What is not well written is not asked about, but for numbers that are none: they match nothing.
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

std::string today(const Asking& asking) { return protocol::day_of(asking.here.now().wall_s); }

// The question is asked with the crew that it is about, if it is about one.
template <class Answer>
Awaitable<HttpAnswer> ask_as_caller(Asking asking, Answer answer) {
  House& house = asking.here.house();
  const auto question = [&house, is_own = wants_own(asking.request), secret = secret_of(asking.request),
                         answer = std::move(answer)]() -> HttpAnswer {
    Book& book = house.ports.book;
    const Caller caller = caller_of(book, secret);
    if (caller.is_unknown || (is_own && !caller.crew)) return no_such_crew();
    return answer(book, is_own ? caller.id() : std::nullopt);
  };
  return ask_librarian<HttpAnswer>(house, question);
}

}  // namespace

Awaitable<HttpAnswer> show_book(Asking asking) {
  const BookQuestion question = question_of(asking.request, kMostOnAPage);
  const auto won_game = query_value(asking.request.target, "crew_of");
  return ask_as_caller(asking, [question, won_game](Book& book, std::optional<CrewId> crew) {
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

Awaitable<HttpAnswer> show_grid(Asking asking) {
  return ask_as_caller(asking, [](Book& book, std::optional<CrewId> crew) {
    return HttpAnswer{.body = grid_json(book.grid(crew))};
  });
}

Awaitable<HttpAnswer> export_book(Asking asking, BookForm form) {
  House& house = asking.here.house();
  const auto busy = [&](std::string_view text) {
    asking.here.counts().add(Count::LimitExports);
    return try_later("TooManyExports", text);
  };
  auto place = house.export_limits.enter(asking.asker.address);
  if (!place) {
    co_return busy(place.error() == NoExport::OneIsUnderWay
                       ? "The Book is being sent to your address already."
                       : "The Book is being sent to several others. Wait a minute.");
  }
  if (!house.doorman.may_export(asking.asker.address, asking.here.now().steady_ms)) {
    co_return busy("The Book was sent to your address several times within a minute. Wait a little.");
  }
  BookQuestion question = question_of(asking.request, kMostExported);
  // What is written meanwhile would move the rest by one.
  struct Found {
    bool is_allowed = false;
    std::optional<CrewId> crew;
    std::int64_t newest = 0;
  };
  const auto look = [&house, is_own = wants_own(asking.request), secret = secret_of(asking.request)] {
    const Caller caller = caller_of(house.ports.book, secret);
    return Found{.is_allowed = !caller.is_unknown && (!is_own || caller.crew),
                 .crew = is_own ? caller.id() : std::nullopt,
                 .newest = house.ports.book.newest()};
  };
  const Found found = co_await ask_librarian<Found>(house, look);
  if (!found.is_allowed) co_return no_such_crew();
  question.crew = found.crew;
  question.newest = found.newest;
  const bool is_csv = form == BookForm::Csv;
  const std::string name = is_csv ? "great-book.csv" : "great-book.json";
  co_return HttpAnswer{.type = is_csv ? "text/csv; charset=utf-8" : "application/json",
                       .source = std::make_shared<BookExport>(house, form, question, std::move(*place)),
                       .headers = {{"Content-Disposition", "attachment; filename=\"" + name + "\""}}};
}

Awaitable<HttpAnswer> show_crew(Asking asking) {
  House& house = asking.here.house();
  const auto question = [&house, secret = secret_of(asking.request)] {
    Book& book = house.ports.book;
    const Caller caller = caller_of(book, secret);
    if (!caller.crew) return no_such_crew();
    return HttpAnswer{.body = crew_json(*caller.crew, book.deeds(caller.crew->id))};
  };
  return ask_librarian<HttpAnswer>(house, question);
}

Awaitable<HttpAnswer> show_deeds(Asking asking, const std::string& record) {
  House& house = asking.here.house();
  const auto question = [&house, record] {
    Book& book = house.ports.book;
    const auto crew = book.crew_of(record);
    if (!crew) return no_crew_has_won();
    return HttpAnswer{.body = deeds_json(*crew, book.deeds(crew->id))};
  };
  return ask_librarian<HttpAnswer>(house, question);
}

Awaitable<HttpAnswer> found_crew(Asking asking, const std::string& body) {
  House& house = asking.here.house();
  if (auto refusal = foreign_origin(asking)) co_return std::move(*refusal);
  const auto name = protocol::read_new_crew(body);
  if (!name) co_return error_answer(400, "NoCrew", name.error().what);
  if (!house.doorman.may_open_table(asking.asker.address, asking.here.now().steady_ms)) {
    asking.here.counts().add(Count::LimitAddressTables);
    co_return try_later("TooManyTables",
                        "You have opened many tables and crews within a minute. Wait a little.");
  }
  if (house.is_troubled || house.is_stopping) {
    co_return error_answer(503, "StoreIsTroubled", "The crew could not be written down. Try again later.");
  }
  const protocol::Token secret = house.ports.chance.token();
  const auto start = [&](auto handler) {
    // The port keeps a function that can be copied.
    const auto kept = std::make_shared<decltype(handler)>(std::move(handler));
    house.ports.book.found_crew(protocol::digest_of(secret), *name, asking.here.now().wall_s, [kept] {
      const auto home = asio::get_associated_executor(*kept);
      asio::post(home, [kept] { std::move (*kept)(); });
    });
  };
  co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void()>(start, kAwait);
  notation::JsonWriter json;
  json.begin_object().key("name").string(*name).key("secret").string(protocol::text_of(secret));
  json.key("link").string(public_base(asking) + "/crew#" + protocol::text_of(secret)).end_object();
  co_return HttpAnswer{.status = 201, .body = json.text()};
}

Awaitable<HttpAnswer> show_heist(Asking asking) {
  House& house = asking.here.house();
  const std::string now = today(asking);
  const std::string day = query_value(asking.request.target, "day").value_or(now);
  const auto begins = protocol::beginning_of(day);
  // A day to come has a deal already, and nobody is told.
  if (!begins || day > now) co_return error_answer(404, "NoSuchDay", "There was no heist on this day.");
  const std::string scenario = protocol::heist_choice(house.ports.secret, day).scenario;
  const auto question = [&house, day, scenario, is_over = day < now, ends = *begins + kDay,
                         secret = secret_of(asking.request)] {
    Book& book = house.ports.book;
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
  co_return co_await ask_librarian<HttpAnswer>(house, question);
}

Awaitable<HttpAnswer> show_record(Asking asking, const std::string& id) {
  House& house = asking.here.house();
  const auto question = [&house, id, now = today(asking), secret = secret_of(asking.request)] {
    Book& book = house.ports.book;
    auto record = house.ports.library.record(id);
    if (!record) return error_answer(404, "NoSuchRecord", "There is no finished game with this name.");
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
  return ask_librarian<HttpAnswer>(house, question);
}

Awaitable<std::optional<HttpAnswer>> settle_challenge(Asking asking, protocol::NewTable& wish) {
  House& house = asking.here.house();
  struct Found {
    std::optional<table::CrewCard> crew;
    HeistStage heist = HeistStage::NotTried;
    std::optional<std::string> raced;
    std::string raced_heist;
  };
  if (!wish.crew_secret && !wish.is_heist && wish.challenge.race.empty()) co_return std::nullopt;
  const std::string day = today(asking);
  const auto look = [&house, day, secret = wish.crew_secret, race = wish.challenge.race] {
    Book& book = house.ports.book;
    Found found;
    if (secret) found.crew = book.crew(protocol::digest_of(*secret));
    if (found.crew) found.heist = book.heist_stage(day, found.crew->id);
    if (!race.empty()) found.raced = house.ports.library.record(race);
    if (found.raced) found.raced_heist = book.heist_of(race);
    return found;
  };
  const Found found = co_await ask_librarian<Found>(house, look);
  if (wish.crew_secret && !found.crew) co_return no_such_crew();
  if (found.crew) wish.challenge.crew = found.crew->id.value;
  const protocol::Choice asked = wish.choice;
  if (wish.is_heist) {
    if (!found.crew) co_return error_answer(422, "CrewNeeded", "The heist of the day is for crews.");
    if (found.heist != HeistStage::NotTried) {
      co_return error_answer(422, "AlreadyTried", "Your crew has had its try today.");
    }
    wish.challenge.heist = day;
    // Nobody else may watch a deal that others still have to play: such a table is on no list.
    wish.choice = protocol::heist_choice(house.ports.secret, day);
  } else if (!wish.challenge.race.empty()) {
    if (!found.raced)
      co_return error_answer(422, "NoSuchRecord", "There is no finished game with this name.");
    const std::string head = found.raced->substr(0, found.raced->find('\n'));
    const auto read = notation::read_head(head);
    const bool is_closed = !found.raced_heist.empty() && found.raced_heist >= day;
    if (!read || is_closed) co_return error_answer(422, "NoRace", "This game cannot be raced, or not yet.");
    wish.challenge.race_head = head;
    wish.choice = protocol::choice_of(read->ruleset);
    wish.choice.visibility = asked.visibility;
  }
  co_return std::nullopt;
}

}  // namespace net
