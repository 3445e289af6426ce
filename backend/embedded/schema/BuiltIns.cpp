// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/schema/BuiltIns.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace hp::embedded {

namespace {

void foldStringData(Json &secret)
{
    const auto it = secret.find("stringData");
    if (it != secret.end() && it->is_object()) {
        Json &data = secret["data"];
        if (!data.is_object())
            data = Json::object();
        for (const auto &[key, value] : secret["stringData"].items()) {
            if (!value.is_string())
                continue;
            const auto &text = value.get_ref<const std::string &>();
            data[key] = QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()))
                            .toBase64()
                            .toStdString();
        }
    }
    secret.erase("stringData");
    const auto type = secret.find("type");
    if (type == secret.end() || *type == "" || type->is_null())
        secret["type"] = "Opaque";
}

} // namespace

void fillBuiltIn(const cluster::Kind &kind, Json &object)
{
    if (kind.group.empty() && kind.kind == "Secret")
        foldStringData(object);
}

std::vector<std::string> pruneMetadata(Json &metadata)
{
    static const std::array<std::string_view, 15> known{"annotations",
                                                        "creationTimestamp",
                                                        "deletionGracePeriodSeconds",
                                                        "deletionTimestamp",
                                                        "finalizers",
                                                        "generateName",
                                                        "generation",
                                                        "labels",
                                                        "managedFields",
                                                        "name",
                                                        "namespace",
                                                        "ownerReferences",
                                                        "resourceVersion",
                                                        "selfLink",
                                                        "uid"};
    std::vector<std::string> unknown;
    for (auto it = metadata.begin(); it != metadata.end();) {
        if (std::binary_search(known.begin(), known.end(), it.key())) {
            ++it;
            continue;
        }
        unknown.push_back("metadata." + it.key());
        it = metadata.erase(it);
    }
    return unknown;
}

} // namespace hp::embedded
