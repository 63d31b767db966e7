#include "cli/completion.h"

#include <gtest/gtest.h>

#include <array>

namespace cli {
namespace {

std::vector<std::string_view> words() { return {"list", "close"}; }

constexpr std::array kOptions{Option{"--data", "FOLDER", "where it's stored: here"},
                              Option{"--json", kNoValue, "print [JSON]"}};
constexpr Subcommand kFirst{.name = "first",
                            .usage = "first",
                            .summary = "Does: this.",
                            .options = kOptions,
                            .run = nullptr,
                            .first_words = words};
constexpr Subcommand kSecond{
    .name = "second", .usage = "second", .summary = "Does that.", .options = {}, .run = nullptr};
constexpr std::array<const Subcommand*, 2> kCommands{&kFirst, &kSecond};

TEST(Completion, of_every_shell_knows_commands_options_and_first_words) {
  for (const std::string_view shell : {"bash", "zsh", "fish"}) {
    const auto script = completion_for(shell, kCommands);
    ASSERT_TRUE(script) << shell;
    for (const std::string_view word : {"first", "second", "data", "json", "list close", "help"}) {
      EXPECT_TRUE(script->contains(word)) << shell << " " << word;
    }
  }
  EXPECT_FALSE(completion_for("csh", kCommands));
}

TEST(Completion, texts_are_quoted_as_the_shell_wants_them) {
  EXPECT_TRUE(completion_for("zsh", kCommands)->contains("'first:Does\\: this.'"));
  EXPECT_TRUE(
      completion_for("zsh", kCommands)->contains("'*--data[where it'\\''s stored\\: here]:FOLDER:_files'"));
  EXPECT_TRUE(completion_for("zsh", kCommands)->contains("print \\[JSON\\]"));
  EXPECT_TRUE(completion_for("fish", kCommands)->contains("-l data -r -F -d 'where it'\\''s stored: here'"));
}

}  // namespace
}  // namespace cli
