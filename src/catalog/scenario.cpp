#include "catalog/scenario.h"

namespace catalog {

// The campaign introduces one rule at a time; a scenario names only what differs from the rules of
// scenario 7.
constexpr std::array<Scenario, kScenarios> kScenarioTable{{
    {.number = 1,  // S1-1 to S1-3
     .title = "The first heist",
     .novelty = "Everyone leaves through the same exit, the purple one.",
     .sides = Sides::OnlyA,
     .level = 9,
     .lowest_level = 9,
     .highest_level = 9,
     .rules = {.exits = Exits::OneForAll,
               .pass_action_tiles = false,
               .loudspeakers = false,
               .dwarf_passages = false,
               .crystal_balls = false,
               .cameras = false}},
    {.number = 2,  // S2-1, S2-2
     .title = "One door each",
     .novelty = "Each hero leaves through the exit of its own colour.",
     .sides = Sides::OnlyA,
     .level = 12,
     .highest_level = 12,
     .rules = {.pass_action_tiles = false,
               .loudspeakers = false,
               .dwarf_passages = false,
               .crystal_balls = false,
               .cameras = false}},
    {.number = 3,  // S3-1, S3-2
     .title = "Change of shift",
     .novelty = "Each flip of the timer passes the action tiles to the left.",
     .sides = Sides::OnlyA,
     .level = 12,
     .highest_level = 12,
     .rules = {.loudspeakers = false, .dwarf_passages = false, .crystal_balls = false, .cameras = false}},
    {.number = 4,  // S4-1 to S4-3
     .title = "Gaps and whispers",
     .novelty = "The dwarf slips through orange walls. When the elf explores, everyone may talk.",
     .sides = Sides::OnlyA,
     .level = 14,
     .lowest_level = 14,
     .highest_level = 14,
     .rules = {.crystal_balls = false, .cameras = false}},
    {.number = 5,  // S5-1 to S5-5
     .title = "The crystal ball",
     .novelty = "From a crystal ball, the mage adds up to two tiles anywhere.",
     .sides = Sides::OnlyB,
     .level = 15,
     .lowest_level = 15,
     .highest_level = 15,
     .on_top = Tile::T15,
     .rules = {.cameras = false}},
    {.number = 6,  // S6-1 to S6-3
     .title = "Smile, please",
     .novelty = "Two working cameras block the sand timer spaces. The barbarian turns them off.",
     .sides = Sides::OnlyB,
     .level = 17,
     .lowest_level = 17,
     .highest_level = 17},
    {.number = 7,  // S7-1, S7-2
     .title = "All eyes on you",
     .novelty = "Four cameras, no new rules. Add more tiles if you dare.",
     .sides = Sides::OnlyB,
     .lowest_level = 19},
    {.number = 8,  // S8-1
     .title = "Cards on the table",
     .novelty = "The deck is face up.",
     .rules = {.deck_face = DeckFace::Up}},
    {.number = 9,  // S9-1, S9-2
     .title = "Follow the leader",
     .novelty = "One of you has no action tile, but is the only one who can use the red pawn.",
     .fewest_seats = 3,
     .most_seats = 9,
     .rules = {.do_something = DoSomething::LeaderOnly, .leader = true}},
    {.number = 10,  // S10-1, S10-2
     .title = "The wrong bags",
     .novelty = "Steal items of other colours, and leave through exits of other colours.",
     .rules = {.items = Items::Foreign, .exits = Exits::Foreign}},
    {.number = 11,  // S11-1 to S11-4
     .title = "Under reconstruction",
     .novelty = "Until the theft, each flip takes two tiles out of the mall.",
     .rules = {.rearrangement = true}},
    {.number = 12,  // S12-1
     .title = "Gestures only",
     .novelty = "When you'd normally talk, you can only use gestures.",
     .rules = {.talk = Talk::Gestures}},
    {.number = 13,  // S13-1 to S13-4
     .title = "Two dimensions",
     .novelty = "Two malls that never meet. Only the vortex connects them.",
     .rules = {.vortex = Vortex::BetweenDimensions, .deck_face = DeckFace::Up, .two_dimensions = true}},
    {.number = 14,  // S14-1
     .title = "Not a word",
     .novelty = "No talking at any time.",
     .rules = {.talk = Talk::Never}},
    {.number = 15,  // S15-1
     .title = "Just your eyes",
     .novelty = "No talking and no red pawn. All you have is your stare.",
     .rules = {.talk = Talk::Never, .do_something = DoSomething::Nobody}},
    {.number = 16,  // S16-1
     .title = "On foot",
     .novelty = "The vortex is out of service for the whole game.",
     .rules = {.vortex = Vortex::OutOfService}},
    {.number = 17,  // S17-1, S17-2
     .title = "Keep apart",
     .novelty = "Never two heroes on the same tile, except on tile 1.",
     .rules = {.groups = Groups::Forbidden}},
}};

const Scenario* scenario_numbered(unsigned number) {
  return number >= 1 && number <= kScenarios ? &kScenarioTable[number - 1] : nullptr;
}

}  // namespace catalog
