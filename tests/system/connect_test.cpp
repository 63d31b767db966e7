// Clients of a real server over real sockets, as `magicmaze table --connect` uses them: without a terminal.
#include <gtest/gtest.h>
#include <poll.h>

#include <chrono>
#include <functional>

#include "base/overloaded.h"
#include "client/remote_game.h"
#include "net/client.h"
#include "rules/legal.h"
#include "rules/view.h"
#include "support/certificate.h"
#include "support/schema.h"
#include "support/server_process.h"
#include "support/table_client.h"

namespace {

using client::RemoteGame;
using support::ServerProcess;
using support::TemporaryFolder;

std::int64_t steady_ms() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

net::TableLink link_to(const ServerProcess& server, const std::string& code) {
  return {.scheme = server.where().security == support::Security::Tls ? net::Scheme::Tls : net::Scheme::Plain,
          .host = "localhost",
          .port = server.port(),
          .code = protocol::Code::read(code).value_or(protocol::Code{})};
}

class Player {
 public:
  Player(net::ClientOptions options, std::uint8_t secret, std::string name)
      : client_(std::move(options)), game({.name = std::move(name), .token = {{secret, 7}}}) {}

  void command(const protocol::Command& command) {
    const auto line = game.ask(command, steady_ms());
    ASSERT_TRUE(line);
    send(*line);
  }
  void cut() { client_.cut(); }
  void come_back() { client_.come_back(); }

  // One turn: handles what has arrived, or waits a moment for it.
  void attend() {
    pollfd file{.fd = client_.handle(), .events = POLLIN, .revents = 0};
    ::poll(&file, 1, 5);
    while (const auto news = client_.next()) {
      std::visit(base::Overloaded{
                     [&](const net::ConnectionOpened&) {
                       ++openings;
                       for (const std::string& line : game.hello(steady_ms())) send(line);
                     },
                     [&](const net::LineReceived& heard) {
                       for (const std::string& line : game.hear(heard.text, steady_ms()).say) send(line);
                     },
                     [&](const net::ConnectionCut& cut) {
                       ++cuts;
                       last_pause_ms = cut.back_in_ms;
                       game.connection_lost(steady_ms());
                     },
                     [&](const net::ConnectionEnded& the_end) { ended = the_end; },
                 },
                 *news);
    }
  }

  std::optional<rules::Action> possible_walk() const {
    if (!game.has_game() || !game.seat()) return std::nullopt;
    for (const rules::Action& action :
         rules::legal_actions(game.shown().rules, game.shown().state, *game.seat())) {
      if (std::holds_alternative<rules::Move>(action)) return action;
    }
    return std::nullopt;
  }
  std::uint64_t hash() const { return rules::public_hash(game.confirmed().state); }

 private:
  void send(const std::string& line) {
    EXPECT_FALSE(schema::problem_of(std::string_view{line}, schema::Direction::ToServer)) << line;
    client_.send(line);
  }

  net::Client client_;

 public:
  RemoteGame game;
  int openings = 0;
  int cuts = 0;
  std::uint32_t last_pause_ms = 0;
  std::optional<net::ConnectionEnded> ended;
};

class Connect : public testing::Test {
 protected:
  std::filesystem::path data() const { return folder.path() / "data"; }

  // Everyone continues until this is true.
  static bool until(const std::vector<Player*>& players, const std::function<bool()>& is_so) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds{30};
    while (!is_so()) {
      if (std::chrono::steady_clock::now() > end) return false;
      for (Player* player : players) player->attend();
    }
    return true;
  }

  static bool begin(Player& ana, Player& ben) {
    if (!until({&ana, &ben}, [&] { return ana.game.is_at_table() && ben.game.is_at_table(); })) return false;
    ana.command(protocol::Ready{});
    ben.command(protocol::Ready{});
    return until({&ana, &ben}, [&] { return ana.game.seat() && ben.game.seat(); });
  }

  // Several walks by any seat that can walk; both see all of them.
  static void walk(Player& ana, Player& ben, int times) {
    for (int i = 0; i < times; ++i) {
      Player& actor = ana.possible_walk() ? ana : ben;
      const auto action = actor.possible_walk();
      ASSERT_TRUE(action);
      const std::uint32_t next = actor.game.version().value + 1;
      actor.command(protocol::Do{*action});
      ASSERT_TRUE(until({&ana, &ben}, [&] {
        return ana.game.version().value >= next && ben.game.version().value >= next &&
               actor.game.unanswered() == 0;
      }));
      EXPECT_EQ(ana.hash(), ben.hash());
    }
  }

  TemporaryFolder folder;
};

TEST_F(Connect, two_clients_play_and_one_loses_the_connection_and_comes_back) {
  ServerProcess server{data(), {"--countdown-ms", "0"}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const std::string code = support::open_table(server.where(), R"({"scenario":"S1"})");
  Player ana{{link_to(server, code)}, 1, "Ana"};
  Player ben{{link_to(server, code)}, 2, "Ben"};
  ASSERT_TRUE(begin(ana, ben));
  walk(ana, ben, 4);

  Player& cut = ana.possible_walk() ? ana : ben;
  const Player& other = &cut == &ana ? ben : ana;
  cut.cut();
  cut.command(protocol::Do{*cut.possible_walk()});  // in flight when the connection breaks, or just after
  ASSERT_TRUE(until({&ana, &ben}, [&] { return cut.cuts == 1; }));
  ASSERT_TRUE(until({&ana, &ben}, [&] { return cut.openings == 2 && cut.game.unanswered() == 0; }));
  EXPECT_EQ(cut.last_pause_ms, net::kFirstPauseMs);
  ASSERT_TRUE(until({&ana, &ben}, [&] { return ana.game.version() == ben.game.version(); }));
  EXPECT_EQ(ana.hash(), ben.hash());
  EXPECT_EQ(other.cuts, 0);
  walk(ana, ben, 3);
  // On a machine that was busy for two seconds, the one in flight isn't repeated.
  EXPECT_GE(server.metric("actions_total"), 7U);
  EXPECT_LE(server.metric("actions_total"), 8U);
  EXPECT_EQ(server.metric("resyncs_total"), 0U);
}

TEST_F(Connect, waits_for_a_restarting_server_and_finds_the_game_as_it_was) {
  std::optional<ServerProcess> server{std::in_place, data(), std::vector<std::string>{"--countdown-ms", "0"}};
  ASSERT_TRUE(server->is_up()) << server->program().output();
  const std::uint16_t port = server->port();
  const std::string code = support::open_table(server->where(), R"({"scenario":"S1"})");
  Player ana{{link_to(*server, code)}, 1, "Ana"};
  Player ben{{link_to(*server, code)}, 2, "Ben"};
  ASSERT_TRUE(begin(ana, ben));
  walk(ana, ben, 2);
  const std::uint64_t hash = ana.hash();
  server->stop();
  ASSERT_TRUE(until({&ana, &ben}, [&] { return ana.cuts == 1 && ben.cuts == 1; }));
  EXPECT_EQ(ana.last_pause_ms, 3'000U);  // as the server has asked
  server.emplace(data(), std::vector<std::string>{"--listen", "127.0.0.1:" + std::to_string(port)});
  ASSERT_TRUE(server->is_up()) << server->program().output();
  ana.come_back();
  ben.come_back();
  ASSERT_TRUE(until({&ana, &ben}, [&] {
    using protocol::ClockState;
    return ana.game.table().clock == ClockState::Interrupted &&
           ben.game.table().clock == ClockState::Interrupted;
  }));
  EXPECT_EQ(ana.hash(), hash);
  ben.command(protocol::Resume{});
  ASSERT_TRUE(until({&ana, &ben}, [&] { return ana.game.table().clock == protocol::ClockState::Running; }));
  walk(ana, ben, 2);
}

TEST_F(Connect, a_replaced_client_does_not_reconnect_by_itself) {
  ServerProcess server{data()};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const std::string code = support::open_table(server.where(), "{}");
  Player first{{link_to(server, code)}, 1, "Ana"};
  ASSERT_TRUE(until({&first}, [&] { return first.game.is_at_table(); }));
  Player second{{link_to(server, code)}, 1, "Ana"};
  ASSERT_TRUE(until({&first, &second}, [&] { return first.ended && second.game.is_at_table(); }));
  EXPECT_EQ(first.ended->close_code, 4001);
  EXPECT_EQ(first.game.departure()->kind, client::Departure::Kind::Replaced);
  EXPECT_EQ(second.game.member(), first.game.member());
  EXPECT_EQ(first.cuts, 0);
  // Until its person says so.
  first.game.return_to_table();
  first.come_back();
  ASSERT_TRUE(until({&first, &second}, [&] { return first.openings == 2 && second.ended.has_value(); }));
}

TEST_F(Connect, leaving_is_final) {
  ServerProcess server{data()};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const std::string code = support::open_table(server.where(), "{}");
  Player ana{{link_to(server, code)}, 1, "Ana"};
  ASSERT_TRUE(until({&ana}, [&] { return ana.game.is_at_table(); }));
  ana.command(protocol::Leave{});
  ASSERT_TRUE(until({&ana}, [&] { return ana.ended.has_value(); }));
  EXPECT_EQ(ana.ended->close_code, 4000);
}

TEST_F(Connect, every_wrong_address_gets_a_clear_message) {
  ServerProcess server{data()};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const auto end_at = [](net::ClientOptions options) {
    Player player{std::move(options), 1, "Ana"};
    until({&player}, [&] { return player.ended.has_value(); });
    return player.ended.value_or(net::ConnectionEnded{}).why;
  };
  net::TableLink link = link_to(server, "ABC234");
  EXPECT_TRUE(end_at({link}).starts_with("There's no table ABC234 at localhost:")) << end_at({link});
  link.scheme = net::Scheme::Tls;
  EXPECT_TRUE(end_at({link}).contains("doesn't speak TLS")) << end_at({link});
}

TEST_F(Connect, over_tls_the_certificate_is_checked) {
  const support::Certificate own = support::make_certificate(folder.path(), "own");
  const support::Certificate other = support::make_certificate(folder.path(), "other");
  ASSERT_FALSE(own.certificate.empty());
  ServerProcess server{data(), {"--countdown-ms", "0", "--tls-cert", own.certificate, "--tls-key", own.key}};
  ASSERT_TRUE(server.is_up()) << server.program().output();
  const std::string code = support::open_table(server.where(), R"({"scenario":"S1"})");
  const net::TableLink link = link_to(server, code);
  net::TableLink elsewhere = link;
  elsewhere.host = "127.0.0.1";  // the certificate is for localhost

  for (const net::ClientOptions& options :
       {net::ClientOptions{link}, net::ClientOptions{link, other.certificate},
        net::ClientOptions{elsewhere, own.certificate}}) {
    Player stranger{options, 3, "Eve"};
    ASSERT_TRUE(until({&stranger}, [&] { return stranger.ended.has_value(); }));
    EXPECT_TRUE(stranger.ended->why.contains("isn't trusted")) << stranger.ended->why;
    EXPECT_EQ(stranger.openings, 0);
  }
  Player ana{{link, own.certificate}, 1, "Ana"};
  Player ben{{link, own.certificate}, 2, "Ben"};
  ASSERT_TRUE(begin(ana, ben));
  walk(ana, ben, 3);
  ana.cut();
  ASSERT_TRUE(until({&ana, &ben}, [&] { return ana.openings == 2; }));
  walk(ana, ben, 1);
}

}  // namespace
