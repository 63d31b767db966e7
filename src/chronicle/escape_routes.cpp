#include "chronicle/escape_routes.h"

namespace chronicle {
namespace {

using rules::Pawn;
using rules::Place;

bool is_before_a_restaurant(Place at) {
  const auto& restaurant = catalog::def(at.tile()).restaurant;
  return restaurant && restaurant->front == at.cell();
}

}  // namespace

void EscapeRoutes::see_step(Pawn hero, Place to) {
  const std::size_t i = rules::index(hero);
  if (to.tile() != item_tiles_[i]) tiles_since_[i].insert(to.tile());
}

void EscapeRoutes::see(const SeenEvent& seen, AchievementSet& earned) {
  if (seen.is<rules::Stolen>() != nullptr) {
    for (const Pawn hero : rules::kHeroes) {
      const Place at = rules::place_of(seen.before, hero);
      if (at != rules::kNowhere) item_tiles_[rules::index(hero)] = at.tile();
    }
  }
  if (!seen.after.stolen) return;
  if (const auto* escaped = seen.is<rules::HeroEscaped>()) {
    const std::size_t i = rules::index(escaped->hero);
    rules::TileSet elsewhere = tiles_since_[i];
    elsewhere.erase(rules::place_of(seen.before, escaped->hero).tile());
    if (elsewhere.empty()) went_straight_.insert(escaped->hero);
    earned.insert_if(went_straight_.are_all_heroes(), Achievement::NextDoor);
    return;
  }
  if (const auto* moved = seen.is<rules::PawnMoved>()) {
    if (!rules::is_hero(moved->pawn)) return;
    follow(seen.before, *moved, [&](Place, Place to) {
      see_step(moved->pawn, to);
      if (is_before_a_restaurant(to)) ate_.insert(moved->pawn);
    });
    earned.insert_if(ate_.are_all_heroes(), Achievement::Takeaway);
    return;
  }
  for (const Pawn hero : rules::kHeroes) {
    const Place to = rules::place_of(seen.after, hero);
    if (to == rules::kNowhere || to == rules::place_of(seen.before, hero)) continue;
    see_step(hero, to);
    const bool is_swapped = seen.is<rules::PawnsSwapped>() != nullptr;
    if (is_swapped && is_before_a_restaurant(to)) ate_.insert(hero);
    earned.insert_if(ate_.are_all_heroes(), Achievement::Takeaway);
  }
}

}  // namespace chronicle
