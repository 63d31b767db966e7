// What the keys mean at a table far away, and what is to be seen there: the lobby, the game, its end. It is
// told what happens on the line and at the keyboard, and gives lines to send and pictures to show. Knows no
// socket, no terminal and no clock.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/key.h"
#include "app/remote_chooser.h"
#include "app/remote_game.h"
#include "app/table_play.h"
#include "app/table_referee.h"
#include "net/table_link.h"

namespace app {

class RemotePlay final : public Referee {
 public:
  RemotePlay(net::TableLink link, RemoteGame::Self self) : link_(std::move(link)), game_(std::move(self)) {}
  RemotePlay(const RemotePlay&) = delete;
  RemotePlay& operator=(const RemotePlay&) = delete;

  // ---- the line
  void open_line(std::int64_t now_ms);
  void hear(std::string_view line, std::int64_t now_ms);
  void lose_line(std::string why, std::int64_t now_ms);
  void end_line(std::string why, std::int64_t now_ms);
  // What is to be sent now, in this order.
  std::vector<std::string> take_lines();
  // Whether the person wants a line that has ended back; true once.
  bool take_wish_to_return();

  // ---- the person
  void press(const Key& key, std::int64_t now_ms);
  void pass_time(std::int64_t now_ms);
  Picture screen(Extent size, std::int64_t now_ms);

  // ---- the end
  bool is_over() const { return farewell_.has_value(); }
  struct Farewell {
    std::string sentence;
    bool was_wished = true;
    bool keeps_seat = true;  // coming back is possible
  };
  const Farewell& farewell() const { return *farewell_; }
  // The address of the last game's record; empty if there is none.
  std::string record_address() const;

  const RemoteGame& game_at_table() const { return game_; }
  RemoteGame& game_at_table() { return game_; }

 private:
  enum class Asking : std::uint8_t { Nothing, Leaving, GivingUp, SeatToTake, ChairToRemove, ChairToHost };

  // ---- Referee
  const rules::Game& game() const override { return game_.shown(); }
  SeatList hands() const override;
  std::optional<rules::Decision> ask(const rules::Stamped& action) override;
  rules::Events pass_time(rules::GameTime) override { return {}; }
  std::string_view trouble() const override { return {}; }

  void wish(const protocol::Wish& wish);
  void refuse(const std::string& sentence);
  void take(const RemoteGame::Reaction& reaction);
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

  TableView game_view() const;
  std::vector<SeatedPerson> people() const;
  std::string alarm() const;
  std::string question() const;
  std::string status() const;
  Picture empty_screen(Extent size) const;

  net::TableLink link_;
  RemoteGame game_;
  std::int64_t now_ms_ = 0;  // as told last
  bool is_line_open_ = false;
  std::string line_trouble_;  // why there is no line
  std::vector<std::string> lines_;
  bool wishes_to_return_ = false;
  std::optional<std::int64_t> leaving_since_ms_;
  std::optional<Farewell> farewell_;

  std::optional<TablePlay> hands_;  // while a game is shown
  std::uint32_t game_number_ = 0;   // of that game
  std::optional<std::int64_t> over_since_ms_;
  std::optional<Chooser> chooser_;
  Asking asking_ = Asking::Nothing;
  std::string news_;
  std::string refused_;
  std::int64_t refused_until_ms_ = 0;  // what is long ago is not read beside what happens now
  std::string stare_;
  std::int64_t stare_until_ms_ = 0;
  std::int64_t red_pawn_until_ms_ = 0;
  Spot scroll_;
};

}  // namespace app
