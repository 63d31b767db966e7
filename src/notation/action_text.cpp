#include "notation/action_text.h"

#include <algorithm>

#include "base/overloaded.h"
#include "notation/action_words.h"
#include "notation/words.h"
#include "rules/code.h"

namespace notation {
namespace {

using rules::Action;
using rules::Pawn;
using rules::Place;
using rules::Seat;

std::string way_text(Pawn pawn, Place from, char sign, Place to) {
  std::string text{letter(pawn)};
  text += ' ';
  text += text_of(from);
  text += sign;
  text += text_of(to);
  return text;
}

std::string line_text(Place from, Place to) { return text_of(from) + ">" + text_of(to); }

std::string standing_text(Pawn pawn, Place at) { return std::string{letter(pawn)} + " " + text_of(at); }

// Which of several tokens of one kind, from 1.
std::string number_text(rules::StressToken token, rules::StressToken first) {
  return std::to_string(static_cast<int>(token) - static_cast<int>(first) + 1);
}

std::string code_text(Place code) {
  if (code == rules::kNowhere) return "";
  return std::string{kByCode} + (code == rules::kByCodeSpell ? "spell" : text_of(code));
}

void write_way(JsonWriter& json, Pawn pawn, Place from, Place to) {
  json.key("pawn").string(rules::name(pawn));
  json.key("from").string(text_of(from)).key("to").string(text_of(to));
}

}  // namespace

std::string text_of(const Action& action) {
  return std::visit(
      base::Overloaded{
          [](const rules::Move& move) {
            return way_text(move.pawn, move.from, '>', move.to) + code_text(move.code);
          },
          [](const rules::TakeVortex& vortex) { return way_text(vortex.pawn, vortex.from, '@', vortex.to); },
          [](const rules::RideEscalator& ride) { return way_text(ride.pawn, ride.from, '/', ride.to); },
          [](const rules::Draw&) { return std::string{"draw"}; },
          [](const rules::PlaceTile& placing) { return "place " + text_of(placing.from); },
          [](const rules::Theft&) { return std::string{"theft"}; },
          [](const rules::Reveal&) { return std::string{"reveal"}; },
          [](const rules::Discard& discard) { return "discard " + std::string{catalog::name(discard.tile)}; },
          [](const rules::PutRedPawn& put) { return "do-something " + std::to_string(put.before.index); },
          [](const rules::Stare& stare) { return "stare " + std::to_string(stare.at.index); },
          [](const rules::SandRunsOut&) { return std::string{"sand-runs-out"}; },
          [](const rules::UseTimerToken&) { return std::string{"timer-token"}; },
          [](const rules::UseSwapToken& use) {
            return "swap-token " + number_text(use.token, rules::StressToken::Swap1) + " " +
                   std::to_string(use.with.index);
          },
          [](const rules::UseLoudspeaker& use) {
            return "loudspeaker " + number_text(use.token, rules::StressToken::Loudspeaker1);
          },
          [](const rules::DeployShaft& deploy) {
            return "shaft " + std::string{kPairNames[deploy.pair]} + " " + line_text(deploy.from, deploy.to);
          },
          [](const rules::TakeShaft& take) { return way_text(take.pawn, take.from, '#', take.to); },
          [](const rules::DeployBreach& deploy) {
            return "breach " + std::to_string(deploy.number + 1) + " " + line_text(deploy.from, deploy.to);
          },
          [](const rules::MoveBeholder& move) {
            return "beholder " + std::string{catalog::name(move.from)} + ">" +
                   std::string{catalog::name(move.toward)};
          },
          [](const rules::LiftTile& lift) {
            return "lift " + std::to_string(lift.token + 1) + " " + std::string{catalog::name(lift.tile)} +
                   " " + std::to_string(lift.row) + "," + std::to_string(lift.column) + ">" +
                   text_of(lift.to);
          },
          [](const rules::CastSpell& cast) { return "cast " + std::string{catalog::name(cast.spell)}; },
          [](const rules::CastBroom& cast) { return "cast broom " + text_of(cast.at); },
          [](const rules::CastSwap& cast) {
            return "cast swap " + standing_text(cast.one, cast.one_from) + " " +
                   standing_text(cast.other, cast.other_from);
          },
          [](const rules::CastTeleportation& cast) {
            return "cast teleportation " + way_text(cast.pawn, cast.from, '>', cast.to);
          },
          [](const rules::CastFrog& cast) { return "cast frog " + standing_text(cast.guard, cast.from); },
          [](const rules::CastVoucher& cast) {
            return "cast voucher " + standing_text(cast.guard, cast.from) + " " +
                   std::string{catalog::name(cast.shop)};
          },
          [](const rules::ChooseSpace& choose) { return "choose " + standing_text(choose.guard, choose.to); },
          [](const rules::TurnSensor& turn) {
            return "sensor " + std::string{catalog::name(turn.from)} + ">" +
                   std::string{catalog::name(turn.to)};
          },
      },
      action);
}

std::string_view kind_of(const Action& action) {
  constexpr std::array<std::string_view, std::variant_size_v<Action>> kKinds{"move",
                                                                             "vortex",
                                                                             "escalator",
                                                                             "draw",
                                                                             "place",
                                                                             "theft",
                                                                             "reveal",
                                                                             "discard",
                                                                             "do_something",
                                                                             "stare",
                                                                             "sand_runs_out",
                                                                             "timer_token",
                                                                             "swap_token",
                                                                             "loudspeaker",
                                                                             "shaft",
                                                                             "take_shaft",
                                                                             "breach",
                                                                             "beholder",
                                                                             "lift",
                                                                             "cast",
                                                                             "cast_broom",
                                                                             "cast_swap",
                                                                             "cast_teleportation",
                                                                             "cast_frog",
                                                                             "cast_voucher",
                                                                             "choose",
                                                                             "sensor"};
  return kKinds[action.index()];
}

void write_json(JsonWriter& json, const Action& action) {
  json.begin_object().key("action").string(text_of(action)).key("kind").string(kind_of(action));
  std::visit(
      base::Overloaded{
          [&](const rules::Move& move) {
            write_way(json, move.pawn, move.from, move.to);
            if (move.code == rules::kNowhere) return;
            json.key("code").string(move.code == rules::kByCodeSpell ? "spell" : text_of(move.code));
          },
          [&](const rules::TakeVortex& vortex) { write_way(json, vortex.pawn, vortex.from, vortex.to); },
          [&](const rules::RideEscalator& ride) { write_way(json, ride.pawn, ride.from, ride.to); },
          [](const rules::Draw&) {},
          [&](const rules::PlaceTile& placing) { json.key("from").string(text_of(placing.from)); },
          [](const rules::Theft&) {},
          [](const rules::Reveal&) {},
          [&](const rules::Discard& discard) { json.key("tile").string(catalog::name(discard.tile)); },
          [&](const rules::PutRedPawn& put) { json.key("before").number(put.before.index); },
          [&](const rules::Stare& stare) { json.key("at").number(stare.at.index); },
          [](const rules::SandRunsOut&) {},
          [&](const rules::UseTimerToken&) { json.key("token").string(word(rules::StressToken::Timer)); },
          [&](const rules::UseSwapToken& use) {
            json.key("token").string(word(use.token)).key("with").number(use.with.index);
          },
          [&](const rules::UseLoudspeaker& use) { json.key("token").string(word(use.token)); },
          [&](const rules::DeployShaft& deploy) {
            json.key("pair").string(kPairNames[deploy.pair]);
            json.key("from").string(text_of(deploy.from)).key("to").string(text_of(deploy.to));
          },
          [&](const rules::TakeShaft& take) { write_way(json, take.pawn, take.from, take.to); },
          [&](const rules::DeployBreach& deploy) {
            json.key("number").number(deploy.number + 1);
            json.key("from").string(text_of(deploy.from)).key("to").string(text_of(deploy.to));
          },
          [&](const rules::MoveBeholder& move) {
            json.key("tile").string(catalog::name(move.from)).key("toward").string(word(move.toward));
          },
          [&](const rules::LiftTile& lift) {
            json.key("number").number(lift.token + 1).key("tile").string(catalog::name(lift.tile));
            json.key("row").number(lift.row).key("column").number(lift.column);
            json.key("to").string(text_of(lift.to));
          },
          [&](const rules::CastSpell& cast) { json.key("spell").string(word(cast.spell)); },
          [&](const rules::CastBroom& cast) { json.key("at").string(text_of(cast.at)); },
          [&](const rules::CastSwap& cast) {
            json.key("pawn").string(rules::name(cast.one)).key("from").string(text_of(cast.one_from));
            json.key("other").string(rules::name(cast.other)).key("to").string(text_of(cast.other_from));
          },
          [&](const rules::CastTeleportation& cast) { write_way(json, cast.pawn, cast.from, cast.to); },
          [&](const rules::CastFrog& cast) {
            json.key("pawn").string(rules::name(cast.guard)).key("from").string(text_of(cast.from));
          },
          [&](const rules::CastVoucher& cast) {
            json.key("pawn").string(rules::name(cast.guard)).key("from").string(text_of(cast.from));
            json.key("tile").string(catalog::name(cast.shop));
          },
          [&](const rules::ChooseSpace& choose) {
            json.key("pawn").string(rules::name(choose.guard)).key("to").string(text_of(choose.to));
          },
          [&](const rules::TurnSensor& turn) {
            json.key("from").string(word(turn.from)).key("to").string(word(turn.to));
          },
      },
      action);
  json.end_object();
}

void write_sorted(JsonWriter& json, rules::Actions actions) {
  std::sort(actions.begin(), actions.end());
  json.begin_array();
  for (const Action& action : actions) write_json(json, action);
  json.end_array();
}

}  // namespace notation
