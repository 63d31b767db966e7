#include "load/tally.h"

#include <algorithm>

namespace load {
namespace {

constexpr std::array<std::string_view, kTroubles> kNames{
    "connect_failed", "handshake_refused", "connection_lost", "bad_frame",        "bad_message",
    "no_entry",       "bad_request",       "bytes_differ",    "version_skipped",  "event_does_not_fit",
    "hash_differs",   "not_answered",      "nobody_can_act",  "did_not_end_equal"};

}  // namespace

std::string_view name(Trouble trouble) { return kNames[static_cast<std::size_t>(trouble)]; }

std::string_view NamedCount::text() const {
  return {name.data(), static_cast<std::size_t>(std::ranges::find(name, '\0') - name.begin())};
}

void Tally::count_refusal(std::string_view reason, std::uint64_t how_often) {
  reason = reason.substr(0, std::tuple_size_v<decltype(NamedCount::name)> - 1);
  for (NamedCount& refusal : refusals) {
    if (refusal.text() != reason) continue;
    refusal.count += how_often;
    return;
  }
  if (refusals.full()) {  // more kinds than there are: counted anyway
    refusals.back().count += how_often;
    return;
  }
  NamedCount refusal{.name = {}, .count = how_often};
  std::ranges::copy(reason, refusal.name.begin());
  refusals.push_back(refusal);
}

void Tally::add(const Tally& other) {
  for (const auto field :
       {&Tally::planned, &Tally::answered, &Tally::late, &Tally::skipped, &Tally::unsent, &Tally::actions,
        &Tally::deliveries, &Tally::delivered_bytes, &Tally::resyncs, &Tally::reconnects, &Tally::freezes,
        &Tally::games, &Tally::hash_checks, &Tally::tables_equal, &Tally::tables_different, &Tally::cpu_us}) {
    this->*field += other.*field;
  }
  latency.add(other.latency);
  latency_from_send.add(other.latency_from_send);
  for (std::size_t i = 0; i < kTroubles; ++i) troubles[i] += other.troubles[i];
  for (const NamedCount& refusal : other.refusals) count_refusal(refusal.text(), refusal.count);
}

std::uint64_t Tally::all_troubles() const {
  std::uint64_t sum = 0;
  for (const std::uint64_t count : troubles) sum += count;
  return sum;
}

std::uint64_t Tally::all_refusals() const {
  std::uint64_t sum = 0;
  for (const NamedCount& refusal : refusals) sum += refusal.count;
  return sum;
}

}  // namespace load
