#include "notation/action_text.h"
#include "notation/action_words.h"
#include "notation/words.h"
#include "rules/code.h"

namespace notation {
namespace {

using rules::Action;
using rules::Pawn;
using rules::Place;
using rules::Seat;

// R-61: a move that names the code it uses.
std::optional<Action> read_move_by_code(rules::Move move, char sign, std::string_view rest) {
  const std::string_view code = rest.substr(kByCode.size());
  move.code = rules::kByCodeSpell;
  if (sign != '>' || (code != "spell" && !read(code, move.code))) return std::nullopt;
  return move;
}

// Takes the words of a text one by one; one unreadable word makes the whole unreadable.
class WordReader {
 public:
  explicit WordReader(std::string_view text, std::string_view separator = " ") : parts_(text, separator) {}
  template <class What>
  WordReader& take(What& what) {
    const auto part = parts_.next();
    is_good_ = is_good_ && part && read(*part, what);
    return *this;
  }
  WordReader& take_pawn(Pawn& pawn) {
    const auto part = parts_.next();
    const auto found = part && part->size() == 1 ? pawn_of_letter(part->front()) : std::nullopt;
    is_good_ = is_good_ && found;
    if (found) pawn = *found;
    return *this;
  }
  // A number from 1 to the maximum, stored from 0.
  WordReader& take_number(std::uint8_t& number, std::size_t most) {
    std::uint8_t value = 0;
    take(value);
    is_good_ = is_good_ && value >= 1 && value <= most;
    number = static_cast<std::uint8_t>(value - 1U);
    return *this;
  }
  WordReader& take_line(Place& from, Place& to) {
    const auto part = parts_.next();
    const std::size_t sign = part ? part->find('>') : std::string_view::npos;
    is_good_ = is_good_ && sign != std::string_view::npos && read(part->substr(0, sign), from) &&
               read(part->substr(sign + 1), to);
    return *this;
  }
  bool is_whole() { return is_good_ && !parts_.next(); }

 private:
  TextParts parts_;
  bool is_good_ = true;
};

template <class What>
std::optional<Action> whole(WordReader& words, const What& what) {
  if (!words.is_whole()) return std::nullopt;
  return what;
}

std::optional<Action> read_shaft(std::string_view rest) {
  const std::size_t space = rest.find(' ');
  rules::DeployShaft deploy;
  const std::string_view name = rest.substr(0, space);
  if (space == std::string_view::npos || (name != kPairNames[0] && name != kPairNames[1]))
    return std::nullopt;
  deploy.pair = name == kPairNames[0] ? 0 : 1;
  WordReader words{rest.substr(space + 1)};
  return whole(words.take_line(deploy.from, deploy.to), deploy);
}

std::optional<Action> read_stress_token(std::string_view verb, std::string_view rest) {
  WordReader words{rest};
  std::uint8_t number = 0;
  if (verb == "loudspeaker") {
    words.take_number(number, 3);
    const auto first = static_cast<std::uint8_t>(rules::StressToken::Loudspeaker1);
    return whole(words, rules::UseLoudspeaker{static_cast<rules::StressToken>(first + number)});
  }
  rules::UseSwapToken use;
  words.take_number(number, 2).take(use.with);
  const auto first = static_cast<std::uint8_t>(rules::StressToken::Swap1);
  use.token = static_cast<rules::StressToken>(first + number);
  return whole(words, use);
}

std::optional<Action> read_lift(std::string_view rest) {
  rules::LiftTile lift;
  const std::size_t last = rest.rfind(' ');
  const std::size_t sign = rest.rfind('>');
  if (last == std::string_view::npos || sign == std::string_view::npos || sign < last) return std::nullopt;
  WordReader where{rest.substr(last + 1, sign - last - 1), ","};
  const bool is_read =
      where.take(lift.row).take(lift.column).is_whole() && read(rest.substr(sign + 1), lift.to);
  WordReader front{rest.substr(0, last)};
  front.take_number(lift.token, rules::kTelekinesisTokens).take(lift.tile);
  if (!is_read || !front.is_whole()) return std::nullopt;
  return lift;
}

std::optional<Action> read_cast(std::string_view rest) {
  const std::size_t space = rest.find(' ');
  rules::Spell spell{};
  if (!read(rest.substr(0, space), spell)) return std::nullopt;
  if (space == std::string_view::npos) return rules::CastSpell{spell};
  WordReader words{rest.substr(space + 1)};
  switch (spell) {
    case rules::Spell::Broom: {
      rules::CastBroom cast;
      return whole(words.take(cast.at), cast);
    }
    case rules::Spell::Swap: {
      rules::CastSwap cast;
      words.take_pawn(cast.one).take(cast.one_from).take_pawn(cast.other).take(cast.other_from);
      return whole(words, cast);
    }
    case rules::Spell::Teleportation: {
      rules::CastTeleportation cast;
      return whole(words.take_pawn(cast.pawn).take_line(cast.from, cast.to), cast);
    }
    case rules::Spell::Frog: {
      rules::CastFrog cast;
      return whole(words.take_pawn(cast.guard).take(cast.from), cast);
    }
    case rules::Spell::Voucher: {
      rules::CastVoucher cast;
      return whole(words.take_pawn(cast.guard).take(cast.from).take(cast.shop), cast);
    }
    default:
      return std::nullopt;
  }
}

// What the expansion added: a verb and its words.
std::optional<Action> read_expansion(std::string_view text) {
  const std::size_t space = text.find(' ');
  const std::string_view verb = text.substr(0, space);
  const std::string_view rest = space == std::string_view::npos ? std::string_view{} : text.substr(space + 1);
  if (text == "timer-token") return rules::UseTimerToken{};
  if (verb == "swap-token" || verb == "loudspeaker") return read_stress_token(verb, rest);
  if (verb == "shaft") return read_shaft(rest);
  if (verb == "lift") return read_lift(rest);
  if (verb == "cast") return read_cast(rest);
  if (verb == "breach") {
    rules::DeployBreach deploy;
    WordReader words{rest};
    return whole(words.take_number(deploy.number, rules::kBreaches).take_line(deploy.from, deploy.to),
                 deploy);
  }
  if (verb == "choose") {
    rules::ChooseSpace choose;
    WordReader words{rest};
    return whole(words.take_pawn(choose.guard).take(choose.to), choose);
  }
  if (verb == "beholder") {
    rules::MoveBeholder move;
    WordReader words{rest, ">"};
    return whole(words.take(move.from).take(move.toward), move);
  }
  if (verb == "sensor") {
    rules::TurnSensor turn;
    WordReader words{rest, ">"};
    return whole(words.take(turn.from).take(turn.to), turn);
  }
  return std::nullopt;
}

std::optional<Action> read_way(std::string_view text) {
  if (text.size() < 2 || text[1] != ' ') return std::nullopt;
  const std::optional<Pawn> pawn = pawn_of_letter(text[0]);
  const std::string_view way = text.substr(2);
  const std::size_t sign = way.find_first_of(">@/#");
  Place from;
  Place to;
  if (!pawn || sign == std::string_view::npos) return std::nullopt;
  const std::string_view end = way.substr(sign + 1);
  const std::size_t code = end.find(kByCode);
  if (!read(way.substr(0, sign), from) || !read(end.substr(0, code), to)) return std::nullopt;
  if (code != std::string_view::npos)
    return read_move_by_code({*pawn, from, to}, way[sign], end.substr(code));
  if (way[sign] == '>') return rules::Move{*pawn, from, to};
  if (way[sign] == '#') return rules::TakeShaft{*pawn, from, to};
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

}  // namespace

std::optional<Action> read_action(std::string_view text) {
  if (text == "draw") return rules::Draw{};
  if (text == "theft") return rules::Theft{};
  if (text == "reveal") return rules::Reveal{};
  if (text == "sand-runs-out") return rules::SandRunsOut{};
  if (const auto from = read_after<Place>(text, "place")) return rules::PlaceTile{*from};
  if (const auto tile = read_after<rules::Tile>(text, "discard")) return rules::Discard{*tile};
  if (const auto seat = read_after<Seat>(text, "do-something")) return rules::PutRedPawn{*seat};
  if (const auto seat = read_after<Seat>(text, "stare")) return rules::Stare{*seat};
  if (catalog::kWithExpansion) {
    if (const auto action = read_expansion(text)) return action;
  }
  return read_way(text);
}

}  // namespace notation
