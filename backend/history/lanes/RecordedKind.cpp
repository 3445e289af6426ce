// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/RecordedKind.h"

#include "model/resource/ClusterApi.h"

namespace hp::history {

namespace {

/// Kinds of the program, which earlier records have without their group.
bool hasOwnName(const std::string &kind)
{
    return kind == "Metal3Remediation" || kind == "Metal3RemediationTemplate";
}

} // namespace

std::string recordedKind(const std::string &group, const std::string &kind)
{
    const bool isOfIt = group == capi::group || group.ends_with(std::string(".") + capi::group);
    return isOfIt && !hasOwnName(kind) ? kind + '.' + group : kind;
}

std::string recordedKind(const Object &object)
{
    const std::string &version = object.apiVersion();
    return recordedKind(version.substr(0, version.find('/')), object.kind());
}

bool isOfClusterApi(const std::string &recordedKind)
{
    return recordedKind.ends_with(std::string(".") + capi::group);
}

} // namespace hp::history
