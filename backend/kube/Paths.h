// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"

#include <string>
#include <string_view>

namespace hp::kube {

/// With everything but RFC 3986's unreserved characters as %XX.
[[nodiscard]] std::string percentEncoded(std::string_view text);

/// A query string in the making: "?a=b&c=d", values encoded.
class QueryText
{
public:
    QueryText &add(std::string_view key, std::string_view value);
    /// Nothing is added when the value is empty.
    QueryText &addIfAny(std::string_view key, std::string_view value);
    [[nodiscard]] const std::string &text() const { return m_text; }

private:
    std::string m_text{};
};

/// "/apis/machine.openshift.io/v1beta1", "/api/v1".
[[nodiscard]] std::string groupPath(const cluster::Kind &kind);
/// Of all objects of a kind, or of those in a namespace.
[[nodiscard]] std::string collectionPath(const cluster::Kind &kind, const std::string &ns);
/// Of one object, or of its subresource.
[[nodiscard]] std::string
objectPath(const cluster::Kind &kind, const ObjectKey &key, std::string_view subresource = {});

} // namespace hp::kube
