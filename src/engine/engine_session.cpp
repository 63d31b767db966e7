#include "engine/engine_session.h"

#include <boost/json/monotonic_resource.hpp>

#include "engine/engine_commands.h"
#include "protocol/strict_json.h"

namespace engine {
namespace {

constexpr std::size_t kLongestLine = 16U << 20U;

}  // namespace

std::string EngineSession::answer(std::string_view line) {
  if (line.size() > kLongestLine) return error_line("The line is too long.");
  try {
    boost::json::monotonic_resource memory{room_.data(), room_.size()};
    const auto value = protocol::read_long_strict_json(line, &memory);
    if (!value) return error_line(value.error());
    if (!value->is_object()) return error_line("A line must be one JSON object.");
    return EngineCommands{games_, value->get_object()}.answer();
  } catch (const std::exception& unexpected) {
    return error_line(unexpected.what());
  }
}

}  // namespace engine
