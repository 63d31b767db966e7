#include "sqlite/chains.h"

#include "store/backend.h"

namespace sqlite {

bool Chains::may_follow(table::Code table, table::Version version) const {
  if (version == store::kFirstVersion) return true;
  const auto found = chains_.find(table.number());
  return found == chains_.end() || version > found->second.version;
}

RowPosition Chains::append(table::Code table, table::Version version) {
  Chain& chain = chains_[table.number()];
  const bool follows = chain.length > 0 && version > chain.version;
  const RowPosition position{.id = ++last_id_,
                             .previous = follows ? std::optional{chain.last} : std::nullopt};
  if (!follows) count_as_dead(chain);
  chain.last = position.id;
  chain.version = version;
  if (chain.length++ == 0) chain.first = position.id;
  ++live_rows_;
  return position;
}

RowPosition Chains::replace(table::Code table, table::Version version) {
  Chain& chain = chains_[table.number()];
  const RowPosition position{.id = ++last_id_,
                             .previous = chain.length > 0 ? std::optional{chain.last} : std::nullopt};
  count_as_dead(chain);
  chain = {.first = position.id, .last = position.id, .version = version, .length = 1};
  ++live_rows_;
  return position;
}

std::optional<RowId> Chains::end(table::Code table) {
  const auto found = chains_.find(table.number());
  if (found == chains_.end()) return std::nullopt;
  count_as_dead(found->second);
  chains_.erase(found);
  ++dead_rows_;  // the row that says so
  return ++last_id_;
}

void Chains::count_as_dead(Chain& chain) {
  live_rows_ -= chain.length;
  dead_rows_ += chain.length;
  chain.length = 0;
}

void Chains::adopt(table::Code table, const Chain& chain) {
  chains_[table.number()] = chain;
  live_rows_ += chain.length;
}

void Chains::found(RowId last, std::int64_t rows) {
  last_id_ = last;
  dead_rows_ = rows - live_rows_;
}

bool Chains::is_live(std::uint32_t code, RowId id) const {
  const auto found = chains_.find(code);
  return found != chains_.end() && id >= found->second.first;
}

}  // namespace sqlite
