// SPDX-License-Identifier: Apache-2.0
#include "ui/fleet/MatrixLayout.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <optional>
#include <tuple>

namespace hp::ui {

namespace {

constexpr int smallestCell = 2;

int divideUp(int value, int by)
{
    return (value + by - 1) / by;
}

/// Gaps shrink with the cells; the smallest have none.
int matrixGap(int cell, const MatrixSizes &largest)
{
    return cell < 4 ? 0 : divideUp(largest.gap * cell, largest.cell);
}

/// Cells between two groups of a row.
int matrixSkip(int pitch)
{
    return std::max(1, divideUp(6, pitch));
}

int stripGap(const MatrixSizes &largest)
{
    return largest.groupGap;
}

/// Whether groups stand in that many strips, one below the other.
bool fitsInStrips(const std::vector<int> &counts, int height, const MatrixForm &form)
{
    int strip = 1;
    int y = 0;
    for (const int count : counts) {
        const int rows = divideUp(divideUp(count, form.perCell), form.perRow);
        const int own = form.heading + rows * form.pitch() - form.gap;
        y += y > 0 ? form.groupGap + own : own;
        if (y <= height)
            continue;
        if (own > height || ++strip > form.strips)
            return false;
        y = own;
    }
    return true;
}

/// The fewest strips in which all groups stand under their names.
std::optional<MatrixForm>
namedForm(const std::vector<int> &counts, QSize area, MatrixForm form, const MatrixSizes &largest)
{
    for (form.strips = 1;; ++form.strips) {
        const int width = area.width() - (form.strips - 1) * stripGap(largest);
        form.stripWidth = width / form.strips;
        // A name that is narrower says nothing.
        if (form.strips > 1 && form.stripWidth < 4 * largest.heading)
            return std::nullopt;
        form.stripPitch = form.stripWidth + stripGap(largest);
        form.perRow = std::max(1, (form.stripWidth + form.gap) / form.pitch());
        if (form.stripWidth >= form.cell && fitsInStrips(counts, area.height(), form))
            return form;
    }
}

/// Where the next group begins when `place` cells are taken in rows.
int placeAfter(int place, const MatrixForm &form)
{
    if (place % form.perRow == 0)
        return place;
    const int next = place + form.groupGap;
    const int row = next / form.perRow;
    return row == place / form.perRow ? next : row * form.perRow;
}

std::optional<MatrixForm>
foldedForm(const std::vector<int> &counts, QSize area, MatrixForm form, int perCell)
{
    form.heading = 0;
    form.groupGap = matrixSkip(form.pitch());
    form.perCell = perCell;
    form.strips = 1;
    form.stripWidth = area.width();
    form.perRow = (area.width() + form.gap) / form.pitch();
    if (form.perRow < 1)
        return std::nullopt;
    int place = 0;
    for (const int count : counts)
        place = placeAfter(place, form) + divideUp(count, perCell);
    const int rows = divideUp(place, form.perRow);
    return rows * form.pitch() - form.gap <= area.height() ? std::optional(form) : std::nullopt;
}

MatrixForm formOf(int cell, const MatrixSizes &largest, bool roomy)
{
    MatrixForm form;
    form.cell = cell;
    form.gap = matrixGap(cell, largest);
    form.heading = roomy ? largest.heading : largest.heading * 2 / 3;
    form.groupGap = roomy ? largest.groupGap : largest.groupGap * 2 / 5;
    return form;
}

struct GatheredGroup {
    QString outer{};
    QString name{};
    std::vector<int> members{};
    int worst = std::numeric_limits<int>::max();
    int atWorst = 0;

    void add(int entry, int rank)
    {
        members.push_back(entry);
        count(rank, 1);
    }
    void count(int rank, int machines)
    {
        if (rank < worst) {
            worst = rank;
            atWorst = 0;
        }
        if (rank == worst)
            atWorst += machines;
    }
};

std::vector<GatheredGroup> gathered(const std::vector<MatrixEntry> &entries)
{
    std::vector<GatheredGroup> groups;
    QHash<std::pair<QString, QString>, std::size_t> places;
    for (std::size_t entry = 0; entry < entries.size(); ++entry) {
        const MatrixEntry &one = entries[entry];
        const auto place = places.constFind({one.outer, one.group});
        const std::size_t at = place == places.cend() ? groups.size() : *place;
        if (place == places.cend()) {
            places.insert({one.outer, one.group}, at);
            groups.push_back({.outer = one.outer, .name = one.group});
        }
        groups[at].add(static_cast<int>(entry), one.rank);
    }
    return groups;
}

/// Trouble first, in the groups and in what they are part of.
void sortByTrouble(std::vector<GatheredGroup> &groups)
{
    QHash<QString, GatheredGroup> outers;
    for (const GatheredGroup &group : groups)
        outers[group.outer].count(group.worst, group.atWorst);
    std::ranges::sort(groups, [&outers](const GatheredGroup &a, const GatheredGroup &b) {
        const auto placeOf = [](const GatheredGroup &one) {
            return std::tuple(one.worst, -one.atWorst);
        };
        if (a.outer == b.outer)
            return std::tuple(placeOf(a), a.name) < std::tuple(placeOf(b), b.name);
        return std::tuple(placeOf(outers[a.outer]), a.outer)
            < std::tuple(placeOf(outers[b.outer]), b.outer);
    });
}

/// In the order of a layout; what is not in it stays where it is among the others of its kind, and
/// behind.
void sortAs(std::vector<GatheredGroup> &groups, const MatrixLayout &kept)
{
    QHash<std::pair<QString, QString>, int> places;
    QHash<QString, int> outers;
    for (const MatrixGroup &group : kept.groups) {
        const int place = static_cast<int>(places.size());
        places.insert({group.outer, group.name}, place);
        if (!outers.contains(group.outer))
            outers.insert(group.outer, place);
    }
    const int last = static_cast<int>(places.size());
    std::ranges::stable_sort(groups, {}, [&](const GatheredGroup &group) {
        return std::tuple(outers.value(group.outer, last),
                          group.outer,
                          places.value({group.outer, group.name}, last));
    });
}

/// Puts cells down one after the other.
class MatrixWriter
{
public:
    MatrixWriter(MatrixLayout &layout, QSize area)
        : m_layout(layout)
        , m_area(area)
    { }

    void add(const GatheredGroup &gathered)
    {
        const MatrixForm &form = m_layout.form;
        MatrixGroup group{.name = gathered.name, .outer = gathered.outer};
        group.opensOuter =
            m_layout.groups.empty() || m_layout.groups.back().outer != gathered.outer;
        group.first = static_cast<int>(m_layout.cells.size());
        group.count = static_cast<int>(gathered.members.size());
        group.cells = divideUp(group.count, form.perCell);
        QPoint corner;
        if (form.isNamed()) {
            corner = beginInStrip(group.cells);
            group.strip = m_strip;
            group.heading = QRect(corner, QSize(form.stripWidth, form.heading));
            corner.ry() += form.heading;
        } else {
            m_place = placeAfter(m_place, form);
        }
        for (int cell = 0; cell < group.cells; ++cell) {
            const int place = form.isNamed() ? cell : m_place++;
            const QPoint at =
                corner + QPoint(place % form.perRow, place / form.perRow) * form.pitch();
            addCell(at, gathered.members, cell);
        }
        m_layout.groups.push_back(std::move(group));
    }

private:
    QPoint beginInStrip(int cells)
    {
        const MatrixForm &form = m_layout.form;
        const int own = form.heading + divideUp(cells, form.perRow) * form.pitch() - form.gap;
        int top = m_end > 0 ? m_end + form.groupGap : 0;
        if (m_end > 0 && top + own > m_area.height()) {
            ++m_strip;
            top = 0;
        }
        m_end = top + own;
        return {m_strip * form.stripPitch, top};
    }

    void addCell(QPoint at, const std::vector<int> &members, int cell)
    {
        const MatrixForm &form = m_layout.form;
        const int from = cell * form.perCell;
        const int to = std::min(from + form.perCell, static_cast<int>(members.size()));
        MatrixCell made{.rect = QRect(at, QSize(form.cell, form.cell)),
                        .group = static_cast<int>(m_layout.groups.size()),
                        .first = static_cast<int>(m_layout.order.size()),
                        .count = to - from};
        for (int member = from; member < to; ++member) {
            const int entry = members[static_cast<std::size_t>(member)];
            m_layout.order.push_back(entry);
            m_layout.cellOfEntry[static_cast<std::size_t>(entry)] =
                static_cast<int>(m_layout.cells.size());
        }
        m_layout.cells.push_back(made);
    }

    MatrixLayout &m_layout;
    QSize m_area;
    int m_strip = 0;
    int m_end = 0; ///< of the last group of the strip
    int m_place = 0; ///< cells that are taken in rows
};

} // namespace

MatrixForm fitMatrix(const std::vector<int> &counts, QSize area, const MatrixSizes &largest)
{
    std::optional<MatrixForm> named;
    std::optional<MatrixForm> folded;
    for (int cell = largest.cell; cell >= smallestCell; --cell) {
        for (const bool roomy : {true, false}) {
            // Names have all their room only above the largest cells.
            if (!named && (!roomy || cell == largest.cell))
                named = namedForm(counts, area, formOf(cell, largest, roomy), largest);
        }
        if (!folded)
            folded = foldedForm(counts, area, formOf(cell, largest, false), 1);
        if (named && (!folded || named->cell * 3 >= folded->cell * 2))
            return *named;
        if (folded && cell * 3 < folded->cell * 2)
            return *folded; // names would cost too much
    }
    if (folded)
        return *folded;
    const int most = counts.empty() ? 1 : std::max(1, *std::ranges::max_element(counts));
    const int total = std::accumulate(counts.begin(), counts.end(), 0);
    const int room = std::max(1, area.width() / smallestCell * (area.height() / smallestCell));
    for (int perCell = std::max(2, divideUp(total, room)); perCell < most; ++perCell) {
        const auto form = foldedForm(counts, area, formOf(smallestCell, largest, false), perCell);
        if (form)
            return *form;
    }
    // A cell a group: less there is not, and what lies beyond the edge is not seen.
    MatrixForm least = formOf(smallestCell, largest, false);
    least.heading = 0;
    least.groupGap = 0;
    least.perCell = most;
    least.stripWidth = area.width();
    least.perRow = std::max(1, area.width() / smallestCell);
    return least;
}

std::span<const int> MatrixLayout::entriesOf(int cell) const
{
    const MatrixCell &one = cells[static_cast<std::size_t>(cell)];
    return std::span(order).subspan(static_cast<std::size_t>(one.first),
                                    static_cast<std::size_t>(one.count));
}

int MatrixLayout::cellAt(QPointF place) const
{
    // Some thousand rectangles, a few times a second: a search costs less than an index.
    const QPoint pixel(static_cast<int>(std::floor(place.x())),
                       static_cast<int>(std::floor(place.y())));
    const auto found = std::ranges::find_if(cells, [&](const MatrixCell &cell) {
        return cell.rect.adjusted(0, 0, form.gap, form.gap).contains(pixel);
    });
    return found == cells.end() ? -1 : static_cast<int>(found - cells.begin());
}

int MatrixLayout::headingAt(QPointF place) const
{
    const auto found = std::ranges::find_if(
        groups, [&](const MatrixGroup &group) { return group.heading.contains(place.toPoint()); });
    return found == groups.end() ? -1 : static_cast<int>(found - groups.begin());
}

int MatrixLayout::neighbour(int cell, int dx, int dy) const
{
    const int last = static_cast<int>(cells.size()) - 1;
    if (cell < 0 || cell > last)
        return cell;
    if (dx != 0)
        return std::clamp(cell + dx, 0, last);
    // Strips are read one after the other, as if they stood below one another.
    const auto placeOf = [&](const MatrixCell &one) {
        constexpr int farDown = 1 << 20;
        const int strip = groups[static_cast<std::size_t>(one.group)].strip;
        return QPoint(one.rect.left() - strip * form.stripPitch, one.rect.top() + strip * farDown);
    };
    const QPoint from = placeOf(cells[static_cast<std::size_t>(cell)]);
    int best = cell;
    auto nearest = std::tuple(std::numeric_limits<int>::max(), std::numeric_limits<int>::max());
    for (int other = 0; other <= last; ++other) {
        const QPoint place = placeOf(cells[static_cast<std::size_t>(other)]);
        const int down = dy > 0 ? place.y() - from.y() : from.y() - place.y();
        if (down <= 0)
            continue;
        const auto distance = std::tuple(down, std::abs(place.x() - from.x()));
        if (distance < nearest) {
            nearest = distance;
            best = other;
        }
    }
    return best;
}

MatrixLayout layoutMatrix(const std::vector<MatrixEntry> &entries,
                          QSize area,
                          const MatrixSizes &largest,
                          const MatrixLayout *kept)
{
    std::vector<GatheredGroup> groups = gathered(entries);
    sortByTrouble(groups);
    if (kept)
        sortAs(groups, *kept);
    std::vector<int> counts;
    counts.reserve(groups.size());
    for (const GatheredGroup &group : groups)
        counts.push_back(static_cast<int>(group.members.size()));
    MatrixLayout layout;
    layout.form = fitMatrix(counts, area, largest);
    layout.cells.reserve(entries.size());
    layout.order.reserve(entries.size());
    layout.cellOfEntry.assign(entries.size(), -1);
    MatrixWriter writer(layout, area);
    for (const GatheredGroup &group : groups)
        writer.add(group);
    return layout;
}

int matrixWidth(const std::vector<int> &counts, int height, int most, const MatrixSizes &largest)
{
    const int pitch = largest.cell + largest.gap;
    const int total = std::accumulate(counts.begin(), counts.end(), 0);
    const int least = divideUp(total * pitch, std::max(1, height));
    for (int width = std::max(1, least) * pitch - largest.gap; width < most; width += pitch) {
        for (const bool roomy : {true, false}) {
            if (namedForm(counts, {width, height}, formOf(largest.cell, largest, roomy), largest))
                return width;
        }
    }
    return most;
}

} // namespace hp::ui
