// The line protocol of `magicmaze engine`: one JSON object in, one out (docs/engine-protocol.md). A session
// never throws and never ends by itself, no matter what it is sent.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/engine_game.h"

namespace engine {

// Most requests are read without taking memory from the heap.
inline constexpr std::size_t kRoomForRequest = std::size_t{256} << 10U;

class EngineSession {
 public:
  // The answer, without the line break.
  std::string answer(std::string_view line);

 private:
  std::map<std::uint16_t, EngineGame> games_;  // by the number that requests name; 0 if they name none
  std::vector<unsigned char> room_ = std::vector<unsigned char>(kRoomForRequest);
};

}  // namespace engine
