#include "net/http_console.h"

#include "net/ask_disk.h"
#include "net/base_path.h"
#include "net/console_page.h"
#include "net/network_thread.h"
#include "net/pages.h"
#include "net/secret.h"

namespace net {
namespace {

bool has_console(const HttpCall& call) { return !call.here.settings().admin_secret.empty(); }

HttpAnswer no_console() { return error_answer(404, "NoSuchPage", "There's nothing here."); }

// Whether nobody on the way can read the secret: over TLS, on this machine, or through a proxy on it that
// speaks TLS to the world.
bool is_private(const HttpCall& call) {
  if (call.source.is_secure) return true;
  if (!call.source.is_from_here) return false;
  const bool is_proxied = !call.request.forwarded_for.empty();
  return !is_proxied || call.here.settings().public_url.starts_with("https://");
}

HttpAnswer file_of_page(const HttpCall& call, std::string_view type, std::string_view text) {
  if (!has_console(call)) return no_console();
  return {.type = std::string{type}, .lasting_body = text};
}

}  // namespace

HttpAnswer show_console(const HttpCall& call) {
  if (!has_console(call)) return no_console();
  const bool may_enter = is_private(call);
  const std::string html = may_enter ? std::string{console_page()} : plain_page("Console", no_console_page());
  return {.status = may_enter ? 200U : 403U,
          .type = "text/html; charset=utf-8",
          .body = with_base_path(html, call.here.settings().base_path)};
}

HttpAnswer show_console_style(const HttpCall& call) {
  return file_of_page(call, "text/css; charset=utf-8", console_style());
}

HttpAnswer show_console_script(const HttpCall& call) {
  return file_of_page(call, "text/javascript; charset=utf-8", console_script());
}

Awaitable<HttpAnswer> run_command(HttpCall call, const std::string& line) {
  if (!has_console(call)) co_return no_console();
  if (auto refusal = foreign_origin(call)) co_return std::move(*refusal);
  if (!is_private(call)) {
    co_return error_answer(403, "NotPrivate", "The console needs TLS: others could read its secret here.");
  }
  if (auto refusal = too_many_guesses(call)) co_return std::move(*refusal);
  ServerContext& context = call.here.context();
  if (!is_same_secret(call.request.authorization, "Bearer " + context.settings.admin_secret)) {
    call.here.counts().add(Count::WrongToken);
    call.here.guessed_wrong(call.source.address);
    co_return error_answer(403, "WrongSecret", "That isn't the console's secret.");
  }
  if (context.is_stopping) co_return error_answer(503, "Stopping", "The server is stopping.");
  // A command waits for network threads and for the disk.
  const auto command = [&context, line] { return context.ports.run_command(line); };
  std::string answer = co_await ask_disk<std::string>(context, command);
  co_return HttpAnswer{.body = std::move(answer)};
}

}  // namespace net
