// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/TimelineView.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hp::ui {

using namespace std::chrono_literals;

namespace {

/// Of the room for the names of the lanes, which is a share of the width.
constexpr double leastGutter = 168;
constexpr double mostGutter = 260;

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
    m_folding.setNow(next);
    // The fold that lasts until now grows with it.
    if (m_fitted && m_frame.following)
        follow();
    else if (m_fitted && m_folding.isEnabled())
        refold(plotWidth() / 2);
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
    m_folding.closeAll();
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

TimePoint TimelineView::first() const
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
    return std::min(first, m_now - Duration(60s));
}

TimeStretch TimelineView::recorded() const
{
    return m_data.isEmpty() || m_now == TimePoint{} ? TimeStretch{} : TimeStretch{first(), m_now};
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
    const double gutter =
        std::clamp(std::round(newGeometry.width() * 0.18), leastGutter, mostGutter);
    const bool isOther = std::exchange(m_frame.gutter, gutter) != gutter;
    m_scale = {m_scale.from(), m_scale.to(), plotWidth(), m_folding.folds()};
    scrollBy(0);
    polish();
    if (isOther)
        emit gutterChanged();
}

void TimelineView::reload()
{
    m_reloadDue = false;
    m_data = m_model ? timelineData(rowsOf(*m_model)) : TimelineData{};
    m_folding.setData(m_data);
    if (m_data.isEmpty()) {
        // What comes next is of another machine, or of another time.
        m_fitted = false;
        m_folding.closeAll();
    }
    if (m_fitted && m_folding.isEnabled())
        refold(m_frame.following ? m_scale.x(m_now) : plotWidth() / 2);
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
    const bool isOther = m_reloadDue || (!m_fitted && !m_data.isEmpty());
    if (isOther)
        reload();
    relayout();
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
    paintTimeline(*painter, boundingRect(), m_layout, m_scale, m_now, m_frame, m_style, &m_cache);
    const QRectF plot = boundingRect().adjusted(m_frame.gutter, m_frame.axis, 0, 0);
    const QRectF axis(plot.left(), 0, plot.width(), m_frame.axis);
    paintFolds(*painter, axis, plot, foldPlaces(m_scale, m_folding.opened()), m_style);
    paintMarks(*painter, plot, m_marks, m_scale, m_style);
}

} // namespace hp::ui
