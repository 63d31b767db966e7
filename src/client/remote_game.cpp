#include "client/remote_game.h"

#include "base/overloaded.h"
#include "cli/sentences.h"
#include "client/table_news.h"
#include "protocol/limits.h"
#include "protocol/write_request.h"
#include "rules/can_happen.h"
#include "rules/view.h"

namespace client {

namespace server = protocol::server;

namespace {

using protocol::ClockState;

constexpr std::int64_t kAskTimeEveryMs = 10'000;

// Pawn moves are shown at once; everything else waits for the server.
bool is_walking(const rules::Action& action) {
  return std::holds_alternative<rules::Move>(action) || std::holds_alternative<rules::TakeVortex>(action) ||
         std::holds_alternative<rules::RideEscalator>(action);
}

// In our own words if the reason is known, otherwise in the server's.
std::string sentence_of(const server::Reason& reason) {
  return reason.of_the_rules ? cli::sentence_of(*reason.of_the_rules) : reason.sentence;
}

}  // namespace

std::vector<std::string> RemoteGame::hello(std::int64_t now_ms) {
  time_asked_ms_.reset();
  awaits_everything_ = false;
  if (!has_joined_) {
    return {protocol::line_of(
        protocol::Join{.name = self_.name, .part = self_.part, .kind = self_.kind, .token = self_.token})};
  }
  std::vector<std::string> lines{protocol::line_of(protocol::Back{
      .token = self_.token, .seen = knows_anything_ ? std::optional{version_} : std::nullopt})};
  for (auto pending = unanswered_.begin(); pending != unanswered_.end();) {
    if (now_ms - pending->second.sent_ms > std::int64_t{protocol::kRepeatWithinMs}) {
      pending = unanswered_.erase(pending);
      continue;
    }
    lines.push_back(pending->second.line);
    ++pending;
  }
  predict();
  return lines;
}

std::optional<std::string> RemoteGame::ask(const protocol::Command& command, std::int64_t now_ms) {
  if (unanswered_.size() >= protocol::kMostUnanswered) return std::nullopt;
  const std::uint32_t number = ++last_number_;
  const auto* play = std::get_if<protocol::Do>(&command);
  Pending pending{.line = protocol::line_of(protocol::Numbered{protocol::Number{number}, command}),
                  .sent_ms = now_ms,
                  .action = play == nullptr ? std::nullopt : std::optional{play->action}};
  std::string line = pending.line;
  unanswered_.emplace(number, std::move(pending));
  predict();
  return line;
}

std::optional<std::string> RemoteGame::remind(std::int64_t now_ms) {
  if (!has_joined_ || !clock_.is_running() || time_asked_ms_ || now_ms < time_due_ms_) return std::nullopt;
  time_asked_ms_ = now_ms;
  time_due_ms_ = now_ms + kAskTimeEveryMs;
  return protocol::line_of(protocol::AskTime{});
}

void RemoteGame::skip_numbers(std::uint32_t up_to) { last_number_ = std::max(last_number_, up_to); }

void RemoteGame::connection_lost(std::int64_t now_ms) {
  time_asked_ms_.reset();
  countdown_ends_ms_.reset();
  if (is_frozen_) take(server::Frozen{false}, now_ms);
}

RemoteGame::Reaction RemoteGame::hear(std::string_view line, std::int64_t now_ms) {
  Reaction reaction;
  const auto message = server::read(line);
  if (!message) {
    // A server that has been understood before is asked for everything; a stranger is left alone.
    if (has_joined_) {
      ask_for_everything(reaction);
    } else {
      part(Departure::Kind::NotUnderstood, "There's no Magic Maze server at this address.");
    }
    return reaction;
  }
  std::visit(base::Overloaded{
                 [&](const server::Envelope& envelope) { take(envelope, now_ms, reaction); },
                 [&](const server::Snapshot& snapshot) { take(snapshot, now_ms, reaction); },
                 [&](const server::Refused& refused) {
                   answered(refused.number);
                   reaction.news.emplace_back(RequestRefused{sentence_of(refused.reason), refused.number});
                 },
                 [&](const server::Done& done) { answered(done.number); },
                 [&](const server::Welcome& welcome) { take(welcome); },
                 [&](const server::Presence& presence) {
                   RemoteMember* member = table_ ? table_->member(presence.member) : nullptr;
                   if (member == nullptr || member->is_here == presence.is_here) return;
                   member->is_here = presence.is_here;
                   reaction.news.emplace_back(
                       TableHasChanged{member->name + (presence.is_here ? " is back." : " is gone.")});
                 },
                 [&](const server::Stare& stare) {
                   const RemoteMember* by = table_ ? table_->sitting_on(stare.by.index) : nullptr;
                   reaction.news.emplace_back(StaredAt{by == nullptr ? "Someone" : by->name});
                 },
                 [&](const server::Hint&) {},
                 [&](const server::Time& time) { take(time, now_ms); },
                 [&](const server::Frozen& frozen) { take(frozen, now_ms); },
                 [&](const server::RolledBack&) {
                   reaction.news.emplace_back(TableHasChanged{
                       "The server lost the latest moves. The game continues from before them."});
                 },
                 [&](const server::Notice& notice) {
                   reaction.news.emplace_back(TableHasChanged{"From the server: " + notice.text});
                 },
                 [&](const server::Replaced&) {
                   part(Departure::Kind::Replaced, "Your seat is now being played from somewhere else.");
                 },
                 [&](const server::Removed&) {
                   part(Departure::Kind::Removed, "The host has removed you from the table.");
                 },
                 [&](const server::Closed&) { part(Departure::Kind::Closed, "The table is closed."); },
                 [&](const server::Bye&) {
                   reaction.news.emplace_back(TableHasChanged{"The server is restarting."});
                 },
                 [&](const server::NoEntry& no) { part(Departure::Kind::NotLetIn, sentence_of(no.reason)); },
                 [&](const server::Bad& bad) {
                   answered(bad.number);
                   reaction.news.emplace_back(RequestRefused{bad.sentence, bad.number});
                 },
             },
             *message);
  predict();
  return reaction;
}

void RemoteGame::take(const server::Welcome& welcome) {
  if (welcome.protocol != protocol::kProtocolVersion) {
    part(Departure::Kind::NotUnderstood,
         "The server speaks protocol " + std::to_string(welcome.protocol) + " and this program " +
             std::to_string(protocol::kProtocolVersion) + ": one of them needs an update.");
    return;
  }
  member_ = welcome.member;
  has_joined_ = true;
}

void RemoteGame::take(const server::Envelope& envelope, std::int64_t now_ms, Reaction& reaction) {
  const bool is_mine = envelope.by == member_;
  if (is_mine) answered(envelope.number);
  if (!knows_anything_ || envelope.version <= version_) return;
  if (envelope.version.value != version_.value + 1) {
    ask_for_everything(reaction);
    return;
  }
  version_ = envelope.version;
  if (envelope.game) take_game(*envelope.game, envelope.at.value_or(rules::GameTime{}));
  if (envelope.table) {
    std::string news = table_ ? news_between(*table_, *envelope.table, envelope.by) : std::string{};
    take_table(*envelope.table, now_ms);
    reaction.news.emplace_back(TableHasChanged{std::move(news)});
  } else if (confirmed_) {
    if (!fold(envelope.events)) {
      ask_for_everything(reaction);
      return;
    }
    ++confirmed_->version;
    if (envelope.at) confirmed_->now = *envelope.at;
    reaction.news.emplace_back(SomebodyActed{envelope.events, envelope.seat,
                                             table_ && envelope.by ? table_->name_of(envelope.by) : ""});
  }
  if (envelope.at) set_clock(*envelope.at, now_ms);
  check(envelope.hash, reaction);
}

void RemoteGame::take(const server::Snapshot& snapshot, std::int64_t now_ms, Reaction& reaction) {
  awaits_everything_ = false;
  knows_anything_ = true;
  version_ = snapshot.version;
  take_table(snapshot.table, now_ms);
  clock_.stop({});
  if (snapshot.game) {
    take_game(*snapshot.game, snapshot.now.value_or(rules::GameTime{}));
    set_clock(snapshot.now.value_or(rules::GameTime{}), now_ms);
  } else {
    confirmed_.reset();
  }
  reaction.news.emplace_back(TableHasChanged{});
}

void RemoteGame::take(const server::Time& time, std::int64_t now_ms) {
  const std::int64_t asked_ms = time_asked_ms_.value_or(now_ms);
  time_asked_ms_.reset();
  if (!time.now || is_frozen_) return;
  if (!time.is_running) {
    clock_.stop(*time.now);
    return;
  }
  if (!clock_.is_running()) clock_.start(*time.now, now_ms);
  clock_.answered(*time.now, asked_ms, now_ms);
}

void RemoteGame::take(const server::Frozen& frozen, std::int64_t now_ms) {
  is_frozen_ = frozen.is_frozen;
  if (table_ && confirmed_) set_clock(clock_.now(now_ms), now_ms);
}

void RemoteGame::take_table(RemoteTable table, std::int64_t now_ms) {
  table_ = std::move(table);
  countdown_ends_ms_.reset();
  if (table_->countdown_ms) countdown_ends_ms_ = now_ms + std::int64_t{*table_->countdown_ms};
  if (RemoteMember* me = table_->member(member_)) me->is_here = true;
}

void RemoteGame::take_game(const server::GameView& game, rules::GameTime now) {
  confirmed_ = rules::Game{.rules = game.rules, .state = game.state, .version = 0, .now = now};
}

// False: an event doesn't fit the position, so nothing can be trusted any more.
bool RemoteGame::fold(const rules::Events& events) {
  for (const rules::Event& event : events) {
    if (!rules::can_happen(confirmed_->rules, confirmed_->state, event)) return false;
    rules::evolve(confirmed_->state, event);
  }
  return true;
}

void RemoteGame::check(const std::optional<std::uint64_t>& hash, Reaction& reaction) {
  if (confirmed_ && hash && *hash != rules::public_hash(confirmed_->state)) ask_for_everything(reaction);
}

void RemoteGame::ask_for_everything(Reaction& reaction) {
  // This copy is no longer the table's: after reconnecting, everything has to be sent again.
  knows_anything_ = false;
  if (awaits_everything_) return;
  awaits_everything_ = true;
  ++resyncs_;
  reaction.say.push_back(protocol::line_of(protocol::Snapshot{}));
}

void RemoteGame::set_clock(rules::GameTime at, std::int64_t now_ms) {
  const bool runs = table_ && table_->phase == protocol::Phase::Playing &&
                    table_->clock == ClockState::Running && !is_frozen_;
  if (!runs) {
    clock_.stop(at);
  } else if (clock_.is_running()) {
    clock_.told(at, now_ms);
  } else {
    clock_.start(at, now_ms);
    time_due_ms_ = now_ms;
  }
}

void RemoteGame::answered(std::optional<protocol::Number> number) {
  if (number) unanswered_.erase(number->value);
}

// Our own pending requests are replayed on the confirmed position. A request that is no longer legal isn't
// shown; the server will refuse it.
void RemoteGame::predict() {
  shown_ = confirmed_;
  const auto own = seat();
  if (!shown_ || !own) return;
  for (const auto& [number, pending] : unanswered_) {
    if (!pending.action || !is_walking(*pending.action)) continue;
    const rules::Decision decision =
        rules::decide(shown_->rules, shown_->state, {*own, shown_->now, *pending.action});
    if (!decision) continue;
    for (const rules::Event& event : *decision) {
      if (std::holds_alternative<rules::PawnMoved>(event)) rules::evolve(shown_->state, event);
    }
  }
}

std::optional<rules::Seat> RemoteGame::seat() const {
  const auto own = table_ ? table_->seat_of(member_) : std::nullopt;
  // Never acts while the table and the game don't belong together.
  return own && confirmed_ && own->index < confirmed_->state.seats ? own : std::nullopt;
}

void RemoteGame::part(Departure::Kind kind, std::string sentence) {
  departure_ = Departure{kind, std::move(sentence)};
}

}  // namespace client
