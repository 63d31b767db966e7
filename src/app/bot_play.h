// A bot at a table far away: what it is asked and told, what of its answers goes to the server, and when
// enough is enough. Knows no socket, no process and no clock: lines come and go as text, steady milliseconds
// as numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/bot_lines.h"
#include "app/remote_game.h"
#include "net/bucket.h"
#include "net/table_link.h"

namespace app {

// How `magicmaze seat` ends: its exit status.
enum class BotEnd : std::uint8_t {
  Done = 0,        // the games were played, or the bot wanted to leave
  NotAtTable = 1,  // not reached, not let in, sent away, or the table is no more
  BotEnded = 3,    // the bot's program ended by itself
  Misbehaved = 4,  // it did not answer, did not read, said too much or nothing that makes sense
};

struct BotHabits {
  std::uint32_t games = 0;    // then it leaves; 0: it stays, and plays while a person is at the table
  std::uint8_t wait_for = 1;  // gets ready when so many sit
  std::int64_t pace_ms = 500;
  std::int64_t patience_ms = 30'000;
};

struct BotTally {
  std::uint32_t games = 0;
  std::uint32_t granted = 0;  // actions
  std::uint32_t late = 0;     // were offered, and somebody else was quicker
  std::uint32_t illegal = 0;  // were never offered
  std::uint32_t nonsense = 0;
};

class BotPlay {
 public:
  BotPlay(net::TableLink link, const RemoteGame::Self& self, BotHabits habits);
  BotPlay(const BotPlay&) = delete;
  BotPlay& operator=(const BotPlay&) = delete;

  // ---- the line to the server
  void open_line(std::int64_t now_ms);
  void hear(std::string_view line, std::int64_t now_ms);
  void lose_line(const std::string& why, std::int64_t now_ms);
  void end_line(const std::string& why, std::int64_t now_ms);

  // ---- the bot
  void hear_bot(std::string_view line, std::int64_t now_ms);
  // Its program has ended, or cannot be borne: the seat is given up.
  void part_with_bot(BotEnd how, std::string sentence, std::int64_t now_ms);

  void pass_time(std::int64_t now_ms);

  // ---- what is to be sent now, in this order
  std::vector<std::string> take_lines() { return std::exchange(lines_, {}); }
  std::vector<std::string> take_bot_lines() { return std::exchange(bot_lines_, {}); }
  // Sentences for the person who started it.
  std::vector<std::string> take_remarks() { return std::exchange(remarks_, {}); }

  struct Farewell {
    BotEnd how = BotEnd::Done;
    std::string sentence;
  };
  const std::optional<Farewell>& farewell() const { return farewell_; }
  const BotTally& tally() const { return tally_; }
  const RemoteGame& game_at_table() const { return game_; }

 private:
  // What the bot has been asked and has not answered.
  struct Question {
    std::int64_t asked_ms = 0;
  };
  struct Playing {
    std::uint32_t game = 0;
    rules::Seat seat;
    table::GameClock::Hand clock = table::GameClock::Hand::Running;
    friend bool operator==(const Playing&, const Playing&) = default;
  };

  void tell(std::string line) { bot_lines_.push_back(std::move(line)); }
  void remark(std::string sentence) { remarks_.push_back(std::move(sentence)); }
  void wish(const protocol::Wish& wish);
  void take(const RemoteGame::Reaction& reaction, std::string_view line);
  void follow_table();
  void end_game();
  void arrange_table();
  std::optional<protocol::Wish> next_arrangement();
  std::optional<protocol::Wish> place_to_sit();
  void ask_bot();
  void act(const rules::Action& action);
  void hear_nonsense(const std::string& why);
  void leave(Farewell farewell);

  bool is_person_here() const;
  const RemoteMember* person_to_host() const;
  bool wants_to_play() const;
  std::string waiting_text(const std::string& name) const;
  // As the bot is told it: with the version of the table's history.
  rules::Game told_game() const;

  net::TableLink link_;
  RemoteGame game_;
  BotHabits habits_;
  BotTally tally_;
  std::int64_t now_ms_ = 0;
  bool is_line_open_ = false;
  std::vector<std::string> lines_;
  std::vector<std::string> bot_lines_;
  std::vector<std::string> remarks_;

  std::optional<Playing> playing_;  // what the bot was told last
  std::optional<Question> question_;
  std::vector<std::string> offered_;  // the actions of the last question
  std::uint32_t questions_ = 0;
  std::optional<protocol::Version> considered_;  // the version the bot has answered to without acting
  std::int64_t may_act_ms_ = 0;
  std::optional<std::uint32_t> act_number_;  // of the request on its way
  std::optional<protocol::Version> arranged_;
  bool has_sat_ = false;
  net::Bucket said_;
  std::uint32_t nonsense_in_a_row_ = 0;
  std::optional<std::int64_t> leaving_since_ms_;
  std::optional<Farewell> leaving_as_;
  std::optional<Farewell> farewell_;
};

}  // namespace app
