// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace hp::test {

/// While there is one, a name is looked up by a server that does not answer: getaddrinfo() of a
/// program that has this is ours, that of its libraries included. Lets those who ask go when it
/// ends.
class HangingName
{
public:
    static constexpr const char *name = "hangs.invalid";

    HangingName();
    ~HangingName();
    HangingName(const HangingName &) = delete;
    HangingName &operator=(const HangingName &) = delete;

    /// Somebody waits for an answer.
    [[nodiscard]] bool isAsked() const;
    /// How often it was asked for.
    [[nodiscard]] int asked() const;
    /// How many of those who asked have gone on.
    [[nodiscard]] int answered() const;
};

} // namespace hp::test
