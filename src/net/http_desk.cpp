#include "net/http_desk.h"

#include "net/base_path.h"

namespace net {
namespace {

HttpAnswer later(unsigned status, std::string_view error, std::string_view text) {
  HttpAnswer answer = error_answer(status, error, text);
  answer.headers = {{"Retry-After", status == 429 ? "60" : "10"}};
  answer.closes = true;
  return answer;
}

HttpAnswer too_many() {
  return later(429, "TooManyConnections", "Too many connections are open from your address.");
}
HttpAnswer too_often() {
  return later(429, "TooManyNewConnections", "Too many connections came from your address within a minute.");
}

// With its route, which is read once more where an answer is made: it is cheap.
std::optional<protocol::Code> wanted_table(const HttpRequest& request) {
  const auto route = route_of(request);
  if (!route) return std::nullopt;
  const auto* enter = std::get_if<EnterTable>(&*route);
  return enter == nullptr ? std::nullopt : std::optional{enter->code};
}

}  // namespace

Awaitable<HttpDesk::Outcome> HttpDesk::attend(HttpRequest request) {
  const Settings& settings = floor_.settings();
  const Asker asker{.address = client_address(visit_.peer, request.forwarded_for, settings.trusted_proxies),
                    .is_secure = visit_.is_secure,
                    .is_at_metrics_door = visit_.is_at_metrics_door};
  request.target = without_base_path(request.target, settings.base_path);
  if (auto refusal = turn_away(asker.address)) co_return std::move(*refusal);
  if (const auto code = wanted_table(request)) {
    auto refusal = co_await no_entry(floor_, request, asker, *code);
    if (!refusal) refusal = enter(asker.address);
    if (refusal) co_return std::move(*refusal);
    co_return Guest{.code = *code, .address = asker.address, .ticket = std::move(visit_.ticket)};
  }
  HttpAnswer answer = co_await net::answer(floor_, std::move(request), asker);
  answer.closes |= count_ >= settings.http.requests_a_connection || floor_.house().is_stopping;
  co_return answer;
}

std::optional<HttpAnswer> HttpDesk::turn_away(const Address& address) {
  ++count_;
  switch (visit_.reception) {
    case Reception::Welcome:
      break;
    case Reception::Full:
      return later(503, "Full", "This server is full. Try again in a moment.");
    case Reception::TooManyFromThere:
      return too_many();
    case Reception::TooOften:
      return too_often();
  }
  if (visit_.is_at_metrics_door) return std::nullopt;
  if (floor_.house().doorman.may_ask(address, floor_.now().steady_ms)) return std::nullopt;
  floor_.counts().add(Count::LimitHttpPace);
  return later(429, "TooFast", "That were too many requests at once.");
}

// Behind a proxy the one who sits there is known only now: the proxy's place becomes theirs.
std::optional<HttpAnswer> HttpDesk::enter(const Address& address) {
  if (address == visit_.peer) return std::nullopt;
  auto ticket = floor_.house().doorman.enter(address, floor_.now().steady_ms);
  if (ticket) {
    visit_.ticket = std::move(*ticket);
    return std::nullopt;
  }
  const bool is_crowd = ticket.error() == NoEntry::TooManyFromThere;
  floor_.counts().add(is_crowd ? Count::LimitAddressConnections : Count::LimitAddressEntries);
  return is_crowd ? too_many() : too_often();
}

}  // namespace net
