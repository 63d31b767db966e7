#include "network/player.h"

#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/position_text.h"
#include "notation/ruleset_text.h"
#include "notation/words.h"
#include "protocol/limits.h"
#include "rules/decide.h"
#include "rules/legal.h"
#include "rules/view.h"

namespace network {

namespace json = boost::json;

std::vector<std::string> Player::hello(std::int64_t now_ms) {
  std::vector<std::string> words;
  if (!has_joined_) {
    // Its own secret: a join whose answer is lost can be repeated.
    words.push_back(R"({"t":"join","name":"Player )" + std::to_string(number_) + R"(","token":")" + token_ +
                    "\"}");
  } else {
    words.push_back(R"({"t":"back","token":")" + token_ + "\"" +
                    (knows_anything_ ? ",\"seen\":" + std::to_string(version_) : "") + "}");
    for (auto pending = unanswered_.begin(); pending != unanswered_.end();) {
      if (now_ms - pending->second.sent_ms <= std::int64_t{protocol::kRepeatWithinMs}) {
        ++findings_.repeated;
        words.push_back(pending->second.text);
        ++pending;
      } else {
        ++findings_.forgotten;
        pending = unanswered_.erase(pending);
      }
    }
  }
  return words;
}

std::vector<std::string> Player::hear(const std::string& frame) {
  std::vector<std::string> words;
  const json::object line = json::parse(frame).as_object();
  if (line.contains("v")) {
    hear_envelope(line);
    if (replica_ && line.at("hash").is_string() && std::string_view{line.at("hash").as_string()} != hash()) {
      ++findings_.resyncs;
      words.emplace_back(R"({"t":"snapshot"})");
    }
  } else if (line.contains("welcome")) {
    const json::value& welcome = line.at("welcome");
    member_ = welcome.at("member").to_number<std::uint16_t>();
    has_joined_ = true;
  } else if (line.contains("snapshot")) {
    ++findings_.snapshots;
    const json::object& snapshot = line.at("snapshot").as_object();
    version_ = snapshot.at("v").to_number<std::uint64_t>();
    knows_anything_ = true;
    if (snapshot.at("game").is_object()) take_game(snapshot.at("game").as_object());
    take_table(snapshot.at("table").as_object());
    if (replica_ && snapshot.at("hash").is_string() &&
        std::string_view{snapshot.at("hash").as_string()} != hash()) {
      problem("a snapshot whose hash differs from its position");
    }
  } else if (line.contains("refused")) {
    check_refusal(line);
  } else if (line.contains("done")) {
    answered(line.at("done").at("n").to_number<std::uint32_t>());
  } else if (line.contains("bad") || line.contains("no_entry")) {
    problem("unexpected: " + frame);
  }
  return words;
}

void Player::hear_envelope(const json::object& envelope) {
  const auto version = envelope.at("v").to_number<std::uint64_t>();
  if (knows_anything_ && version != version_ + 1) {
    problem("version " + std::to_string(version) + " after " + std::to_string(version_));
  }
  version_ = version;
  knows_anything_ = true;
  if (envelope.at("at").is_number()) game_ms_ = envelope.at("at").to_number<std::uint32_t>();
  if (envelope.contains("game")) {
    take_game(envelope.at("game").as_object());
  } else if (!envelope.contains("table") && replica_) {
    for (const json::value& text : envelope.at("events").as_array()) {
      const auto event = notation::read_event(std::string_view{text.as_string()});
      if (event) {
        rules::evolve(*replica_, *event);
      } else {
        problem("no event: " + json::serialize(text));
      }
    }
  }
  if (envelope.contains("table")) take_table(envelope.at("table").as_object());
  if (envelope.at("by").is_number() && envelope.at("by").to_number<std::uint16_t>() == member_) {
    ++findings_.granted;
    answered(envelope.at("n").to_number<std::uint32_t>());
  }
}

void Player::take_table(const json::object& table) {
  phase_ = std::string{table.at("phase").as_string()};
  clock_ = std::string{table.at("clock").as_string()};
  result_ = table.at("result").is_string() ? std::string{table.at("result").as_string()} : "";
  seat_.reset();
  seated_ = 0;
  for (const json::value& member : table.at("members").as_array()) {
    seated_ += member.at("chair").is_number() ? 1U : 0U;
    if (member.at("id").to_number<std::uint16_t>() != member_) continue;
    is_ready_ = member.at("ready").as_bool();
    if (member.at("chair").is_number()) seat_ = member.at("chair").to_number<std::uint8_t>();
  }
}

void Player::take_game(const json::object& game) {
  ruleset_ = notation::read_ruleset(std::string_view{game.at("ruleset").as_string()});
  replica_ = notation::read_position(std::string_view{game.at("position").as_string()});
  if (!ruleset_ || !replica_) problem("a game that cannot be read");
}

void Player::answered(std::uint32_t number) {
  if (++answers_[number] > 1) problem("request " + std::to_string(number) + " was answered twice");
  unanswered_.erase(number);
}

// R-4: a refusal must be right in the order in which everyone sees things.
void Player::check_refusal(const json::object& refusal) {
  ++findings_.refused;
  const auto number = refusal.at("n").to_number<std::uint32_t>();
  const auto found = unanswered_.find(number);
  const std::string reason{refusal.at("refused").as_string()};
  if (found != unanswered_.end() && found->second.action && replica_) {
    // B-COM-1: nobody can tap out messages with stares.
    const bool is_paced = reason == "TooFast" && std::holds_alternative<rules::Stare>(*found->second.action);
    const bool is_of_the_table = reason == "NoGame" || reason == "GameIsInterrupted" || reason == "NoSeat" ||
                                 reason == "SandHasRunOut" || reason == "TooMany" || is_paced;
    const auto decision =
        rules::decide(*ruleset_, *replica_,
                      {rules::Seat{seat_.value_or(0)}, rules::GameTime{game_ms_}, *found->second.action});
    if (decision && !is_of_the_table && reason != "TooSoon") {
      problem("refused as " + reason + " although it is right: " + found->second.text);
    }
  }
  answered(number);
}

std::string Player::numbered(const std::string& what, const std::string& more, std::int64_t now_ms,
                             std::optional<rules::Action> action) {
  const std::uint32_t number = ++last_number_;
  const std::string text =
      R"({"t":")" + what + R"(","n":)" + std::to_string(number) + (more.empty() ? "" : "," + more) + "}";
  unanswered_[number] = {text, now_ms, action};
  ++findings_.requests;
  return text;
}

std::optional<std::string> Player::act(std::int64_t now_ms, base::Random& random) {
  if (!plays() || unanswered_.size() >= protocol::kMostUnanswered / 2) return std::nullopt;
  const auto actions = rules::legal_actions(*ruleset_, *replica_, rules::Seat{*seat_}, rules::Signals::With,
                                            rules::GameTime{game_ms_});
  rules::Action action = rules::Theft{};  // hardly ever right
  if (!actions.empty() && random.below(10) != 0) {
    action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  }
  return numbered("do", R"("a":")" + notation::text_of(action) + "\"", now_ms, action);
}

std::string Player::hash() const {
  return replica_ ? notation::hexadecimal(rules::public_hash(*replica_)) : "none";
}

void Player::problem(const std::string& what) {
  findings_.problems.push_back("player " + std::to_string(number_) + ": " + what);
}

}  // namespace network
