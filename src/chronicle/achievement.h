// The 42 achievements of Maximum Security, in the order of their numbers (ACH-1 to ACH-42), and a set of
// them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chronicle {

enum class Achievement : std::uint8_t {
  CommonShaft,
  LongBurrow,
  HoleInTheWall,
  FaceToFace,
  StraightThrough,
  WellTravelled,
  OutByShaft,
  OutByBreach,
  RevolvingDoor,
  LostInTalk,
  Cartographers,
  FarSighted,
  ShoppingDistrict,
  NextDoor,
  SecondThoughts,
  MasterKeys,
  OneStaysHome,
  TwoStayHome,
  MovedExit,
  Colleagues,
  WorksOuting,
  DoorsWatched,
  RingedIn,
  RemoteControl,
  OldFriends,
  ThinAir,
  ChangeOfShift,
  Takeaway,
  EverythingLocked,
  ThreeHelpers,
  BareHands,
  TwoFlips,
  OneFlip,
  NoFlip,
  NotAWord,
  NotASign,
  NoVortex,
  NoEscalator,
  EveryTile,
  QuickSurvey,
  AgainstAllOdds,
  Everything,
};

inline constexpr std::size_t kAchievements = 42;

inline constexpr auto kAllAchievements = [] {
  std::array<Achievement, kAchievements> all{};
  for (std::size_t i = 0; i < kAchievements; ++i) all[i] = static_cast<Achievement>(i);
  return all;
}();

// 1 for ACH-1.
constexpr unsigned number(Achievement achievement) { return static_cast<unsigned>(achievement) + 1; }

class AchievementSet {
 public:
  constexpr AchievementSet() = default;

  constexpr bool contains(Achievement achievement) const { return (bits_ & bit(achievement)) != 0; }
  constexpr void insert(Achievement achievement) { bits_ |= bit(achievement); }
  constexpr void insert_if(bool holds, Achievement achievement) {
    if (holds) insert(achievement);
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  friend constexpr AchievementSet operator|(AchievementSet a, AchievementSet b) {
    AchievementSet both;
    both.bits_ = a.bits_ | b.bits_;
    return both;
  }
  friend constexpr bool operator==(AchievementSet, AchievementSet) = default;

 private:
  static constexpr std::uint64_t bit(Achievement achievement) {
    return std::uint64_t{1} << static_cast<unsigned>(achievement);
  }
  std::uint64_t bits_ = 0;
};

// The numbers separated by commas: "1,7,13".
std::string text_of(AchievementSet achievements);
std::optional<AchievementSet> read_achievements(std::string_view text);

// ACH-42: all the other 41, earned in any games.
constexpr bool has_earned_all_others(AchievementSet earned) {
  earned.insert(Achievement::Everything);
  return earned.size() == static_cast<int>(kAchievements);
}

}  // namespace chronicle
