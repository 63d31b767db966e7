#include "console/ban_file.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <system_error>

#include "console/replace_file.h"
#include "notation/json_writer.h"
#include "notation/words.h"

namespace console {
namespace {

namespace json = boost::json;

std::optional<net::AddressRange> range_in(const json::object& ban) {
  if (ban.at("range").is_null()) return std::nullopt;
  const std::string range{ban.at("range").as_string()};
  const auto who = net::AddressRange::read(range);
  if (!who) throw std::invalid_argument{range + " isn't a range of addresses"};
  return who;
}

// Older files have none.
protocol::Visitor browser_in(const json::object& ban) {
  protocol::Visitor browser;
  const json::value* value = ban.if_contains("browser");
  if (value == nullptr || value->is_null()) return browser;
  const std::string digits{value->as_string()};
  if (!notation::read_hexadecimal(digits, browser.value) || !browser.is_browser())
    throw std::invalid_argument{digits + " isn't a browser's number"};
  return browser;
}

// Throws if it isn't what `text_of` writes.
BanBook book_in(const std::string& text) {
  const json::object book = json::parse(text).as_object();
  BanBook all{.last = book.at("last").to_number<std::uint32_t>()};
  for (const json::value& value : book.at("bans").as_array()) {
    const json::object& one = value.as_object();
    all.bans.push_back({.number = one.at("number").to_number<std::uint32_t>(),
                        .who = range_in(one),
                        .browser = browser_in(one),
                        .since_wall_s = one.at("since").to_number<std::int64_t>(),
                        .until_wall_s = one.at("until").to_number<std::int64_t>(),
                        .why = std::string{one.at("why").as_string()}});
    const net::Ban& ban = all.bans.back();
    if (!ban.who && !ban.browser.is_known()) throw std::invalid_argument{"a ban names nobody"};
  }
  return all;
}

std::string text_of(const BanBook& book) {
  notation::JsonWriter out;
  out.begin_object().key("last").number(book.last).key("bans").begin_array();
  for (const net::Ban& ban : book.bans) {
    out.begin_object().key("number").number(ban.number).key("range");
    ban.who ? out.string(ban.who->text()) : out.null();
    out.key("browser");
    ban.browser.is_known() ? out.string(notation::hexadecimal(ban.browser.value)) : out.null();
    out.key("since").number(ban.since_wall_s).key("until").number(ban.until_wall_s);
    out.key("why").string(ban.why).end_object();
  }
  return out.end_array().end_object().text() + "\n";
}

}  // namespace

std::expected<BanBook, std::string> BanFile::read() const {
  std::error_code error;
  if (!std::filesystem::exists(file_, error) && !error) return BanBook{};
  std::ifstream in{file_};
  const std::string text{std::istreambuf_iterator<char>{in}, {}};
  try {
    if (in.bad() || text.empty()) throw std::invalid_argument{"it can't be read"};
    return book_in(text);
  } catch (const std::exception& problem) {
    return std::unexpected("The file " + file_.string() + " with the bans is damaged (" + problem.what() +
                           "). Repair it, or move it away to let everyone in.");
  }
}

std::expected<void, std::string> BanFile::write(const BanBook& book) const {
  return replace_file(file_, text_of(book));
}

}  // namespace console
