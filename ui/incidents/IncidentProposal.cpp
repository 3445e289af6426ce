// SPDX-License-Identifier: Apache-2.0
#include "ui/incidents/IncidentProposal.h"

#include "model/base/Text.h"
#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"

#include <QCoreApplication>
#include <QStringList>
#include <QVariantMap>

#include <algorithm>
#include <array>
#include <utility>

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

constexpr Duration withoutHold = 2h;
constexpr Duration leastBefore = 2min;
constexpr Duration mostBefore = 1h;
/// Beyond these a list is read by nobody.
constexpr std::size_t maxMachinesTold = 12;
constexpr std::size_t maxDeedsTold = 20;

struct ProposalText {
    Q_DECLARE_TR_FUNCTIONS(IncidentProposal)
};

/// A name in a line of plain text.
QString name(const QString &raw)
{
    return QString::fromStdString(visible(raw.toStdString()));
}

/// The same where it may be read as Markdown: it is no link, no picture, no code and no HTML.
QString inMarkdown(const QString &raw)
{
    QString safe;
    for (const QChar c : name(raw)) {
        if (QStringLiteral("\\`*[]<>&").contains(c))
            safe += QLatin1Char('\\');
        safe += c;
    }
    return safe;
}

/// "2026-11-20 13:16:22 UTC"
QString stampOf(TimePoint at)
{
    QString text = QString::fromStdString(formatTime(at));
    text.replace(QLatin1Char('T'), QLatin1Char(' '));
    text.replace(QLatin1Char('Z'), QStringLiteral(" UTC"));
    return text;
}

struct Held {
    const FleetRow *machine = nullptr;
    const FleetHold *hold = nullptr;
};

/// What holds now, of the machine that waits for longest first; those of one machine stand
/// together.
std::vector<Held> heldAmong(const std::vector<FleetRow> &machines)
{
    struct Waiting {
        const FleetRow *machine = nullptr;
        std::vector<const FleetHold *> holds{};
        live::Instant since{};
    };
    // What has no time is as old as nothing.
    const auto isBefore = [](const live::Instant &a, const live::Instant &b) {
        return a && (!b || *a < *b);
    };
    std::vector<Waiting> waiting;
    for (const FleetRow &machine : machines) {
        Waiting one{&machine};
        for (const FleetHold &hold : machine.holds) {
            if (!isHolding(hold.state))
                continue;
            one.holds.push_back(&hold);
            if (isBefore(hold.since, one.since))
                one.since = hold.since;
        }
        std::ranges::stable_sort(one.holds, [&](const FleetHold *a, const FleetHold *b) {
            return isBefore(a->since, b->since);
        });
        if (!one.holds.empty())
            waiting.push_back(std::move(one));
    }
    std::ranges::stable_sort(
        waiting, [&](const Waiting &a, const Waiting &b) { return isBefore(a.since, b.since); });
    std::vector<Held> held;
    for (const Waiting &one : waiting) {
        for (const FleetHold *hold : one.holds)
            held.push_back({one.machine, hold});
    }
    return held;
}

QString titleOf(const std::vector<Held> &held, qsizetype machines)
{
    if (held.empty())
        return {};
    const Held &oldest = held.front();
    const QString who = name(oldest.machine->name);
    const QString point = pointOfHold(oldest.hold->kind);
    const QString what = name(oldest.hold->name);
    const bool isOne = std::ranges::all_of(held, [&](const Held &each) {
        return each.hold->kind == oldest.hold->kind && each.hold->name == oldest.hold->name;
    });
    if (machines == 1)
        return point.isEmpty() ? ProposalText::tr("%1 waits: %2").arg(who, what)
                               : ProposalText::tr("%1 waits at %2 for %3").arg(who, point, what);
    const QString count = QString::number(machines);
    if (point.isEmpty())
        return isOne ? ProposalText::tr("%1 machines wait: %2").arg(count, what)
                     : ProposalText::tr("%1 machines wait, %2 longest: %3").arg(count, who, what);
    return isOne ? ProposalText::tr("%1 machines wait at %2 for %3").arg(count, point, what)
                 : ProposalText::tr("%1 machines wait, %2 longest, at %3 for %4")
                       .arg(count, who, point, what);
}

QString lineOf(const Held &held, TimePoint now)
{
    const FleetHold &hold = *held.hold;
    const QString who = inMarkdown(held.machine->name);
    const QString what = inMarkdown(hold.name);
    const QString point = pointOfHold(hold.kind);
    QStringList parts{point.isEmpty()
                          ? ProposalText::tr("%1 waits: %2").arg(who, what)
                          : ProposalText::tr("%1 waits at %2 for %3").arg(who, point, what)};
    if (!hold.owner.isEmpty())
        parts << ProposalText::tr("owner: %1").arg(inMarkdown(hold.owner));
    if (hold.since)
        parts << ProposalText::tr("since %1 (%2)")
                     .arg(stampOf(*hold.since),
                          QString::fromStdString(
                              formatAge(std::max(Duration(0), now - *hold.since))));
    if (hold.state == live::HoldState::Late || hold.state == live::HoldState::Overdue)
        parts << translatedWord(textOf(hold.state)).toLower();
    return QStringLiteral("- ") + parts.join(QStringLiteral("; "));
}

QString storyOf(const std::vector<Held> &held,
                qsizetype machines,
                const std::optional<std::vector<IncidentDeed>> &deeds,
                TimePoint now)
{
    QStringList lines;
    std::size_t told = 0;
    const FleetRow *last = nullptr;
    for (const Held &each : held) {
        if (each.machine != last && told++ == maxMachinesTold) {
            lines << QStringLiteral("- ")
                    + ProposalText::tr("%1 more machines wait.")
                          .arg(machines - static_cast<qsizetype>(maxMachinesTold));
            break;
        }
        last = each.machine;
        lines << lineOf(each, now);
    }
    if (!deeds)
        return lines.join(QLatin1Char('\n'));
    if (!lines.isEmpty())
        lines << QString();
    if (deeds->empty()) {
        if (!lines.isEmpty())
            lines << ProposalText::tr("No action of a person is recorded yet.");
        return lines.join(QLatin1Char('\n'));
    }
    lines << ProposalText::tr("Done so far:") << QString();
    // The newest matter most; what came before them is in the timeline.
    const std::size_t skipped = deeds->size() > maxDeedsTold ? deeds->size() - maxDeedsTold : 0;
    for (std::size_t at = skipped; at < deeds->size(); ++at) {
        const IncidentDeed &deed = (*deeds)[at];
        QString line = QStringLiteral("- ") + stampOf(deed.at) + QStringLiteral(": ");
        if (!deed.by.isEmpty())
            line += inMarkdown(deed.by) + QStringLiteral(": ");
        lines << line + inMarkdown(deed.what);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

IncidentProposal proposeIncident(const std::vector<FleetRow> &machines,
                                 const std::optional<std::vector<IncidentDeed>> &deeds,
                                 TimePoint now)
{
    const std::vector<Held> held = heldAmong(machines);
    live::Instant oldest;
    qsizetype waiting = 0;
    const FleetRow *last = nullptr;
    for (const Held &each : held) {
        waiting += std::exchange(last, each.machine) == each.machine ? 0 : 1;
        if (each.hold->since && (!oldest || *each.hold->since < *oldest))
            oldest = each.hold->since;
    }
    TimePoint from = now - withoutHold;
    if (oldest)
        from = std::min(*oldest, now)
            - std::clamp<Duration>((now - std::min(*oldest, now)) / 20, leastBefore, mostBefore);
    return {titleOf(held, waiting),
            std::chrono::floor<std::chrono::minutes>(from),
            storyOf(held, waiting, deeds, now)};
}

std::vector<IncidentDeed> deedsAmong(const QVariantList &entries)
{
    // An override is a `command` that tells more than the hold that it ended.
    static const std::array kinds{QStringLiteral("ack"),
                                  QStringLiteral("shelve"),
                                  QStringLiteral("note"),
                                  QStringLiteral("approval"),
                                  QStringLiteral("command")};
    std::vector<IncidentDeed> deeds;
    for (const QVariant &each : entries) {
        const QVariantMap entry = each.toMap();
        if (std::ranges::find(kinds, entry.value(QStringLiteral("kind")).toString()) == kinds.end())
            continue;
        const auto at =
            parseTime(entry.value(QStringLiteral("event_time")).toString().toStdString());
        if (!at)
            continue;
        const QVariantMap actor = entry.value(QStringLiteral("actor")).toMap();
        QString by = actor.value(QStringLiteral("display")).toString();
        if (by.isEmpty())
            by = actor.value(QStringLiteral("id")).toString();
        deeds.push_back({*at, by, entry.value(QStringLiteral("summary")).toString()});
    }
    return deeds;
}

} // namespace hp::ui
