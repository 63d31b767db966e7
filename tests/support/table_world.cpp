#include "support/table_world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "notation/action_text.h"
#include "notation/position_text.h"
#include "notation/ruleset_text.h"
#include "rules/legal.h"
#include "support/schema.h"
#include "table/record_line.h"

namespace world {

namespace json = boost::json;

void HeldJournal::append(Row row) {
  marks.push_back({row.table, row.version});
  rows[row.table].push_back(std::move(row));
}

void HeldJournal::settle(table::Settlement settlement) {
  std::string record = settlement.record_head + "\n";
  for (const Row& row : rows[settlement.table]) {
    if (const auto line = table::record_line(row.kind, row.text)) record += *line + "\n";
  }
  records[settlement.card.id] = record;
  settled_rows[settlement.table] = rows[settlement.table];
  rows[settlement.table] = {{.table = settlement.table,
                             .version = settlement.version,
                             .at = settlement.at,
                             .author = std::nullopt,
                             .kind = Row::Kind::Facts,
                             .text = settlement.facts}};
  marks.push_back({settlement.table, settlement.version});
  settlements.push_back(std::move(settlement));
}

void HeldJournal::forget(Code table) { rows.erase(table); }

std::vector<Row> HeldJournal::durable_rows(Code code) const {
  std::vector<Row> result;
  const auto known = durable.find(code);
  if (known == durable.end() || !rows.contains(code)) return result;
  const bool is_settled = rows.at(code).front().version <= known->second;
  for (const Row& row : is_settled ? rows.at(code) : settled_rows.at(code)) {
    if (row.version <= known->second) result.push_back(row);
  }
  return result;
}

protocol::Token SeededRandomSource::token() {
  protocol::Token token;
  for (std::uint8_t& byte : token.bytes) byte = static_cast<std::uint8_t>(random_.below(256));
  return token;
}

void Client::say(const std::string& text) {
  const auto request = protocol::read_request(text);
  if (request) {
    world->registry->hear(connection, *request, world->now);
  } else {
    world->registry->hear(connection, request.error(), world->now);
  }
  world->after();
}

std::uint32_t Client::command(const std::string& what, const std::string& more) {
  const std::uint32_t number = ++last_number;
  say(R"({"t":")" + what + R"(","n":)" + std::to_string(number) + (more.empty() ? "" : "," + more) + "}");
  return number;
}

json::object Client::next() {
  if (!has_next()) {
    ADD_FAILURE() << "nothing was said to member " << member;
    return {};
  }
  return json::parse(lines[read++]).as_object();
}

json::object Client::last(std::string_view key) const {
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    json::object object = json::parse(*line).as_object();
    if (object.contains(key)) return object;
  }
  ADD_FAILURE() << "nobody told member " << member << " about " << key;
  return {};
}

bool Client::was_told(std::string_view key) const {
  return std::ranges::any_of(
      lines, [&](const std::string& line) { return json::parse(line).as_object().contains(key); });
}

json::object Client::table() const {
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    const json::object object = json::parse(*line).as_object();
    if (object.contains("table")) return object.at("table").as_object();
    if (object.contains("snapshot")) return object.at("snapshot").at("table").as_object();
  }
  ADD_FAILURE() << "no table was told";
  return {};
}

std::string Client::hash() const {
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    json::value value = json::parse(*line);
    if (value.as_object().contains("snapshot")) value = json::value(value.at("snapshot"));
    if (!value.as_object().contains("hash")) continue;
    return value.at("hash").is_string() ? std::string{value.at("hash").as_string()} : "none";
  }
  return "none";
}

std::uint64_t Client::version() const {
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    const json::object object = json::parse(*line).as_object();
    if (object.contains("v")) return object.at("v").to_number<std::uint64_t>();
    if (object.contains("snapshot")) return object.at("snapshot").at("v").to_number<std::uint64_t>();
  }
  return 0;
}

const json::object& member_of(const json::object& table, std::uint16_t id) {
  for (const json::value& member : table.at("members").as_array()) {
    if (member.at("id").to_number<std::uint16_t>() == id) return member.as_object();
  }
  throw std::runtime_error{"no such member"};
}

std::size_t count_of(const json::object& table, std::string_view kind) {
  std::size_t count = 0;
  for (const json::value& member : table.at("members").as_array()) {
    count += member.at("kind").as_string() == kind ? 1U : 0U;
  }
  return count;
}

std::uint16_t holder_of(const json::object& table, std::uint8_t chair) {
  for (const json::value& one : table.at("ring").as_array()) {
    if (one.at("chair").to_number<std::uint8_t>() != chair) continue;
    return one.at("holder").is_null() ? std::uint16_t{0} : one.at("holder").to_number<std::uint16_t>();
  }
  return 0;
}

std::size_t actions_of_teammates(const Client& client) {
  std::size_t count = 0;
  for (const std::string& line : client.lines) {
    const json::object told = json::parse(line).as_object();
    count += told.contains("v") && told.at("n").is_null() && !told.at("seat").is_null() ? 1U : 0U;
  }
  return count;
}

std::string refusal_of(const Client& client) {
  return std::string{client.last("refused").at("refused").as_string()};
}

std::string step_of(const Client& client, std::uint8_t seat) {
  const json::object game = client.last("game").at("game").as_object();
  const auto rules = notation::read_ruleset(std::string_view{game.at("ruleset").as_string()});
  const auto position = notation::read_position(std::string_view{game.at("position").as_string()});
  for (const rules::Action& action : rules::legal_actions(*rules, *position, rules::Seat{seat})) {
    if (std::holds_alternative<rules::Move>(action)) return notation::text_of(action);
  }
  return "draw";
}

World::World(table::TableSettings the_settings) : settings(the_settings) {
  registry = std::make_unique<table::TableRegistry>(settings, journal, *this, random_source, heist_tries,
                                                    teammates, solver, complaints);
}

Code World::open(const std::string& choice) {
  const Code code = Code::numbered(++last_code_);
  const auto read = protocol::read_new_table(choice);
  if (!read) ADD_FAILURE() << read.error().what;
  EXPECT_TRUE(registry->open(code, read.value_or(protocol::NewTable{}), now));
  after();
  return code;
}

Client& World::connect(Code code) {
  const ConnectionId id{++last_connection_};
  auto client = std::make_unique<Client>();
  client->world = this;
  client->connection = id;
  Client& result = *clients_.emplace(id, std::move(client)).first->second;
  EXPECT_TRUE(registry->connect(id, code, now));
  return result;
}

Client& World::join(Code code, const std::string& name, const std::string& more) {
  Client& client = connect(code);
  client.say(R"({"t":"join","name":")" + name + "\"" + (more.empty() ? "" : "," + more) + "}");
  if (client.was_told("welcome")) {
    const json::object welcome = client.last("welcome").at("welcome").as_object();
    client.member = welcome.at("member").to_number<std::uint16_t>();
    if (welcome.at("token").is_string()) client.token = std::string{welcome.at("token").as_string()};
  }
  return client;
}

Client& World::come_back(Code code, const std::string& token, std::optional<std::uint64_t> seen) {
  Client& client = connect(code);
  client.token = token;
  client.say(R"({"t":"back","token":")" + token + "\"" +
             (seen ? ",\"seen\":" + std::to_string(*seen) : std::string{}) + "}");
  if (client.was_told("welcome")) {
    client.member = client.last("welcome").at("welcome").at("member").to_number<std::uint16_t>();
  }
  return client;
}

void World::cut(Client& client) {
  registry->lose(client.connection, now);
  after();
}

void World::settle_disk() { settle_lines(journal.marks.size()); }

void World::settle_lines(std::size_t count) {
  for (; count > 0 && !journal.marks.empty(); --count) {
    const HeldJournal::Mark mark = journal.marks.front();
    journal.marks.pop_front();
    journal.durable[mark.table] = mark.version;
    registry->durable(mark.table, mark.version, now);
  }
}

void World::after() {
  if (disk_is_quick) settle_disk();
  teammates.now_ms = now.steady_ms;
  while (const auto answer = teammates.take(now.steady_ms)) {
    registry->advise(answer->table, answer->advice, now);
    if (disk_is_quick) settle_disk();
  }
}

void World::pass(std::int64_t ms) {
  while (ms > 0) {
    auto next = registry->wakes_at();
    if (const auto due = teammates.next_due()) next = next ? std::min(*next, *due) : *due;
    const std::int64_t step = next ? std::clamp<std::int64_t>(*next - now.steady_ms, 1, ms) : ms;
    now.server.ms += step;
    now.steady_ms += step;
    teammates.now_ms = now.steady_ms;
    ms -= step;
    registry->wake(now);
    after();
  }
}

void World::answer(Code code, const table::SolverAnswer& finding) {
  registry->solver_answered(code, finding, now);
  after();
}

void World::crash() {
  const auto durable = journal.durable;
  std::map<Code, std::vector<Row>> rows;
  for (const auto& [code, all] : journal.rows) rows[code] = journal.durable_rows(code);
  journal.rows = rows;
  journal.marks.clear();
  for (auto& [id, client] : clients_) {
    if (!client->goodbye) client->goodbye = table::Goodbye::Restart;
  }
  teammates.places.clear();
  teammates.groups.clear();
  registry = std::make_unique<table::TableRegistry>(settings, journal, *this, random_source, heist_tries,
                                                    teammates, solver, complaints);
  for (const auto& [code, kept] : rows) {
    if (!kept.empty()) {
      EXPECT_TRUE(registry->restore(code, kept, now.server, now)) << code.text();
    }
  }
  after();
}

void World::start(Code code, const std::vector<Client*>& players) {
  for (Client* player : players) player->command("ready", "\"on\":true");
  pass(settings.countdown_ms);
  EXPECT_EQ(registry->summary(code)->phase, "playing");
}

void World::send(ConnectionId to, const table::Line& line) {
  if (const auto problem = schema::problem_of(std::string_view{*line}, schema::Direction::ToClient)) {
    ADD_FAILURE() << *problem << " in " << *line;
  }
  const auto found = clients_.find(to);
  if (found != clients_.end() && !found->second->goodbye) found->second->lines.push_back(*line);
}

void World::close(ConnectionId connection, table::Goodbye why) {
  const auto found = clients_.find(connection);
  if (found != clients_.end() && !found->second->goodbye) found->second->goodbye = why;
}

}  // namespace world
