// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <cstddef>

namespace hp::tests {

/// Rows of the wire are nothing but text.
inline QString operator""_s(const char *text, std::size_t size)
{
    return QString::fromUtf8(text, static_cast<qsizetype>(size));
}

} // namespace hp::tests
