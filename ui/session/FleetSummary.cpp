// SPDX-License-Identifier: Apache-2.0
#include "ui/session/FleetSummary.h"

#include "ui/languages/Translated.h"
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

QString FleetSummary::worstSentence() const
{
    return translated(m_figures.worstSentence);
}

void FleetSummary::count()
{
    Figures figures;
    std::vector<const FleetRow *> waiting;
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
            || (!row.sentence.text.isEmpty() && row.status.look != live::Look::Progress))
            waiting.push_back(&row);
    }
    const std::size_t shown = std::min(shownWorst, waiting.size());
    std::partial_sort(waiting.begin(),
                      waiting.begin() + static_cast<std::ptrdiff_t>(shown),
                      waiting.end(),
                      [](const FleetRow *a, const FleetRow *b) { return isWorse(*a, *b); });
    for (std::size_t place = 0; place < shown; ++place) {
        figures.worst.append(waiting[place]->key);
        figures.worstSentences.push_back(waiting[place]->sentence);
        figures.worstLooks.append(textOf(waiting[place]->look()));
        figures.worstPriorities.append(waiting[place]->status.priority);
    }
    if (!waiting.empty()) {
        const FleetRow *worst = waiting.front();
        figures.more = static_cast<int>(waiting.size()) - 1;
        figures.worstKey = worst->key;
        figures.worstName = worst->name;
        figures.worstSentence = worst->sentence;
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
