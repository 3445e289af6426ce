// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/ResourceCatalog.h"
#include "model/base/Json.h"

#include <map>
#include <string>

namespace hp::api {

/// The OpenAPI documents of the catalog: for v3 an index and one per group version, for v2 one that
/// older clients read; made once for a catalog. kubectl explain
/// reads the schemas; the presence of the fieldValidation parameter makes kubectl leave validation
/// to us (kube-api.md 1.5). Immutable; any thread.
class OpenApi
{
public:
    explicit OpenApi(const ResourceCatalog &catalog);

    /// The body of "/openapi/v3".
    [[nodiscard]] const std::string &index() const { return m_index; }
    /// The body of "/openapi/v3/api/v1" or "/openapi/v3/apis/G/V" by what follows "/openapi/v3/";
    /// null when it is not served.
    [[nodiscard]] const std::string *document(const std::string &path) const;

    /// The body of "/openapi/v2", in protobuf.
    [[nodiscard]] const std::string &version2() const { return m_version2; }

private:
    std::string m_version2{};
    std::string m_index{};
    std::map<std::string, std::string> m_documents{};
};

} // namespace hp::api
