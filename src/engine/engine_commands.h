// The commands of the engine protocol, one function each. A request is read field by field; a field of the
// wrong type, or one the command doesn't know, is an error, and then nothing happens.
#pragma once

#include <boost/json.hpp>
#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/engine_game.h"
#include "notation/json_writer.h"
#include "protocol/fields.h"

namespace engine {

std::string error_line(std::string_view sentence);
std::string sentence_about_time(rules::GameTime now);

using Games = std::map<std::uint16_t, EngineGame>;

class EngineCommands {
 public:
  EngineCommands(Games& games, const boost::json::object& request)
      : games_(games), request_(request), fields_(request) {}

  std::string answer();

 private:
  // They need no game.
  std::string start();
  std::string load();
  std::string version();
  std::string batch();
  std::string play();
  // They need one.
  std::string clone();
  std::string drop();
  std::string save();
  std::string position();
  std::string teammates();
  std::string legal();
  std::string act();
  std::string advance();
  std::string undo();
  std::string state();
  std::string why();
  std::string perft();

  using Handler = std::string (EngineCommands::*)();
  std::string answer_about_a_game(std::string_view command);

  EngineGame& game() { return games_.at(number_); }
  const rules::Game& position_now() { return game().game(); }
  std::string advance_to(rules::GameTime at);

  rules::Seat seat();
  std::optional<rules::GameTime> time();
  std::optional<std::string> problem_with(std::optional<rules::GameTime> at);
  std::expected<EngineGame, std::string> view_to_load();
  std::expected<EngineGame, std::string> record_to_load();
  std::optional<std::string> problem_with_number(std::uint16_t number) const;
  ai::SeatSet seats_in(std::string_view key);
  std::optional<std::string> play_move(const boost::json::value& move, const boost::json::value* list,
                                       notation::JsonWriter& out);

  Games& games_;
  const boost::json::object& request_;
  protocol::Fields fields_;
  std::uint16_t number_ = 0;
};

}  // namespace engine
