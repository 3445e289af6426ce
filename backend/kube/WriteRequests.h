// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/kube/transport/Exchange.h"

namespace hp::kube {

/// The requests of the port's writes. What the server needs and a caller may leave out is filled
/// in: apiVersion, kind, name and namespace. metadata.managedFields is never sent: ours lack their
/// fields, and to leave them out keeps what is stored.
[[nodiscard]] Request createRequest(const cluster::Kind &kind,
                                    const std::string &ns,
                                    Json object,
                                    const cluster::WriteOptions &options);
[[nodiscard]] Request updateRequest(const cluster::ObjectRef &ref,
                                    Json object,
                                    cluster::Subresource subresource,
                                    const cluster::WriteOptions &options);
[[nodiscard]] Request patchRequest(const cluster::ObjectRef &ref,
                                   cluster::PatchType type,
                                   Json body,
                                   cluster::Subresource subresource,
                                   const cluster::WriteOptions &options);
[[nodiscard]] Request removeRequest(const cluster::ObjectRef &ref,
                                    const cluster::DeleteOptions &options);
[[nodiscard]] Request evictRequest(const ObjectKey &pod, const cluster::DeleteOptions &options);

/// The body of a patch that only applies to `revision`.
[[nodiscard]] Json insisting(cluster::PatchType type, Json body, const std::string &revision);

/// Whether an answer to a removal means that the object is no more.
[[nodiscard]] bool isGone(const Object &answered);

} // namespace hp::kube
