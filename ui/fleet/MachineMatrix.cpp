// SPDX-License-Identifier: Apache-2.0
#include "ui/fleet/MachineMatrix.h"

#include "ui/fleet/CellLook.h"
#include "ui/session/LiveValues.h"

#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace hp::ui {

namespace {

const FleetRow &noMachine()
{
    static const FleetRow none;
    return none;
}

QString otherwise(const QString &text, const QString &instead)
{
    return text.isEmpty() ? instead : text;
}

} // namespace

MachineMatrix::MachineMatrix(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
    setActiveFocusOnTab(true);
    connect(this, &MachineMatrix::selectedKeyChanged, this, &MachineMatrix::selectedTextChanged);
    connect(this, &MachineMatrix::coloringChanged, this, &MachineMatrix::selectedTextChanged);
    connect(this, &MachineMatrix::coloringChanged, this, &MachineMatrix::hoverChanged);
}

void MachineMatrix::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    m_theme = Theme::of(*this);
    if (m_theme)
        connect(m_theme, &Theme::changed, this, &MachineMatrix::repaint);
    polish();
}

void MachineMatrix::setFleet(FleetModel *fleet)
{
    if (m_fleet == fleet)
        return;
    if (m_fleet)
        m_fleet->disconnect(this);
    m_fleet = fleet;
    if (fleet) {
        const auto moved = [this] { polish(); };
        connect(fleet, &QAbstractItemModel::modelReset, this, moved);
        connect(fleet, &QAbstractItemModel::rowsInserted, this, moved);
        connect(fleet, &QAbstractItemModel::rowsRemoved, this, moved);
        connect(fleet,
                &QAbstractItemModel::dataChanged,
                this,
                [this](const QModelIndex &first, const QModelIndex &last) {
                    repaintRows(first.row(), last.row());
                });
    }
    polish();
    emit fleetChanged();
}

void MachineMatrix::setGroupBy(const QString &groupBy)
{
    if (m_groupBy == groupBy)
        return;
    m_groupBy = groupBy;
    polish();
    emit groupByChanged();
}

void MachineMatrix::setColoring(const QString &coloring)
{
    const QString known =
        cellColorings().contains(coloring) ? coloring : cellColorings().constFirst();
    if (m_coloring == known)
        return;
    m_coloring = known;
    repaint();
    emit coloringChanged();
}

QStringList MachineMatrix::legend() const
{
    QStringList words;
    for (const CellLook &look : cellLegend(m_coloring))
        words.append(look.word);
    return words;
}

void MachineMatrix::setNow(double now)
{
    if (m_now == now)
        return;
    // Ages are told in steps of an hour and more: a minute late is soon enough.
    constexpr double minute = 60'000;
    const bool moved = std::floor(m_now / minute) != std::floor(now / minute);
    m_now = now;
    if (moved && m_coloring == QLatin1String("age"))
        repaint();
    emit nowChanged();
}

void MachineMatrix::setSelectedKey(const QString &key)
{
    if (m_selectedKey == key)
        return;
    m_selectedKey = key;
    repaint();
    emit selectedKeyChanged();
}

void MachineMatrix::setContentY(double y)
{
    if (m_contentY == y)
        return;
    m_contentY = y;
    repaint();
    emit contentYChanged();
}

QString MachineMatrix::hoverName() const
{
    const FleetRow *row = m_fleet ? m_fleet->find(m_hoverKey) : nullptr;
    return row ? row->name : QString();
}

QString MachineMatrix::hoverWord() const
{
    const FleetRow *row = m_fleet ? m_fleet->find(m_hoverKey) : nullptr;
    return row ? wordOf(*row) : QString();
}

double MachineMatrix::hoverSince() const
{
    const FleetRow *row = m_fleet ? m_fleet->find(m_hoverKey) : nullptr;
    if (!row || m_coloring == QLatin1String("maintenance") || m_coloring == QLatin1String("power"))
        return 0; // since when is only known of the state
    return millisecondsOf(m_coloring == QLatin1String("age") ? row->created : row->status.since);
}

QRectF MachineMatrix::hoverRect() const
{
    return cellOf(m_hoverKey);
}

QString MachineMatrix::selectedText() const
{
    const FleetRow *row = m_fleet ? m_fleet->find(m_selectedKey) : nullptr;
    return row ? tr("%1, %2").arg(row->name, wordOf(*row)) : QString();
}

double MachineMatrix::widthFor(double height) const
{
    return matrixWidth(m_layout, height);
}

void MachineMatrix::regroup()
{
    setGroupBy(m_groupBy == QLatin1String("set")        ? QStringLiteral("zone")
                   : m_groupBy == QLatin1String("zone") ? QStringLiteral("role")
                                                        : QStringLiteral("set"));
}

void MachineMatrix::recolor()
{
    const QStringList &all = cellColorings();
    setColoring(all.at((all.indexOf(m_coloring) + 1) % all.size()));
}

double MachineMatrix::scrollTarget() const
{
    const int cell = cellOfKey(m_selectedKey);
    if (cell < 0)
        return m_contentY;
    const QRectF rect = m_layout.cells[static_cast<std::size_t>(cell)].rect;
    const double margin = rect.height() * 2;
    if (rect.top() - margin < m_contentY)
        return std::max(0.0, rect.top() - margin);
    if (rect.bottom() + margin > m_contentY + height())
        return std::max(0.0, std::min(m_layout.height, rect.bottom() + margin) - height());
    return m_contentY;
}

QRectF MachineMatrix::cellOf(const QString &key) const
{
    const int cell = cellOfKey(key);
    return cell < 0
        ? QRectF()
        : m_layout.cells[static_cast<std::size_t>(cell)].rect.translated(0, -m_contentY);
}

QString MachineMatrix::groupOf(const FleetRow &row) const
{
    const QString own = groupWithin(row);
    return row.cluster.isEmpty() ? own : tr("%1 \u203a %2").arg(row.cluster, own);
}

QString MachineMatrix::groupWithin(const FleetRow &row) const
{
    if (m_groupBy == QLatin1String("zone"))
        return otherwise(row.zone, tr("no zone"));
    if (m_groupBy == QLatin1String("role"))
        return otherwise(row.role, tr("no role"));
    // Machines that no set owns, as those of the control plane, stand under their role.
    return otherwise(row.set, otherwise(row.role, tr("no set")));
}

QString MachineMatrix::wordOf(const FleetRow &row) const
{
    return cellLook(row, m_coloring, m_now).word;
}

void MachineMatrix::relayout()
{
    std::vector<MatrixEntry> entries;
    if (m_fleet) {
        entries.reserve(m_fleet->rows().size());
        for (const FleetRow &row : m_fleet->rows())
            entries.push_back({row.key, groupOf(row)});
    }
    MatrixSizes sizes;
    sizes.cell = Theme::cell();
    sizes.gap = Theme::cellGap();
    m_layout = layoutMatrix(entries, width(), sizes);
    m_cellOfRow.assign(entries.size(), -1);
    for (std::size_t cell = 0; cell < m_layout.cells.size(); ++cell)
        m_cellOfRow[static_cast<std::size_t>(m_layout.cells[cell].entry)] = static_cast<int>(cell);
    emit layoutChanged();
    repaint();
}

void MachineMatrix::updatePolish()
{
    relayout();
}

void MachineMatrix::repaint()
{
    update(QRectF(QPointF(), size()).toAlignedRect());
}

void MachineMatrix::repaintRows(int first, int last)
{
    for (int row = first; row <= last; ++row) {
        const auto known = static_cast<std::size_t>(row);
        if (known >= m_cellOfRow.size() || m_cellOfRow[known] < 0)
            continue;
        const MatrixCell &cell = m_layout.cells[static_cast<std::size_t>(m_cellOfRow[known])];
        if (m_layout.groups[static_cast<std::size_t>(cell.group)].name
            != groupOf(m_fleet->at(row))) {
            polish(); // it moved to another group
            return;
        }
        update(cell.rect.translated(0, -m_contentY).adjusted(-3, -3, 3, 3).toAlignedRect());
    }
    emit hoverChanged();
}

int MachineMatrix::cellOfKey(const QString &key) const
{
    const int row = m_fleet ? m_fleet->indexOf(key) : -1;
    return row < 0 || static_cast<std::size_t>(row) >= m_cellOfRow.size()
        ? -1
        : m_cellOfRow[static_cast<std::size_t>(row)];
}

QString MachineMatrix::keyOfCell(int cell) const
{
    if (cell < 0 || static_cast<std::size_t>(cell) >= m_layout.cells.size() || !m_fleet)
        return {};
    const int row = m_layout.cells[static_cast<std::size_t>(cell)].entry;
    return row < m_fleet->rowCount() ? m_fleet->at(row).key : noMachine().key;
}

void MachineMatrix::paintHeading(QPainter &painter, const MatrixGroup &group) const
{
    const Palette &palette = m_theme->palette();
    QFont font(textFamily());
    font.setPixelSize(Theme::fontSmall());
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(palette.text2);
    const QRectF line(0, group.top, width(), 20);
    const QString count = QString::number(group.count);
    const int countWidth = painter.fontMetrics().horizontalAdvance(count) + 8;
    const QString name = painter.fontMetrics().elidedText(
        group.name, Qt::ElideRight, static_cast<int>(width()) - countWidth);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name);
    const int nameWidth = painter.fontMetrics().horizontalAdvance(name);
    font.setWeight(QFont::Normal);
    painter.setFont(font);
    painter.setPen(palette.text3);
    painter.drawText(
        line.adjusted(nameWidth + 8, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, count);
}

void MachineMatrix::paint(QPainter *painter)
{
    if (!m_theme || !m_fleet)
        return;
    const Palette &palette = m_theme->palette();
    painter->translate(0, -m_contentY);
    const double top = m_contentY;
    const double bottom = m_contentY + height();
    for (const MatrixGroup &group : m_layout.groups) {
        if (group.top + group.height < top || group.top > bottom)
            continue;
        paintHeading(*painter, group);
        for (int place = group.first; place < group.first + group.count; ++place) {
            const MatrixCell &cell = m_layout.cells[static_cast<std::size_t>(place)];
            if (cell.rect.bottom() < top || cell.entry >= m_fleet->rowCount())
                continue;
            if (cell.rect.top() > bottom)
                break;
            const FleetRow &row = m_fleet->at(cell.entry);
            paintCell(*painter, cell.rect, cellLook(row, m_coloring, m_now), palette);
            if (row.key == m_selectedKey || row.key == m_hoverKey) {
                const bool selected = row.key == m_selectedKey;
                painter->setPen(QPen(selected ? palette.focus : palette.line, selected ? 2 : 1));
                painter->setBrush(Qt::NoBrush);
                painter->drawRect(cell.rect.adjusted(-1, -1, 1, 1));
            }
        }
    }
}

void MachineMatrix::geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry)
{
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.width() != oldGeometry.width())
        polish();
    repaint();
}

void MachineMatrix::step(int dx, int dy)
{
    const int cell = cellOfKey(m_selectedKey);
    const QString key = keyOfCell(cell < 0 ? 0 : m_layout.neighbour(cell, dx, dy));
    if (!key.isEmpty())
        emit picked(key);
}

void MachineMatrix::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        step(-1, 0);
        break;
    case Qt::Key_Right:
        step(1, 0);
        break;
    case Qt::Key_Up:
    case Qt::Key_K:
        step(0, -1);
        break;
    case Qt::Key_Down:
    case Qt::Key_J:
        step(0, 1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_selectedKey.isEmpty())
            emit opened(m_selectedKey);
        break;
    default:
        event->ignore();
    }
}

void MachineMatrix::mousePressEvent(QMouseEvent *event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    const int cell = m_layout.cellAt(event->position() + QPointF(0, m_contentY));
    if (cell >= 0)
        emit picked(keyOfCell(cell));
}

void MachineMatrix::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int cell = m_layout.cellAt(event->position() + QPointF(0, m_contentY));
    if (cell >= 0)
        emit opened(keyOfCell(cell));
}

void MachineMatrix::setHover(const QString &key)
{
    if (m_hoverKey == key)
        return;
    m_hoverKey = key;
    repaint();
    emit hoverChanged();
}

void MachineMatrix::hoverMoveEvent(QHoverEvent *event)
{
    setHover(keyOfCell(m_layout.cellAt(event->position() + QPointF(0, m_contentY))));
}

void MachineMatrix::hoverLeaveEvent(QHoverEvent *)
{
    setHover({});
}

void MachineMatrix::focusInEvent(QFocusEvent *event)
{
    QQuickPaintedItem::focusInEvent(event);
    repaint();
}

void MachineMatrix::focusOutEvent(QFocusEvent *event)
{
    QQuickPaintedItem::focusOutEvent(event);
    repaint();
}

} // namespace hp::ui

#include "moc_MachineMatrix.cpp"
