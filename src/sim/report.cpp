#include "sim/report.h"

#include <algorithm>

#include "catalog/tile.h"
#include "cli/sentences.h"
#include "notation/json_writer.h"
#include "notation/words.h"

namespace sim {
namespace {

using catalog::Ruleset;
using notation::JsonWriter;

constexpr std::size_t kSeedsForPeople = 10;

// A whole number of thousandths with up to three decimals, truncated and not rounded: 999 games of 1,000 are
// never 100 percent.
std::string decimal(std::uint64_t milli, unsigned decimals = 3) {
  std::string rest = std::to_string(milli % 1000);
  rest.insert(0, 3 - rest.size(), '0');
  rest.resize(decimals);
  return std::to_string(milli / 1000) + "." + rest;
}

std::uint64_t milli_percent(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : part * 100'000 / whole;
}

std::uint64_t milli_actions_a_minute(const Tally& tally) {
  return tally.time.sum() == 0 ? 0 : tally.actions.sum() * 60'000'000 / tally.time.sum();
}

std::uint64_t milli_games_a_second(const Report& report) {
  std::uint64_t games = 0;
  for (const Tally& tally : report.tallies) games += tally.games;
  return report.took_ms == 0 ? 0 : games * 1'000'000 / report.took_ms;
}

// The number of the last tile, if the deck has all tiles from 2 to it.
std::optional<unsigned> level_of(const Ruleset& rules) {
  for (unsigned level = 2; level <= 24; ++level) {
    if (catalog::tiles_2_to(level) == rules.deck) return level;
  }
  return std::nullopt;
}

std::string name_of(const Ruleset& rules) {
  if (rules.scenario > 0) return "S" + std::to_string(rules.scenario);
  return {rules.name.begin(), rules.name.end()};
}

JsonWriter& number(JsonWriter& json, std::string_view name, std::uint64_t value) {
  return json.key(name).number(static_cast<std::int64_t>(value));
}

void write_asked(JsonWriter& json, const SimOptions& options) {
  json.key("asked").begin_object().key("pace").string(ai::name(options.pace));
  number(json, "first_seed", options.first_seed);
  number(json, "games", options.games);
  json.key("person");
  if (options.person) {
    json.begin_object();
    number(json, "every_ms", options.person->every.count);
    number(json, "random_in", options.person->random_in);
    json.key("kind").string(ai::name(options.person->kind)).end_object();
  } else {
    json.null();
  }
  json.end_object();
}

void write_ruleset(JsonWriter& json, const Ruleset& rules) {
  json.key("scenario").string(name_of(rules)).key("level");
  if (const auto level = level_of(rules)) {
    json.number(*level);
  } else {
    json.null();
  }
  json.key("side").string(catalog::name(rules.start));
  number(json, "seats", rules.seats);
  number(json, "sand_ms", rules.sand_ms);
}

// Missing values are null.
void write_share(JsonWriter& json, std::string_view name, const Counts& counts, unsigned percent) {
  json.key(name);
  if (counts.count() == 0) {
    json.null();
  } else {
    json.number(counts.at_percent(percent));
  }
}

void write_shortest(JsonWriter& json, std::string_view name, const Counts& counts) {
  json.key(name).begin_object();
  write_share(json, "min", counts, 0);
  write_share(json, "median", counts, 50);
  number(json, "count", counts.count()).end_object();
}

void write_range(JsonWriter& json, std::string_view name, const Counts& counts) {
  json.key(name).begin_object().key("mean").raw(decimal(counts.milli_mean()));
  write_share(json, "median", counts, 50);
  number(json, "max", counts.most()).end_object();
}

void write_total(JsonWriter& json, std::string_view name, const Counts& a_game) {
  json.key(name).begin_object();
  number(json, "total", a_game.sum());
  number(json, "most_a_game", a_game.most());
}

void write_crew(JsonWriter& json, const Tally& tally) {
  json.key("actions_per_minute").raw(decimal(milli_actions_a_minute(tally)));
  write_shortest(json, "gap_ms", tally.gaps);
  write_shortest(json, "reaction_ms", tally.reactions);
  json.key("decision_us").begin_object();
  json.key("p50").raw(decimal(tally.decisions.at(base::Share::Half)));
  json.key("p99").raw(decimal(tally.decisions.at(base::Share::NinetyNine)));
  json.key("max").raw(decimal(tally.decisions.largest()));
  number(json, "count", tally.decisions.count()).end_object();
  number(json, "illegal_requests", tally.losses[static_cast<std::size_t>(Loss::IllegalRequest)]);
  write_total(json, "back_and_forth", tally.back_and_forth);
  json.end_object();
  write_total(json, "do_something", tally.do_somethings);
  write_share(json, "shortest_gap_ms", tally.do_something_gaps, 0);
  json.end_object();
}

void write_idle(JsonWriter& json, const Tally& tally, bool asked_the_solver) {
  json.key("idle").begin_object();
  number(json, "longest_ms", tally.idle.most());
  number(json, "games_over_10_s", tally.idle_seeds.size());
  json.key("with_a_way");
  if (asked_the_solver) {
    json.number(static_cast<std::int64_t>(tally.idle_with_a_way));
  } else {
    json.null();
  }
  json.key("seeds").begin_array();
  for (const std::uint64_t seed : tally.idle_seeds) json.number(static_cast<std::int64_t>(seed));
  json.end_array().end_object();
}

void write_row(JsonWriter& json, const Ruleset& rules, const Tally& tally, bool asked_the_solver) {
  json.begin_object();
  write_ruleset(json, rules);
  number(json, "games", tally.games);
  number(json, "won", tally.won);
  json.key("won_percent").raw(decimal(milli_percent(tally.won, tally.games)));
  json.key("time_left_ms").begin_object();
  write_share(json, "p10", tally.time_left, 10);
  write_share(json, "median", tally.time_left, 50);
  json.end_object();
  write_range(json, "time_ms", tally.time);
  write_range(json, "flips", tally.flips);
  write_range(json, "actions", tally.actions);
  json.key("lost").begin_object();
  for (std::size_t i = 0; i < kLosses; ++i) number(json, kLossNames[i], tally.losses[i]);
  json.end_object().key("lost_seeds").begin_array();
  for (const std::uint64_t seed : tally.lost_seeds) json.number(static_cast<std::int64_t>(seed));
  json.end_array();
  write_crew(json, tally);
  json.key("fingerprint").string(notation::hexadecimal(tally.fingerprint));
  write_idle(json, tally, asked_the_solver);
  json.end_object();
}

// ---- for people

// Columns are as wide as necessary, the first one left-aligned and the others right-aligned.
class Columns {
 public:
  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

  std::string text() const {
    std::vector<std::size_t> widths(rows_.front().size());
    for (const auto& row : rows_) {
      for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
    }
    std::string text;
    for (const auto& row : rows_) {
      for (std::size_t i = 0; i < row.size(); ++i) {
        const std::string space(widths[i] - row[i].size(), ' ');
        text += i == 0 ? row[i] + space : "  " + space + row[i];
      }
      text += "\n";
    }
    return text;
  }

 private:
  std::vector<std::vector<std::string>> rows_;
};

std::string seconds(std::uint32_t ms) { return decimal(ms, 1); }

// Seconds, or a dash if there is no value.
std::string seconds_at(const Counts& counts, unsigned percent) {
  return counts.count() == 0 ? "-" : seconds(counts.at_percent(percent));
}

std::string milliseconds(std::uint64_t nanoseconds) { return decimal(nanoseconds / 1000); }

std::string results(const Report& report) {
  Columns columns;
  columns.add({"", "seats", "games", "won %", "left p10", "left", "time", "flips", "actions", "before theft",
               "after it", "rearranged"});
  for (std::size_t i = 0; i < report.tallies.size(); ++i) {
    const Ruleset& rules = report.options.rulesets[i];
    const Tally& tally = report.tallies[i];
    columns.add({name_of(rules), std::to_string(rules.seats), std::to_string(tally.games),
                 decimal(milli_percent(tally.won, tally.games), 1), seconds_at(tally.time_left, 10),
                 seconds_at(tally.time_left, 50), seconds_at(tally.time, 50),
                 decimal(tally.flips.milli_mean(), 1), decimal(tally.actions.milli_mean(), 1),
                 std::to_string(tally.losses[static_cast<std::size_t>(Loss::BeforeTheTheft)]),
                 std::to_string(tally.losses[static_cast<std::size_t>(Loss::AfterTheTheft)]),
                 std::to_string(tally.losses[static_cast<std::size_t>(Loss::NothingToRearrange)])});
  }
  return columns.text();
}

std::string conduct(const Report& report) {
  Columns columns;
  columns.add({"", "gap min", "gap", "reaction", "a minute", "think p50", "p99", "max ms", "illegal",
               "to and fro", "at most", "Do Something!", "idle s", "over 10"});
  for (std::size_t i = 0; i < report.tallies.size(); ++i) {
    const Tally& tally = report.tallies[i];
    columns.add(
        {name_of(report.options.rulesets[i]),
         tally.gaps.count() == 0 ? "-" : std::to_string(tally.gaps.least()),
         tally.gaps.count() == 0 ? "-" : std::to_string(tally.gaps.at_percent(50)),
         tally.reactions.count() == 0 ? "-" : std::to_string(tally.reactions.least()),
         decimal(milli_actions_a_minute(tally), 1), milliseconds(tally.decisions.at(base::Share::Half)),
         milliseconds(tally.decisions.at(base::Share::NinetyNine)), milliseconds(tally.decisions.largest()),
         std::to_string(tally.losses[static_cast<std::size_t>(Loss::IllegalRequest)]),
         std::to_string(tally.back_and_forth.sum()), std::to_string(tally.back_and_forth.most()),
         std::to_string(tally.do_somethings.sum()), seconds(tally.idle.most()),
         std::to_string(tally.idle_seeds.size())});
  }
  return columns.text();
}

std::string seeds_text(const std::vector<std::uint64_t>& seeds) {
  std::string text;
  for (std::size_t i = 0; i < std::min(seeds.size(), kSeedsForPeople); ++i)
    text += " " + std::to_string(seeds[i]);
  return text + (seeds.size() > kSeedsForPeople ? " ..." : "");
}

std::string idle_seeds(const Report& report) {
  std::string text;
  for (std::size_t i = 0; i < report.tallies.size(); ++i) {
    const Tally& tally = report.tallies[i];
    if (tally.idle_seeds.empty()) continue;
    text += name_of(report.options.rulesets[i]) + " stood still for more than 10 s with" +
            seeds_text(tally.idle_seeds);
    if (report.options.ask_solver) {
      text += "; the solver found a way in " + std::to_string(tally.idle_with_a_way) + " of " +
              std::to_string(tally.idle_seeds.size());
    }
    text += "\n";
  }
  return text;
}

std::string lost_seeds(const Report& report) {
  std::string text;
  for (std::size_t i = 0; i < report.tallies.size(); ++i) {
    const std::vector<std::uint64_t>& seeds = report.tallies[i].lost_seeds;
    if (!seeds.empty()) text += name_of(report.options.rulesets[i]) + " lost with" + seeds_text(seeds) + "\n";
  }
  return text.empty() ? text : text + "--explain SEED says why.\n";
}

}  // namespace

bool is_clean(const Report& report) {
  return std::all_of(report.tallies.begin(), report.tallies.end(), [](const Tally& tally) {
    return tally.losses[static_cast<std::size_t>(Loss::IllegalRequest)] == 0;
  });
}

std::string json_of(const Report& report) {
  JsonWriter json;
  json.begin_object();
  write_asked(json, report.options);
  json.key("rows").begin_array();
  for (std::size_t i = 0; i < report.tallies.size(); ++i)
    write_row(json, report.options.rulesets[i], report.tallies[i], report.options.ask_solver);
  json.end_array();
  number(json, "threads", report.options.threads);
  json.key("seconds").raw(decimal(report.took_ms));
  json.key("games_per_second").raw(decimal(milli_games_a_second(report)));
  return json.key("clean").boolean(is_clean(report)).end_object().text();
}

std::string text_of(const Report& report) {
  const SimOptions& options = report.options;
  std::string text = "Seeds " + std::to_string(options.first_seed) + " to " +
                     std::to_string(options.first_seed + options.games - 1) + ", pace " +
                     std::string{ai::name(options.pace)};
  if (options.person) text += ", a " + std::string{ai::name(options.person->kind)} + " person in seat 0";
  text += "; times in seconds, gaps and reactions in milliseconds\n\n";
  text += results(report) + "\n" + conduct(report) + "\n" + idle_seeds(report) + lost_seeds(report);
  text += decimal(milli_games_a_second(report), 1) + " games a second\n";
  return text;
}

}  // namespace sim
