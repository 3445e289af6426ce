// SPDX-License-Identifier: Apache-2.0
#include "ui/fleet/MachineMatrix.h"

#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"

#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hp::ui {

namespace {

/// How far the frame of a cell reaches beyond it.
constexpr int ringReach = 4;

/// In the order in which the key goes through them.
const QStringList &matrixGroupings()
{
    static const QStringList all{QStringLiteral("set"),
                                 QStringLiteral("cluster"),
                                 QStringLiteral("zone"),
                                 QStringLiteral("role"),
                                 QStringLiteral("region/zone"),
                                 QStringLiteral("zone/rack"),
                                 QStringLiteral("rack/set"),
                                 QStringLiteral("cause")};
    return all;
}

QFont headingFont(QFont::Weight weight)
{
    QFont font(textFamily());
    font.setPixelSize(Theme::fontSmall());
    font.setWeight(weight);
    return font;
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
    connect(this, &MachineMatrix::layoutChanged, this, &MachineMatrix::selectedTextChanged);
    connect(this, &MachineMatrix::coloringChanged, this, &MachineMatrix::hoverChanged);
}

void MachineMatrix::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    m_theme = Theme::of(*this);
    if (m_theme)
        connect(m_theme, &Theme::changed, this, [this] {
            m_signs.clear();
            m_headings.clear();
            repaint();
        });
    polish();
}

void MachineMatrix::setFleet(FleetModel *fleet)
{
    if (m_fleet == fleet)
        return;
    if (m_fleet)
        m_fleet->disconnect(this);
    m_fleet = fleet;
    if (fleet)
        connectModel(*fleet);
    moveCells();
    emit fleetChanged();
}

void MachineMatrix::connectModel(QAbstractItemModel &model)
{
    connect(&model, &QAbstractItemModel::modelReset, this, &MachineMatrix::moveCells);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &MachineMatrix::moveCells);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &MachineMatrix::moveCells);
    connect(&model,
            &QAbstractItemModel::dataChanged,
            this,
            [this](const QModelIndex &first, const QModelIndex &last) {
                repaintRows(first.row(), last.row());
            });
}

void MachineMatrix::setTable(FleetTable *table)
{
    if (m_table == table)
        return;
    if (m_table)
        m_table->disconnect(this);
    m_table = table;
    const auto filtered = [this] {
        m_filterMoved = true;
        polish();
    };
    if (table) {
        connect(table, &FleetTable::countChanged, this, filtered);
        connect(table, &FleetTable::applied, this, &MachineMatrix::applyOrder);
    }
    filtered();
    emit tableChanged();
}

void MachineMatrix::setGroupBy(const QString &groupBy)
{
    if (m_groupBy == groupBy)
        return;
    m_groupBy = groupBy;
    m_inOrder = false;
    moveCells();
    emit groupByChanged();
}

void MachineMatrix::setColoring(const QString &coloring)
{
    const QString known =
        cellColorings().contains(coloring) ? coloring : cellColorings().constFirst();
    if (m_coloring == known)
        return;
    m_coloring = known;
    readMarks();
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
    if (moved && m_coloring == QLatin1String("age")) {
        readMarks();
        repaint();
    }
    emit nowChanged();
}

void MachineMatrix::setHeld(bool held)
{
    if (m_held == held)
        return;
    m_held = held;
    if (!held && !m_inOrder)
        moveCells();
    emit heldChanged();
}

void MachineMatrix::setSelectedKey(const QString &key)
{
    if (m_selectedKey == key)
        return;
    repaintCell(m_selectedKey);
    m_selectedKey = key;
    repaintCell(m_selectedKey);
    emit selectedKeyChanged();
}

void MachineMatrix::setPointedKey(const QString &key)
{
    if (m_pointedKey == key)
        return;
    repaintCell(m_pointedKey);
    m_pointedKey = key;
    repaintCell(m_pointedKey);
    emit pointedKeyChanged();
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
    if (m_hoverHeading >= 0)
        return m_layout.groups[static_cast<std::size_t>(m_hoverHeading)].heading;
    return cellOf(m_hoverKey);
}

QString MachineMatrix::hoverGroup() const
{
    const int cell = cellOfKey(m_hoverKey);
    const int at = cell < 0 ? m_hoverHeading : m_layout.cells[static_cast<std::size_t>(cell)].group;
    if (at < 0)
        return {};
    const MatrixGroup &group = m_layout.groups[static_cast<std::size_t>(at)];
    return isCut(group) ? nameOf(group) : QString();
}

QString MachineMatrix::selectedText() const
{
    const FleetRow *row = m_fleet ? m_fleet->find(m_selectedKey) : nullptr;
    if (!row)
        return {};
    const QString text = tr("%1, %2").arg(row->name, wordOf(*row));
    const int cell = cellOfKey(m_selectedKey);
    if (cell < 0 || m_layout.form.isNamed())
        return text;
    const int group = m_layout.cells[static_cast<std::size_t>(cell)].group;
    return tr("%1, %2").arg(text, nameOf(m_layout.groups[static_cast<std::size_t>(group)]));
}

double MachineMatrix::widthFor(double height, double most) const
{
    std::vector<int> counts;
    counts.reserve(m_layout.groups.size());
    for (const MatrixGroup &group : m_layout.groups)
        counts.push_back(group.count);
    return matrixWidth(counts, static_cast<int>(height), static_cast<int>(most));
}

void MachineMatrix::regroup()
{
    const QStringList &all = matrixGroupings();
    const auto before = all.indexOf(m_groupBy);
    for (int further = 1; further <= all.size(); ++further) {
        const QString &next = all.at((before + further) % all.size());
        if (hasNamesFor(next)) {
            setGroupBy(next);
            return;
        }
    }
}

void MachineMatrix::recolor()
{
    const QStringList &all = cellColorings();
    setColoring(all.at((all.indexOf(m_coloring) + 1) % all.size()));
}

void MachineMatrix::applyOrder()
{
    if (!m_inOrder)
        relayout(false);
}

QRectF MachineMatrix::cellOf(const QString &key) const
{
    const int cell = cellOfKey(key);
    return cell < 0 ? QRectF() : m_layout.cells[static_cast<std::size_t>(cell)].rect;
}

bool MachineMatrix::hasNamesFor(const QString &grouping) const
{
    if (m_fleet && grouping == QLatin1String("cluster"))
        return std::ranges::any_of(m_fleet->rows(),
                                   [](const FleetRow &row) { return !row.cluster.isEmpty(); });
    if (m_fleet && grouping == QLatin1String("cause"))
        return std::ranges::any_of(m_fleet->rows(),
                                   [](const FleetRow &row) { return !row.cause.empty(); });
    if (!m_fleet || !grouping.contains(u'/'))
        return true;
    return std::ranges::any_of(m_fleet->rows(), [&grouping](const FleetRow &row) {
        // Of several clusters each is the larger group; a third name has no room.
        return row.cluster.isEmpty()
            && !(grouping.startsWith(u"region") ? row.region : row.rack).isEmpty();
    });
}

MachineMatrix::Place MachineMatrix::placeOf(const FleetRow &row) const
{
    Place place = placeWithin(row);
    if (!row.cluster.isEmpty() && m_groupBy != QLatin1String("cluster"))
        place.outer = row.cluster;
    return place;
}

MachineMatrix::Place MachineMatrix::placeWithin(const FleetRow &row) const
{
    if (m_groupBy == QLatin1String("cluster"))
        return {{}, otherwise(row.cluster, tr("no cluster"))};
    if (m_groupBy == QLatin1String("zone"))
        return {{}, otherwise(row.zone, tr("no zone"))};
    if (m_groupBy == QLatin1String("role"))
        return {{}, otherwise(row.role, tr("no role"))};
    if (m_groupBy == QLatin1String("cause"))
        return {{}, otherwise(translated(row.cause), tr("nothing holds"))};
    if (m_groupBy == QLatin1String("region/zone"))
        return {otherwise(row.region, tr("no region")), otherwise(row.zone, tr("no zone"))};
    if (m_groupBy == QLatin1String("zone/rack"))
        return {otherwise(row.zone, tr("no zone")), otherwise(row.rack, tr("no rack"))};
    // Machines that no set owns, as those of the control plane, stand under their role.
    const QString set = otherwise(row.set, otherwise(row.role, tr("no set")));
    if (m_groupBy == QLatin1String("rack/set"))
        return {otherwise(row.rack, tr("no rack")), set};
    return {{}, set};
}

QString MachineMatrix::nameOf(const MatrixGroup &group) const
{
    return group.outer.isEmpty() ? group.name : tr("%1 \u203a %2").arg(group.outer, group.name);
}

bool MachineMatrix::isCut(const MatrixGroup &group) const
{
    if (!m_layout.form.isNamed())
        return true;
    const int name = QFontMetrics(headingFont(QFont::DemiBold)).horizontalAdvance(nameOf(group));
    const int count =
        QFontMetrics(headingFont(QFont::Normal)).horizontalAdvance(QString::number(group.count));
    return name + 8 + count > group.heading.width();
}

QString MachineMatrix::wordOf(const FleetRow &row) const
{
    return cellLook(row, m_coloring, m_now).word;
}

void MachineMatrix::moveCells()
{
    m_moved = true;
    m_filterMoved = true;
    polish();
}

void MachineMatrix::relayout(bool steady)
{
    std::vector<MatrixEntry> entries;
    m_rankOfRow.clear();
    if (m_fleet) {
        entries.reserve(m_fleet->rows().size());
        for (const FleetRow &row : m_fleet->rows()) {
            Place place = placeOf(row);
            entries.push_back(
                {row.key, std::move(place.group), std::move(place.outer), row.rank()});
            m_rankOfRow.push_back(static_cast<quint8>(row.rank()));
        }
    }
    MatrixSizes sizes;
    sizes.cell = Theme::cell();
    sizes.gap = Theme::cellGap();
    const int cellBefore = m_layout.form.cell;
    m_layout = layoutMatrix(entries, size().toSize(), sizes, steady ? &m_layout : nullptr);
    m_moved = false;
    m_inOrder = !steady;
    m_hoverHeading = -1;
    m_headings.clear();
    if (m_layout.form.cell != cellBefore)
        m_signs.clear();
    m_ranks.assign(m_layout.groups.size(), {});
    for (const MatrixCell &cell : m_layout.cells) {
        for (int place = cell.first; place < cell.first + cell.count; ++place) {
            const int row = m_layout.order[static_cast<std::size_t>(place)];
            ++m_ranks[static_cast<std::size_t>(cell.group)].at(
                m_rankOfRow[static_cast<std::size_t>(row)]);
        }
    }
    readMarks();
    emit layoutChanged();
    repaint();
}

void MachineMatrix::readMarks()
{
    m_marks.clear();
    if (!m_fleet)
        return;
    m_marks.reserve(m_fleet->rows().size());
    for (const FleetRow &row : m_fleet->rows())
        m_marks.push_back(cellMark(row, m_coloring, m_now));
}

void MachineMatrix::readFilter()
{
    m_filterMoved = false;
    m_hidden.clear();
    if (m_fleet && m_table && m_table->fleet() == m_fleet && m_table->hiddenCount() > 0) {
        for (int row = 0; row < m_fleet->rowCount(); ++row)
            m_hidden.push_back(!m_table->mapFromSource(m_fleet->index(row)).isValid());
    }
    repaint();
}

void MachineMatrix::updatePolish()
{
    if (m_moved)
        relayout(m_held && !m_layout.groups.empty());
    if (m_filterMoved)
        readFilter();
}

void MachineMatrix::repaint()
{
    update(QRectF(QPointF(), size()).toAlignedRect());
}

void MachineMatrix::repaintCell(const QString &key)
{
    const QRectF cell = cellOf(key);
    if (!cell.isEmpty())
        update(cell.adjusted(-ringReach, -ringReach, ringReach, ringReach).toAlignedRect());
}

void MachineMatrix::repaintRows(int first, int last)
{
    QRect changed;
    for (int row = first; row <= last && !m_moved; ++row) {
        const auto known = static_cast<std::size_t>(row);
        if (known >= m_marks.size())
            continue;
        const FleetRow &machine = m_fleet->at(row);
        const int at = m_layout.cellOfEntry[known];
        const MatrixCell &cell = m_layout.cells[static_cast<std::size_t>(at)];
        const MatrixGroup &group = m_layout.groups[static_cast<std::size_t>(cell.group)];
        if (placeOf(machine) != Place{group.outer, group.name}) {
            moveCells(); // it moved to another group
            return;
        }
        const int rank = machine.rank();
        countRank(at, m_rankOfRow[known], rank);
        m_rankOfRow[known] = static_cast<quint8>(rank);
        const CellMark mark = cellMark(machine, m_coloring, m_now);
        if (mark == m_marks[known])
            continue;
        m_marks[known] = mark;
        changed |= cell.rect;
    }
    if (!changed.isEmpty())
        update(changed.adjusted(-ringReach, -ringReach, ringReach, ringReach));
    if (const int hovered = m_fleet->indexOf(m_hoverKey); hovered >= first && hovered <= last)
        emit hoverChanged();
    if (const int chosen = m_fleet->indexOf(m_selectedKey); chosen >= first && chosen <= last)
        emit selectedTextChanged();
}

int MachineMatrix::worstOf(int group) const
{
    const auto &counts = m_ranks[static_cast<std::size_t>(group)];
    return static_cast<int>(std::ranges::find_if(counts, [](int count) { return count > 0; })
                            - counts.begin());
}

/// How many there are of the worst does not move a group by itself: what moves all the time is
/// never read.
void MachineMatrix::countRank(int cell, int before, int now)
{
    if (before == now)
        return;
    const int group = m_layout.cells[static_cast<std::size_t>(cell)].group;
    auto &counts = m_ranks[static_cast<std::size_t>(group)];
    const int worst = worstOf(group);
    --counts.at(static_cast<std::size_t>(before));
    ++counts.at(static_cast<std::size_t>(now));
    if (worstOf(group) == worst)
        return;
    m_inOrder = false;
    if (!m_held)
        moveCells();
}

bool MachineMatrix::isShown(int row) const
{
    const auto known = static_cast<std::size_t>(row);
    return known >= m_hidden.size() || !m_hidden[known];
}

int MachineMatrix::cellOfKey(const QString &key) const
{
    const int row = m_fleet ? m_fleet->indexOf(key) : -1;
    return row < 0 || static_cast<std::size_t>(row) >= m_layout.cellOfEntry.size()
        ? -1
        : m_layout.cellOfEntry[static_cast<std::size_t>(row)];
}

int MachineMatrix::rowOfCell(int cell) const
{
    int best = -1;
    const std::span<const int> rows = m_layout.entriesOf(cell);
    if (rows.size() == 1)
        return static_cast<std::size_t>(rows.front()) < m_marks.size() ? rows.front() : best;
    for (const int row : rows) {
        if (static_cast<std::size_t>(row) >= m_marks.size())
            continue;
        const auto weight = [this](int one) {
            return std::pair(!isShown(one), m_marks[static_cast<std::size_t>(one)].rank);
        };
        if (best < 0 || weight(row) < weight(best))
            best = row;
    }
    return best;
}

QString MachineMatrix::keyOfCell(int cell) const
{
    if (cell < 0 || static_cast<std::size_t>(cell) >= m_layout.cells.size() || !m_fleet)
        return {};
    const int row = rowOfCell(cell);
    return row < 0 || row >= m_fleet->rowCount() ? QString() : m_fleet->at(row).key;
}

std::vector<MachineMatrix::HeadingPart> MachineMatrix::headingParts() const
{
    const QFont quiet = headingFont(QFont::Normal);
    const QFont strong = headingFont(QFont::DemiBold);
    const QFontMetrics quietMetrics(quiet);
    const QFontMetrics strongMetrics(strong);
    std::vector<HeadingPart> parts;
    for (const MatrixGroup &group : m_layout.groups) {
        QRect line = group.heading;
        const QString count = QString::number(group.count);
        int room = line.width() - quietMetrics.horizontalAdvance(count) - 8;
        const auto put = [&](bool isStrong, const QString &text) {
            const QFontMetrics &metrics = isStrong ? strongMetrics : quietMetrics;
            HeadingPart part{{line.left(), line.top() + (line.height() - metrics.height()) / 2},
                             QStaticText(text),
                             isStrong};
            part.text.setTextFormat(Qt::PlainText);
            part.text.prepare({}, isStrong ? strong : quiet);
            parts.push_back(part);
            const int width = metrics.horizontalAdvance(text);
            line.setLeft(line.left() + width);
            room -= width;
        };
        if (!group.outer.isEmpty()) {
            // The nearer name is cut last.
            const QString link = QStringLiteral(" \u203a ");
            const int left = std::max(room - strongMetrics.horizontalAdvance(group.name), room / 3)
                - quietMetrics.horizontalAdvance(link);
            put(false,
                quietMetrics.elidedText(group.outer, Qt::ElideRight, std::max(0, left)) + link);
        }
        put(true, strongMetrics.elidedText(group.name, Qt::ElideRight, room));
        line.setLeft(line.left() + 8);
        put(false, count);
    }
    return parts;
}

void MachineMatrix::paintHeadings(QPainter &painter)
{
    const Palette &palette = m_theme->palette();
    painter.setPen(QPen(palette.rule, 1));
    for (const MatrixGroup &group : m_layout.groups) {
        const QRect &line = group.heading;
        if (group.opensOuter && !group.outer.isEmpty() && line.top() > 0)
            painter.drawLine(line.topLeft(), line.topRight());
    }
    if (m_headings.empty())
        m_headings = headingParts();
    for (const bool strong : {false, true}) {
        painter.setFont(headingFont(strong ? QFont::DemiBold : QFont::Normal));
        painter.setPen(strong ? palette.text2 : palette.text3);
        for (const HeadingPart &part : m_headings) {
            if (part.strong == strong)
                painter.drawStaticText(part.at, part.text);
        }
    }
}

void MachineMatrix::paintSigned(QPainter &painter, const MatrixCell &cell, const CellMark &mark)
{
    const Palette &palette = m_theme->palette();
    const CellLook look{mark.shape, mark.age};
    const double scale = painter.deviceTransform().m11();
    if (scale != std::floor(scale)) { // a picture would lie between two pixels
        paintCell(painter, cell.rect, look, palette);
        return;
    }
    if (scale != m_signScale) {
        m_signs.clear();
        m_signScale = scale;
    }
    QImage &sign = m_signs[static_cast<int>(mark.shape) * (ageSteps + 1) + mark.age + 1];
    if (sign.isNull()) {
        sign =
            QImage(cell.rect.size() * static_cast<int>(scale), QImage::Format_ARGB32_Premultiplied);
        sign.setDevicePixelRatio(scale);
        sign.fill(palette.panel);
        QPainter drawn(&sign);
        paintCell(drawn, QRectF(QPointF(), cell.rect.size()), look, palette);
    }
    painter.drawImage(cell.rect.topLeft(), sign);
}

void MachineMatrix::paintCells(QPainter &painter)
{
    const QRect whole(QPoint(), size().toSize());
    const QRect clip = painter.hasClipping() ? painter.clipBoundingRect().toAlignedRect() : whole;
    const bool isClipped = !clip.contains(whole);
    PlainCells plain(m_theme->palette());
    for (int at = 0; at < static_cast<int>(m_layout.cells.size()); ++at) {
        const MatrixCell &cell = m_layout.cells[static_cast<std::size_t>(at)];
        if (isClipped && !cell.rect.intersects(clip))
            continue;
        const int row = rowOfCell(at);
        if (row < 0)
            continue;
        const CellMark &mark = m_marks[static_cast<std::size_t>(row)];
        if (!isShown(row))
            plain.addDimmed(cell.rect);
        else if (isPlain())
            plain.add(cell.rect, mark);
        else
            paintSigned(painter, cell, mark);
    }
    plain.paint(painter);
}

void MachineMatrix::paintRing(QPainter &painter,
                              const QString &key,
                              const QColor &color,
                              int width) const
{
    const QRectF cell = cellOf(key);
    if (cell.isEmpty())
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(color, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cell.adjusted(-1, -1, width - 1, width - 1));
}

void MachineMatrix::paint(QPainter *painter)
{
    if (!m_theme || !m_fleet)
        return;
    const Palette &palette = m_theme->palette();
    if (m_layout.form.isNamed())
        paintHeadings(*painter);
    paintCells(*painter);
    paintRing(*painter, m_pointedKey, palette.line, 1);
    paintRing(*painter, m_hoverKey, palette.line, 1);
    paintRing(*painter, m_selectedKey, palette.focus, 2);
}

void MachineMatrix::geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry)
{
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.size() != oldGeometry.size())
        moveCells();
}

void MachineMatrix::stepTo(int cell)
{
    const QString key = keyOfCell(cell);
    if (!key.isEmpty())
        emit picked(key);
}

/// To the next machine in that direction that the filter shows.
void MachineMatrix::step(int dx, int dy)
{
    const int from = cellOfKey(m_selectedKey);
    int cell = from < 0 ? 0 : m_layout.neighbour(from, dx, dy);
    while (cell < static_cast<int>(m_layout.cells.size()) && !isShown(rowOfCell(cell))) {
        const int next = from < 0 ? cell + 1 : m_layout.neighbour(cell, dx, dy);
        if (next == cell)
            return;
        cell = next;
    }
    stepTo(cell);
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
    case Qt::Key_R:
        if (m_table)
            m_table->applyPending();
        applyOrder();
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
    const int cell = m_layout.cellAt(event->position());
    if (cell >= 0)
        emit picked(keyOfCell(cell));
}

void MachineMatrix::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int cell = m_layout.cellAt(event->position());
    if (cell >= 0)
        emit opened(keyOfCell(cell));
}

void MachineMatrix::setHovered(bool hovered)
{
    if (m_hovered == hovered)
        return;
    m_hovered = hovered;
    emit hoveredChanged();
}

void MachineMatrix::setHover(const QString &key, int heading)
{
    if (m_hoverKey == key && m_hoverHeading == heading)
        return;
    repaintCell(m_hoverKey);
    m_hoverKey = key;
    m_hoverHeading = heading;
    repaintCell(m_hoverKey);
    emit hoverChanged();
}

void MachineMatrix::hoverAt(QPointF place)
{
    const QString key = keyOfCell(m_layout.cellAt(place));
    setHover(key, key.isEmpty() ? m_layout.headingAt(place) : -1);
}

void MachineMatrix::hoverMoveEvent(QHoverEvent *event)
{
    setHovered(true);
    hoverAt(event->position());
}

void MachineMatrix::hoverLeaveEvent(QHoverEvent *)
{
    setHover({}, -1);
    setHovered(false);
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
