#include "admin/generated_games.h"

#include <array>

#include "ai/simulation.h"
#include "cli/game_options.h"
#include "notation/json_writer.h"
#include "notation/record.h"
#include "notation/words.h"
#include "rules/sand.h"

namespace admin {
namespace {

constexpr unsigned kScenarios = 17;
constexpr std::uint8_t kSeats = 4;
constexpr std::int64_t kFirstGameS = 1'700'000'000;
constexpr std::int64_t kBetweenGamesS = 300;

constexpr std::array kNames = {std::string_view{"Ana"}, std::string_view{"Bo"},   std::string_view{"Chidi"},
                               std::string_view{"Dee"}, std::string_view{"Elif"}, std::string_view{"Finn"},
                               std::string_view{"Gil"}, std::string_view{"Hana"}};

// Most games follow the Book's conditions.
constexpr std::array kMarks = {std::string_view{""},           std::string_view{""},
                               std::string_view{""},           std::string_view{"paused"},
                               std::string_view{"slow_sand"},  std::string_view{"teammates:1,3"},
                               std::string_view{"interrupted"}};

}  // namespace

GameGenerator::GameGenerator(std::uint64_t seed) : random_(base::Seed{seed, 0}) {
  for (unsigned scenario = 1; scenario <= kScenarios; ++scenario) played_.push_back(play(scenario));
}

GameGenerator::Played GameGenerator::play(unsigned scenario) {
  const std::string name = "S" + std::to_string(scenario);
  const auto rules = cli::ruleset_named(name, {.seats = kSeats}).value();
  const base::Seed seed{scenario, 0};
  const auto layout = rules::arrange(rules, {}, seed).value();
  const rules::Game start{.rules = rules, .state = rules::lay_out(rules, layout), .version = 0, .now = {}};
  Played played{.card = {}, .text = notation::text_of(notation::head_of(rules, layout)) + "\n"};
  played.card.scenario = name;
  played.card.seats = kSeats;
  const ai::Observer observer = [&](const rules::Game& after, const rules::Stamped& action,
                                    const rules::Events& events) {
    played.text += notation::line_text(notation::line_for(after, action, events)) + "\n";
  };
  ai::SeatSet seats;
  for (std::uint8_t i = 0; i < kSeats; ++i) seats.insert(rules::Seat{i});
  const ai::SimulatedGame done =
      ai::simulate(start, ai::Teammates{rules, seats, ai::Pace::Brisk, ai::teammates_seed(seed)}, observer);
  const rules::State& end = done.game.state;
  played.card.level = static_cast<std::uint32_t>(rules.deck.size()) + 1;
  played.card.outcome = end.outcome == rules::Outcome::Won ? table::GameResult::Won : table::GameResult::Lost;
  played.card.game_ms = end.ended.ms;
  played.card.timer_spaces_used = end.timer_spaces_used;
  played.card.left_ms = rules::sand_ends(end).ms - end.ended.ms;
  return played;
}

std::string GameGenerator::names(std::uint8_t seats) {
  notation::JsonWriter json;
  json.begin_array();
  for (std::uint8_t i = 0; i < seats; ++i) {
    const std::string_view name = kNames[random_.below(static_cast<std::uint32_t>(kNames.size()))];
    json.string(std::string{name} + " " + std::to_string(random_.below(1'000)));
  }
  return json.end_array().text();
}

GeneratedGame GameGenerator::next(std::uint32_t crews) {
  const Played& played = played_[random_.below(static_cast<std::uint32_t>(played_.size()))];
  GeneratedGame game{.card = played.card, .text = played.text};
  table::RecordCard& card = game.card;
  card.id = notation::hexadecimal(random_.next()) + notation::hexadecimal(random_.next());
  card.table = protocol::Code::numbered(random_.below(1'000'000));
  card.game = 1;
  card.began_wall_s = kFirstGameS + kBetweenGamesS * made_++;
  card.ended_wall_s = card.began_wall_s + card.game_ms / 1'000;
  card.timer_spaces_used = static_cast<std::uint8_t>(card.timer_spaces_used + random_.below(4));
  card.left_ms = random_.below(180'000);
  const bool is_won = random_.below(3) > 0;
  if (!is_won) card.outcome = random_.below(2) == 0 ? table::GameResult::Lost : table::GameResult::GivenUp;
  if (card.outcome != table::GameResult::Won) card.left_ms.reset();
  const bool is_public = random_.below(2) == 0;
  const std::string_view apart = kMarks[random_.below(static_cast<std::uint32_t>(kMarks.size()))];
  card.marks = table::Marks::read(apart);
  card.marks.set_if(is_public, table::Mark::Public);
  if (crews > 0 && random_.below(2) == 0) card.crew = table::CrewId{1 + random_.below(crews)};
  card.names = names(card.seats);
  return game;
}

}  // namespace admin
