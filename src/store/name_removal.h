// Names taken out of the texts that a store keeps, whatever kind of store it is.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace store {

// Whether someone who asked for `wanted` may have this name: a second Ana at a table is "Ana 2". Small and
// capital letters are the same.
bool is_called(std::string_view name, std::string_view wanted);

// Who sat at a game, as its card has them.
struct SeatedPeople {
  std::string names;
  std::string faces;
};

// Without the names that are meant and their avatars; none if there are none.
std::optional<SeatedPeople> people_without(
    const SeatedPeople& people, const std::function<bool(std::string_view name, std::size_t seat)>& is_meant);

// A line of the journal without the names that are meant; none if there are none in it.
std::optional<std::string> line_without(std::string_view text,
                                        const std::function<bool(std::string_view name)>& is_meant);

}  // namespace store
