// Questions to another thread: a coroutine asks, the other thread answers when it can, and the coroutine
// continues in its own thread.
#pragma once

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <functional>
#include <utility>

#include "net/asio.h"
#include "net/network_thread.h"

namespace net {

// The question is called as question(thread, answer) in that thread, and calls answer(result) once, now
// or later.
template <class Result, class Question>
Awaitable<Result> ask_later(NetworkThread& there, Question question) {
  const auto start = [&there](auto handler, Question asked) {
    there.post([&there, handler = std::move(handler), asked = std::move(asked)]() mutable {
      asked(there, [handler = std::move(handler)](Result result) mutable {
        const auto home = asio::get_associated_executor(handler);
        asio::post(home, [handler = std::move(handler), result = std::move(result)]() mutable {
          std::move(handler)(std::move(result));
        });
      });
    });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Result)>(
      start, kAwait, std::move(question));
}

// The question is called as question(thread) in that thread and returns its answer.
template <class Result, class Question>
Awaitable<Result> ask(NetworkThread& there, Question question) {
  return ask_later<Result>(there,
                           [question = std::move(question)](NetworkThread& thread, auto answer) mutable {
                             answer(question(thread));
                           });
}

}  // namespace net
