#include "net/server_admin.h"

#include <algorithm>
#include <chrono>
#include <future>
#include <iterator>
#include <map>
#include <utility>

#include "net/network_thread.h"
#include "protocol/messages.h"

namespace net {
namespace {

using protocol::Code;

// Tables looked at in one go: a few hundred microseconds of their thread.
constexpr std::size_t kPortion = 32;
constexpr std::size_t kLargestShares = 20;
constexpr std::size_t kSlowestConnections = 20;

// Asks in that thread and waits for the answer.
template <class Question>
auto ask_and_wait(NetworkThread& there, Question question) {
  using Answer = decltype(question(there));
  std::promise<Answer> promise;
  auto answer = promise.get_future();
  there.post([&] { promise.set_value(question(there)); });
  return answer.get();
}

TableAtServer look_at(NetworkThread& there, table::TableReport report) {
  TableAtServer table{.report = std::move(report), .hash = {}, .owner = {}, .people = {}};
  const Code code = table.report.summary.code;
  table.hash = there.log().table(code);
  table.owner = there.context().table_owners.owner_of(code);
  for (const table::PersonReport& person : table.report.people) {
    table.people.push_back(
        {.person = person,
         .address = person.connection ? there.address_of(*person.connection) : std::nullopt});
  }
  return table;
}

std::vector<TableAtServer> look_at(NetworkThread& there, std::span<const Code> codes) {
  std::vector<TableAtServer> tables;
  for (const Code code : codes) {
    if (auto report = there.registry().report(code)) tables.push_back(look_at(there, *std::move(report)));
  }
  return tables;
}

AddressCounts most_of_one(const Settings& settings) {
  return {.connections = settings.address.connections,
          .new_connections = settings.address.new_connections_a_minute,
          .tables = settings.address.tables,
          .new_tables = settings.address.tables_a_minute,
          .ai_tables = settings.teammate_pool.most_tables_of_one,
          .guesses = settings.address.guesses_a_minute};
}

// Of the limit that is closest; 1 is all of it.
double largest_share(const AddressCounts& counts, const AddressCounts& most) {
  double largest = 0;
  for (const auto& [name, count] : kAddressCountFields) {
    const auto limit = static_cast<double>(std::max<std::size_t>(most.*count, 1));
    largest = std::max(largest, static_cast<double>(counts.*count) / limit);
  }
  return largest;
}

std::vector<Code> codes_of(NetworkThread& there) {
  return ask_and_wait(there, [](NetworkThread& thread) { return thread.registry().codes(); });
}

}  // namespace

std::vector<Code> ServerAdmin::codes() {
  std::vector<Code> all;
  for (const auto& thread : context_.threads) std::ranges::copy(codes_of(*thread), std::back_inserter(all));
  return all;
}

std::vector<TableAtServer> ServerAdmin::tables() {
  std::vector<TableAtServer> all;
  for (const auto& thread : context_.threads) {
    const std::vector<Code> codes = codes_of(*thread);
    for (std::size_t at = 0; at < codes.size(); at += kPortion) {
      const auto portion = std::span{codes}.subspan(at, std::min(kPortion, codes.size() - at));
      auto some = ask_and_wait(*thread, [&](NetworkThread& there) { return look_at(there, portion); });
      std::ranges::move(some, std::back_inserter(all));
    }
  }
  return all;
}

std::optional<TableAtServer> ServerAdmin::table(Code code) {
  const std::array codes{code};
  auto found =
      ask_and_wait(context_.thread_of(code), [&](NetworkThread& there) { return look_at(there, codes); });
  return found.empty() ? std::nullopt : std::optional{std::move(found.front())};
}

std::optional<Code> ServerAdmin::table_with_hash(std::string_view hash) {
  std::optional<Code> found;
  for (const Code code : codes()) {
    if (context_.log.table(code) != hash) continue;
    if (found) return std::nullopt;
    found = code;
  }
  return found;
}

bool ServerAdmin::close(Code code) {
  const bool is_closed = ask_and_wait(context_.thread_of(code), [&](NetworkThread& there) {
    const bool is_done = there.registry().close(code, there.now());
    there.arm();
    return is_done;
  });
  if (is_closed) context_.table_owners.remove(code);
  return is_closed;
}

bool ServerAdmin::remove(Code code, protocol::MemberId member) {
  return ask_and_wait(context_.thread_of(code), [&](NetworkThread& there) {
    const bool is_done = there.registry().remove(code, member, there.now());
    there.arm();
    return is_done;
  });
}

bool ServerAdmin::rename(Code code, protocol::MemberId member, const std::string& name) {
  return ask_and_wait(context_.thread_of(code), [&](NetworkThread& there) {
    const bool is_done = there.registry().rename(code, member, name, there.now());
    there.arm();
    return is_done;
  });
}

bool ServerAdmin::unlock(Code code) {
  return ask_and_wait(context_.thread_of(code), [&](NetworkThread& there) {
    const bool is_done = there.registry().unlock(code, there.now());
    there.arm();
    return is_done;
  });
}

std::size_t ServerAdmin::use_bans(std::vector<Ban> bans) {
  context_.bans.replace(std::move(bans));
  std::size_t sent_away = 0;
  for (const auto& thread : context_.threads) {
    sent_away += ask_and_wait(*thread, [](NetworkThread& there) { return there.send_banned_away(); });
  }
  return sent_away;
}

std::optional<std::string> ServerAdmin::whose_way_in(const AddressRange& range) const {
  for (const Address& proxy : context_.settings.trusted_proxies) {
    if (range.contains(proxy)) return "the proxy " + proxy.text();
  }
  for (const std::string_view own : {"127.0.0.1", "::1"}) {
    if (range.contains(Address::read(own).value())) return "this machine itself (" + std::string{own} + ")";
  }
  return std::nullopt;
}

void ServerAdmin::announce(std::string text, std::int64_t until_wall_s) {
  const auto line = std::make_shared<const std::string>(protocol::notice_text(text));
  const bool says_something = !text.empty();
  context_.announcement.set(std::move(text), until_wall_s);
  if (!says_something) return;
  for (const auto& thread : context_.threads) {
    thread->post([&there = *thread, line] { there.tell_everyone(line); });
  }
}

std::size_t ServerAdmin::playing() const {
  std::size_t sum = 0;
  for (const auto& thread : context_.threads) sum += thread->playing();
  return sum;
}

LimitUse ServerAdmin::limits() {
  LimitUse use{.connections = context_.connection_limits.connections(),
               .most_connections = context_.settings.most_connections,
               .most_ai_tables = context_.settings.teammate_pool.most_tables,
               .most_of_one = most_of_one(context_.settings),
               .largest = {}};
  for (const auto& thread : context_.threads) {
    use.tables +=
        ask_and_wait(*thread, [](NetworkThread& there) { return there.registry().counts().tables; });
    use.most_tables += thread->registry().most_tables();
  }
  for (const Gauge& gauge : context_.teammate_pool.gauges()) {
    if (gauge.name == "ai_tables") use.ai_tables = gauge.value;
  }
  auto counts = context_.connection_limits.counts_by_address(context_.ports.now().steady_ms);
  for (const auto& [address, tables] : context_.table_owners.tables_by_address())
    counts[address].tables = tables;
  for (const auto& [address, tables] : context_.teammate_pool.tables_by_address())
    counts[address].ai_tables = tables;
  for (const auto& [address, count] : counts) use.largest.push_back({.address = address, .counts = count});
  std::ranges::stable_sort(use.largest, std::ranges::greater{}, [&](const AddressShare& share) {
    return std::pair{largest_share(share.counts, use.most_of_one), share.counts.connections};
  });
  if (use.largest.size() > kLargestShares) use.largest.resize(kLargestShares);
  return use;
}

Slowness ServerAdmin::slowness() {
  Slowness slowness;
  for (const auto& thread : context_.threads) {
    const auto asked = SteadyClock::now();
    const ThreadPace pace = ask_and_wait(*thread, [&](NetworkThread& there) {
      const auto waited = SteadyClock::now() - asked;
      return ThreadPace{
          .answered_in_us = std::chrono::duration_cast<std::chrono::microseconds>(waited).count(),
          .sessions = there.sessions(),
          .tables = there.registry().counts().tables};
    });
    slowness.threads.push_back(pace);
  }
  if (context_.ports.gauges) slowness.gauges = context_.ports.gauges();
  std::ranges::copy(context_.teammate_pool.gauges(), std::back_inserter(slowness.gauges));
  std::ranges::copy(context_.deal_solver.gauges(), std::back_inserter(slowness.gauges));
  for (const TableAtServer& table : tables()) {
    NetworkThread& there = context_.thread_of(table.report.summary.code);
    for (const PersonAtTable& at_table : table.people) {
      const table::PersonReport& person = at_table.person;
      if (!person.connection || person.quality == protocol::Quality::Good) continue;
      const auto waiting = ask_and_wait(
          there, [&](NetworkThread& thread) { return thread.waiting_bytes(*person.connection); });
      slowness.connections.push_back({.table = table.report.summary.code,
                                      .member = person.member,
                                      .round_trip_ms = person.round_trip_ms.value_or(0),
                                      .waiting_bytes = waiting});
    }
  }
  std::ranges::stable_sort(slowness.connections, std::ranges::greater{}, &SlowConnection::round_trip_ms);
  if (slowness.connections.size() > kSlowestConnections) slowness.connections.resize(kSlowestConnections);
  return slowness;
}

}  // namespace net
