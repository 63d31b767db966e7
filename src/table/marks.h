// The marks on a finished game's card: how it was played, as far as that makes an entry of the Book special
// or is worth mentioning. They are one text on the disk and in exports; this is the only place that writes
// and reads it.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "chronicle/achievement.h"

namespace table {

// In the order in which they are written.
enum class Mark : std::uint8_t {
  Public,
  Imported,  // from elsewhere: nobody here knows who played it, or what they knew
  Paused,
  Interrupted,  // by the server
  KnownDeal,
  LaidByHand,
  Race,
  Bots,
  SlowSand,
  Teammates,
};

class Marks {
 public:
  Marks() = default;
  Marks(std::initializer_list<Mark> marks) {
    for (const Mark mark : marks) set(mark);
  }
  // Words that this program doesn't know are kept.
  static Marks read(std::string_view text);

  // "public paused teammates:1,3 achievements:13,17"
  std::string text() const;
  // Each mark's word, without what was earned and without seats.
  std::vector<std::string_view> words() const;

  bool has(Mark mark) const { return (set_ & bit(mark)) != 0; }
  void set(Mark mark) { set_ = static_cast<std::uint16_t>(set_ | bit(mark)); }
  void set_if(bool is_so, Mark mark) {
    if (is_so) set(mark);
  }

  // The seats that teammates played, even if only for a while: a bit for each.
  void set_teammates(std::uint16_t seats);
  // "1,3"
  std::string teammate_seats() const;

  chronicle::AchievementSet achievements() const { return achievements_; }
  void set_achievements(chronicle::AchievementSet earned) { achievements_ = earned; }

  // B-SCORE-1: slower sand, pauses, AI seats, known deals, races and games from elsewhere are special in the
  // Book. An interruption by the server is nobody's choice: it is noted, but doesn't make an entry special.
  bool stands_apart() const;

  friend bool operator==(const Marks&, const Marks&) = default;

 private:
  static constexpr unsigned bit(Mark mark) { return 1U << static_cast<unsigned>(mark); }
  bool read_word(std::string_view word);

  std::uint16_t set_ = 0;
  std::uint16_t seats_ = 0;
  chronicle::AchievementSet achievements_{};
  std::vector<std::string> unknown_;
};

}  // namespace table
