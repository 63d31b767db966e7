// The parts of Asio that are used here, all bound to one kind of executor: the erased one costs on every
// call.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <cstddef>
#include <tuple>

namespace net {

namespace asio = boost::asio;

using ErrorCode = boost::system::error_code;
using Executor = asio::io_context::executor_type;
using Tcp = asio::ip::tcp;
using Socket = asio::basic_stream_socket<Tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;
using SteadyClock = std::chrono::steady_clock;
using Timer = asio::basic_waitable_timer<SteadyClock, asio::wait_traits<SteadyClock>, Executor>;

template <class Result = void>
using Awaitable = asio::awaitable<Result, Executor>;

// Await with this: what fails comes as a value, not as an exception.
inline constexpr asio::use_awaitable_t<Executor> kAwait{};
inline constexpr auto kToken = asio::as_tuple(kAwait);
// The results of reading and writing.
using Transfer = std::tuple<ErrorCode, std::size_t>;

}  // namespace net
