// A game at a table far away, as one client knows it: the position folded from what the server has told, its
// own requests that are not answered yet, and what to say after a cut. Knows no socket, no terminal and no
// clock: lines come and go as text, steady milliseconds of this machine as numbers.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/remote_clock.h"
#include "app/remote_message.h"
#include "app/remote_table.h"
#include "protocol/request.h"
#include "rules/game.h"

namespace app {

// ---- what a person wants to be told when it happens
struct SomebodyActed {
  rules::Events events;
  std::optional<rules::Seat> by;  // none: the table itself
  std::string who;                // its name
};
struct TableHasChanged {
  std::string news;  // may be empty
};
struct RequestRefused {
  std::string sentence;
  std::optional<protocol::Number> number = std::nullopt;  // of the request
};
struct StaredAt {
  std::string who;
};
using RemoteNews = std::variant<SomebodyActed, TableHasChanged, RequestRefused, StaredAt>;

// Why this client is at the table no more.
struct Parting {
  enum class Kind : std::uint8_t {
    Replaced,  // the seat is played from somewhere else; it can be taken back
    Removed,
    Closed,
    NotLetIn,
    NotUnderstood,  // the other end speaks something else
  };
  Kind kind = Kind::Closed;
  std::string sentence;
};

class RemoteGame {
 public:
  struct Self {
    std::string name;
    protocol::Part part = protocol::Part::Player;
    protocol::Kind kind = protocol::Kind::Person;
    protocol::Token token{};        // its own secret, made here: joining twice with it is coming back
    std::uint32_t used_number = 0;  // requests up to this number may have been made with the token before
  };
  explicit RemoteGame(Self self) : self_(std::move(self)), last_number_(self_.used_number) {}

  // ---- saying; every line is to be sent on the connection that is open now, in this order
  // The first words on a new connection, and again what was not answered and is not too old.
  std::vector<std::string> hello(std::int64_t now_ms);
  // None: too many are on their way already.
  std::optional<std::string> ask(const protocol::Wish& wish, std::int64_t now_ms);
  // To be called now and then: what is due.
  std::optional<std::string> remind(std::int64_t now_ms);
  // The numbers up to this one are taken, by another program with the same token.
  void skip_numbers(std::uint32_t up_to);

  // ---- hearing
  struct Reaction {
    std::vector<std::string> say{};
    std::vector<RemoteNews> news{};
  };
  Reaction hear(std::string_view line, std::int64_t now_ms);
  void lose_line(std::int64_t now_ms);
  // The seat shall be taken back after all.
  void return_to_table() { parting_.reset(); }

  // ---- what is known
  bool is_at_table() const { return table_.has_value(); }
  const RemoteTable& table() const { return *table_; }
  bool has_game() const { return confirmed_.has_value(); }
  // As the server has told it.
  const rules::Game& confirmed() const { return *confirmed_; }
  // The same, but for pawns of this client's own requests that are on their way.
  const rules::Game& shown() const { return *shown_; }
  MemberId member() const { return member_; }
  std::optional<rules::Seat> seat() const;
  bool is_host() const { return table_ && table_->host == member_; }
  rules::GameTime game_time(std::int64_t now_ms) const { return clock_.now(now_ms); }
  std::optional<std::int64_t> countdown_ends_ms() const { return countdown_ends_ms_; }
  bool is_frozen() const { return is_frozen_; }
  const std::optional<Parting>& parting() const { return parting_; }
  protocol::Version version() const { return version_; }
  std::size_t unanswered() const { return unanswered_.size(); }
  std::uint32_t last_number() const { return last_number_; }
  std::uint64_t resyncs() const { return resyncs_; }

 private:
  struct Pending {
    std::string line;
    std::int64_t sent_ms = 0;
    std::optional<rules::Action> action;
  };

  void take(const said::Envelope& envelope, std::int64_t now_ms, Reaction& reaction);
  void take(const said::Snapshot& snapshot, std::int64_t now_ms, Reaction& reaction);
  void take(const said::Welcome& welcome);
  void take(const said::Time& time, std::int64_t now_ms);
  void take(const said::Frozen& frozen, std::int64_t now_ms);
  void take_table(RemoteTable table, std::int64_t now_ms);
  void take_game(const said::GameView& game, rules::GameTime now);
  bool fold(const rules::Events& events);
  void check(const std::optional<std::uint64_t>& hash, Reaction& reaction);
  void ask_for_everything(Reaction& reaction);
  void set_clock(rules::GameTime at, std::int64_t now_ms);
  void answered(std::optional<protocol::Number> number);
  void predict();
  void part(Parting::Kind kind, std::string sentence);

  Self self_;
  bool has_joined_ = false;
  MemberId member_;
  bool knows_anything_ = false;
  protocol::Version version_;
  std::optional<RemoteTable> table_;
  std::optional<rules::Game> confirmed_;
  std::optional<rules::Game> shown_;
  bool awaits_everything_ = false;
  std::uint64_t resyncs_ = 0;
  std::uint32_t last_number_;
  std::map<std::uint32_t, Pending> unanswered_;
  RemoteClock clock_;
  std::optional<std::int64_t> time_asked_ms_;
  std::int64_t time_due_ms_ = 0;
  std::optional<std::int64_t> countdown_ends_ms_;
  bool is_frozen_ = false;
  std::optional<Parting> parting_;
};

}  // namespace app
