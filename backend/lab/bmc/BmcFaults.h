// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <map>
#include <string>
#include <vector>

namespace hp::lab {

/// What a request is after; spec.faults.on chooses among them.
enum class RequestKind {
    System, ///< reading a ComputerSystem
    Session, ///< logging in
    Reset, ///< an action that switches power
    Other,
};

/// `path` are the segments after "v1".
[[nodiscard]] RequestKind requestKind(const std::string &method,
                                      const std::vector<std::string> &path);

/// Counts which requests the answer faults of a Bmc meet: those of the kind in spec.faults.on, the
/// first `after` of them excepted, and `times` of them at most. Counting begins anew when the
/// faults change. Lives on the control thread.
class FaultGate
{
public:
    [[nodiscard]] bool meets(const Object &bmc, RequestKind kind, bool reads);

private:
    struct Count {
        std::string faults{};
        std::int64_t seen = 0;
    };
    std::map<ObjectKey, Count> m_counts{};
};

/// How an answer travels over a connection of the Bmc's own when it does not travel properly.
struct WireFault {
    enum class Cut {
        None,
        Request, ///< the connection ends without a byte of the answer
        Head, ///< after half of the head
        Body, ///< after half of the body
    };
    Cut cut = Cut::None;
    bool http10 = false; ///< HTTP/1.0, without a length, ends with the connection
    Duration drip{}; ///< between two bytes; zero sends as fast as it goes

    auto operator<=>(const WireFault &) const = default;
};
[[nodiscard]] WireFault wireFaultOf(const Object &bmc);

} // namespace hp::lab
