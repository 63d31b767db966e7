// What people have told the operator about others, in a file of the data folder: until the operator drops it,
// for a month at most, and no more than can be read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "net/address.h"
#include "net/complaints.h"
#include "protocol/member_id.h"
#include "protocol/visitor.h"

namespace console {

struct FiledPerson {
  protocol::MemberId member;
  std::string name;
  protocol::Visitor visitor{};
  std::optional<net::Address> address = std::nullopt;  // none: wasn't here
};

struct FiledText {
  protocol::MemberId by;
  std::string name;
  std::int64_t at_wall_s = 0;
  std::string text;
};

struct FiledComplaint {
  std::uint32_t number = 0;
  std::int64_t at_wall_s = 0;
  std::string table;  // its code
  FiledPerson about;
  FiledPerson by;
  std::vector<FiledText> heard{};  // the latest last
};

// As it is in the file.
struct ComplaintList {
  std::uint32_t last = 0;  // the highest number a complaint has had
  std::vector<FiledComplaint> complaints{};
};

class ComplaintBook {
 public:
  static constexpr std::size_t kMost = 200;
  static constexpr std::size_t kMostFromOne = 10;  // from one address
  static constexpr std::int64_t kKeptDays = net::Complaints::kKeptDays;

  // Empty if there is no such file. A sentence if it can't be read.
  static std::expected<ComplaintBook, std::string> open(std::filesystem::path file);

  std::span<const FiledComplaint> all() const { return list_.complaints; }
  const FiledComplaint* find(std::uint32_t number) const;

  // Each returns when it is on the disk. If it can't be written, nothing has changed, and the error is a
  // sentence.
  using Written = std::expected<void, std::string>;
  // Someone who complains again about the same person replaces their complaint.
  Written add(const std::vector<net::ComplaintAtServer>& complaints);
  Written drop(std::uint32_t number);
  Written drop_all();
  Written forget_old(std::int64_t now_wall_s);
  // People who are called so are shown by their number. What they wrote stays.
  Written forget_name(const std::string& name);

 private:
  ComplaintBook(std::filesystem::path file, ComplaintList list)
      : file_(std::move(file)), list_(std::move(list)) {}

  Written become(ComplaintList list);

  std::filesystem::path file_;
  ComplaintList list_;
};

}  // namespace console
