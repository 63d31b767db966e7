#include "protocol/read_request.h"

#include <array>
#include <boost/json.hpp>

#include "notation/action_text.h"
#include "notation/words.h"
#include "protocol/choice_fields.h"
#include "protocol/fields.h"
#include "protocol/limits.h"
#include "protocol/strict_json.h"
#include "protocol/talk_fields.h"
#include "protocol/teammate_fields.h"

namespace protocol {
namespace {

namespace json = boost::json;

std::string take_name(Fields& fields) {
  auto name = read_name(fields.text("name"));
  if (!name) {
    fields.object_to("A name needs 1 to " + std::to_string(kLongestName) +
                     " visible characters in valid UTF-8.");
  }
  return name.value_or("");
}

Switch take_switch(Fields& fields) { return fields.flag("on") ? Switch::On : Switch::Off; }
MemberId take_member(Fields& fields) { return MemberId{fields.whole<std::uint16_t>("member")}; }
std::uint8_t take_seat(Fields& fields, std::string_view key) {
  return fields.whole<std::uint8_t>(key, 0, rules::kMostSeats - 1);
}

// ---- the first message on a connection

std::optional<Token> take_browser(Fields& fields) {
  const auto text = fields.text_if_any("browser");
  const auto id = text ? read_token(*text) : std::nullopt;
  if (text && !id) fields.object_to("\"browser\" must be 32 lower-case hexadecimal digits.");
  return id;
}

// Without it, the client speaks the first version.
std::uint32_t take_protocol(Fields& fields) {
  return fields.whole_if_any<std::uint32_t>("protocol", 1).value_or(1);
}

// Teammates don't join.
Kind take_kind(Fields& fields) {
  constexpr std::array kKinds{Kind::Person, Kind::Bot, Kind::Screen};
  constexpr std::array<std::string_view, 3> kWords{word(Kind::Person), word(Kind::Bot), word(Kind::Screen)};
  return kKinds[one_of<std::size_t>(fields, "kind", fields.text_or("kind", word(Kind::Person)), kWords)];
}

Request read_join(Fields& fields) {
  Join join{.name = take_name(fields)};
  join.part = one_of<Part>(fields, "as", fields.text_or("as", "player"),
                           std::array<std::string_view, 2>{"player", "spectator"});
  join.kind = take_kind(fields);
  if (const auto text = fields.text_if_any("token")) {
    join.token = read_token(*text);
    if (!join.token) fields.object_to("\"token\" must be 32 lower-case hexadecimal digits.");
  }
  join.protocol = take_protocol(fields);
  join.browser = take_browser(fields);
  return join;
}

Request read_back(Fields& fields) {
  const auto token = read_token(fields.text("token"));
  if (!token) fields.object_to("\"token\" must be 32 lower-case hexadecimal digits.");
  const auto seen = fields.whole_if_any("seen");
  return Back{.token = token.value_or(Token{}),
              .seen = seen ? std::optional{Version{*seen}} : std::nullopt,
              .protocol = take_protocol(fields),
              .browser = take_browser(fields)};
}

// ---- without a number

Request read_snapshot(Fields&) { return Snapshot{}; }
Request read_time(Fields&) { return AskTime{}; }
Request read_ice(Fields&) { return AskIce{}; }

Request read_hint(Fields& fields) {
  if (fields.take("pawn") == nullptr) fields.object_to("The field \"pawn\" is missing.");
  const auto name = fields.text_if_any("pawn");
  if (!name) return Hint{};
  rules::Pawn pawn{};
  if (!notation::read(*name, pawn)) fields.object_to("\"pawn\" must be the name of a pawn, or null.");
  return Hint{pawn};
}

// ---- commands

Command read_do(Fields& fields) {
  const auto action = notation::read_action(fields.text("a"));
  if (!action) fields.object_to("\"a\" isn't an action; docs/notation.md describes the notation.");
  const Do command{action.value_or(rules::Action{})};
  if (std::holds_alternative<rules::SandRunsOut>(command.action)) {
    fields.object_to("Only the table can say that the sand has run out.");
  }
  return command;
}

Command read_choose(Fields& fields) {
  const json::value* value = fields.take("choice");
  if (value == nullptr || !value->is_object()) {
    fields.object_to("\"choice\" must be an object.");
    return Choose{};
  }
  auto choice = read_choice(value->get_object());
  if (!choice) {
    fields.object_to(choice.error());
    return Choose{};
  }
  return Choose{*std::move(choice)};
}

Command read_change(Fields& fields) {
  const json::value* value = fields.take("choice");
  if (value == nullptr || !value->is_object()) {
    fields.object_to("\"choice\" must be an object.");
    return ChangeChoice{};
  }
  auto change = read_choice_change(value->get_object());
  if (!change) {
    fields.object_to(change.error());
    return ChangeChoice{};
  }
  return ChangeChoice{*std::move(change)};
}

Command read_again(Fields& fields) {
  return Again{
      one_of<Deal>(fields, "deal", fields.text("deal"), std::array<std::string_view, 2>{"new", "same"})};
}

Command read_fill(Fields& fields) {
  Fill fill;
  fill.chair = fields.whole_if_any<std::uint8_t>("chair", 0, rules::kMostSeats - 1);
  fill.seats = fields.whole_if_any<std::uint8_t>("seats", 1, rules::kMostSeats);
  fill.pace = take_pace(fields);
  if (fill.chair && fill.seats) fields.object_to("Send \"chair\" or \"seats\", not both.");
  return fill;
}

Command read_settle_teammates(Fields& fields) {
  SettleTeammates command;
  command.pace = take_pace(fields);
  command.temperament = take_temperament(fields);
  if (const auto on = fields.flag_if_any("stand_in")) command.stand_in = *on ? Switch::On : Switch::Off;
  return command;
}

struct CommandReader {
  std::string_view t;
  Command (*read)(Fields& fields);
};

// Talk has its own names (read_talk.cpp).
constexpr std::array<CommandReader, std::variant_size_v<Command> - 1> kCommands{{
    {"do", read_do},
    {"rename", [](Fields& fields) -> Command { return Rename{take_name(fields)}; }},
    {"sit", [](Fields& fields) -> Command { return Sit{take_seat(fields, "chair")}; }},
    {"stand", [](Fields&) -> Command { return Stand{}; }},
    {"ready", [](Fields& fields) -> Command { return Ready{take_switch(fields)}; }},
    {"choose", read_choose},
    {"change", read_change},
    {"lock", [](Fields& fields) -> Command { return Lock{take_switch(fields)}; }},
    {"remove", [](Fields& fields) -> Command { return Remove{take_member(fields)}; }},
    {"host", [](Fields& fields) -> Command { return PassHost{take_member(fields)}; }},
    {"take", [](Fields& fields) -> Command { return Take{take_seat(fields, "seat")}; }},
    {"pause", [](Fields&) -> Command { return Pause{}; }},
    {"resume", [](Fields&) -> Command { return Resume{}; }},
    {"give_up", [](Fields&) -> Command { return GiveUp{}; }},
    {"again", read_again},
    {"next", [](Fields&) -> Command { return NextScenario{}; }},
    {"leave", [](Fields&) -> Command { return Leave{}; }},
    {"fill", read_fill},
    {"teammates", read_settle_teammates},
    {"mute", [](Fields& fields) -> Command { return Mute{take_member(fields), take_switch(fields)}; }},
    {"let_in", [](Fields& fields) -> Command { return LetIn{take_member(fields)}; }},
    {"complain", [](Fields& fields) -> Command { return Complain{take_member(fields)}; }},
    {"face", [](Fields& fields) -> Command { return ChooseAvatar{fields.whole<std::uint8_t>("face")}; }},
}};

struct UnnumberedReader {
  std::string_view t;
  Request (*read)(Fields& fields);
};

constexpr std::array<UnnumberedReader, std::variant_size_v<Request> - 1> kUnnumbered{{
    {"join", read_join},
    {"back", read_back},
    {"snapshot", read_snapshot},
    {"time", read_time},
    {"hint", read_hint},
    {"ice", read_ice},
}};

// The request of that name, if there is one.
std::optional<Request> read_named(std::string_view t, Fields& fields) {
  for (const CommandReader& reader : kCommands) {
    if (reader.t != t) continue;
    const Number number{fields.whole<std::uint32_t>("n", 1)};
    return Numbered{number, reader.read(fields)};
  }
  for (const UnnumberedReader& reader : kUnnumbered) {
    if (reader.t == t) return reader.read(fields);
  }
  if (auto said = read_utterance(t, fields)) {
    return Numbered{Number{fields.whole<std::uint32_t>("n", 1)}, Talk{*std::move(said)}};
  }
  return std::nullopt;
}

// The answer always names the request's number.
std::optional<Number> number_in(const json::object& object) {
  const json::value* value = object.if_contains("n");
  if (value == nullptr || !value->is_int64()) return std::nullopt;
  const std::int64_t number = value->get_int64();
  if (number < 1 || number > std::numeric_limits<std::uint32_t>::max()) return std::nullopt;
  return Number{static_cast<std::uint32_t>(number)};
}

}  // namespace

std::expected<Request, BadRequest> read_request(std::string_view text) {
  if (text.size() > kLargestRequest) return std::unexpected{BadRequest{"This is too large."}};
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): only room, clearing it would take time
  std::array<unsigned char, 4096> room;
  json::monotonic_resource memory{room.data(), room.size()};
  const auto value = read_strict_json(text, &memory);
  if (!value) return std::unexpected{BadRequest{value.error()}};
  const json::object* object = value->if_object();
  if (object == nullptr) return std::unexpected{BadRequest{"A request must be an object."}};

  Fields fields{*object};
  const std::string_view t = fields.text("t");
  std::optional<Request> request = read_named(t, fields);
  if (!request && !fields.has_problem()) {
    fields.object_to("There's no request \"" + std::string{t.substr(0, 40)} + "\".");
  }
  if (const auto problem = fields.problem()) return std::unexpected{BadRequest{*problem, number_in(*object)}};
  return *std::move(request);
}

}  // namespace protocol
