// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace hp::test {

/// Tells whether the threads of this process beside the asking one have work. What travels between
/// them over loopback wakes its receiver in the very call that sends it, so that with all of them
/// asleep nothing is on its way.
class OtherThreads
{
public:
    /// They sleep now, and none has run since the call before, which found them asleep too.
    [[nodiscard]] bool haveSlept();

private:
    std::string m_before{};
};

} // namespace hp::test
