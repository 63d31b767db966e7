#include <algorithm>
#include <boost/json.hpp>

#include "base/ascii.h"
#include "notation/words.h"
#include "protocol/choice_fields.h"
#include "protocol/fields.h"
#include "protocol/limits.h"
#include "protocol/strict_json.h"

namespace protocol {
namespace {

namespace json = boost::json;

bool is_of_a_name(char c) { return base::is_letter_or_digit(c) || c == '-' || c == '+'; }

// A scenario of the rule book is written as S7, however it was spelled. The table says whether it exists and
// whether a custom one can be played: that answer has a rule behind it.
void read_scenario(Fields& fields, ChoiceChange& change) {
  const json::value* value = fields.take("scenario");
  if (value == nullptr) return;
  if (value->is_object()) {
    change.scenario = json::serialize(*value);
    return;
  }
  const std::string_view name = value->is_string() ? std::string_view{value->get_string()} : "";
  constexpr std::size_t kLongest = 15;  // T13-hardcore+M2
  if (name.empty() || name.size() > kLongest || !std::ranges::all_of(name, is_of_a_name)) {
    fields.object_to("\"scenario\" must be a name like \"S7\" or a custom scenario.");
    return;
  }
  const auto number = scenario_number(name);
  change.scenario = number ? "S" + std::to_string(*number) : std::string{name};
}

void read_side(Fields& fields, ChoiceChange& change) {
  const auto side = fields.text_if_any("side");
  change.start.emplace(std::nullopt);
  if (!side) return;
  rules::Tile tile{};
  if (!notation::read(*side, tile) || !catalog::is_start(tile)) {
    fields.object_to("\"side\" is \"1a\" or \"1b\".");
    return;
  }
  change.start.emplace(tile);
}

std::optional<bool> flag_if_there(Fields& fields, std::string_view key) {
  return fields.has(key) ? std::optional{fields.flag(key)} : std::nullopt;
}

template <class Enum>
std::optional<Enum> either(std::optional<bool> flag, Enum yes, Enum no) {
  return flag ? std::optional{*flag ? yes : no} : std::nullopt;
}

// Everything but the custom deal.
ChoiceChange take_change(Fields& fields) {
  ChoiceChange change;
  if (fields.has("scenario")) read_scenario(fields, change);
  if (fields.has("seats")) change.seats = fields.whole<std::uint8_t>("seats", 0, rules::kMostSeats);
  if (fields.has("side")) read_side(fields, change);
  if (fields.has("level")) change.level.emplace(fields.whole_if_any("level"));
  if (fields.has("sand_ms")) change.sand_ms.emplace(fields.whole_if_any("sand_ms"));
  change.free_talk = flag_if_there(fields, "free_talk");
  change.pairs = flag_if_there(fields, "pairs");
  change.visibility = either(flag_if_there(fields, "public"), Visibility::Public, Visibility::Private);
  change.pauses = either(flag_if_there(fields, "pauses"), Pauses::Allowed, Pauses::Never);
  change.deals = either(flag_if_there(fields, "certified"), Deals::Certified, Deals::Any);
  change.bots = either(fields.flag_if_any("bots"), Bots::Allowed, Bots::Never);
  if (fields.has("voice")) change.voice = one_of<Voice>(fields, "voice", fields.text("voice"), kVoiceWords);
  return change;
}

// Only its shape; whether it fits the scenario turns out when it is dealt.
void read_laid_by_hand(Fields& fields, Choice& choice) {
  json::object laid;
  if (const json::value* seed = fields.take("seed")) {
    const bool is_a_number = seed->is_uint64() || (seed->is_int64() && seed->get_int64() >= 0);
    base::Seed read;
    const bool is_a_text = seed->is_string() && seed->get_string().size() == 32 &&
                           read_seed(std::string_view{seed->get_string()}, read);
    if (!is_a_number && !is_a_text) fields.object_to(std::string{kSeedSentence});
    laid.emplace("seed", *seed);
  }
  if (const json::value* setup = fields.take("setup")) {
    if (!setup->is_object()) fields.object_to("\"setup\" must be an object.");
    laid.emplace("setup", *setup);
  }
  if (!laid.empty()) choice.laid_by_hand = json::serialize(laid);
}

}  // namespace

std::expected<Choice, std::string> read_choice(const json::object& object) {
  Fields fields{object};
  Choice choice = changed(Choice{}, take_change(fields));
  read_laid_by_hand(fields, choice);
  if (choice.scenario.text().size() + choice.laid_by_hand.size() > kLargestChoice) {
    fields.object_to("A custom scenario and a setup may have at most " + std::to_string(kLargestChoice) +
                     " bytes together.");
  }
  if (const auto problem = fields.problem()) return std::unexpected{*problem};
  return choice;
}

std::expected<ChoiceChange, std::string> read_choice_change(const json::object& object) {
  Fields fields{object};
  ChoiceChange change = take_change(fields);
  if (change.scenario && change.scenario->text().size() > kLargestChoice) {
    fields.object_to("A custom scenario may have at most " + std::to_string(kLargestChoice) + " bytes.");
  }
  if (const auto problem = fields.problem()) return std::unexpected{*problem};
  return change;
}

std::expected<Choice, BadRequest> read_choice(std::string_view text) {
  if (text.size() > kLargestRequest) return std::unexpected{BadRequest{"This is too large."}};
  const auto value = read_strict_json(text);
  if (!value) return std::unexpected{BadRequest{value.error()}};
  if (!value->is_object()) return std::unexpected{BadRequest{"A choice must be an object."}};
  auto choice = read_choice(value->get_object());
  if (!choice) return std::unexpected{BadRequest{choice.error()}};
  return *std::move(choice);
}

}  // namespace protocol
