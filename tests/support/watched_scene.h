// A game of scenario 3 that someone watches, shared by the tests about spectators.
#pragma once

#include "support/scene.h"

namespace scene {

template <class Watcher>
class WatchedScene : public testing::Test {
 protected:
  explicit WatchedScene(const auto&... about) : watcher{scene.game, about...} {}

  void act(const Request& request, std::uint32_t ms) {
    scene.time(ms);
    const rules::Events events = scene.act(request);
    watcher.see(scene.game, {request.by, rules::GameTime{ms}, request.what}, events);
  }

  Scene scene = base_game();
  Watcher watcher;
};

}  // namespace scene
