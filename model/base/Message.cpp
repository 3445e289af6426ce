// SPDX-License-Identifier: Apache-2.0
#include "model/base/Message.h"

#include "model/base/Secrets.h"
#include "model/base/Text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp {

namespace {

constexpr Place anyWords[] = {Place::Quote};
constexpr MessageForm quoteForm{"quote", "%1", anyWords, 1};
/// Its arguments are as many clauses as there are.
constexpr MessageForm sequenceForm{"sentences", "", nullptr, 0};

/// A message within a message within a message is the most that the rules say; more is not read.
constexpr int maxDepth = 16;

std::string textOf(const MessageArgument &argument)
{
    switch (argument.place) {
    case Place::Count:
        return std::to_string(argument.count);
    case Place::Age:
        return formatAge(argument.age);
    case Place::Clause:
        return argument.clauses.empty() ? std::string() : argument.clauses.front().text();
    case Place::Name:
    case Place::Quote:
        break;
    }
    return visible(argument.text);
}

Json jsonOf(const MessageArgument &argument)
{
    switch (argument.place) {
    case Place::Count:
        return argument.count;
    case Place::Age:
        return std::chrono::floor<std::chrono::seconds>(argument.age).count();
    case Place::Clause:
        return argument.clauses.empty() ? Json() : toJson(argument.clauses.front());
    case Place::Name:
    case Place::Quote:
        break;
    }
    return argument.text;
}

using FormOf = const MessageForm *(*)(std::string_view);

std::optional<Message> read(const Json &json, FormOf formOf, int depth);

std::optional<MessageArgument> readArgument(const Json &json, Place place, FormOf formOf, int depth)
{
    MessageArgument argument{place, {}, 0, {}, {}};
    switch (place) {
    case Place::Name:
    case Place::Quote:
        if (!json.is_string())
            return std::nullopt;
        argument.text = json.get<std::string>();
        return argument;
    case Place::Count:
        if (!json.is_number_integer())
            return std::nullopt;
        argument.count = json.get<std::int64_t>();
        return argument;
    case Place::Age:
        if (!json.is_number())
            return std::nullopt;
        argument.age =
            std::chrono::round<Duration>(std::chrono::duration<double>(json.get<double>()));
        return argument;
    case Place::Clause:
        break;
    }
    auto clause = read(json, formOf, depth + 1);
    if (!clause)
        return std::nullopt;
    argument.clauses.push_back(std::move(*clause));
    return argument;
}

std::optional<Message> read(const Json &json, FormOf formOf, int depth)
{
    if (json.is_null())
        return Message();
    if (depth > maxDepth || !json.is_object())
        return std::nullopt;
    const auto id = json.find("id");
    const auto given = json.find("arguments");
    if (id == json.end() || !id->is_string())
        return std::nullopt;
    const std::string &name = id->get_ref<const std::string &>();
    const bool sequence = name == sequenceForm.id;
    const MessageForm *form = sequence ? &sequenceForm
        : name == quoteForm.id         ? &quoteForm
                                       : formOf(name);
    const std::size_t count = given != json.end() && given->is_array() ? given->size() : 0;
    if (!form || (!sequence && count != form->placeCount))
        return std::nullopt;
    std::vector<MessageArgument> arguments;
    arguments.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        auto argument =
            readArgument((*given)[i], sequence ? Place::Clause : form->places[i], formOf, depth);
        if (!argument)
            return std::nullopt;
        arguments.push_back(std::move(*argument));
    }
    return Message(*form, std::move(arguments));
}

} // namespace

std::string Message::text() const
{
    std::string said;
    if (!m_form)
        return said;
    if (m_form == &sequenceForm) {
        for (const MessageArgument &clause : m_arguments)
            said += (said.empty() ? "" : " ") + clause.clauses.front().sentence();
        return said;
    }
    // In one pass: a name may hold a "%2".
    for (std::string_view rest = m_form->english; !rest.empty(); rest.remove_prefix(1)) {
        const auto place = rest[0] == '%' && rest.size() > 1
            ? static_cast<std::size_t>(rest[1] - '1')
            : m_arguments.size();
        if (place >= m_arguments.size()) {
            said += rest[0];
            continue;
        }
        said += textOf(m_arguments[place]);
        rest.remove_prefix(1);
    }
    return said;
}

std::string Message::sentence() const
{
    return m_form == &sequenceForm ? text() : asSentence(text());
}

MessageArgument place::Quote::argument(const Value &value)
{
    return {kind, withoutSecrets(value), 0, {}, {}};
}

Message quoted(std::string words) // a reference would be as good a match as that of std::quoted
{
    return words.empty() ? Message() : Message(quoteForm, {place::Quote::argument(words)});
}

Message sentences(std::vector<Message> clauses)
{
    std::erase_if(clauses, [](const Message &clause) { return clause.empty(); });
    if (clauses.size() < 2)
        return clauses.empty() ? Message() : std::move(clauses.front());
    std::vector<MessageArgument> arguments;
    for (Message &clause : clauses) {
        if (isSequence(clause)) {
            const auto &inner = clause.arguments();
            arguments.insert(arguments.end(), inner.begin(), inner.end());
        } else {
            arguments.push_back(place::Clause::argument(std::move(clause)));
        }
    }
    return Message(sequenceForm, std::move(arguments));
}

bool isSequence(const Message &message)
{
    return message.is(sequenceForm);
}

bool isQuote(const Message &message)
{
    return message.is(quoteForm);
}

std::string asSentence(std::string clause)
{
    while (!clause.empty()
           && (clause.back() == '.' || clause.back() == ' ' || clause.back() == '\n'))
        clause.pop_back();
    if (clause.empty())
        return clause;
    if (clause.front() >= 'a' && clause.front() <= 'z')
        clause.front() = static_cast<char>(clause.front() - 'a' + 'A');
    if (!clause.ends_with("\u2026") && !clause.ends_with('?'))
        clause += '.';
    return clause;
}

Json toJson(const Message &message)
{
    if (message.empty())
        return {};
    Json json{{"id", message.id()}};
    for (const MessageArgument &argument : message.arguments())
        json["arguments"].push_back(jsonOf(argument));
    return json;
}

std::optional<Message> messageFromJson(const Json &json, FormOf formOf)
{
    return read(json, formOf, 0);
}

} // namespace hp
