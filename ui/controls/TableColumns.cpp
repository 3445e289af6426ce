// SPDX-License-Identifier: Apache-2.0
#include "ui/controls/TableColumns.h"

#include <algorithm>
#include <cmath>

namespace hp::ui {

namespace {

const auto partSeparator = QLatin1Char(';');
const auto idSeparator = QLatin1Char(',');
/// Wider than any screen, or a text from somebody else.
constexpr double maxColumnWidth = 4000;

QString wordOfColumn(const QVariantMap &column, const char *member)
{
    return column.value(QLatin1String(member)).toString();
}

/// A stretch of columns that may give or take room.
struct Flow {
    double *width = nullptr;
    double least = 0;
};

/// Takes so much of them, each in proportion to what it has over its least; returns what is still
/// missing.
double takeFrom(const std::vector<Flow> &flows, double missing)
{
    double spare = 0;
    for (const Flow &flow : flows)
        spare += std::max(0.0, *flow.width - flow.least);
    if (spare <= 0 || missing <= 0)
        return missing;
    const double share = std::min(1.0, missing / spare);
    for (const Flow &flow : flows)
        *flow.width -= std::max(0.0, *flow.width - flow.least) * share;
    return missing - std::min(missing, spare);
}

} // namespace

TableColumns::TableColumns(QObject *parent)
    : QObject(parent)
{ }

void TableColumns::setColumns(const QVariantList &columns)
{
    if (columns == m_given)
        return;
    m_given = columns;
    m_columns.clear();
    for (const QVariant &one : columns) {
        const QVariantMap column = one.toMap();
        m_columns.push_back({.id = wordOfColumn(column, "id"),
                             .least = column.value(QStringLiteral("least")).toDouble(),
                             .grows = column.value(QStringLiteral("grows")).toBool(),
                             .essential = column.value(QStringLiteral("essential")).toBool(),
                             .pinned = column.value(QStringLiteral("pinned")).toBool()});
    }
    m_order = completed(m_order);
    emit declared();
    place();
}

void TableColumns::setNatural(const QVariantMap &natural)
{
    if (natural == m_natural)
        return;
    m_natural = natural;
    emit naturalChanged();
    place();
}

void TableColumns::setRoom(double room)
{
    if (room == m_room)
        return;
    m_room = room;
    emit roomChanged();
    place();
}

void TableColumns::setGap(double gap)
{
    if (gap == m_gap)
        return;
    m_gap = gap;
    emit gapChanged();
    place();
}

QString TableColumns::chosen() const
{
    QStringList parts;
    if (m_order != completed({}))
        parts.append(QStringLiteral("order=") + m_order.join(idSeparator));
    const auto named = [&parts](const char *name, QStringList ids) {
        ids.sort();
        if (!ids.isEmpty())
            parts.append(QLatin1String(name) + QLatin1Char('=') + ids.join(idSeparator));
    };
    named("hidden", m_hidden.values());
    named("shown", m_wanted.values());
    QStringList widths;
    for (auto it = m_widths.begin(); it != m_widths.end(); ++it)
        widths.append(it.key() + QLatin1Char(':') + QString::number(qRound(it.value())));
    named("width", widths);
    return parts.join(partSeparator);
}

void TableColumns::setChosen(const QString &chosen)
{
    if (chosen == this->chosen())
        return;
    QStringList order;
    m_hidden.clear();
    m_wanted.clear();
    m_widths.clear();
    for (const QString &part : chosen.split(partSeparator, Qt::SkipEmptyParts)) {
        const QString name = part.section(QLatin1Char('='), 0, 0);
        const QStringList values =
            part.section(QLatin1Char('='), 1).split(idSeparator, Qt::SkipEmptyParts);
        for (const QString &value : values) {
            const QString id = value.section(QLatin1Char(':'), 0, 0);
            if (name == QLatin1String("order") && !order.contains(id))
                order.append(id);
            else if (name == QLatin1String("hidden"))
                m_hidden.insert(id);
            else if (name == QLatin1String("shown"))
                m_wanted.insert(id);
            else if (const double width = value.section(QLatin1Char(':'), 1).toDouble();
                     name == QLatin1String("width") && width > 0)
                m_widths.insert(id, std::min(width, maxColumnWidth));
        }
    }
    m_order = completed(order);
    choose();
}

QStringList TableColumns::hidden() const
{
    QStringList ids = m_hidden.values();
    ids.sort();
    return ids;
}

QVariantMap TableColumns::column(const QString &id) const
{
    for (const QVariant &one : m_given) {
        const QVariantMap column = one.toMap();
        if (wordOfColumn(column, "id") == id)
            return column;
    }
    return {};
}

QString TableColumns::nameOf(const QString &id) const
{
    const QVariantMap known = column(id);
    const QString name = wordOfColumn(known, "name");
    return name.isEmpty() ? wordOfColumn(known, "title") : name;
}

double TableColumns::widthOf(const QString &id) const
{
    return m_places.value(id).width;
}

double TableColumns::xOf(const QString &id) const
{
    return m_places.value(id).x;
}

bool TableColumns::isShown(const QString &id) const
{
    return m_places.contains(id);
}

bool TableColumns::canHide(const QString &id) const
{
    const Column *column = find(id);
    return column && !column->essential && !column->pinned;
}

bool TableColumns::canMove(const QString &id) const
{
    const Column *column = find(id);
    return column && !column->pinned;
}

QStringList TableColumns::choices() const
{
    QStringList ids;
    std::ranges::copy_if(
        m_order, std::back_inserter(ids), [this](const QString &id) { return canHide(id); });
    return ids;
}

int TableColumns::placeAt(const QString &id, double x) const
{
    if (!canMove(id) || !isShown(id))
        return -1;
    qsizetype place = 0;
    for (const QString &other : m_shown) {
        const Place at = m_places.value(other);
        if (other != id && (!canMove(other) || x > at.x + at.width / 2))
            ++place;
    }
    return place == m_shown.indexOf(id) ? -1 : static_cast<int>(place);
}

void TableColumns::resize(const QString &id, double width)
{
    const Column *column = find(id);
    if (!column || column->pinned || !isShown(id))
        return;
    double others = 0;
    for (const QString &other : m_shown) {
        const Column *one = find(other);
        if (other != id)
            others += m_gap + (one->pinned ? widthOf(other) : std::min(one->least, widthOf(other)));
    }
    m_widths.insert(
        id,
        std::round(std::max(column->least, std::min({width, m_room - others, maxColumnWidth}))));
    choose();
}

void TableColumns::fit(const QString &id)
{
    if (m_widths.remove(id) > 0)
        choose();
}

void TableColumns::move(const QString &id, int by)
{
    const auto place = static_cast<int>(m_shown.indexOf(id));
    if (place >= 0)
        moveTo(id, place + by);
}

void TableColumns::moveTo(const QString &id, int place)
{
    const auto from = static_cast<int>(m_shown.indexOf(id));
    if (from < 0 || !canMove(id))
        return;
    const auto first = static_cast<int>(
        std::ranges::count_if(m_shown, [this](const QString &one) { return !canMove(one); }));
    const int to = std::clamp(place, first, static_cast<int>(m_shown.size()) - 1);
    if (to == from)
        return;
    // Beside the one that stands there now: what is hidden between them keeps its place.
    const QString beside = m_shown[to];
    m_order.removeOne(id);
    m_order.insert(m_order.indexOf(beside) + (to > from ? 1 : 0), id);
    choose();
}

void TableColumns::setHidden(const QString &id, bool hidden)
{
    if (!canHide(id))
        return;
    if (hidden) {
        m_wanted.remove(id);
        m_hidden.insert(id);
    } else {
        m_hidden.remove(id);
        // Where the page has no room for it, a person finds some.
        if (m_natural.value(id).toDouble() <= 0)
            m_wanted.insert(id);
    }
    choose();
}

void TableColumns::reset()
{
    m_order = completed({});
    m_hidden.clear();
    m_wanted.clear();
    m_widths.clear();
    choose();
}

const TableColumns::Column *TableColumns::find(const QString &id) const
{
    const auto found = std::ranges::find(m_columns, id, &Column::id);
    return found == m_columns.end() ? nullptr : &*found;
}

QStringList TableColumns::declaredOrder() const
{
    QStringList ids;
    for (const Column &column : m_columns)
        ids.append(column.id);
    return ids;
}

QStringList TableColumns::completed(const QStringList &order) const
{
    const QStringList all = declaredOrder();
    if (all.isEmpty()) // nothing is declared yet
        return order;
    QStringList ids;
    for (const Column &column : m_columns) {
        if (column.pinned)
            ids.append(column.id);
    }
    for (const QString &id : order) {
        if (all.contains(id) && !ids.contains(id))
            ids.append(id);
    }
    // Behind the one that it was declared behind.
    for (qsizetype at = 0; at < all.size(); ++at) {
        if (!ids.contains(all[at]))
            ids.insert(at == 0 ? 0 : ids.indexOf(all[at - 1]) + 1, all[at]);
    }
    return ids;
}

double TableColumns::wish(const Column &column) const
{
    const double natural = m_natural.value(column.id).toDouble();
    if (column.pinned)
        return natural;
    if (const auto own = m_widths.constFind(column.id); own != m_widths.constEnd())
        return std::max(*own, column.least);
    return natural > 0 ? natural : column.least;
}

void TableColumns::choose()
{
    emit chosenChanged();
    place();
}

void TableColumns::place()
{
    struct Candidate {
        const Column *column = nullptr;
        double width = 0;
    };
    std::vector<Candidate> row;
    for (const QString &id : m_order) {
        const Column *column = find(id);
        if (!column)
            continue;
        const bool hidden = m_hidden.contains(id) && canHide(id);
        const bool fits =
            m_natural.value(id).toDouble() > 0 || m_wanted.contains(id) || column->essential;
        if (!hidden && fits)
            row.push_back({column, wish(*column)});
    }
    const auto excess = [&] {
        double sum = -m_gap;
        for (const Candidate &one : row)
            sum += one.width + m_gap;
        return sum - m_room;
    };
    const auto flows = [&](const auto &takes) {
        std::vector<Flow> found;
        for (Candidate &one : row) {
            if (!one.column->pinned && takes(*one.column))
                found.push_back({&one.width, one.column->least});
        }
        return found;
    };
    const auto isSized = [this](const Column &one) { return m_widths.contains(one.id); };
    const auto grows = [&](const Column &one) { return one.grows && !isSized(one); };
    const bool touched = !chosen().isEmpty();
    while (touched && excess() > 0.5) {
        // First of what the page sized, then of what a person did; at last columns have to go,
        // those that a person wanted last.
        double missing = takeFrom(flows(grows), excess());
        missing = takeFrom(flows([&](const Column &one) { return !isSized(one); }), missing);
        missing = takeFrom(flows([](const Column &) { return true; }), missing);
        if (missing <= 0.5)
            break;
        const auto goes = [&](bool wanted) {
            return std::find_if(row.rbegin(), row.rend(), [&](const Candidate &one) {
                return canHide(one.column->id) && (wanted || !m_wanted.contains(one.column->id));
            });
        };
        auto last = goes(false);
        if (last == row.rend())
            last = goes(true);
        if (last == row.rend())
            break;
        row.erase(std::next(last).base());
        for (Candidate &one : row)
            one.width = wish(*one.column);
    }
    if (const double spare = -excess(); touched && spare > 0.5) {
        std::vector<Flow> takers = flows(grows);
        if (takers.empty())
            takers = flows([&](const Column &one) { return one.essential && !isSized(one); });
        double sum = 0;
        for (const Flow &flow : takers)
            sum += *flow.width;
        for (const Flow &flow : takers)
            *flow.width += sum > 0 ? spare * *flow.width / sum : 0;
    }
    m_places.clear();
    QStringList shown;
    double x = 0;
    for (const Candidate &one : row) {
        const double width = std::floor(one.width);
        m_places.insert(one.column->id, {x, width});
        shown.append(one.column->id);
        x += width + m_gap;
    }
    const bool others = shown != m_shown;
    m_shown = shown;
    if (others)
        emit shownChanged();
    emit placed();
}

} // namespace hp::ui

#include "moc_TableColumns.cpp"
