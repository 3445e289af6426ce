// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/paint/PaintCache.h"
#include "ui/timeline/paint/TimelineLayout.h"
#include "ui/timeline/paint/TimelineMarks.h"
#include "ui/timeline/paint/TimelinePainter.h"
#include "ui/timeline/paint/TimelineViewport.h"

#include <QAbstractItemModel>
#include <QDateTime>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QVariantList>
#include <QVariantMap>

namespace hp::ui {

/// What one press of a key does to the visible interval, and a part of it.
inline constexpr double keyZoom = 1.4;
inline constexpr double keyPan = 0.15;

/// W, A, S and D by their position on the keyboard, as X11 numbers keys; other platforms go by
/// letter. Other keys as they are.
[[nodiscard]] Qt::Key physicalKey(const QKeyEvent &event);

/// Qt 6.4 describes this type to QML tools in no module that a page imports.
struct TimelineSource {
    Q_GADGET
    QML_ANONYMOUS
    QML_FOREIGN(QAbstractItemModel)
};

/// The swimlane timeline on screen. Reads any item model with the roles `key` (the row's key) and
/// `row` (the row as a map) of a `timeline` view, lays them out in its viewport and paints them;
/// keyboard, wheel and pointer move the viewport, open folds and put marks. GUI thread.
class TimelineView : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QAbstractItemModel *model READ model WRITE setModel NOTIFY modelChanged)
    /// The backend's clock; spans that last end here.
    Q_PROPERTY(QDateTime now READ now WRITE setNow NOTIFY nowChanged)
    Q_PROPERTY(bool following READ following NOTIFY viewChanged)
    Q_PROPERTY(bool empty READ isEmpty NOTIFY lanesChanged)
    /// What is under the pointer, in one line; empty for nothing.
    Q_PROPERTY(QString hoverText READ hoverText NOTIFY hoverChanged)
    Q_PROPERTY(QPointF hoverPosition READ hoverPosition NOTIFY hoverChanged)
    /// {label, description, y, height} of every lane, for the accessible twins that QML lays over
    /// it.
    Q_PROPERTY(QVariantList lanes READ lanes NOTIFY lanesChanged)
    /// At most so many hours are shown on opening and by fit(); 0 for all there is.
    Q_PROPERTY(double hours READ hours WRITE setHours NOTIFY viewChanged)
    /// Long stretches in which nothing changed are drawn as a zigzag (TimelineFolding); a click
    /// opens and closes one.
    Q_PROPERTY(bool foldsIdle READ foldsIdle WRITE setFoldsIdle NOTIFY foldsIdleChanged)
    /// A person may mark a moment or a range: with mark(), or by Shift and drag.
    Q_PROPERTY(bool markable MEMBER m_markable NOTIFY marksChanged)
    /// What is marked, milliseconds since 1970; 0 for nothing. Of a single mark both are it.
    Q_PROPERTY(double markFrom READ markFrom NOTIFY marksChanged)
    Q_PROPERTY(double markTo READ markTo NOTIFY marksChanged)
    /// How wide the names of the lanes are, left of the plot.
    Q_PROPERTY(double gutter READ gutter NOTIFY gutterChanged)
    /// Length of the visible interval, in words: "2 h".
    Q_PROPERTY(QString spanText READ spanText NOTIFY viewChanged)
    /// The colours of TimelineStyle by their names; missing ones keep their value.
    Q_PROPERTY(QVariantMap colors READ colors WRITE setColors NOTIFY styleChanged)
    Q_PROPERTY(QString fontFamily READ fontFamily WRITE setFontFamily NOTIFY styleChanged)
    Q_PROPERTY(int fontPixelSize READ fontPixelSize WRITE setFontPixelSize NOTIFY styleChanged)

public:
    explicit TimelineView(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

    [[nodiscard]] QAbstractItemModel *model() const { return m_model; }
    void setModel(QAbstractItemModel *model);
    [[nodiscard]] QDateTime now() const;
    void setNow(const QDateTime &now);
    [[nodiscard]] bool following() const { return m_viewport.isFollowing(); }
    [[nodiscard]] bool isEmpty() const { return m_data.isEmpty(); }
    [[nodiscard]] QString hoverText() const { return m_hoverText; }
    [[nodiscard]] QPointF hoverPosition() const { return m_hoverPosition; }
    [[nodiscard]] QVariantList lanes() const;
    [[nodiscard]] double gutter() const { return m_frame.gutter; }
    [[nodiscard]] QString spanText() const;
    [[nodiscard]] double hours() const { return m_viewport.hours(); }
    void setHours(double hours);
    [[nodiscard]] bool foldsIdle() const { return m_viewport.isFolding(); }
    void setFoldsIdle(bool folds);
    [[nodiscard]] double markFrom() const;
    [[nodiscard]] double markTo() const;
    [[nodiscard]] QVariantMap colors() const { return m_colors; }
    void setColors(const QVariantMap &colors);
    [[nodiscard]] QString fontFamily() const { return m_style.font.family(); }
    void setFontFamily(const QString &family);
    [[nodiscard]] int fontPixelSize() const { return m_style.font.pixelSize(); }
    void setFontPixelSize(int size);

    /// For who shows the same otherwise.
    [[nodiscard]] const TimelineData &rows() const { return m_data; }
    [[nodiscard]] const TimelineStyle &style() const { return m_style; }
    /// From what fit() shows first up to now; without length while there is nothing.
    [[nodiscard]] TimeStretch recorded() const { return m_viewport.recorded(); }
    [[nodiscard]] TimeStretch shown() const { return m_viewport.shown(); }
    /// Shows that; one that reaches now moves with it.
    void show(const TimeStretch &stretch);
    /// The same in milliseconds since 1970.
    Q_INVOKABLE void showRange(double from, double to);

    /// The rows are to be those of another story: what was marked, opened and scrolled to was of
    /// the one before.
    Q_INVOKABLE void forget();

    /// Shows everything there is, up to now.
    Q_INVOKABLE void fit();
    /// Brings now back into view and moves with it again.
    Q_INVOKABLE void follow();
    /// factor 2 shows half the interval; the middle stays, or now while following.
    Q_INVOKABLE void zoom(double factor);
    /// In parts of the visible interval; negative goes back in time.
    Q_INVOKABLE void pan(double share);
    /// Moves so that the next (+1) or previous (-1) change lies in the middle; with
    /// `abnormalOnly` one to a state that is not as it should be.
    Q_INVOKABLE void step(int direction, bool abnormalOnly = false);

    /// Opens or closes the fold under the pointer, or else the one nearest to the middle; the same
    /// interval stays in view. False when none is in view.
    Q_INVOKABLE bool toggleFold();

    /// Marks the moment under the pointer, or else the one in the middle: the first begins a range,
    /// the second ends it, a third begins another.
    Q_INVOKABLE void mark();

    /// Where an instant (milliseconds since 1970) lies, and which one lies there; also outside of
    /// what is shown. Both change with `viewChanged`.
    Q_INVOKABLE double placeOf(double instant) const;
    Q_INVOKABLE double instantAt(double x) const;

signals:
    void modelChanged();
    void nowChanged();
    void viewChanged();
    void hoverChanged();
    void lanesChanged();
    /// rows() are others.
    void reloaded();
    void gutterChanged();
    void styleChanged();
    void marksChanged();
    void foldsIdleChanged();

protected:
    bool event(QEvent *event) override;
    void geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void hoverMoveEvent(QHoverEvent *event) override;
    void hoverLeaveEvent(QHoverEvent *event) override;
    void updatePolish() override;

private:
    /// What became of a press of the button.
    enum class Drag { Click, Pan, Mark };

    void reload();
    /// The viewport shows another interval.
    void moved();
    void setHover(QPointF position);
    void emitMarksChanged();
    [[nodiscard]] QString foldText(const FoldPlace &place) const;
    [[nodiscard]] QPointF inPlot(QPointF position) const;
    [[nodiscard]] TimePoint timeAt(double x) const;
    /// Where the pointer reads, or else the middle of the plot.
    [[nodiscard]] double readingPlace() const;
    void scrollBy(double pixels);

    QPointer<QAbstractItemModel> m_model;
    TimelineData m_data;
    bool m_reloadDue = false;

    TimelineViewport m_viewport;
    TimelineMarks m_marks;
    bool m_markable = false;

    TimelineLayout m_layout;
    TimelineFrame m_frame;
    TimelineStyle m_style;
    QVariantMap m_colors;
    PaintCache m_cache;

    QString m_hoverText;
    QPointF m_hoverPosition;
    Drag m_drag = Drag::Click;
    QPointF m_pressedAt;
    TimeScale m_pressed; ///< what was shown then
};

} // namespace hp::ui
