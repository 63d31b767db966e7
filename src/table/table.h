// One table: people, a game, one order for everything. All requests are decided in the order of their arrival
// what was decided is written in the journal and shown when the journal says that it is durable.
//
// Touched by one thread; never waits, never asks a clock, never throws.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "chronicle/chronicle.h"
#include "protocol/read_request.h"
#include "protocol/refusal.h"
#include "rules/game.h"
#include "table/heist_tries.h"
#include "table/history.h"
#include "table/house_rules.h"
#include "table/link.h"
#include "table/lobby.h"
#include "table/ports.h"
#include "table/surveying.h"
#include "table/talking.h"
#include "table/thinking.h"
#include "table/waiting.h"

namespace table {

struct Counters {
  std::uint64_t actions = 0;
  std::uint64_t refusals = 0;
  std::uint64_t repeats = 0;
  std::uint64_t snapshots = 0;
  std::uint64_t wrong_tokens = 0;
  std::uint64_t clients_ahead = 0;  // members who had seen what their table does not know
  std::uint64_t games_begun = 0;
  std::uint64_t games_won = 0;
  std::uint64_t games_lost = 0;
  std::uint64_t games_given_up = 0;
  std::uint64_t teammate_actions = 0;
  std::uint64_t advice_late = 0;
  std::uint64_t advice_missed = 0;     // nobody had time to think
  std::uint64_t advice_overtaken = 0;  // somebody acted before
  std::uint64_t advice_refused = 0;
  std::uint64_t deals_certified = 0;
  std::uint64_t deals_not_certified = 0;  // of those that should have been
  std::uint64_t pars_found = 0;
};

struct Ports {
  const HouseRules& rules;
  Journal& journal;
  Outbox& outbox;
  Chance& chance;
  Counters& counters;
  Teammates& teammates;
  Surveyors& surveyors;
  HeistTries& heist_tries;
};

class Table {
 public:
  // A new table.
  Table(Ports ports, Code code, const protocol::NewTable& wish, Moment now);
  // A table as its journal tells it. A game that was running has been interrupted.
  static std::optional<Table> restored(Ports ports, std::span<const Row> rows, ServerTime last_seen,
                                       Moment now);

  void connect(ConnectionId connection);
  void hear(ConnectionId connection, const protocol::Request& request, Moment now);
  void hear(ConnectionId connection, const protocol::BadRequest& bad);
  void too_fast(ConnectionId connection, std::optional<Number> number);
  void measured(ConnectionId connection, std::uint32_t round_trip_ms, Moment now);
  void overdue(ConnectionId connection, Moment now);
  void lose(ConnectionId connection, Moment now);

  void durable(Version version);
  void trouble(StoreState state);
  // A running game stands and waits until somebody who sits goes on.
  void interrupt(Moment now);
  // What those who think for its teammates would do next.
  void advise(const Advice& advice, Moment now);
  // What those who know deals have found.
  void surveyed(const Finding& finding, Moment now);

  // Does what has become due.
  void wake(Moment now);
  // When it wants to be woken at the latest, in steady milliseconds.
  std::optional<std::int64_t> wakes_at(Moment now) const;
  // Nobody has been here for so long that it may be cleared away.
  bool is_over(Moment now) const;

  // Everybody is told and sent away.
  void close(Moment now);
  void shut(std::uint32_t come_back_ms, Moment now);

  const Lobby& lobby() const { return lobby_; }
  const std::optional<rules::Game>& game() const { return game_; }
  std::span<const Link> links() const { return links_; }
  Version version() const { return decided_; }
  // Whose token it is; nobody's is none.
  std::optional<MemberId> member_with(const protocol::Token& token) const;

 private:
  friend struct Wishes;
  using Refused = std::optional<protocol::TableRefusal>;

  // Whose action it is: a member with its number, a teammate without one, or the table itself.
  struct Actor {
    std::optional<MemberId> by = std::nullopt;
    std::optional<Number> number = std::nullopt;
  };

  explicit Table(Ports ports) : ports_(ports) {}

  // The server's clock stands.
  bool is_troubled() const { return store_ != StoreState::Works; }

  // ---- people: table_people.cpp
  void join(Link& link, const protocol::Join& join, Moment now);
  void come_back(ConnectionId connection, const protocol::Back& back, Moment now);
  bool takes_bots(const protocol::Choice& choice) const;
  std::optional<std::uint8_t> chair_for_one_more() const;
  void sit_down(FactList& facts, MemberId member, std::uint8_t chair) const;
  void replace(ConnectionId old);
  void part_with(MemberId member, Goodbye why, Line last);
  void pass_host_on(FactList& facts, std::optional<MemberId> except) const;
  void tidy_absent(Moment now);

  // ---- who is here: table_presence.cpp
  void note_presence(MemberId member, Moment now);
  void settle_flickers(Moment now);
  bool shows_here(MemberId member) const;
  void tell_presence(MemberId member);
  void judge(Link& link, protocol::Quality quality, Moment now);
  protocol::Quality quality_of(MemberId member) const;
  bool is_here(MemberId member) const;
  Manners* manners_at(MemberId member);
  std::optional<std::int64_t> absent_since(MemberId member) const;
  std::vector<MemberId> dispensable() const;
  std::optional<std::int64_t> left_by_people_since() const;
  std::optional<std::int64_t> interrupted_at_ms() const;

  // ---- wishes: table_wishes.cpp, table_play.cpp
  void grant(Link& link, const protocol::Numbered& numbered, Moment now);
  void act(Link& link, Number number, const rules::Action& action, Moment now);
  void accept(const rules::Stamped& action, const rules::Events& events, const Actor& actor, Moment now);
  void stare(Link& link, Number number, rules::Seat by, const rules::Stare& stare, Moment now);
  void deliver_stare(rules::Seat by, const rules::Stare& stare, Moment now);
  void hint(Link& link, const protocol::Hint& hint, Moment now);
  bool is_repeated(Link& link, Number number);

  // ---- talking: table_talk.cpp
  void talk(Link& link, Number number, const protocol::Utterance& said, Moment now);
  Refused introduce(const Link& link, const protocol::Signal& signal);
  void tell_circle(const Link& by, Circle circle, std::string text);
  void note_talk(rules::Seat seat, Channel channel, Moment now);

  // ---- the course of a game: table_game.cpp
  void check_ready(Moment now);
  bool is_everybody_ready() const;
  std::expected<protocol::NewGame, protocol::ScenarioProblem> next_game(base::Seed seed) const;
  void begin_game(Moment now);
  void run_out(Moment now);
  void finish(Result result, Moment now);
  std::string scenario_in_the_book() const;
  RecordCard card(const std::string& id, Moment now) const;
  std::string marks() const;
  bool carries_achievements() const;
  std::uint32_t sand_left_ms() const;
  std::int64_t patience_ms() const;  // how long it is kept without anybody
  rules::GameTime stamp(const Link& link, Moment now) const;
  std::int64_t sand_end_ms() const;    // in game time
  std::int64_t verdict_at_ms() const;  // in server time

  // ---- teammates: table_teammates.cpp
  void attend_to_teammates(Moment now);
  void keep_place(Teammates::Arrival arrival);
  bool is_deserted(std::uint8_t seat, Moment now) const;
  bool is_without_teammates() const;
  void seat_stand_ins(Moment now);
  bool is_played_on(Moment now) const;
  void meet_crew(Moment now);
  void part_with_crew();
  void ask_crew(Moment now);
  void follow_advice(Moment now);
  bool play_for_teammate(const Advice::Step& step, Moment now);
  void show_teammates(const rules::Stamped& action, const rules::Events& events);
  std::optional<std::int64_t> teammates_wake_at(Moment now) const;

  // ---- surveyors: table_surveys.cpp
  void look_for_deal();
  DealFound take_deal();
  bool is_certified(const DealFound& deal, const protocol::NewGame& game, const std::string& head) const;
  bool wants_par() const;
  void ask_for_par(Moment now);

  void overhear(const Fact& fact);  // table_game.cpp

  // ---- writing and telling: table_telling.cpp
  void write(const FactList& facts, std::optional<Author> author, Moment now);
  void write(const rules::Stamped& action, const rules::Events& events, const Actor& actor, Moment now);
  std::optional<HeistTry> heist_try_of(const Fact& first) const;
  // The deal of a day is new to a crew once: as long as the day lasts, when it begins for the first time.
  bool is_heist_over(Moment now);
  void tell_facts(const FactList& facts, std::optional<Author> author, Moment now);
  void remember(std::optional<Author> author);
  void show(Line line, std::optional<Author> author);
  void tell(const Link& link, std::string line, std::optional<MemberId> answers = std::nullopt);
  void tell_now(ConnectionId connection, std::string line);
  void refuse(const Link& link, Number number, const protocol::Refusal& refusal);
  void send_snapshot(Link& link, Moment now);
  void flush();
  Link* link_of(ConnectionId connection);
  Link* link_of(MemberId member);
  std::string table_json(Moment now) const;
  std::optional<rules::GameTime> game_time(Moment now) const;
  rules::GameTime game_now(Moment now) const;  // never before the last action

  // ---- restoring: table_restoring.cpp
  bool take_back(const Row& row);
  bool take_back_game(const Fact& fact);

  Ports ports_;
  Lobby lobby_;
  std::optional<rules::Game> game_;                // runs, or is the last one
  std::optional<chronicle::Chronicle> chronicle_;  // of the game that runs
  Version decided_;
  Version durable_;
  Waiting waiting_;
  History history_;
  std::vector<Link> links_;
  std::vector<Absence> absences_;
  std::vector<Flicker> flickers_;
  // What the journal knew when the server started, and who has not come back since: until then a member has
  // seen nothing later, unless lines have been lost.
  Version restored_;
  std::vector<MemberId> not_yet_back_;
  std::optional<std::int64_t> empty_since_ms_;
  Thinking thinking_;
  Surveying surveying_;
  TalkNotes talk_notes_;
  bool is_leaving_known_ = false;  // that all people have left has interrupted the game already
  StoreState store_ = StoreState::Works;
  bool is_closed_ = false;
};

}  // namespace table
