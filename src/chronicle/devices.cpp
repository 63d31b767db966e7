#include "chronicle/devices.h"

namespace chronicle {

void Devices::see(const SeenEvent& seen, AchievementSet& earned) {
  if (const auto* moved = seen.is<rules::BeholderMoved>()) {
    const unsigned number = catalog::number(moved->to);
    if (number >= 6 && number <= 9) seen_by_beholder_.insert(moved->to);
    earned.insert_if(seen_by_beholder_.size() == 4, Achievement::FarSighted);
  }
  // Only opening a door puts a code out of order (M5-CODE-1).
  if (const auto* gone = seen.is<rules::WentOutOfOrder>()) {
    constexpr int kCodes = 6;
    if (rules::space_at(gone->at).symbol == rules::Symbol::Code) codes_used_.insert(gone->at.tile());
    earned.insert_if(codes_used_.size() == kCodes, Achievement::MasterKeys);
  }
}

}  // namespace chronicle
