#include "net/http_desk.h"

#include <algorithm>

#include "net/base_path.h"
#include "net/host_name.h"
#include "net/query.h"
#include "notation/words.h"

namespace net {
namespace {

// Somebody with a browser reads a sentence, and the page asks again by itself; programs get the usual JSON.
std::string page_for_people(std::string_view text, std::string_view seconds) {
  std::string page{"<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">"};
  page += "<meta name=\"viewport\" content=\"width=device-width\"><meta http-equiv=\"refresh\" content=\"";
  page += seconds;
  page += "\"><title>Magic Maze</title><h1>Magic Maze</h1><p>";
  page += text;
  page += "</p><p>This page tries again by itself.</p></html>\n";
  return page;
}

HttpAnswer later(const HttpRequest& request, unsigned status, std::string_view error, std::string_view text) {
  HttpAnswer answer = error_answer(status, error, text);
  const std::string_view seconds = status == 429 ? "60" : "10";
  answer.headers = {{"Retry-After", std::string{seconds}}};
  answer.closes = true;
  if (request.accept.contains("text/html")) {
    answer.type = "text/html; charset=utf-8";
    answer.body = page_for_people(text, seconds);
  }
  return answer;
}

HttpAnswer too_many(const HttpRequest& request) {
  return later(request, 429, "TooManyConnections", "Too many connections are open from your address.");
}
HttpAnswer too_often(const HttpRequest& request) {
  return later(request, 429, "TooManyNewConnections",
               "Too many connections came from your address within a minute.");
}

// With its route, which is read once more where an answer is made: it is cheap.
std::optional<protocol::Code> wanted_table(const HttpRequest& request) {
  const auto route = route_of(request);
  if (!route) return std::nullopt;
  const auto* enter = std::get_if<EnterTable>(&*route);
  return enter == nullptr ? std::nullopt : std::optional{enter->code};
}

// /ws/CODE?delay=30, in seconds. Of several the longest counts, and what cannot be read is the longest of
// all: nobody sees by mistake what they should not.
std::int64_t delay_in(std::string_view target) {
  constexpr std::int64_t kMostSeconds = 120;
  std::int64_t longest = 0;
  for (const auto& value : query_values(target, "delay")) {
    std::int64_t seconds = kMostSeconds;
    if (!value || !notation::read_number(*value, 0, kMostSeconds, seconds)) seconds = kMostSeconds;
    longest = std::max(longest, seconds);
  }
  return longest * 1'000;
}

HttpAnswer wrong_host(const HttpRequest& request, const Settings& settings) {
  HttpAnswer answer =
      error_answer(421, "WrongHost",
                   "This server is not called " + request.host + " but " + settings.public_url +
                       ". A proxy before it has to pass the name on that it was asked for.");
  answer.closes = true;
  return answer;
}

}  // namespace

Awaitable<HttpDesk::Outcome> HttpDesk::attend(HttpRequest request) {
  const Settings& settings = floor_.settings();
  const Asker asker{.address = client_address(visit_.peer, request.forwarded_for, settings.trusted_proxies),
                    .is_secure = visit_.is_secure,
                    .is_at_metrics_door = visit_.is_at_metrics_door};
  request.target = without_base_path(request.target, settings.base_path);
  if (auto refusal = turn_away(request, asker.address)) co_return std::move(*refusal);
  if (const auto code = wanted_table(request)) {
    Entry entry = co_await may_enter(floor_, request, asker, *code);
    if (!entry.refusal) entry.refusal = enter(request, asker.address);
    if (entry.refusal) co_return std::move(*entry.refusal);
    co_return Guest{.code = *code,
                    .address = asker.address,
                    .ticket = std::move(visit_.ticket),
                    .delay_ms = delay_in(request.target),
                    .must_be_known = entry.must_be_known};
  }
  HttpAnswer answer = co_await net::answer(floor_, std::move(request), asker);
  answer.closes |= count_ >= settings.http.requests_a_connection || floor_.house().is_stopping;
  co_return answer;
}

std::optional<HttpAnswer> HttpDesk::turn_away(const HttpRequest& request, const Address& address) {
  ++count_;
  switch (visit_.reception) {
    case Reception::Welcome:
      break;
    case Reception::Full:
      return later(request, 503, "Full", "This server is full. Try again in a moment.");
    case Reception::TooManyFromThere:
      return too_many(request);
    case Reception::TooOften:
      return too_often(request);
  }
  if (visit_.is_at_metrics_door) return std::nullopt;
  if (!is_known_host(request.host, floor_.settings())) {
    floor_.counts().add(Count::LimitHost);
    return wrong_host(request, floor_.settings());
  }
  const bool is_file = request.method == Method::Get && page::find(request.target) != nullptr;
  Doorman& doorman = floor_.house().doorman;
  const std::int64_t now_ms = floor_.now().steady_ms;
  if (is_file ? doorman.may_fetch(address, now_ms) : doorman.may_ask(address, now_ms)) return std::nullopt;
  floor_.counts().add(Count::LimitHttpPace);
  return later(request, 429, "TooFast", "That were too many requests at once.");
}

// Behind a proxy the one who sits there is known only now: the proxy's place becomes theirs.
std::optional<HttpAnswer> HttpDesk::enter(const HttpRequest& request, const Address& address) {
  if (address == visit_.peer) return std::nullopt;
  auto ticket = floor_.house().doorman.enter(address, floor_.now().steady_ms);
  if (ticket) {
    visit_.ticket = std::move(*ticket);
    return std::nullopt;
  }
  const bool is_crowd = ticket.error() == NoEntry::TooManyFromThere;
  floor_.counts().add(is_crowd ? Count::LimitAddressConnections : Count::LimitAddressEntries);
  return is_crowd ? too_many(request) : too_often(request);
}

}  // namespace net
