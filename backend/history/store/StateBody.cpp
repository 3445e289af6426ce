// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/StateBody.h"

#include "model/base/JsonTree.h"

#include <nlohmann/json.hpp>

namespace hp::history {

namespace {

/// Below this, compression gives nothing.
constexpr std::size_t minPacked = 400;

/// The first byte of a body says how to read the rest.
constexpr char plain = 'J';
constexpr char packed = 'Z';

} // namespace

QByteArray encodedBody(const std::string &text)
{
    if (text.empty())
        return QByteArrayLiteral("");
    const auto size = static_cast<qsizetype>(text.size());
    const auto *bytes = reinterpret_cast<const uchar *>(text.data());
    if (text.size() < minPacked)
        return QByteArray(1, plain).append(text.data(), size);
    return QByteArray(1, packed).append(qCompress(bytes, size, 1));
}

std::string textOfBody(const QByteArray &body)
{
    if (body.isEmpty())
        return {};
    const QByteArray rest = QByteArray::fromRawData(body.constData() + 1, body.size() - 1);
    return body.front() == packed ? qUncompress(rest).toStdString() : rest.toStdString();
}

Json decodedBody(const QByteArray &body)
{
    if (body.isEmpty())
        return {};
    const QByteArray rest = QByteArray::fromRawData(body.constData() + 1, body.size() - 1);
    const QByteArray text = body.front() == packed ? qUncompress(rest) : rest;
    Json json = parseJson({text.constData(), static_cast<std::size_t>(text.size())});
    return json.is_discarded() ? Json() : json;
}

} // namespace hp::history
