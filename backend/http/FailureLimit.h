// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <deque>
#include <map>
#include <optional>
#include <string>

namespace hp::http {

/// Slows down who guesses tokens: an address that sent too many wrong credentials in a window is
/// not listened to until the window has passed. Who got in from there before still gets in, so that
/// one broken script locks nobody out. Bounded. Reactor's thread.
class FailureLimit
{
public:
    using Steady = std::chrono::steady_clock::time_point;

    FailureLimit(std::size_t failures, std::chrono::milliseconds window)
        : m_failures(failures)
        , m_window(window)
    { }

    /// Takes notice of credentials that came from `address`: whose they are, nullopt for wrong
    /// ones, an empty name for none. Gives how long they are not listened to; zero: they are.
    [[nodiscard]] std::chrono::milliseconds evaluate(const std::string &address,
                                                     const std::optional<std::string> &name,
                                                     Steady now = std::chrono::steady_clock::now());
    /// How long nobody new is listened to from `address`; nothing is counted.
    [[nodiscard]] std::chrono::milliseconds closedFor(const std::string &address, Steady now) const;

private:
    struct Place {
        std::deque<Steady> failures{};
        std::map<std::string, Steady> names{}; ///< that got in, and when they did last
        Steady last{};
    };

    Place &placeOf(const std::string &address);

    std::size_t m_failures;
    std::chrono::milliseconds m_window;
    std::map<std::string, Place> m_places{};
};

} // namespace hp::http
