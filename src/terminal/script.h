// A scripted game: what is requested and when, one request per line, played without a terminal
// (docs/terminal.md).
//
//   # the elf first
//   1200 s0 g 1a:2,1>1a:3,1     at 1.2 seconds seat 0 asks for this
//   5000 -                      time passes
//   show                        the mall is printed
#pragma once

#include <cstdint>
#include <expected>
#include <iosfwd>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "terminal/local_game.h"
#include "terminal/picture.h"

namespace terminal {

struct ShowMall {
  friend bool operator==(ShowMall, ShowMall) = default;
};
struct LetTimePass {
  rules::GameTime until;
  friend bool operator==(LetTimePass, LetTimePass) = default;
};
using ScriptStep = std::variant<rules::Stamped, LetTimePass, ShowMall>;

struct ScriptLine {
  std::size_t number = 0;  // line number in the file, from 1
  ScriptStep step;
};

struct ScriptProblem {
  std::size_t line = 0;
  std::string what;
};

std::expected<std::vector<ScriptLine>, ScriptProblem> read_script(std::string_view text);

struct Print {
  Alphabet alphabet = Alphabet::Unicode;
  Palette palette = Palette::None;
};

// How many lines were refused.
std::size_t play_script(LocalGame& table, const std::vector<ScriptLine>& script, const Print& print,
                        std::ostream& out);

}  // namespace terminal
