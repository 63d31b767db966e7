// A person at the terminal, at a table far away: `magicmaze table --connect`.
#pragma once

#include <string>

#include "app/picture.h"
#include "net/client.h"
#include "protocol/request.h"

namespace app {

struct RemoteOptions {
  net::ClientOptions client;
  std::string name;
  protocol::Part part = protocol::Part::Player;
  Palette palette = Palette::Colours;
};

// Until the person leaves; the exit status.
int play_remote(const RemoteOptions& options);

// The name of the user of this machine, as far as a table takes it for one.
std::string name_of_user();

}  // namespace app
