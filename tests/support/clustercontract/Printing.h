// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/ApiStatus.h"

#include <QTest>

#include <string>
#include <vector>

/// What QCOMPARE prints for the values that cluster tests compare.
namespace QTest {

template<>
inline char *toString(const std::string &text)
{
    return qstrdup(('"' + text + '"').c_str());
}

template<>
inline char *toString(const std::vector<std::string> &lines)
{
    std::string text = "[";
    for (const std::string &line : lines)
        text += (text.size() > 1 ? ", " : "") + line;
    return qstrdup((text + ']').c_str());
}

} // namespace QTest

namespace hp::test {

/// An Error's code by name.
[[nodiscard]] inline std::string codeName(const Error &error)
{
    return hp::toString(error.code);
}
/// The HTTP code that an Error stands for.
[[nodiscard]] inline int httpCode(const Error &error)
{
    return statusFrom(error).code;
}

} // namespace hp::test
