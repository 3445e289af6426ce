// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/world/OutsideDoor.h"

#include "model/base/ApiStatus.h"

#include <nlohmann/json.hpp>

namespace hp::conformance {

Error scriptedError(const Json &answer)
{
    ApiStatus status;
    const Object fields(answer.is_object() ? answer : Json::object());
    status.code = answer.is_number_integer() ? answer.get<int>() : fields.json().value("code", 500);
    status.message = fields.text("/message");
    status.reason = fields.text("/reason");
    if (status.reason.empty()) {
        switch (status.code) {
        case 403:
            status.reason = "Forbidden";
            break;
        case 404:
            status.reason = "NotFound";
            break;
        case 409:
            status.reason = "Conflict";
            break;
        case 429:
            status.reason = "TooManyRequests";
            break;
        default:
            status.reason = "InternalError";
        }
    }
    if (status.message.empty())
        status.message = "scripted answer " + std::to_string(status.code);
    if (const std::string &cause = fields.text("/cause"); !cause.empty())
        status.causes.push_back({cause, {}, {}});
    return errorFrom(std::move(status));
}

const Error *OutsideDoor::failureOf(const std::string &verb,
                                    const cluster::Kind &kind,
                                    const ObjectKey &key) const
{
    for (const std::string &place : {verb + ' ' + kind.plural,
                                     verb + ' ' + kind.plural + '/' + key.name,
                                     verb + ' ' + kind.plural + '/' + toString(key)}) {
        if (const auto it = m_failures.find(place); it != m_failures.end())
            return &it->second;
    }
    return nullptr;
}

void OutsideDoor::get(const cluster::ObjectRef &ref, Reply<Object> reply)
{
    if (const Error *error = failureOf("GET", *ref.kind, ref.key)) {
        m_behind.get(ref,
                     [reply, error = *error](const Result<Object> &) { reply(unexpected(error)); });
        return;
    }
    m_behind.get(ref, std::move(reply));
}

void OutsideDoor::list(const cluster::Query &query, Reply<cluster::ObjectList> reply)
{
    if (const Error *error = failureOf("LIST", *query.kind, {})) {
        m_behind.list(query, [reply, error = *error](const Result<cluster::ObjectList> &) {
            reply(unexpected(error));
        });
        return;
    }
    m_behind.list(query, std::move(reply));
}

std::unique_ptr<cluster::Watch> OutsideDoor::watch(const cluster::Query &query,
                                                   const std::string &resourceVersion,
                                                   cluster::WatchSink sink)
{
    return m_behind.watch(query, resourceVersion, std::move(sink));
}

void OutsideDoor::create(const cluster::Kind &kind,
                         const std::string &ns,
                         Json object,
                         const cluster::WriteOptions &options,
                         Reply<cluster::Written> reply)
{
    m_behind.create(kind, ns, std::move(object), options, std::move(reply));
}

void OutsideDoor::update(const cluster::ObjectRef &ref,
                         Json object,
                         cluster::Subresource subresource,
                         const cluster::WriteOptions &options,
                         Reply<cluster::Written> reply)
{
    m_behind.update(ref, std::move(object), subresource, options, std::move(reply));
}

void OutsideDoor::patch(const cluster::ObjectRef &ref,
                        cluster::PatchType type,
                        Json body,
                        cluster::Subresource subresource,
                        const cluster::WriteOptions &options,
                        Reply<cluster::Written> reply)
{
    if (const Error *error = failureOf("PATCH", *ref.kind, ref.key)) {
        m_behind.get(ref,
                     [reply, error = *error](const Result<Object> &) { reply(unexpected(error)); });
        return;
    }
    m_behind.patch(ref, type, std::move(body), subresource, options, std::move(reply));
}

void OutsideDoor::remove(const cluster::ObjectRef &ref,
                         const cluster::DeleteOptions &options,
                         Reply<cluster::Deleted> reply)
{
    if (const Error *error = failureOf("DELETE", *ref.kind, ref.key)) {
        m_behind.get(ref,
                     [reply, error = *error](const Result<Object> &) { reply(unexpected(error)); });
        return;
    }
    m_behind.remove(ref, options, std::move(reply));
}

void OutsideDoor::evict(const ObjectKey &pod,
                        const cluster::DeleteOptions &options,
                        Reply<Done> reply)
{
    const auto scripted = m_evictions.find(toString(pod));
    if (scripted == m_evictions.end()) {
        m_behind.evict(pod, options, std::move(reply));
        return;
    }
    m_behind.get(
        {&cluster::kinds::pod(), pod},
        [reply, error = scripted->second](const Result<Object> &) { reply(unexpected(error)); });
}

} // namespace hp::conformance
