#include "cli/expansion_titles.h"

#include <array>

namespace cli {
namespace {

// In the order of catalog::ExpansionGame.
constexpr std::array<ExpansionTitle, catalog::kExpansionGames> kTitles{{
    {},
    {"Night watch", "One guard, and six tokens to calm your nerves."},
    {"Doors and shafts", "Shafts, breaches, the guard room, codes and maps."},
    {"The eye opens", "The beholder, a reinforcement guard, telekinesis and two spells."},
    {"Everything at once", "All thirteen modules, four guards, the sensor and the control room."},
    {"Through the grate", "The dwarf's shafts: in at one end, out at the other."},
    {"Mind the rubble", "The barbarian's breaches: doors where there were walls."},
    {"One behind bars", "The guard room, its steel door and the codes."},
    {"A lock for the dwarf", "A steel door in front of the orange exit."},
    {"On the map", "Maps explore from afar, and some edges need no hero at all."},
    {"The floating eye", "The beholder, and the spaces that command it."},
    {"The wandering room", "A guard, and the elf's telekinesis: tiles move around."},
    {"First magic", "Two spells: clairvoyance and invisibility."},
    {"The room without a door", "Three spells: ghost form, swap and teleportation."},
    {"Table for one frog", "Two spells for guards: voucher and frog."},
    {"Backup arrives", "A second guard appears at the theft."},
    {"At the switchboard", "The control room puts guards on vortex spaces."},
    {"Quarter turns", "The sensor covers six spaces, and you can turn it."},
}};

}  // namespace

const ExpansionTitle& title_of(catalog::ExpansionGame game) { return kTitles[catalog::index(game)]; }

}  // namespace cli
