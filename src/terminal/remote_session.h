// A player in the terminal at a remote table: `magicmaze table --connect`.
#pragma once

#include <string>

#include "net/client.h"
#include "protocol/request.h"
#include "terminal/picture.h"

namespace terminal {

struct RemoteOptions {
  net::ClientOptions client;
  std::string name;
  protocol::Part part = protocol::Part::Player;
  Palette palette = Palette::Colours;
};

// Runs until the player leaves; returns the exit status.
int play_remote(const RemoteOptions& options);

// The name of this machine's user, if a table accepts it.
std::string name_of_user();

}  // namespace terminal
