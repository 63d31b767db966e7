// Questions to the one thread that may wait for a disk.
#pragma once

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <memory>
#include <utility>

#include "net/asio.h"
#include "net/server_context.h"

namespace net {

// The question is called as question() in the disk pool's thread and returns its answer; the coroutine
// continues in its own thread.
template <class Answer, class Question>
Awaitable<Answer> ask_disk(ServerContext& context, Question question) {
  const auto start = [&context](auto handler, Question asked) {
    asio::post(context.disk_pool, [handler = std::move(handler), asked = std::move(asked)]() mutable {
      Answer answer = asked();
      const auto home = asio::get_associated_executor(handler);
      asio::post(home, [handler = std::move(handler), answer = std::move(answer)]() mutable {
        std::move(handler)(std::move(answer));
      });
    });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Answer)>(
      start, kAwait, std::move(question));
}

// Something is begun that notifies when it is durable, from another thread; the coroutine continues then, in
// its own.
template <class Begin>
Awaitable<> until_durable(Begin begin) {
  const auto start = [](auto handler, Begin begin_it) {
    // What is notified can be copied.
    const auto kept = std::make_shared<decltype(handler)>(std::move(handler));
    begin_it([kept] {
      const auto home = asio::get_associated_executor(*kept);
      asio::post(home, [kept] { std::move (*kept)(); });
    });
  };
  co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void()>(start, kAwait,
                                                                               std::move(begin));
}

}  // namespace net
