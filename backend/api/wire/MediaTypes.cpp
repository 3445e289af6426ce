// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/MediaTypes.h"

#include "model/base/Text.h"

#include <algorithm>

namespace hp::api {

namespace {

bool isJson(const std::string &type)
{
    return type == "application/json" || type == "application/*" || type == "*/*";
}

} // namespace

MediaType parseMediaType(std::string_view text)
{
    MediaType result;
    bool first = true;
    while (!text.empty()) {
        const std::size_t semicolon = std::min(text.find(';'), text.size());
        const std::string_view part = trimmed(text.substr(0, semicolon));
        text.remove_prefix(std::min(semicolon + 1, text.size()));
        if (first) {
            result.type = lowerCase(part);
            first = false;
            continue;
        }
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos)
            continue;
        const std::string key = lowerCase(trimmed(part.substr(0, equals)));
        const std::string value(trimmed(part.substr(equals + 1)));
        if (key == "as")
            result.as = value;
        else if (key == "g")
            result.group = value;
        else if (key == "v")
            result.version = value;
    }
    return result;
}

std::vector<MediaType> parseAccept(std::string_view header)
{
    std::vector<MediaType> result;
    while (!header.empty()) {
        const std::size_t comma = std::min(header.find(','), header.size());
        const std::string_view clause = trimmed(header.substr(0, comma));
        header.remove_prefix(std::min(comma + 1, header.size()));
        if (!clause.empty())
            result.push_back(parseMediaType(clause));
    }
    return result;
}

std::optional<Representation> representationFor(std::string_view accept,
                                                std::string_view includeObject)
{
    Representation result;
    if (includeObject == "Object")
        result.rowObject = RowObject::Whole;
    else if (includeObject == "None")
        result.rowObject = RowObject::None;

    const std::vector<MediaType> clauses = parseAccept(accept);
    if (clauses.empty())
        return result;

    const bool jsonSomewhere =
        std::any_of(clauses.begin(), clauses.end(), [](const MediaType &clause) {
            return isJson(clause.type);
        });
    for (const MediaType &clause : clauses) {
        // A metadata client of Go puts protobuf first and reads what the Content-Type says, so its
        // first wish decides the shape even though it is answered in JSON.
        const bool readable = isJson(clause.type)
            || (jsonSomewhere && clause.type == "application/vnd.kubernetes.protobuf");
        const bool known = clause.version == "v1" || clause.version == "v1beta1";
        if (!readable)
            continue;
        if (clause.as.empty())
            return result;
        if (clause.group != "meta.k8s.io" || !known)
            continue;
        result.metaVersion = clause.version;
        if (clause.as == "Table") {
            result.shape = AnswerShape::Table;
            return result;
        }
        if (clause.as == "PartialObjectMetadata" || clause.as == "PartialObjectMetadataList") {
            result.shape = AnswerShape::Metadata;
            return result;
        }
    }
    return std::nullopt;
}

} // namespace hp::api
