#include "console/replace_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "base/propagate.h"
#include "store/fresh_file.h"

namespace console {

std::expected<void, std::string> replace_file(const std::filesystem::path& file, std::string_view text) {
  ASSIGN_OR_RETURN(store::FreshFile fresh, store::FreshFile::beside(file));
  const int written = ::open(fresh.name().c_str(), O_WRONLY | O_CLOEXEC);
  const bool is_written = written >= 0 &&
                          ::write(written, text.data(), text.size()) == static_cast<ssize_t>(text.size()) &&
                          ::fsync(written) == 0;
  const int why = errno;
  if (written >= 0) ::close(written);
  if (!is_written) {
    return std::unexpected("The file " + fresh.name() +
                           " can't be written: " + std::generic_category().message(why) + ".");
  }
  return fresh.finish(store::FreshFile::Replaces::Anything);
}

}  // namespace console
