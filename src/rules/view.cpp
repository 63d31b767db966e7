#include "rules/view.h"

#include "rules/canonical_bytes.h"
#include "rules/explore.h"

namespace rules {

State view(const State& state) {
  State seen = state;
  const Card top = top_as_seen(state);
  for (Card& card : seen.deck) card = Card::hidden();
  if (!seen.deck.empty()) seen.deck.back() = top;
  for (SoloCard& card : seen.solo_deck) card = SoloCard::hidden();
  seen.random = base::Random{};
  seen.knowledge = Knowledge::WhatAllMayKnow;
  return seen;
}

Event redact(const Event& event) {
  if (std::holds_alternative<SoloShuffled>(event)) return SoloShuffled{};
  return event;
}

std::uint64_t public_hash(const State& state) {
  constexpr base::SipKey kPublicKey{0x4d616769634d617aULL, 0x652f686173682f31ULL};
  const CanonicalBytes bytes = canonical_bytes(view(state));
  return base::siphash(kPublicKey, {bytes.begin(), bytes.size()});
}

}  // namespace rules
