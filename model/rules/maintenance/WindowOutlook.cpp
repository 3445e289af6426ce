// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/WindowOutlook.h"

#include "model/rules/maintenance/WindowSpec.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::maintenance {

namespace {

/// A window that is for the machine, and its next opening as its status has it.
struct SelectingWindow {
    std::string name{};
    WindowSpec spec{};
    bool readable = true;
    std::optional<Opening> next{};
    bool isComputed = false; ///< its status tells of it
};

std::optional<Opening> nextOpeningOf(const Object &window)
{
    const auto start = parseTime(window.text("/status/nextStart"));
    if (!start)
        return std::nullopt;
    const auto end = parseTime(window.text("/status/nextEnd"));
    return Opening{*start, end.value_or(*start)};
}

WindowOutlook outlookFor(Outlook outlook, const SelectingWindow &window)
{
    WindowOutlook told;
    told.outlook = outlook;
    told.window = window.name;
    return told;
}

/// What keeps a window shut at a time at which it would be open.
std::optional<WindowOutlook> barOf(const SelectingWindow &window, TimePoint now)
{
    if (window.spec.pausedUntil && *window.spec.pausedUntil > now) {
        WindowOutlook told = outlookFor(Outlook::Paused, window);
        told.at = window.spec.pausedUntil;
        return told;
    }
    for (const Opening &excluded : window.spec.excludes) {
        if (!excluded.contains(now))
            continue;
        WindowOutlook told = outlookFor(Outlook::Excluded, window);
        told.at = excluded.end;
        return told;
    }
    return std::nullopt;
}

/// The one that opens at the chosen time, or that is open then, or that opens first.
const SelectingWindow *openingFirst(const std::vector<SelectingWindow> &windows,
                                    const std::optional<Opening> &chosen)
{
    const auto startsThen = [&](const SelectingWindow &one) {
        return one.next && one.next->start == chosen->start;
    };
    const auto isOpenThen = [&](const SelectingWindow &one) {
        return one.next && one.next->contains(chosen->start);
    };
    if (chosen) {
        auto found = std::ranges::find_if(windows, startsThen);
        if (found == windows.end())
            found = std::ranges::find_if(windows, isOpenThen);
        if (found != windows.end())
            return &*found;
    }
    const SelectingWindow *first = nullptr;
    for (const SelectingWindow &one : windows) {
        if (one.next && (!first || one.next->start < first->next->start))
            first = &one;
    }
    return first;
}

} // namespace

WindowOutlook windowOutlook(const Object &machine,
                            const std::vector<Object> &windows,
                            const std::optional<Opening> &chosen,
                            TimePoint now)
{
    WindowOutlook told;
    std::vector<SelectingWindow> selecting;
    std::optional<WindowOutlook> invalid;
    for (const Object &window : windows) {
        auto spec = parseWindow(window);
        SelectingWindow one{window.name(),
                            {},
                            static_cast<bool>(spec),
                            nextOpeningOf(window),
                            window.at("/status/open").is_boolean()};
        if (spec) {
            if (!spec->selector.selects(machine))
                continue;
            one.spec = std::move(*spec);
        } else if (!one.next) {
            // Whom it is for cannot be told either.
            if (!invalid) {
                invalid = outlookFor(Outlook::Invalid, one);
                invalid->fault = spec.error().said;
            }
            continue;
        }
        selecting.push_back(std::move(one));
    }
    if (windows.empty())
        return told;
    told.outlook = Outlook::NoneSelects;
    if (selecting.empty())
        return invalid ? *invalid : told;
    const auto openNow = std::ranges::find_if(selecting, [now](const SelectingWindow &one) {
        return one.next && one.next->contains(now) && one.next->end - now >= one.spec.minRemaining;
    });
    const SelectingWindow *first = openingFirst(selecting, chosen);
    std::optional<WindowOutlook> bar;
    for (const SelectingWindow &one : selecting) {
        if (!bar)
            bar = barOf(one, now);
    }
    // One that is open, and the chosen time is later: another one bars it.
    const bool isShut = openNow != selecting.end() && chosen && chosen->start > now;
    if (bar && (!first || !chosen || isShut)) {
        told = *bar;
    } else if (openNow != selecting.end() && !chosen) {
        told = outlookFor(Outlook::Open, *openNow);
    } else if (first) {
        told = outlookFor(Outlook::Opens, *first);
        told.at = chosen ? chosen->start : first->next->start;
    } else {
        const bool never = std::ranges::all_of(
            selecting, [](const SelectingWindow &one) { return one.isComputed; });
        told = outlookFor(never ? Outlook::Never : Outlook::Unknown, selecting.front());
        if (chosen) {
            told.outlook = Outlook::Opens;
            told.at = chosen->start;
        }
    }
    told.isBarred = bar.has_value();
    told.selecting = static_cast<int>(selecting.size());
    return told;
}

} // namespace hp::maintenance
