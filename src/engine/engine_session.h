// The line protocol of `magicmaze engine`: one JSON object in, one out (docs/engine-protocol.md). A session
// never throws and never ends by itself, no matter what it is sent.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/engine_game.h"

namespace engine {

class EngineSession {
 public:
  // The answer, without the line break.
  std::string answer(std::string_view line);

 private:
  std::map<std::uint16_t, EngineGame> games_;  // by the number that requests name; 0 if they name none
};

}  // namespace engine
