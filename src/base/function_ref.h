// A reference to something that can be called, without heap: for tables of functions that hand out what they
// find. It must not outlive what it refers to.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace base {

template <class Signature>
class FunctionRef;

template <class Result, class... Arguments>
class FunctionRef<Result(Arguments...)> {
 public:
  template <class Callable>
    requires(!std::is_same_v<std::remove_cvref_t<Callable>, FunctionRef>)
  FunctionRef(
      Callable&& callable)  // NOLINT(google-explicit-constructor): passed like the callable itself
                            // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast): called as what it was
      : object_(const_cast<void*>(static_cast<const void*>(std::addressof(callable)))),
        call_([](void* object, Arguments... arguments) -> Result {
          return (*static_cast<std::remove_reference_t<Callable>*>(object))(
              std::forward<Arguments>(arguments)...);
        }) {}

  Result operator()(Arguments... arguments) const {
    return call_(object_, std::forward<Arguments>(arguments)...);
  }

 private:
  void* object_;
  Result (*call_)(void*, Arguments...);
};

}  // namespace base
