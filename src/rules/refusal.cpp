#include "rules/refusal.h"

namespace rules {
namespace {

struct RefusalRow {
  Reason reason;
  std::string_view name;
  std::string_view rule;
  std::string_view sentence;
};

// An engine built without the expansion never gives these reasons and doesn't need their texts.
constexpr RefusalRow expansion_row(Reason reason, std::string_view name, std::string_view rule,
                                   std::string_view sentence) {
  if (!catalog::kWithExpansion) return {reason, "", "", ""};
  return {reason, name, rule, sentence};
}

// In the order of the enumerators; the assertion below makes sure of it.
constexpr std::array<RefusalRow, kReasons> kRefusalRows{{
    {Reason::GameIsOver, "GameIsOver", "B-END-1", "The game is over."},
    {Reason::SandHasRunOut, "SandHasRunOut", "B-TIME-1", "The sand has run out."},
    {Reason::SandStillRuns, "SandStillRuns", "B-TIME-1", "There's still sand in the timer."},
    {Reason::NoSuchSeat, "NoSuchSeat", "B-SETUP-3", "There's no such seat at this table."},
    {Reason::NotOnYourActionTile, "NotOnYourActionTile", "B-ACT-2", "That isn't on your action tile."},
    {Reason::NothingRevealed, "NothingRevealed", "B-SOLO-6", "Turn over a solo tile first."},
    {Reason::NotTheRevealedAction, "NotTheRevealedAction", "B-SOLO-2",
     "Only the action on top of the pile may be used."},
    {Reason::NotASoloGame, "NotASoloGame", "B-SOLO-1", "Only a solo game has a deck of action tiles."},
    {Reason::Overtaken, "Overtaken", "R-4", "Someone was faster. The pawn isn't there any more."},
    {Reason::HasEscaped, "HasEscaped", "B-EXIT-1", "This hero has escaped."},
    {Reason::NotInPlay, "NotInPlay", "B-ACT-4", "This pawn isn't in the mall."},
    {Reason::NotAStraightLine, "NotAStraightLine", "B-MOVE-1",
     "A move must go one or more spaces in a straight line."},
    {Reason::WayIsBlocked, "WayIsBlocked", "B-MOVE-2", "A wall or a pawn is in the way."},
    {Reason::DeadEnd, "DeadEnd", "B-MOVE-5", "The neighbouring tile has a wall there."},
    {Reason::EdgeOfTheMall, "EdgeOfTheMall", "B-MOVE-7", "Nothing has been explored beyond that edge."},
    {Reason::OnlyTheDwarfPasses, "OnlyTheDwarfPasses", "S4-1",
     "Only the dwarf fits through the small opening."},
    {Reason::CamerasAreWatching, "CamerasAreWatching", "R-2",
     "Two cameras are working: no hero may go onto a sand timer space."},
    {Reason::GroupsAreForbidden, "GroupsAreForbidden", "S17-1", "Another hero is on that tile."},
    {Reason::HeroMustStay, "HeroMustStay", "R-7",
     "The drawn tile can go there. The hero stays until it's placed."},
    {Reason::VortexIsOff, "VortexIsOff", "B-VORTEX-3", "The vortex has been off since the theft."},
    {Reason::VortexOutOfService, "VortexOutOfService", "S16-1", "The vortex is out of service in this game."},
    {Reason::NoVortexOfItsColour, "NoVortexOfItsColour", "B-VORTEX-1",
     "That isn't a vortex space of the hero's colour."},
    {Reason::VortexIsOccupied, "VortexIsOccupied", "B-VORTEX-1", "Someone is standing on that vortex."},
    {Reason::AlreadyThere, "AlreadyThere", "R-5", "The hero is already there."},
    {Reason::NotOnAVortex, "NotOnAVortex", "S13-4", "The hero must be on a vortex space of its own colour."},
    {Reason::SameDimension, "SameDimension", "S13-4", "The vortex only leads to the other dimension."},
    {Reason::AllInOneDimension, "AllInOneDimension", "S13-3",
     "The four heroes may never all be in the same dimension."},
    {Reason::NoEscalatorThere, "NoEscalatorThere", "B-ESC-1", "No escalator leads from here to there."},
    {Reason::EscalatorIsOccupied, "EscalatorIsOccupied", "B-ESC-2", "Someone is standing at the other end."},
    {Reason::TileIsWaiting, "TileIsWaiting", "B-EXPL-4", "The drawn tile must be placed first."},
    {Reason::DeckIsEmpty, "DeckIsEmpty", "B-EXPL-6", "The deck is empty."},
    {Reason::NowhereToExplore, "NowhereToExplore", "B-EXPL-1",
     "No hero is on an exploration space of its colour that leads somewhere new."},
    {Reason::HeroOfAnotherColour, "HeroOfAnotherColour", "B-EXPL-7",
     "A hero can only explore from a space of its own colour."},
    {Reason::AlreadyExplored, "AlreadyExplored", "R-10", "There's already a tile there."},
    {Reason::NoTileDrawn, "NoTileDrawn", "B-EXPL-3", "No tile has been drawn."},
    {Reason::NotAnExplorationSpace, "NotAnExplorationSpace", "B-EXPL-2", "That isn't an exploration space."},
    {Reason::NotOnTheirItems, "NotOnTheirItems", "B-THEFT-1", "Not every hero is on their item."},
    {Reason::NotOnForeignItems, "NotOnForeignItems", "S10-1",
     "Not every hero is on an item of another colour."},
    {Reason::AlreadyStolen, "AlreadyStolen", "B-THEFT-3", "The theft has already happened."},
    {Reason::RearrangeFirst, "RearrangeFirst", "R-19", "Two tiles must be taken out of the mall first."},
    {Reason::NothingToDiscard, "NothingToDiscard", "S11-1", "No tile has to be taken out."},
    {Reason::NoSuchTileInTheMall, "NoSuchTileInTheMall", "S11-2",
     "Only a tile in the mall can be taken out."},
    {Reason::NotInTheMall, "NotInTheMall", "B-MOVE-2", "That tile isn't in the mall."},
    {Reason::StartingTileStays, "StartingTileStays", "S11-2", "The starting tile stays."},
    {Reason::HeroIsOnTile, "HeroIsOnTile", "S11-2", "A hero is on that tile."},
    {Reason::TokenIsOnTile, "TokenIsOnTile", "S11-2", "An out-of-order token is on that tile."},
    {Reason::WouldCutOff, "WouldCutOff", "S11-2", "Without that tile, part of the mall couldn't be reached."},
    {Reason::NoSecondCouldFollow, "NoSecondCouldFollow", "R-19",
     "After that tile, no second one could be taken out."},
    {Reason::RedPawnIsForbidden, "RedPawnIsForbidden", "S15-1", "This game is played without the red pawn."},
    {Reason::OnlyTheLeader, "OnlyTheLeader", "S9-2", "Only the leader may use the red pawn."},
    {Reason::NotBeforeOneself, "NotBeforeOneself", "R-15",
     "You can't put the red pawn in front of yourself."},
    {Reason::TooSoon, "TooSoon", "R-15", "The red pawn can move once a second."},
    {Reason::NotAtOneself, "NotAtOneself", "B-COM-2", "You can't stare at yourself."},
    expansion_row(Reason::GuardIsWatching, "GuardIsWatching", "M1-2", "A guard is watching that tile."),
    expansion_row(Reason::BeholderIsWatching, "BeholderIsWatching", "M8-2",
                  "The beholder is watching that tile."),
    expansion_row(Reason::SensorIsWatching, "SensorIsWatching", "M13-2", "The sensor covers that space."),
    expansion_row(Reason::GuardIsThere, "GuardIsThere", "M11-3", "A guard is on that tile."),
    expansion_row(Reason::HeroIsThere, "HeroIsThere", "M1-2", "A guard can't enter a tile with a hero."),
    expansion_row(Reason::GuardKeepsACaptive, "GuardKeepsACaptive", "M5-4",
                  "The guard stays in the guard room while a hero is in it."),
    expansion_row(Reason::IsACaptive, "IsACaptive", "M5-5", "A hero in the guard room can only be moved."),
    expansion_row(Reason::GuardStandsStill, "GuardStandsStill", "T-8",
                  "The guard doesn't move in this tutorial."),
    expansion_row(Reason::OnlyByTheControlRoom, "OnlyByTheControlRoom", "T-12",
                  "Only the control room moves the guard in this tutorial."),
    expansion_row(Reason::SteelDoorIsShut, "SteelDoorIsShut", "M5-CODE-2",
                  "The steel door doesn't open from this side."),
    expansion_row(Reason::NoCode, "NoCode", "M5-CODE-1", "Another hero must be on a working code space."),
    expansion_row(Reason::NobodyAtTheControls, "NobodyAtTheControls", "M8-3",
                  "No hero is on the space that controls it."),
    expansion_row(Reason::NotInThisGame, "NotInThisGame", "X-GEN-4", "That isn't part of this game."),
    expansion_row(Reason::TokenIsSpent, "TokenIsSpent", "X-GEN-1", "That token is already used up."),
    expansion_row(Reason::NotTheOtherEnd, "NotTheOtherEnd", "M3-2", "No shaft leads from here to there."),
    expansion_row(Reason::EndIsOccupied, "EndIsOccupied", "M3-2", "Someone is at the other end."),
    expansion_row(Reason::SpaceIsNotEmpty, "SpaceIsNotEmpty", "X-GEN-2", "There's something on that space."),
    expansion_row(Reason::NotACorridorSpace, "NotACorridorSpace", "M3-1",
                  "That isn't a corridor space in the mall."),
    expansion_row(Reason::NoWallToBreach, "NoWallToBreach", "R-66",
                  "There's no wall between those two spaces."),
    expansion_row(Reason::NotAcrossADoor, "NotAcrossADoor", "M4-4",
                  "A breach can't go through a steel door."),
    expansion_row(Reason::OtherDimension, "OtherDimension", "R-81",
                  "That doesn't reach into the other dimension."),
    expansion_row(Reason::NothingWouldChange, "NothingWouldChange", "R-72", "That wouldn't change anything."),
    expansion_row(Reason::NeedsTwoActionTiles, "NeedsTwoActionTiles", "R-84",
                  "Both seats need an action tile."),
    expansion_row(Reason::ElfMustExplore, "ElfMustExplore", "M9-1",
                  "The elf must be on an unused exploration space."),
    expansion_row(Reason::TileIsNotEmpty, "TileIsNotEmpty", "M9-2", "There's something on that tile."),
    expansion_row(Reason::MallWouldFallApart, "MallWouldFallApart", "M9-3",
                  "Without that tile, the mall would fall apart."),
    expansion_row(Reason::NoTileThere, "NoTileThere", "M8-3", "There's no tile in that direction."),
    expansion_row(Reason::NotAQuarterTurn, "NotAQuarterTurn", "M13-3",
                  "The sensor turns a quarter at a time."),
    expansion_row(Reason::PawnIsInTheWay, "PawnIsInTheWay", "M13-3",
                  "A pawn is where the sensor would point."),
    expansion_row(Reason::MageMustBeThere, "MageMustBeThere", "R-70", "The mage isn't in the mall."),
    expansion_row(Reason::NotAGuard, "NotAGuard", "M10-FROG", "Only a guard in the mall can be taken."),
    expansion_row(Reason::NoMcTrollaldsThere, "NoMcTrollaldsThere", "M10-VOUCHER",
                  "There's no McTrollald's on that tile."),
    expansion_row(Reason::NotOutOfOrder, "NotOutOfOrder", "M10-BROOM", "That space isn't out of order."),
    expansion_row(Reason::NotThatSpell, "NotThatSpell", "M10-1", "That spell can't be cast like this."),
    expansion_row(Reason::ChooseASpaceFirst, "ChooseASpaceFirst", "R-49",
                  "Choose a space for the guard first."),
    expansion_row(Reason::NothingToChoose, "NothingToChoose", "R-49", "There's no space to choose."),
    expansion_row(Reason::NotAmongTheNearest, "NotAmongTheNearest", "R-49", "Another empty space is closer."),
    expansion_row(Reason::NoTheftInThisGame, "NoTheftInThisGame", "T-3", "Nothing is stolen in this game."),
    expansion_row(Reason::NoFrogAtItsMeal, "NoFrogAtItsMeal", "T-10",
                  "A frog must be inside a McTrollald's first."),
}};

constexpr bool refusal_rows_are_in_order() {
  for (std::size_t i = 0; i < kRefusalRows.size(); ++i) {
    if (static_cast<std::size_t>(kRefusalRows[i].reason) != i) return false;
  }
  return true;
}
static_assert(refusal_rows_are_in_order());

const RefusalRow& row(Reason reason) { return kRefusalRows[static_cast<std::size_t>(reason)]; }

}  // namespace

std::string_view name(Reason reason) { return row(reason).name; }
std::string_view rule_of(Reason reason) { return row(reason).rule; }
std::string_view sentence(Reason reason) { return row(reason).sentence; }

}  // namespace rules
