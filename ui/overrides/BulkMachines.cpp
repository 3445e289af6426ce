// SPDX-License-Identifier: Apache-2.0
#include "ui/overrides/BulkMachines.h"

#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"
#include "ui/session/RowFields.h"

#include <utility>

namespace hp::ui {

namespace {

BulkMachine leftOutMachine(const KeyedRow &entry)
{
    const auto row = rowOf<live::BasicBulkLeftOutRow<QString>>(entry.row);
    return {.key = entry.key, .object = row.object, .outcome = translated(row.why)};
}

/// As the review of a single override words it.
QString asked(const QString &question, live::Light light)
{
    return (light == live::Light::Red ? BulkMachines::tr("\u2717 %1: no")
                                      : BulkMachines::tr("? %1: unknown"))
        .arg(question);
}

BulkMachine plannedMachine(const KeyedRow &entry)
{
    const auto row = rowOf<live::BasicBulkMemberRow<QString>>(entry.row);
    BulkMachine machine{.key = entry.key,
                        .wave = static_cast<int>(row.wave),
                        .kind = row.kind,
                        .object = row.object,
                        .level = row.level,
                        .state = textOf(row.state),
                        .outcome = translated(row.outcome),
                        .patch = row.patch};
    QStringList others;
    for (const auto &check : row.checks) {
        if (check.light == live::Light::Green)
            ++machine.passed;
        else
            others.append(
                asked(check.question.empty() ? check.id : translated(check.question), check.light));
    }
    machine.others = others.join(QLatin1Char('\n'));
    return machine;
}

} // namespace

QVariant BulkMachines::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const BulkMachine &machine = at(index.row());
    switch (role) {
    case KeyRole:
        return machine.key;
    case WaveRole:
        return machine.wave;
    case KindRole:
        return machine.kind;
    case ObjectRole:
        return machine.object;
    case LevelRole:
        return machine.level;
    case PassedRole:
        return machine.passed;
    case OthersRole:
        return machine.others;
    case StateRole:
        return machine.state;
    case OutcomeRole:
        return machine.outcome;
    case PatchRole:
        return machine.patch;
    default:
        return {};
    }
}

QHash<int, QByteArray> BulkMachines::roleNames() const
{
    return {{KeyRole, "key"},
            {WaveRole, "wave"},
            {KindRole, "kind"},
            {ObjectRole, "object"},
            {LevelRole, "level"},
            {PassedRole, "passed"},
            {OthersRole, "others"},
            {StateRole, "stage"},
            {OutcomeRole, "outcome"},
            {PatchRole, "patch"}};
}

void BulkMachines::read(const KeyedRowsModel &rows, const QString &plan)
{
    std::vector<BulkMachine> machines;
    const QString inPlan = plan + QLatin1Char('/');
    const QString leftOut = inPlan + QLatin1String("out/");
    if (!plan.isEmpty()) {
        for (const KeyedRow &entry : rows.rows()) {
            if (entry.key.startsWith(leftOut))
                machines.push_back(leftOutMachine(entry));
            else if (entry.key.startsWith(inPlan))
                machines.push_back(plannedMachine(entry));
        }
    }
    replaceAll(std::move(machines));
}

} // namespace hp::ui

#include "moc_BulkMachines.cpp"
