// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Time.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hp {

/// What may stand at a place of a message.
enum class Place {
    Name, ///< of an object, a hook, a person, a state: one and the same in every language
    Quote, ///< somebody else's words, of any length
    Count, ///< a number
    Age, ///< a duration, as formatAge() says it
    Clause, ///< another message
};

/// One row of a table of messages (model/messages): what is said, and in which English words. A
/// clause without a full stop that begins with a small letter, but for names.
struct MessageForm {
    const char *id = ""; ///< unique among all tables, stable on the wire
    const char *english = ""; ///< "%1", "%2" … where something is put in
    const Place *places = nullptr;
    std::size_t placeCount = 0;
};

class Message;

/// What is put in at one place.
struct MessageArgument {
    Place place = Place::Name;
    std::string text{}; ///< of a Name or a Quote
    std::int64_t count = 0; ///< of a Count
    Duration age{}; ///< of an Age
    std::vector<Message> clauses; ///< of a Clause: one; clang 14 takes no {} before it is complete

    bool operator==(const MessageArgument &) const = default;
};

/// Something that is said to people: which message of the tables, and what is put in. The tables of
/// English (text()) and of the other languages (resources/languages) say it; nobody reads it back
/// from a sentence. A value; a Message that was made by default says nothing.
class Message
{
public:
    Message() = default;
    Message(const MessageForm &form, std::vector<MessageArgument> arguments)
        : m_form(&form)
        , m_arguments(std::move(arguments))
    { }

    /// It says nothing.
    [[nodiscard]] bool empty() const { return !m_form; }
    /// Whether it is a message of that row.
    [[nodiscard]] bool is(const MessageForm &form) const { return m_form == &form; }
    /// Its row; null when it says nothing.
    [[nodiscard]] const MessageForm *form() const { return m_form; }
    [[nodiscard]] const char *id() const { return m_form ? m_form->id : ""; }
    [[nodiscard]] const std::vector<MessageArgument> &arguments() const { return m_arguments; }

    /// The clause in English: a small letter first, no full stop.
    [[nodiscard]] std::string text() const;
    /// The same as a sentence: with a capital and one full stop.
    [[nodiscard]] std::string sentence() const;

    bool operator==(const Message &) const = default;

private:
    const MessageForm *m_form = nullptr;
    std::vector<MessageArgument> m_arguments{};
};

/// Somebody else's words, in the language they came in. An empty text says nothing.
[[nodiscard]] Message quoted(std::string words);
/// One after the other, each a sentence; those that say nothing are left out. One alone is itself.
[[nodiscard]] Message sentences(std::vector<Message> clauses);
/// Whether it is such a sequence: text() of it is sentences already.
[[nodiscard]] bool isSequence(const Message &message);
/// Whether it is nothing but somebody else's words.
[[nodiscard]] bool isQuote(const Message &message);

/// A clause with a capital and one full stop; what ends in "?" or "…" stays as it is.
[[nodiscard]] std::string asSentence(std::string clause);

/// {"id": …, "arguments": […]}, without arguments where there are none; null for one that says
/// nothing. An argument is a text, a number, a number of seconds, or a message.
[[nodiscard]] Json toJson(const Message &message);
/// `formOf` knows the tables (model/messages). nullopt where the row is not known here (a newer
/// program wrote it) or the arguments do not fit it: then the English text beside it is shown.
[[nodiscard]] std::optional<Message>
messageFromJson(const Json &json, const MessageForm *(*formOf)(std::string_view id));

/// The types that stand at the places of a row of a table, and what a rule gives for them.
namespace place {
struct Name {
    using Value = std::string;
    static constexpr Place kind = Place::Name;
    static MessageArgument argument(Value value) { return {kind, std::move(value), 0, {}, {}}; }
};
struct Quote {
    using Value = std::string;
    static constexpr Place kind = Place::Quote;
    /// Without secrets: what a provider or a BMC says is shown to whoever may see the machine.
    static MessageArgument argument(const Value &value);
};
struct Count {
    using Value = std::int64_t;
    static constexpr Place kind = Place::Count;
    static MessageArgument argument(Value value) { return {kind, {}, value, {}, {}}; }
};
struct Age {
    using Value = Duration;
    static constexpr Place kind = Place::Age;
    /// Messages that read the same are equal: a row is not sent again for them.
    static MessageArgument argument(Value value) { return {kind, {}, 0, shownAge(value), {}}; }
};
struct Clause {
    using Value = Message;
    static constexpr Place kind = Place::Clause;
    static MessageArgument argument(Value value) { return {kind, {}, 0, {}, {std::move(value)}}; }
};
} // namespace place

/// A row of a table that is called with what it puts in: `say::heldByKey(host, key)`. One argument
/// too few, or of another type, does not compile.
template<typename... Places>
struct Form : MessageForm {
    consteval Form(const char *name, const char *text)
        : MessageForm{name, text, kinds.data(), sizeof...(Places)}
    {
        std::array<bool, 10> said{};
        for (std::string_view rest = text; !rest.empty(); rest.remove_prefix(1)) {
            if (rest[0] == '%' && rest.size() > 1 && rest[1] >= '1' && rest[1] <= '9')
                said[static_cast<std::size_t>(rest[1] - '0')] = true;
        }
        for (std::size_t i = 1; i < said.size(); ++i) {
            if (said[i] != (i <= sizeof...(Places)))
                throw "a row has a place without a type, or a type without a place";
        }
    }

    [[nodiscard]] Message operator()(typename Places::Value... values) const
    {
        std::vector<MessageArgument> arguments;
        arguments.reserve(sizeof...(Places));
        (arguments.push_back(Places::argument(std::move(values))), ...);
        return Message(*this, std::move(arguments));
    }

    static constexpr std::array<Place, sizeof...(Places)> kinds{Places::kind...};
};

// A table (model/messages) is an X-macro with one line for each message: `row(name, "English %1",
// Name)` defines `say::name`, and its place in the list of all messages.
#define HP_DEFINE_MESSAGE(name, english, ...)                                                      \
    inline constexpr Form<__VA_ARGS__> name{#name, english};
#define HP_LIST_MESSAGE(name, ...) &say::name,

} // namespace hp
