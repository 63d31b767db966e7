#include "table/lobby_json.h"

#include <algorithm>

#include "notation/json_writer.h"
#include "notation/position_text.h"
#include "notation/ruleset_text.h"
#include "notation/state_json.h"
#include "protocol/choice.h"
#include "table/talking.h"

namespace table {
namespace {

using notation::JsonWriter;

void write_member(JsonWriter& json, const std::optional<MemberId>& member) {
  if (member) {
    json.number(member->value);
  } else {
    json.null();
  }
}

void write_text(JsonWriter& json, std::string_view text) {
  if (text.empty()) {
    json.null();
  } else {
    json.string(text);
  }
}

void write_members(JsonWriter& json, const Lobby& lobby, std::span<const Connection> connections,
                   std::span<const DelayedPresence> delayed_presences) {
  json.begin_array();
  for (const Member& member : lobby.members) {
    const auto chair = lobby.chair_of(member.id);
    // A teammate needs no connection, and is always ready.
    const bool is_teammate = member.kind == Kind::Teammate;
    const auto connection = std::ranges::find(connections, std::optional{member.id}, &Connection::member);
    const auto delayed = std::ranges::find(delayed_presences, member.id, &DelayedPresence::member);
    const bool is_here = delayed != delayed_presences.end() ? delayed->shown_here
                                                            : is_teammate || connection != connections.end();
    const protocol::Quality quality =
        connection != connections.end() ? connection->quality : protocol::Quality::Good;
    json.begin_object().key("id").number(member.id.value).key("name").string(shown_name(lobby, member));
    json.key("face");
    if (member.face != 0) {
      json.number(member.face);
    } else {
      json.null();
    }
    json.key("kind").string(protocol::word(member.kind));
    json.key("part").string(member.part == Part::Player ? "player" : "spectator").key("chair");
    if (chair) {
      json.number(*chair);
    } else {
      json.null();
    }
    json.key("ready").boolean(member.ready || is_teammate).key("here").boolean(is_here);
    json.key("quality").string(protocol::word(quality));
    json.key("muted").boolean(member.muted);
    json.key("circle").string(protocol::kCircleWords[static_cast<std::size_t>(circle_of(lobby, member.id))]);
    json.key("voice").boolean(connection != connections.end() && connection->has_voice).key("left");
    write_member(json, chair ? lobby.left_of(*chair) : std::nullopt);
    json.end_object();
  }
  json.end_array();
}

void write_ring(JsonWriter& json, const Lobby& lobby) {
  json.begin_array();
  for (std::size_t i = 0; i < lobby.ring.size(); ++i) {
    const Chair& chair = lobby.ring[i];
    const bool is_a_seat = lobby.phase == Phase::Playing && i < lobby.seats;
    if (!chair.owner && !chair.holder && !is_a_seat) continue;
    json.begin_object().key("chair").number(static_cast<std::int64_t>(i)).key("owner");
    write_member(json, chair.owner);
    json.key("holder");
    write_member(json, chair.holder);
    json.end_object();
  }
  json.end_array();
}

void write_number(JsonWriter& json, std::optional<std::uint32_t> number) {
  if (number) {
    json.number(*number);
  } else {
    json.null();
  }
}

// What is known about the deal of the running or last game.
void write_deal(JsonWriter& json, const Lobby& lobby) {
  json.key("certified").boolean(lobby.certified).key("actions");
  write_number(json, lobby.result == GameResult::None ? std::nullopt : lobby.actions);
  json.key("par");
  if (!lobby.par) {
    json.null();
    return;
  }
  json.begin_object().key("actions");
  write_number(json, lobby.par->actions);
  json.key("flips");
  write_number(json, lobby.par->actions ? std::optional{lobby.par->flips} : std::nullopt);
  json.end_object();
}

}  // namespace

std::string shown_name(const Lobby& lobby, const Member& member) {
  if (lobby.phase != Phase::Playing) return member.name;
  if (!lobby.chair_of(member.id) && !lobby.owned_by(member.id)) return {};
  const bool is_fixed = !member.came_late || member.kind == Kind::Teammate;
  return is_fixed ? member.name : "#" + std::to_string(member.id.value);
}

std::string json_of(const Lobby& lobby, const LobbyContext& context) {
  JsonWriter json;
  json.begin_object().key("code").string(lobby.code.text()).key("phase").string(word(lobby.phase));
  json.key("host");
  write_member(json, lobby.host);
  json.key("locked").boolean(lobby.is_locked).key("allow_setup").boolean(context.allows_setup).key("choice");
  protocol::write_choice(json, lobby.choice);
  json.key("members");
  write_members(json, lobby, context.connections, context.delayed_presences);
  json.key("ring");
  write_ring(json, lobby);
  json.key("seats").number(lobby.seats).key("games").number(lobby.games).key("countdown_ms");
  if (lobby.phase == Phase::Counting) {
    json.number(std::max<std::int64_t>(context.countdown_left_ms, 0));
  } else {
    json.null();
  }
  json.key("clock").string(word(lobby.clock.state)).key("result");
  write_text(json, word(lobby.result));
  json.key("record");
  write_text(json, lobby.record);
  json.key("achievements");
  if (lobby.result == GameResult::None) {
    json.null();
  } else {
    json.raw("[" + chronicle::text_of(lobby.achievements) + "]");
  }
  write_deal(json, lobby);
  json.key("teammates").begin_object().key("pace").string(ai::name(lobby.teammate_settings.pace));
  json.key("stand_in").boolean(lobby.teammate_settings.stand_in == protocol::StandIn::Allowed);
  json.key("possible").boolean(true);
  json.key("no_way").boolean(lobby.phase == Phase::Playing && lobby.sees_no_way);
  json.key("temperament").string(ai::name(lobby.teammate_settings.temperament)).end_object();
  json.key("expansion").boolean(lobby.plays_expansion);
  json.key("crew").boolean(lobby.purpose.crew.has_value()).key("heist");
  write_text(json, lobby.purpose.heist);
  json.key("race");
  write_text(json, lobby.purpose.race);
  json.key("kept_out").begin_array();
  for (const KeptOut& one : lobby.kept_out) {
    json.begin_object().key("member").number(one.member.value).key("name").string(one.name).end_object();
  }
  json.end_array();
  return json.end_object().text();
}

std::string json_of(const rules::Game& game, std::uint32_t number, rules::GameTime now) {
  JsonWriter json;
  json.begin_object().key("number").number(number);
  json.key("ruleset").string(notation::text_of(game.rules)).key("state");
  notation::write_json(json, game, now, notation::Secrets::Struck);
  json.key("position").string(notation::position_text(game.state));
  return json.end_object().text();
}

}  // namespace table
