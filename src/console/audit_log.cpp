#include "console/audit_log.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "notation/json_writer.h"

namespace console {

std::expected<void, std::string> AuditLog::write(const AuditEntry& entry, std::int64_t at_wall_s) {
  notation::JsonWriter json;
  json.begin_object().key("at").number(at_wall_s).key("by").string(entry.by).key("do").string(entry.act);
  json.key("about").string(entry.about).key("why").string(entry.why);
  json.key("done").boolean(entry.is_done).end_object();
  const std::string line = json.text() + "\n";
  const auto problem = [&] {
    return std::unexpected("The audit log " + file_.string() +
                           " can't be written: " + std::generic_category().message(errno) + ".");
  };
  const int file = ::open(file_.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return problem();
  const bool is_written =
      ::write(file, line.data(), line.size()) == static_cast<ssize_t>(line.size()) && ::fdatasync(file) == 0;
  auto result = is_written ? std::expected<void, std::string>{} : problem();
  ::close(file);
  return result;
}

}  // namespace console
