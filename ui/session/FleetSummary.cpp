// SPDX-License-Identifier: Apache-2.0
#include "ui/session/FleetSummary.h"

#include "ui/session/FleetModel.h"

#include <tuple>

namespace hp::ui {

namespace {

void add(FleetCount &count, double since)
{
    ++count.count;
    if (since > 0 && (count.oldest == 0 || since < count.oldest))
        count.oldest = since;
}

/// Worse first: by what it is, then by how long it has been so, then by name.
bool isWorse(const FleetRow &a, const FleetRow &b)
{
    return std::tuple(a.rank(), a.since, a.key) < std::tuple(b.rank(), b.since, b.key);
}

} // namespace

FleetSummary::FleetSummary(FleetModel &fleet, QObject *parent)
    : QObject(parent)
    , m_fleet(fleet)
{
    connect(&fleet, &FleetModel::settled, this, &FleetSummary::count);
}

void FleetSummary::count()
{
    Figures figures;
    const FleetRow *worst = nullptr;
    for (const FleetRow &row : m_fleet.rows()) {
        ++figures.machines;
        if (row.priority >= 1 && row.priority <= 3)
            ++figures.priorities[row.priority];
        if (const FleetHold *hold = row.holding())
            add(figures.holding, hold->since);
        else if (!row.holds.empty())
            ++figures.armed;
        if (row.look == QLatin1String("failed") || row.phase == QLatin1String("Failed"))
            add(figures.failed, row.since);
        if (row.power == QLatin1String("Unknown") || row.powerMismatch())
            add(figures.powerOdd, row.since);
        if (row.deleting)
            add(figures.deleting, row.phaseSince);
        if (row.look == QLatin1String("maintenance"))
            add(figures.maintenance, row.since);
        if (!row.sentence.isEmpty()) {
            ++figures.more;
            if (!worst || isWorse(row, *worst))
                worst = &row;
        }
    }
    if (worst) {
        --figures.more;
        figures.worstKey = worst->key;
        figures.worstName = worst->name;
        figures.worstSentence = worst->sentence;
        figures.worstLook = worst->look;
        figures.worstPriority = worst->priority;
    }
    if (figures == m_figures)
        return;
    m_figures = figures;
    emit changed();
}

} // namespace hp::ui
