// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/OutsideDoor.h"

#include "model/base/ApiStatus.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::conformance {

namespace {

Error doorIsShut()
{
    return {.code = ErrorCode::Unreachable, .message = "the door is shut"};
}

} // namespace

/// A watch that can be broken off from outside.
struct OutsideDoor::OpenWatch {
    cluster::WatchSink sink{};
    std::unique_ptr<cluster::Watch> behind{}; ///< null once it is broken
};

OutsideDoor::~OutsideDoor() = default;

namespace {

/// The reasons among the causes of a refusal, however they are written: {"cause": REASON},
/// {"causes": [REASON or {"reason": REASON}]}, or these in `details` as the API has them.
std::vector<std::string> causesIn(const Object &answer)
{
    std::vector<std::string> reasons;
    if (const std::string &one = answer.text("/cause"); !one.empty())
        reasons.push_back(one);
    for (const char *place : {"/causes", "/details/causes"}) {
        for (const Json &cause : answer.at(place))
            reasons.push_back(cause.is_string() ? cause.get<std::string>()
                                                : Object(cause).text("/reason"));
    }
    return reasons;
}

} // namespace

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
    for (std::string &cause : causesIn(fields))
        status.causes.push_back({std::move(cause), {}, {}});
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
        behind().get(ref,
                     [reply, error = *error](const Result<Object> &) { reply(unexpected(error)); });
        return;
    }
    behind().get(ref, std::move(reply));
}

void OutsideDoor::list(const cluster::Query &query, Reply<cluster::ObjectList> reply)
{
    const Error *error = failureOf("LIST", *query.kind, {});
    const Error shut = doorIsShut();
    if (m_unreachable)
        error = &shut;
    if (error != nullptr) {
        behind().list(query, [reply, error = *error](const Result<cluster::ObjectList> &) {
            reply(unexpected(error));
        });
        return;
    }
    behind().list(query, std::move(reply));
}

void OutsideDoor::showLife(const std::weak_ptr<OpenWatch> &entry, const std::string &revision)
{
    QMetaObject::invokeMethod(
        &m_context,
        [entry, revision] {
            const auto watch = entry.lock();
            if (watch && watch->behind)
                watch->sink.onEvents(
                    {{cluster::WatchEventType::Bookmark,
                      Object(Json{{"metadata", {{"resourceVersion", revision}}}})}});
        },
        Qt::QueuedConnection);
}

void OutsideDoor::setUnreachable(bool unreachable)
{
    m_unreachable = unreachable;
    m_wasUnreachable = m_wasUnreachable || unreachable;
    if (!unreachable)
        return;
    for (const auto &entry : std::exchange(m_watches, {})) {
        if (const auto watch = entry.lock()) {
            watch->behind.reset();
            watch->sink.onEnd(doorIsShut());
        }
    }
}

std::unique_ptr<cluster::Watch> OutsideDoor::watch(const cluster::Query &query,
                                                   const std::string &resourceVersion,
                                                   cluster::WatchSink sink)
{
    /// What the client holds; the door knows the rest as long as this lives.
    struct Held final : cluster::Watch {
        explicit Held(std::shared_ptr<OpenWatch> open)
            : m_open(std::move(open))
        { }
        [[nodiscard]] std::string reached() const override
        {
            return m_open->behind ? m_open->behind->reached() : std::string();
        }
        void goOn() override
        {
            if (m_open->behind)
                m_open->behind->goOn();
        }
        std::shared_ptr<OpenWatch> m_open;
    };
    auto open = std::make_shared<OpenWatch>();
    open->sink = sink;
    if (m_unreachable) {
        QMetaObject::invokeMethod(
            &m_context,
            [entry = std::weak_ptr<OpenWatch>(open)] {
                if (const auto watch = entry.lock())
                    watch->sink.onEnd(doorIsShut());
            },
            Qt::QueuedConnection);
    } else {
        open->behind = behind().watch(query, resourceVersion, std::move(sink));
        std::erase_if(m_watches, [](const auto &entry) { return entry.expired(); });
        m_watches.push_back(open);
        if (m_wasUnreachable)
            showLife(open, resourceVersion);
    }
    return std::make_unique<Held>(std::move(open));
}

void OutsideDoor::create(const cluster::Kind &kind,
                         const std::string &ns,
                         Json object,
                         const cluster::WriteOptions &options,
                         Reply<cluster::Written> reply)
{
    const Object named(object);
    if (const Error *error = failureOf("POST", kind, named.key())) {
        behind().get({&kind, {ns, named.name()}},
                     [reply, error = *error](const Result<Object> &) { reply(unexpected(error)); });
        return;
    }
    behind().create(kind, ns, std::move(object), options, std::move(reply));
}

void OutsideDoor::patch(const cluster::ObjectRef &ref,
                        cluster::PatchType type,
                        Json body,
                        cluster::Subresource subresource,
                        const cluster::WriteOptions &options,
                        Reply<cluster::Written> reply)
{
    if (const Error *error = failureOf("PATCH", *ref.kind, ref.key)) {
        behind().get(ref,
                     [reply, error = *error](const Result<Object> &) { reply(unexpected(error)); });
        return;
    }
    behind().patch(ref, type, std::move(body), subresource, options, std::move(reply));
}

void OutsideDoor::remove(const cluster::ObjectRef &ref,
                         const cluster::DeleteOptions &options,
                         Reply<cluster::Deleted> reply)
{
    if (const Error *error = failureOf("DELETE", *ref.kind, ref.key)) {
        behind().get(ref,
                     [reply, error = *error](const Result<Object> &) { reply(unexpected(error)); });
        return;
    }
    behind().remove(ref, options, std::move(reply));
}

void OutsideDoor::evict(const ObjectKey &pod,
                        const cluster::DeleteOptions &options,
                        Reply<Done> reply)
{
    const auto scripted = m_evictions.find(toString(pod));
    if (scripted == m_evictions.end()) {
        behind().evict(pod, options, std::move(reply));
        return;
    }
    behind().get(
        {&cluster::kinds::pod(), pod},
        [reply, error = scripted->second](const Result<Object> &) { reply(unexpected(error)); });
}

} // namespace hp::conformance
