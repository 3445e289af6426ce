// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRectF>
#include <QString>

#include <vector>

namespace hp::ui {

/// What the layout needs to know of a machine.
struct MatrixEntry {
    QString key{};
    QString group{};
};

struct MatrixSizes {
    double cell = 18;
    double gap = 2;
    double heading = 24;
    double groupGap = 10;
};

struct MatrixGroup {
    QString name{};
    double top = 0; ///< of its heading
    double height = 0; ///< heading and cells
    int first = 0; ///< index into MatrixLayout::cells
    int count = 0;
};

struct MatrixCell {
    int entry = 0; ///< index into the entries
    QRectF rect{};
    int group = 0;
};

/// Where every machine lies: groups by name, cells in the order of the entries, filled row by row.
struct MatrixLayout {
    std::vector<MatrixGroup> groups{};
    std::vector<MatrixCell> cells{};
    int columns = 1;
    double height = 0;

    /// -1 when there is none at the place.
    [[nodiscard]] int cellAt(QPointF place) const;
    /// The neighbour in a direction; the cell itself at the edges. Vertical steps keep the column
    /// where the next row has one, and cross into the neighbouring group.
    [[nodiscard]] int neighbour(int cell, int dx, int dy) const;
};

[[nodiscard]] MatrixLayout
layoutMatrix(const std::vector<MatrixEntry> &entries, double width, const MatrixSizes &sizes);

/// The least width in which a layout of the same groups is no higher than `height`; for a height
/// that no width gives, the width of the largest group in one row.
[[nodiscard]] double
matrixWidth(const MatrixLayout &layout, double height, const MatrixSizes &sizes = {});

} // namespace hp::ui
