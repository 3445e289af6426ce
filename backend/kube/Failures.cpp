// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/Failures.h"

#include "backend/kube/transport/CurlFailure.h"
#include "model/base/JsonTree.h"
#include "model/base/Result.h"
#include "model/base/Secrets.h"
#include "model/messages/Connection.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::kube {

namespace {

/// `said` becomes what we make of an answer that does not say it itself.
ApiStatus statusOf(const Answer &answer, Message &said)
{
    const Json body = parseJson(answer.body);
    if (body.is_object() && body.value("kind", Json()) == Json("Status")) {
        ApiStatus status = apiStatusFromJson(body);
        status.code = answer.status;
        status.message = withoutSecrets(status.message); // a webhook says what it likes
        if (answer.retryAfterSeconds && status.retryAfterSeconds == 0)
            status.retryAfterSeconds = *answer.retryAfterSeconds;
        return status;
    }
    // A proxy's page, or the mux of the API server, which answers in plain text.
    static const std::pair<int, const char *> reasons[] = {{400, "BadRequest"},
                                                           {401, "Unauthorized"},
                                                           {403, "Forbidden"},
                                                           {404, "NotFound"},
                                                           {409, "Conflict"},
                                                           {410, "Expired"},
                                                           {415, "UnsupportedMediaType"},
                                                           {422, "Invalid"},
                                                           {429, "TooManyRequests"},
                                                           {503, "ServiceUnavailable"},
                                                           {504, "Timeout"}};
    ApiStatus status;
    status.code = answer.status;
    status.reason = "InternalError";
    for (const auto &[code, reason] : reasons) {
        if (code == answer.status)
            status.reason = reason;
    }
    said = answer.status == 404 ? say::resourceWasNotFound()
                                : say::serverAnsweredWithoutExplanation(answer.status);
    status.message = said.text();
    status.retryAfterSeconds = answer.retryAfterSeconds.value_or(0);
    return status;
}

} // namespace

bool isDown(const Answer &answer)
{
    return answer.failure == Failure::Connect || answer.failure == Failure::Untrusted
        || answer.failure == Failure::TimedOut || answer.failure == Failure::Broken
        || answer.failure == Failure::Garbage
        || (answer.failure == Failure::None && answer.status >= 500);
}

Error errorOf(const Answer &answer, Method method)
{
    switch (answer.failure) {
    case Failure::None: {
        Message said;
        ApiStatus status = statusOf(answer, said);
        if (status.message.empty()) { // we were not even asked: the credentials could not be had
            said = answer.trouble;
            status.message = said.text();
        }
        Error error = errorFrom(std::move(status));
        error.said = std::move(said);
        if (answer.status == 502)
            error.code = ErrorCode::Unreachable;
        return error;
    }
    case Failure::Untrusted:
        return unexpected(ErrorCode::Unreachable, answer.trouble).error;
    case Failure::TooLarge:
        return unexpected(ErrorCode::Internal, answer.trouble).error;
    case Failure::Connect: // perhaps after it was sent over a connection that broke
    case Failure::TimedOut:
    case Failure::Broken:
    case Failure::Garbage:
        break;
    }
    const bool unknown = answer.mayHaveArrived && method != Method::Get;
    return unexpected(unknown ? ErrorCode::TimedOut : ErrorCode::Unreachable, answer.trouble).error;
}

Answer tooMuch(const Endpoint &endpoint)
{
    Answer answer;
    answer.failure = Failure::TooLarge;
    answer.trouble = say::answerIsTooLarge(partsOf(endpoint.server).authority);
    return answer;
}

Answer endlessList(const Endpoint &endpoint)
{
    Answer answer;
    answer.failure = Failure::TooLarge;
    answer.trouble = say::listHasNoEnd(partsOf(endpoint.server).authority);
    return answer;
}

Message saidBy(const Error &error)
{
    return error.said.empty() ? quoted(error.message) : error.said;
}

} // namespace hp::kube
