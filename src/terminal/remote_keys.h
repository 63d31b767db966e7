// What the keys mean at a remote table, and what is shown there: the lobby, the game and its end. It is given
// what happens on the connection and at the keyboard, and returns lines to send and pictures to show. Uses no
// socket, no terminal and no clock.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/remote_game.h"
#include "net/table_link.h"
#include "terminal/game_keys.h"
#include "terminal/key.h"
#include "terminal/referee.h"
#include "terminal/remote_chooser.h"

namespace terminal {

using protocol::RemoteMember;
using protocol::RemoteTable;

class RemoteKeys final : public Referee {
 public:
  RemoteKeys(net::TableLink link, client::RemoteGame::Self self)
      : link_(std::move(link)), game_(std::move(self)) {}
  RemoteKeys(const RemoteKeys&) = delete;
  RemoteKeys& operator=(const RemoteKeys&) = delete;

  // ---- the connection
  void connection_opened(std::int64_t now_ms);
  void hear(std::string_view line, std::int64_t now_ms);
  void connection_lost(std::string why, std::int64_t now_ms);
  void connection_ended(std::string why, std::int64_t now_ms);
  // What to send now, in this order.
  std::vector<std::string> take_lines();
  // Whether the player wants to reconnect; true once.
  bool take_return_request();

  // ---- the player
  void press(const Key& key, std::int64_t now_ms);
  void pass_time(std::int64_t now_ms);
  Picture screen(Extent size, std::int64_t now_ms);

  // ---- the end
  bool is_over() const { return ending_.has_value(); }
  struct Ending {
    std::string sentence;
    bool was_wanted = true;
    bool keeps_seat = true;  // coming back is possible
  };
  const Ending& ending() const { return *ending_; }
  // The address of the last game's record; empty if there is none.
  std::string record_address() const;

  const client::RemoteGame& game_at_table() const { return game_; }
  client::RemoteGame& game_at_table() { return game_; }

 private:
  enum class Asking : std::uint8_t { Nothing, Leaving, GivingUp, SeatToTake, ChairToRemove, ChairToHost };

  // ---- Referee
  const rules::Game& game() const override { return game_.shown(); }
  SeatList hands() const override;
  std::optional<rules::Decision> ask(const rules::Stamped& action) override;
  rules::Events pass_time(rules::GameTime) override { return {}; }
  std::string_view trouble() const override { return {}; }

  void command(const protocol::Command& command);
  void refuse(const std::string& sentence);
  void take(const client::RemoteGame::Reaction& reaction);
  void follow_table();
  bool shows_game() const { return hands_.has_value(); }
  bool is_game_over() const;
  bool is_replaced() const;
  bool is_standing_still() const;

  void press_in_lobby(const Key& key);
  void press_in_game(const Key& key);
  void press_while_choosing(const Key& key);
  void press_answer(const Key& key);
  void toggle_ready();
  void leave();

  ScreenView game_view() const;
  std::vector<SeatedPerson> people() const;
  std::string alarm() const;
  std::string question() const;
  std::string status() const;
  Picture empty_screen(Extent size) const;

  net::TableLink link_;
  client::RemoteGame game_;
  std::int64_t now_ms_ = 0;  // as last reported
  bool is_connected_ = false;
  std::string connection_trouble_;  // why there is no connection
  std::vector<std::string> lines_;
  bool wants_to_return_ = false;
  std::optional<std::int64_t> leaving_since_ms_;
  std::optional<Ending> ending_;

  std::optional<GameKeys> hands_;  // while a game is shown
  std::uint32_t game_number_ = 0;  // of that game
  std::optional<std::int64_t> over_since_ms_;
  std::optional<Chooser> chooser_;
  Asking asking_ = Asking::Nothing;
  std::string news_;
  std::string refused_;
  std::int64_t refused_until_ms_ = 0;  // old news isn't shown next to new news
  std::string stare_;
  std::int64_t stare_until_ms_ = 0;
  std::int64_t red_pawn_until_ms_ = 0;
  Spot scroll_;
};

}  // namespace terminal
