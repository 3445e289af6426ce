// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Sentence.h"

#include <algorithm>

namespace hp::holds {

namespace {

constexpr std::size_t longestName = 40;

std::string joined(const std::vector<std::string> &clauses)
{
    std::string text;
    for (const std::string &clause : clauses) {
        if (!clause.empty())
            text += (text.empty() ? "" : " ") + clause;
    }
    return text;
}

} // namespace

std::string shortName(const std::string &text)
{
    return shortened(text, longestName);
}

std::string withStop(const std::string &clause)
{
    std::string text = clause;
    while (!text.empty() && (text.back() == '.' || text.back() == ' ' || text.back() == '\n'))
        text.pop_back();
    return text.empty() || text.ends_with("\u2026") ? text : text + '.';
}

std::string asSentence(const std::string &clause)
{
    std::string text = withStop(clause);
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

std::string plural(std::size_t count, const char *one, const char *many)
{
    return std::to_string(count) + ' ' + (count == 1 ? one : many);
}

std::string ageSince(const std::optional<TimePoint> &since, TimePoint now)
{
    return since ? formatAge(std::max(now - *since, Duration(0))) + '.' : std::string();
}

std::string ageOf(const Hold &hold, TimePoint now, bool inShort)
{
    const auto since = hold.since ? hold.since : hold.observed;
    if (!since)
        return {};
    std::string text = formatAge(std::max(now - *since, Duration(0)));
    const bool late = hold.state == HoldState::Late || hold.state == HoldState::Overdue;
    if (late)
        text += hold.state == HoldState::Late ? ", late" : ", overdue";
    if (!inShort && hold.expected.baseline)
        text += "; usually " + formatAge(hold.expected.baseline->p50);
    else if (!inShort && late)
        text += "; allowed " + formatAge(hold.expected.budget);
    return text + '.';
}

std::string fit(const std::vector<std::vector<std::string>> &versions)
{
    std::string text;
    for (const auto &version : versions) {
        text = joined(version);
        if (text.size() <= longestSentence)
            return text;
    }
    return shortened(text, longestSentence);
}

} // namespace hp::holds
