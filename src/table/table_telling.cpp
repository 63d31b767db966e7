// How a table writes its journal and tells everybody: the same bytes for all, when they are durable.
#include <algorithm>

#include "notation/record.h"
#include "protocol/heist.h"
#include "protocol/messages.h"
#include "rules/view.h"
#include "table/fact_text.h"
#include "table/lobby_json.h"
#include "table/table.h"

namespace table {
namespace {

Line line_of(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

// B-COM-1: who comes in while a game runs has no name to the others; it could be a message.
Fact without_message(const Fact& fact, const Lobby& lobby) {
  const auto* joined = std::get_if<Joined>(&fact);
  if (joined == nullptr || lobby.phase != Phase::Playing || lobby.is_teammate(joined->member)) return fact;
  Joined nameless = *joined;
  nameless.name.clear();
  return nameless;
}

}  // namespace

void Table::write(const FactList& facts, std::optional<Author> author, Moment now) {
  if (facts.empty()) return;
  tell_facts(facts, author, now);
  ports_.journal.append({.table = lobby_.code,
                         .version = decided_,
                         .at = now.server,
                         .author = author,
                         .kind = Row::Kind::Facts,
                         .text = text_of(facts, Audience::Journal),
                         .heist_try = heist_try_of(facts.front())});
}

// A crew has one try a day: it is taken when the game begins, whatever comes of it. After the day everybody
// may know the deal.
std::optional<HeistTry> Table::heist_try_of(const Fact& first) const {
  const auto* began = std::get_if<GameBegan>(&first);
  const protocol::Challenge& challenge = lobby_.challenge;
  if (began == nullptr || challenge.heist.empty() || !challenge.crew || began->known_deal)
    return std::nullopt;
  if (protocol::day_of(began->wall_s) != challenge.heist) return std::nullopt;
  return HeistTry{
      .day = challenge.heist, .crew = {*challenge.crew}, .game = began->game, .at_wall_s = began->wall_s};
}

bool Table::is_heist_over(Moment now) {
  const protocol::Challenge& challenge = lobby_.challenge;
  if (challenge.heist.empty() || !challenge.crew) return false;
  if (protocol::day_of(now.wall_s) != challenge.heist) return true;
  return !ports_.heist_tries.take(challenge.heist, {*challenge.crew});
}

// They happen, and everybody is told when they are durable: the caller writes them in the journal.
void Table::tell_facts(const FactList& facts, std::optional<Author> author, Moment now) {
  bool begins = false;
  for (const Fact& fact : facts) {
    evolve(lobby_, fact);
    overhear(fact);
    begins |= std::holds_alternative<GameBegan>(fact);
  }
  ++decided_.value;
  remember(author);
  std::vector<std::string> events;
  events.reserve(facts.size());
  for (const Fact& fact : facts)
    events.push_back(text_of(without_message(fact, lobby_), Audience::Everybody));
  const std::string table = table_json(now);
  const std::string game =
      begins ? json_of(*game_, lobby_.games, lobby_.clock.at(now.server)) : std::string{};
  const protocol::Envelope envelope{
      .version = decided_,
      .at = game_time(now),
      .by = author ? std::optional{author->member} : std::nullopt,
      .seat = std::nullopt,
      .number = author ? std::optional{author->number} : std::nullopt,
      .facts = events,
      .hash = game_ ? std::optional{rules::public_hash(game_->state)} : std::nullopt,
      .table_json = table,
      .game_json = game};
  show(line_of(protocol::text_of(envelope)), author);
}

void Table::write(const rules::Stamped& action, const rules::Events& events, const Actor& actor, Moment now) {
  const std::optional<Author> author =
      actor.by && actor.number ? std::optional{Author{*actor.by, *actor.number}} : std::nullopt;
  ++decided_.value;
  remember(author);
  note_action(lobby_, action.what);
  if (chronicle_) chronicle_->see(events);
  ports_.journal.append({.table = lobby_.code,
                         .version = decided_,
                         .at = now.server,
                         .author = author,
                         .kind = Row::Kind::Action,
                         .text = notation::line_text(notation::line_for(*game_, action, events))});
  const protocol::Envelope envelope{.version = decided_,
                                    .at = action.at,
                                    .by = actor.by,
                                    .seat = actor.by ? std::optional{action.by} : std::nullopt,
                                    .number = actor.number,
                                    .events = {events.begin(), events.size()},
                                    .hash = rules::public_hash(game_->state)};
  show(line_of(protocol::text_of(envelope)), author);
  for (const rules::Event& event : events) {
    if (std::holds_alternative<rules::TalkOpened>(event)) talk_notes_.clear();
  }
  show_teammates(action, events);
}

void Table::remember(std::optional<Author> author) {
  if (author) evolve(lobby_, Granted{author->member, author->number, decided_});
}

void Table::show(Line line, std::optional<Author> author) {
  waiting_.put({.after = decided_,
                .to = std::nullopt,
                .line = std::move(line),
                .answers = author ? std::optional{author->member} : std::nullopt});
}

// After everything that has been decided, so that nobody learns of it by the way.
void Table::tell(const Link& link, std::string line, std::optional<MemberId> answers) {
  waiting_.put({.after = decided_, .to = link.id, .line = line_of(std::move(line)), .answers = answers});
  flush();
}

void Table::tell_now(ConnectionId connection, std::string line) {
  ports_.outbox.send(connection, line_of(std::move(line)));
}

void Table::refuse(const Link& link, Number number, const protocol::Refusal& refusal) {
  ++ports_.counters.refusals;
  tell(link, protocol::refusal_text(number, refusal), link.member);
}

void Table::flush() {
  while (auto letter = waiting_.take(durable_)) {
    if (letter->to) {
      if (letter->line) ports_.outbox.send(*letter->to, letter->line);
      if (letter->goodbye) ports_.outbox.close(*letter->to, *letter->goodbye);
      continue;
    }
    history_.add(letter->after, letter->line);
    for (Link& link : links_) {
      if ((!link.member && !link.is_parting) || link.knows >= letter->after) continue;
      link.knows = letter->after;
      ports_.outbox.send(link.id, letter->line);
    }
  }
}

void Table::durable(Version version) {
  if (version <= durable_) return;
  durable_ = version;
  flush();
}

// The position as it has been decided; it goes out when all of that is durable.
void Table::send_snapshot(Link& link, Moment now) {
  const std::string table = table_json(now);
  const std::string game = game_ ? json_of(*game_, lobby_.games, lobby_.clock.at(now.server)) : std::string{};
  tell(link, protocol::snapshot_text(
                 {.version = decided_,
                  .now = game_time(now),
                  .table_json = table,
                  .game_json = game,
                  .hash = game_ ? std::optional{rules::public_hash(game_->state)} : std::nullopt}));
}

std::string Table::table_json(Moment now) const {
  return json_of(lobby_, {.links = links_,
                          .flickers = flickers_,
                          .allows_setup = ports_.rules.allow_setup,
                          .countdown_left_ms = lobby_.countdown_ends.ms - now.server.ms});
}

std::optional<rules::GameTime> Table::game_time(Moment now) const {
  return game_ ? std::optional{lobby_.clock.at(now.server)} : std::nullopt;
}

rules::GameTime Table::game_now(Moment now) const {
  return std::max(lobby_.clock.at(now.server), game_->now);
}

Link* Table::link_of(ConnectionId connection) {
  for (Link& link : links_) {
    if (link.id == connection) return &link;
  }
  return nullptr;
}
Link* Table::link_of(MemberId member) {
  for (Link& link : links_) {
    if (link.member == member) return &link;
  }
  return nullptr;
}

}  // namespace table
