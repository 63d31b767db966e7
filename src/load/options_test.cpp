#include "load/options.h"

#include <gtest/gtest.h>

namespace load {
namespace {

std::expected<LoadOptions, std::string> options_of(std::vector<std::string_view> words) {
  const auto arguments = cli::Arguments::parse(words, load_option_list());
  if (!arguments) return std::unexpected{arguments.error()};
  return read_load_options(*arguments);
}

constexpr std::string_view kHere = "--url=http://127.0.0.1:8080";

TEST(LoadOptions, has_the_documented_defaults) {
  const auto options = options_of({kHere});
  ASSERT_TRUE(options);
  EXPECT_EQ(options->tables, 10U);
  EXPECT_EQ(options->seats, 4U);
  EXPECT_EQ(options->milli_rate, 1'000U);
  EXPECT_EQ(options->processes, 1U);
  EXPECT_EQ(options->target, LoadTarget::Server);
  EXPECT_EQ(options->server.host(), "127.0.0.1:8080");
}

TEST(LoadOptions, only_this_machine_unless_its_owner_says_so) {
  for (const std::string_view url :
       {"http://127.0.0.1:80", "http://127.8.9.10", "http://[::1]:9/", "http://localhost:8080/"}) {
    EXPECT_TRUE(options_of({"--url", url})) << url;
  }
  for (const std::string_view url : {"http://192.0.2.7:8080", "http://[2001:db8::1]:8080", "http://128.0.0.1",
                                     "http://[::ffff:127.0.0.1]:80", "http://0.0.0.0:8080"}) {
    const auto refused = options_of({"--url", url});
    ASSERT_FALSE(refused) << url;
    EXPECT_NE(refused.error().find("--yes-i-own-this-server"), std::string::npos) << url;
    EXPECT_TRUE(options_of({"--url", url, "--yes-i-own-this-server"})) << url;
  }
}

TEST(LoadOptions, invalid_addresses) {
  for (const std::string_view url :
       {"", "127.0.0.1:8080", "https://127.0.0.1", "http://", "http://127.0.0.1:0", "http://127.0.0.1:65536",
        "http://127.0.0.1:x", "http://[::1", "http://[::1]80", "http://a@127.0.0.1",
        "http://127.0.0.1/t/ABC234", "http://example.org"}) {
    EXPECT_FALSE(options_of({"--url", url, "--yes-i-own-this-server"})) << url;
  }
  EXPECT_FALSE(options_of({}));
}

TEST(LoadOptions, the_rate_has_decimals) {
  const auto rate = [](std::string_view text) {
    const auto options = options_of({kHere, "--rate", text});
    return options ? std::optional{options->milli_rate} : std::nullopt;
  };
  EXPECT_EQ(rate("2"), 2'000U);
  EXPECT_EQ(rate("0.5"), 500U);
  EXPECT_EQ(rate("10.125"), 10'125U);
  EXPECT_EQ(rate("0.001"), 1U);
  EXPECT_EQ(rate("1000"), 1'000'000U);
  for (const std::string_view text : {"0", "0.000", "1000.1", "1.", ".5", "1.2345", "-1", "x", "1.x", ""}) {
    EXPECT_FALSE(rate(text)) << text;
  }
}

TEST(LoadOptions, enough_processes_for_the_sockets) {
  EXPECT_EQ(options_of({kHere, "--tables=4500"})->processes, 1U);
  EXPECT_EQ(options_of({kHere, "--tables=4751"})->processes, 2U);
  EXPECT_EQ(options_of({kHere, "--tables=4500", "--processes=3"})->processes, 3U);
  EXPECT_FALSE(options_of({kHere, "--tables=10000", "--processes=2"}));
  EXPECT_FALSE(options_of({kHere, "--tables=2", "--processes=3"}));
}

TEST(LoadOptions, options_that_cannot_be_combined) {
  EXPECT_FALSE(options_of({"--url=http://[::1]:8080", "--address-count=2"}));
  EXPECT_TRUE(options_of({kHere, "--address-count=2"}));
  EXPECT_FALSE(options_of({kHere, "--bare", "--idle-tables=1"}));
  EXPECT_FALSE(options_of({kHere, "--bare", "--bare-bytes=12"}));
  EXPECT_FALSE(options_of({kHere, "--seats=9"}));
  EXPECT_FALSE(options_of({kHere, "more"}));
}

}  // namespace
}  // namespace load
