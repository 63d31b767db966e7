#include "net/ban_list.h"

#include <utility>

namespace net {

void BanList::replace(std::vector<Ban> bans) {
  auto fresh = std::make_shared<const std::vector<Ban>>(std::move(bans));
  const std::scoped_lock lock{mutex_};
  bans_ = std::move(fresh);
}

template <class IsMeant>
std::optional<Ban> BanList::longest(std::int64_t now_wall_s, IsMeant is_meant) const {
  const Ban* longest = nullptr;
  const auto bans = this->bans();
  for (const Ban& ban : *bans) {
    if (ban.is_over(now_wall_s) || !is_meant(ban)) continue;
    const bool is_longer = longest == nullptr || ban.until_wall_s == 0 ||
                           (longest->until_wall_s != 0 && ban.until_wall_s > longest->until_wall_s);
    if (is_longer) longest = &ban;
  }
  return longest == nullptr ? std::nullopt : std::optional{*longest};
}

std::optional<Ban> BanList::ban_of(const Address& address, std::int64_t now_wall_s) const {
  return longest(now_wall_s, [&](const Ban& ban) { return ban.who && ban.who->contains(address); });
}

std::optional<Ban> BanList::ban_of(protocol::Visitor visitor, std::int64_t now_wall_s) const {
  return longest(now_wall_s,
                 [&](const Ban& ban) { return ban.browser.is_known() && ban.browser == visitor; });
}

}  // namespace net
