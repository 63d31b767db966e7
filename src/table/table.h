// One table: people, a game, one order for everything. All requests are decided in order of arrival;
// what was decided is written to the journal and shown once the journal says that it is durable.
//
// Used by one thread; never waits, never reads a clock, never throws.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "protocol/read_request.h"
#include "protocol/refusal.h"
#include "rules/game.h"
#include "table/command_handler.h"
#include "table/connection.h"
#include "table/counters.h"
#include "table/delivery.h"
#include "table/heist_tries.h"
#include "table/latest_texts.h"
#include "table/lobby.h"
#include "table/own_seat.h"
#include "table/people.h"
#include "table/played_game.h"
#include "table/ports.h"
#include "table/solver_client.h"
#include "table/table_report.h"
#include "table/table_settings.h"
#include "table/talking.h"
#include "table/teammate_client.h"

namespace table {

struct Ports {
  const TableSettings& settings;
  Journal& journal;
  Outbox& outbox;
  RandomSource& random_source;
  Counters& counters;
  TeammateService& teammates;
  SolverService& solver;
  HeistTries& heist_tries;
  ComplaintBox& complaints;
};

class Table {
 public:
  // A new table.
  Table(Ports ports, Code code, const protocol::NewTable& request, Moment now);
  // A table rebuilt from its journal. A game that was running has been interrupted.
  static std::optional<Table> restored(Ports ports, std::span<const Row> rows, ServerTime last_seen,
                                       Moment now);

  void connect(ConnectionId id);
  void hear(ConnectionId id, const protocol::Request& request, Moment now);
  void hear(ConnectionId id, const protocol::BadRequest& bad);
  void too_fast(ConnectionId id, std::optional<Number> number);
  void measured(ConnectionId id, std::uint32_t round_trip_ms, Moment now);
  void overdue(ConnectionId id, Moment now);
  void lose(ConnectionId id, Moment now);

  void durable(Version version);
  void trouble(StoreState state);
  // A running game is stopped and waits until someone seated resumes it.
  void interrupt(Moment now);
  // What the teammates' service would do next.
  void advise(const Advice& advice, Moment now);
  // What the solver has found.
  void solver_answered(const SolverAnswer& answer, Moment now);

  // ---- what the server's operator does: table_operator.cpp
  TableReport report() const;
  // False if there is no such member. Nobody but the operator may take someone's name during a game.
  bool remove(MemberId member, Moment now);
  bool rename(MemberId member, std::string name, Moment now);
  void unlock(Moment now);

  // Does everything that has become due.
  void wake(Moment now);
  // When it has to be woken at the latest, in steady milliseconds.
  std::optional<std::int64_t> wakes_at(Moment now) const;
  // Nobody has been here for a while, so it may be closed.
  bool is_over(Moment now) const;

  // Everyone is notified and disconnected.
  void close(Moment now);
  void shut(std::uint32_t come_back_ms, Moment now);

  const Lobby& lobby() const { return lobby_; }
  const std::optional<rules::Game>& game() const { return game_.game(); }
  std::span<const Connection> connections() const { return people_.connections(); }
  Version version() const { return delivery_.decided(); }
  // What the member with this token played in the last game until its end, as far as this server saw it end.
  std::optional<OwnSeat> own_seat(const protocol::Token& token) const;

 private:
  // Whose action it is: a member with its number, a teammate without one, or the table itself.
  struct Actor {
    std::optional<MemberId> by = std::nullopt;
    std::optional<Number> number = std::nullopt;
  };

  explicit Table(Ports ports);

  // The server's clock is stopped.
  bool is_troubled() const { return store_ != StoreState::Works; }

  // ---- coming and going: table_people.cpp
  void join(Connection& connection, const protocol::Join& join, Moment now);
  void come_back(ConnectionId id, const protocol::Back& back, Moment now);
  void turn_away(ConnectionId id, protocol::TableReason reason);
  void admit_newcomers(Moment now);
  void part_with(MemberId member, Line last);
  void leave_unseen(Connection& connection, Number number, Moment now);
  void note_presence(MemberId member, Moment now);
  void tell_presence(MemberId member);
  void update_quality(Connection& connection, protocol::Quality quality, Moment now);

  // ---- commands: table_commands.cpp, table_play.cpp, table_talk.cpp, table_complaints.cpp
  void handle(Connection& connection, const protocol::Numbered& numbered, Moment now);
  void carry_out(const CommandEffects& effects, const Author& author, Moment now);
  bool is_repeated(Connection& connection, Number number);
  void act(Connection& connection, Number number, const rules::Action& action, Moment now);
  void accept(const rules::Stamped& action, const rules::Events& events, const Actor& actor, Moment now);
  void stare(Connection& connection, Number number, rules::Seat by, const rules::Stare& stare, Moment now);
  void deliver_stare(rules::Seat by, const rules::Stare& stare, Moment now);
  void hint(Connection& connection, const protocol::Hint& hint, Moment now);
  void talk(Connection& connection, Number number, const protocol::Utterance& said, Moment now);
  void note_talk(rules::Seat seat, Channel channel, Moment now);
  void complain(Connection& connection, Number number, MemberId about, Moment now);
  std::optional<Complaint::Person> find_accused(MemberId about);

  // ---- the course of a game: table_game.cpp
  void check_ready(Moment now);
  void stop_countdown(Moment now);
  void begin_game(Moment now);
  void run_out(Moment now);
  void finish(GameResult result, Moment now);

  // ---- teammates: table_teammates.cpp
  void attend_to_teammates(Moment now);
  void seat_stand_ins(Moment now);
  bool is_played_on(Moment now) const;
  void tell_no_way(Moment now);
  void follow_advice(Moment now);
  bool play_for_teammate(const rules::SeatAction& wanted, Moment now);
  std::optional<std::int64_t> teammates_wake_at(Moment now) const;

  // ---- the solver of deals: table_solving.cpp
  void look_for_deal();
  bool wants_par() const;
  void ask_for_par(Moment now);

  // ---- writing and telling: table_delivery.cpp
  void write(const FactList& facts, std::optional<Author> author, Moment now);
  void write(const rules::Stamped& action, const rules::Events& events, const Actor& actor, Moment now);
  void tell_facts(const FactList& facts, std::optional<Author> author, Moment now);
  void remember(std::optional<Author> author);
  void tell(const Connection& connection, std::string line, std::optional<MemberId> answers = std::nullopt);
  void refuse(const Connection& connection, Number number, const protocol::Refusal& refusal);
  void send_snapshot(Connection& connection, Moment now);
  void flush();
  std::string table_json(Moment now) const;

  // ---- restoring: table_restoring.cpp
  bool restore_row(const Row& row);

  Ports ports_;
  Lobby lobby_;        // what has been agreed: the fold of its facts
  People people_;      // who is here
  PlayedGame game_;    // the running game, or the last one
  Delivery delivery_;  // what everyone is told, and when
  TeammateClient teammates_;
  SolverClient solver_;
  TalkNotes talk_notes_;
  LatestTexts latest_texts_;
  std::string last_record_;             // of the last game that has ended since the server started
  std::vector<MemberId> last_players_;  // by seat: who held it at the end; 0: nobody
  // What the journal knew when the server started: until a member has come back, it has seen nothing later,
  // unless lines were lost.
  Version restored_;
  StoreState store_ = StoreState::Works;
  bool is_closed_ = false;
};

}  // namespace table
