// Someone at a table of a real server, for tests: joins, follows the game as everyone sees it, and knows
// what its seat may do.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/state.h"
#include "support/ws_client.h"

namespace support {

// The code of a new table with this choice, a JSON object; empty if there is none.
std::string open_table(const Where& where, const std::string& choice);

class TableClient {
 public:
  // Nothing: not let in.
  static std::optional<TableClient> join(const Where& where, const std::string& code, const std::string& name,
                                         const std::string& as = "player", const std::string& browser = "");
  // With an earlier token; what was seen is forgotten, so the server sends everything.
  static std::optional<TableClient> back(const Where& where, const std::string& code,
                                         const std::string& token);

  WsClient& socket() { return socket_; }
  const std::string& token() const { return token_; }
  std::uint16_t member() const { return member_; }

  bool say(std::string_view line) { return socket_.send(line); }
  // Reads on until a line with these letters has come; every line is followed.
  std::optional<std::string> hear(std::string_view letters);
  // Reads on until there is a game.
  bool sees_a_game();

  // Something this client's seat may do now, as text; none if it may do nothing.
  std::optional<std::string> possible_action() const;
  const std::optional<rules::State>& position() const { return position_; }
  const std::optional<rules::Ruleset>& rules() const { return rules_; }
  std::optional<std::uint8_t> chair() const { return chair_; }
  // Game time in the last line.
  rules::GameTime now() const { return now_; }
  // The hash in the last line, and the hash of this client's own position.
  const std::string& told_hash() const { return told_hash_; }
  std::string own_hash() const;
  std::uint32_t version() const { return version_; }
  // Some line said that the table stands still: {"frozen":...}
  bool has_heard_of_trouble() const { return has_heard_of_trouble_; }
  // "running", "paused", "interrupted" or "stopped"
  const std::string& clock() const { return clock_; }
  // "won", "lost", "given_up", or empty while nothing is decided
  const std::string& result() const { return result_; }

 private:
  explicit TableClient(WsClient socket) : socket_(std::move(socket)) {}
  bool enter(const std::string& first_line);
  void follow(const std::string& line);

  WsClient socket_;
  std::string token_;
  std::uint16_t member_ = 0;
  std::optional<std::uint8_t> chair_;
  std::optional<rules::Ruleset> rules_;
  std::optional<rules::State> position_;
  std::string told_hash_;
  std::string clock_;
  std::string result_;
  rules::GameTime now_;
  std::uint32_t version_ = 0;
  bool has_heard_of_trouble_ = false;
};

}  // namespace support
