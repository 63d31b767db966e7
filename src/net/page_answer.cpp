#include "net/page_answer.h"

#include <vector>

#include "base/siphash.h"
#include "net/base_path.h"
#include "net/content_coding.h"
#include "net/origin.h"
#include "notation/words.h"

namespace net {
namespace {

std::string_view bytes_in(const page::File& file, Coding coding) {
  switch (coding) {
    case Coding::Gzip:
      return file.gzip;
    case Coding::Brotli:
      return file.brotli;
    case Coding::Plain:
      break;
  }
  return file.plain;
}

// Each encoding has its own tag, because a proxy may have a different one. So does each path on a site.
std::string tag_of(const page::File& file, Coding coding, std::string_view base_path) {
  std::string tag{"\""};
  tag += file.hash;
  tag += base_path;
  if (coding != Coding::Plain) {
    tag += '-';
    tag += name_of(coding);
  }
  tag += '"';
  return tag;
}

bool has_already(std::string_view if_none_match, std::string_view tag) {
  return if_none_match == "*" || if_none_match.contains(tag);
}

// Not every browser counts a websocket to the page's own host as 'self'.
std::string own_sockets(std::string_view host) {
  const auto own = origin_of("http://" + std::string{host});
  if (!own || own->find_first_of(";, '\"*") != std::string::npos) return {};
  const std::string name = own->substr(own->find("//") + 2);
  return " ws://" + name + " wss://" + name;
}

}  // namespace

HttpAnswer page_answer(const page::File& file, const HttpRequest& request, std::string_view base_path) {
  const bool is_page = file.type.starts_with("text/html");
  const bool is_moved = is_page && !base_path.empty();
  const Coding coding = is_moved ? Coding::Plain : best_coding(request.accept_encoding, file);
  const std::string tag = tag_of(file, coding, is_moved ? base_path : std::string_view{});
  HttpAnswer answer{.type = std::string{file.type},
                    .lasting_body = bytes_in(file, coding),
                    .is_part_of_page = file.is_named_after_content};
  answer.headers = {
      {"Cache-Control", file.is_named_after_content ? "public, max-age=31536000, immutable" : "no-cache"},
      {"ETag", tag},
      {"Vary", "Accept-Encoding"}};
  // Other sites show it next to a link.
  if (file.path == kPreviewPicture)
    answer.headers.emplace_back("Cross-Origin-Resource-Policy", "cross-origin");
  if (is_page) {
    answer.headers.emplace_back(kPolicyHeader, content_security_policy(own_sockets(request.host)));
  }
  if (has_already(request.if_none_match, tag)) {
    answer.status = 304;
    answer.type.clear();
    answer.lasting_body = {};
    return answer;
  }
  if (coding != Coding::Plain) answer.headers.emplace_back("Content-Encoding", name_of(coding));
  if (is_moved) {
    answer.lasting_body = {};
    answer.body = with_base_path(file.plain, base_path);
  }
  return answer;
}

HttpAnswer page_answer_with(const page::File& index, const HttpRequest& request, std::string html) {
  HttpRequest as_plain = request;
  as_plain.accept_encoding.clear();
  as_plain.if_none_match.clear();
  HttpAnswer answer = page_answer(index, as_plain);
  const std::vector<std::uint8_t> bytes{html.begin(), html.end()};
  const std::string tag = "\"" + notation::hexadecimal(base::siphash({}, bytes)) + "\"";
  for (auto& [name, value] : answer.headers) {
    if (name == "ETag") value = tag;
    if (name == "Vary") value = "Accept-Encoding, Accept-Language";
  }
  answer.lasting_body = {};
  if (has_already(request.if_none_match, tag)) {
    answer.status = 304;
    answer.type.clear();
  } else {
    answer.body = std::move(html);
  }
  return answer;
}

HttpAnswer lasting_answer(const HttpRequest& request, std::string_view type, std::string_view bytes) {
  const std::vector<std::uint8_t> hashed{bytes.begin(), bytes.end()};
  const std::string tag = "\"" + notation::hexadecimal(base::siphash({}, hashed)) + "\"";
  HttpAnswer answer{.type = std::string{type}, .lasting_body = bytes};
  answer.headers = {{"Cache-Control", "no-cache"}, {"ETag", tag}};
  if (has_already(request.if_none_match, tag)) {
    answer.status = 304;
    answer.type.clear();
    answer.lasting_body = {};
  }
  return answer;
}

HttpAnswer not_found_answer(const page::File& index, const HttpRequest& request, std::string_view base_path) {
  HttpRequest as_new = request;
  as_new.if_none_match.clear();
  HttpAnswer answer = page_answer(index, as_new, base_path);
  answer.status = 404;
  return answer;
}

bool wants_html(const HttpRequest& request) {
  const bool reads = request.method == Method::Get || request.method == Method::Head;
  const bool is_programs = request.target.starts_with("/api") || request.target.starts_with("/ws") ||
                           request.target.starts_with("/assets/");
  return reads && !is_programs && request.accept.contains("text/html");
}

}  // namespace net
