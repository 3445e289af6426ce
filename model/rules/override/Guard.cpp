// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/Guard.h"

#include "model/base/Text.h"
#include "model/messages/Override.h"
#include "model/resource/ControlPlane.h"
#include "model/rules/override/ClusterApiEffect.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string_view>

namespace hp::overrides {

namespace {

GuardLevel atMost(GuardLevel level, GuardLevel cap)
{
    return std::min(level, cap);
}

GuardLevel oneUp(GuardLevel level)
{
    return atMost(static_cast<GuardLevel>(static_cast<int>(level) + 1), GuardLevel::G4);
}

bool nodeRuns(const OverrideView &view)
{
    return view.node && machine::conditionIs(view.node, "Ready", "True");
}

bool stopsHard(Action action)
{
    return action == Action::HardReboot || action == Action::PowerOff;
}

/// "JIRA-123", "INC0012345", "#4711".
bool looksLikeTicket(const std::string &text)
{
    const auto digits =
        std::count_if(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c); });
    const bool plain = std::all_of(text.begin(), text.end(), [](unsigned char c) {
        return std::isalnum(c) || c == '-' || c == '#' || c == '_' || c == '/';
    });
    return plain && digits >= 2 && text.size() >= 3;
}

/// Calls `each` with every character of UTF-8.
template<typename Each>
void forEachCharacter(std::string_view text, Each each)
{
    for (std::size_t at = 0; at < text.size();) {
        std::size_t next = at + 1;
        while (next < text.size() && (static_cast<unsigned char>(text[next]) & 0xC0U) == 0x80U)
            ++next;
        each(text.substr(at, next - at));
        at = next;
    }
}

/// What leaves no trace on a screen and is no control character or mark either, which visible()
/// knows: blanks of any width, fillers, selectors and tags.
bool leavesNoTrace(std::string_view character)
{
    static constexpr std::array<std::string_view, 10> blanks{"\u00a0",
                                                             "\u00ad",
                                                             "\u034f",
                                                             "\u115f",
                                                             "\u1160",
                                                             "\u180e",
                                                             "\u202f",
                                                             "\u2800",
                                                             "\u3164",
                                                             "\uffa0"};
    // Bytes of UTF-8 are in the order of what they stand for.
    const auto within = [character](std::string_view first, std::string_view last) {
        return character.size() == first.size() && character >= first && character <= last;
    };
    return std::find(blanks.begin(), blanks.end(), character) != blanks.end()
        || within("\u2000", "\u200a") || within("\u205f", "\u205f") || within("\u3000", "\u3000")
        || within("\ufe00", "\ufe0f") || within("\U000e0000", "\U000e0fff");
}

/// What somebody who reads it sees: all else is a blank, and there are none around it.
std::string seenOf(std::string_view reason)
{
    std::string seen;
    forEachCharacter(reason, [&seen](std::string_view character) {
        const bool isLayout = character == "\n" || character == "\t" || character == "\r";
        if (isLayout || leavesNoTrace(character))
            seen += ' ';
        else if (visible(character) == character)
            seen += character;
    });
    return std::string(trimmed(seen));
}

/// Characters that are not the same, blanks not counted.
std::size_t differentCharacters(std::string_view text)
{
    std::set<std::string_view> seen;
    forEachCharacter(text, [&seen](std::string_view character) {
        if (!std::isspace(static_cast<unsigned char>(character.front())))
            seen.insert(character);
    });
    return seen.size();
}

} // namespace

Gates gatesOf(GuardLevel level)
{
    // clang-format off
    switch (level) {
    //                              reason hold  name  second delay      offered
    case GuardLevel::G0: return {false, false, false, false, Duration{}, true};
    case GuardLevel::G1: return {false, false, false, false, Duration{}, true};
    case GuardLevel::G2: return {false, false, false, false, Duration{}, true};
    case GuardLevel::G3: return {true,  true,  false, false, sendDelay,  true};
    case GuardLevel::G4: return {true,  true,  true,  true,  sendDelay,  true};
    case GuardLevel::G5: break;
    }
    // clang-format on
    return {false, false, false, false, Duration{}, false};
}

Gates breakGlass(GuardLevel level)
{
    Gates gates = gatesOf(level);
    if (gates.secondPerson) {
        gates.secondPerson = false;
        gates.delay = breakGlassDelay;
    }
    return gates;
}

Guard guardOf(const OverrideRequest &request,
              const OverrideView &view,
              const std::vector<Interlock> &interlocks,
              const GuardPolicy &policy)
{
    const ActionInfo &info = infoOf(request.action);
    Guard guard;
    guard.level = info.base;
    if (info.base == GuardLevel::G5) {
        guard.why.push_back(say::leaksOrCorrupts());
        return guard;
    }
    bool failed = false;
    for (const Interlock &interlock : interlocks) {
        if (interlock.light == Light::Green)
            continue;
        failed = true;
        guard.level = oneUp(guard.level);
        guard.why.push_back(interlock.evidence);
    }
    if (view.recovering) {
        guard.level = oneUp(guard.level);
        guard.why.push_back(say::connectionIsBack());
    }
    const auto raise = [&guard](GuardLevel least, const Form<> &why) {
        if (guard.level >= least)
            return;
        guard.level = least;
        guard.why.push_back(why());
    };
    if (!info.reversible && failed)
        raise(GuardLevel::G4, say::checkFailedAndCannotBeUndone);
    if (!info.reversible && concernsControlPlane(request, view))
        raise(GuardLevel::G4, say::concernsControlPlane);
    if (request.action == Action::ReleasePowerKey)
        raise(GuardLevel::G4, say::keyBelongsToSomebodyElse);
    if (stopsHard(request.action) && nodeRuns(view))
        raise(GuardLevel::G4, say::nodeIsRunning);
    if (const auto it = policy.find(request.action); it != policy.end())
        raise(atMost(it->second, GuardLevel::G4), say::siteAsksForIt);
    raise(atMost(request.least, GuardLevel::G4), say::ruleOfThePerson);
    return guard;
}

bool concernsControlPlane(const OverrideRequest &request, const OverrideView &view)
{
    return machine::isOfControlPlane(view.machine, view.node)
        || (view.capi && capi::isControlPlaneMachine(view.machine))
        || isHookOfControlPlane(request, view);
}

bool showsNothing(const std::string &text)
{
    return seenOf(text).empty();
}

Message whyNotReason(const std::string &reason)
{
    if (reason.size() > maxReason)
        return say::reasonIsTooLong(maxReason);
    const std::string text = seenOf(reason);
    if (text.empty())
        return say::reasonIsNeeded();
    const bool isTicket = looksLikeTicket(text);
    if (text.size() < reasonLength && !isTicket)
        return say::reasonIsTooShort(reasonLength);
    // "aaaaaaaaaa", "-.-.-.-.-.": nobody learns anything from it.
    return differentCharacters(text) < (isTicket ? 2U : 3U) ? say::reasonRepeatsItself()
                                                            : Message();
}

} // namespace hp::overrides
