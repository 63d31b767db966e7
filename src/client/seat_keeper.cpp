#include "client/seat_keeper.h"

#include <algorithm>
#include <utility>

namespace client {
namespace {

constexpr std::uint32_t kBlock = 1'000;

}  // namespace

SeatKeeper::SeatKeeper(std::optional<SeatFile> file, const protocol::Token& fresh) : file_(std::move(file)) {
  if (file_) file_->clear_away_old();
  const auto kept = file_ ? file_->read() : std::nullopt;
  kept_ = kept.value_or(SeatFile::Kept{.token = fresh});
  used_before_ = kept_.used_number;
}

void SeatKeeper::note(std::uint32_t last_number) {
  if (last_number < kept_.used_number) return;
  kept_.used_number = last_number + kBlock;
  if (file_) file_->write(kept_);
}

std::uint32_t SeatKeeper::count_on() {
  const auto kept = file_ ? file_->read() : std::nullopt;
  const std::uint32_t used = std::max(kept ? kept->used_number : 0, kept_.used_number);
  note(used);
  return used;
}

void SeatKeeper::forget() {
  if (file_) file_->forget();
}

}  // namespace client
