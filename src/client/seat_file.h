// A player's secret at a table, kept in a small file that only its owner can read, so that the program can
// take the seat back when it is started again.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

#include "net/table_link.h"
#include "protocol/request.h"
#include "protocol/token.h"

namespace client {

class SeatFile {
 public:
  struct Kept {
    protocol::Token token;
    std::uint32_t used_number = 0;  // requests up to this number may already have been made with it
    friend bool operator==(const Kept&, const Kept&) = default;
  };

  // $XDG_STATE_HOME/magicmaze or ~/.local/state/magicmaze; none without a home folder.
  static std::optional<std::filesystem::path> usual_folder();

  // One per table, name and role: another name is another player.
  SeatFile(std::filesystem::path folder, const net::TableLink& link, std::string_view name,
           protocol::Part part);

  const std::filesystem::path& path() const { return path_; }
  std::optional<Kept> read() const;
  // All or nothing; false if it can't be written.
  bool write(const Kept& kept) const;
  void forget() const;
  // Removes the files of tables that haven't been used for a month.
  void clear_away_old() const;

 private:
  std::filesystem::path folder_;
  std::filesystem::path path_;
};

}  // namespace client
