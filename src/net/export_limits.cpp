#include "net/export_limits.h"

namespace net {

std::expected<ExportPermit, NoExport> ExportLimits::enter(const Address& address) {
  const Address from = address.neighbourhood();
  const std::scoped_lock lock{mutex_};
  if (under_way_.contains(from)) return std::unexpected{NoExport::OneIsUnderWay};
  if (under_way_.size() >= most_at_once_) return std::unexpected{NoExport::TooManyAtOnce};
  under_way_.insert(from);
  return ExportPermit{*this, from};
}

ExportPermit::~ExportPermit() {
  if (limits_ == nullptr) return;
  const std::scoped_lock lock{limits_->mutex_};
  limits_->under_way_.erase(address_);
}

}  // namespace net
