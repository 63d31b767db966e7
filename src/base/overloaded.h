// Visits a variant with one lambda for each case and no catch-all.
#pragma once

namespace base {

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

}  // namespace base
