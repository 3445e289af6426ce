// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/GuardedWrite.h"

#include "backend/kube/Failures.h"
#include "backend/kube/Paths.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::kube {

using cluster::Written;

namespace {

/// As often as the API server itself tries a patch.
constexpr int maxRounds = 5;

} // namespace

Result<Written> writtenFrom(Answer answer, Method method)
{
    if (!succeeded(answer) || answer.objects.empty())
        return unexpected(errorOf(answer, method));
    return Written{
        std::move(answer.objects.front()), answer.status == 201, std::move(answer.warnings)};
}

GuardedWrite::GuardedWrite(KubeClient &client,
                           const KubeSettings &settings,
                           Plan plan,
                           Reply<Written> reply)
    : m_client(client)
    , m_settings(settings)
    , m_plan(std::move(plan))
    , m_reply(std::move(reply))
{ }

void GuardedWrite::send(Request request, std::function<void(Answer)> done)
{
    // The calls under way are what keeps this alive.
    m_client.send(std::move(request),
                  [self = shared_from_this(), done = std::move(done)](Answer answer) {
                      done(std::move(answer));
                  });
}

void GuardedWrite::start()
{
    ++m_rounds;
    if (m_plan.ref.key.name.empty())
        tryDry({});
    else
        read();
}

void GuardedWrite::read()
{
    Request request;
    request.path = objectPath(*m_plan.ref.kind, m_plan.ref.key);
    request.content = Content::Object;
    request.kind = m_plan.ref.kind;
    request.timeout = m_settings.requestTimeout;
    send(std::move(request), [this](const Answer &answer) {
        const bool absent = answer.failure == Failure::None && answer.status == 404;
        if (succeeded(answer) && m_failure
            && m_revision == answer.objects.front().resourceVersion())
            m_reply(unexpected(*m_failure)); // nobody was faster: it was the caller's own
        else if (succeeded(answer))
            tryDry(answer.objects.front());
        else if (absent)
            tryDry({}); // an apply makes it, everything else is told so by the server
        else
            m_reply(unexpected(errorOf(answer, Method::Get)));
    });
}

void GuardedWrite::tryDry(const Object &before)
{
    m_revision = before.resourceVersion();
    cluster::WriteOptions dry = m_plan.options;
    dry.dryRun = true;
    send(m_plan.request(dry, before.resourceVersion()),
         [this, before](Answer answer) { evaluate(before, std::move(answer)); });
}

void GuardedWrite::evaluate(const Object &before, Answer answer)
{
    auto written = writtenFrom(std::move(answer), Method::Get);
    if (!written) {
        again(written.error());
        return;
    }
    const Json was = before ? before.json() : Json::object();
    const auto evaluated =
        m_plan.options.guard->evaluate(m_plan.subresource, was, written->object.json());
    if (!evaluated) {
        m_reply(unexpected(evaluated.error()));
        return;
    }
    if (m_plan.options.dryRun)
        m_reply(std::move(written));
    else
        write(before);
}

void GuardedWrite::write(const Object &before)
{
    send(m_plan.request(m_plan.options, before.resourceVersion()),
         [this](Answer answer) { wrote(std::move(answer)); });
}

void GuardedWrite::wrote(Answer answer)
{
    auto written = writtenFrom(std::move(answer), Method::Patch);
    if (written)
        m_reply(std::move(written));
    else
        again(written.error());
}

/// A conflict may be about the revision that we insist on, and of a JSON patch 422 may be: whether
/// it is, shows when the object is read again.
void GuardedWrite::again(const Error &error)
{
    const int code = statusFrom(error).code;
    const bool mayBeOurs = error.status && (code == 409 || code == 422)
        && !m_plan.ref.key.name.empty() && m_rounds < maxRounds;
    if (!mayBeOurs) {
        m_reply(unexpected(error));
        return;
    }
    m_failure = error;
    start();
}

} // namespace hp::kube
