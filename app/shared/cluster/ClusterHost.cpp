// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/ClusterHost.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::app {

void ClusterHost::patchForPerson(const cluster::ObjectRef &ref,
                                 cluster::PatchType type,
                                 Json body,
                                 const cluster::WriteOptions &options,
                                 Reply<cluster::Written> reply)
{
    cluster().patch(
        ref, type, std::move(body), cluster::Subresource::None, options, std::move(reply));
}

} // namespace hp::app
