#include "console/complaint_book.h"

#include <algorithm>
#include <exception>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "console/complaint_json.h"
#include "console/replace_file.h"
#include "store/name_removal.h"

namespace console {
namespace {

FiledPerson filed(const table::Complaint::Person& person, const std::optional<net::Address>& address) {
  return {.member = person.member, .name = person.name, .visitor = person.visitor, .address = address};
}

FiledComplaint filed(const net::ComplaintAtServer& at_server) {
  const table::Complaint& complaint = at_server.complaint;
  FiledComplaint filed_one{.at_wall_s = complaint.at_wall_s,
                           .table = complaint.table.text(),
                           .about = filed(complaint.about, at_server.about),
                           .by = filed(complaint.by, at_server.by)};
  for (const table::Heard& heard : complaint.heard) {
    filed_one.heard.push_back(
        {.by = heard.by, .name = heard.name, .at_wall_s = heard.at_wall_s, .text = heard.text});
  }
  return filed_one;
}

bool is_from_same(const FiledPerson& one, const FiledPerson& other) {
  if (!one.address || !other.address) return one.visitor == other.visitor;
  return one.address->neighbourhood() == other.address->neighbourhood();
}

bool is_repeated(const FiledComplaint& one, const FiledComplaint& other) {
  return one.table == other.table && one.about.member == other.about.member &&
         one.by.member == other.by.member;
}

void add_to(ComplaintList& list, FiledComplaint complaint) {
  std::vector<FiledComplaint>& all = list.complaints;
  const auto earlier =
      std::ranges::find_if(all, [&](const FiledComplaint& one) { return is_repeated(one, complaint); });
  if (earlier != all.end()) {
    // Where someone came from is still worth knowing when they have gone.
    if (!complaint.about.address) complaint.about.address = earlier->about.address;
    all.erase(earlier);
  }
  const auto from_same = std::ranges::count_if(
      all, [&](const FiledComplaint& one) { return is_from_same(one.by, complaint.by); });
  if (static_cast<std::size_t>(from_same) >= ComplaintBook::kMostFromOne) return;
  if (all.size() >= ComplaintBook::kMost) all.erase(all.begin());
  complaint.number = ++list.last;
  all.push_back(std::move(complaint));
}

}  // namespace

std::expected<ComplaintBook, std::string> ComplaintBook::open(std::filesystem::path file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error) && !error) return ComplaintBook{std::move(file), {}};
  std::ifstream in{file};
  const std::string text{std::istreambuf_iterator<char>{in}, {}};
  try {
    if (in.bad() || text.empty()) throw std::invalid_argument{"it can't be read"};
    return ComplaintBook{file, complaints_in(text)};
  } catch (const std::exception& problem) {
    return std::unexpected("The file " + file.string() + " with the complaints is damaged (" +
                           problem.what() + "). Repair it, or move it away.");
  }
}

const FiledComplaint* ComplaintBook::find(std::uint32_t number) const {
  const auto found = std::ranges::find(list_.complaints, number, &FiledComplaint::number);
  return found == list_.complaints.end() ? nullptr : &*found;
}

ComplaintBook::Written ComplaintBook::become(ComplaintList list) {
  auto written = replace_file(file_, json_of(list));
  if (written) list_ = std::move(list);
  return written;
}

ComplaintBook::Written ComplaintBook::add(const std::vector<net::ComplaintAtServer>& complaints) {
  ComplaintList list = list_;
  for (const net::ComplaintAtServer& one : complaints) add_to(list, filed(one));
  return become(std::move(list));
}

ComplaintBook::Written ComplaintBook::drop(std::uint32_t number) {
  ComplaintList list = list_;
  std::erase_if(list.complaints, [&](const FiledComplaint& one) { return one.number == number; });
  return become(std::move(list));
}

ComplaintBook::Written ComplaintBook::drop_all() { return become({.last = list_.last}); }

ComplaintBook::Written ComplaintBook::forget_old(std::int64_t now_wall_s) {
  constexpr std::int64_t kSecondsADay = 86'400;
  const auto is_old = [&](const FiledComplaint& one) {
    return one.at_wall_s < now_wall_s - kKeptDays * kSecondsADay;
  };
  if (std::ranges::none_of(list_.complaints, is_old)) return {};
  ComplaintList list = list_;
  std::erase_if(list.complaints, is_old);
  return become(std::move(list));
}

ComplaintBook::Written ComplaintBook::forget_name(const std::string& name) {
  bool has_changed = false;
  const auto forget = [&](std::string& called, protocol::MemberId member) {
    if (!store::is_called(called, name)) return;
    called = "#" + std::to_string(member.value);
    has_changed = true;
  };
  ComplaintList list = list_;
  for (FiledComplaint& one : list.complaints) {
    forget(one.about.name, one.about.member);
    forget(one.by.name, one.by.member);
    for (FiledText& text : one.heard) forget(text.name, text.by);
  }
  if (!has_changed) return {};
  return become(std::move(list));
}

}  // namespace console
