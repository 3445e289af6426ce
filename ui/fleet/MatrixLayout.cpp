// SPDX-License-Identifier: Apache-2.0
#include "ui/fleet/MatrixLayout.h"

#include <algorithm>
#include <map>

namespace hp::ui {

int MatrixLayout::cellAt(QPointF place) const
{
    // A few thousand rectangles, a few times a second: a search costs less than an index.
    const auto found = std::ranges::find_if(
        cells, [place](const MatrixCell &cell) { return cell.rect.contains(place); });
    return found == cells.end() ? -1 : static_cast<int>(found - cells.begin());
}

int MatrixLayout::neighbour(int cell, int dx, int dy) const
{
    const int last = static_cast<int>(cells.size()) - 1;
    if (cell < 0 || cell > last)
        return cell;
    if (dx != 0)
        return std::clamp(cell + dx, 0, last);
    const MatrixGroup &group =
        groups[static_cast<std::size_t>(cells[static_cast<std::size_t>(cell)].group)];
    const int column = (cell - group.first) % columns;
    const int within = cell + dy * columns;
    if (within >= group.first && within < group.first + group.count)
        return within;
    if (dy > 0) {
        const int end = group.first + group.count - 1;
        // The last row may be shorter than the one above it.
        if ((end - group.first) / columns > (cell - group.first) / columns)
            return end;
        return end == last ? cell : std::min(end + 1 + column, last);
    }
    if (group.first == 0)
        return cell;
    const MatrixGroup &above =
        groups[static_cast<std::size_t>(cells[static_cast<std::size_t>(group.first - 1)].group)];
    const int lastRow = (above.count - 1) / columns;
    return std::min(above.first + lastRow * columns + column, above.first + above.count - 1);
}

MatrixLayout
layoutMatrix(const std::vector<MatrixEntry> &entries, double width, const MatrixSizes &sizes)
{
    MatrixLayout layout;
    const double pitch = sizes.cell + sizes.gap;
    layout.columns = std::max(1, static_cast<int>((width + sizes.gap) / pitch));
    std::map<QString, std::vector<int>> members;
    for (std::size_t entry = 0; entry < entries.size(); ++entry)
        members[entries[entry].group].push_back(static_cast<int>(entry));

    layout.cells.reserve(entries.size());
    double y = 0;
    for (const auto &[name, list] : members) {
        MatrixGroup group{.name = name, .top = y, .first = static_cast<int>(layout.cells.size())};
        group.count = static_cast<int>(list.size());
        double top = y + sizes.heading;
        for (int place = 0; place < group.count; ++place) {
            const int row = place / layout.columns;
            const int column = place % layout.columns;
            layout.cells.push_back(
                {list[static_cast<std::size_t>(place)],
                 QRectF(column * pitch, top + row * pitch, sizes.cell, sizes.cell),
                 static_cast<int>(layout.groups.size())});
        }
        const int rows = (group.count + layout.columns - 1) / layout.columns;
        y = top + rows * pitch - sizes.gap;
        group.height = y - group.top;
        layout.groups.push_back(group);
        y += sizes.groupGap;
    }
    layout.height = std::max(0.0, y - sizes.groupGap);
    return layout;
}

double matrixWidth(const MatrixLayout &layout, double height, const MatrixSizes &sizes)
{
    const double pitch = sizes.cell + sizes.gap;
    int largest = 1;
    for (const MatrixGroup &group : layout.groups)
        largest = std::max(largest, group.count);
    int columns = 1;
    const auto heightOf = [&](int width) {
        double total = -sizes.groupGap;
        for (const MatrixGroup &group : layout.groups) {
            const int rows = (group.count + width - 1) / width;
            total += sizes.heading + rows * pitch - sizes.gap + sizes.groupGap;
        }
        return total;
    };
    while (columns < largest && heightOf(columns) > height)
        ++columns;
    return columns * pitch - sizes.gap;
}

} // namespace hp::ui
