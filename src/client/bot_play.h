// A bot at a remote table: what it is asked and told, which of its answers are sent to the server, and when
// it is stopped. Uses no socket, no process and no clock: lines come and go as text, steady milliseconds as
// numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/token_bucket.h"
#include "client/bot_lines.h"
#include "client/remote_game.h"
#include "net/table_link.h"

namespace client {

// How `magicmaze seat` ends, as its exit status.
enum class BotEnd : std::uint8_t {
  Done = 0,        // all games were played, or the bot wanted to leave
  NotAtTable = 1,  // not reached, not let in, removed, or the table is closed
  BotEnded = 3,    // the bot's process ended
  Misbehaved = 4,  // it didn't answer, didn't read, or sent too much or invalid lines
};

struct BotOptions {
  std::uint32_t games = 0;    // then it leaves; 0: it stays and plays while a person is at the table
  std::uint8_t wait_for = 1;  // gets ready when this many are seated
  std::int64_t pace_ms = 500;
  std::int64_t patience_ms = 30'000;
};

struct BotTally {
  std::uint32_t games = 0;
  std::uint32_t accepted = 0;  // actions
  std::uint32_t late = 0;      // were offered, but someone else was faster
  std::uint32_t illegal = 0;   // were never offered
  std::uint32_t nonsense = 0;
};

class BotPlay {
 public:
  BotPlay(net::TableLink link, const RemoteGame::Self& self, BotOptions options);
  BotPlay(const BotPlay&) = delete;
  BotPlay& operator=(const BotPlay&) = delete;

  // ---- the connection to the server
  void connection_opened(std::int64_t now_ms);
  void hear(std::string_view line, std::int64_t now_ms);
  void connection_lost(const std::string& why, std::int64_t now_ms);
  void connection_ended(const std::string& why, std::int64_t now_ms);

  // ---- the bot
  void hear_bot(std::string_view line, std::int64_t now_ms);
  // Its process has ended or misbehaves: the seat is given up.
  void part_with_bot(BotEnd how, std::string sentence, std::int64_t now_ms);

  void pass_time(std::int64_t now_ms);

  // ---- what to send now, in this order
  std::vector<std::string> take_lines() { return std::exchange(lines_, {}); }
  std::vector<std::string> take_bot_lines() { return std::exchange(bot_lines_, {}); }
  // Sentences for the person who started the bot.
  std::vector<std::string> take_remarks() { return std::exchange(remarks_, {}); }

  struct Ending {
    BotEnd how = BotEnd::Done;
    std::string sentence;
  };
  const std::optional<Ending>& ending() const { return ending_; }
  const BotTally& tally() const { return tally_; }
  const RemoteGame& game_at_table() const { return game_; }

 private:
  // A question to the bot that it hasn't answered yet.
  struct Question {
    std::int64_t asked_ms = 0;
  };
  struct Playing {
    std::uint32_t game = 0;
    rules::Seat seat;
    protocol::ClockState clock = protocol::ClockState::Running;
    friend bool operator==(const Playing&, const Playing&) = default;
  };

  void tell(std::string line) { bot_lines_.push_back(std::move(line)); }
  void remark(std::string sentence) { remarks_.push_back(std::move(sentence)); }
  void command(const protocol::Command& command);
  void take(const RemoteGame::Reaction& reaction, std::string_view line);
  void follow_table();
  void end_game();
  void arrange_table();
  std::optional<protocol::Command> next_arrangement();
  std::optional<protocol::Command> place_to_sit();
  void ask_bot();
  void act(const rules::Action& action);
  void hear_nonsense(const std::string& why);
  void leave(Ending ending);

  bool is_person_here() const;
  const RemoteMember* person_to_host() const;
  bool wants_to_play() const;
  std::string waiting_text(const std::string& name) const;
  // As it is sent to the bot: with the version of the table's history.
  rules::Game told_game() const;

  net::TableLink link_;
  RemoteGame game_;
  BotOptions options_;
  BotTally tally_;
  std::int64_t now_ms_ = 0;
  bool is_connected_ = false;
  std::vector<std::string> lines_;
  std::vector<std::string> bot_lines_;
  std::vector<std::string> remarks_;

  std::optional<Playing> playing_;  // what the bot was sent last
  std::optional<Question> question_;
  std::vector<std::string> offered_;  // the actions of the last question
  std::uint32_t questions_ = 0;
  std::optional<protocol::Version> considered_;  // the version the bot has answered without acting
  std::int64_t may_act_ms_ = 0;
  std::optional<std::uint32_t> act_number_;  // of the request in flight
  std::optional<protocol::Version> arranged_;
  bool has_sat_ = false;
  base::TokenBucket said_;
  std::uint32_t nonsense_in_a_row_ = 0;
  std::optional<std::int64_t> leaving_since_ms_;
  std::optional<Ending> leaving_as_;
  std::optional<Ending> ending_;
};

}  // namespace client
