#include "store/memory_reader.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

#include "store/private_names.h"

namespace store {
namespace {

using table::BookEntry;
using table::BookQuestion;
using table::GameResult;

// Less is better; those whose time isn't known come last.
std::int64_t left_last(const table::RecordCard& card) {
  return card.left_ms ? -std::int64_t{*card.left_ms} : std::numeric_limits<std::int64_t>::max();
}

bool fits(const MemoryStore::Game& game, const BookQuestion& question) {
  const table::RecordCard& card = game.card;
  return (!question.scenario || card.scenario == *question.scenario) &&
         (!question.level || card.level == *question.level) &&
         (!question.seats || card.seats == *question.seats) &&
         (!question.apart || card.marks.stands_apart() == *question.apart) &&
         (!question.newest || game.number <= *question.newest) &&
         (!question.record || card.id == *question.record);
}

}  // namespace

const MemoryStore::Game* MemoryReader::named(std::string_view id) const {
  const auto found = store_->games().find(std::string{id});
  return found == store_->games().end() ? nullptr : &found->second;
}

std::string MemoryReader::name_of(std::optional<table::CrewId> crew) const {
  if (!crew) return "";
  const auto found = store_->crews().find(crew->value);
  return found == store_->crews().end() ? "" : found->second.name;
}

// ---- finished games

Result<std::optional<std::string>> MemoryReader::text(std::string_view id) {
  const auto lock = store_->lock();
  const Game* const game = named(id);
  return game == nullptr ? std::nullopt : std::optional{game->text};
}

Result<std::optional<table::RecordCard>> MemoryReader::card(std::string_view id) {
  const auto lock = store_->lock();
  const Game* const game = named(id);
  return game == nullptr ? std::nullopt : std::optional{game->card};
}

Result<std::vector<table::RecordCard>> MemoryReader::latest(std::size_t most) {
  const auto lock = store_->lock();
  std::vector<table::RecordCard> found;
  for (const auto& [id, game] : store_->games()) {
    if (game.is_public) found.push_back(game.card);
  }
  std::ranges::stable_sort(found, std::ranges::greater{}, &table::RecordCard::ended_wall_s);
  if (found.size() > most) found.erase(found.begin() + static_cast<std::ptrdiff_t>(most), found.end());
  return found;
}

Result<std::vector<table::ScenarioTally>> MemoryReader::tallies() {
  const auto lock = store_->lock();
  std::map<std::string, table::ScenarioTally> tallies;
  for (const auto& [id, game] : store_->games()) {
    const table::RecordCard& card = game.card;
    table::ScenarioTally& tally = tallies[card.scenario];
    tally.scenario = card.scenario;
    tally.game_ms += card.game_ms;
    if (card.outcome == GameResult::Lost) ++tally.lost;
    if (card.outcome == GameResult::GivenUp) ++tally.given_up;
    if (card.outcome != GameResult::Won) continue;
    ++tally.won;
    const std::int64_t game_ms = card.game_ms;
    tally.quickest_win_ms = std::min(tally.quickest_win_ms.value_or(game_ms), game_ms);
  }
  std::vector<table::ScenarioTally> found;
  found.reserve(tallies.size());
  for (auto& [scenario, tally] : tallies) found.push_back(std::move(tally));
  return found;
}

// ---- the Book

std::vector<const MemoryStore::Game*> MemoryReader::in_the_book(std::optional<table::CrewId> crew,
                                                                BookQuestion::Order order) const {
  std::vector<const Game*> found;
  for (const auto& [id, game] : store_->games()) {
    const table::RecordCard& card = game.card;
    if (card.outcome != GameResult::Won || !card.heist.empty()) continue;
    if (crew ? card.crew == crew : game.is_public || card.crew) found.push_back(&game);
  }
  // B-SCORE-1: fewer sand timer spaces are better; then more time left. Special wins come last.
  std::ranges::sort(found, [&](const Game* one, const Game* other) {
    if (order == BookQuestion::Order::Latest) {
      return std::tuple{one->card.ended_wall_s, one->number} >
             std::tuple{other->card.ended_wall_s, other->number};
    }
    const auto key = [](const Game& game) {
      const table::RecordCard& card = game.card;
      return std::tuple{card.marks.stands_apart(), card.timer_spaces_used, left_last(card), game.number};
    };
    return key(*one) < key(*other);
  });
  return found;
}

BookEntry MemoryReader::entry_of(const Game& game) const {
  const table::RecordCard& card = game.card;
  return {.record = card.id,
          .scenario = card.scenario,
          .level = card.level,
          .seats = card.seats,
          .timer_spaces_used = card.timer_spaces_used,
          .left_ms = card.left_ms,
          .game_ms = card.game_ms,
          .ended_wall_s = card.ended_wall_s,
          .marks = card.marks,
          .crew = name_of(card.crew),
          .names = card.names,
          .faces = card.faces,
          .outcome = card.outcome};
}

Result<std::vector<BookEntry>> MemoryReader::entries(const BookQuestion& question) {
  const auto lock = store_->lock();
  std::vector<BookEntry> found;
  std::size_t place = 0;
  for (const Game* game : in_the_book(question.crew, question.order)) {
    if (!fits(*game, question) || place++ < question.from) continue;
    if (found.size() == question.most) break;
    BookEntry& entry = found.emplace_back(entry_of(*game));
    hide_private_names(entry, question, game->is_public);
  }
  return found;
}

Result<std::int64_t> MemoryReader::newest() {
  const auto lock = store_->lock();
  std::int64_t newest = 0;
  for (const auto& [id, game] : store_->games()) newest = std::max(newest, game.number);
  return newest;
}

Result<std::vector<table::BookCell>> MemoryReader::grid(std::optional<table::CrewId> crew) {
  const auto lock = store_->lock();
  std::map<std::pair<std::string, std::uint32_t>, table::BookCell> cells;
  for (const Game* game : in_the_book(crew, BookQuestion::Order::Best)) {
    const table::RecordCard& card = game->card;
    table::BookCell& cell = cells[{card.scenario, card.level}];
    cell.scenario = card.scenario;
    cell.level = card.level;
    ++cell.entries;
    if (card.marks.stands_apart()) {
      ++cell.apart;
    } else if (!cell.fewest_spaces) {  // the first is the best
      cell.fewest_spaces = card.timer_spaces_used;
      cell.best_crew = name_of(card.crew);
      if (crew || game->is_public) cell.best_names = card.names;
    }
  }
  std::vector<table::BookCell> found;
  found.reserve(cells.size());
  for (auto& [of, cell] : cells) found.push_back(std::move(cell));
  return found;
}

// ---- crews

table::CrewCard MemoryReader::card_of(const MemoryStore::Crew& crew) const {
  table::CrewCard card{
      .id = {static_cast<std::uint32_t>(crew.id)}, .name = crew.name, .founded_wall_s = crew.founded_wall_s};
  for (const auto& [id, game] : store_->games()) {
    if (game.card.crew != card.id) continue;
    ++card.games;
    if (game.card.outcome == GameResult::Won) ++card.won;
  }
  return card;
}

Result<std::optional<table::CrewCard>> MemoryReader::crew(const protocol::TokenDigest& secret) {
  const auto lock = store_->lock();
  const std::string digest = protocol::text_of(secret);
  for (const auto& [id, crew] : store_->crews()) {
    if (crew.digest == digest) return card_of(crew);
  }
  return std::nullopt;
}

Result<std::optional<table::CrewCard>> MemoryReader::crew_of(std::string_view won_record) {
  const auto lock = store_->lock();
  const Game* const game = named(won_record);
  if (game == nullptr || game->card.outcome != GameResult::Won || !game->card.crew) return std::nullopt;
  const auto crew = store_->crews().find(game->card.crew->value);
  return crew == store_->crews().end() ? std::nullopt : std::optional{card_of(crew->second)};
}

Result<std::vector<table::Achieved>> MemoryReader::achievements(table::CrewId crew) {
  const auto lock = store_->lock();
  std::vector<table::Achieved> found;
  for (const auto& [of, record] : store_->achievements()) {
    if (of.first == std::int64_t{crew.value}) found.push_back({.achievement = of.second, .record = record});
  }
  return found;
}

// ---- the heist of the day

Result<std::vector<table::HeistEntry>> MemoryReader::heist(std::string_view day,
                                                           std::optional<table::CrewId> mine,
                                                           std::size_t most) {
  const auto lock = store_->lock();
  struct Place {
    // What isn't known yet comes before what is.
    std::tuple<bool, int, int, std::int64_t, std::int64_t> key;
    table::HeistEntry entry;
  };
  std::vector<Place> places;
  for (const auto& [of, tried] : store_->tries()) {
    if (of.first != day) continue;
    const table::CrewId crew{static_cast<std::uint32_t>(of.second)};
    const Game* const game = named(tried.record);
    Place& place = places.emplace_back();
    if (game != nullptr) {
      const table::RecordCard& card = game->card;
      place.entry.entry = entry_of(*game);
      place.key = {card.outcome != GameResult::Won, card.marks.stands_apart() ? 1 : 0, card.timer_spaces_used,
                   left_last(card), tried.at_wall_s};
    } else {
      place.entry.entry.outcome = GameResult::None;
      place.key = {true, -1, -1, std::numeric_limits<std::int64_t>::max(), tried.at_wall_s};
    }
    place.entry.entry.crew = name_of(crew);
    place.entry.entry.names.clear();
    place.entry.entry.faces.clear();
    place.entry.is_mine = mine == crew;
  }
  std::ranges::stable_sort(places, {}, &Place::key);
  std::vector<table::HeistEntry> found;
  for (Place& place : places) {
    if (found.size() == most) break;
    found.push_back(std::move(place.entry));
  }
  return found;
}

Result<std::vector<table::CrewId>> MemoryReader::crews_with_a_try(std::string_view day) {
  const auto lock = store_->lock();
  std::vector<table::CrewId> found;
  for (const auto& [of, tried] : store_->tries()) {
    if (of.first == day) found.push_back({static_cast<std::uint32_t>(of.second)});
  }
  return found;
}

Result<table::HeistStage> MemoryReader::heist_stage(std::string_view day, table::CrewId crew) {
  const auto lock = store_->lock();
  const auto found = store_->tries().find({std::string{day}, crew.value});
  if (found == store_->tries().end()) return table::HeistStage::NotTried;
  return found->second.record.empty() ? table::HeistStage::Begun : table::HeistStage::Finished;
}

Result<std::string> MemoryReader::heist_of(std::string_view record) {
  const auto lock = store_->lock();
  const Game* const game = named(record);
  return game == nullptr ? "" : game->card.heist;
}

}  // namespace store
