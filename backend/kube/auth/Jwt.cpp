// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/Jwt.h"

#include "model/base/Json.h"
#include "model/base/JsonTree.h"

#include <QByteArray>

#include <cmath>
#include <nlohmann/json.hpp>

namespace hp::kube {

namespace {

constexpr double latest = 253402300799.0; ///< the last second of the year 9999

} // namespace

std::optional<TimePoint> jwtExpiry(std::string_view token)
{
    const std::size_t first = token.find('.');
    const std::size_t second = first == token.npos ? token.npos : token.find('.', first + 1);
    if (second == token.npos)
        return std::nullopt;
    const std::string_view part = token.substr(first + 1, second - first - 1);
    const QByteArray body =
        QByteArray::fromBase64(QByteArray(part.data(), static_cast<qsizetype>(part.size())),
                               QByteArray::Base64UrlEncoding);
    const Json claims = parseJson({body.constData(), static_cast<std::size_t>(body.size())});
    if (!claims.is_object())
        return std::nullopt;
    const auto exp = claims.find("exp");
    if (exp == claims.end() || !exp->is_number())
        return std::nullopt;
    const double seconds = exp->get<double>();
    if (!(seconds >= 0 && seconds <= latest))
        return std::nullopt;
    return TimePoint(std::chrono::seconds(std::llround(std::floor(seconds))));
}

} // namespace hp::kube
