// What the C and C++ libraries would otherwise need from a host. With these the module has no imports: the
// page gives it nothing, so it can reach nothing.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

// The names are the libraries', not ours.
// NOLINTBEGIN(bugprone-reserved-identifier, readability-identifier-naming, misc-use-internal-linkage)

// The standard library's abort prints a text first, and printing would pull in files and their imports.
namespace std {
inline namespace _LIBCPP_ABI_NAMESPACE {
[[noreturn]] __attribute__((visibility("default"))) void __libcpp_verbose_abort(const char* /*format*/, ...) {
  __builtin_trap();
}
}  // namespace _LIBCPP_ABI_NAMESPACE
}  // namespace std

// The compiler's own run-time library was built with the stack protector and expects these two names.
extern "C" {
extern const std::uintptr_t __stack_chk_guard;
const std::uintptr_t __stack_chk_guard = 0x5a17d00d;
[[noreturn]] void __stack_chk_fail();
void __stack_chk_fail() { __builtin_trap(); }
}
// NOLINTEND(bugprone-reserved-identifier, readability-identifier-naming, misc-use-internal-linkage)

// Nobody could catch bad_alloc.
void* operator new(std::size_t size) {
  void* const memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) __builtin_trap();
  return memory;
}
void* operator new[](std::size_t size) { return operator new(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
