// What members wish around the game: each wish is refused with a reason or becomes facts.
#include <algorithm>

#include "base/overloaded.h"
#include "protocol/messages.h"
#include "table/objection.h"
#include "table/seating.h"
#include "table/table.h"

namespace table {

using protocol::TableReason;
using protocol::TableRefusal;

namespace {

// What can be turned to and fro for everybody to see: in the rhythm of it nobody shall read a message.
bool is_switch(const protocol::Wish& wish) {
  return std::holds_alternative<protocol::Lock>(wish) || std::holds_alternative<protocol::Mute>(wish) ||
         std::holds_alternative<protocol::SettleTeammates>(wish) ||
         std::holds_alternative<protocol::PassHost>(wish) || std::holds_alternative<protocol::Pause>(wish) ||
         std::holds_alternative<protocol::Resume>(wish) || std::holds_alternative<protocol::Stand>(wish) ||
         std::holds_alternative<protocol::Take>(wish) || std::holds_alternative<protocol::Fill>(wish) ||
         std::holds_alternative<protocol::Remove>(wish);
}

}  // namespace

// One wish of one member, looked at: it gives the facts it leads to, or the reason why not.
struct Wishes {
  const Table& table;
  MemberId me;
  Moment now;

  using Granted = std::expected<FactList, TableRefusal>;

  const Lobby& lobby() const { return table.lobby_; }
  static Granted no(TableReason reason) { return std::unexpected{TableRefusal{.reason = reason}}; }
  bool is_host() const { return lobby().host == me; }
  bool is_playing() const { return lobby().phase == Phase::Playing; }
  bool sits() const { return lobby().chair_of(me).has_value(); }
  // Where only teammates sit, the host speaks for them.
  bool has_a_say() const { return sits() || (is_host() && lobby().is_left_to_teammates()); }

  bool has_bots() const {
    return std::ranges::any_of(lobby().members, [](const Member& m) { return m.kind == Kind::Bot; });
  }

  Granted operator()(const protocol::Rename& wish) const {
    if (is_playing()) return no(TableReason::GameIsRunning);
    const auto name = protocol::read_name(wish.name);
    if (!name) return no(TableReason::NameNotAllowed);
    if (*name == lobby().member(me)->name) return FactList{Renamed{me, *name}};
    return FactList{Renamed{me, lobby().name_for(*name)}};
  }

  Granted operator()(const protocol::Sit& wish) const {
    if (is_playing()) return no(TableReason::GameIsRunning);
    if (wish.chair >= rules::kMostSeats) return no(TableReason::NoSuchChair);
    const Chair& chair = lobby().ring[wish.chair];
    const bool is_free = !chair.holder || chair.holder == me || lobby().is_teammate(*chair.holder);
    if (!is_free) return no(TableReason::ChairIsTaken);
    FactList facts;
    table.sit_down(facts, me, wish.chair);
    return facts;
  }

  Granted operator()(const protocol::Stand&) const {
    if (!sits()) return no(TableReason::NoSeat);
    return FactList{StoodUp{me, Part::Spectator}};
  }

  Granted operator()(const protocol::Ready& wish) const {
    if (is_playing()) return no(TableReason::GameIsRunning);
    if (!has_a_say()) return no(TableReason::NoSeat);
    const bool on = wish.on == protocol::Switch::On;
    if (on) {
      // Nobody gets ready for what cannot be played with those who are here.
      const auto game = table.next_game({});
      if (!game && would_be_all()) {
        return std::unexpected{TableRefusal{.reason = TableReason::CannotBePlayed, .problem = game.error()}};
      }
    }
    return FactList{ReadySaid{me, on}};
  }

  Granted operator()(const protocol::Choose& wish) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (is_playing()) return no(TableReason::GameIsRunning);
    if (lobby().challenge.sets_the_deal()) return no(TableReason::DealIsSet);
    if (const auto objection = objection_to(wish.choice, table.ports_.rules)) {
      return std::unexpected{*objection};
    }
    if (lobby().has_teammates() && protocol::has_expansion(wish.choice)) {
      return no(TableReason::NoTeammatesHere);
    }
    // A table does not become public around the programs that the house keeps off public ones. Those whom
    // only the host does not want any more stay until they are sent away.
    const bool opens = wish.choice.visibility == protocol::Visibility::Public &&
                       lobby().choice.visibility == protocol::Visibility::Private;
    if (opens && !table.ports_.rules.bots_at_public_tables && has_bots()) return no(TableReason::NoBotsHere);
    return FactList{GameChosen{wish.choice}};
  }

  Granted operator()(const protocol::ChangeChoice& wish) const {
    return (*this)(protocol::Choose{protocol::changed(lobby().choice, wish.change)});
  }

  Granted operator()(const protocol::Lock& wish) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    return FactList{LockTurned{wish.on == protocol::Switch::On}};
  }

  Granted operator()(const protocol::Remove& wish) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (lobby().member(wish.member) == nullptr || wish.member == me) return no(TableReason::NoSuchMember);
    return FactList{WasRemoved{wish.member}};
  }

  Granted operator()(const protocol::PassHost& wish) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (lobby().member(wish.to) == nullptr || lobby().is_teammate(wish.to)) {
      return no(TableReason::NoSuchMember);
    }
    return FactList{HostPassed{wish.to}};
  }

  // a seat without anybody or with a teammate at once, a deserted one a little later; for the host at
  // once.
  Granted operator()(const protocol::Take& wish) const {
    if (!is_playing()) return no(TableReason::NoGame);
    if (wish.seat >= lobby().seats) return no(TableReason::NoSuchChair);
    const auto holder = lobby().ring[wish.seat].holder;
    if (holder && lobby().is_teammate(*holder)) return FactList{WentAway{*holder}, TookSeat{me, wish.seat}};
    if (holder && table.is_here(*holder)) return no(TableReason::NotDeserted);
    if (!is_host() && !table.is_deserted(wish.seat, now)) return no(TableReason::NotFreeYet);
    return FactList{TookSeat{me, wish.seat}};
  }

  Granted operator()(const protocol::Pause&) const {
    if (!is_playing()) return no(TableReason::NoGame);
    if (!has_a_say()) return no(TableReason::NoSeat);
    if (lobby().choice.pauses == protocol::Pauses::Never) return no(TableReason::PausesNotAllowed);
    if (lobby().clock.hand != GameClock::Hand::Running) return no(TableReason::GameIsPaused);
    // The last grain has fallen, only the verdict is still awaited.
    if (now.server.ms >= lobby().clock.origin.ms + table.sand_end_ms()) return no(TableReason::NoGame);
    return FactList{GamePaused{table.game_now(now)}};
  }

  Granted operator()(const protocol::Resume&) const {
    if (!is_playing()) return no(TableReason::NoGame);
    if (!has_a_say()) return no(TableReason::NoSeat);
    if (lobby().clock.hand == GameClock::Hand::Running) return no(TableReason::GameIsNotPaused);
    const rules::GameTime at = lobby().clock.stopped_at;
    return FactList{GameResumed{at, ServerTime{now.server.ms - std::int64_t{at.ms}}}};
  }

  Granted operator()(const protocol::GiveUp&) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (!is_playing()) return no(TableReason::NoGame);
    return FactList{GivenUp{table.game_now(now)}};
  }

  Granted operator()(const protocol::Again& wish) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (wish.deal == Deal::Same && lobby().head.empty()) return no(TableReason::NothingToRepeat);
    return after_this_game({BackToStart{wish.deal}});
  }

  Granted operator()(const protocol::NextScenario&) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (lobby().challenge.sets_the_deal()) return no(TableReason::DealIsSet);
    const auto scenario = protocol::next_scenario(lobby().choice);
    if (!scenario) return no(TableReason::NoNextScenario);
    // What fitted the scenario before need not fit the next one; the people and their habits stay.
    const protocol::Choice next{.scenario = *scenario,
                                .seats = lobby().choice.seats,
                                .sand_ms = lobby().choice.sand_ms,
                                .visibility = lobby().choice.visibility,
                                .pauses = lobby().choice.pauses,
                                .deals = lobby().choice.deals,
                                .bots = lobby().choice.bots,
                                .voice = lobby().choice.voice};
    return after_this_game({GameChosen{next}, BackToStart{Deal::New}});
  }

  Granted operator()(const protocol::Leave&) const { return FactList{WentAway{me}}; }

  Granted operator()(const protocol::Fill& wish) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (is_playing() && wish.seats) return no(TableReason::GameIsRunning);
    if (table.is_without_teammates()) return no(TableReason::NoTeammatesHere);
    Seating seating{lobby(), table.dispensable()};
    if (wish.chair) {
      if (*wish.chair >= (is_playing() ? lobby().seats : rules::kMostSeats)) {
        return no(TableReason::NoSuchChair);
      }
      if (!may_be_filled(*wish.chair)) return no(TableReason::ChairIsTaken);
      if (!seating.has_room()) return no(TableReason::TableIsFull);
      seating.seat(*wish.chair);
    } else {
      fill_all(seating, wish.seats);
    }
    if (seating.facts().empty()) return no(TableReason::ChairIsTaken);
    if (!table.ports_.teammates.enter(lobby().code, Teammates::Arrival::New)) {
      return no(TableReason::TooManyTeammates);
    }
    FactList facts = seating.facts();
    if (wish.pace) facts.emplace_back(TeammatesSettled{{*wish.pace, lobby().habits.stand_in}});
    return facts;
  }

  Granted operator()(const protocol::SettleTeammates& wish) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    protocol::TeammateHabits habits = lobby().habits;
    if (wish.pace) habits.pace = *wish.pace;
    if (wish.stand_in) {
      const bool on = *wish.stand_in == protocol::Switch::On;
      habits.stand_in = on ? protocol::StandIn::Allowed : protocol::StandIn::Never;
    }
    return FactList{TeammatesSettled{habits}};
  }

  Granted operator()(const protocol::Mute& wish) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (lobby().member(wish.member) == nullptr || lobby().is_teammate(wish.member)) {
      return no(TableReason::NoSuchMember);
    }
    return FactList{Muted{wish.member, wish.on == protocol::Switch::On}};
  }

  // A game is played with Table::act, and people talk with Table::talk.
  Granted operator()(const protocol::Do&) const { return no(TableReason::NoGame); }
  Granted operator()(const protocol::Talk&) const { return no(TableReason::NoSeat); }

 private:
  // In a running game also the seat of one who is not here: for the host at once.
  bool may_be_filled(std::uint8_t chair) const {
    const Chair& there = lobby().ring[chair];
    if (!there.holder) return is_playing() || !there.owner;
    return is_playing() && !lobby().is_teammate(*there.holder) && !table.is_here(*there.holder);
  }

  void fill_all(Seating& seating, std::optional<std::uint8_t> seats) const {
    if (is_playing()) {
      for (std::uint8_t seat = 0; seat < lobby().seats && seating.has_room(); ++seat) {
        if (may_be_filled(seat)) seating.seat(seat);
      }
      return;
    }
    constexpr std::uint8_t kUsual = 4;
    const std::uint8_t chosen = lobby().choice.seats == 0 ? kUsual : lobby().choice.seats;
    while (seating.lobby().seated() < seats.value_or(chosen) && seating.has_room()) {
      const auto chair = seating.lobby().free_chair();
      if (!chair) return;
      seating.seat(*chair);
    }
  }

  Granted after_this_game(FactList facts) const {
    if (is_playing()) facts.insert(facts.begin(), GivenUp{table.game_now(now)});
    return facts;
  }

  bool would_be_all() const {
    for (const Member& member : lobby().members) {
      const bool is_awaited = member.id != me && member.kind != Kind::Teammate;
      if (is_awaited && lobby().chair_of(member.id) && !member.ready) return false;
    }
    return true;
  }
};

// What was granted before is not done twice: its author is told where it stands.
bool Table::is_repeated(Link& link, Number number) {
  const auto& granted = lobby_.member(*link.member)->granted;
  for (const Granted& before : granted) {
    if (before.number != number) continue;
    ++ports_.counters.repeats;
    // Granted on an earlier connection: the line it missed is the answer to the first repeat.
    const bool was_missed = before.version > link.came_with && before.version <= link.came_at;
    auto& answered = link.answered_by_line;
    if (was_missed && !answered.full() && std::ranges::find(answered, number) == answered.end()) {
      answered.push_back(number);
      return true;
    }
    tell(link, protocol::done_text(number, before.version), link.member);
    return true;
  }
  if (granted.full() && number < granted.front().number) {
    refuse(link, number, TableRefusal{.reason = TableReason::NumberTooOld});
    return true;
  }
  return false;
}

void Table::grant(Link& link, const protocol::Numbered& numbered, Moment now) {
  const Number number = numbered.number;
  if (is_repeated(link, number)) return;
  if (store_ == StoreState::Fails) {
    ++ports_.counters.refusals;
    tell_now(link.id, protocol::refusal_text(number, TableRefusal{.reason = TableReason::StoreIsTroubled}));
    return;
  }
  if (waiting_.answers_to(*link.member) >= protocol::kMostUnanswered) {
    ++ports_.counters.refusals;
    tell_now(link.id, protocol::refusal_text(number, TableRefusal{.reason = TableReason::TooMany}));
    return;
  }
  if (const auto* play = std::get_if<protocol::Do>(&numbered.wish)) {
    act(link, number, play->action, now);
    return;
  }
  if (const auto* said = std::get_if<protocol::Talk>(&numbered.wish)) {
    talk(link, number, said->what, now);
    return;
  }
  const bool taps = lobby_.phase == Phase::Playing && is_switch(numbered.wish);
  if (taps && !link.manners.breath.take(Tongue::Switches, now.steady_ms)) {
    refuse(link, number, TableRefusal{.reason = TableReason::TooFast});
    return;
  }
  const MemberId me = *link.member;
  auto facts = std::visit(Wishes{*this, me, now}, numbered.wish);
  if (!facts) {
    refuse(link, number, facts.error());
    return;
  }
  const bool gives_up = std::holds_alternative<GivenUp>(facts->front());
  const auto* removed = std::get_if<WasRemoved>(&facts->front());
  const auto* gone = std::get_if<WentAway>(&facts->front());
  const bool leaves = gone != nullptr && gone->member == me;  // and no teammate that makes room
  const std::optional<MemberId> parts = removed != nullptr ? std::optional{removed->member}
                                        : leaves           ? std::optional{me}
                                                           : std::nullopt;
  if (parts && lobby_.host == *parts) pass_host_on(*facts, parts);
  if (gives_up) {
    // The game ends as one line and is settled; what comes after it is another. The last line is the answer:
    // what a crash has cut off there can be wished again.
    const bool is_all = facts->size() == 1;
    write({facts->front()}, is_all ? std::optional{Author{me, number}} : std::nullopt, now);
    finish(Result::GivenUp, now);
    write({facts->begin() + 1, facts->end()}, Author{me, number}, now);
  } else {
    write(*facts, Author{me, number}, now);
  }
  if (removed != nullptr) {
    part_with(*parts, Goodbye::Left, std::make_shared<const std::string>(protocol::removed_text()));
  } else if (parts) {
    part_with(*parts, Goodbye::Left, nullptr);
  }
  check_ready(now);
  flush();
}

}  // namespace table
