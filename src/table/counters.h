// What the tables of a thread count. Each line of this list is a counter: its member, its metric and the
// metric's help text. A counter without a metric is reported elsewhere.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace table {

// clang-format off
#define MAGICMAZE_TABLE_COUNTERS(COUNTER)                                                              \
  COUNTER(actions, "actions_total", "actions accepted by the rules")                                   \
  COUNTER(refusals, "refusals_total", "requests refused")                                            \
  COUNTER(repeats, "repeats_total", "requests that were repeated and had already been carried out") \
  COUNTER(snapshots, "resyncs_total", "snapshots that clients asked for")                              \
  COUNTER(wrong_tokens, "", "")                                                                        \
  COUNTER(clients_ahead, "clients_ahead_total", "members who had seen lines that their table has lost") \
  COUNTER(games_begun, "games_begun_total", "games started")                                           \
  COUNTER(games_won, "games_won_total", "games won")                                                   \
  COUNTER(games_lost, "games_lost_total", "games lost")                                                \
  COUNTER(games_given_up, "games_given_up_total", "games given up")                                    \
  COUNTER(teammate_actions, "teammate_actions_total", "actions of teammates")                          \
  COUNTER(advice_late, "advice_late_total", "teammates' answers that came too late")       \
  COUNTER(advice_missed, "advice_missed_total", "times no thread was free to think")                      \
  COUNTER(advice_overtaken, "advice_overtaken_total", "teammates' answers about an old position")     \
  COUNTER(advice_refused, "advice_refused_total", "teammates' actions that the rules refused")                   \
  COUNTER(deals_certified, "deals_certified_total", "games started with a deal that has a plan")         \
  COUNTER(deals_not_certified, "deals_not_certified_total", "games started before a plan was found")     \
  COUNTER(pars_found, "pars_found_total", "games for which par was found")
// clang-format on

struct Counters {
#define MAGICMAZE_MEMBER(member, metric, help) std::uint64_t member = 0;
  MAGICMAZE_TABLE_COUNTERS(MAGICMAZE_MEMBER)
#undef MAGICMAZE_MEMBER
};

struct CounterInfo {
  std::uint64_t Counters::* count;
  std::string_view metric;  // without the prefix
  std::string_view help;
};
inline constexpr std::array kCounters{
#define MAGICMAZE_ROW(member, metric, help) CounterInfo{&Counters::member, metric, help},
    MAGICMAZE_TABLE_COUNTERS(MAGICMAZE_ROW)
#undef MAGICMAZE_ROW
};
#undef MAGICMAZE_TABLE_COUNTERS

}  // namespace table
