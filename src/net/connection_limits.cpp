#include "net/connection_limits.h"

#include <algorithm>

namespace net {
namespace {

constexpr std::uint32_t kMinute = 60'000;
// How much an address may request over HTTP depends on how often it may connect: this many requests per
// connection in the long run, and at least this many at once.
constexpr std::uint32_t kRequestsAConnection = 5;
constexpr std::uint32_t kFewestRequests = 100;
// And this many files of the page: a dozen people in one home may arrive at the same moment.
constexpr std::uint32_t kFilesAConnection = 20;
constexpr std::uint32_t kFewestFiles = 3'000;
// Everyone who comes in gets a snapshot anyway; they may ask for as many more.
constexpr std::uint32_t kFewestSnapshots = 60;
// For the Book: each reads thousands of entries from the disk.
constexpr RateLimit kExports{.times = 6, .in_ms = kMinute, .burst = 6};
// Beyond this many addresses, all further ones share one set of limits.
constexpr std::size_t kMostAddresses = 100'000;
// With this many it is worth looking for some to forget now and then.
constexpr std::size_t kCrowd = 1'024;
constexpr std::int64_t kClearEveryMs = 10'000;

RateLimit a_minute(std::uint32_t times) {
  return {.times = times, .in_ms = kMinute, .burst = std::max(times, 1U)};
}

}  // namespace

ConnectionPermit::~ConnectionPermit() {
  if (connection_limits_ != nullptr) connection_limits_->leave(address_);
}

ConnectionLimits::ConnectionLimits(const AddressLimits& limits, std::size_t most_connections)
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

std::expected<ConnectionPermit, ConnectionRefusal> ConnectionLimits::enter(const Address& address,
                                                                           std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  auto& [from, here] = use_of(address, now_ms);
  if (!here.entries.take(entries_, now_ms)) return std::unexpected{ConnectionRefusal::TooOften};
  if (here.connections >= limits_.connections) return std::unexpected{ConnectionRefusal::TooManyFromThere};
  ++here.connections;
  ++connections_;
  return ConnectionPermit{*this, from};
}

ConnectionPermit ConnectionLimits::enter_proxy(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  auto& [from, here] = use_of(address, now_ms);
  ++here.connections;
  ++connections_;
  return {*this, from};
}

bool ConnectionLimits::may_ask(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  return use_of(address, now_ms).second.requests.take(requests_, now_ms);
}

bool ConnectionLimits::may_fetch(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  return use_of(address, now_ms).second.files.take(files_, now_ms);
}

bool ConnectionLimits::may_open_table(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  return use_of(address, now_ms).second.tables.take(tables_, now_ms);
}

bool ConnectionLimits::may_guess(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  return !use_of(address, now_ms).second.guesses.is_empty(guesses_, now_ms);
}

void ConnectionLimits::guessed_wrong(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  use_of(address, now_ms).second.guesses.take(guesses_, now_ms);
}

bool ConnectionLimits::may_have_snapshot(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  return use_of(address, now_ms).second.snapshots.take(snapshots_, now_ms);
}

bool ConnectionLimits::may_export(const Address& address, std::int64_t now_ms) {
  const std::scoped_lock lock{mutex_};
  return use_of(address, now_ms).second.exports.take(kExports, now_ms);
}

std::size_t ConnectionLimits::connections() const {
  const std::scoped_lock lock{mutex_};
  return connections_;
}

std::map<Address, AddressCounts> ConnectionLimits::counts_by_address(std::int64_t now_ms) const {
  std::map<Address, AddressCounts> all;
  const std::scoped_lock lock{mutex_};
  for (const auto& [address, use] : uses_) {
    const AddressCounts counts{.connections = use.connections,
                               .new_connections = use.entries.used(entries_, now_ms),
                               .new_tables = use.tables.used(tables_, now_ms),
                               .guesses = use.guesses.used(guesses_, now_ms)};
    if (counts != AddressCounts{}) all.emplace(address, counts);
  }
  return all;
}

bool ConnectionLimits::is_full() const {
  const std::scoped_lock lock{mutex_};
  return connections_ >= most_connections_;
}

ConnectionLimits::AddressUses::value_type& ConnectionLimits::use_of(const Address& address,
                                                                    std::int64_t now_ms) {
  const Address from = address.neighbourhood();
  const auto found = uses_.find(from);
  if (found != uses_.end()) return *found;
  if (uses_.size() >= kCrowd && now_ms - cleared_away_at_ms_ >= kClearEveryMs) clear_away(now_ms);
  const Address known = uses_.size() < kMostAddresses ? from : Address{};
  return *uses_.try_emplace(known).first;
}

// An address that is not connected and has used up nothing is as good as new.
void ConnectionLimits::clear_away(std::int64_t now_ms) {
  cleared_away_at_ms_ = now_ms;
  for (auto entry = uses_.begin(); entry != uses_.end();) {
    const AddressUse& use_of = entry->second;
    const bool is_stranger =
        use_of.connections == 0 && use_of.entries.is_full(entries_, now_ms) &&
        use_of.requests.is_full(requests_, now_ms) && use_of.files.is_full(files_, now_ms) &&
        use_of.tables.is_full(tables_, now_ms) && use_of.guesses.is_full(guesses_, now_ms) &&
        use_of.snapshots.is_full(snapshots_, now_ms) && use_of.exports.is_full(kExports, now_ms);
    entry = is_stranger ? uses_.erase(entry) : std::next(entry);
  }
}

void ConnectionLimits::leave(const Address& address) {
  const std::scoped_lock lock{mutex_};
  --connections_;
  --uses_.at(address).connections;
}

}  // namespace net
