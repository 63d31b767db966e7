#include "property/expansion_census.h"

#include <cstdio>
#include <string_view>

#include "property/census.h"

namespace property {
namespace {

// What the expansion adds to the events, in their order, and to the refusals.
constexpr std::size_t kFirstEvent = 23;
constexpr std::array<std::string_view, 23> kSecurityEventNames{
    "PawnPut",        "HeroCaught",     "StressTokenUsed", "ActionTilesSwapped", "ShaftLaid",
    "ShaftDiscarded", "BreachLaid",     "BreachDiscarded", "CodeSpellUsed",      "MapBegun",
    "MapEnded",       "BallSpellBegun", "BallSpellEnded",  "BeholderMoved",      "SensorTurned",
    "TileLifted",     "SpellCast",      "SpellEnded",      "BackInOrder",        "PawnsSwapped",
    "DeckTurned",     "SpaceToChoose",  "GoalMarked"};
static_assert(kFirstEvent + kSecurityEventNames.size() == std::variant_size_v<rules::Event>);
constexpr auto kFirstReason = static_cast<std::size_t>(rules::Reason::GuardIsWatching);

template <auto Member, auto Value, class Kind>
bool tells_of(const rules::Event& event) {
  const auto* told = std::get_if<Kind>(&event);
  return told != nullptr && told->*Member == Value;
}

template <class Class, class Member>
Class class_of(Member Class::*);

template <auto Member, auto Value>
constexpr auto tells = &tells_of<Member, Value, decltype(class_of(Member))>;

using rules::Catcher;
using rules::Defeat;
using rules::Put;
using rules::Right;
using rules::Spell;
using rules::StressToken;
using rules::Way;

}  // namespace

struct ExpansionCensus::Fact {
  std::string_view name;
  bool (*is_told_by)(const rules::Event&);
};

constexpr std::array<ExpansionCensus::Fact, ExpansionCensus::kFacts> ExpansionCensus::kFactTable{{
    {"put: Appears", tells<&rules::PawnPut::why, Put::Appears>},
    {"put: Discarded", tells<&rules::PawnPut::why, Put::Discarded>},
    {"put: Caught", tells<&rules::PawnPut::why, Put::Caught>},
    {"put: SentBack", tells<&rules::PawnPut::why, Put::SentBack>},
    {"put: PutOut", tells<&rules::PawnPut::why, Put::PutOut>},
    {"put: Enchanted", tells<&rules::PawnPut::why, Put::Enchanted>},
    {"put: Invited", tells<&rules::PawnPut::why, Put::Invited>},
    {"put: Returns", tells<&rules::PawnPut::why, Put::Returns>},
    {"moved by: Shaft", tells<&rules::PawnMoved::way, Way::Shaft>},
    {"moved by: Teleportation", tells<&rules::PawnMoved::way, Way::Teleportation>},
    {"placed by: Map", tells<&rules::TilePlaced::right, Right::Map>},
    {"placed by: AutoExplore", tells<&rules::TilePlaced::right, Right::AutoExplore>},
    {"placed by: BallSpell", tells<&rules::TilePlaced::right, Right::BallSpell>},
    {"flipped by: Token", tells<&rules::SandFlipped::by, rules::FlipBy::Token>},
    {"caught by: Guard", tells<&rules::HeroCaught::by, Catcher::Guard>},
    {"caught by: Beholder", tells<&rules::HeroCaught::by, Catcher::Beholder>},
    {"caught by: Sensor", tells<&rules::HeroCaught::by, Catcher::Sensor>},
    {"token: Timer", tells<&rules::StressTokenUsed::token, StressToken::Timer>},
    {"token: Swap1", tells<&rules::StressTokenUsed::token, StressToken::Swap1>},
    {"token: Swap2", tells<&rules::StressTokenUsed::token, StressToken::Swap2>},
    {"token: Loudspeaker1", tells<&rules::StressTokenUsed::token, StressToken::Loudspeaker1>},
    {"token: Loudspeaker2", tells<&rules::StressTokenUsed::token, StressToken::Loudspeaker2>},
    {"token: Loudspeaker3", tells<&rules::StressTokenUsed::token, StressToken::Loudspeaker3>},
    {"cast: Broom", tells<&rules::SpellCast::spell, Spell::Broom>},
    {"cast: CrystalBall", tells<&rules::SpellCast::spell, Spell::CrystalBall>},
    {"cast: Code", tells<&rules::SpellCast::spell, Spell::Code>},
    {"cast: Swap", tells<&rules::SpellCast::spell, Spell::Swap>},
    {"cast: Teleportation", tells<&rules::SpellCast::spell, Spell::Teleportation>},
    {"cast: Clairvoyance", tells<&rules::SpellCast::spell, Spell::Clairvoyance>},
    {"cast: GhostForm", tells<&rules::SpellCast::spell, Spell::GhostForm>},
    {"cast: Frog", tells<&rules::SpellCast::spell, Spell::Frog>},
    {"cast: Invisibility", tells<&rules::SpellCast::spell, Spell::Invisibility>},
    {"cast: Voucher", tells<&rules::SpellCast::spell, Spell::Voucher>},
    {"ended: Clairvoyance", tells<&rules::SpellEnded::spell, Spell::Clairvoyance>},
    {"ended: GhostForm", tells<&rules::SpellEnded::spell, Spell::GhostForm>},
    {"ended: Frog", tells<&rules::SpellEnded::spell, Spell::Frog>},
    {"ended: Invisibility", tells<&rules::SpellEnded::spell, Spell::Invisibility>},
    {"ended: Voucher", tells<&rules::SpellEnded::spell, Spell::Voucher>},
    {"lost: TwoCaptives", tells<&rules::GameLost::defeat, Defeat::TwoCaptives>},
    {"lost: GuardCameUpon", tells<&rules::GameLost::defeat, Defeat::GuardCameUpon>},
    {"lost: AllInOneDimension", tells<&rules::GameLost::defeat, Defeat::AllInOneDimension>},
    {"lost: GoalMissed", tells<&rules::GameLost::defeat, Defeat::GoalMissed>},
}};

void ExpansionCensus::count(const rules::Event& event) {
  ++events_[event.index()];
  for (std::size_t i = 0; i < kFacts; ++i) facts_[i] += kFactTable[i].is_told_by(event) ? 1U : 0U;
}

int ExpansionCensus::report(std::uint64_t least) const {
  int too_few = 0;
  std::printf("%zu sets of modules\nevents of the expansion\n", sets_of_modules());
  for (std::size_t i = 0; i < kSecurityEventNames.size(); ++i)
    too_few += print_row(kSecurityEventNames[i], events_[kFirstEvent + i], least);
  std::printf("what events told of it\n");
  for (std::size_t i = 0; i < kFacts; ++i) too_few += print_row(kFactTable[i].name, facts_[i], least / 10);
  std::printf("refusals of the expansion\n");
  for (std::size_t i = kFirstReason; i < rules::kReasons; ++i)
    too_few += print_row(rules::name(static_cast<rules::Reason>(i)), reasons_[i], least);
  return too_few;
}

}  // namespace property
