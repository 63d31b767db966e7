#include "table/latest_texts.h"

#include <algorithm>
#include <iterator>

#include "protocol/limits.h"

namespace table {
namespace {

std::optional<std::string> written(const protocol::Utterance& said) {
  if (const auto* say = std::get_if<protocol::Say>(&said)) return say->text;
  const auto* say = std::get_if<protocol::SayPhrase>(&said);
  if (say == nullptr) return std::nullopt;
  return "[" + std::string{protocol::kPhraseWords[static_cast<std::size_t>(say->phrase)]} + "]";
}

}  // namespace

void LatestTexts::note(const Member& by, protocol::Circle circle, const protocol::Utterance& said,
                       Moment now) {
  auto text = written(said);
  if (!text) return;
  if (texts_.size() == protocol::kMostHeard) texts_.pop_front();
  texts_.push_back({.by = by.id,
                    .name = by.name,
                    .visitor = by.visitor,
                    .circle = circle,
                    .at_wall_s = now.wall_s,
                    .text = *std::move(text)});
}

std::vector<Heard> LatestTexts::heard_in(protocol::Circle circle) const {
  std::vector<Heard> heard;
  std::ranges::copy_if(texts_, std::back_inserter(heard),
                       [&](const Heard& one) { return one.circle == circle; });
  return heard;
}

std::optional<Heard> LatestTexts::last_by(MemberId member) const {
  const auto found =
      std::find_if(texts_.rbegin(), texts_.rend(), [&](const Heard& one) { return one.by == member; });
  return found == texts_.rend() ? std::nullopt : std::optional{*found};
}

void LatestTexts::rename(MemberId member, const std::string& name) {
  for (Heard& one : texts_) {
    if (one.by == member) one.name = name;
  }
}

}  // namespace table
