#include "table/marks.h"

#include <algorithm>
#include <array>

#include "notation/words.h"
#include "rules/vocabulary.h"

namespace table {
namespace {

constexpr std::array<std::string_view, 10> kWords{"public",     "imported",     "paused", "interrupted",
                                                  "known_deal", "laid_by_hand", "race",   "bots",
                                                  "slow_sand",  "teammates"};
static_assert(static_cast<std::size_t>(Mark::Teammates) + 1 == kWords.size());

constexpr std::string_view kAchievements = "achievements";

constexpr std::array kApart{Mark::Imported, Mark::Paused, Mark::KnownDeal, Mark::LaidByHand,
                            Mark::Race,     Mark::Bots,   Mark::SlowSand,  Mark::Teammates};

std::string_view word_of(Mark mark) { return kWords[static_cast<std::size_t>(mark)]; }

// Seats as a bit each; 0 if that isn't a list of seats.
std::uint16_t read_seats(std::string_view text) {
  unsigned seats = 0;
  notation::TextParts numbers{text, ","};
  while (const auto number = numbers.next()) {
    unsigned seat = 0;
    if (!notation::read(*number, seat) || seat >= rules::kMostSeats) return 0;
    seats |= 1U << seat;
  }
  return static_cast<std::uint16_t>(seats);
}

}  // namespace

Marks Marks::read(std::string_view text) {
  Marks marks;
  notation::TextParts words{text, " "};
  while (const auto word = words.next()) {
    if (!word->empty() && !marks.read_word(*word)) marks.unknown_.emplace_back(*word);
  }
  return marks;
}

bool Marks::read_word(std::string_view word) {
  const std::size_t colon = word.find(':');
  if (colon == std::string_view::npos) {
    const auto* const known = std::ranges::find(kWords, word);
    if (known == kWords.end()) return false;
    set(static_cast<Mark>(known - kWords.begin()));
    return true;
  }
  const std::string_view name = word.substr(0, colon);
  const std::string_view list = word.substr(colon + 1);
  if (name == word_of(Mark::Teammates)) {
    const std::uint16_t seats = read_seats(list);
    if (seats != 0) set_teammates(seats);
    return seats != 0;
  }
  const auto earned = name == kAchievements ? chronicle::read_achievements(list) : std::nullopt;
  if (earned) achievements_ = *earned;
  return earned.has_value();
}

void Marks::set_teammates(std::uint16_t seats) {
  seats_ = seats;
  set_if(seats != 0, Mark::Teammates);
}

std::string Marks::teammate_seats() const {
  std::string text;
  for (unsigned seat = 0; seat < rules::kMostSeats; ++seat) {
    if (((seats_ >> seat) & 1U) == 0) continue;
    text += (text.empty() ? "" : ",") + std::to_string(seat);
  }
  return text;
}

std::vector<std::string_view> Marks::words() const {
  std::vector<std::string_view> words;
  for (std::size_t i = 0; i < kWords.size(); ++i) {
    if (has(static_cast<Mark>(i))) words.push_back(kWords[i]);
  }
  words.insert(words.end(), unknown_.begin(), unknown_.end());
  return words;
}

std::string Marks::text() const {
  std::string text;
  const auto add = [&](std::string_view word) {
    if (!text.empty()) text += ' ';
    text += word;
  };
  for (std::size_t i = 0; i < kWords.size(); ++i) {
    if (has(static_cast<Mark>(i))) add(kWords[i]);
  }
  if (seats_ != 0) text += ":" + teammate_seats();  // the last of these words
  if (!achievements_.empty()) add(std::string{kAchievements} + ":" + chronicle::text_of(achievements_));
  for (const std::string& word : unknown_) add(word);
  return text;
}

bool Marks::stands_apart() const {
  return std::ranges::any_of(kApart, [&](Mark mark) { return has(mark); });
}

}  // namespace table
