// A list with a fixed capacity and no heap: the cardboard is finite, and so are our lists.
// Elements beyond the size are never read or compared. The list is trivially copyable, so that a whole
// position is copied as bytes; a long list that is mostly empty copies only its elements. `FixedList list{}`
// zeroes the storage, `FixedList list;` saves that time.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <new>
#include <type_traits>

namespace base {

enum class Copies : std::uint8_t { AllBytes, WhatItHolds };

template <class T, std::size_t Capacity, Copies Copied = Copies::AllBytes>
class FixedList {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
  static_assert(Capacity < 65536);

 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  FixedList() = default;
  FixedList(const FixedList&) = default;
  FixedList& operator=(const FixedList&) = default;
  FixedList(const FixedList& other)
    requires(Copied == Copies::WhatItHolds)
  {
    take(other);
  }
  FixedList& operator=(const FixedList& other)
    requires(Copied == Copies::WhatItHolds)
  {
    if (this != &other) take(other);
    return *this;
  }
  ~FixedList() = default;
  FixedList(std::initializer_list<T> values) {
    for (const T& value : values) push_back(value);
  }

  static constexpr std::size_t capacity() { return Capacity; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == Capacity; }

  T* begin() { return data(); }
  T* end() { return data() + size_; }
  const T* begin() const { return data(); }
  const T* end() const { return data() + size_; }

  T& operator[](std::size_t index) {
    assert(index < size_);
    return data()[index];
  }
  const T& operator[](std::size_t index) const {
    assert(index < size_);
    return data()[index];
  }
  T& front() { return (*this)[0]; }
  const T& front() const { return (*this)[0]; }
  T& back() { return (*this)[size_ - 1U]; }
  const T& back() const { return (*this)[size_ - 1U]; }

  // The caller knows that there is room: a full list here is a bug of ours, never a player's mistake. Every
  // build stops there rather than writing beyond the list.
  void push_back(const T& value) {
    if (full()) [[unlikely]]
      __builtin_trap();
    std::construct_at(data() + size_, value);
    ++size_;
  }
  // Constructed in place.
  template <class... From>
  T& emplace_back(const From&... from) {
    if (full()) [[unlikely]]
      __builtin_trap();
    return *::new (static_cast<void*>(data() + size_++)) T{from...};
  }
  void pop_back() {
    if (empty()) [[unlikely]]
      __builtin_trap();
    --size_;
  }
  void push_front(const T& value) {
    if (full()) [[unlikely]]
      __builtin_trap();
    std::construct_at(data() + size_, value);
    ++size_;
    for (std::size_t i = size_ - 1U; i > 0; --i) data()[i] = data()[i - 1];
    data()[0] = value;
  }
  void erase_at(std::size_t index) {
    if (index >= size_) [[unlikely]]
      __builtin_trap();
    for (std::size_t i = index; i + 1 < size_; ++i) data()[i] = data()[i + 1];
    --size_;
  }
  void clear() { size_ = 0; }

  friend bool operator==(const FixedList& a, const FixedList& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i) {
      if (!(a[i] == b[i])) return false;
    }
    return true;
  }

 private:
  // Storage for elements that don't exist yet is raw bytes; every element is constructed in it.
  // NOLINTBEGIN(cppcoreguidelines-pro-type-reinterpret-cast)
  T* data() { return reinterpret_cast<T*>(bytes_); }
  const T* data() const { return reinterpret_cast<const T*>(bytes_); }
  // NOLINTEND(cppcoreguidelines-pro-type-reinterpret-cast)

  void take(const FixedList& other) {
    size_ = other.size_;
    for (std::size_t i = 0; i < size_; ++i) std::construct_at(data() + i, other.data()[i]);
  }

  using Size = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint16_t>;
  alignas(T) unsigned char bytes_[Capacity * sizeof(T)];
  Size size_ = 0;
};

}  // namespace base
