// How a table writes its journal and tells everyone: the same bytes for all, once they are durable.
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

// B-COM-1: the others don't see the name of someone who joins during a game; it could be a message.
Fact without_message(const Fact& fact, const Lobby& lobby) {
  const auto* joined = std::get_if<Joined>(&fact);
  if (joined == nullptr || lobby.phase != Phase::Playing || lobby.is_teammate(joined->member)) return fact;
  Joined nameless = *joined;
  nameless.name.clear();
  return nameless;
}

// A crew has one try a day: it is used when the game begins, however it ends. When the day is over, anyone
// may know the deal.
std::optional<HeistTry> heist_try_of(const Lobby& lobby, const Fact& first) {
  const auto* began = std::get_if<GameBegan>(&first);
  const protocol::TablePurpose& purpose = lobby.purpose;
  if (began == nullptr || purpose.heist.empty() || !purpose.crew || began->known_deal) return std::nullopt;
  if (protocol::day_of(began->wall_s) != purpose.heist) return std::nullopt;
  return HeistTry{
      .day = purpose.heist, .crew = {*purpose.crew}, .game = began->game, .at_wall_s = began->wall_s};
}

}  // namespace

void Table::write(const FactList& facts, std::optional<Author> author, Moment now) {
  if (facts.empty()) return;
  tell_facts(facts, author, now);
  ports_.journal.append({.table = lobby_.code,
                         .version = delivery_.decided(),
                         .at = now.server,
                         .author = author,
                         .kind = Row::Kind::Facts,
                         .text = text_of(facts, Audience::Journal),
                         .heist_try = heist_try_of(lobby_, facts.front())});
}

// They happen, and everyone is told when they are durable: the caller writes them to the journal.
void Table::tell_facts(const FactList& facts, std::optional<Author> author, Moment now) {
  bool begins = false;
  for (const Fact& fact : facts) {
    evolve(lobby_, fact);
    game_.overhear(fact);
    begins |= std::holds_alternative<GameBegan>(fact);
  }
  delivery_.count_line();
  remember(author);
  std::vector<std::string> events;
  events.reserve(facts.size());
  for (const Fact& fact : facts)
    events.push_back(text_of(without_message(fact, lobby_), Audience::Everybody));
  const std::string table = table_json(now);
  const std::string game =
      begins ? json_of(*game_, lobby_.games, lobby_.clock.at(now.server)) : std::string{};
  const protocol::Envelope envelope{
      .version = delivery_.decided(),
      .at = game_.time(lobby_, now.server),
      .by = author ? std::optional{author->member} : std::nullopt,
      .seat = std::nullopt,
      .number = author ? std::optional{author->number} : std::nullopt,
      .facts = events,
      .hash = game_.is_there() ? std::optional{rules::public_hash(game_->state)} : std::nullopt,
      .table_json = table,
      .game_json = game};
  delivery_.show(line_of(protocol::text_of(envelope)), author ? std::optional{author->member} : std::nullopt);
}

void Table::write(const rules::Stamped& action, const rules::Events& events, const Actor& actor, Moment now) {
  const std::optional<Author> author =
      actor.by && actor.number ? std::optional{Author{*actor.by, *actor.number}} : std::nullopt;
  delivery_.count_line();
  remember(author);
  note_action(lobby_, action.what);
  game_.observe(events);
  ports_.journal.append({.table = lobby_.code,
                         .version = delivery_.decided(),
                         .at = now.server,
                         .author = author,
                         .kind = Row::Kind::Action,
                         .text = notation::line_text(notation::line_for(*game_, action, events))});
  const protocol::Envelope envelope{.version = delivery_.decided(),
                                    .at = action.at,
                                    .by = actor.by,
                                    .seat = actor.by ? std::optional{action.by} : std::nullopt,
                                    .number = actor.number,
                                    .events = {events.begin(), events.size()},
                                    .hash = rules::public_hash(game_->state)};
  delivery_.show(line_of(protocol::text_of(envelope)), author ? std::optional{author->member} : std::nullopt);
  for (const rules::Event& event : events) {
    if (std::holds_alternative<rules::TalkOpened>(event)) talk_notes_.clear();
  }
  teammates_.see(lobby_.code, action, events, game_->state);
}

void Table::remember(std::optional<Author> author) {
  if (author) evolve(lobby_, Acknowledged{author->member, author->number, delivery_.decided()});
}

// After everything that has been decided, so that nobody finds out early.
void Table::tell(const Connection& connection, std::string line, std::optional<MemberId> answers) {
  delivery_.tell(connection.id, line_of(std::move(line)), answers);
  flush();
}

void Table::refuse(const Connection& connection, Number number, const protocol::Refusal& refusal) {
  ++ports_.counters.refusals;
  tell(connection, protocol::refusal_text(number, refusal), connection.member);
}

void Table::flush() { delivery_.flush(people_.connections()); }

void Table::durable(Version version) {
  if (delivery_.note_durable(version)) flush();
}

// The position as decided; it is sent once all of that is durable.
void Table::send_snapshot(Connection& connection, Moment now) {
  const std::string table = table_json(now);
  const std::string game =
      game_.is_there() ? json_of(*game_, lobby_.games, lobby_.clock.at(now.server)) : std::string{};
  tell(connection,
       protocol::snapshot_text(
           {.version = delivery_.decided(),
            .now = game_.time(lobby_, now.server),
            .table_json = table,
            .game_json = game,
            .hash = game_.is_there() ? std::optional{rules::public_hash(game_->state)} : std::nullopt}));
}

std::string Table::table_json(Moment now) const {
  return json_of(lobby_, {.connections = people_.connections(),
                          .delayed_presences = people_.delayed_presences(),
                          .allows_setup = ports_.settings.allow_setup,
                          .countdown_left_ms = lobby_.countdown_ends.ms - now.server.ms});
}

}  // namespace table
