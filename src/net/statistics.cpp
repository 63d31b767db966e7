#include "net/statistics.h"

#include <map>

#include "net/pages.h"

namespace net {
namespace {

using table::Tally;

std::int64_t games(const Tally& tally) { return tally.won + tally.lost + tally.given_up; }

void add(Tally& sum, const Tally& more) {
  sum.won += more.won;
  sum.lost += more.lost;
  sum.given_up += more.given_up;
  sum.game_ms += more.game_ms;
  const bool is_quicker =
      more.quickest_win_ms && (!sum.quickest_win_ms || *more.quickest_win_ms < *sum.quickest_win_ms);
  if (is_quicker) sum.quickest_win_ms = more.quickest_win_ms;
}

// A scenario of a book: a letter and a number.
bool is_of_a_book(std::string_view scenario) {
  if (scenario.size() < 2 || scenario.size() > 3 || scenario[0] < 'A' || scenario[0] > 'Z') return false;
  for (const char letter : scenario.substr(1)) {
    if (letter < '0' || letter > '9') return false;
  }
  return true;
}

std::string minutes(std::int64_t ms) {
  const std::int64_t seconds = ms / 1'000;
  const std::string rest = std::to_string(seconds % 60);
  return std::to_string(seconds / 60) + ":" + (rest.size() < 2 ? "0" : "") + rest;
}

std::string row(std::string_view name, const Tally& tally) {
  const std::int64_t all = games(tally);
  const auto cell = [](const std::string& text) { return "<td>" + text + "</td>"; };
  return "<tr><th scope=\"row\">" + as_text(name) + "</th>" + cell(std::to_string(all)) +
         cell(std::to_string(tally.won)) + cell(std::to_string(all == 0 ? 0 : 100 * tally.won / all) + " %") +
         cell(std::to_string(tally.lost)) + cell(std::to_string(tally.given_up)) +
         cell(all == 0 ? "" : minutes(tally.game_ms / all)) +
         cell(tally.quickest_win_ms ? minutes(*tally.quickest_win_ms) : "") + "</tr>\n";
}

}  // namespace

std::string statistics_page(std::span<const Tally> tallies) {
  Tally all;
  std::string rows;
  for (const Tally& tally : tallies) {
    add(all, tally);
    rows += row(tally.scenario, tally);
  }
  std::string content = "<h1>How the games went</h1>\n";
  if (tallies.empty())
    return plain_page("How the games went", content + "<p>Nobody has finished one yet.</p>\n");
  content +=
      "<table>\n<thead><tr><th scope=\"col\">Scenario</th><th scope=\"col\">Games</th><th "
      "scope=\"col\">Won</th>"
      "<th scope=\"col\"></th><th scope=\"col\">Lost</th><th scope=\"col\">Given up</th>"
      "<th scope=\"col\">Usual time</th><th scope=\"col\">Quickest win</th></tr></thead>\n<tbody>\n" +
      row("All", all) + rows + "</tbody>\n</table>\n";
  return plain_page("How the games went", content);
}

std::string statistics_metrics(std::span<const Tally> tallies) {
  std::map<std::string, Tally> by_label;
  for (const Tally& tally : tallies) {
    add(by_label[is_of_a_book(tally.scenario) ? tally.scenario : "own"], tally);
  }
  if (by_label.empty()) return {};
  std::string counts = "# TYPE magicmaze_scenario_games counter\n";
  std::string times = "# TYPE magicmaze_scenario_game_milliseconds counter\n";
  for (const auto& [label, tally] : by_label) {
    const auto count = [&](std::string_view outcome, std::int64_t number) {
      counts += "magicmaze_scenario_games{scenario=\"" + label + "\",outcome=\"" + std::string{outcome} +
                "\"} " + std::to_string(number) + "\n";
    };
    count("won", tally.won);
    count("lost", tally.lost);
    count("given_up", tally.given_up);
    times += "magicmaze_scenario_game_milliseconds{scenario=\"" + label + "\"} " +
             std::to_string(tally.game_ms) + "\n";
  }
  return counts + times;
}

}  // namespace net
