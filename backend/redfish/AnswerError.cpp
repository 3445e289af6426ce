// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/AnswerError.h"

#include "model/base/ApiStatus.h"
#include "model/base/Text.h"

#include <curl/curl.h>

#include <algorithm>
#include <charconv>
#include <ctime>
#include <memory>
#include <string_view>
#include <utility>

namespace hp::redfish {

namespace {

ErrorCode codeFor(Failure failure)
{
    switch (failure) {
    case Failure::TimedOut:
        return ErrorCode::TimedOut;
    case Failure::Untrusted:
    case Failure::WrongKey:
    case Failure::TooOldTls:
    case Failure::Tls:
    case Failure::TooLarge:
    case Failure::Encoding:
        return ErrorCode::Refused;
    default:
        return ErrorCode::Unreachable;
    }
}

/// The name of a failure, for logs, tests and people who search for it.
const char *nameOf(Failure failure)
{
    switch (failure) {
    case Failure::Unresolved:
        return "NameUnknown";
    case Failure::Connect:
        return "NoRoute";
    case Failure::NobodyListens:
        return "ConnectionRefused";
    case Failure::TimedOut:
        return "NoAnswer";
    case Failure::Broken:
        return "ConnectionBroken";
    case Failure::Tls:
        return "TlsFailed";
    case Failure::Untrusted:
        return "TlsUntrusted";
    case Failure::WrongKey:
        return "TlsKeyChanged";
    case Failure::TooOldTls:
        return "TlsTooOld";
    case Failure::TooLarge:
        return "TooLarge";
    case Failure::Encoding:
        return "BadEncoding";
    case Failure::Withdrawn:
        return "Withdrawn";
    default:
        return "";
    }
}

/// An answer that somebody's web server made for people.
bool isWebPage(const HttpAnswer &answer)
{
    const std::string_view body = trimmed(answer.body);
    return !body.empty() && body.front() == '<';
}

/// Scheme, host and port of a link, in visible signs.
std::string originOf(const std::string &link)
{
    const std::size_t slashes = link.find("//");
    const std::size_t start = slashes == std::string::npos ? 0 : slashes + 2;
    std::string origin = link.substr(0, std::min(link.find('/', start), std::size_t{100}));
    std::replace_if(
        origin.begin(), origin.end(), [](char c) { return c <= ' ' || c > '~'; }, '?');
    return origin.find('@') == std::string::npos ? origin : "an address with a password in it";
}

} // namespace

Span retryDelay(const HttpAnswer &answer, const RedfishSettings &settings)
{
    const auto asked = retryAfter(answer.retryAfter);
    if (!asked)
        return settings.busyPause;
    return std::clamp(*asked, Span(std::chrono::seconds(1)), settings.retryAfterMax);
}

bool meansBusy(const HttpAnswer &answer, const RefusalPayload &said)
{
    // The words are those of redfish.md 3 and reboot.md 4.3.
    return answer.status == 429 || answer.status == 503 || said.messageId == "SYS518"
        || said.messageId == "ResourceNotReadyRetry"
        || said.messageId == "ServiceTemporarilyUnavailable" || said.messageId == "ResourceInUse";
}

Error answerError(const HttpAnswer &answer,
                  const RefusalPayload &said,
                  const RedfishSettings &settings,
                  ErrorCode code,
                  const std::string &sentence)
{
    ApiStatus status;
    status.code = answer.status;
    status.reason = said.messageId;
    status.message = said.message;
    if (!said.message.empty() && !said.resolution.empty())
        status.message += (said.message.ends_with('.') ? " " : ". ") + said.resolution;
    if (answer.status == 503 || answer.status == 429)
        status.retryAfterSeconds = static_cast<int>(
            std::chrono::ceil<std::chrono::seconds>(retryDelay(answer, settings)).count());
    const std::string http = " (HTTP " + std::to_string(answer.status) + ")";
    if (isWebPage(answer) && status.code != 503 && status.code != 429)
        return {code,
                "a web page came instead of an answer of Redfish" + http,
                "WebPage",
                std::make_shared<const ApiStatus>(std::move(status))};
    std::string detail = "HTTP " + std::to_string(answer.status);
    if (!said.messageId.empty())
        detail += ' ' + said.messageId;
    if (!said.message.empty())
        detail += ": " + status.message;
    return {code, sentence + http, detail, std::make_shared<const ApiStatus>(std::move(status))};
}

Error unreadable(const HttpAnswer &answer, const std::string &sentence)
{
    if (isWebPage(answer))
        return {ErrorCode::Refused, "a web page came instead of an answer of Redfish", "WebPage"};
    return {ErrorCode::Refused, sentence, "BadJson"};
}

bool isAboutTrust(Failure failure)
{
    return failure == Failure::Untrusted || failure == Failure::WrongKey
        || failure == Failure::TooOldTls || failure == Failure::Tls;
}

Error transportError(const HttpAnswer &answer, const std::string &brownOut)
{
    std::string sentence = answer.trouble;
    if (answer.certificate && answer.failure == Failure::Untrusted)
        sentence += " ("
            + (answer.certificate->fault.empty() ? std::string("it is for another name")
                                                 : answer.certificate->fault)
            + "): " + answer.certificate->described()
            + "; whoever knows that this is its key sets the annotation holdpoint.dev/bmc-pin to "
            + answer.certificate->pin;
    if (answer.certificate && answer.failure == Failure::WrongKey)
        sentence += "; nothing was sent to it: " + answer.certificate->described();
    if (answer.failure == Failure::TooOldTls)
        sentence +=
            "; the annotation holdpoint.dev/bmc-tls-min lowers the limit for this BMC alone";
    if (!isAboutTrust(answer.failure) && !brownOut.empty())
        return {codeFor(answer.failure),
                sentence + ", like many others of " + brownOut + ": this is the network",
                "BrownOut"};
    return {codeFor(answer.failure), std::move(sentence), nameOf(answer.failure)};
}

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

Error redirectError(const std::string &link)
{
    return {ErrorCode::Refused,
            "the BMC redirects to another address (" + originOf(link) + "); that is not followed",
            "RedirectRefused"};
}

std::optional<Span> retryAfter(const std::string &header)
{
    long long seconds = 0;
    const char *end = header.data() + header.size();
    const auto [last, error] = std::from_chars(header.data(), end, seconds);
    if (error == std::errc::result_out_of_range)
        return std::chrono::hours(24);
    if (error == std::errc() && last == end && seconds >= 0)
        return std::chrono::seconds(std::min<long long>(seconds, 86400));
    const std::time_t date = curl_getdate(header.c_str(), nullptr);
    if (date < 0)
        return std::nullopt;
    // The wall clock of this machine is the only thing such a date can be compared with.
    return std::chrono::seconds(std::max<std::time_t>(date - std::time(nullptr), 0));
}

} // namespace hp::redfish
