// Who is here, how well their lines carry, and what the others are shown of it.
#include <algorithm>
#include <utility>

#include "protocol/messages.h"
#include "table/table.h"

namespace table {

// Who is here is a sign and no fact: it is in no journal, and is told at once. While a game runs it has a
// pace: who comes and goes fast is shown later as whatever has become of it (B-COM-1).
void Table::note_presence(MemberId member, Moment now) {
  const auto known = std::ranges::find(flickers_, member, &Flicker::member);
  if (lobby_.phase == Phase::Playing) {
    if (known != flickers_.end()) return;
    Breath& breath = manners_at(member)->breath;
    if (!breath.take(Tongue::Presence, now.steady_ms)) {
      flickers_.push_back({member, !is_here(member), breath.free_at(Tongue::Presence)});
      return;
    }
  } else if (known != flickers_.end()) {
    flickers_.erase(known);
  }
  tell_presence(member);
}

void Table::settle_flickers(Moment now) {
  std::vector<MemberId> changed;
  std::erase_if(flickers_, [&](const Flicker& flicker) {
    if (now.steady_ms < flicker.due_ms) return false;
    const bool is_listed = lobby_.member(flicker.member) != nullptr;
    if (is_listed && flicker.shown_here != is_here(flicker.member)) changed.push_back(flicker.member);
    return true;
  });
  for (const MemberId member : changed) {
    if (Manners* manners = manners_at(member)) manners->breath.take(Tongue::Presence, now.steady_ms);
    tell_presence(member);
  }
}

// As the others were shown it.
bool Table::shows_here(MemberId member) const {
  const auto flicker = std::ranges::find(flickers_, member, &Flicker::member);
  return flicker != flickers_.end() ? flicker->shown_here : is_here(member);
}

void Table::tell_presence(MemberId member) {
  const Line line = std::make_shared<const std::string>(protocol::presence_text(
      member, is_here(member) ? protocol::Here::Yes : protocol::Here::No, quality_of(member)));
  for (const Link& link : links_) {
    if (link.member && link.member != member) ports_.outbox.send(link.id, line);
  }
}

// Everybody hears it when somebody's line gets better or worse, that member too; a line that wavers is not
// told about all the time.
void Table::judge(Link& link, protocol::Quality quality, Moment now) {
  if (quality == link.quality) return;
  if (link.judged_at_ms && now.steady_ms - *link.judged_at_ms < protocol::kQualityHoldsMs) return;
  link.quality = quality;
  link.judged_at_ms = now.steady_ms;
  if (!link.member) return;
  const Line line = std::make_shared<const std::string>(
      protocol::presence_text(*link.member, protocol::Here::Yes, quality));
  for (const Link& other : links_) {
    if (other.member) ports_.outbox.send(other.id, line);
  }
}

protocol::Quality Table::quality_of(MemberId member) const {
  const auto found = std::ranges::find(links_, std::optional{member}, &Link::member);
  return found == links_.end() ? protocol::Quality::Good : found->quality;
}

bool Table::is_here(MemberId member) const {
  return std::ranges::any_of(links_, [&](const Link& link) { return link.member == member; });
}

// A new connection brings no new breath. None: nothing is known of that member.
Manners* Table::manners_at(MemberId member) {
  if (Link* link = link_of(member)) return &link->manners;
  const auto absence = std::ranges::find(absences_, member, &Absence::member);
  return absence != absences_.end() ? &absence->manners : nullptr;
}

std::optional<std::int64_t> Table::absent_since(MemberId member) const {
  const auto found = std::ranges::find(absences_, member, &Absence::member);
  return found == absences_.end() ? std::nullopt : std::optional{found->since_ms};
}

// Who is gone and has no seat, the longest absence first and the host last: on a full list they make room.
std::vector<MemberId> Table::dispensable() const {
  std::vector<Absence> gone;
  for (const Absence& absence : absences_) {
    const bool is_listed = lobby_.member(absence.member) != nullptr;
    const bool has_seat = lobby_.chair_of(absence.member) || lobby_.owned_by(absence.member);
    if (is_listed && !has_seat) gone.push_back(absence);
  }
  std::ranges::stable_sort(gone, {}, [&](const Absence& absence) {
    return std::pair{lobby_.host == absence.member, absence.since_ms};
  });
  std::vector<MemberId> members;
  members.reserve(gone.size());
  for (const Absence& absence : gone) members.push_back(absence.member);
  return members;
}

// since when no person has been here; nothing where one is, or where there are none.
std::optional<std::int64_t> Table::left_by_people_since() const {
  std::optional<std::int64_t> since;
  for (const Member& member : lobby_.members) {
    if (member.kind != Kind::Person) continue;
    if (is_here(member.id)) return std::nullopt;
    since = std::max(since.value_or(0), absent_since(member.id).value_or(0));
  }
  return since;
}

// When the game is to be interrupted because nobody is left, in steady milliseconds.
std::optional<std::int64_t> Table::interrupted_at_ms() const {
  const bool runs = lobby_.phase == Phase::Playing && lobby_.clock.hand == GameClock::Hand::Running;
  if (!runs || is_leaving_known_) return std::nullopt;
  const auto since = left_by_people_since();
  return since ? std::optional{*since + std::int64_t{protocol::kFreeToTakeAfterMs}} : std::nullopt;
}

}  // namespace table
