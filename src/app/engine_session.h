// The line protocol of `magicmaze engine`: one JSON object in, one out (docs/engine-protocol.md). A session
// never throws and never ends by itself, whatever it is told.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "notation/record.h"
#include "rules/game.h"

namespace app {

class EngineSession {
 public:
  // The answer, without the line break.
  std::string answer(std::string_view line);

 private:
  friend struct EngineCommands;

  struct Running {
    rules::Game game;
    notation::Record record;
    rules::GameTime now;  // the last `at`
  };
  std::optional<Running> running_;
};

}  // namespace app
