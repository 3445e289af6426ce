// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/live/Words.h"

#include <optional>
#include <string_view>

namespace hp::live {

/// An instant that a row may not have.
using Instant = std::optional<TimePoint>;

/// A word that is shown as it came when only a newer backend knows it.
template<Worded Enum, typename Text>
struct OpenWord {
    Enum value = Enum::None;
    Text other{}; ///< only of Other

    bool operator==(const OpenWord &) const = default;
};

struct AnyMember {
    template<typename Member>
    void operator()(std::string_view, Member &) const;
};

/// Rows tell their members once, by a function template
///     static void members(auto &row, auto &&each)
/// that calls `each` with the name of a member on the wire and the member itself; what reads and
/// what writes rows goes through it:
///     each(name, member)          always there; a time is a text, "" for none
///     each.given(name, member)    only there when it is not empty
///     each.orNull(name, member)   null when it is not known
///     each.seconds(name, member)  a Duration as a number of whole seconds
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
