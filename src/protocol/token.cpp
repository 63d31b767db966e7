#include "protocol/token.h"

#include <openssl/evp.h>

#include <span>

#include "base/ascii.h"

namespace protocol {
namespace {

std::string hexadecimal(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
  return text;
}

// We write small letters, and read nothing else.
std::optional<unsigned> value_of(char digit) {
  return base::is_capital(digit) ? std::nullopt : base::hexadecimal_digit(digit);
}

bool read_bytes(std::string_view text, std::span<std::uint8_t> bytes) {
  if (text.size() != 2 * bytes.size()) return false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const auto high = value_of(text[2 * i]);
    const auto low = value_of(text[2 * i + 1]);
    if (!high || !low) return false;
    bytes[i] = static_cast<std::uint8_t>((*high << 4U) | *low);
  }
  return true;
}

}  // namespace

std::string text_of(const Token& token) { return hexadecimal(token.bytes); }
std::string text_of(const TokenDigest& digest) { return hexadecimal(digest.bytes); }

std::optional<Token> read_token(std::string_view text) {
  Token token;
  return read_bytes(text, token.bytes) ? std::optional{token} : std::nullopt;
}

std::optional<TokenDigest> read_digest(std::string_view text) {
  TokenDigest digest;
  return read_bytes(text, digest.bytes) ? std::optional{digest} : std::nullopt;
}

TokenDigest digest_of(const Token& token) {
  TokenDigest digest;
  unsigned length = 0;
  EVP_Digest(token.bytes.data(), token.bytes.size(), digest.bytes.data(), &length, EVP_sha256(), nullptr);
  return digest;
}

}  // namespace protocol
