// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Sentence.h"

#include "model/base/Text.h"
#include "model/messages/Stuck.h"

#include <algorithm>
#include <utility>

namespace hp::holds {

namespace {

constexpr std::size_t maxNameLength = 40;
/// In less a beginning says more than two ends.
constexpr std::size_t roomForTwoEnds = 24;
/// No name is cut to less.
constexpr std::size_t shortestCut = 8;

bool isText(const MessageArgument &argument)
{
    return argument.place == Place::Name || argument.place == Place::Quote;
}

std::size_t maxTextLength(const Message &message)
{
    std::size_t longest = 0;
    for (const MessageArgument &argument : message.arguments()) {
        if (isText(argument))
            longest = std::max(longest, argument.text.size());
        for (const Message &clause : argument.clauses)
            longest = std::max(longest, maxTextLength(clause));
    }
    return longest;
}

bool tellsAge(const Message &message)
{
    return std::ranges::any_of(message.arguments(), [](const MessageArgument &argument) {
        return argument.place == Place::Age || std::ranges::any_of(argument.clauses, tellsAge);
    });
}

} // namespace

std::string shortName(const std::string &text)
{
    return shortened(text, maxNameLength);
}

std::string shortBudget(const std::string &ns, const std::string &name)
{
    constexpr std::size_t most = 63; // a name of Kubernetes has no more
    const std::string whole = ns + '/' + name;
    return whole.size() <= most ? whole : shortened(name, most);
}

Message ageSince(const std::optional<TimePoint> &since, TimePoint now)
{
    return since ? say::lasts(now - *since) : Message();
}

Message ageOf(const Hold &hold, TimePoint now, bool inShort)
{
    const auto since = hold.since ? hold.since : hold.observed;
    if (!since)
        return {};
    const Duration age = now - *since;
    const bool late = hold.state == HoldState::Late;
    const bool overdue = hold.state == HoldState::Overdue;
    if (!inShort && hold.expected.baseline) {
        const Duration usual = hold.expected.baseline->p50;
        return late   ? say::lastsLateUsually(age, usual)
            : overdue ? say::lastsOverdueUsually(age, usual)
                      : say::lastsUsually(age, usual);
    }
    if (!inShort && (late || overdue)) {
        const Duration allowed = hold.expected.budget;
        return late ? say::lastsLateAllowed(age, allowed) : say::lastsOverdueAllowed(age, allowed);
    }
    return late ? say::lastsLate(age) : overdue ? say::lastsOverdue(age) : say::lasts(age);
}

Message withTextsOf(const Message &message, std::size_t most)
{
    if (message.empty())
        return message;
    std::vector<MessageArgument> arguments = message.arguments();
    for (MessageArgument &argument : arguments) {
        if (isText(argument))
            argument.text = argument.place == Place::Quote && most >= roomForTwoEnds
                ? abridged(argument.text, most)
                : shortened(argument.text, most);
        for (Message &clause : argument.clauses)
            clause = withTextsOf(clause, most);
    }
    return Message(*message.form(), std::move(arguments));
}

Message cutTo(Message message, std::size_t most)
{
    std::size_t longest = maxTextLength(message);
    Message cut = message;
    while (cut.sentence().size() > most && longest > shortestCut)
        cut = withTextsOf(message, --longest);
    return cut;
}

Message headOf(const Message &sentence)
{
    if (!isSequence(sentence))
        return tellsAge(sentence) ? Message() : sentence;
    for (const MessageArgument &one : sentence.arguments()) {
        if (!one.clauses.empty())
            return tellsAge(one.clauses.front()) ? Message() : one.clauses.front();
    }
    return {};
}

Message fit(const std::vector<std::vector<Message>> &versions)
{
    Message message;
    for (const auto &version : versions) {
        message = sentences(version);
        if (message.sentence().size() <= maxSentenceLength)
            return message;
    }
    return cutTo(std::move(message), maxSentenceLength);
}

} // namespace hp::holds
