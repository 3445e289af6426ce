// SPDX-License-Identifier: Apache-2.0
#include "ui/settings/RightsMatrix.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace hp::ui {

namespace {

constexpr std::array order{"get", "list", "watch", "create", "update", "patch", "delete"};

/// Verbs that Kubernetes adds one day come last, by name.
std::pair<std::ptrdiff_t, QString> placeOf(const QString &verb)
{
    const auto *found = std::ranges::find_if(
        order, [&verb](const char *known) { return verb == QLatin1String(known); });
    return {std::distance(order.begin(), found), verb};
}

using Right = live::BasicRightRow<QString>;

QString markOf(const std::optional<bool> &allowed)
{
    if (!allowed)
        return QStringLiteral("open");
    return *allowed ? QStringLiteral("yes") : QStringLiteral("no");
}

struct Line {
    QString group{};
    QString resource{}; ///< with its subresource
    QString place{};
    bool operator<(const Line &other) const
    {
        return std::tie(group, resource, place)
            < std::tie(other.group, other.resource, other.place);
    }
};

Line lineOf(const Right &right)
{
    return {right.resource.section(QLatin1Char('.'), 1),
            right.resource.section(QLatin1Char('.'), 0, 0)
                + (right.subresource.isEmpty() ? QString() : QLatin1Char('/') + right.subresource),
            right.ns};
}

} // namespace

RightsMatrix rightsMatrixOf(const std::vector<Right> &rights)
{
    std::map<Line, QMap<QString, QString>> lines;
    RightsMatrix matrix;
    for (const Right &right : rights) {
        lines[lineOf(right)][right.verb] = markOf(right.allowed);
        if (!matrix.verbs.contains(right.verb))
            matrix.verbs.append(right.verb);
    }
    std::ranges::sort(matrix.verbs, {}, placeOf);

    std::vector<std::tuple<bool, QString, QString, QVariantMap>> sorted;
    for (const auto &[line, known] : lines) {
        QStringList marks;
        for (const QString &verb : std::as_const(matrix.verbs))
            marks.append(known.value(verb));
        sorted.emplace_back(!marks.contains(QStringLiteral("no")),
                            line.resource,
                            line.group + line.place,
                            QVariantMap{{QStringLiteral("name"), line.resource},
                                        {QStringLiteral("group"), line.group},
                                        {QStringLiteral("place"), line.place},
                                        {QStringLiteral("marks"), marks}});
    }
    std::ranges::sort(sorted, {}, [](const auto &one) {
        return std::tie(std::get<0>(one), std::get<1>(one), std::get<2>(one));
    });
    for (auto &one : sorted)
        matrix.rows.append(std::get<3>(std::move(one)));
    return matrix;
}

} // namespace hp::ui
