#include "net/doorman.h"

#include <algorithm>

namespace net {
namespace {

constexpr std::uint32_t kMinute = 60'000;
// What an address may ask over HTTP goes with how often it may come: so many requests a connection in the
// long run, and at least so many at once.
constexpr std::uint32_t kRequestsAConnection = 5;
constexpr std::uint32_t kFewestRequests = 100;
// And so many files of the page: a dozen people of one house may come in the same moment.
constexpr std::uint32_t kFilesAConnection = 20;
constexpr std::uint32_t kFewestFiles = 3'000;
// Who comes in gets a snapshot anyhow; as many more may be asked for.
constexpr std::uint32_t kFewestSnapshots = 60;
// Of the Book: each reads thousands of entries from the disk.
constexpr Pace kExports{.times = 6, .in_ms = kMinute, .burst = 6};
// Beyond so many addresses all further ones share one set of limits.
constexpr std::size_t kMostAddresses = 100'000;
// With so many it is worth looking for some to forget, now and then.
constexpr std::size_t kCrowd = 1'024;
constexpr std::int64_t kClearEveryMs = 10'000;

Pace a_minute(std::uint32_t times) {
  return {.times = times, .in_ms = kMinute, .burst = std::max(times, 1U)};
}

}  // namespace

Ticket::~Ticket() {
  if (doorman_ != nullptr) doorman_->leave(address_);
}

Doorman::Doorman(const AddressLimits& limits, std::size_t most_connections)
    : limits_(limits),
      entries_(a_minute(limits.new_connections_a_minute)),
      requests_{.times = limits.new_connections_a_minute * kRequestsAConnection,
                .in_ms = kMinute,
                .burst = std::max(limits.new_connections_a_minute / 2, kFewestRequests)},
      files_{.times = limits.new_connections_a_minute * kFilesAConnection,
             .in_ms = kMinute,
             .burst = std::max(limits.new_connections_a_minute * kRequestsAConnection, kFewestFiles)},
      tables_(a_minute(limits.tables_a_minute)),
      guesses_(a_minute(limits.guesses_a_minute)),
      snapshots_{.times = limits.new_connections_a_minute,
                 .in_ms = kMinute,
                 .burst = std::max(limits.new_connections_a_minute / 10, kFewestSnapshots)},
      most_connections_(most_connections) {}

std::expected<Ticket, NoEntry> Doorman::enter(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  auto& [from, here] = visitor(address, now_ms);
  if (!here.entries.take(entries_, now_ms)) return std::unexpected{NoEntry::TooOften};
  if (here.connections >= limits_.connections) return std::unexpected{NoEntry::TooManyFromThere};
  ++here.connections;
  ++connections_;
  return Ticket{*this, from};
}

Ticket Doorman::enter_proxy(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  auto& [from, here] = visitor(address, now_ms);
  ++here.connections;
  ++connections_;
  return {*this, from};
}

bool Doorman::may_ask(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  return visitor(address, now_ms).second.requests.take(requests_, now_ms);
}

bool Doorman::may_fetch(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  return visitor(address, now_ms).second.files.take(files_, now_ms);
}

bool Doorman::may_open_table(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  return visitor(address, now_ms).second.tables.take(tables_, now_ms);
}

bool Doorman::may_guess(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  return !visitor(address, now_ms).second.guesses.is_empty(guesses_, now_ms);
}

void Doorman::guessed_wrong(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  visitor(address, now_ms).second.guesses.take(guesses_, now_ms);
}

bool Doorman::may_have_snapshot(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  return visitor(address, now_ms).second.snapshots.take(snapshots_, now_ms);
}

bool Doorman::may_export(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  return visitor(address, now_ms).second.exports.take(kExports, now_ms);
}

bool Doorman::is_full() const {
  const std::scoped_lock lock{mutex_};
  return connections_ >= most_connections_;
}

Doorman::Visitors::value_type& Doorman::visitor(const Address& address, std::int64_t now_ms) {
  const Address from = address.neighbourhood();
  const auto found = visitors_.find(from);
  if (found != visitors_.end()) return *found;
  if (visitors_.size() >= kCrowd && now_ms - cleared_away_at_ms_ >= kClearEveryMs) clear_away(now_ms);
  const Address known = visitors_.size() < kMostAddresses ? from : Address{};
  const Visitor stranger{.entries = Bucket{entries_, now_ms},
                         .requests = Bucket{requests_, now_ms},
                         .files = Bucket{files_, now_ms},
                         .tables = Bucket{tables_, now_ms},
                         .guesses = Bucket{guesses_, now_ms},
                         .snapshots = Bucket{snapshots_, now_ms},
                         .exports = Bucket{kExports, now_ms}};
  return *visitors_.try_emplace(known, stranger).first;
}

// Who is not here and has used up nothing is as good as a stranger.
void Doorman::clear_away(std::int64_t now_ms) {
  cleared_away_at_ms_ = now_ms;
  for (auto entry = visitors_.begin(); entry != visitors_.end();) {
    Visitor& visitor = entry->second;
    const bool is_stranger =
        visitor.connections == 0 && visitor.entries.is_full(entries_, now_ms) &&
        visitor.requests.is_full(requests_, now_ms) && visitor.files.is_full(files_, now_ms) &&
        visitor.tables.is_full(tables_, now_ms) && visitor.guesses.is_full(guesses_, now_ms) &&
        visitor.snapshots.is_full(snapshots_, now_ms) && visitor.exports.is_full(kExports, now_ms);
    entry = is_stranger ? visitors_.erase(entry) : std::next(entry);
  }
}

void Doorman::leave(const Address& address) {
  const std::scoped_lock lock{mutex_};
  --connections_;
  --visitors_.at(address).connections;
}

}  // namespace net
