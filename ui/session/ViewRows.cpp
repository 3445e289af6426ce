// SPDX-License-Identifier: Apache-2.0
#include "ui/session/ViewRows.h"

#include "ui/session/Wire.h"

namespace hp::ui {

namespace {

template<typename Gadget, typename Row>
QVariantList gadgetsOf(const std::vector<Row> &rows)
{
    QVariantList list;
    list.reserve(static_cast<qsizetype>(rows.size()));
    for (const Row &row : rows)
        list.append(QVariant::fromValue(Gadget{row}));
    return list;
}

template<typename Gadget>
QVariant gadgetFrom(const QString &, const simdjson::dom::object &row)
{
    return QVariant::fromValue(wire::read<Gadget>(row));
}

template<typename Gadget>
QVariant noGadget(const QString &)
{
    return QVariant::fromValue(Gadget());
}

bool isSummary(const QString &key)
{
    return key == QLatin1String("summary");
}

/// A Machine as YAML, and what was sent or printed, is a text of lines.
QVariant mapFrom(const QString &key, const simdjson::dom::object &row)
{
    if (key == QLatin1String("yaml"))
        return wire::map(row, wire::Lines::Kept);
    QVariantMap members = wire::map(row, wire::Lines::Escaped);
    for (const char *name : {"patch", "kubectl", "lastOutput"}) {
        std::string_view text;
        if (row[name].get(text) == simdjson::SUCCESS)
            members[QLatin1String(name)] = wire::toQString(text, wire::Lines::Kept);
    }
    return members;
}

constexpr RowForm asMaps{&mapFrom, [](const QString &) { return QVariant(QVariantMap()); }};
constexpr RowForm asPower{&gadgetFrom<PowerGadget>, &noGadget<PowerGadget>};
constexpr RowForm asAlarms{[](const QString &key, const simdjson::dom::object &row) {
                               return isSummary(key) ? gadgetFrom<AlarmSummaryGadget>(key, row)
                                                     : gadgetFrom<AlarmGadget>(key, row);
                           },
                           [](const QString &key) {
                               return isSummary(key) ? noGadget<AlarmSummaryGadget>(key)
                                                     : noGadget<AlarmGadget>(key);
                           }};

} // namespace

QVariantList PowerGadget::keyGadgets() const
{
    return gadgetsOf<PowerKeyGadget>(keys);
}

QString AlarmTimesGadget::words() const
{
    QString words = name.empty() ? key.section(QLatin1Char('/'), 1) : translated(name);
    while (words.endsWith(QLatin1Char('.')))
        words.chop(1);
    return words;
}

QList<double> AlarmSummaryGadget::dayByPriority() const
{
    return {lastDayByPriority.begin(), lastDayByPriority.end()};
}

QList<double> AlarmSummaryGadget::rates() const
{
    return {perTenMinutes.begin(), perTenMinutes.end()};
}

QVariantList AlarmSummaryGadget::maxGadgets() const
{
    return gadgetsOf<AlarmTimesGadget>(most);
}

QVariantList AlarmSummaryGadget::chatteringGadgets() const
{
    return gadgetsOf<AlarmTimesGadget>(chattering);
}

const RowForm &rowFormOf(const QString &view)
{
    if (view == QLatin1String("power"))
        return asPower;
    return view == QLatin1String("alarms") ? asAlarms : asMaps;
}

} // namespace hp::ui

#include "moc_ViewRows.cpp"
