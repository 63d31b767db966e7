#include "terminal/remote_chooser.h"

#include <algorithm>

#include "catalog/scenario.h"
#include "cli/sentences.h"
#include "client/table_news.h"

namespace terminal {
namespace {

constexpr std::uint32_t kSandStep = 30'000;
constexpr std::uint32_t kMostSand = 600'000;

const catalog::Scenario* scenario_of(const protocol::Choice& choice) {
  const auto number = choice.scenario.number();
  return number ? catalog::scenario_numbered(*number) : nullptr;
}

// Steps through the values in a circle; the first is "none of them".
template <class Value>
std::optional<Value> turned(const std::optional<Value>& now, const std::vector<Value>& all, int by) {
  const auto count = static_cast<int>(all.size()) + 1;
  int index = 0;
  for (std::size_t i = 0; now && i < all.size(); ++i) {
    if (all[i] == *now) index = static_cast<int>(i) + 1;
  }
  index = (index + by + count) % count;
  return index == 0 ? std::nullopt : std::optional{all[static_cast<std::size_t>(index) - 1]};
}

std::vector<std::uint32_t> numbers(std::uint32_t first, std::uint32_t last, std::uint32_t step = 1) {
  std::vector<std::uint32_t> all;
  for (std::uint32_t number = first; number <= last; number += step) all.push_back(number);
  return all;
}

// The scenario's own default, where nothing else is chosen.
std::string usual_side(const catalog::Scenario& scenario) {
  return scenario.sides == catalog::Sides::OnlyA ? "1a" : "1b";
}

std::string tiles(std::uint32_t level) { return "tiles 2 to " + std::to_string(level); }

}  // namespace

Chooser::Outcome Chooser::press(const Key& key) {
  const std::vector<Field> all = fields();
  if (key.kind == KeyKind::Enter) return Outcome::Taken;
  if (key.kind == KeyKind::Escape) return Outcome::Dropped;
  if (key.kind == KeyKind::Character && key.character == 'q') return Outcome::Dropped;
  if (key.kind == KeyKind::Tab) current_ = (current_ + 1) % all.size();
  if (key.kind != KeyKind::Arrow && key.kind != KeyKind::ShiftArrow) return Outcome::Undecided;
  switch (key.direction) {
    case catalog::Direction::North:
      current_ = (current_ + all.size() - 1) % all.size();
      break;
    case catalog::Direction::South:
      current_ = (current_ + 1) % all.size();
      break;
    case catalog::Direction::East:
      change(all[current_], 1);
      break;
    case catalog::Direction::West:
      change(all[current_], -1);
      break;
  }
  return Outcome::Undecided;
}

std::vector<Chooser::Field> Chooser::fields() const {
  std::vector<Field> all{Field::Scenario};
  if (const catalog::Scenario* scenario = scenario_of(choice_)) {
    const unsigned level = choice_.level.value_or(scenario->level);
    if (catalog::sides_at(*scenario, level) == catalog::Sides::Either) all.push_back(Field::Side);
    if (scenario->lowest_level < scenario->highest_level) all.push_back(Field::Level);
    if (scenario->number == 1) all.push_back(Field::Talk);
    if (scenario->number == 17) all.push_back(Field::Pairs);
  }
  all.insert(all.end(), {Field::Sand, Field::Seats, Field::Pauses, Field::Public, Field::Bots});
  if (protocol::is_campaign(choice_)) all.push_back(Field::Deals);
  return all;
}

void Chooser::change(Field field, int by) {
  const catalog::Scenario* scenario = scenario_of(choice_);
  switch (field) {
    case Field::Scenario: {
      constexpr int kCount = catalog::kScenarios;
      const int number = scenario == nullptr ? (by > 0 ? 0 : kCount + 1) : scenario->number;
      const int next = (number - 1 + by + kCount) % kCount + 1;
      // Settings of the previous scenario may not fit this one.
      choice_ = {.scenario = "S" + std::to_string(next),
                 .seats = choice_.seats,
                 .sand_ms = choice_.sand_ms,
                 .visibility = choice_.visibility,
                 .pauses = choice_.pauses,
                 .deals = choice_.deals,
                 .bots = choice_.bots,
                 .voice = choice_.voice};
      return;
    }
    case Field::Side:
      choice_.start = turned(choice_.start, {rules::Tile::T1a, rules::Tile::T1b}, by);
      return;
    case Field::Level:
      choice_.level = turned(choice_.level, numbers(scenario->lowest_level, scenario->highest_level), by);
      // the printed deck may require one side.
      if (catalog::sides_at(*scenario, choice_.level.value_or(scenario->level)) != catalog::Sides::Either)
        choice_.start.reset();
      return;
    case Field::Sand:
      choice_.sand_ms = turned(choice_.sand_ms, numbers(kSandStep, kMostSand, kSandStep), by);
      return;
    case Field::Seats: {
      const std::optional<std::uint32_t> now =
          choice_.seats == 0 ? std::nullopt : std::optional{std::uint32_t{choice_.seats}};
      const auto all = scenario == nullptr ? numbers(1, rules::kMostSeats)
                                           : numbers(scenario->fewest_seats, scenario->most_seats);
      choice_.seats = static_cast<std::uint8_t>(turned(now, all, by).value_or(0));
      return;
    }
    case Field::Talk:
      choice_.free_talk = !choice_.free_talk;
      return;
    case Field::Pairs:
      choice_.pairs = !choice_.pairs;
      return;
    case Field::Pauses:
      choice_.pauses =
          choice_.pauses == protocol::Pauses::Never ? protocol::Pauses::Allowed : protocol::Pauses::Never;
      return;
    case Field::Public:
      choice_.visibility = choice_.visibility == protocol::Visibility::Private
                               ? protocol::Visibility::Public
                               : protocol::Visibility::Private;
      return;
    case Field::Deals:
      choice_.deals =
          choice_.deals == protocol::Deals::Any ? protocol::Deals::Certified : protocol::Deals::Any;
      return;
    case Field::Bots:
      choice_.bots = choice_.bots == protocol::Bots::Never ? protocol::Bots::Allowed : protocol::Bots::Never;
      return;
  }
}

std::string Chooser::value_of(Field field) const {
  const catalog::Scenario* scenario = scenario_of(choice_);
  switch (field) {
    case Field::Scenario:
      return client::title_of(choice_);
    case Field::Side:
      return choice_.start ? std::string{catalog::name(*choice_.start)} : "default: " + usual_side(*scenario);
    case Field::Level:
      return choice_.level ? tiles(*choice_.level) : "default: " + tiles(scenario->level);
    case Field::Sand:
      return choice_.sand_ms ? cli::clock_text(rules::Millis{*choice_.sand_ms})
                             : "default: " + cli::clock_text(rules::Millis{catalog::kFullSand});
    case Field::Seats:
      return choice_.seats == 0 ? "one per player" : std::to_string(choice_.seats);
    case Field::Talk:
      return choice_.free_talk ? "free" : "by the rules";
    case Field::Pairs:
      return choice_.pairs ? "two heroes per tile allowed" : "one hero per tile";
    case Field::Pauses:
      return choice_.pauses == protocol::Pauses::Allowed ? "allowed, marked in the record" : "never";
    case Field::Public:
      return choice_.visibility == protocol::Visibility::Public ? "listed on the home page" : "by link only";
    case Field::Deals:
      return choice_.deals == protocol::Deals::Certified ? "only deals with a known plan" : "any deal";
    case Field::Bots:
      return choice_.bots == protocol::Bots::Allowed ? "allowed" : "not allowed";
  }
  return {};
}

std::vector<Chooser::Row> Chooser::rows() const {
  // In the order of the fields.
  constexpr std::array<std::string_view, 11> kLabels{
      "scenario", "side", "tiles", "sand", "seats", "talking", "pairs", "pauses", "public", "deals", "bots"};
  const std::vector<Field> all = fields();
  std::vector<Row> rows;
  rows.reserve(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    rows.push_back({kLabels[static_cast<std::size_t>(all[i])], value_of(all[i]), i == current_});
  }
  return rows;
}

std::string_view Chooser::novelty() const {
  const catalog::Scenario* scenario = scenario_of(choice_);
  return scenario == nullptr ? std::string_view{} : scenario->novelty;
}

std::string details_of(const protocol::Choice& choice) {
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  const catalog::Scenario* scenario = scenario_of(choice);
  if (choice.start) {
    add("side " + std::string{catalog::name(*choice.start)});
  } else if (scenario != nullptr) {
    add("side " + usual_side(*scenario));
  }
  if (choice.level) {
    add(tiles(*choice.level));
  } else if (scenario != nullptr) {
    add(tiles(scenario->level));
  }
  add(cli::clock_text(rules::Millis{choice.sand_ms.value_or(catalog::kFullSand)}) + " of sand");
  add(choice.seats == 0 ? "one seat per player"
                        : std::to_string(choice.seats) + (choice.seats == 1 ? " seat" : " seats"));
  if (choice.free_talk) add("free talk");
  if (choice.pairs) add("pairs allowed");
  if (choice.pauses == protocol::Pauses::Allowed) add("pauses allowed");
  if (choice.visibility == protocol::Visibility::Public) add("public");
  if (protocol::wants_certified_deals(choice)) add("certified deals");
  if (choice.bots == protocol::Bots::Never) add("no bots");
  return text;
}

}  // namespace terminal
