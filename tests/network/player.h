// A client like a browser's: a replica of what everyone may know, requests in flight, and what to do after
// losing the connection. It trusts nothing: every answer is checked.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "network/simulation.h"
#include "rules/game.h"

namespace network {

class Player {
 public:
  Player(unsigned number, Findings& findings)
      : number_(number), findings_(findings), token_(std::string(31, '0') + std::to_string(number)) {}

  // The first line on a new connection, and everything that has to be repeated.
  std::vector<std::string> hello(std::int64_t now_ms);
  // What it received; it may want to send something (a snapshot, ready).
  std::vector<std::string> hear(const std::string& frame);
  // Some legal action for its seat, now and then one that isn't.
  std::optional<std::string> act(std::int64_t now_ms, base::Random& random);
  std::string resume(std::int64_t now_ms) { return numbered("resume", "", now_ms); }
  std::string ready(std::int64_t now_ms) { return numbered("ready", R"("on":true)", now_ms); }
  // Everyone is there, and this one hasn't said so yet.
  bool wants_to_begin(unsigned seats) const {
    return phase_ == "gathering" && seated_ == seats && !is_ready_ && unanswered_.empty();
  }

  bool plays() const { return replica_.has_value() && seat_.has_value() && phase_ == "playing"; }
  bool is_interrupted() const { return clock_ == "interrupted"; }
  bool is_over() const { return !result_.empty(); }
  std::uint64_t version() const { return version_; }
  std::string hash() const;
  std::size_t unanswered() const { return unanswered_.size(); }
  unsigned number() const { return number_; }
  // The first request that still waits, for the report.
  std::string waiting() const { return unanswered_.empty() ? "" : unanswered_.begin()->second.text; }

 private:
  struct Pending {
    std::string text;
    std::int64_t sent_ms = 0;
    std::optional<rules::Action> action;
  };

  std::string numbered(const std::string& what, const std::string& more, std::int64_t now_ms,
                       std::optional<rules::Action> action = std::nullopt);
  void hear_envelope(const boost::json::object& envelope);
  void take_table(const boost::json::object& table);
  void take_game(const boost::json::object& game);
  void answered(std::uint32_t number);
  void check_refusal(const boost::json::object& refusal);
  void problem(const std::string& what);

  unsigned number_;
  Findings& findings_;
  bool has_joined_ = false;
  std::string token_;
  std::uint16_t member_ = 0;
  std::optional<std::uint8_t> seat_;
  unsigned seated_ = 0;
  bool is_ready_ = false;
  std::uint32_t last_number_ = 0;
  std::uint64_t version_ = 0;
  bool knows_anything_ = false;
  std::optional<rules::Ruleset> ruleset_;
  std::optional<rules::State> replica_;
  std::uint32_t game_ms_ = 0;
  std::string phase_;
  std::string clock_;
  std::string result_;
  std::map<std::uint32_t, Pending> unanswered_;
  std::map<std::uint32_t, int> answers_;
};

}  // namespace network
