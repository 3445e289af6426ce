// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hp::api {

/// One clause of an Accept header, or a Content-Type: "application/json;as=Table;g=meta.k8s.io".
struct MediaType {
    std::string type{}; ///< "application/json", lower case
    std::string as{}; ///< "Table", "PartialObjectMetadataList", "APIGroupDiscoveryList", ...
    std::string group{}; ///< parameter g
    std::string version{}; ///< parameter v
};

[[nodiscard]] MediaType parseMediaType(std::string_view text);
/// The clauses in the order in which they are written; quality values are not weighed, as in
/// Kubernetes, where the first acceptable clause wins.
[[nodiscard]] std::vector<MediaType> parseAccept(std::string_view header);

/// The shape of objects in an answer.
enum class AnswerShape { Whole, Table, Metadata };

/// What a row of a Table carries beside its cells.
enum class RowObject { None, Metadata, Whole };

/// How the objects of one answer are written (kube-api.md 1.3).
struct Representation {
    AnswerShape shape = AnswerShape::Whole;
    std::string metaVersion = "v1"; ///< of meta.k8s.io, for Table and PartialObjectMetadata
    RowObject rowObject = RowObject::Metadata;

    auto operator<=>(const Representation &) const = default;
};

/// The first clause that can be answered; answers are always JSON. nullopt means 406: the client
/// takes nothing that we write.
[[nodiscard]] std::optional<Representation> representationFor(std::string_view accept,
                                                              std::string_view includeObject);

} // namespace hp::api
