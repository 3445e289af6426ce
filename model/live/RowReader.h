// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Row.h"

#include <cmath>
#include <iterator>
#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

namespace hp::live {

/// Reads a row out of a tree of JSON. `Tree` says how one looks into it, with the types Object and
/// Value: find(Object, name), text(Value), number(Value), flag(Value) and object(Value) give an
/// optional, forEach(Value, function) passes the entries of a list, fill(Value, member) takes a
/// text over and says whether there was one, message(Value) gives what it says, nothing for what
/// only a newer backend says. What is missing or of another type keeps the value it has, and what
/// is not known is ignored: a newer backend must not break an older reader. A member of a type that
/// only the Tree knows, such as JSON as it came, is filled by it as a text is.
template<typename Tree>
class RowReader
{
public:
    explicit RowReader(typename Tree::Object object)
        : m_object(std::move(object))
    { }

    template<typename Member>
    void operator()(std::string_view name, Member &member) const
    {
        if (const auto value = Tree::find(m_object, name))
            read(*value, member);
    }
    template<typename Member>
    void given(std::string_view name, Member &member) const
    {
        (*this)(name, member);
    }
    template<typename Member>
    void orNull(std::string_view name, Member &member) const
    {
        (*this)(name, member);
    }
    template<typename Inner>
    void among(Inner &row) const
    {
        Inner::members(row, *this);
    }
    void wholeSecond(std::string_view name, Instant &member) const { (*this)(name, member); }
    void wholeSecondGiven(std::string_view name, Instant &member) const { (*this)(name, member); }
    void seconds(std::string_view name, Duration &member) const
    {
        std::optional<Duration> found;
        secondsOrNull(name, found);
        member = found.value_or(member);
    }
    void secondsOrNull(std::string_view name, std::optional<Duration> &member) const
    {
        std::optional<double> number;
        (*this)(name, number);
        if (number && std::abs(*number) < maxSeconds)
            member = Duration(std::llround(*number * 1e6));
    }
    template<typename Text>
    void saidGiven(std::string_view name, BasicSaid<Text> &member) const
    {
        said(name, member);
    }
    template<typename Text>
    void said(std::string_view name, BasicSaid<Text> &member) const
    {
        (*this)(name, member.text);
        if (const auto value = Tree::find(m_object, messageMember(name)))
            member.message = Tree::message(*value);
    }
    template<typename Text>
    void said(std::string_view name, std::vector<BasicSaid<Text>> &member) const
    {
        std::vector<Text> texts;
        (*this)(name, texts);
        member.assign(std::make_move_iterator(texts.begin()), std::make_move_iterator(texts.end()));
        std::size_t place = 0;
        if (const auto value = Tree::find(m_object, messagesMember(name))) {
            Tree::forEach(*value, [&](const Value &one) {
                if (place < member.size())
                    member[place++].message = Tree::message(one);
            });
        }
    }

private:
    using Value = typename Tree::Value;

    /// Some 30,000 years: what is longer is no time, and twice as much can be calculated with.
    static constexpr double maxSeconds = 1e12;

    /// All of these say whether the value had the type that the member has.
    template<typename Member>
    static bool read(const Value &value, Member &member)
    {
        if constexpr (std::is_same_v<Member, bool>)
            return keep(Tree::flag(value), member);
        else if constexpr (std::is_arithmetic_v<Member>)
            return readNumber(value, member);
        else if constexpr (Row<Member>)
            return readRow(value, member);
        else if constexpr (Worded<Member>)
            return readWord(value, member);
        else
            return readText(value, member);
    }
    static bool read(const Value &value, Instant &member)
    {
        const auto text = Tree::text(value);
        if (text)
            member = parseTime(*text);
        return text.has_value();
    }
    template<Tabled Enum, typename Text>
    static bool read(const Value &value, OpenWord<Enum, Text> &member)
    {
        const bool isWord = readWord(value, member.value);
        return isWord && member.value == Enum::Other ? readText(value, member.other) : isWord;
    }
    template<typename Inner>
    static bool read(const Value &value, std::optional<Inner> &member)
    {
        Inner inner{};
        const bool fits = read(value, inner);
        if (fits)
            member = std::move(inner);
        return fits;
    }
    template<typename Entry>
    static bool read(const Value &value, std::vector<Entry> &member)
    {
        member.clear();
        Tree::forEach(value, [&member](const Value &one) {
            Entry entry{};
            if (read(one, entry))
                member.push_back(std::move(entry));
        });
        return true;
    }

    template<typename Found, typename Member>
    static bool keep(const std::optional<Found> &found, Member &member)
    {
        if (found)
            member = static_cast<Member>(*found);
        return found.has_value();
    }
    /// A number that the member has no room for has another type.
    template<typename Member>
    static bool readNumber(const Value &value, Member &member)
    {
        const std::optional<double> number = Tree::number(value);
        if constexpr (std::is_integral_v<Member>) {
            using Limits = std::numeric_limits<Member>;
            const double end = std::ldexp(1.0, Limits::digits);
            if (number && !(*number >= static_cast<double>(Limits::min()) && *number < end))
                return false;
        }
        return keep(number, member);
    }
    template<typename Member>
    static bool readRow(const Value &value, Member &member)
    {
        auto object = Tree::object(value);
        if (object)
            Member::members(member, RowReader(std::move(*object)));
        return object.has_value();
    }
    template<typename Member>
    static bool readWord(const Value &value, Member &member)
    {
        const auto text = Tree::text(value);
        if (text)
            member = fromWord<Member>(*text);
        return text.has_value();
    }
    template<typename Text>
    static bool readText(const Value &value, Text &member)
    {
        return Tree::fill(value, member);
    }

    typename Tree::Object m_object;
};

} // namespace hp::live
