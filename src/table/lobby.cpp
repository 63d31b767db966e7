#include "table/lobby.h"

#include <algorithm>

#include "base/overloaded.h"

namespace table {
namespace {

void clear_ready(Lobby& lobby) {
  for (Member& member : lobby.members) member.ready = false;
}

void free_chairs_of(Lobby& lobby, MemberId id) {
  for (Chair& chair : lobby.ring) {
    if (chair.owner == id) chair.owner.reset();
    if (chair.holder == id) chair.holder = chair.owner;
  }
}

void forget_member(Lobby& lobby, MemberId id) {
  free_chairs_of(lobby, id);
  std::erase_if(lobby.members, [&](const Member& member) { return member.id == id; });
  if (lobby.host == id) lobby.host.reset();
}

// A long list is no use to anyone: the oldest may come again.
void keep_out(Lobby& lobby, const KeptOut& one) {
  if (lobby.kept_out.size() >= protocol::kMostKeptOut) lobby.kept_out.erase(lobby.kept_out.begin());
  lobby.kept_out.push_back(one);
}

// Someone who was removed twice, as two members, is let in as both.
void let_in(Lobby& lobby, MemberId id) {
  const KeptOut* found = lobby.kept_out_as(id);
  if (found == nullptr) return;
  const protocol::Visitor visitor = found->visitor;
  std::erase_if(lobby.kept_out, [&](const KeptOut& one) { return one.visitor == visitor; });
}

// B-SETUP-3 allows no gaps: seated members move together, in the order of the ring.
void close_ranks(Lobby& lobby) {
  const auto ring = lobby.ring;
  lobby.ring = {};
  std::size_t next = 0;
  for (const Chair& chair : ring) {
    if (chair.holder) lobby.ring[next++] = chair;
  }
}

void note_teammate(Lobby& lobby, std::uint8_t seat) {
  lobby.played_by_teammates = static_cast<std::uint16_t>(lobby.played_by_teammates | (1U << seat));
}

void note_bot(Lobby& lobby, MemberId id) {
  const Member* member = lobby.member(id);
  if (member != nullptr && member->kind == Kind::Bot) lobby.played_by_bots = true;
}

void begin(Lobby& lobby, const GameBegan& began) {
  close_ranks(lobby);
  clear_ready(lobby);
  lobby.phase = Phase::Playing;
  lobby.games = began.game;
  lobby.seats = began.seats;
  lobby.clock = {ClockState::Running, began.origin, {}};
  lobby.began_wall_s = began.wall_s;
  lobby.known_deal = began.known_deal;
  lobby.certified = began.certified;
  lobby.actions = 0;
  lobby.par.reset();
  lobby.sees_no_way = false;
  lobby.head = began.head;
  lobby.result = GameResult::None;
  lobby.pauses = 0;
  lobby.interruptions = 0;
  lobby.record.clear();
  lobby.achievements = {};
  lobby.next_deal = Deal::New;
  lobby.played_by_teammates = 0;
  for (const rules::Seat seat : lobby.teammate_seats()) note_teammate(lobby, seat.index);
  lobby.played_by_bots = false;
  for (const Chair& chair : lobby.ring) {
    if (chair.holder) note_bot(lobby, *chair.holder);
  }
  for (Member& member : lobby.members) {
    member.came_late = false;
    member.has_played = lobby.chair_of(member.id).has_value();
  }
}

void stop(Lobby& lobby, ClockState state, rules::GameTime at) {
  lobby.clock.state = state;
  lobby.clock.stopped_at = at;
}

// This many whole characters of valid UTF-8.
std::string first_characters(std::string_view text, std::size_t most) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool begins_one = (static_cast<unsigned char>(text[i]) & 0xc0U) != 0x80U;
    if (begins_one && count++ == most) return std::string{text.substr(0, i)};
  }
  return std::string{text};
}

}  // namespace

rules::GameTime GameClock::at(ServerTime now) const {
  if (state != ClockState::Running) return stopped_at;
  const std::int64_t ms = std::clamp<std::int64_t>(now.ms - origin.ms, 0, 0x7fffffff);
  return rules::GameTime{static_cast<std::uint32_t>(ms)};
}

bool Lobby::is_onlooker(MemberId id) const {
  return phase == Phase::Playing && !chair_of(id) && !owned_by(id);
}

const Member* Lobby::member(MemberId id) const {
  const auto found = std::ranges::find(members, id, &Member::id);
  return found == members.end() ? nullptr : &*found;
}
Member* Lobby::member(MemberId id) {
  const auto found = std::ranges::find(members, id, &Member::id);
  return found == members.end() ? nullptr : &*found;
}

std::optional<MemberId> Lobby::member_with(const protocol::Token& token) const {
  const protocol::TokenDigest digest = protocol::digest_of(token);
  // A teammate has no token, so no token is its own.
  const auto found = std::ranges::find_if(members, [&](const Member& member) {
    return member.kind != Kind::Teammate && member.digest == digest;
  });
  return found == members.end() ? std::nullopt : std::optional{found->id};
}

bool Lobby::keeps_out(protocol::Visitor visitor) const {
  return visitor.is_known() &&
         std::ranges::any_of(kept_out, [&](const KeptOut& one) { return one.visitor == visitor; });
}
const KeptOut* Lobby::kept_out_as(MemberId id) const {
  const auto found = std::ranges::find(kept_out, id, &KeptOut::member);
  return found == kept_out.end() ? nullptr : &*found;
}

std::optional<std::uint8_t> Lobby::chair_of(MemberId id) const {
  for (std::size_t i = 0; i < ring.size(); ++i) {
    if (ring[i].holder == id) return static_cast<std::uint8_t>(i);
  }
  return std::nullopt;
}
std::optional<std::uint8_t> Lobby::owned_by(MemberId id) const {
  for (std::size_t i = 0; i < ring.size(); ++i) {
    if (ring[i].owner == id) return static_cast<std::uint8_t>(i);
  }
  return std::nullopt;
}
std::optional<std::uint8_t> Lobby::free_chair() const {
  if (seated() >= protocol::most_seats(choice)) return std::nullopt;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    if (!ring[i].owner && !ring[i].holder) return static_cast<std::uint8_t>(i);
  }
  return std::nullopt;
}
std::optional<std::uint8_t> Lobby::teammates_chair() const {
  for (std::size_t i = ring.size(); i > 0; --i) {
    const Chair& chair = ring[i - 1];
    if (chair.holder && is_teammate(*chair.holder)) return static_cast<std::uint8_t>(i - 1);
  }
  return std::nullopt;
}
bool Lobby::is_teammate(MemberId id) const {
  const Member* found = member(id);
  return found != nullptr && found->kind == Kind::Teammate;
}
bool Lobby::is_screen(MemberId id) const {
  const Member* found = member(id);
  return found != nullptr && found->kind == Kind::Screen;
}
bool Lobby::has_teammates() const {
  return std::ranges::any_of(members, [](const Member& one) { return one.kind == Kind::Teammate; });
}
bool Lobby::is_left_to_teammates() const {
  const auto is_somebodys = [&](const std::optional<MemberId>& id) { return id && !is_teammate(*id); };
  return has_teammates() && std::ranges::none_of(ring, [&](const Chair& chair) {
           return is_somebodys(chair.owner) || is_somebodys(chair.holder);
         });
}
SeatList Lobby::teammate_seats() const {
  SeatList list;
  for (std::uint8_t i = 0; phase == Phase::Playing && i < seats; ++i) {
    if (ring[i].holder && is_teammate(*ring[i].holder)) list.push_back(rules::Seat{i});
  }
  return list;
}
std::uint8_t Lobby::seated() const {
  return static_cast<std::uint8_t>(
      std::ranges::count_if(ring, [](const Chair& chair) { return chair.holder.has_value(); }));
}
std::optional<MemberId> Lobby::left_of(std::uint8_t chair) const {
  for (std::size_t i = 1; i < ring.size(); ++i) {
    const Chair& other = ring[(chair + i) % ring.size()];
    if (other.holder) return other.holder;
  }
  return std::nullopt;
}
std::optional<rules::Seat> Lobby::seat_of(MemberId id) const {
  const auto chair = phase == Phase::Playing ? chair_of(id) : std::nullopt;
  return chair && *chair < seats ? std::optional{rules::Seat{*chair}} : std::nullopt;
}

std::string Lobby::name_for(std::string_view wanted) const {
  const auto is_taken = [&](const std::string& name) {
    return std::ranges::any_of(members, [&](const Member& member) { return member.name == name; });
  };
  std::string name{wanted};
  for (int number = 2; is_taken(name); ++number) {
    const std::string end = " " + std::to_string(number);
    name = first_characters(wanted, protocol::kLongestName - end.size()) + end;
  }
  return name;
}

void evolve(Lobby& lobby, const Fact& fact) {
  std::visit(base::Overloaded{
                 [&](const Opened& f) {
                   lobby.code = f.code;
                   lobby.opened_wall_s = f.wall_s;
                   lobby.purpose = f.purpose;
                 },
                 [&](const Joined& f) {
                   lobby.members.push_back({.id = f.member,
                                            .name = f.name,
                                            .kind = f.kind,
                                            .part = f.part,
                                            .digest = f.digest,
                                            .visitor = f.visitor,
                                            .came_late = lobby.phase == Phase::Playing});
                   lobby.last_member = std::max(lobby.last_member, f.member.value);
                 },
                 [&](const Renamed& f) {
                   if (Member* member = lobby.member(f.member)) member->name = f.name;
                   for (KeptOut& one : lobby.kept_out) {
                     if (one.member == f.member) one.name = f.name;
                   }
                 },
                 [&](const SatDown& f) {
                   free_chairs_of(lobby, f.member);
                   if (f.chair < lobby.ring.size()) lobby.ring[f.chair] = {f.member, f.member};
                   if (Member* member = lobby.member(f.member)) member->part = Part::Player;
                 },
                 [&](const StoodUp& f) {
                   free_chairs_of(lobby, f.member);
                   if (Member* member = lobby.member(f.member)) {
                     member->part = f.part;
                     member->ready = false;
                   }
                 },
                 [&](const TookSeat& f) {
                   if (f.seat >= lobby.ring.size()) return;
                   free_chairs_of(lobby, f.member);
                   Chair& chair = lobby.ring[f.seat];
                   if (!chair.owner) chair.owner = f.member;
                   chair.holder = f.member;
                   if (lobby.is_teammate(f.member)) note_teammate(lobby, f.seat);
                   note_bot(lobby, f.member);
                   if (Member* member = lobby.member(f.member)) {
                     member->part = Part::Player;
                     member->has_played = true;
                   }
                 },
                 [&](const SeatReturned& f) {
                   if (f.seat < lobby.ring.size()) lobby.ring[f.seat].holder = lobby.ring[f.seat].owner;
                 },
                 [&](const WentAway& f) { forget_member(lobby, f.member); },
                 [&](const WasRemoved& f) { forget_member(lobby, f.member); },
                 [&](const HostPassed& f) { lobby.host = f.member; },
                 [&](const LockTurned& f) { lobby.is_locked = f.locked; },
                 [&](const GameChosen& f) {
                   lobby.choice = f.choice;
                   lobby.plays_expansion = protocol::has_expansion(f.choice);
                   clear_ready(lobby);
                 },
                 [&](const ReadySaid& f) {
                   if (Member* member = lobby.member(f.member)) member->ready = f.ready;
                 },
                 [&](const CountdownBegan& f) {
                   lobby.phase = Phase::Counting;
                   lobby.countdown_ends = f.ends;
                 },
                 [&](const CountdownStopped&) { lobby.phase = Phase::Gathering; },
                 [&](const GameBegan& f) { begin(lobby, f); },
                 [&](const GamePaused& f) {
                   stop(lobby, ClockState::Paused, f.at);
                   ++lobby.pauses;
                 },
                 [&](const GameInterrupted& f) {
                   stop(lobby, ClockState::Interrupted, f.at);
                   ++lobby.interruptions;
                 },
                 [&](const GameResumed& f) { lobby.clock = {ClockState::Running, f.origin, f.at}; },
                 [&](const GivenUp& f) { end_game(lobby, GameResult::GivenUp, f.at); },
                 [&](const GameRecorded& f) {
                   lobby.record = f.id;
                   lobby.achievements = f.achievements;
                 },
                 [&](const BackToStart& f) {
                   lobby.phase = Phase::Gathering;
                   lobby.next_deal = f.deal;
                   clear_ready(lobby);
                 },
                 [&](const Acknowledged& f) {
                   Member* member = lobby.member(f.member);
                   if (member == nullptr) return;
                   auto& acknowledged = member->acknowledged;
                   if (acknowledged.full()) acknowledged.erase_at(0);
                   acknowledged.push_back(f);
                 },
                 [&](const LastGame& f) {
                   lobby.games = f.games;
                   lobby.seats = f.seats;
                   lobby.known_deal = f.known_deal;
                   lobby.certified = f.certified;
                   lobby.actions = f.actions;
                   lobby.par.reset();
                   lobby.result = static_cast<GameResult>(std::min<std::uint8_t>(f.result, 3));
                   lobby.record = f.record;
                   lobby.achievements = f.achievements;
                   lobby.head = f.head;
                   lobby.clock.stopped_at = f.at;
                   lobby.last_member = std::max(lobby.last_member, f.last_member.value);
                 },
                 [&](const TeammatesSettled& f) { lobby.teammate_settings = f.teammate_settings; },
                 [&](const ParTold& f) {
                   if (f.game == lobby.games) lobby.par = f;
                 },
                 [&](const NoWaySeen& f) { lobby.sees_no_way = f.game == lobby.games; },
                 [](const Talked&) {},  // for the record alone
                 [&](const Muted& f) {
                   if (Member* member = lobby.member(f.member)) member->muted = f.muted;
                 },
                 [&](const AvatarChosen& f) {
                   if (Member* member = lobby.member(f.member)) member->face = f.face;
                 },
                 [&](const KeptOut& f) { keep_out(lobby, f); },
                 [&](const LetIn& f) { let_in(lobby, f.member); },
             },
             fact);
}

// As a plan counts them: the red pawn and the last grain aren't steps of it.
void note_action(Lobby& lobby, const rules::Action& action) {
  const bool is_a_step = !std::holds_alternative<rules::PutRedPawn>(action) &&
                         !std::holds_alternative<rules::SandRunsOut>(action);
  if (is_a_step) lobby.actions = lobby.actions.value_or(0) + 1;
}

void end_game(Lobby& lobby, GameResult result, rules::GameTime at) {
  lobby.phase = Phase::Gathering;
  lobby.result = result;
  stop(lobby, ClockState::Stopped, at);
  for (Chair& chair : lobby.ring) {
    const bool is_taken_over = chair.owner && chair.holder && chair.owner != chair.holder;
    // A teammate that sat in leaves. Anyone else keeps the chair of an owner who never came back.
    if (is_taken_over && lobby.is_teammate(*chair.holder)) {
      forget_member(lobby, *chair.holder);
    } else {
      chair.owner = chair.holder;
    }
  }
}

FactList facts_of(const Lobby& lobby, std::string last_position) {
  FactList facts;
  facts.emplace_back(Opened{lobby.code, lobby.opened_wall_s, lobby.purpose});
  facts.emplace_back(GameChosen{lobby.choice});
  for (const Member& member : lobby.members) {
    facts.emplace_back(
        Joined{member.id, member.name, member.kind, member.part, member.digest, member.visitor});
    if (const auto chair = lobby.owned_by(member.id)) facts.emplace_back(SatDown{member.id, *chair});
    if (member.ready) facts.emplace_back(ReadySaid{member.id, true});
    if (member.muted) facts.emplace_back(Muted{member.id, true});
    if (member.face != 0) facts.emplace_back(AvatarChosen{member.id, member.face});
    for (const Acknowledged& acknowledged : member.acknowledged) facts.emplace_back(acknowledged);
  }
  if (lobby.host) facts.emplace_back(HostPassed{*lobby.host});
  if (lobby.is_locked) facts.emplace_back(LockTurned{true});
  for (const KeptOut& one : lobby.kept_out) facts.emplace_back(one);
  if (lobby.teammate_settings != protocol::TeammateSettings{})
    facts.emplace_back(TeammatesSettled{lobby.teammate_settings});
  facts.emplace_back(LastGame{lobby.games, lobby.seats, lobby.known_deal,
                              static_cast<std::uint8_t>(lobby.result), lobby.record, lobby.head,
                              std::move(last_position), lobby.clock.stopped_at, MemberId{lobby.last_member},
                              lobby.certified, lobby.actions, lobby.achievements});
  if (lobby.par) facts.emplace_back(*lobby.par);
  if (lobby.next_deal != Deal::New) facts.emplace_back(BackToStart{lobby.next_deal});
  return facts;
}

}  // namespace table
