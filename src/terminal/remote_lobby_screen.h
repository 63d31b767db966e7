// The screen of a table between games: who sits where, who sits on whose left, what will be played and which
// keys do what. A pure picture, so that tests can look at it.
#pragma once

#include <optional>
#include <string>

#include "protocol/remote_table.h"
#include "terminal/picture.h"
#include "terminal/remote_chooser.h"

namespace terminal {

using protocol::MemberId;
using protocol::RemoteChair;
using protocol::RemoteMember;
using protocol::RemoteTable;

struct LobbyView {
  const RemoteTable& table;
  MemberId me;
  std::string link;    // the link to share
  std::string record;  // the address of the last game's record; empty: none
  std::string news = {};
  std::string refused = {};
  std::string prompt = {};  // an open question, or a problem
  std::optional<int> countdown_seconds = std::nullopt;
  const Chooser* chooser = nullptr;  // drawn over the rest
};

Picture lobby_screen(const LobbyView& view, Extent size);

}  // namespace terminal
