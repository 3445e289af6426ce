// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/fleet/MatrixLayout.h"
#include "ui/session/FleetModel.h"
#include "ui/theme/Theme.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace hp::ui {

/// The fleet as a matrix of cells, painted as one item: normal machines are flat, abnormal ones
/// have a fill and a sign. As large as the window onto it; `contentY` scrolls. GUI thread.
class MachineMatrix : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(hp::ui::FleetModel *fleet READ fleet WRITE setFleet NOTIFY fleetChanged)
    /// "set", "zone" or "role".
    Q_PROPERTY(QString groupBy READ groupBy WRITE setGroupBy NOTIFY groupByChanged)
    /// One of cellColorings().
    Q_PROPERTY(QString coloring READ coloring WRITE setColoring NOTIFY coloringChanged)
    /// What the cells can look like then, in words.
    Q_PROPERTY(QStringList legend READ legend NOTIFY coloringChanged)
    /// Milliseconds since 1970; ages are told against it.
    Q_PROPERTY(double now READ now WRITE setNow NOTIFY nowChanged)
    Q_PROPERTY(QString selectedKey READ selectedKey WRITE setSelectedKey NOTIFY selectedKeyChanged)
    Q_PROPERTY(double contentY READ contentY WRITE setContentY NOTIFY contentYChanged)
    Q_PROPERTY(double contentHeight READ contentHeight NOTIFY layoutChanged)
    Q_PROPERTY(int groupCount READ groupCount NOTIFY layoutChanged)
    /// What is under the pointer; empty for nothing.
    Q_PROPERTY(QString hoverKey READ hoverKey NOTIFY hoverChanged)
    Q_PROPERTY(QString hoverName READ hoverName NOTIFY hoverChanged)
    Q_PROPERTY(QString hoverWord READ hoverWord NOTIFY hoverChanged)
    Q_PROPERTY(double hoverSince READ hoverSince NOTIFY hoverChanged)
    Q_PROPERTY(QRectF hoverRect READ hoverRect NOTIFY hoverChanged)
    /// "worker-b-7, Holding": the selection for those who cannot see it.
    Q_PROPERTY(QString selectedText READ selectedText NOTIFY selectedTextChanged)

public:
    explicit MachineMatrix(QQuickItem *parent = nullptr);

    void componentComplete() override;
    void paint(QPainter *painter) override;

    [[nodiscard]] FleetModel *fleet() const { return m_fleet; }
    void setFleet(FleetModel *fleet);
    [[nodiscard]] QString groupBy() const { return m_groupBy; }
    void setGroupBy(const QString &groupBy);
    [[nodiscard]] QString coloring() const { return m_coloring; }
    /// Anything that is no colouring is taken for "state".
    void setColoring(const QString &coloring);
    [[nodiscard]] QStringList legend() const;
    [[nodiscard]] double now() const { return m_now; }
    void setNow(double now);
    [[nodiscard]] QString selectedKey() const { return m_selectedKey; }
    void setSelectedKey(const QString &key);
    [[nodiscard]] double contentY() const { return m_contentY; }
    void setContentY(double y);
    [[nodiscard]] double contentHeight() const { return m_layout.height; }
    [[nodiscard]] int groupCount() const { return static_cast<int>(m_layout.groups.size()); }
    [[nodiscard]] QString hoverKey() const { return m_hoverKey; }
    [[nodiscard]] QString hoverName() const;
    [[nodiscard]] QString hoverWord() const;
    [[nodiscard]] double hoverSince() const;
    [[nodiscard]] QRectF hoverRect() const;
    [[nodiscard]] QString selectedText() const;

    /// The next way of grouping.
    Q_INVOKABLE void regroup();
    /// The next thing that the cells tell.
    Q_INVOKABLE void recolor();
    /// The least width in which the cells are no higher than `height`; for a height that no width
    /// gives, that of the largest group in one row.
    Q_INVOKABLE double widthFor(double height) const;
    /// How far the window must scroll so that the selection is inside.
    Q_INVOKABLE double scrollTarget() const;
    /// Where a machine is drawn now, in item coordinates; empty when it is not there.
    Q_INVOKABLE QRectF cellOf(const QString &key) const;

signals:
    void fleetChanged();
    void groupByChanged();
    void coloringChanged();
    void nowChanged();
    void selectedKeyChanged();
    void selectedTextChanged();
    void contentYChanged();
    void layoutChanged();
    void hoverChanged();
    void picked(const QString &key);
    void opened(const QString &key);

protected:
    void geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry) override;
    void updatePolish() override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void hoverMoveEvent(QHoverEvent *event) override;
    void hoverLeaveEvent(QHoverEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void relayout();
    /// All of it. Not `update()`: Qt takes that for no rectangle at all, and a single cell that
    /// changes before the next frame would then be all that is painted.
    void repaint();
    void repaintRows(int first, int last);
    [[nodiscard]] int cellOfKey(const QString &key) const;
    [[nodiscard]] QString keyOfCell(int cell) const;
    [[nodiscard]] QString groupOf(const FleetRow &row) const;
    /// The same among the machines of its cluster.
    [[nodiscard]] QString groupWithin(const FleetRow &row) const;
    /// What is told of a machine: its state, or what its cell tells.
    [[nodiscard]] QString wordOf(const FleetRow &row) const;
    void setHover(const QString &key);
    void step(int dx, int dy);
    void paintHeading(QPainter &painter, const MatrixGroup &group) const;

    QPointer<FleetModel> m_fleet;
    QPointer<Theme> m_theme;
    QString m_groupBy = QStringLiteral("set");
    QString m_coloring = QStringLiteral("state");
    double m_now = 0;
    QString m_selectedKey;
    QString m_hoverKey;
    double m_contentY = 0;
    MatrixLayout m_layout;
    std::vector<int> m_cellOfRow; ///< by row of the model
};

} // namespace hp::ui
