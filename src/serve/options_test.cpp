#include "serve/options.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>

namespace serve {
namespace {

class ServeOptionsRead : public testing::Test {
 protected:
  void SetUp() override { variables["HOME"] = "/people/ana"; }
  void TearDown() override { std::filesystem::remove(file); }

  void write_config(const std::string& text) { std::ofstream{file} << text; }

  std::expected<ServeOptions, std::string> read(const std::vector<std::string_view>& words) {
    const auto arguments = cli::Arguments::parse(words, serve_option_list());
    if (!arguments) return std::unexpected{arguments.error()};
    return read_serve_options(*arguments, [&](const std::string& name) -> std::optional<std::string> {
      const auto found = variables.find(name);
      return found == variables.end() ? std::nullopt : std::optional{found->second};
    });
  }
  std::string complaint(const std::vector<std::string_view>& words) {
    const auto options = read(words);
    return options ? "none" : options.error();
  }

  // Where it listens.
  static std::string places(const ServeOptions& options) {
    std::string text;
    for (const net::ListenAddress& at : options.net.listen)
      text += (text.empty() ? "" : " ") + net::text_of(at);
    return text;
  }

  std::map<std::string, std::string> variables;
  const std::string file = testing::TempDir() + "serve_options_test." + std::to_string(::getpid());
};

TEST_F(ServeOptionsRead, the_defaults_are_as_the_help_says) {
  const auto options = read({});
  ASSERT_TRUE(options) << options.error();
  EXPECT_EQ(places(*options), "0.0.0.0:8080");
  EXPECT_EQ(options->data, "/people/ana/.local/share/magicmaze");
  EXPECT_GE(options->net.threads, 1U);
  EXPECT_FALSE(options->net.allow_setup);
  EXPECT_EQ(options->net.address.connections, 256U);
  EXPECT_EQ(options->tables.countdown_ms, 3'000);
  EXPECT_EQ(options->keep_records_s, 0) << "for ever";
  EXPECT_EQ(options->tables.kept_game_ms, 7 * 86'400'000LL);
  EXPECT_EQ(read({"--keep-waiting-days", "3"})->tables.kept_game_ms, 3 * 86'400'000LL);
  EXPECT_FALSE(options->net.tls);
  variables["XDG_DATA_HOME"] = "/data";
  EXPECT_EQ(read({})->data, "/data/magicmaze");
  variables.clear();
  EXPECT_TRUE(complaint({}).contains("--data"));
}

TEST_F(ServeOptionsRead, who_runs_the_server_is_a_line_or_a_link_and_nothing_else) {
  const auto options = read({"--site-name", "Ana's mall", "--contact", "ana@example.org", "--imprint-url",
                             "https://example.org/imprint", "--message-of-the-day", "Friday!", "--keep-days",
                             "30", "--keep-waiting-days", "3", "--empty-minutes", "5", "--ice-server",
                             "stun:stun.example.org:3478"});
  ASSERT_TRUE(options) << options.error();
  EXPECT_EQ(options->net.site.name, "Ana's mall");
  EXPECT_EQ(options->net.site.contact, "mailto:ana@example.org");
  EXPECT_EQ(options->net.site.imprint, "https://example.org/imprint");
  EXPECT_EQ(options->net.site.message, "Friday!");
  EXPECT_EQ(options->net.kept.games_days, 30);
  EXPECT_EQ(options->net.kept.waiting_days, 3);
  EXPECT_EQ(options->net.kept.empty_minutes, 5);
  EXPECT_EQ(options->net.kept.voice_servers, std::vector<std::string>{"stun:stun.example.org:3478"});
  EXPECT_EQ(read({"--contact", "https://example.org/contact"})->net.site.contact,
            "https://example.org/contact");
  for (const std::string wrong :
       {"javascript:alert(1)", "example.org", "https://example.org/\" onclick", "a b@c"}) {
    EXPECT_TRUE(complaint({"--contact", wrong}).contains("--contact")) << wrong;
    EXPECT_TRUE(complaint({"--imprint-url", wrong}).contains("--imprint-url")) << wrong;
  }
  EXPECT_TRUE(complaint({"--site-name", "two\nlines"}).contains("--site-name"));
  EXPECT_TRUE(complaint({"--message-of-the-day", std::string(301, 'x')}).contains("300"));
}

TEST_F(ServeOptionsRead, a_flag_wins_over_the_environment_and_that_over_the_file) {
  write_config("# our house\nlisten = 127.0.0.1:1\n\ncountdown-ms=1\n  keep-days = 2 \n");
  const std::string config = "--config=" + file;
  EXPECT_EQ(places(*read({config})), "127.0.0.1:1");
  EXPECT_EQ(read({config})->keep_records_s, 2 * 86'400LL);
  variables["MAGICMAZE_LISTEN"] = "127.0.0.1:2";
  EXPECT_EQ(places(*read({config})), "127.0.0.1:2");
  EXPECT_EQ(read({config})->tables.countdown_ms, 1);
  EXPECT_EQ(places(*read({config, "--listen", "127.0.0.1:3"})), "127.0.0.1:3");
  variables["MAGICMAZE_CONFIG"] = file;
  EXPECT_EQ(read({})->tables.countdown_ms, 1);
}

TEST_F(ServeOptionsRead, games_are_in_the_folder_or_in_postgresql) {
  EXPECT_EQ(read({})->store, "");
  EXPECT_EQ(read({"--store", "postgresql://maze@db.example.org/games"})->store,
            "postgresql://maze@db.example.org/games");
  write_config("store = postgres:///games?host=/run/postgresql&application_name=maze\n");
  EXPECT_EQ(read({"--config", file})->store, "postgres:///games?host=/run/postgresql&application_name=maze");
  for (const std::string wrong : {"sqlite", "", "mysql://db/games", "host=db"}) {
    EXPECT_TRUE(complaint({"--store", wrong}).contains("--store takes an address like postgresql://"))
        << wrong;
  }
}

TEST_F(ServeOptionsRead, a_command_for_games_in_a_folder_refuses_those_in_postgresql) {
  const auto folder = [&](const std::vector<std::string_view>& words) {
    const auto arguments = cli::Arguments::parse(words, data_folder_options());
    return read_folder_with_games(
        arguments.value(), [&](const std::string& name) -> std::optional<std::string> {
          const auto found = variables.find(name);
          return found == variables.end() ? std::nullopt : std::optional{found->second};
        });
  };
  EXPECT_EQ(folder({"--data", "/games"}), "/games");
  write_config("data = /games\nstore = postgresql:///games\n");
  const auto refused = folder({"--config", file});
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.error().contains("store in the file says that yours are in PostgreSQL"))
      << refused.error();
  variables["MAGICMAZE_STORE"] = "postgresql:///games";
  EXPECT_TRUE(folder({}).error().contains("MAGICMAZE_STORE"));
}

TEST_F(ServeOptionsRead, some_options_may_be_given_several_times) {
  const auto flags = read({"--trusted-proxy", "10.0.0.1", "--trusted-proxy", "::1", "--allow-origin",
                           "https://a.example.org", "--public-url", "https://maze.example.org/"});
  ASSERT_TRUE(flags) << flags.error();
  EXPECT_EQ(flags->net.trusted_proxies.size(), 2U);
  EXPECT_EQ(places(*read({"--listen", "127.0.0.1:1", "--listen", "[::1]:2", "--listen", "unix:/run/maze"})),
            "127.0.0.1:1 [::1]:2 unix:/run/maze");
  write_config("listen = 0.0.0.0:80\nlisten = [::]:80\n");
  EXPECT_EQ(places(*read({"--config", file})), "0.0.0.0:80 [::]:80");
  variables["MAGICMAZE_LISTEN"] = "127.0.0.1:1, unix:/run/maze";
  EXPECT_EQ(places(*read({})), "127.0.0.1:1 unix:/run/maze");
  EXPECT_EQ(flags->net.public_url, "https://maze.example.org");
  EXPECT_EQ(flags->net.allowed_origins,
            (std::vector<std::string>{"https://maze.example.org", "https://a.example.org"}));
  variables["MAGICMAZE_TRUSTED_PROXY"] = "10.0.0.1, 10.0.0.2";
  EXPECT_EQ(read({})->net.trusted_proxies.size(), 2U);
  write_config("trusted-proxy = 10.0.0.1\ntrusted-proxy = 10.0.0.2\n");
  variables.erase("MAGICMAZE_TRUSTED_PROXY");
  EXPECT_EQ(read({"--config", file})->net.trusted_proxies.size(), 2U);
}

TEST_F(ServeOptionsRead, a_public_address_may_be_below_its_site) {
  EXPECT_EQ(read({"--public-url", "https://example.org"})->net.base_path, "");
  const auto below = read({"--public-url", "https://example.org/games/maze/"});
  ASSERT_TRUE(below) << below.error();
  EXPECT_EQ(below->net.public_url, "https://example.org/games/maze");
  EXPECT_EQ(below->net.base_path, "/games/maze");
  EXPECT_EQ(below->net.allowed_origins, (std::vector<std::string>{"https://example.org"}));
  for (const std::string_view wrong :
       {"https://example.org/a\"b", "https://example.org/a b", "https://example.org/maze?x",
        "https://example.org/a//b", "https://example.org/../x", "https://example.org/<b>"}) {
    EXPECT_TRUE(complaint({"--public-url", wrong}).starts_with("--public-url takes a site")) << wrong;
  }
}

TEST_F(ServeOptionsRead, the_data_folder_can_be_read_on_its_own) {
  const auto folder = [&](const std::vector<std::string_view>& words) {
    const auto arguments = cli::Arguments::parse(words, data_folder_options());
    return read_data_folder(arguments.value(),
                            [&](const std::string& name) -> std::optional<std::string> {
                              const auto found = variables.find(name);
                              return found == variables.end() ? std::nullopt : std::optional{found->second};
                            })
        .value();
  };
  EXPECT_EQ(folder({}), "/people/ana/.local/share/magicmaze");
  write_config("data = /srv/maze\nmetrics-token-file = /nobody/may/read/this\n");
  EXPECT_EQ(folder({"--config", file}), "/srv/maze");
  variables["MAGICMAZE_DATA"] = "/var/maze";
  EXPECT_EQ(folder({"--config", file}), "/var/maze");
  EXPECT_EQ(folder({"--config", file, "--data", "/tmp/maze"}), "/tmp/maze");
}

TEST_F(ServeOptionsRead, switches_can_be_turned_off_where_they_take_a_value) {
  EXPECT_TRUE(read({"--allow-setup"})->tables.allow_setup);
  variables["MAGICMAZE_ALLOW_SETUP"] = "yes";
  EXPECT_TRUE(read({})->net.allow_setup);
  variables["MAGICMAZE_ALLOW_SETUP"] = "no";
  EXPECT_FALSE(read({})->net.allow_setup);
  EXPECT_FALSE(read({"--no-bots-at-public-tables"})->tables.bots_at_public_tables);
  EXPECT_TRUE(read({})->tables.bots_at_public_tables);
}

TEST_F(ServeOptionsRead, voices_connect_through_the_named_servers) {
  const auto told = [&] {
    return protocol::ice_servers_json(read({})->tables.ice, protocol::Relays::Told, 1'000);
  };
  EXPECT_EQ(told(), "[]");
  variables["MAGICMAZE_ICE_SERVER"] = "stun:stun.example.org:3478,turn:ana:sec:ret@turn.example.org:3478";
  EXPECT_EQ(told(), R"([{"urls":["stun:stun.example.org:3478"]},)"
                    R"({"urls":["turn:turn.example.org:3478"],"username":"ana","credential":"sec:ret"}])");
  for (const char* wrong : {"stun", "http://example.org", "stun:", "turn:", "stun:a:b@example.org",
                            "turn::secret@example.org", "turn:secret@example.org"}) {
    EXPECT_FALSE(read({"--ice-server", wrong})) << wrong;
  }
}

TEST_F(ServeOptionsRead, a_relay_without_a_user_shares_a_secret_with_the_server) {
  EXPECT_TRUE(complaint({"--ice-server", "turn:turn.example.org:3478"}).contains("--turn-secret-file"));
  write_config("north\n");
  const auto options = read({"--ice-server", "turn:turn.example.org:3478", "--turn-secret-file", file});
  ASSERT_TRUE(options);
  const std::string told = protocol::ice_servers_json(options->tables.ice, protocol::Relays::Told, 1'000);
  EXPECT_TRUE(told.contains(R"("urls":["turn:turn.example.org:3478"],"username":"15400:magicmaze")")) << told;
}

TEST_F(ServeOptionsRead, tables_with_teammates_are_limited_by_flag_environment_and_file) {
  EXPECT_EQ(read({})->net.teammate_pool.most_tables, 200U);
  EXPECT_EQ(read({})->net.teammate_pool.threads, 1U);
  write_config("max-ai-tables = 5\nai-threads = 2\n");
  EXPECT_EQ(read({"--config", file})->net.teammate_pool.most_tables, 5U);
  EXPECT_EQ(read({"--config", file})->net.teammate_pool.threads, 2U);
  variables["MAGICMAZE_MAX_AI_TABLES"] = "6";
  EXPECT_EQ(read({"--config", file})->net.teammate_pool.most_tables, 6U);
  EXPECT_EQ(read({"--config", file, "--max-ai-tables", "0"})->net.teammate_pool.most_tables, 0U);
}

TEST_F(ServeOptionsRead, complaints_name_the_place_and_what_is_expected) {
  EXPECT_EQ(complaint({"--liste", "x"}), "There's no option --liste.");
  EXPECT_TRUE(complaint({"--listen", "x"}).starts_with("--listen takes an address and a port"));
  EXPECT_TRUE(complaint({"--listen", "unix:"}).contains("or unix:FILE"));
  EXPECT_EQ(complaint({"--threads", "0"}), "--threads takes a whole number from 1 to 64.");
  EXPECT_TRUE(complaint({"--trusted-proxy", "proxy"}).starts_with("--trusted-proxy takes an address"));
  EXPECT_TRUE(complaint({"--public-url", "maze"}).starts_with("--public-url takes a site"));
  EXPECT_TRUE(complaint({"--log-level", "loud"}).contains("debug, info, warning or error"));
  EXPECT_TRUE(complaint({"--tls-cert", "x"}).contains("--tls-key"));
  EXPECT_TRUE(complaint({"--metrics-token-file", "/nowhere"}).contains("can't be opened"));
  EXPECT_TRUE(complaint({"--config", "/nowhere"}).contains("can't be opened"));
  variables["MAGICMAZE_KEEP_DAYS"] = "many";
  EXPECT_TRUE(complaint({}).starts_with("MAGICMAZE_KEEP_DAYS takes a whole number"));
  variables.erase("MAGICMAZE_KEEP_DAYS");
  const std::string config = "--config=" + file;
  write_config("listen 127.0.0.1:1\n");
  EXPECT_EQ(complaint({config}), file + ", line 1: expected key = value.");
  write_config("\nlisen = 127.0.0.1:1\n");
  EXPECT_EQ(complaint({config}), file + ", line 2: there is no option lisen.");
  write_config("keep-days = 1\nkeep-days = 2\n");
  EXPECT_TRUE(complaint({config}).contains("is set twice"));
  write_config("allow-setup = perhaps\n");
  EXPECT_EQ(complaint({config}), "allow-setup in the file takes yes or no.");
}

TEST_F(ServeOptionsRead, a_token_file_is_read_without_its_line_break) {
  write_config("secret\n");
  EXPECT_EQ(read({"--metrics-token-file", file})->net.metrics_token, "secret");
  write_config("\n");
  EXPECT_TRUE(complaint({"--metrics-token-file", file}).contains("a secret in it"));
}

TEST_F(ServeOptionsRead, a_console_for_everyone_needs_a_long_secret) {
  EXPECT_TRUE(read({})->net.admin_secret.empty());
  write_config("fifteen letters\n");
  EXPECT_TRUE(complaint({"--admin-secret-file", file}).contains("at least 16 characters"));
  write_config("sixteen letters!\n");
  EXPECT_EQ(read({"--admin-secret-file", file})->net.admin_secret, "sixteen letters!");
}

TEST_F(ServeOptionsRead, every_option_has_its_place_in_the_help) {
  for (const cli::Option& option : serve_option_list()) {
    EXPECT_TRUE(option.name.starts_with("--"));
    EXPECT_FALSE(option.help.empty()) << option.name;
  }
}

}  // namespace
}  // namespace serve
