// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/AwsCalls.h"

#include <QUrl>

#include <algorithm>

namespace hp::maintenance::aws {

namespace {

std::string escaped(const std::string &text)
{
    return QUrl::toPercentEncoding(QString::fromStdString(text)).toStdString();
}

/// "DescribeInstanceStatus in eu-west-1"
std::string nameOf(const Call &call)
{
    return call.action + " in " + call.region;
}

constexpr const char *blind = "what AWS announces is not known until then";

} // namespace

std::string serviceUrl(const Call &call, const std::string &endpoint)
{
    if (!endpoint.empty())
        return endpoint;
    const char *domain = call.region.starts_with("cn-") ? ".amazonaws.com.cn/" : ".amazonaws.com/";
    return "https://" + call.service + '.' + call.region + domain;
}

std::string formOf(const Call &call, const std::string &pageToken)
{
    std::string form = "Action=" + call.action + "&Version=" + call.version;
    for (const auto &[name, value] : call.parameters)
        form += '&' + name + '=' + escaped(value);
    if (!pageToken.empty())
        form += '&' + call.pageParameter + '=' + escaped(pageToken);
    return form;
}

AwsCalls::AwsCalls(Fetcher &fetcher, runtime::Clock &clock, CallSettings settings)
    : m_fetcher(fetcher)
    , m_clock(clock)
    , m_settings(std::move(settings))
{ }

void AwsCalls::get(Call call, Reply<std::vector<XmlNode>> reply)
{
    auto run = std::make_shared<Run>();
    run->call = std::move(call);
    run->reply = std::move(reply);
    ask(run);
}

void AwsCalls::ask(const RunPtr &run)
{
    auto credentials = m_settings.credentials();
    if (!credentials) {
        run->reply(unexpected(credentials.error()));
        return;
    }
    run->credentials = std::move(*credentials);
    FetchRequest request;
    request.url = serviceUrl(run->call, m_settings.endpoint);
    request.body = formOf(run->call, run->token);
    request.headers = {"Content-Type: application/x-www-form-urlencoded; charset=utf-8"};
    request.reads = FetchRequest::Reads::Xml;
    request.signature = AwsSignature{run->call.region,
                                     run->call.service,
                                     run->credentials.accessKey,
                                     run->credentials.secretKey,
                                     run->credentials.sessionToken};
    m_fetcher.fetch(
        std::move(request),
        [this, alive = m_alive.token(), run](const Result<FetchAnswer> &answer) {
            if (!alive)
                return;
            if (answer)
                answered(run, *answer);
            else if (answer.error().code == ErrorCode::Refused)
                run->reply(unexpected(ErrorCode::Refused,
                                      "AWS, " + nameOf(run->call) + ": " + answer.error().message));
            else
                again(run, answer.error().message);
        });
}

void AwsCalls::answered(const RunPtr &run, const FetchAnswer &answer)
{
    const RefusalReading refusal = refusalOf(answer.status, answer.body);
    if (refusal.kind != Refusal::None) {
        refused(run, refusal);
        return;
    }
    // Not copied: that would take as long here as reading it did elsewhere.
    Result<XmlNode> page = answer.xml ? std::move(*answer.xml) : parseXml(answer.body);
    if (!page) {
        run->reply(unexpected(ErrorCode::Refused,
                              "AWS answers " + nameOf(run->call)
                                  + " with what cannot be read: " + page.error().message));
        return;
    }
    const std::string next =
        run->call.pageParameter.empty() ? std::string() : page->at(run->call.pageElement).text;
    run->pages.push_back(std::move(*page));
    if (next.empty()) {
        run->reply(std::move(run->pages));
        return;
    }
    if (next == run->token || static_cast<int>(run->pages.size()) >= m_settings.maxPages) {
        run->reply(unexpected(ErrorCode::Refused,
                              "AWS answers " + nameOf(run->call) + " with pages without end"));
        return;
    }
    run->token = next;
    run->attempt = 0;
    run->renewed = false;
    ask(run);
}

void AwsCalls::refused(const RunPtr &run, const RefusalReading &refusal)
{
    const std::string where = " (" + refusal.code + " for page "
        + std::to_string(run->pages.size() + 1) + " of " + nameOf(run->call) + ')';
    switch (refusal.kind) {
    case Refusal::Throttled:
        again(run, "it asks for patience (" + refusal.code + ')');
        return;
    case Refusal::Expired:
    case Refusal::Rejected: {
        // Whoever renews them may have done so since they were read.
        const auto fresh = m_settings.credentials();
        if (fresh && !(*fresh == run->credentials) && !std::exchange(run->renewed, true)) {
            ask(run);
            return;
        }
        const bool expired = refusal.kind == Refusal::Expired;
        run->reply(unexpected(ErrorCode::Unauthorised,
                              std::string("the credentials for AWS ")
                                  + (expired ? "have expired" : "are not accepted") + where
                                  + ": renew them; " + blind));
        return;
    }
    case Refusal::Denied:
        run->reply(unexpected(ErrorCode::Unauthorised,
                              "the credentials for AWS do not allow " + nameOf(run->call) + " ("
                                  + refusal.code + "): allow it; " + blind));
        return;
    case Refusal::NoSuchInstance: {
        std::string ids;
        for (const std::string &id : refusal.instances)
            ids += (ids.empty() ? "" : " ") + id;
        run->reply(
            unexpected(ErrorCode::NotFound, "AWS does not know some instances" + where, ids));
        return;
    }
    case Refusal::None:
    case Refusal::Other:
        break;
    }
    run->reply(unexpected(ErrorCode::Refused, "AWS refuses to answer" + where));
}

void AwsCalls::again(const RunPtr &run, const std::string &why)
{
    if (++run->attempt >= m_settings.attempts) {
        run->reply(unexpected(ErrorCode::Unreachable,
                              "AWS was asked " + std::to_string(run->attempt) + " times for "
                                  + nameOf(run->call) + " without an answer: " + why));
        return;
    }
    Duration pause = m_settings.firstPause * (1 << std::min(run->attempt - 1, 10));
    pause = std::min(pause, m_settings.maxPause);
    const double spread = m_settings.random ? m_settings.random() : 1.0;
    pause = pause / 2 + std::chrono::duration_cast<Duration>(pause * spread / 2);
    m_clock.after(pause, &m_context, [this, run] { ask(run); });
}

} // namespace hp::maintenance::aws
