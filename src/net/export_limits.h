// How many may download the whole Book at the same time: few, and no address twice. Any thread may ask.
#pragma once

#include <cstddef>
#include <expected>
#include <mutex>
#include <set>
#include <utility>

#include "net/address.h"

namespace net {

class ExportLimits;

// Held while the Book is sent.
class ExportPermit {
 public:
  ExportPermit(ExportLimits& limits, const Address& address) : limits_(&limits), address_(address) {}
  ExportPermit(ExportPermit&& other) noexcept
      : limits_(std::exchange(other.limits_, nullptr)), address_(other.address_) {}
  ExportPermit& operator=(ExportPermit&&) = delete;
  ExportPermit(const ExportPermit&) = delete;
  ExportPermit& operator=(const ExportPermit&) = delete;
  ~ExportPermit();

 private:
  ExportLimits* limits_;
  Address address_;
};

enum class NoExport : std::uint8_t { OneIsUnderWay, TooManyAtOnce };

class ExportLimits {
 public:
  explicit ExportLimits(std::size_t most_at_once = 4) : most_at_once_(most_at_once) {}
  std::expected<ExportPermit, NoExport> enter(const Address& address);

 private:
  friend class ExportPermit;

  const std::size_t most_at_once_;
  std::mutex mutex_;
  std::set<Address> under_way_;
};

}  // namespace net
