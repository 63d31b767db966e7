#include "protocol/heist.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <array>
#include <chrono>
#include <vector>

#include "base/ascii.h"
#include "notation/words.h"

namespace protocol {
namespace {

constexpr std::int64_t kDay = 86'400;

using Digest = std::array<std::uint8_t, 32>;

Digest hmac(std::string_view secret, std::string_view text) {
  Digest digest{};
  unsigned length = 0;
  const std::vector<unsigned char> bytes{text.begin(), text.end()};
  HMAC(EVP_sha256(), secret.data(), static_cast<int>(secret.size()), bytes.data(), bytes.size(),
       digest.data(), &length);
  return digest;
}

std::uint64_t number_at(const Digest& digest, std::size_t first) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i) number = (number << 8U) | digest[first + i];
  return number;
}

std::string two_digits(unsigned number) {
  return {static_cast<char>('0' + number / 10 % 10), static_cast<char>('0' + number % 10)};
}

}  // namespace

std::string day_of(std::int64_t wall_s) {
  const std::chrono::sys_days day{
      std::chrono::floor<std::chrono::days>(std::chrono::sys_seconds{std::chrono::seconds{wall_s}})};
  const std::chrono::year_month_day date{day};
  return std::to_string(int{date.year()}) + "-" + two_digits(unsigned{date.month()}) + "-" +
         two_digits(unsigned{date.day()});
}

std::optional<std::int64_t> beginning_of(std::string_view day) {
  constexpr std::string_view kShape = "0000-00-00";
  if (day.size() != kShape.size()) return std::nullopt;
  std::array<unsigned, 3> parts{};
  std::size_t part = 0;
  for (std::size_t i = 0; i < kShape.size(); ++i) {
    const bool is_digit = base::is_digit(day[i]);
    if (kShape[i] == '-' ? day[i] != '-' : !is_digit) return std::nullopt;
    if (is_digit) {
      parts[part] = 10 * parts[part] + static_cast<unsigned>(day[i] - '0');
    } else {
      ++part;
    }
  }
  const std::chrono::year_month_day date{std::chrono::year{static_cast<int>(parts[0])},
                                         std::chrono::month{parts[1]}, std::chrono::day{parts[2]}};
  if (!date.ok()) return std::nullopt;
  return std::int64_t{std::chrono::sys_days{date}.time_since_epoch().count()} * kDay;
}

Choice heist_choice(std::string_view secret, std::string_view day) {
  const Digest digest = hmac(secret, day);
  // The first scenarios are lessons; from 3 on they are worth a whole day.
  constexpr std::uint64_t kFirst = 3;
  constexpr std::uint64_t kLast = 17;
  const std::uint64_t scenario = kFirst + number_at(digest, 16) % (kLast - kFirst + 1);
  Choice choice;
  choice.scenario = "S" + std::to_string(scenario);
  choice.laid_by_hand = R"({"seed":")" + notation::hexadecimal(number_at(digest, 0)) +
                        notation::hexadecimal(number_at(digest, 8)) + "\"}";
  choice.bots = Bots::Never;
  return choice;
}

}  // namespace protocol
