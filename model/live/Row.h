// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/base/Time.h"
#include "model/live/Words.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hp::live {

/// An instant that a row may not have.
using Instant = std::optional<TimePoint>;

/// A word that is shown as it came when only a newer backend knows it.
template<Tabled Enum, typename Text>
struct OpenWord {
    Enum value = Enum::None;
    Text other{}; ///< only of Other

    bool operator==(const OpenWord &) const = default;
};

/// What a row says in words of ours: in English, and the message that the words of other languages
/// are made of. A text alone is somebody else's words, or what a newer backend says.
template<typename Text>
struct BasicSaid {
    Text text{};
    Message message{};

    BasicSaid() = default;
    BasicSaid(Text words) // NOLINT(google-explicit-constructor): as they are
        : text(std::move(words))
    { }
    BasicSaid(Text words, Message of)
        : text(std::move(words))
        , message(std::move(of))
    { }

    [[nodiscard]] bool empty() const { return text == Text(); }

    bool operator==(const BasicSaid &) const = default;
};

using Said = BasicSaid<std::string>;

/// The clause, as a row has what stands within a line.
[[nodiscard]] inline Said clause(const Message &message)
{
    return {message.text(), message};
}
/// The sentence, as a row has what stands alone.
[[nodiscard]] inline Said sentence(const Message &message)
{
    return {message.sentence(), message};
}
/// With a capital, no full stop: the words of a state, a way out.
[[nodiscard]] inline Said phrase(const Message &message)
{
    std::string text = message.text();
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return {std::move(text), message};
}

struct AnyMember {
    template<typename Member>
    void operator()(std::string_view, Member &) const;
    template<typename Member>
    void said(std::string_view, Member &) const;
};

/// What stands beside a member of that name: its message, or the messages of a list.
[[nodiscard]] inline std::string messageMember(std::string_view name)
{
    return name == "message" ? "said" : std::string(name) + "Message";
}
[[nodiscard]] inline std::string messagesMember(std::string_view name)
{
    return std::string(name) + "Messages";
}

/// Rows tell their members once, by a function template
///     static void members(auto &row, auto &&each)
/// that calls `each` with the name of a member on the wire and the member itself; what reads and
/// what writes rows goes through it:
///     each(name, member)          always there; a time is a text, "" for none
///     each.given(name, member)    only there when it is not empty
///     each.orNull(name, member)   null when it is not known
///     each.said(name, member)     a BasicSaid, or a list of them: the English, and beside it
///                                 what it is made of (messageMember), where it is ours
///     each.saidGiven(name, member) the same, only there when it is not empty
///     each.seconds(name, member)  a Duration as a number of whole seconds
///     each.secondsOrNull(name, member)     a Duration as a number, null when there is none
///     each.wholeSecond(name, member)       a time without microseconds, "" for none
///     each.wholeSecondGiven(name, member)  the same, only there when there is one
///     each.among(row)             the members of another row among its own
/// A row is made of flags, numbers, texts, words, instants, other rows, and lists of them. Its
/// texts are of the type that its reader works with: `std::string`, or `QString` in the console.
template<typename T>
concept Row = requires(T &row, const AnyMember &each)
{
    T::members(row, each);
};

} // namespace hp::live
