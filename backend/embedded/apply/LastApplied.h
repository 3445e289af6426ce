// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/schema/SchemaNode.h"
#include "model/resource/FieldSet.h"

#include <string>

namespace hp::embedded {

/// The way from client-side to server-side apply: kubectl's annotation with the last configuration
/// (k8s.io/apimachinery managedfields, lastappliedmanager).

/// The fields of the annotation that the live object still has as they were applied: those the
/// client owned, although no entry says so. Empty without a readable annotation of `apiVersion`.
[[nodiscard]] FieldSet
fieldsLastApplied(const SchemaNode *type, const Json &live, const std::string &apiVersion);

/// When `object` has the annotation, makes it say `config`.
void refreshLastApplied(Json &object, const Json &config);

} // namespace hp::embedded
