#include "net/statistics.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "net/pages.h"
#include "protocol/custom_scenario.h"

namespace net {
namespace {

using table::ScenarioTally;

std::int64_t games(const ScenarioTally& tally) { return tally.won + tally.lost + tally.given_up; }

void add(ScenarioTally& sum, const ScenarioTally& more) {
  sum.won += more.won;
  sum.lost += more.lost;
  sum.given_up += more.given_up;
  sum.game_ms += more.game_ms;
  const bool is_quicker =
      more.quickest_win_ms && (!sum.quickest_win_ms || *more.quickest_win_ms < *sum.quickest_win_ms);
  if (is_quicker) sum.quickest_win_ms = more.quickest_win_ms;
}

// Base game, expansion, custom scenarios; each by number, then by name.
auto place_in_the_list(std::string_view scenario) {
  const auto game = protocol::expansion_game(scenario);
  const unsigned book = game ? 1 : (protocol::is_printed_name(scenario) ? 0 : 2);
  const unsigned number = game ? static_cast<unsigned>(game->game)
                               : (book == 0 ? protocol::scenario_number(scenario).value_or(0) : 0);
  return std::tuple{book, number, scenario};
}

std::string minutes(std::int64_t ms) {
  const std::int64_t seconds = ms / 1'000;
  const std::string rest = std::to_string(seconds % 60);
  return std::to_string(seconds / 60) + ":" + (rest.size() < 2 ? "0" : "") + rest;
}

std::string row(std::string_view name, const ScenarioTally& tally) {
  const std::int64_t all = games(tally);
  const auto cell = [](const std::string& text) { return "<td>" + text + "</td>"; };
  return "<tr><th scope=\"row\">" + as_text(name) + "</th>" + cell(std::to_string(all)) +
         cell(std::to_string(tally.won)) + cell(std::to_string(all == 0 ? 0 : 100 * tally.won / all) + "%") +
         cell(std::to_string(tally.lost)) + cell(std::to_string(tally.given_up)) +
         cell(all == 0 ? "" : minutes(tally.game_ms / all)) +
         cell(tally.quickest_win_ms ? minutes(*tally.quickest_win_ms) : "") + "</tr>\n";
}

}  // namespace

std::string statistics_page(std::span<const ScenarioTally> tallies) {
  ScenarioTally all;
  for (const ScenarioTally& tally : tallies) add(all, tally);
  std::vector<ScenarioTally> sorted{tallies.begin(), tallies.end()};
  std::ranges::sort(sorted, {}, [](const ScenarioTally& tally) { return place_in_the_list(tally.scenario); });
  std::string rows;
  for (const ScenarioTally& tally : sorted) rows += row(tally.scenario, tally);
  std::string content = "<h1>How the games went</h1>\n";
  if (tallies.empty())
    return plain_page("How the games went", content + "<p>Nobody has finished a game yet.</p>\n");
  content +=
      "<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\">Scenario</th><th "
      "scope=\"col\">Games</th><th "
      "scope=\"col\">Won</th>"
      "<th scope=\"col\">Win rate</th><th scope=\"col\">Lost</th><th scope=\"col\">Given up</th>"
      "<th scope=\"col\">Usual time</th><th scope=\"col\">Quickest win</th></tr></thead>\n<tbody>\n" +
      row("All", all) + rows + "</tbody>\n</table></div>\n";
  return plain_page("How the games went", content);
}

std::string statistics_metrics(std::span<const ScenarioTally> tallies) {
  std::map<std::string, ScenarioTally> by_label;
  for (const ScenarioTally& tally : tallies) {
    add(by_label[protocol::is_printed_name(tally.scenario) ? tally.scenario : "own"], tally);
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
