// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"
#include "model/base/Result.h"
#include "model/resource/Object.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hp::lab {

/// One object of a lab file, checked and ready to be created.
struct LabObject {
    const cluster::Kind *kind = nullptr;
    Object object{}; ///< without status and without deletionTimestamp
    Object status{}; ///< {"status": ...} when the file gives one, else null
    bool beginsDeleted = false; ///< the file gives metadata.deletionTimestamp
    bool beginsRunning = false; ///< annotated lab.holdpoint.dev/begins: running
    int line = 1;
    std::map<std::string, int> lines{}; ///< JSON pointer to line, for later complaints
};

/// A checked lab file: Kubernetes objects that make up a small world. Beside what Kubernetes knows,
/// * metadata.deletionTimestamp makes the lab delete the object once its world is up,
/// * the annotation `lab.holdpoint.dev/begins: running` on a Machine gives it a running instance
/// and
///   a ready Node from the start,
/// * the annotation `lab.holdpoint.dev/once-up` is a merge patch that is applied once the world is
///   up, such as a pause, before anything is deleted,
/// * kinds may be defined in the file itself, and those of Cluster API are defined with the first
///   object of them,
/// * a BareMetalHost whose BMC address has the host `lab` is led to the Redfish service of the lab.
class LabFile
{
public:
    /// `name` is how complaints call it. Errors are Invalid: one sentence with file, line and key.
    [[nodiscard]] static Result<LabFile> parse(const std::string &text, const std::string &name);

    [[nodiscard]] const std::string &name() const { return m_name; }
    [[nodiscard]] const std::vector<LabObject> &objects() const { return m_objects; }
    /// It has objects of Cluster API: their definitions are among the objects, and the lab plays
    /// its controllers.
    [[nodiscard]] bool hasClusterApi() const { return m_hasClusterApi; }
    /// The complaint about a key of one of the objects, worded as parse() does. `field` is a
    /// Kubernetes field path such as "spec.bmc.address" or "spec.taints[0].key".
    [[nodiscard]] Error
    complaint(const LabObject &object, const std::string &field, const std::string &why) const;

private:
    std::string m_name{};
    std::vector<LabObject> m_objects{};
    bool m_hasClusterApi = false;
};

/// The annotations that the lab understands in its files.
inline constexpr const char *beginsAnnotation = "lab.holdpoint.dev/begins";
inline constexpr const char *deleteAnnotation = "lab.holdpoint.dev/begins-deleted";
inline constexpr const char *onceUpAnnotation = "lab.holdpoint.dev/once-up";
inline constexpr const char *bmcAnnotation = "lab.holdpoint.dev/bmc";

} // namespace hp::lab
