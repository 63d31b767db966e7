#include "load/opener.h"

#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <cerrno>
#include <cstring>
#include <optional>

#include "base/ascii.h"
#include "base/propagate.h"
#include "notation/words.h"

namespace load {
namespace {

constexpr std::int64_t kLongestBody = 1'000'000;
constexpr std::size_t kLongestHead = 16UL * 1024;
constexpr time_t kPatienceSeconds = 30;
constexpr unsigned kRequestsAConnection = 50;

// The value of a header field, in lower case.
std::optional<std::string> field(const std::string& small_head, std::string_view name) {
  const std::size_t found = small_head.find("\r\n" + std::string{name} + ":");
  if (found == std::string::npos) return std::nullopt;
  const std::size_t start = small_head.find_first_not_of(' ', found + name.size() + 3);
  const std::size_t end = std::min(small_head.find("\r\n", found + 2), small_head.size());
  return start >= end ? std::string{} : small_head.substr(start, end - start);
}

bool send_all(int socket, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

}  // namespace

// By hand and not by Beast, whose parser would cost every first build more seconds than this has lines: it
// reads nothing but our own server's answers.
HttpState take_answer(std::string& bytes, HttpAnswer& answer) {
  const std::size_t end = bytes.find("\r\n\r\n");
  if (end == std::string::npos)
    return bytes.size() > kLongestHead ? HttpState::Broken : HttpState::Incomplete;
  const std::string head = base::lower_case(std::string_view{bytes}.substr(0, end));
  std::int64_t status = 0;
  std::int64_t length = 0;
  if (!head.starts_with("http/1.1 ") ||
      !notation::read_number(std::string_view{head}.substr(9, 3), 100, 599, status)) {
    return HttpState::Broken;
  }
  const std::optional<std::string> told = field(head, "content-length");
  if (!told || !notation::read_number(*told, 0, kLongestBody, length)) return HttpState::Broken;
  const auto size = static_cast<std::size_t>(length);
  if (bytes.size() - end - 4 < size) return HttpState::Incomplete;
  answer.status = static_cast<unsigned>(status);
  answer.keeps_connection = field(head, "connection").value_or("") != "close";
  answer.body = bytes.substr(end + 4, size);
  bytes.erase(0, end + 4 + size);
  return HttpState::Complete;
}

Opener::~Opener() { disconnect(); }

void Opener::disconnect() {
  if (socket_ >= 0) close(socket_);
  socket_ = -1;
  requests_ = 0;
  bytes_.clear();
}

bool Opener::connect() {
  if (socket_ >= 0) return true;
  const auto socket = server_.connect(source_, Endpoint::Mode::Blocking);
  if (!socket) {
    errno = socket.error();
    return false;
  }
  socket_ = *socket;
  const timeval patience{.tv_sec = kPatienceSeconds, .tv_usec = 0};
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  return true;
}

std::expected<HttpAnswer, std::string> Opener::post(std::string_view body) {
  std::string request =
      "POST /api/tables HTTP/1.1\r\nHost: " + server_.host() +
      "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n";
  request += body;
  // A kept connection may have been closed meanwhile; the second try uses a new one.
  for (int tries = 0; tries < 2; ++tries) {
    if (!connect()) {
      return std::unexpected{"The server at " + server_.host() + " doesn't answer: " + std::strerror(errno)};
    }
    ++requests_;
    bool is_alive = send_all(socket_, request);
    while (is_alive) {
      std::array<char, 4096> buffer{};
      const ssize_t got = recv(socket_, buffer.data(), buffer.size(), 0);
      if (got < 0 && errno == EINTR) continue;
      is_alive = got > 0;
      if (!is_alive) break;
      bytes_.append(buffer.data(), static_cast<std::size_t>(got));
      HttpAnswer answer;
      const HttpState state = take_answer(bytes_, answer);
      if (state == HttpState::Incomplete) continue;
      if (state == HttpState::Broken) return std::unexpected{"load can't read the server's HTTP answer."};
      if (!answer.keeps_connection || requests_ >= kRequestsAConnection) disconnect();
      return answer;
    }
    disconnect();
  }
  return std::unexpected{"The server closed the connection instead of opening a table."};
}

std::expected<std::string, std::string> Opener::open(std::string_view choice) {
  ASSIGN_OR_RETURN(const auto answer, post(choice));
  if (answer.status != 201) {
    return std::unexpected{"The server refuses to open more tables: status " + std::to_string(answer.status) +
                           ", " + answer.body};
  }
  boost::system::error_code error;
  const boost::json::value value = boost::json::parse(answer.body, error);
  if (error.failed() || !value.is_object())
    return std::unexpected{"The server's answer doesn't name the new table."};
  const boost::json::value* code = value.get_object().if_contains("code");
  if (code == nullptr || !code->is_string())
    return std::unexpected{"The server's answer doesn't name the new table."};
  return std::string{code->get_string()};
}

}  // namespace load
