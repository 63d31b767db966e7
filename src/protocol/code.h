// The short code of a table, which people read aloud and type on a phone: six letters and digits that can't
// be confused (no 0 and O, no 1, I and L).
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace protocol {

class Code {
 public:
  static constexpr std::size_t kLength = 6;
  static constexpr std::string_view kAlphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
  static constexpr std::uint32_t kHowMany = 887'503'681;  // 31 to the power of 6

  constexpr Code() = default;

  // The code with this number, from 0 to kHowMany - 1.
  static Code numbered(std::uint32_t number);

  // As people write it: lower-case letters count as capitals, a dash or a space in the middle is ignored.
  static std::optional<Code> read(std::string_view text);

  std::string text() const { return {letters_.data(), letters_.size()}; }
  std::uint32_t number() const;

  friend constexpr auto operator<=>(const Code&, const Code&) = default;

  // For hash tables. The server draws the codes that are kept in them, so nobody can choose colliding ones.
  struct Hash {
    std::size_t operator()(const Code& code) const {
      const auto letters = std::bit_cast<std::array<unsigned char, kLength>>(code.letters_);
      std::size_t hash = 0;
      for (const unsigned char letter : letters) hash = hash * 31 + letter;
      return hash;
    }
  };

 private:
  std::array<char, kLength> letters_{'2', '2', '2', '2', '2', '2'};
};

}  // namespace protocol
