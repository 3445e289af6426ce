// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>

/// How long a test waits for a sign before it gives up, in milliseconds. It decides nothing when
/// all is well; Qt's five seconds are short for a loaded machine.
constexpr int testTimeout = 120000;

#undef QTRY_COMPARE
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, testTimeout)
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, testTimeout)
#define QTRY_VERIFY2(condition, message) QTRY_VERIFY2_WITH_TIMEOUT(condition, message, testTimeout)

namespace hp::tests {

/// QTest::qWaitFor with that patience.
template<typename Condition>
[[nodiscard]] bool waitFor(Condition condition)
{
    return QTest::qWaitFor(condition, testTimeout);
}

} // namespace hp::tests
