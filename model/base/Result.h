// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Error.h"

#include <functional>
#include <utility>
#include <variant>

namespace hp {

/// Marks an Error as the unexpected side when a Result is built from it.
struct Unexpected {
    Error error;
};

[[nodiscard]] inline Unexpected unexpected(Error error)
{
    return {std::move(error)};
}
[[nodiscard]] inline Unexpected
unexpected(ErrorCode code, std::string message, std::string detail = {})
{
    return {{code, std::move(message), std::move(detail), nullptr, {}}};
}
[[nodiscard]] inline Unexpected unexpected(ErrorCode code, Message said)
{
    return {{code, said.text(), {}, nullptr, std::move(said)}};
}

/// The sentence says what is wrong with the input, and where.
[[nodiscard]] inline Unexpected invalid(std::string sentence)
{
    return unexpected(ErrorCode::Invalid, std::move(sentence));
}
[[nodiscard]] inline Unexpected invalid(Message said)
{
    return unexpected(ErrorCode::Invalid, std::move(said));
}

/// A value or the Error that stands in its place. Member names are those of std::expected, which
/// the compiler of our oldest platform lacks.
template<typename T>
class [[nodiscard]] Result
{
public:
    Result(T value) // NOLINT(google-explicit-constructor): a value is a result
        : m_state(std::in_place_index<0>, std::move(value))
    { }
    Result(Unexpected failure) // NOLINT(google-explicit-constructor)
        : m_state(std::in_place_index<1>, std::move(failure.error))
    { }

    [[nodiscard]] bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }

    [[nodiscard]] const T &value() const & { return std::get<0>(m_state); }
    [[nodiscard]] T &value() & { return std::get<0>(m_state); }
    [[nodiscard]] T &&value() && { return std::get<0>(std::move(m_state)); }
    [[nodiscard]] const T &operator*() const & { return std::get<0>(m_state); }
    [[nodiscard]] T &operator*() & { return std::get<0>(m_state); }
    [[nodiscard]] const T *operator->() const { return &std::get<0>(m_state); }
    [[nodiscard]] T *operator->() { return &std::get<0>(m_state); }

    [[nodiscard]] const Error &error() const { return std::get<1>(m_state); }

private:
    std::variant<T, Error> m_state;
};

/// The value of an operation that only succeeds or fails.
struct Done {
};

/// How an asynchronous answer arrives: exactly once, on the thread that asked.
template<typename T>
using Reply = std::function<void(Result<T>)>;

} // namespace hp
