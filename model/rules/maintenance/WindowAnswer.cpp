// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/WindowAnswer.h"

#include "model/base/Text.h"
#include "model/messages/Maintenance.h"
#include "model/messages/Window.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::maintenance {

namespace {

/// What the windows of one machine come to.
struct Together {
    Openings openings{};
    Duration minRemaining{};
    int selecting = 0;
    int pausedForGood = 0;
    bool barred = false;
    std::vector<Message> faults{};
};

bool isPausedForGood(const WindowSpec &spec, TimePoint now)
{
    return spec.pausedUntil && *spec.pausedUntil > now + windowHorizon;
}

/// The present opening, or else the first one to come.
std::optional<Opening> nextOf(const WindowTimes &window, TimePoint now)
{
    if (!window.fault.empty())
        return std::nullopt;
    const Openings openings = without(window.openings, window.spec.excludes);
    const auto next = std::find_if(
        openings.begin(), openings.end(), [now](const Opening &one) { return one.end > now; });
    return next == openings.end() ? std::nullopt : std::optional(*next);
}

Together together(const WindowView &view, TimePoint now)
{
    Together all;
    Openings ofAll;
    Openings ofSome;
    Openings excludes;
    bool someSelect = false;
    bool boundByAll = false;
    for (const WindowTimes &window : view.windows) {
        if (!window.fault.empty()) {
            all.faults.push_back(window.fault);
            continue;
        }
        const WindowSpec &spec = window.spec;
        if (!spec.selector.selects(view.machine))
            continue;
        ++all.selecting;
        if (isPausedForGood(spec, now))
            ++all.pausedForGood;
        all.barred = all.barred || (spec.pausedUntil && now < *spec.pausedUntil)
            || std::any_of(spec.excludes.begin(), spec.excludes.end(), [now](const Opening &one) {
                         return one.contains(now);
                     });
        const bool forAll = spec.selector.isEmpty();
        (forAll ? boundByAll : someSelect) = true;
        Openings &group = forAll ? ofAll : ofSome;
        group.insert(group.end(), window.openings.begin(), window.openings.end());
        excludes.insert(excludes.end(), spec.excludes.begin(), spec.excludes.end());
        all.minRemaining = std::max(all.minRemaining, spec.minRemaining);
    }
    ofAll = united(std::move(ofAll));
    ofSome = united(std::move(ofSome));
    const Openings open = someSelect && boundByAll ? common(ofSome, ofAll)
        : someSelect                               ? ofSome
                                                   : ofAll;
    all.openings = without(open, united(std::move(excludes)));
    return all;
}

WindowAnswer answer(WindowState state, std::optional<Opening> opening, Message reason)
{
    return {state, opening, std::move(reason), {}, false};
}

WindowAnswer evaluate(const WindowView &view, const Together &all, TimePoint now)
{
    if (view.windows.empty())
        return answer(WindowState::NoWindows, {}, say::noWindowIsDefined());
    if (all.selecting == 0)
        return answer(WindowState::NoneSelects, {}, say::noWindowIsForMachine());
    const auto usable =
        std::find_if(all.openings.begin(), all.openings.end(), [&](const Opening &one) {
            return one.end - std::max(one.start, now) >= all.minRemaining && one.end > now;
        });
    const std::optional<Opening> next =
        usable == all.openings.end() ? std::nullopt : std::optional(*usable);
    if (next && next->contains(now))
        return answer(WindowState::Open, next, say::windowIsOpenUntil(formatTime(next->end)));
    const bool openNow = std::any_of(all.openings.begin(),
                                     all.openings.end(),
                                     [now](const Opening &one) { return one.contains(now); });
    if (openNow)
        return answer(WindowState::TooLate,
                      next,
                      next ? say::tooLittleOfWindowIsLeft(all.minRemaining, formatTime(next->start))
                           : say::tooLittleOfLastWindowIsLeft(all.minRemaining));
    if (next)
        return answer(WindowState::Closed, next, say::windowIsClosedUntil(formatTime(next->start)));
    if (all.pausedForGood == all.selecting)
        return answer(WindowState::Paused, {}, say::windowsArePaused());
    return answer(WindowState::NoneComputable, {}, say::noWindowOfAtLeastOpens(all.minRemaining));
}

} // namespace

OpeningsAhead openingsAhead(const WindowView &view, TimePoint now)
{
    Together all = together(view, now);
    return {view.windows.empty(), std::move(all.openings), all.minRemaining};
}

const char *toString(WindowState state)
{
    switch (state) {
    case WindowState::NoWindows:
        return "no windows";
    case WindowState::Open:
        return "open";
    case WindowState::TooLate:
        return "too late";
    case WindowState::Closed:
        return "closed";
    case WindowState::NoneSelects:
        return "none selects";
    case WindowState::Paused:
        return "paused";
    case WindowState::NoneComputable:
        break;
    }
    return "none computable";
}

double WindowAnswer::secondsToNext(TimePoint now) const
{
    if (mayStart())
        return 0;
    if (opening)
        return std::chrono::duration<double>(opening->start - now).count();
    return state == WindowState::Paused ? -1 : -2;
}

WindowAnswer decideWindow(const WindowView &view, TimePoint now)
{
    const Together all = together(view, now);
    WindowAnswer result = evaluate(view, all, now);
    result.warning = sentences(all.faults);
    result.barred = all.barred;
    if (result.state == WindowState::NoneSelects)
        result.warning = all.faults.empty()
            ? result.reason
            : say::noWindowIsForMachineBecause(std::move(result.warning));
    return result;
}

double secondsToNext(const WindowTimes &window, TimePoint now)
{
    if (const auto next = nextOf(window, now))
        return std::max(0.0, std::chrono::duration<double>(next->start - now).count());
    return isPausedForGood(window.spec, now) ? -1 : -2;
}

Json windowStatus(const WindowTimes &window, TimePoint now)
{
    if (!window.fault.empty())
        return {{"open", false}, {"message", window.fault.text()}};
    const auto next = nextOf(window, now);
    if (!next)
        return {{"open", false}, {"message", say::opensAtNoTime().sentence()}};
    return {{"open", next->contains(now)},
            {"nextStart", formatTime(next->start)},
            {"nextEnd", formatTime(next->end)}};
}

std::string whySelectsNothing(const WindowSpec &spec, const std::vector<Object> &machines)
{
    const WindowSelector &selector = spec.selector;
    const auto matches = [&machines](const WindowSelector &part) {
        return std::ranges::any_of(
            machines, [&part](const Object &machine) { return part.selects(machine); });
    };
    if (selector.isEmpty() || matches(selector))
        return {};
    const std::string none = "it is for no Machine: ";
    for (const std::string &name : selector.machines) {
        if (!matches({.machines = {name}}))
            return none + "none is called " + visible(name);
    }
    for (const std::string &role : selector.roles) {
        if (!matches({.roles = {role}}))
            return none + "none has the role " + visible(role);
    }
    for (const std::string &zone : selector.zones) {
        if (!matches({.zones = {zone}}))
            return none + "none is in zone " + visible(zone);
    }
    return none + "none has all that its selector names";
}

} // namespace hp::maintenance
