#include "notation/action_text.h"

#include <algorithm>

#include "base/overloaded.h"
#include "notation/words.h"

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

std::optional<Action> read_way(std::string_view text) {
  if (text.size() < 2 || text[1] != ' ') return std::nullopt;
  const std::optional<Pawn> pawn = pawn_of_letter(text[0]);
  const std::string_view way = text.substr(2);
  const std::size_t sign = way.find_first_of(">@/");
  Place from;
  Place to;
  if (!pawn || sign == std::string_view::npos) return std::nullopt;
  if (!read(way.substr(0, sign), from) || !read(way.substr(sign + 1), to)) return std::nullopt;
  if (way[sign] == '>') return rules::Move{*pawn, from, to};
  if (way[sign] == '@') return rules::TakeVortex{*pawn, from, to};
  return rules::RideEscalator{*pawn, from, to};
}

template <class What>
std::optional<What> read_after(std::string_view text, std::string_view verb) {
  What what{};
  if (!text.starts_with(verb) || text.size() <= verb.size() || text[verb.size()] != ' ') return std::nullopt;
  if (!read(text.substr(verb.size() + 1), what)) return std::nullopt;
  return what;
}

void write_way(JsonWriter& json, Pawn pawn, Place from, Place to) {
  json.key("pawn").string(rules::name(pawn));
  json.key("from").string(text_of(from)).key("to").string(text_of(to));
}

}  // namespace

std::string text_of(const Action& action) {
  return std::visit(
      base::Overloaded{
          [](const rules::Move& move) { return way_text(move.pawn, move.from, '>', move.to); },
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
      },
      action);
}

std::optional<Action> read_action(std::string_view text) {
  if (text == "draw") return rules::Draw{};
  if (text == "theft") return rules::Theft{};
  if (text == "reveal") return rules::Reveal{};
  if (text == "sand-runs-out") return rules::SandRunsOut{};
  if (const auto from = read_after<Place>(text, "place")) return rules::PlaceTile{*from};
  if (const auto tile = read_after<rules::Tile>(text, "discard")) return rules::Discard{*tile};
  if (const auto seat = read_after<Seat>(text, "do-something")) return rules::PutRedPawn{*seat};
  if (const auto seat = read_after<Seat>(text, "stare")) return rules::Stare{*seat};
  return read_way(text);
}

std::string_view kind_of(const Action& action) {
  constexpr std::array<std::string_view, std::variant_size_v<Action>> kKinds{
      "move",   "vortex",  "escalator",    "draw",  "place",        "theft",
      "reveal", "discard", "do_something", "stare", "sand_runs_out"};
  return kKinds[action.index()];
}

void write_json(JsonWriter& json, const Action& action) {
  json.begin_object().key("action").string(text_of(action)).key("kind").string(kind_of(action));
  std::visit(
      base::Overloaded{
          [&](const rules::Move& move) { write_way(json, move.pawn, move.from, move.to); },
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
