// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <utility>

namespace hp::runtime {

/// How long answers that come later are wanted: a member of whoever asks, and its last, so that it
/// goes first. What it guards is dropped from then on. One thread.
class Lifetime
{
public:
    /// For who must look by himself. False when nothing is wanted any more.
    class Token
    {
    public:
        Token() = default;
        /// Of who is shared, and has no Lifetime of his own.
        template<typename Shared>
        explicit Token(const std::weak_ptr<Shared> &alive)
            : m_alive(alive)
        { }
        explicit operator bool() const { return !m_alive.expired(); }

    private:
        std::weak_ptr<const void> m_alive{};
    };

    Lifetime() = default;
    Lifetime(const Lifetime &) = delete;
    Lifetime &operator=(const Lifetime &) = delete;

    [[nodiscard]] Token token() const { return Token(std::weak_ptr<int>(m_alive)); }
    /// `call`, as long as this lives.
    template<typename Call>
    [[nodiscard]] auto guard(Call call) const
    {
        return [token = token(), call = std::move(call)](auto &&...args) {
            if (token)
                call(std::forward<decltype(args)>(args)...);
        };
    }

    /// Nothing is wanted any more, until begin().
    void end() { m_alive.reset(); }
    /// Starts anew: what was asked before is not wanted, what is asked from now on is.
    void begin() { m_alive = std::make_shared<int>(0); }
    [[nodiscard]] bool isOver() const { return !m_alive; }

private:
    std::shared_ptr<int> m_alive = std::make_shared<int>(0);
};

} // namespace hp::runtime
