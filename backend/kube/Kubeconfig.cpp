// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/Kubeconfig.h"

#include <QByteArray>
#include <QDir>
#include <QFileInfo>
#include <QString>

#include <yaml-cpp/yaml.h>

namespace hp::kube {

namespace {

/// Reads keys of one map and remembers the first thing that is wrong with them.
class Reader
{
public:
    explicit Reader(std::string file)
        : m_file(std::move(file))
        , m_folder(QFileInfo(QString::fromStdString(m_file)).absoluteDir())
    { }

    [[nodiscard]] const std::string &error() const { return m_error; }

    void fail(const YAML::Mark &mark, const std::string &key, const std::string &what)
    {
        if (m_error.empty())
            m_error = m_file + ":" + std::to_string(mark.line + 1) + ": " + key + ": " + what;
    }

    std::string text(const YAML::Node &map, const std::string &path, const char *key)
    {
        const YAML::Node value = map[key];
        if (!value || value.IsNull())
            return {};
        if (!value.IsScalar()) {
            fail(value.Mark(), path + '.' + key, "expected one value");
            return {};
        }
        return value.Scalar();
    }

    std::string file(const YAML::Node &map, const std::string &path, const char *key)
    {
        const std::string name = text(map, path, key);
        if (name.empty())
            return {};
        // Relative to the kubeconfig, not to where the program was started.
        return QDir::cleanPath(m_folder.absoluteFilePath(QString::fromStdString(name)))
            .toStdString();
    }

    std::string data(const YAML::Node &map, const std::string &path, const char *key)
    {
        const std::string encoded = text(map, path, key);
        if (encoded.empty())
            return {};
        const auto decoded = QByteArray::fromBase64Encoding(
            QByteArray::fromStdString(encoded), QByteArray::AbortOnBase64DecodingErrors);
        if (!decoded)
            fail(map[key].Mark(), path + '.' + key, "is not base64");
        return decoded ? decoded.decoded.toStdString() : std::string();
    }

    bool flag(const YAML::Node &map, const std::string &path, const char *key)
    {
        const std::string value = text(map, path, key);
        if (!value.empty() && value != "true" && value != "false")
            fail(map[key].Mark(), path + '.' + key, "expected true or false");
        return value == "true";
    }

    /// The inner map of the entry of `list` that the value at `key` names; a missing one is the
    /// fault of that value, so its place is told.
    YAML::Node named(const YAML::Node &root,
                     const char *list,
                     const char *inner,
                     const std::string &name,
                     const YAML::Mark &mark,
                     const std::string &key)
    {
        const YAML::Node entries = root[list];
        if (entries && !entries.IsNull() && !entries.IsSequence()) {
            fail(entries.Mark(), list, "expected a list");
            return {};
        }
        for (const YAML::Node &entry : entries) {
            if (!entry.IsMap() || text(entry, list, "name") != name)
                continue;
            const YAML::Node found = entry[inner];
            if (found && found.IsMap())
                return found;
            fail(entry.Mark(), std::string(list) + '.' + inner, "is missing for '" + name + "'");
            return {};
        }
        fail(mark, key, "there is no entry '" + name + "' in " + list);
        return {};
    }

private:
    std::string m_file;
    QDir m_folder;
    std::string m_error;
};

void readCluster(Reader &reader, const YAML::Node &map, const std::string &path, Kubeconfig &config)
{
    config.server = reader.text(map, path, "server");
    if (config.server.empty())
        reader.fail(map.Mark(), path + ".server", "is missing");
    else if (config.server.rfind("https://", 0) != 0 && config.server.rfind("http://", 0) != 0)
        reader.fail(map["server"].Mark(),
                    path + ".server",
                    "'" + config.server + "' is not an http(s) URL");
    config.caFile = reader.file(map, path, "certificate-authority");
    config.caData = reader.data(map, path, "certificate-authority-data");
    config.insecureSkipVerify = reader.flag(map, path, "insecure-skip-tls-verify");
}

void readUser(Reader &reader, const YAML::Node &map, const std::string &path, Kubeconfig &config)
{
    config.token = reader.text(map, path, "token");
    config.tokenFile = reader.file(map, path, "tokenFile");
    config.clientCertificateFile = reader.file(map, path, "client-certificate");
    config.clientCertificateData = reader.data(map, path, "client-certificate-data");
    config.clientKeyFile = reader.file(map, path, "client-key");
    config.clientKeyData = reader.data(map, path, "client-key-data");
}

} // namespace

Result<Kubeconfig> loadKubeconfig(const std::string &file, const std::string &context)
{
    const auto refuse = [](const std::string &sentence) {
        return unexpected(ErrorCode::Invalid, sentence);
    };
    try {
        const YAML::Node root = YAML::LoadFile(file);
        if (!root.IsMap())
            return refuse(file + ":1: expected a kubeconfig with clusters, users and contexts");
        Reader reader(file);
        Kubeconfig config;
        config.context =
            context.empty() ? reader.text(root, "kubeconfig", "current-context") : context;
        if (config.context.empty())
            return refuse(file + ":1: current-context: is missing and no context was named");

        const YAML::Mark named =
            root["current-context"] ? root["current-context"].Mark() : root.Mark();
        const YAML::Node chosen =
            reader.named(root, "contexts", "context", config.context, named, "current-context");
        if (!chosen || !chosen.IsMap())
            return refuse(reader.error());
        config.ns = reader.text(chosen, "contexts.context", "namespace");
        const auto part = [&](const char *list, const char *inner) {
            const std::string name = reader.text(chosen, "contexts.context", inner);
            const YAML::Mark mark = chosen[inner] ? chosen[inner].Mark() : chosen.Mark();
            return reader.named(
                root, list, inner, name, mark, std::string("contexts.context.") + inner);
        };
        if (const YAML::Node cluster = part("clusters", "cluster"); cluster && cluster.IsMap())
            readCluster(reader, cluster, "clusters.cluster", config);
        if (chosen["user"]) {
            if (const YAML::Node user = part("users", "user"); user && user.IsMap())
                readUser(reader, user, "users.user", config);
        }
        if (!reader.error().empty())
            return refuse(reader.error());
        return config;
    } catch (const YAML::BadFile &) {
        return refuse("cannot read the kubeconfig " + file);
    } catch (const YAML::Exception &failure) {
        return refuse(file + ":" + std::to_string(failure.mark.line + 1)
                      + ": not YAML: " + failure.msg);
    }
}

} // namespace hp::kube
