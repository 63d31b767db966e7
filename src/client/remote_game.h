// A game at a remote table as one client knows it: the position folded from the server's messages, the
// client's own unanswered requests, and what to send after reconnecting. Uses no socket, no terminal and no
// clock: lines come and go as text, this machine's steady milliseconds as numbers.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "client/remote_clock.h"
#include "protocol/request.h"
#include "protocol/server_message.h"
#include "rules/game.h"

namespace client {

using protocol::MemberId;
using protocol::RemoteChair;
using protocol::RemoteMember;
using protocol::RemoteTable;

// ---- news for the player
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

// Why this client is no longer at the table.
struct Departure {
  enum class Kind : std::uint8_t {
    Replaced,  // the seat is being played from somewhere else; it can be taken back
    Removed,
    Closed,
    NotLetIn,
    NotUnderstood,  // the other end speaks another protocol
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
    protocol::Token token{};        // its own secret, made here: joining twice with it means coming back
    std::uint32_t used_number = 0;  // requests up to this number may already have been made with the token
  };
  explicit RemoteGame(Self self) : self_(std::move(self)), last_number_(self_.used_number) {}

  // ---- sending; every line goes to the connection that is open now, in this order
  // The first lines on a new connection, followed by unanswered requests that aren't too old.
  std::vector<std::string> hello(std::int64_t now_ms);
  // None: too many requests are in flight.
  std::optional<std::string> ask(const protocol::Command& command, std::int64_t now_ms);
  // To be called regularly; returns what is due.
  std::optional<std::string> remind(std::int64_t now_ms);
  // The numbers up to this one are used, by another program with the same token.
  void skip_numbers(std::uint32_t up_to);

  // ---- receiving
  struct Reaction {
    std::vector<std::string> say{};
    std::vector<RemoteNews> news{};
  };
  Reaction hear(std::string_view line, std::int64_t now_ms);
  void connection_lost(std::int64_t now_ms);
  // The seat is to be taken back after all.
  void return_to_table() { departure_.reset(); }

  // ---- state
  bool is_at_table() const { return table_.has_value(); }
  const RemoteTable& table() const { return *table_; }
  bool has_game() const { return confirmed_.has_value(); }
  // As the server has confirmed it.
  const rules::Game& confirmed() const { return *confirmed_; }
  // The same, with the pawns moved by this client's own pending requests.
  const rules::Game& shown() const { return *shown_; }
  MemberId member() const { return member_; }
  std::optional<rules::Seat> seat() const;
  bool is_host() const { return table_ && table_->host == member_; }
  rules::GameTime game_time(std::int64_t now_ms) const { return clock_.now(now_ms); }
  std::optional<std::int64_t> countdown_ends_ms() const { return countdown_ends_ms_; }
  bool is_frozen() const { return is_frozen_; }
  const std::optional<Departure>& departure() const { return departure_; }
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

  void take(const protocol::server::Envelope& envelope, std::int64_t now_ms, Reaction& reaction);
  void take(const protocol::server::Snapshot& snapshot, std::int64_t now_ms, Reaction& reaction);
  void take(const protocol::server::Welcome& welcome);
  void take(const protocol::server::Time& time, std::int64_t now_ms);
  void take(const protocol::server::Frozen& frozen, std::int64_t now_ms);
  void take_table(RemoteTable table, std::int64_t now_ms);
  void take_game(const protocol::server::GameView& game, rules::GameTime now);
  bool fold(const rules::Events& events);
  void check(const std::optional<std::uint64_t>& hash, Reaction& reaction);
  void ask_for_everything(Reaction& reaction);
  void set_clock(rules::GameTime at, std::int64_t now_ms);
  void answered(std::optional<protocol::Number> number);
  void predict();
  void part(Departure::Kind kind, std::string sentence);

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
  std::optional<Departure> departure_;
};

}  // namespace client
