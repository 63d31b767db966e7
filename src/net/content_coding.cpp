#include "net/content_coding.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "base/ascii.h"
#include "net/accepted.h"

namespace net {
namespace {

// How much a coding is wanted; nothing if it isn't mentioned.
std::optional<int> weight(std::span<const Accepted> accepted, std::string_view coding) {
  std::optional<int> of_any;
  for (const Accepted& one : accepted) {
    if (base::is_same_word(one.word, coding)) return one.weight;
    if (one.word == "*") of_any = one.weight;
  }
  return of_any;
}

}  // namespace

Coding best_coding(std::string_view accept_encoding, const page::File& file) {
  struct Ready {
    Coding coding;
    bool is_there;
    int weight;
  };
  const std::vector<Accepted> accepted = accepted_in(accept_encoding);
  // A client that doesn't mention plain bytes accepts them, but prefers anything else. Compressed bytes are
  // only sent on request.
  const std::array<Ready, 3> all{
      Ready{Coding::Brotli, !file.brotli.empty(), weight(accepted, "br").value_or(0)},
      Ready{Coding::Gzip, !file.gzip.empty(), weight(accepted, "gzip").value_or(0)},
      Ready{Coding::Plain, true, weight(accepted, "identity").value_or(1)}};
  Ready best{Coding::Plain, true, 0};
  for (const Ready& ready : all) {
    if (ready.is_there && ready.weight > best.weight) best = ready;
  }
  return best.coding;
}

std::string_view name_of(Coding coding) {
  switch (coding) {
    case Coding::Gzip:
      return "gzip";
    case Coding::Brotli:
      return "br";
    case Coding::Plain:
      break;
  }
  return "identity";
}

}  // namespace net
