// SPDX-License-Identifier: Apache-2.0
#include "ui/whatif/ExpectedHolds.h"

#include "ui/languages/Translated.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

using ExpectedHold = live::BasicExpectedHoldRow<QString>;

/// Shorter holds are nothing that a person waits for.
constexpr Duration worthABar = 1s;

QString lengthText(const live::SpreadRow &length)
{
    if (!length.p50)
        return ExpectedHolds::tr("does not end");
    const QString usual = ageText(*length.p50);
    if (!length.p95)
        return ExpectedHolds::tr("%1, or does not end").arg(usual);
    const QString late = ageText(*length.p95);
    return usual == late ? usual : ExpectedHolds::tr("%1 to %2").arg(usual, late);
}

bool isWorthABar(const ExpectedHold &hold)
{
    return hold.from.p50 && hold.length.p95.value_or(worthABar) >= worthABar;
}

/// What machines are called: without their namespaces, but for those that have a namesake.
class MachineNames
{
public:
    explicit MachineNames(const ForecastRow &forecast)
    {
        for (const ExpectedHold &hold : forecast.holds)
            m_keys[own(hold.machine)].insert(hold.machine);
    }
    [[nodiscard]] QString of(const QString &key) const
    {
        const QString name = own(key);
        return m_keys.value(name).size() > 1 ? key : name;
    }

private:
    static QString own(const QString &key) { return key.section(QLatin1Char('/'), 1); }

    QHash<QString, QSet<QString>> m_keys{}; ///< by name
};

} // namespace

QString ageText(Duration age)
{
    return QString::fromStdString(formatAge(age));
}

int ExpectedHolds::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_bars.size());
}

QVariant ExpectedHolds::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Bar &bar = m_bars[static_cast<std::size_t>(index.row())];
    switch (role) {
    case MachineRole:
        return bar.machine;
    case HolderRole:
        return bar.holder;
    case FromRole:
        return bar.from;
    case LengthRole:
        return bar.length;
    case RunsRole:
        return bar.runs;
    case LastingRole:
        return bar.lasting;
    case StartRole:
        return bar.start;
    case UsualEndRole:
        return bar.usualEnd;
    case LateEndRole:
        return bar.lateEnd;
    default:
        return {};
    }
}

QHash<int, QByteArray> ExpectedHolds::roleNames() const
{
    return {{MachineRole, "machine"},
            {HolderRole, "holder"},
            {FromRole, "from"},
            {LengthRole, "length"},
            {RunsRole, "runs"},
            {LastingRole, "lasting"},
            {StartRole, "start"},
            {UsualEndRole, "usualEnd"},
            {LateEndRole, "lateEnd"}};
}

void ExpectedHolds::read(const ForecastRow &forecast, Duration span)
{
    const MachineNames names(forecast);
    beginResetModel();
    m_bars.clear();
    for (const ExpectedHold &hold : forecast.holds) {
        if (!isWorthABar(hold))
            continue;
        const Duration from = *hold.from.p50;
        const auto share = [span](Duration time) {
            return std::clamp(
                static_cast<double>(time.count()) / static_cast<double>(span.count()), 0.0, 1.0);
        };
        const auto end = [&](const std::optional<Duration> &length) {
            return length ? share(from + *length) : 1.0;
        };
        m_bars.push_back({names.of(hold.machine),
                          translated(hold.holder),
                          QLatin1Char('+') + ageText(from),
                          lengthText(hold.length),
                          static_cast<int>(hold.runs),
                          hold.isLasting(),
                          share(from),
                          end(hold.length.p50),
                          end(hold.length.p95)});
    }
    endResetModel();
}

QStringList ExpectedHolds::lasting(const ForecastRow &forecast)
{
    const MachineNames names(forecast);
    std::vector<std::pair<QString, QStringList>> holders;
    for (const ExpectedHold &hold : forecast.holds) {
        // Who waits for its turn waits for another one, which is named.
        if (!hold.isLasting() || hold.kind == QLatin1String("turn"))
            continue;
        const QString holder = translated(hold.holder);
        auto found = std::ranges::find(holders, holder, &decltype(holders)::value_type::first);
        if (found == holders.end())
            found = holders.insert(found, {holder, {}});
        found->second.append(names.of(hold.machine));
    }
    QStringList words;
    for (const auto &[holder, machines] : holders)
        words.append(tr("%1 on %2").arg(holder, machines.join(QStringLiteral(", "))));
    return words;
}

Duration ExpectedHolds::spanOf(const ForecastRow &forecast)
{
    Duration span = 1min;
    const auto reach = [&span](const std::optional<Duration> &time) {
        span = std::max(span, time.value_or(Duration(0)));
    };
    reach(forecast.end.p50);
    reach(forecast.end.p95);
    for (const ExpectedHold &hold : forecast.holds) {
        if (isWorthABar(hold))
            reach(*hold.from.p50 + hold.length.p95.value_or(Duration(0)));
    }
    return span + span / 20;
}

} // namespace hp::ui

#include "moc_ExpectedHolds.cpp"
