// A flip of the sand timer by the space of tile 1a, onto which yellow walks.
#pragma once

#include "support/scene.h"

namespace scene {

// What follows the flip itself: the end of spells, the guard room, the passing of tiles, talking.
inline rules::Events flip(Scene& scene) {
  scene.hero("yellow", "1a:0,1").time(60'000);
  const rules::Events all = scene.act(scene.walk("yellow", "1a:0,0"));
  rules::Events rest;
  for (std::size_t i = 3; i < all.size(); ++i) rest.push_back(all[i]);
  return rest;
}

}  // namespace scene
