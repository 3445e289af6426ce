// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/ConfigMapText.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::runtime {

namespace {

constexpr int maxAttempts = 5;

/// Nullopt: the ConfigMap is there without that text in it.
std::optional<std::string> textIn(const Object &configMap, const std::string &key)
{
    const Json &data = configMap.at("/data");
    const auto text = data.is_object() ? data.find(key) : data.end();
    if (!data.is_object() || text == data.end() || !text->is_string())
        return std::nullopt;
    return text->get<std::string>();
}

} // namespace

struct ConfigMapText::Current {
    Object object{}; ///< null: the cluster keeps nothing yet
    std::optional<std::string> text{};
};

struct ConfigMapText::Change {
    Edit edit{};
    std::string user{};
    Reply<std::string> reply{};
    int attempts = 0;
};

ConfigMapText::ConfigMapText(cluster::Cluster &cluster, Settings settings)
    : m_cluster(cluster)
    , m_settings(std::move(settings))
{ }

cluster::ObjectRef ConfigMapText::ref() const
{
    return {&cluster::kinds::configMap(), {m_settings.ns, m_settings.name}};
}

/// What is kept, from where it was kept before as long as the cluster has nothing.
void ConfigMapText::readCurrent(Reply<Current> reply)
{
    m_cluster.get(
        ref(),
        [this, token = m_alive.token(), reply = std::move(reply)](const Result<Object> &found) {
            if (!token)
                return;
            if (found) {
                reply(Current{*found, textIn(*found, m_settings.key)});
                return;
            }
            if (found.error().code != ErrorCode::NotFound) {
                reply(unexpected(found.error()));
                return;
            }
            const auto earlier = m_settings.before
                ? m_settings.before()
                : Result<std::string>(unexpected(ErrorCode::NotFound, ""));
            if (earlier)
                reply(Current{{}, *earlier});
            else if (earlier.error().code == ErrorCode::NotFound)
                reply(Current{});
            else
                reply(unexpected(earlier.error()));
        });
}

void ConfigMapText::read(Reply<std::string> reply)
{
    readCurrent(
        [nothing = m_settings.nothing, reply = std::move(reply)](const Result<Current> &current) {
            if (!current)
                reply(unexpected(current.error()));
            else if (current->text)
                reply(*current->text);
            else
                reply(unexpected(ErrorCode::NotFound, nothing));
        });
}

void ConfigMapText::change(Edit edit, const std::string &user, Reply<std::string> reply)
{
    auto change = std::make_shared<Change>();
    change->edit = std::move(edit);
    change->user = user;
    change->reply = std::move(reply);
    attempt(change);
}

void ConfigMapText::attempt(const std::shared_ptr<Change> &change)
{
    ++change->attempts;
    readCurrent([this, change](const Result<Current> &current) {
        if (!current) {
            change->reply(unexpected(current.error()));
            return;
        }
        const std::string before = current->text.value_or("");
        auto next = change->edit(before);
        if (!next)
            change->reply(unexpected(next.error()));
        else if (next->size() > m_settings.maxBytes)
            change->reply(unexpected(ErrorCode::Refused, m_settings.tooLarge));
        else if (*next == before)
            change->reply(std::move(*next));
        else
            write(change, current->object, std::move(*next));
    });
}

void ConfigMapText::write(const std::shared_ptr<Change> &change,
                          const Object &before,
                          std::string text)
{
    cluster::WriteOptions options;
    options.user = change->user;
    options.fieldManager = m_settings.name;
    const auto written =
        [this, token = m_alive.token(), change, text](const Result<cluster::Written> &done) {
            if (!token)
                return;
            const bool overtaken = !done
                && (done.error().code == ErrorCode::Conflict
                    || done.error().code == ErrorCode::AlreadyExists
                    || done.error().code == ErrorCode::NotFound);
            if (done) {
                if (m_settings.changed)
                    m_settings.changed();
                change->reply(text);
            } else if (overtaken && change->attempts < maxAttempts)
                attempt(change);
            else
                change->reply(unexpected(done.error()));
        };
    if (before) {
        m_cluster.patch(
            ref(),
            cluster::PatchType::Merge,
            {{"metadata", {{"uid", before.uid()}, {"resourceVersion", before.resourceVersion()}}},
             {"data", {{m_settings.key, std::move(text)}}}},
            cluster::Subresource::None,
            options,
            written);
        return;
    }
    m_cluster.create(
        cluster::kinds::configMap(),
        m_settings.ns,
        {{"metadata",
          {{"name", m_settings.name}, {"labels", {{"app.kubernetes.io/managed-by", "holdpoint"}}}}},
         {"data", {{m_settings.key, std::move(text)}}}},
        options,
        written);
}

} // namespace hp::runtime
