// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hp::conformance {

/// The words of a case file: times relative to T0, uids by reference, saved values
/// (facts/machine-api.md 12).
class CaseText
{
public:
    explicit CaseText(TimePoint start)
        : m_start(start)
    { }

    void setUid(const std::string &kindAndName, std::string uid)
    {
        m_uids[kindAndName] = std::move(uid);
    }
    void save(const std::string &name, Json value) { m_saved[name] = std::move(value); }

    /// The value with every "T0-5s", "$uid:Kind/name" and "$saved" replaced.
    [[nodiscard]] Json resolve(const Json &value) const;
    /// "T0", "T0-500d", "T0+20s"; nullopt for anything else.
    [[nodiscard]] std::optional<TimePoint> time(std::string_view text) const;

private:
    TimePoint m_start;
    std::map<std::string, std::string> m_uids{};
    std::map<std::string, Json> m_saved{};
};

/// "20s", "24h", "500d"; nullopt for anything else.
[[nodiscard]] std::optional<Duration> caseDuration(std::string_view text);

/// What a reference like "Machine/m1" or "Pod/default/p" points at.
struct CaseRef {
    std::string kind{};
    ObjectKey key{};
};
/// Two parts are in the default namespace openshift-machine-api; the namespace of cluster-scoped
/// kinds is dropped by whoever uses the key.
[[nodiscard]] CaseRef caseRef(const std::string &text);

/// The member, or null when it is missing. A reference into `object`, so it can be iterated.
[[nodiscard]] const Json &member(const Json &object, const std::string &key);

/// Every key of `object` that is not in `known`, each as a failure that names where it is.
void unknownKeys(const Json &object,
                 const std::set<std::string> &known,
                 const std::string &where,
                 std::vector<std::string> &failures);

/// Whether it begins as a pointer does; another would find nothing, which a case may take for a
/// value that is absent.
[[nodiscard]] bool
isPointer(const Json &pointer, const std::string &where, std::vector<std::string> &failures);

/// The value at a pointer that may contain "conditions[type=X]"; null when a step is missing.
[[nodiscard]] Json valueAt(const Json &object, const std::string &pointer);

} // namespace hp::conformance
