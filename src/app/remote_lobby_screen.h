// The screen of a table where no game runs: who sits where, who sits on whose left, what is going to be
// played and which keys do what. A pure picture, so that tests can look at it.
#pragma once

#include <optional>
#include <string>

#include "app/picture.h"
#include "app/remote_chooser.h"
#include "app/remote_table.h"

namespace app {

struct LobbyView {
  const RemoteTable& table;
  MemberId me;
  std::string link;    // what is sent to others
  std::string record;  // the address of the last game's record; empty: none
  std::string news = {};
  std::string refused = {};
  std::string prompt = {};  // a question that is open, or a trouble
  std::optional<int> countdown_seconds = std::nullopt;
  const Chooser* chooser = nullptr;  // lies over the rest
};

Picture lobby_screen(const LobbyView& view, Extent size);

}  // namespace app
