// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRect>
#include <QString>

#include <span>
#include <vector>

namespace hp::ui {

/// What the layout needs to know of a machine.
struct MatrixEntry {
    QString key{};
    QString group{};
    QString outer{}; ///< the group that its group is part of; empty for none
    int rank = 0; ///< 0 for the worst, as FleetRow::rank() has it
};

/// How large things are where there is room for all of them, in pixels.
struct MatrixSizes {
    int cell = 18;
    int gap = 2;
    int heading = 24;
    int groupGap = 10;
};

/// How large cells are and how groups stand: groups below one another in strips, each under its
/// name; or, where there is no room for names, all cells in rows, with a gap after each group.
struct MatrixForm {
    int cell = 18;
    int gap = 2;
    int heading = 24; ///< 0 where names are folded away
    int groupGap = 10; ///< between groups of a strip; of a row where names are folded, in cells
    int strips = 1;
    int stripWidth = 0;
    int stripPitch = 0;
    int perRow = 1; ///< cells in a row of a strip
    int perCell = 1; ///< machines that a cell stands for, at most

    [[nodiscard]] bool isNamed() const { return heading > 0; }
    [[nodiscard]] int pitch() const { return cell + gap; }
    bool operator==(const MatrixForm &) const = default;
};

/// The form in which groups of so many machines, in that order, fit into an area: with the largest
/// cells, none larger than `largest` says. Names are given up where cells are half as large again
/// without. Where not even the smallest cells fit, a cell stands for several machines of its group.
[[nodiscard]] MatrixForm
fitMatrix(const std::vector<int> &counts, QSize area, const MatrixSizes &largest = {});

struct MatrixGroup {
    QString name{};
    QString outer{};
    bool opensOuter = false; ///< the first of its outer group
    QRect heading{}; ///< empty where names are folded away
    int strip = 0;
    int first = 0; ///< index into MatrixLayout::cells
    int cells = 0;
    int count = 0; ///< machines
};

struct MatrixCell {
    QRect rect{};
    int group = 0;
    int first = 0; ///< index into MatrixLayout::order
    int count = 1; ///< machines that it stands for
};

/// Where every machine lies. Groups with trouble come first: those with the worst of all, then
/// those with more of it, then by name. Within a group machines stand in the order of the entries.
struct MatrixLayout {
    MatrixForm form{};
    std::vector<MatrixGroup> groups{};
    std::vector<MatrixCell> cells{};
    std::vector<int> order{}; ///< the entries as cells stand for them
    std::vector<int> cellOfEntry{};

    /// The entries that a cell stands for.
    [[nodiscard]] std::span<const int> entriesOf(int cell) const;
    /// -1 when there is none at the place; the gap after a cell is part of it.
    [[nodiscard]] int cellAt(QPointF place) const;
    /// The group whose name stands at the place; -1 for none.
    [[nodiscard]] int headingAt(QPointF place) const;
    /// The neighbour in a direction; the cell itself at the edges. Vertical steps go to the next
    /// row, to the cell that is nearest to the column, and from the end of a strip into the next.
    [[nodiscard]] int neighbour(int cell, int dx, int dy) const;
};

/// `kept`, the layout of before, keeps its order of groups; groups that are new follow.
[[nodiscard]] MatrixLayout layoutMatrix(const std::vector<MatrixEntry> &entries,
                                        QSize area,
                                        const MatrixSizes &largest = {},
                                        const MatrixLayout *kept = nullptr);

/// The least width, `most` at most, in which groups of so many machines are no higher than `height`
/// with the largest cells and with their names; `most` where there is none.
[[nodiscard]] int
matrixWidth(const std::vector<int> &counts, int height, int most, const MatrixSizes &largest = {});

} // namespace hp::ui
