// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/FleetRow.h"
#include "ui/theme/StatusPaint.h"
#include "ui/theme/Theme.h"

#include <QPointer>
#include <QQuickPaintedItem>
#include <QStringList>

#include <array>
#include <vector>

class QPainter;
class QRectF;

namespace hp::ui {

/// What the cells of the matrix tell: "state", "power", "age" or "maintenance", in the order in
/// which the key goes through them (product.md 4.4, S1).
[[nodiscard]] const QStringList &cellColorings();

/// How a cell is painted, and what that means in a word. One of the two is set.
struct CellLook {
    StatusShape shape = StatusShape::Nothing;
    int age = -1; ///< 0 for the youngest to ageSteps - 1; -1 for what is no age
    QString word{};

    bool operator==(const CellLook &) const = default;
};

/// Ages are told in steps, each a grey of its own and a level of its own: colour is never the only
/// sign.
inline constexpr int ageSteps = 5;

/// `now` in milliseconds since 1970, like the times of the row. Pure. What nobody knows is the
/// question mark, never the calm cell.
[[nodiscard]] CellLook cellLook(const FleetRow &row, const QString &coloring, double now);

/// The same without its word, for thousands at a time.
struct CellMark {
    StatusShape shape = StatusShape::Nothing;
    qint8 age = -1;
    quint8 rank = 0; ///< 0 for the worst: it speaks for a cell that stands for several

    bool operator==(const CellMark &) const = default;
};
[[nodiscard]] CellMark cellMark(const FleetRow &row, const QString &coloring, double now);

/// Every look that a colouring has, for its legend, the one that needs a person first. Flat cells
/// are among them where they tell something.
[[nodiscard]] QList<CellLook> cellLegend(const QString &coloring);

/// Cells of this side and more have their sign; in smaller ones nobody could read it.
inline constexpr int leastSigned = 12;

void paintCell(QPainter &painter, const QRectF &cell, const CellLook &look, const Palette &palette);

/// Cells that are too small for signs, painted all at once: a fill with its outline, and from four
/// pixels down the colour of the outline alone. What is calm recedes; what is only in progress
/// fills half a cell, so that what holds outweighs it.
class PlainCells
{
public:
    explicit PlainCells(const Palette &palette)
        : m_palette(palette)
    { }

    void add(const QRect &cell, const CellMark &mark);
    /// What the filter does not show: where it is, not what it is.
    void addDimmed(const QRect &cell);
    void paint(QPainter &painter) const;

private:
    struct Pile {
        QColor color{};
        QList<QRect> rects{};
    };
    /// Where cells of a mark go; negative for nowhere.
    struct Way {
        bool isKnown = false;
        int alone = -1;
        int edge = -1;
        int back = -1;
        int fill = -1;
        double level = 1;
    };
    [[nodiscard]] const Way &wayOf(const CellMark &mark);
    [[nodiscard]] static int pileOf(std::vector<Pile> &piles, const QColor &color);
    static void put(Pile &pile, const QRect &rect);

    static constexpr std::size_t shapes = static_cast<std::size_t>(StatusShape::PowerMismatch) + 1;

    const Palette &m_palette;
    std::vector<Pile> m_edges;
    std::vector<Pile> m_backs; ///< over the edges
    std::vector<Pile> m_fills; ///< over those
    std::array<Way, shapes *(ageSteps + 1)> m_ways{};
};

/// One cell of the matrix as its legend shows it: the entry `at` of the legend of `coloring`. GUI
/// thread.
class CellSwatch : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString coloring MEMBER m_coloring NOTIFY appearanceChanged)
    Q_PROPERTY(int at MEMBER m_at NOTIFY appearanceChanged)
    /// As cells without signs are painted.
    Q_PROPERTY(bool plain MEMBER m_plain NOTIFY appearanceChanged)

public:
    explicit CellSwatch(QQuickItem *parent = nullptr);

    void componentComplete() override;
    void paint(QPainter *painter) override;

signals:
    void appearanceChanged();

private:
    QString m_coloring;
    int m_at = 0;
    bool m_plain = false;
    QPointer<Theme> m_theme;
};

} // namespace hp::ui
