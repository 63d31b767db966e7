#include "table/command_handler.h"

#include <algorithm>

#include "base/overloaded.h"
#include "protocol/read_request.h"
#include "table/joining.h"
#include "table/objection.h"
#include "table/seating.h"

namespace table {

using protocol::TableReason;
using protocol::TableRefusal;

namespace {

// Judges one command of one member: returns the facts it leads to, or the reason why not.
struct CommandHandler {
  const CommandContext& context;
  const MemberId me = context.me;
  const Moment now = context.now;

  using Handled = std::expected<FactList, TableRefusal>;

  const Lobby& lobby() const { return context.lobby; }
  static Handled no(TableReason reason) { return std::unexpected{TableRefusal{.reason = reason}}; }
  bool is_host() const { return lobby().host == me; }
  bool is_playing() const { return lobby().phase == Phase::Playing; }
  bool sits() const { return lobby().chair_of(me).has_value(); }
  // If only teammates are seated, the host speaks for them.
  bool has_a_say() const { return sits() || (is_host() && lobby().is_left_to_teammates()); }

  bool has_bots() const {
    return std::ranges::any_of(lobby().members, [](const Member& m) { return m.kind == Kind::Bot; });
  }

  Handled operator()(const protocol::Rename& command) const {
    if (is_playing()) return no(TableReason::GameIsRunning);
    const auto name = protocol::read_name(command.name);
    if (!name || context.settings.blocked_words.forbids(*name)) return no(TableReason::NameNotAllowed);
    if (*name == lobby().member(me)->name) return FactList{Renamed{me, *name}};
    return FactList{Renamed{me, lobby().name_for(*name)}};
  }

  // B-COM-1: not during a game, where another avatar could be a message.
  Handled operator()(const protocol::ChooseAvatar& command) const {
    if (is_playing()) return no(TableReason::GameIsRunning);
    return FactList{AvatarChosen{me, command.face}};
  }

  Handled operator()(const protocol::Sit& command) const {
    if (is_playing()) return no(TableReason::GameIsRunning);
    if (command.chair >= rules::kMostSeats) return no(TableReason::NoSuchChair);
    const Chair& chair = lobby().ring[command.chair];
    const bool is_free = !chair.holder || chair.holder == me || lobby().is_teammate(*chair.holder);
    if (!is_free) return no(TableReason::ChairIsTaken);
    FactList facts;
    sit_down(facts, lobby(), me, command.chair);
    return facts;
  }

  Handled operator()(const protocol::Stand&) const {
    if (!sits()) return no(TableReason::NoSeat);
    return FactList{StoodUp{me, Part::Spectator}};
  }

  Handled operator()(const protocol::Ready& command) const {
    if (is_playing()) return no(TableReason::GameIsRunning);
    if (!has_a_say()) return no(TableReason::NoSeat);
    const bool on = command.on == protocol::Switch::On;
    if (on) {
      // Nobody can get ready for something that can't be played with the people here.
      const auto game = next_game(lobby(), {});
      if (!game && would_be_all()) {
        return std::unexpected{TableRefusal{.reason = TableReason::CannotBePlayed, .problem = game.error()}};
      }
    }
    return FactList{ReadySaid{me, on}};
  }

  Handled operator()(const protocol::Choose& command) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (is_playing()) return no(TableReason::GameIsRunning);
    if (lobby().purpose.sets_the_deal()) return no(TableReason::DealIsSet);
    if (const auto objection = objection_to(command.choice, context.settings)) {
      return std::unexpected{*objection};
    }
    // A table can't become public while programs are there that the operator keeps off public tables.
    // Programs that only the host no longer wants stay until they are removed.
    const bool opens = command.choice.visibility == protocol::Visibility::Public &&
                       lobby().choice.visibility == protocol::Visibility::Private;
    if (opens && !context.settings.bots_at_public_tables && has_bots()) return no(TableReason::NoBotsHere);
    return FactList{GameChosen{command.choice}};
  }

  Handled operator()(const protocol::ChangeChoice& command) const {
    return (*this)(protocol::Choose{protocol::changed(lobby().choice, command.change)});
  }

  Handled operator()(const protocol::Lock& command) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    return FactList{LockTurned{command.on == protocol::Switch::On}};
  }

  Handled operator()(const protocol::Remove& command) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (lobby().member(command.member) == nullptr || command.member == me)
      return no(TableReason::NoSuchMember);
    return facts_of_removal(lobby(), command.member, me);
  }

  Handled operator()(const protocol::LetIn& command) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (lobby().kept_out_as(command.member) == nullptr) return no(TableReason::NoSuchMember);
    return FactList{LetIn{command.member}};
  }

  Handled operator()(const protocol::PassHost& command) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    const bool can_lead = !lobby().is_teammate(command.to) && !lobby().is_screen(command.to);
    if (lobby().member(command.to) == nullptr || !can_lead) return no(TableReason::NoSuchMember);
    return FactList{HostPassed{command.to}};
  }

  // a free seat or a teammate's at once, a deserted one a little later; for the host at once.
  Handled operator()(const protocol::Take& command) const {
    if (!is_playing()) return no(TableReason::NoGame);
    if (command.seat >= lobby().seats) return no(TableReason::NoSuchChair);
    const auto holder = lobby().ring[command.seat].holder;
    if (holder && lobby().is_teammate(*holder))
      return FactList{WentAway{*holder}, TookSeat{me, command.seat}};
    if (holder && context.people.is_here(*holder)) return no(TableReason::NotDeserted);
    if (!is_host() && !context.people.is_deserted(lobby(), command.seat, now))
      return no(TableReason::NotFreeYet);
    return FactList{TookSeat{me, command.seat}};
  }

  Handled operator()(const protocol::Pause&) const {
    if (!is_playing()) return no(TableReason::NoGame);
    if (!has_a_say()) return no(TableReason::NoSeat);
    if (lobby().choice.pauses == protocol::Pauses::Never) return no(TableReason::PausesNotAllowed);
    if (lobby().clock.state != ClockState::Running) return no(TableReason::GameIsPaused);
    // The last grain has fallen, only the verdict is still awaited.
    if (now.server.ms >= lobby().clock.origin.ms + context.game.sand_end_ms()) return no(TableReason::NoGame);
    return FactList{GamePaused{context.game.now(lobby(), now)}};
  }

  Handled operator()(const protocol::Resume&) const {
    if (!is_playing()) return no(TableReason::NoGame);
    if (!has_a_say()) return no(TableReason::NoSeat);
    if (lobby().clock.state == ClockState::Running) return no(TableReason::GameIsNotPaused);
    const rules::GameTime at = lobby().clock.stopped_at;
    return FactList{GameResumed{at, ServerTime{now.server.ms - std::int64_t{at.ms}}}};
  }

  Handled operator()(const protocol::GiveUp&) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (!is_playing()) return no(TableReason::NoGame);
    return FactList{GivenUp{context.game.now(lobby(), now)}};
  }

  Handled operator()(const protocol::Again& command) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (command.deal == Deal::Same && lobby().head.empty()) return no(TableReason::NothingToRepeat);
    return after_this_game({BackToStart{command.deal}});
  }

  Handled operator()(const protocol::NextScenario&) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (lobby().purpose.sets_the_deal()) return no(TableReason::DealIsSet);
    const auto scenario = protocol::next_scenario(lobby().choice);
    if (!scenario) return no(TableReason::NoNextScenario);
    // What fitted the previous scenario may not fit the next one; people and their preferences stay.
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

  Handled operator()(const protocol::Leave&) const { return FactList{WentAway{me}}; }

  Handled operator()(const protocol::Fill& command) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (is_playing() && command.seats) return no(TableReason::GameIsRunning);
    Seating seating{lobby(), context.people.dispensable(lobby())};
    if (command.chair) {
      if (*command.chair >= (is_playing() ? lobby().seats : rules::kMostSeats)) {
        return no(TableReason::NoSuchChair);
      }
      if (!may_be_filled(*command.chair)) return no(TableReason::ChairIsTaken);
      if (!seating.has_room()) return no(TableReason::TableIsFull);
      seating.seat(*command.chair);
    } else {
      fill_all(seating, command.seats);
    }
    if (seating.facts().empty()) return no(TableReason::ChairIsTaken);
    FactList facts = seating.facts();
    if (command.pace) {
      protocol::TeammateSettings teammate_settings = lobby().teammate_settings;
      teammate_settings.pace = *command.pace;
      facts.emplace_back(TeammatesSettled{teammate_settings});
    }
    return facts;
  }

  Handled operator()(const protocol::SettleTeammates& command) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    protocol::TeammateSettings teammate_settings = lobby().teammate_settings;
    if (command.pace) teammate_settings.pace = *command.pace;
    if (command.temperament) teammate_settings.temperament = *command.temperament;
    if (command.stand_in) {
      const bool on = *command.stand_in == protocol::Switch::On;
      teammate_settings.stand_in = on ? protocol::StandIn::Allowed : protocol::StandIn::Never;
    }
    return FactList{TeammatesSettled{teammate_settings}};
  }

  Handled operator()(const protocol::Mute& command) const {
    if (!is_host()) return no(TableReason::OnlyTheHost);
    if (lobby().member(command.member) == nullptr || lobby().is_teammate(command.member)) {
      return no(TableReason::NoSuchMember);
    }
    return FactList{Muted{command.member, command.on == protocol::Switch::On}};
  }

  // A game is played with Table::act, people talk with Table::talk and complain with Table::complain.
  Handled operator()(const protocol::Do&) const { return no(TableReason::NoGame); }
  Handled operator()(const protocol::Talk&) const { return no(TableReason::NoSeat); }
  Handled operator()(const protocol::Complain&) const { return no(TableReason::NoSuchMember); }

 private:
  // In a running game also the seat of an absent player: for the host at once.
  bool may_be_filled(std::uint8_t chair) const {
    const Chair& there = lobby().ring[chair];
    if (!there.holder) return is_playing() || !there.owner;
    return is_playing() && !lobby().is_teammate(*there.holder) && !context.people.is_here(*there.holder);
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

  Handled after_this_game(FactList facts) const {
    if (is_playing()) facts.insert(facts.begin(), GivenUp{context.game.now(lobby(), now)});
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

}  // namespace

Handled handle_command(const CommandContext& context, const protocol::Command& command) {
  auto facts = std::visit(CommandHandler{context}, command);
  if (!facts) return std::unexpected{facts.error()};
  CommandEffects effects{.facts = *std::move(facts)};
  const Fact& first = effects.facts.front();
  effects.gives_up = std::holds_alternative<GivenUp>(first);
  effects.needs_teammate_place = std::holds_alternative<protocol::Fill>(command);
  if (const auto* removed = std::get_if<WasRemoved>(&first)) {
    effects.parting = Parting{removed->member, Parting::Why::WasRemoved};
  } else if (const auto* gone = std::get_if<WentAway>(&first);
             gone != nullptr && gone->member == context.me) {
    effects.parting = Parting{context.me, Parting::Why::Left};  // and not a teammate, which makes room
  }
  if (effects.parting && context.lobby.host == effects.parting->member) {
    const auto next = context.people.next_host(context.lobby, effects.parting->member);
    if (next) effects.facts.emplace_back(HostPassed{*next});
  }
  return effects;
}

bool is_switch(const protocol::Command& command) {
  return std::holds_alternative<protocol::Lock>(command) || std::holds_alternative<protocol::Mute>(command) ||
         std::holds_alternative<protocol::SettleTeammates>(command) ||
         std::holds_alternative<protocol::PassHost>(command) ||
         std::holds_alternative<protocol::Pause>(command) ||
         std::holds_alternative<protocol::Resume>(command) ||
         std::holds_alternative<protocol::Stand>(command) ||
         std::holds_alternative<protocol::Take>(command) || std::holds_alternative<protocol::Fill>(command) ||
         std::holds_alternative<protocol::Remove>(command) ||
         std::holds_alternative<protocol::LetIn>(command);
}

}  // namespace table
