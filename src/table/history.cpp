#include "table/history.h"

namespace table {

void History::add(Version version, Line line) {
  bytes_ += line->size();
  lines_.push_back({version, std::move(line)});
  std::size_t old = 0;
  while (lines_.size() - old > kMostLines || (bytes_ > kMostBytes && lines_.size() - old > 1)) {
    bytes_ -= lines_[old++].line->size();
  }
  lines_.erase(lines_.begin(), lines_.begin() + static_cast<std::ptrdiff_t>(old));
}

std::optional<std::vector<Line>> History::since(Version seen, Version last) const {
  if (seen > last) return std::nullopt;
  if (seen == last) return std::vector<Line>{};
  if (lines_.empty() || lines_.front().version.value > seen.value + 1 || lines_.back().version != last) {
    return std::nullopt;
  }
  std::vector<Line> missed;
  for (const Shown& shown : lines_) {
    if (shown.version > seen) missed.push_back(shown.line);
  }
  return missed;
}

}  // namespace table
