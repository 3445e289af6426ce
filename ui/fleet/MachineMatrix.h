// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/fleet/CellLook.h"
#include "ui/fleet/FleetTable.h"
#include "ui/fleet/MatrixLayout.h"
#include "ui/session/FleetModel.h"
#include "ui/theme/Theme.h"

#include <QHash>
#include <QImage>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QStaticText>

#include <array>
#include <vector>

namespace hp::ui {

/// The fleet as a matrix of cells, painted as one item that always shows all of it: normal machines
/// recede, abnormal ones have a fill and, where cells are large enough, a sign. Groups with trouble
/// come first; while the matrix or its table is held, their order stays. GUI thread.
class MachineMatrix : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(hp::ui::FleetModel *fleet READ fleet WRITE setFleet NOTIFY fleetChanged)
    /// What of the fleet is shown beside it; may be null. What the table does not show is dimmed.
    Q_PROPERTY(hp::ui::FleetTable *table READ table WRITE setTable NOTIFY tableChanged)
    /// "set", "cluster", "zone", "role", or two of them of which one is part of the other:
    /// "region/zone", "zone/rack", "rack/set"; or "cause", what holds them foremost.
    Q_PROPERTY(QString groupBy READ groupBy WRITE setGroupBy NOTIFY groupByChanged)
    /// One of cellColorings().
    Q_PROPERTY(QString coloring READ coloring WRITE setColoring NOTIFY coloringChanged)
    /// What the cells can look like then, in words.
    Q_PROPERTY(QStringList legend READ legend NOTIFY coloringChanged)
    /// Milliseconds since 1970; ages are told against it.
    Q_PROPERTY(double now READ now WRITE setNow NOTIFY nowChanged)
    /// Somebody looks at it: no group changes its place.
    Q_PROPERTY(bool held READ isHeld WRITE setHeld NOTIFY heldChanged)
    Q_PROPERTY(QString selectedKey READ selectedKey WRITE setSelectedKey NOTIFY selectedKeyChanged)
    /// What is pointed at in the table; empty for nothing.
    Q_PROPERTY(QString pointedKey READ pointedKey WRITE setPointedKey NOTIFY pointedKeyChanged)
    Q_PROPERTY(int groupCount READ groupCount NOTIFY layoutChanged)
    /// Cells are too small for signs.
    Q_PROPERTY(bool plain READ isPlain NOTIFY layoutChanged)
    /// The pointer is over it.
    Q_PROPERTY(bool hovered READ isHovered NOTIFY hoveredChanged)
    /// What is under the pointer; empty for nothing.
    Q_PROPERTY(QString hoverKey READ hoverKey NOTIFY hoverChanged)
    Q_PROPERTY(QString hoverName READ hoverName NOTIFY hoverChanged)
    Q_PROPERTY(QString hoverWord READ hoverWord NOTIFY hoverChanged)
    Q_PROPERTY(double hoverSince READ hoverSince NOTIFY hoverChanged)
    Q_PROPERTY(QRectF hoverRect READ hoverRect NOTIFY hoverChanged)
    /// The group under the pointer where its name is not to be read in the matrix; else empty.
    Q_PROPERTY(QString hoverGroup READ hoverGroup NOTIFY hoverChanged)
    /// "worker-b-7, Holding": the selection for those who cannot see it, with its group where names
    /// of groups are not shown.
    Q_PROPERTY(QString selectedText READ selectedText NOTIFY selectedTextChanged)

public:
    explicit MachineMatrix(QQuickItem *parent = nullptr);

    void componentComplete() override;
    void paint(QPainter *painter) override;

    [[nodiscard]] FleetModel *fleet() const { return m_fleet; }
    void setFleet(FleetModel *fleet);
    [[nodiscard]] FleetTable *table() const { return m_table; }
    void setTable(FleetTable *table);
    [[nodiscard]] QString groupBy() const { return m_groupBy; }
    void setGroupBy(const QString &groupBy);
    [[nodiscard]] QString coloring() const { return m_coloring; }
    /// Anything that is no colouring is taken for "state".
    void setColoring(const QString &coloring);
    [[nodiscard]] QStringList legend() const;
    [[nodiscard]] double now() const { return m_now; }
    void setNow(double now);
    [[nodiscard]] bool isHeld() const { return m_held; }
    void setHeld(bool held);
    [[nodiscard]] QString selectedKey() const { return m_selectedKey; }
    void setSelectedKey(const QString &key);
    [[nodiscard]] QString pointedKey() const { return m_pointedKey; }
    void setPointedKey(const QString &key);
    [[nodiscard]] int groupCount() const { return static_cast<int>(m_layout.groups.size()); }
    [[nodiscard]] bool isPlain() const { return m_layout.form.cell < leastSigned; }
    [[nodiscard]] bool isHovered() const { return m_hovered; }
    [[nodiscard]] QString hoverKey() const { return m_hoverKey; }
    [[nodiscard]] QString hoverName() const;
    [[nodiscard]] QString hoverWord() const;
    [[nodiscard]] double hoverSince() const;
    [[nodiscard]] QRectF hoverRect() const;
    [[nodiscard]] QString hoverGroup() const;
    [[nodiscard]] QString selectedText() const;
    /// Where everything is drawn.
    [[nodiscard]] const MatrixLayout &layout() const { return m_layout; }

    /// The next way of grouping for which the machines have names.
    Q_INVOKABLE void regroup();
    /// The next thing that the cells tell.
    Q_INVOKABLE void recolor();
    /// Puts every group where it belongs, also while held.
    Q_INVOKABLE void applyOrder();
    /// The least width, `most` at most, in which cells have their full size within `height`.
    Q_INVOKABLE double widthFor(double height, double most) const;
    /// Where a machine is drawn now, in item coordinates; empty when it is not there.
    Q_INVOKABLE QRectF cellOf(const QString &key) const;

signals:
    void fleetChanged();
    void groupByChanged();
    void coloringChanged();
    void nowChanged();
    void selectedKeyChanged();
    void selectedTextChanged();
    void tableChanged();
    void heldChanged();
    void pointedKeyChanged();
    void layoutChanged();
    void hoveredChanged();
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
    /// The groups that a machine is in: the larger one, which may be without a name, and its own.
    struct Place {
        QString outer{};
        QString group{};

        bool operator==(const Place &) const = default;
    };

    void connectModel(QAbstractItemModel &model);
    /// Lays everything out before the next frame.
    void moveCells();
    /// `steady`: groups that were there keep their order.
    void relayout(bool steady);
    void readMarks();
    void readFilter();
    /// All of it. Not `update()`: Qt takes that for no rectangle at all, and a single cell that
    /// changes before the next frame would then be all that is painted.
    void repaint();
    void repaintCell(const QString &key);
    void repaintRows(int first, int last);
    /// Whether its groups would now stand in another order, by the worst that each has.
    void countRank(int cell, int before, int now);
    [[nodiscard]] int worstOf(int group) const;
    [[nodiscard]] bool isShown(int row) const;
    [[nodiscard]] int cellOfKey(const QString &key) const;
    /// The row of the machine that speaks for a cell: the worst that the filter shows.
    [[nodiscard]] int rowOfCell(int cell) const;
    [[nodiscard]] QString keyOfCell(int cell) const;
    [[nodiscard]] Place placeOf(const FleetRow &row) const;
    /// The same among the machines of its cluster.
    [[nodiscard]] Place placeWithin(const FleetRow &row) const;
    [[nodiscard]] bool hasNamesFor(const QString &grouping) const;
    [[nodiscard]] QString nameOf(const MatrixGroup &group) const;
    [[nodiscard]] bool isCut(const MatrixGroup &group) const;
    /// What is told of a machine: its state, or what its cell tells.
    [[nodiscard]] QString wordOf(const FleetRow &row) const;
    void hoverAt(QPointF place);
    void setHovered(bool hovered);
    void setHover(const QString &key, int heading);
    void step(int dx, int dy);
    void stepTo(int cell);
    void paintHeadings(QPainter &painter);
    void paintCells(QPainter &painter);
    void paintSigned(QPainter &painter, const MatrixCell &cell, const CellMark &mark);
    void paintRing(QPainter &painter, const QString &key, const QColor &color, int width) const;

    static constexpr std::size_t ranks = 16;

    /// Some words of a heading, where they lie. They change with the layout only, and to shape them
    /// takes longer than to paint the cells.
    struct HeadingPart {
        QPoint at{};
        QStaticText text{};
        bool strong = false;
    };
    [[nodiscard]] std::vector<HeadingPart> headingParts() const;

    QPointer<FleetModel> m_fleet;
    QPointer<FleetTable> m_table;
    QPointer<Theme> m_theme;
    QString m_groupBy = QStringLiteral("set");
    QString m_coloring = QStringLiteral("state");
    double m_now = 0;
    bool m_held = false;
    QString m_selectedKey;
    QString m_pointedKey;
    bool m_hovered = false;
    QString m_hoverKey;
    int m_hoverHeading = -1; ///< a group
    bool m_moved = true; ///< cells are to be laid out
    bool m_inOrder = false; ///< so are the groups, by their trouble
    bool m_filterMoved = true;
    MatrixLayout m_layout;
    std::vector<CellMark> m_marks; ///< by row of the model
    std::vector<quint8> m_rankOfRow; ///< by which groups are in order, whatever the colouring
    std::vector<std::array<int, ranks>> m_ranks; ///< machines of each group by rank
    std::vector<bool> m_hidden; ///< by row of the model; empty when all are shown
    std::vector<HeadingPart> m_headings; ///< empty: to be made of the layout
    QHash<int, QImage> m_signs; ///< cells as they were drawn, by shape and age
    double m_signScale = 0;
};

} // namespace hp::ui
