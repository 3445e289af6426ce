// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/KubeClient.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp::kube {

/// Whether the schema `kind` of an OpenAPI v3 document keeps the field at `path`: it is listed, or
/// something above it keeps what is not listed. Lists are walked through, so the path has no
/// indices. Pure.
[[nodiscard]] bool
schemaKeeps(const Json &document, const cluster::Kind &kind, const std::string &path);

/// Which fields the server keeps, read from its OpenAPI v3 and never concluded from a version
/// (design.md 10). The document of a group is kept as long as its hash is the same. Lives on the
/// control thread.
class SchemaFields
{
public:
    SchemaFields(KubeClient &client, const KubeSettings &settings);

    void keeps(const cluster::Kind &kind, const std::string &path, Reply<bool> reply);

private:
    struct Question {
        const cluster::Kind *kind = nullptr;
        std::string path{};
        Reply<bool> reply{};
    };
    struct Document {
        std::string address{}; ///< with its hash
        std::shared_ptr<const Json> tree{};
        std::vector<Question> questions{};
    };

    void gotIndex(const std::string &group, const Answer &answer);
    void gotDocument(const std::string &group, const std::string &address, const Answer &answer);
    void answer(const std::string &group);
    void fail(const std::string &group, const Error &error);

    KubeClient &m_client;
    const KubeSettings &m_settings;
    std::map<std::string, Document> m_documents{}; ///< by the group's path without its first slash
};

} // namespace hp::kube
