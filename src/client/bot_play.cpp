#include "client/bot_play.h"

#include <algorithm>
#include <utility>

#include "base/overloaded.h"
#include "notation/action_text.h"
#include "protocol/messages.h"

namespace client {
namespace {

using protocol::ClockState;
using protocol::Phase;

// If the table doesn't answer our "leave", we go without the answer.
constexpr std::int64_t kGoodbyePatienceMs = 2'000;
constexpr base::RateLimit kLinesOfABot{.times = 50, .in_ms = 1'000, .burst = 200};
constexpr std::uint32_t kMostNonsense = 20;  // in a row
constexpr std::uint32_t kNonsenseShown = 3;

}  // namespace

BotPlay::BotPlay(net::TableLink link, const RemoteGame::Self& self, BotOptions options)
    : link_(std::move(link)), game_(self), options_(options) {
  tell(bot::hello(self.name, link_.text()));
}

// ---- the connection to the server

void BotPlay::connection_opened(std::int64_t now_ms) {
  now_ms_ = now_ms;
  is_connected_ = true;
  // A restored server may reach the same version with a different history.
  arranged_.reset();
  considered_.reset();
  lines_ = game_.hello(now_ms);
}

void BotPlay::hear(std::string_view line, std::int64_t now_ms) {
  now_ms_ = now_ms;
  const bool was_frozen = game_.is_frozen();
  take(game_.hear(line, now_ms), line);
  // A request that crossed the news of the trouble was refused.
  if (was_frozen && !game_.is_frozen()) arranged_.reset();
  if (const auto& departure = game_.departure(); departure && !ending_) {
    ending_ = leaving_as_.value_or(Ending{BotEnd::NotAtTable, departure->sentence});
    return;
  }
  if (game_.is_at_table()) follow_table();
}

void BotPlay::connection_lost(const std::string& why, std::int64_t now_ms) {
  now_ms_ = now_ms;
  is_connected_ = false;
  lines_.clear();
  game_.connection_lost(now_ms);
  if (!leaving_as_) remark("Connection lost, reconnecting: " + why);
}

void BotPlay::connection_ended(const std::string& why, std::int64_t now_ms) {
  now_ms_ = now_ms;
  is_connected_ = false;
  lines_.clear();
  if (!ending_) ending_ = leaving_as_.value_or(Ending{BotEnd::NotAtTable, why});
}

void BotPlay::take(const RemoteGame::Reaction& reaction, std::string_view line) {
  lines_.insert(lines_.end(), reaction.say.begin(), reaction.say.end());
  for (const RemoteNews& one : reaction.news) {
    std::visit(base::Overloaded{
                   [&](const SomebodyActed& acted) {
                     const bool is_mine = playing_ && acted.by == playing_->seat;
                     if (is_mine) ++tally_.accepted;
                     if (playing_) tell(bot::happened(told_game(), acted.events, acted.by));
                   },
                   [&](const TableHasChanged&) { arranged_.reset(); },
                   [&](const RequestRefused& refused) {
                     if (refused.number && refused.number->value == act_number_) {
                       ++tally_.late;
                       tell(std::string{line});
                     } else {
                       remark("Refused: " + refused.sentence);
                     }
                   },
                   [&](const StaredAt&) { tell(std::string{line}); },
               },
               one);
  }
}

// ---- the table

// Tells the bot when it has a seat, when the clock stops or runs, and when a game is over.
void BotPlay::follow_table() {
  const RemoteTable& table = game_.table();
  const auto seat = game_.seat();
  if (playing_ && (table.phase != Phase::Playing || table.games != playing_->game)) end_game();
  if (playing_ && !seat) {
    // Someone else has the seat now.
    playing_.reset();
    question_.reset();
  }
  if (!seat || leaving_as_) return;
  const Playing now{table.games, *seat, table.clock};
  if (!playing_ || playing_->seat != now.seat) {
    tell(bot::begin({now.game, now.seat}, told_game(), game_.game_time(now_ms_)));
    // Give players a moment to look at the table first.
    may_act_ms_ = now_ms_ + options_.pace_ms;
    considered_.reset();
  }
  if (playing_ && playing_->clock != now.clock) tell(bot::clock(protocol::word(now.clock)));
  playing_ = now;
}

void BotPlay::end_game() {
  const RemoteTable& table = game_.table();
  const std::string record =
      table.record.empty() ? std::string{} : link_.site() + "/api/records/" + table.record;
  tell(bot::end(protocol::word(table.result), record));
  playing_.reset();
  question_.reset();
  considered_.reset();
  ++tally_.games;
  if (options_.games != 0 && tally_.games >= options_.games)
    leave({BotEnd::Done, "All games have been played."});
}

// One request at a time, and one per version: what was refused once would be refused again.
void BotPlay::arrange_table() {
  if (!is_connected_ || !game_.is_at_table() || leaving_as_ || game_.unanswered() != 0) return;
  if (game_.is_frozen()) return;  // it would be refused, and nothing would say when to try again
  if (arranged_ == game_.version()) return;
  arranged_ = game_.version();
  if (const auto wanted = next_arrangement()) command(*wanted);
}

std::optional<protocol::Command> BotPlay::next_arrangement() {
  const RemoteTable& table = game_.table();
  const RemoteMember* me = table.member(game_.member());
  if (me == nullptr) return std::nullopt;
  if (me->chair && !has_sat_) {
    has_sat_ = true;
    remark(waiting_text(me->name));
  }
  // A table belongs to the people there.
  if (const RemoteMember* person = game_.is_host() ? person_to_host() : nullptr) {
    return protocol::PassHost{person->id};
  }
  if (!me->chair && !game_.seat()) return place_to_sit();
  if (table.phase == Phase::Gathering && !me->is_ready && wants_to_play()) {
    return protocol::Ready{protocol::Switch::On};
  }
  const bool waits = table.phase == Phase::Playing && table.clock == ClockState::Interrupted;
  if (waits && game_.seat() && !is_person_here()) return protocol::Resume{};
  return std::nullopt;
}

// A free chair before a game, or an empty seat during one. People's seats are left to people.
std::optional<protocol::Command> BotPlay::place_to_sit() {
  const RemoteTable& table = game_.table();
  const bool is_playing = table.phase == Phase::Playing;
  const std::uint8_t chairs = is_playing ? table.seats : protocol::most_seats(table.choice);
  for (std::uint8_t chair = 0; chair < chairs; ++chair) {
    const auto found = std::ranges::find(table.ring, chair, &RemoteChair::chair);
    if (found != table.ring.end() && (found->owner || found->holder)) continue;
    if (is_playing) return protocol::Take{chair};
    if (table.phase == Phase::Gathering) return protocol::Sit{chair};
  }
  if (!is_playing && !has_sat_) leave({BotEnd::NotAtTable, "There's no free seat at this table."});
  return std::nullopt;
}

// The person who started the bot sees nothing else of it until a game begins.
std::string BotPlay::waiting_text(const std::string& name) const {
  const std::string sits = name + " has joined table " + link_.code.text();
  if (game_.table().phase != Phase::Gathering || wants_to_play()) return sits + ".";
  if (options_.games == 0 && !is_person_here()) {
    return sits + " and gets ready when a person joins. Open " + link_.text() + " in a browser.";
  }
  return sits + " and gets ready when " + std::to_string(options_.wait_for) + " are seated.";
}

bool BotPlay::wants_to_play() const {
  const auto sitting = std::ranges::count_if(
      game_.table().ring, [](const RemoteChair& chair) { return chair.holder.has_value(); });
  return sitting >= options_.wait_for && (options_.games != 0 || is_person_here());
}

bool BotPlay::is_person_here() const { return person_to_host() != nullptr; }

// Someone seated, or else someone watching.
const RemoteMember* BotPlay::person_to_host() const {
  const RemoteMember* found = nullptr;
  for (const RemoteMember& member : game_.table().members) {
    if (member.kind != protocol::Kind::Person || !member.is_here) continue;
    if (member.chair) return &member;
    if (found == nullptr) found = &member;
  }
  return found;
}

rules::Game BotPlay::told_game() const {
  rules::Game game = game_.confirmed();
  game.version = game_.version().value;
  return game;
}

void BotPlay::command(const protocol::Command& command) {
  if (auto line = game_.ask(command, now_ms_)) lines_.push_back(*std::move(line));
}

// ---- the bot

void BotPlay::ask_bot() {
  const bool can_act = is_connected_ && playing_ && game_.seat() && playing_->clock == ClockState::Running &&
                       !game_.is_frozen() && game_.unanswered() == 0 && !leaving_as_;
  if (!can_act || question_ || now_ms_ < may_act_ms_ || considered_ == game_.version()) return;
  const rules::Game& game = game_.confirmed();
  const rules::Actions legal = rules::legal_actions(game.rules, game.state, *game_.seat());
  considered_ = game_.version();
  if (legal.empty()) return;
  offered_.clear();
  for (const rules::Action& action : legal) offered_.push_back(notation::text_of(action));
  question_ = Question{now_ms_};
  tell(bot::question(++questions_, told_game(), game_.game_time(now_ms_), legal));
}

void BotPlay::hear_bot(std::string_view line, std::int64_t now_ms) {
  now_ms_ = now_ms;
  if (leaving_as_ || ending_) return;
  if (!said_.take(kLinesOfABot, now_ms)) {
    return part_with_bot(BotEnd::Misbehaved, "The bot sends more than 50 lines a second.", now_ms);
  }
  const auto command = bot::read(line);
  if (!command) return hear_nonsense(command.error());
  nonsense_in_a_row_ = 0;
  const bool is_asked_about_game = std::holds_alternative<bot::Act>(*command) ||
                                   std::holds_alternative<bot::AskLegal>(*command) ||
                                   std::holds_alternative<bot::AskState>(*command);
  if (is_asked_about_game && !game_.seat()) {
    tell(protocol::refusal_text(std::nullopt,
                                protocol::TableRefusal{.reason = protocol::TableReason::NoGame}));
    return;
  }
  const rules::GameTime at = game_.game_time(now_ms_);
  std::visit(
      base::Overloaded{
          [&](const bot::Act& said) { act(said.action); },
          [&](const bot::Pass&) { question_.reset(); },
          [&](const bot::AskLegal& said) {
            const rules::Game& game = game_.confirmed();
            tell(bot::legal(rules::legal_actions(game.rules, game.state, *game_.seat(), said.signals, at)));
          },
          [&](const bot::AskState&) { tell(bot::state(told_game(), at)); },
          [&](const bot::Leave&) { leave({BotEnd::Done, "The bot has left the table."}); },
      },
      *command);
}

// Illegal actions are never sent to the server.
void BotPlay::act(const rules::Action& action) {
  question_.reset();
  considered_.reset();
  if (!is_connected_ || now_ms_ < may_act_ms_ || game_.unanswered() != 0) {
    tell(protocol::refusal_text(std::nullopt,
                                protocol::TableRefusal{.reason = protocol::TableReason::TooFast}));
    return;
  }
  may_act_ms_ = now_ms_ + options_.pace_ms;
  const rules::Game& game = game_.confirmed();
  const rules::Stamped asked{*game_.seat(), game_.game_time(now_ms_), action};
  if (const rules::Objection objection = rules::why_refused(game.rules, game.state, asked)) {
    const bool was_offered = std::ranges::find(offered_, notation::text_of(action)) != offered_.end();
    ++(was_offered ? tally_.late : tally_.illegal);
    tell(bot::refused(*objection));
    return;
  }
  command(protocol::Do{action});
  act_number_ = game_.last_number();
}

void BotPlay::hear_nonsense(const std::string& why) {
  ++tally_.nonsense;
  tell(bot::error(why));
  if (++nonsense_in_a_row_ <= kNonsenseShown) remark("The bot sent something invalid: " + why);
  if (nonsense_in_a_row_ >= kMostNonsense) {
    part_with_bot(BotEnd::Misbehaved, "The bot keeps sending invalid lines.", now_ms_);
  }
}

void BotPlay::part_with_bot(BotEnd how, std::string sentence, std::int64_t now_ms) {
  now_ms_ = now_ms;
  leave({how, std::move(sentence)});
}

void BotPlay::leave(Ending ending) {
  if (leaving_as_ || ending_) return;
  leaving_as_ = std::move(ending);
  leaving_since_ms_ = now_ms_;
  question_.reset();
  tell(bot::bye(leaving_as_->sentence));
  if (is_connected_ && game_.is_at_table()) {
    command(protocol::Leave{});
  } else {
    ending_ = leaving_as_;
  }
}

void BotPlay::pass_time(std::int64_t now_ms) {
  now_ms_ = now_ms;
  if (ending_) return;
  if (leaving_since_ms_ && now_ms - *leaving_since_ms_ > kGoodbyePatienceMs) {
    ending_ = leaving_as_;
    return;
  }
  if (is_connected_) {
    if (auto line = game_.remind(now_ms)) lines_.push_back(*std::move(line));
  }
  if (question_ && now_ms - question_->asked_ms > options_.patience_ms) {
    return part_with_bot(BotEnd::Misbehaved, "The bot doesn't answer.", now_ms);
  }
  arrange_table();
  ask_bot();
}

}  // namespace client
