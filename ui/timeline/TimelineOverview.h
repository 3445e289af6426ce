// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/TimelineView.h"
#include "ui/timeline/paint/TimeBrush.h"
#include "ui/timeline/paint/TimelineDensity.h"

#include <QPointer>
#include <QQuickPaintedItem>

#include <optional>

namespace hp::ui {

/// All that a timeline has, in one strip: what held and what was wrong when, and gaps. Time is
/// linear in it, nothing is folded. The part that the timeline shows is a window over it, which
/// QML draws; keys and pointer move it. The picture is painted when the record changes or the clock
/// went on by a column, never because the window moves. GUI thread.
class TimelineOverview : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The timeline that it belongs to, and whose colours it has.
    Q_PROPERTY(
        hp::ui::TimelineView *timeline READ timeline WRITE setTimeline NOTIFY timelineChanged)
    /// Nothing is recorded: there is no window, and nothing can be moved.
    Q_PROPERTY(bool empty READ isEmpty NOTIFY windowChanged)
    /// Where the window begins and ends, in pixels; wide enough to be seen.
    Q_PROPERTY(double windowLeft READ windowLeft NOTIFY windowChanged)
    Q_PROPERTY(double windowRight READ windowRight NOTIFY windowChanged)
    /// The instants at them, milliseconds since 1970.
    Q_PROPERTY(double from READ from NOTIFY windowChanged)
    Q_PROPERTY(double to READ to NOTIFY windowChanged)
    /// How long the whole is, in words: "3 d 4 h".
    Q_PROPERTY(QString lengthText READ lengthText NOTIFY windowChanged)
    /// Where the middle of the window lies, in percent: what a slider tells a screen reader.
    Q_PROPERTY(double value READ value WRITE setValue NOTIFY windowChanged)
    Q_PROPERTY(double minimumValue READ minimumValue CONSTANT)
    Q_PROPERTY(double maximumValue READ maximumValue CONSTANT)
    Q_PROPERTY(double stepSize READ stepSize NOTIFY windowChanged)
    Q_PROPERTY(bool hovered READ isHovered NOTIFY hoveredChanged)

public:
    explicit TimelineOverview(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

    [[nodiscard]] TimelineView *timeline() const { return m_timeline; }
    void setTimeline(TimelineView *timeline);
    [[nodiscard]] bool isEmpty() const { return m_brush.isEmpty(); }
    [[nodiscard]] double windowLeft() const { return m_left; }
    [[nodiscard]] double windowRight() const { return m_right; }
    [[nodiscard]] double from() const;
    [[nodiscard]] double to() const;
    [[nodiscard]] QString lengthText() const;
    [[nodiscard]] double value() const;
    void setValue(double value);
    [[nodiscard]] static double minimumValue() { return 0; }
    [[nodiscard]] static double maximumValue() { return 100; }
    [[nodiscard]] double stepSize() const;
    [[nodiscard]] bool isHovered() const { return m_hovered; }

    /// As often as it was painted, for who wants to know what a movement costs.
    [[nodiscard]] int pictures() const { return m_pictures; }

    /// One key to the left (-1) or to the right (+1).
    Q_INVOKABLE void move(int direction);

signals:
    void timelineChanged();
    void windowChanged();
    void hoveredChanged();

protected:
    void geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseUngrabEvent() override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void hoverMoveEvent(QHoverEvent *event) override;
    void hoverLeaveEvent(QHoverEvent *event) override;
    void updatePolish() override;

private:
    struct Press {
        BrushGrip grip = BrushGrip::Outside;
        double at = 0;
        TimeBrush brush{}; ///< what it was then
    };

    void readWindow();
    void readClock();
    void repaintAll();
    void setHovered(bool hovered);
    void show(const TimeStretch &stretch);
    void widen(double factor);
    void dragTo(double x);
    [[nodiscard]] Duration perPixel() const;
    [[nodiscard]] TimePoint timeAt(double x) const;

    QPointer<TimelineView> m_timeline;
    TimeBrush m_brush;
    TimelineDensity m_density;
    TimeStretch m_painted{}; ///< what the density is of
    double m_left = 0;
    double m_right = 0;
    bool m_dirty = true;
    bool m_hovered = false;
    int m_pictures = 0;

    std::optional<Press> m_press; ///< while the window is dragged
};

} // namespace hp::ui
