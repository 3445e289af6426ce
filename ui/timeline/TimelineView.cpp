// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/TimelineView.h"

#include <QCursor>
#include <QGuiApplication>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleHints>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace hp::ui {

namespace {

/// Of the room for the names of the lanes, which is a share of the width.
constexpr double minGutter = 168;
constexpr double maxGutter = 260;

std::map<QString, QVariantMap> rowsOf(const QAbstractItemModel &model)
{
    int keyRole = -1;
    int rowRole = -1;
    const auto names = model.roleNames();
    for (auto it = names.begin(); it != names.end(); ++it) {
        if (it.value() == "key")
            keyRole = it.key();
        else if (it.value() == "row")
            rowRole = it.key();
    }
    std::map<QString, QVariantMap> rows;
    for (int i = 0; i < model.rowCount(); ++i) {
        const QModelIndex index = model.index(i, 0);
        rows.emplace(model.data(index, keyRole).toString(), model.data(index, rowRole).toMap());
    }
    return rows;
}

} // namespace

Qt::Key physicalKey(const QKeyEvent &event)
{
    constexpr std::array<std::pair<quint32, Qt::Key>, 4> positions{
        {{25, Qt::Key_W}, {38, Qt::Key_A}, {39, Qt::Key_S}, {40, Qt::Key_D}}};
    for (const auto &[code, key] : positions) {
        if (event.nativeScanCode() == code)
            return key;
    }
    return static_cast<Qt::Key>(event.key());
}

TimelineView::TimelineView(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton);
    setAcceptHoverEvents(true);
    setActiveFocusOnTab(true);
    setFlag(ItemHasContents);
    m_style.font.setPixelSize(12);
}

QDateTime TimelineView::now() const
{
    return QDateTime::fromMSecsSinceEpoch(
        std::chrono::floor<std::chrono::milliseconds>(m_viewport.now()).time_since_epoch().count(),
        Qt::UTC);
}

void TimelineView::setNow(const QDateTime &now)
{
    const TimePoint next(std::chrono::milliseconds(now.toMSecsSinceEpoch()));
    if (next == m_viewport.now())
        return;
    if (m_viewport.setNow(next))
        moved();
    else
        polish();
    emit nowChanged();
}

void TimelineView::setModel(QAbstractItemModel *model)
{
    if (m_model == model)
        return;
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    forget();
    if (model) {
        const auto changed = [this] {
            m_reloadDue = true;
            polish();
        };
        connect(model, &QAbstractItemModel::modelReset, this, changed);
        connect(model, &QAbstractItemModel::rowsInserted, this, changed);
        connect(model, &QAbstractItemModel::rowsRemoved, this, changed);
        connect(model, &QAbstractItemModel::dataChanged, this, changed);
    }
    m_reloadDue = true;
    polish();
    emit modelChanged();
}

void TimelineView::setColors(const QVariantMap &colors)
{
    m_colors = colors;
    const auto take = [&colors](const char *name, QColor &into) {
        const auto it = colors.find(QLatin1String(name));
        if (it != colors.end())
            into = it->value<QColor>();
    };
    take("background", m_style.background);
    take("raised", m_style.raised);
    take("line", m_style.line);
    take("text", m_style.text);
    take("textQuiet", m_style.textQuiet);
    take("hold", m_style.hold);
    take("holdEdge", m_style.holdEdge);
    take("fault", m_style.fault);
    take("faultEdge", m_style.faultEdge);
    take("warning", m_style.warning);
    take("neutral", m_style.neutral);
    take("progress", m_style.progress);
    update();
    emit styleChanged();
}

void TimelineView::setFontFamily(const QString &family)
{
    m_style.font.setFamily(family);
    update();
    emit styleChanged();
}

void TimelineView::setFontPixelSize(int size)
{
    m_style.font.setPixelSize(std::max(size, 6));
    update();
    emit styleChanged();
}

QVariantList TimelineView::lanes() const
{
    QVariantList list;
    for (std::size_t i = 0; i < m_layout.lanes.size(); ++i) {
        const TimelineLaneBox &box = m_layout.lanes[i];
        const TimelineLane &lane = m_data.lanes[i];
        QString words = lane.detail;
        if (!lane.spans.empty()) {
            TimelineRecord last;
            last.lane = static_cast<int>(i);
            last.item = static_cast<int>(lane.spans.size()) - 1;
            words = describeRecord(m_data, last, m_viewport.now());
        }
        list.append(QVariantMap{{QStringLiteral("label"), box.label},
                                {QStringLiteral("description"), words},
                                {QStringLiteral("y"), m_frame.axis + box.top - m_frame.scroll},
                                {QStringLiteral("height"), box.height}});
    }
    return list;
}

QString TimelineView::spanText() const
{
    return QString::fromStdString(formatAge(m_viewport.scale().span()));
}

double TimelineView::markFrom() const
{
    return m_marks.isEmpty()
        ? 0
        : static_cast<double>(m_marks.from().time_since_epoch().count()) / 1000.0;
}

double TimelineView::markTo() const
{
    return m_marks.isEmpty()
        ? 0
        : static_cast<double>(m_marks.to().time_since_epoch().count()) / 1000.0;
}

void TimelineView::emitMarksChanged()
{
    update();
    emit marksChanged();
}

void TimelineView::mark()
{
    if (!m_markable || m_data.isEmpty())
        return;
    m_marks.put(m_viewport.scale().time(readingPlace()));
    emitMarksChanged();
}

TimePoint TimelineView::timeAt(double x) const
{
    const TimeScale &scale = m_viewport.scale();
    return scale.time(std::clamp(x - m_frame.gutter, 0.0, scale.width()));
}

double TimelineView::readingPlace() const
{
    return m_frame.cursor >= 0 ? m_frame.cursor : m_viewport.middle();
}

double TimelineView::placeOf(double instant) const
{
    const TimePoint at{Duration(static_cast<std::int64_t>(instant * 1000))};
    return m_frame.gutter + m_viewport.scale().x(at);
}

double TimelineView::instantAt(double x) const
{
    const TimePoint at = m_viewport.scale().time(x - m_frame.gutter);
    return static_cast<double>(at.time_since_epoch().count()) / 1000.0;
}

void TimelineView::moved()
{
    polish();
    emit viewChanged();
}

void TimelineView::setHours(double hours)
{
    if (m_viewport.hours() == hours)
        return;
    m_viewport.setHours(hours);
    emit viewChanged();
}

void TimelineView::setFoldsIdle(bool folds)
{
    if (m_viewport.isFolding() == folds)
        return;
    m_viewport.setFolding(folds, m_data);
    if (m_viewport.isFitted())
        moved();
    emit foldsIdleChanged();
}

void TimelineView::forget()
{
    m_viewport.forget();
    m_frame.scroll = 0;
    m_marks.clear();
    emitMarksChanged();
}

void TimelineView::fit()
{
    m_viewport.fit();
    moved();
}

void TimelineView::follow()
{
    m_viewport.follow();
    moved();
}

void TimelineView::show(const TimeStretch &stretch)
{
    if (m_viewport.show(stretch))
        moved();
}

void TimelineView::showRange(double from, double to)
{
    const auto instant = [](double milliseconds) {
        return TimePoint(std::chrono::duration_cast<Duration>(
            std::chrono::milliseconds(static_cast<std::int64_t>(milliseconds))));
    };
    if (from > 0 && from < to)
        show({instant(from), instant(to)});
}

void TimelineView::zoom(double factor)
{
    m_viewport.zoom(factor);
    moved();
}

void TimelineView::pan(double share)
{
    m_viewport.pan(share);
    moved();
}

void TimelineView::step(int direction, bool abnormalOnly)
{
    if (m_viewport.step(direction, timelineChanges(m_data, abnormalOnly)))
        moved();
}

bool TimelineView::toggleFold()
{
    const bool toggled = m_viewport.toggleNearest(readingPlace());
    if (toggled)
        moved();
    return toggled;
}

void TimelineView::geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry)
{
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    const double gutter = std::clamp(std::round(newGeometry.width() * 0.18), minGutter, maxGutter);
    const bool isOther = std::exchange(m_frame.gutter, gutter) != gutter;
    m_viewport.setWidth(width() - gutter);
    scrollBy(0);
    polish();
    if (isOther)
        emit gutterChanged();
}

void TimelineView::reload()
{
    m_reloadDue = false;
    m_data = m_model ? timelineData(rowsOf(*m_model)) : TimelineData{};
    if (m_viewport.setRecord(m_data))
        moved();
}

void TimelineView::updatePolish()
{
    const bool isOther = m_reloadDue || (!m_viewport.isFitted() && !m_data.isEmpty());
    if (isOther)
        reload();
    m_layout = layoutTimeline(m_data, m_viewport.scale(), m_viewport.now());
    if (isOther) {
        emit lanesChanged();
        emit reloaded();
    }
    update();
}

void TimelineView::paint(QPainter *painter)
{
    // Without a lane there is no time either that the axis could tell.
    if (m_data.isEmpty())
        return painter->fillRect(boundingRect(), m_style.background);
    const TimeScale &scale = m_viewport.scale();
    paintTimeline(
        *painter, boundingRect(), m_layout, scale, m_viewport.now(), m_frame, m_style, &m_cache);
    const QRectF plot = boundingRect().adjusted(m_frame.gutter, m_frame.axis, 0, 0);
    const QRectF axis(plot.left(), 0, plot.width(), m_frame.axis);
    paintFolds(*painter, axis, plot, m_viewport.folds(), m_style);
    paintMarks(*painter, plot, m_marks, scale, m_style);
}

bool TimelineView::event(QEvent *event)
{
    // Esc takes the marks away before it leaves the page.
    if (event->type() == QEvent::ShortcutOverride && !m_marks.isEmpty()
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QQuickPaintedItem::event(event);
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    switch (physicalKey(*event)) {
    case Qt::Key_W:
        return zoom(keyZoom);
    case Qt::Key_S:
        return zoom(1 / keyZoom);
    case Qt::Key_A:
    case Qt::Key_Left:
        return pan(-keyPan);
    case Qt::Key_D:
    case Qt::Key_Right:
        return pan(keyPan);
    case Qt::Key_F:
        return fit();
    case Qt::Key_Z:
        toggleFold();
        return;
    case Qt::Key_Period:
        return follow();
    case Qt::Key_Escape:
        if (m_marks.isEmpty())
            return event->ignore();
        m_marks.clear();
        return emitMarksChanged();
    case Qt::Key_BracketLeft:
    case Qt::Key_BraceLeft: // what Shift makes of it on many keyboards
        return step(-1, event->modifiers().testFlag(Qt::ShiftModifier));
    case Qt::Key_BracketRight:
    case Qt::Key_BraceRight:
        return step(1, event->modifiers().testFlag(Qt::ShiftModifier));
    default:
        event->ignore();
    }
}

void TimelineView::scrollBy(double pixels)
{
    const double most = std::max(m_layout.height - (height() - m_frame.axis), 0.0);
    const double next = std::clamp(m_frame.scroll + pixels, 0.0, most);
    if (next == m_frame.scroll)
        return;
    m_frame.scroll = next;
    update();
    emit lanesChanged();
}

void TimelineView::wheelEvent(QWheelEvent *event)
{
    const double turns = event->angleDelta().y() / 120.0;
    if (event->modifiers() & Qt::ControlModifier) {
        const double x = std::max(event->position().x() - m_frame.gutter, 0.0);
        m_viewport.zoomAround(std::pow(1.25, turns), x);
        moved();
    } else if (event->modifiers() & Qt::ShiftModifier) {
        pan(-turns * keyPan);
    } else {
        scrollBy(-turns * 40);
    }
    event->accept();
}

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    m_pressedAt = event->position();
    m_pressed = m_viewport.scale();
    m_drag =
        m_markable && event->modifiers().testFlag(Qt::ShiftModifier) ? Drag::Mark : Drag::Click;
    event->accept();
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF way = event->position() - m_pressedAt;
    // A hand that clicks moves a little.
    if (m_drag == Drag::Click
        && way.manhattanLength() >= QGuiApplication::styleHints()->startDragDistance())
        m_drag = Drag::Pan;
    if (m_drag == Drag::Mark) {
        m_marks.span(timeAt(m_pressedAt.x()), timeAt(event->position().x()));
        emitMarksChanged();
    } else if (m_drag == Drag::Pan) {
        m_viewport.drag(m_pressed, -way.x());
        moved();
    }
}

void TimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
    if (m_drag != Drag::Click)
        return;
    const auto places = m_viewport.folds();
    const FoldPlace *place = foldAt(places, inPlot(event->position()));
    if (place && m_viewport.toggle(*place))
        moved();
}

QPointF TimelineView::inPlot(QPointF position) const
{
    return {position.x() - m_frame.gutter, position.y() - m_frame.axis};
}

QString TimelineView::foldText(const FoldPlace &place) const
{
    const auto words = [](const std::string &text) { return QString::fromStdString(text); };
    const QString length = words(formatAge(place.stretch.length()));
    if (place.open)
        return tr("Nothing changed for %1. Click to fold it.").arg(length);
    return tr("Nothing changed for %1, %2 to %3. Click to open it.")
        .arg(length, words(formatTime(place.stretch.from)), words(formatTime(place.stretch.to)));
}

void TimelineView::setHover(QPointF position)
{
    const QPointF point = inPlot(position);
    const bool inside = point.x() >= 0 && point.y() >= 0;
    const auto places = m_viewport.folds();
    const FoldPlace *place = point.x() >= 0 && position.y() >= 0 ? foldAt(places, point) : nullptr;
    const TimelineRecord *record =
        inside && !place ? recordAt(m_layout, point + QPointF(0, m_frame.scroll)) : nullptr;
    m_frame.cursor = inside ? point.x() : -1;
    m_hoverText = place ? foldText(*place)
        : record        ? describeRecord(m_data, *record, m_viewport.now())
                        : QString();
    const Qt::CursorShape shape = place ? Qt::PointingHandCursor : Qt::ArrowCursor;
    if (cursor().shape() != shape)
        setCursor(shape);
    m_hoverPosition = position;
    update();
    emit hoverChanged();
}

void TimelineView::hoverMoveEvent(QHoverEvent *event)
{
    setHover(event->position());
}

void TimelineView::hoverLeaveEvent(QHoverEvent * /*event*/)
{
    setHover({-1, -1});
}

} // namespace hp::ui

#include "moc_TimelineView.cpp"
