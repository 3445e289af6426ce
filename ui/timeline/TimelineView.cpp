// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/TimelineView.h"

#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace hp::ui {

using namespace std::chrono_literals;

namespace {

/// Share of the interval that stays free right of now, so that the newest change is not at the
/// edge.
constexpr double headroom = 0.03;
/// Of the room for the names of the lanes, which is a share of the width.
constexpr double leastGutter = 168;
constexpr double mostGutter = 260;
constexpr double keyZoom = 1.4;
constexpr double keyPan = 0.15;

/// WASD by position on the keyboard, as X11 numbers keys; other platforms go by letter.
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
        std::chrono::floor<std::chrono::milliseconds>(m_now).time_since_epoch().count(), Qt::UTC);
}

void TimelineView::setNow(const QDateTime &now)
{
    const TimePoint next(std::chrono::milliseconds(now.toMSecsSinceEpoch()));
    if (next == m_now)
        return;
    m_now = next;
    if (m_fitted && m_frame.following)
        setScale({rightEdge() - m_scale.span(), rightEdge(), plotWidth()}, true);
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
    m_fitted = false;
    m_marks.clear(); // they were of another machine
    m_frame.scroll = 0;
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
    tellMarks();
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
            words = describeRecord(m_data, last, m_now);
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
    return QString::fromStdString(formatAge(m_scale.span()));
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

void TimelineView::tellMarks()
{
    update();
    emit marksChanged();
}

void TimelineView::mark()
{
    if (!m_markable || m_data.isEmpty())
        return;
    m_marks.put(m_scale.time(m_frame.cursor >= 0 ? m_frame.cursor : plotWidth() / 2));
    tellMarks();
}

TimePoint TimelineView::timeAt(double x) const
{
    return m_scale.time(std::clamp(x - m_frame.gutter, 0.0, plotWidth()));
}

double TimelineView::plotWidth() const
{
    return std::max(width() - m_frame.gutter, 1.0);
}

TimePoint TimelineView::rightEdge() const
{
    return m_now
        + Duration(
               static_cast<std::int64_t>(static_cast<double>(m_scale.span().count()) * headroom));
}

void TimelineView::fit()
{
    TimePoint first = m_now;
    for (const TimelineLane &lane : m_data.lanes) {
        if (!lane.spans.empty())
            first = std::min(first, lane.spans.front().from);
        if (!lane.marks.empty())
            first = std::min(first, lane.marks.front().at);
    }
    if (m_data.from != TimePoint{})
        first = std::max(first, m_data.from);
    if (m_hours > 0)
        first = std::max(first, m_now - Duration(static_cast<std::int64_t>(m_hours * 3.6e9)));
    const Duration span = std::max<Duration>(m_now - first, 60s);
    const auto margin =
        Duration(static_cast<std::int64_t>(static_cast<double>(span.count()) * headroom));
    setScale({first - margin, m_now + margin, plotWidth()}, true);
}

void TimelineView::follow()
{
    setScale({rightEdge() - m_scale.span(), rightEdge(), plotWidth()}, true);
}

void TimelineView::zoom(double factor)
{
    const double anchor = m_frame.following ? m_scale.x(m_now) : plotWidth() / 2;
    setScale(m_scale.zoomed(factor, anchor), m_frame.following);
}

void TimelineView::pan(double share)
{
    setScale(m_scale.panned(share * plotWidth()), false);
}

double TimelineView::placeOf(double instant) const
{
    const TimePoint at{Duration(static_cast<std::int64_t>(instant * 1000))};
    return m_frame.gutter + m_scale.x(at);
}

double TimelineView::instantAt(double x) const
{
    return static_cast<double>(m_scale.time(x - m_frame.gutter).time_since_epoch().count())
        / 1000.0;
}

void TimelineView::step(int direction, bool abnormalOnly)
{
    const std::vector<TimePoint> changes = timelineChanges(m_data, abnormalOnly);
    const TimePoint middle = m_scale.time(plotWidth() / 2);
    // A pixel of slack, or the change that is already in the middle would be found again.
    auto it = direction > 0 ? std::ranges::upper_bound(changes, middle + m_scale.perPixel())
                            : std::ranges::lower_bound(changes, middle - m_scale.perPixel());
    if (direction < 0) {
        if (it == changes.begin())
            return;
        --it;
    }
    if (it != changes.end())
        setScale(m_scale.panned(m_scale.x(*it) - plotWidth() / 2), false);
}

void TimelineView::setScale(const TimeScale &scale, bool following)
{
    m_scale = scale;
    m_frame.following = following;
    polish();
    emit viewChanged();
}

void TimelineView::geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry)
{
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    m_frame.gutter = std::clamp(std::round(newGeometry.width() * 0.18), leastGutter, mostGutter);
    m_scale = {m_scale.from(), m_scale.to(), plotWidth()};
    scrollBy(0);
    polish();
}

void TimelineView::reload()
{
    m_reloadDue = false;
    m_data = m_model ? timelineData(rowsOf(*m_model)) : TimelineData{};
    if (!m_fitted && !m_data.isEmpty() && m_now != TimePoint{}) {
        m_fitted = true;
        fit();
    }
}

void TimelineView::relayout()
{
    m_layout = layoutTimeline(m_data, m_scale, m_now);
}

void TimelineView::updatePolish()
{
    const bool reloaded = m_reloadDue || (!m_fitted && !m_data.isEmpty());
    if (reloaded)
        reload();
    relayout();
    if (reloaded)
        emit lanesChanged();
    update();
}

void TimelineView::paint(QPainter *painter)
{
    // Without a lane there is no time either that the axis could tell.
    if (m_data.isEmpty())
        return painter->fillRect(boundingRect(), m_style.background);
    paintTimeline(*painter, boundingRect(), m_layout, m_scale, m_now, m_frame, m_style);
    paintMarks(*painter,
               boundingRect().adjusted(m_frame.gutter, m_frame.axis, 0, 0),
               m_marks,
               m_scale,
               m_style);
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
    case Qt::Key_Period:
        return follow();
    case Qt::Key_Escape:
        if (m_marks.isEmpty())
            return event->ignore();
        m_marks.clear();
        return tellMarks();
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
        setScale(m_scale.zoomed(std::pow(1.25, turns), x), false);
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
    m_dragStart = event->position();
    m_dragScale = m_scale;
    m_marking = m_markable && event->modifiers().testFlag(Qt::ShiftModifier);
    event->accept();
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_marking) {
        m_marks.span(timeAt(m_dragStart.x()), timeAt(event->position().x()));
        return tellMarks();
    }
    setScale(m_dragScale.panned(m_dragStart.x() - event->position().x()), false);
}

void TimelineView::setHover(QPointF position)
{
    const QPointF inPlot(position.x() - m_frame.gutter,
                         position.y() - m_frame.axis + m_frame.scroll);
    const bool inside = inPlot.x() >= 0 && position.y() >= m_frame.axis;
    const TimelineRecord *record = inside ? recordAt(m_layout, inPlot) : nullptr;
    m_frame.cursor = inside ? inPlot.x() : -1;
    m_hoverText = record ? describeRecord(m_data, *record, m_now) : QString();
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
