#include "net/http_gate.h"

#include <algorithm>

#include "net/base_path.h"
#include "net/host_name.h"
#include "net/query.h"
#include "notation/words.h"
#include "protocol/heist.h"

namespace net {
namespace {

// Someone with a browser gets a sentence, and the page tries again by itself if there is a time for it;
// programs get the usual JSON.
std::string page_for_people(std::string_view text, std::string_view seconds) {
  std::string page{"<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">"};
  page += "<meta name=\"viewport\" content=\"width=device-width\">";
  if (!seconds.empty()) {
    page += "<meta http-equiv=\"refresh\" content=\"";
    page += seconds;
    page += "\">";
  }
  page += "<title>Magic Maze Online</title><h1>Magic Maze Online</h1><p>";
  page += text;
  page += seconds.empty() ? "</p></html>\n" : "</p><p>This page will try again by itself.</p></html>\n";
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
  return later(request, 429, "TooManyConnections", "Your address has too many open connections.");
}
HttpAnswer too_often(const HttpRequest& request) {
  return later(request, 429, "TooManyNewConnections",
               "Too many connections from your address within a minute.");
}

// With its route, which is read a second time where the answer is made: that is cheap.
std::optional<protocol::Code> wanted_table(const HttpRequest& request) {
  const auto route = route_of(request);
  if (!route) return std::nullopt;
  const auto* enter = std::get_if<EnterTable>(&*route);
  return enter == nullptr ? std::nullopt : std::optional{enter->code};
}

// /ws/CODE?delay=30, in seconds. If there are several, the longest counts, and a value that can't be read is
// the longest of all: nobody sees by mistake what they shouldn't.
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

// As people write it: 2026-11-18 21:30 UTC.
std::string time_text(std::int64_t wall_s) {
  const auto of_day = (wall_s % 86'400) / 60;
  const auto two_digits = [](std::int64_t number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
  };
  return protocol::day_of(wall_s) + " " + two_digits(of_day / 60) + ":" + two_digits(of_day % 60) + " UTC";
}

HttpAnswer banned(const HttpRequest& request, const Ban& ban) {
  const std::string until = ban.until_wall_s == 0 ? "." : " until " + time_text(ban.until_wall_s) + ".";
  const std::string sentence = "This server doesn't let your address in" + until;
  HttpAnswer answer = error_answer(403, "Banned", sentence);
  answer.closes = true;
  if (request.accept.contains("text/html")) {
    answer.type = "text/html; charset=utf-8";
    answer.body = page_for_people(sentence, {});
  }
  return answer;
}

HttpAnswer wrong_host(const HttpRequest& request, const Settings& settings) {
  HttpAnswer answer =
      error_answer(421, "WrongHost",
                   "This server isn't called " + request.host + " but " + settings.public_url +
                       ". A proxy in front of it must pass on the original host name.");
  answer.closes = true;
  return answer;
}

}  // namespace

Awaitable<HttpGate::Outcome> HttpGate::handle(HttpRequest request) {
  const Settings& settings = thread_.settings();
  const RequestSource source{
      .address = client_address(incoming_.peer, request.forwarded_for, settings.trusted_proxies,
                                incoming_.is_own_proxy ? Peer::Trusted : Peer::IfListed),
      .is_from_here = incoming_.peer.is_loopback(),
      .is_secure = incoming_.is_secure,
      .is_metrics_port = incoming_.is_metrics_port};
  request.target = without_base_path(request.target, settings.base_path);
  if (auto refusal = turn_away(request, source.address)) co_return std::move(*refusal);
  if (const auto code = wanted_table(request)) {
    Entry entry = co_await may_enter(thread_, request, source, *code);
    if (!entry.refusal) entry.refusal = enter(request, source.address);
    if (entry.refusal) co_return std::move(*entry.refusal);
    co_return SessionInfo{.code = *code,
                          .address = source.address,
                          .permit = std::move(incoming_.permit),
                          .delay_ms = delay_in(request.target),
                          .must_be_known = entry.must_be_known};
  }
  HttpAnswer answer = co_await net::answer(thread_, std::move(request), source);
  answer.closes |= count_ >= settings.http.requests_a_connection || thread_.context().is_stopping;
  co_return answer;
}

std::optional<HttpAnswer> HttpGate::turn_away(const HttpRequest& request, const Address& address) {
  ++count_;
  switch (incoming_.admission) {
    case Admission::Welcome:
      break;
    case Admission::Full:
      return later(request, 503, "Full", "This server is full. Try again in a moment.");
    case Admission::TooManyFromThere:
      return too_many(request);
    case Admission::TooOften:
      return too_often(request);
  }
  if (incoming_.is_metrics_port) return std::nullopt;
  if (!is_known_host(request.host, thread_.settings())) {
    thread_.counts().add(Count::LimitHost);
    return wrong_host(request, thread_.settings());
  }
  // Health checks are answered from every address.
  const bool is_health = request.target == "/healthz" || request.target == "/readyz";
  const auto ban = thread_.context().bans.ban_of(address, thread_.now().wall_s);
  if (ban && !is_health) {
    thread_.counts().add(Count::LimitBanned);
    return banned(request, *ban);
  }
  const bool is_file = request.method == Method::Get && page::find(request.target) != nullptr;
  ConnectionLimits& connection_limits = thread_.context().connection_limits;
  const std::int64_t now_ms = thread_.now().steady_ms;
  if (is_file ? connection_limits.may_fetch(address, now_ms) : connection_limits.may_ask(address, now_ms))
    return std::nullopt;
  thread_.counts().add(Count::LimitHttpPace);
  return later(request, 429, "TooFast", "Too many requests at once.");
}

// Behind a proxy, the visitor is only known now: the proxy's permit becomes theirs.
std::optional<HttpAnswer> HttpGate::enter(const HttpRequest& request, const Address& address) {
  if (address == incoming_.peer) return std::nullopt;
  auto permit = thread_.context().connection_limits.enter(address, thread_.now().steady_ms);
  if (permit) {
    incoming_.permit = std::move(*permit);
    return std::nullopt;
  }
  const bool is_crowd = permit.error() == ConnectionRefusal::TooManyFromThere;
  thread_.counts().add(is_crowd ? Count::LimitAddressConnections : Count::LimitAddressEntries);
  return is_crowd ? too_many(request) : too_often(request);
}

}  // namespace net
