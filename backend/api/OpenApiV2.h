// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string>

namespace hp::api {

/// The OpenAPI v2 document in protobuf (openapi.v2.Document of gnostic, the only form that kubectl
/// takes), from the v3 documents of all group versions. It holds what an older kubectl reads of it:
/// schemas of the custom kinds for `explain` and validation, and per kind which parameters a patch
/// has, without which `diff` and `--dry-run=server` say no. Schemas are cut down as
/// k8s.io/apiextensions-apiserver publishes them, because kubectl refuses what it does not know;
/// built-in kinds have none, so kubectl leaves their validation to the server.
class OpenApiV2
{
public:
    OpenApiV2();

    /// Adds a schema under its name in "#/definitions/".
    void addDefinition(const std::string &name, const Json &schema);
    /// Adds the operations of one path, as in the v3 document.
    void addPath(const std::string &path, const Json &item);

    [[nodiscard]] std::string document() const;

private:
    std::string m_definitions{};
    std::string m_paths{};
};

} // namespace hp::api
