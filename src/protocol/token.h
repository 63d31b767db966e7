// Secrets of a seat: 128 bits that only its player's browser and, hashed, the server know.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace protocol {

struct Token {
  std::array<std::uint8_t, 16> bytes{};
  friend bool operator==(const Token&, const Token&) = default;
};

// SHA-256 of a token, which is what the journal keeps.
struct TokenDigest {
  std::array<std::uint8_t, 32> bytes{};
  friend bool operator==(const TokenDigest&, const TokenDigest&) = default;
};

// Hexadecimal digits, two per byte.
std::string text_of(const Token& token);
std::string text_of(const TokenDigest& digest);
std::optional<Token> read_token(std::string_view text);
std::optional<TokenDigest> read_digest(std::string_view text);

TokenDigest digest_of(const Token& token);

}  // namespace protocol
