// SPDX-License-Identifier: Apache-2.0
#include "ui/session/FleetSummary.h"

#include "ui/languages/Translated.h"
#include "ui/session/AlarmBoard.h"
#include "ui/session/FleetModel.h"
#include "ui/session/LiveValues.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace hp::ui {

namespace {

constexpr std::size_t shownWorst = 5;

void add(FleetCount &count, const live::Instant &instant)
{
    const double since = millisecondsOf(instant);
    ++count.count;
    if (since > 0 && (count.oldest == 0 || since < count.oldest))
        count.oldest = since;
}

/// Worse first: by what it is, then by how long it has been so, then by name.
bool isWorse(const FleetRow &a, const FleetRow &b)
{
    const int rank = a.rank() - b.rank();
    return rank != 0 ? rank < 0 : std::tie(a.status.since, a.key) < std::tie(b.status.since, b.key);
}

/// Machines that wait for one cause, or one that waits for its own.
struct Together {
    const FleetRow *worst = nullptr;
    int machines = 0;
    int late = 0;
    double oldest = 0; ///< milliseconds since 1970
};

/// Points into the row of a machine: thousands may wait, and they are counted with every frame.
struct Cause {
    QStringView cluster;
    QStringView text;

    bool operator==(const Cause &) const = default;
    friend std::size_t qHash(const Cause &cause, std::size_t seed)
    {
        return qHashMulti(seed, cause.cluster, cause.text);
    }
};

void gather(Together &one, const FleetRow &row)
{
    const double since = millisecondsOf(row.status.since);
    if (!one.worst || isWorse(row, *one.worst))
        one.worst = &row;
    ++one.machines;
    one.late += row.holdIn(live::HoldState::Late) || row.holdIn(live::HoldState::Overdue) ? 1 : 0;
    if (since > 0 && (one.oldest == 0 || since < one.oldest))
        one.oldest = since;
}

} // namespace

FleetSummary::FleetSummary(FleetModel &fleet, QObject *parent)
    : QObject(parent)
    , m_fleet(fleet)
{
    connect(&fleet, &FleetModel::settled, this, &FleetSummary::count);
}

QStringList FleetSummary::worstSentences() const
{
    return translated(m_figures.worstSentences);
}

QStringList FleetSummary::worstCauses() const
{
    return translated(m_figures.worstCauses);
}

QString FleetSummary::worstText(int place, double now) const
{
    if (place < 0 || place >= m_figures.worst.size())
        return {};
    const int machines = m_figures.worstMachines[place];
    return machines > 1
        ? AlarmBoard::headline(translated(m_figures.worstCauses[std::size_t(place)]),
                               machines,
                               m_figures.worstOldest[place],
                               m_figures.worstLate[place],
                               now)
        : translated(m_figures.worstSentences[std::size_t(place)]);
}

void FleetSummary::count()
{
    Figures figures;
    std::vector<Together> waiting;
    QHash<Cause, std::size_t> places;
    int machines = 0;
    for (const FleetRow &row : m_fleet.rows()) {
        ++figures.machines;
        figures.longestName = std::max(figures.longestName, static_cast<int>(row.name.size()));
        if (row.status.priority >= 1 && row.status.priority <= 3)
            ++figures.priorities[row.status.priority];
        if (const FleetHold *hold = row.holding())
            add(figures.holding, hold->since);
        else if (!row.holds.empty())
            ++figures.armed;
        if (const FleetHold *late = row.holdIn(live::HoldState::Late))
            add(figures.late, late->since);
        if (const FleetHold *overdue = row.holdIn(live::HoldState::Overdue))
            add(figures.overdue, overdue->since);
        if (row.powerInDoubt())
            add(figures.powerOdd, row.status.since);
        if (row.inMaintenance())
            // Of work under way the row does not say since when; its own time is that of its state.
            add(figures.maintenance,
                row.status.look == live::Look::Maintenance ? row.status.since : std::nullopt);
        // A stage that is under way has a sentence too, and stops nothing.
        if (row.holding() || row.holdIn(live::HoldState::Failed)
            || (!row.sentence.text.isEmpty() && row.status.look != live::Look::Progress)) {
            ++machines;
            // Machines of an older backend, and those that have nothing in common, stand alone.
            std::size_t place = waiting.size();
            if (!row.cause.empty()) {
                const Cause cause{row.cluster, row.cause.text};
                place = places.value(cause, place);
                if (place == waiting.size())
                    places.insert(cause, place);
            }
            if (place == waiting.size())
                waiting.emplace_back();
            gather(waiting[place], row);
        }
    }
    const std::size_t shown = std::min(shownWorst, waiting.size());
    std::partial_sort(
        waiting.begin(),
        waiting.begin() + static_cast<std::ptrdiff_t>(shown),
        waiting.end(),
        [](const Together &a, const Together &b) { return isWorse(*a.worst, *b.worst); });
    for (std::size_t place = 0; place < shown; ++place) {
        const Together &one = waiting[place];
        const FleetRow &row = *one.worst;
        figures.worst.append(row.key);
        figures.worstSentences.push_back(row.sentence);
        figures.worstLooks.append(textOf(row.look()));
        figures.worstPriorities.append(row.status.priority);
        figures.worstMachines.append(one.machines);
        figures.worstCauses.push_back(one.machines > 1 ? row.cause : Said());
        figures.worstOldest.append(one.oldest);
        figures.worstLate.append(one.late);
    }
    if (!waiting.empty()) {
        const FleetRow *worst = waiting.front().worst;
        figures.more = machines - 1;
        figures.worstKey = worst->key;
        figures.worstName = worst->name;
        figures.worstLook = textOf(worst->look());
        figures.worstPriority = worst->status.priority;
    }
    if (figures == m_figures)
        return;
    m_figures = figures;
    emit changed();
}

} // namespace hp::ui

#include "moc_FleetSummary.cpp"
