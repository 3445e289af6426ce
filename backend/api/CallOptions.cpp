// SPDX-License-Identifier: Apache-2.0
#include "backend/api/CallOptions.h"

#include "backend/api/wire/EventView.h"
#include "model/base/ApiStatus.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::api {

namespace {

bool isNumber(const std::string &text)
{
    return !text.empty() && text.size() <= 19
        && std::all_of(
            text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

bool isPrintable(const std::string &text)
{
    return std::none_of(
        text.begin(), text.end(), [](unsigned char c) { return c < ' ' || c == 0x7f; });
}

/// Who writes when the client does not say: the name of its program, as Kubernetes has it.
std::string managerOf(const std::string &userAgent)
{
    std::string name = userAgent.substr(0, userAgent.find('/'));
    std::erase_if(name, [](unsigned char c) { return c < ' ' || c > '~'; });
    return name.substr(0, 128);
}

Error optionsError(const char *kind,
                   const std::string &field,
                   const std::string &reason,
                   const std::string &why)
{
    return invalid("meta.k8s.io", kind, "", {{reason, why, field}});
}

using Causes = std::vector<StatusCause>;

StatusCause forbiddenOption(const char *field, const std::string &why)
{
    return {"FieldValueForbidden", "Forbidden: " + why, field};
}

StatusCause unsupportedOption(const char *field, const std::string &value, const char *supported)
{
    return {"FieldValueNotSupported",
            "Unsupported value: \"" + value + "\": supported values: " + supported,
            field};
}

StatusCause matchOfContinued()
{
    return forbiddenOption("resourceVersionMatch",
                           "resourceVersionMatch is forbidden when continue is provided");
}

/// The rules of k8s.io/apimachinery/pkg/apis/meta/internalversion/validation, for a watch.
Causes watchCauses(const std::string &match, bool initialEventsGiven, bool continued)
{
    Causes causes;
    const bool notOlder = match == "NotOlderThan";
    if (initialEventsGiven && !notOlder)
        causes.push_back(forbiddenOption(
            "resourceVersionMatch",
            "sendInitialEvents requires setting resourceVersionMatch to NotOlderThan"));
    if (!match.empty() && !initialEventsGiven)
        causes.push_back(forbiddenOption("resourceVersionMatch",
                                         "resourceVersionMatch is forbidden for watch unless "
                                         "sendInitialEvents is provided"));
    if (!match.empty() && !notOlder)
        causes.push_back(unsupportedOption("resourceVersionMatch", match, "\"NotOlderThan\""));
    if (!match.empty() && continued)
        causes.push_back(matchOfContinued());
    return causes;
}

/// The same for a list.
Causes listCauses(const std::string &match,
                  const std::string &resourceVersion,
                  bool initialEventsGiven,
                  bool continued)
{
    Causes causes;
    const bool exact = match == "Exact";
    if (!match.empty() && resourceVersion.empty())
        causes.push_back(forbiddenOption("resourceVersionMatch",
                                         "resourceVersionMatch is forbidden unless "
                                         "resourceVersion is provided"));
    if (!match.empty() && continued)
        causes.push_back(matchOfContinued());
    if (!match.empty() && !exact && match != "NotOlderThan")
        causes.push_back(
            unsupportedOption("resourceVersionMatch", match, "\"Exact\", \"NotOlderThan\", \"\""));
    if (exact && resourceVersion == "0")
        causes.push_back(forbiddenOption(
            "resourceVersionMatch",
            "resourceVersionMatch \"exact\" is forbidden for resourceVersion \"0\""));
    if (initialEventsGiven)
        causes.push_back(
            forbiddenOption("sendInitialEvents", "sendInitialEvents is forbidden for list"));
    return causes;
}

/// facts/kube-api.md 1.3: what a client may say about revisions, and the words for the rest.
Result<Done> readVersions(ApiCall &call, const http::HttpRequest &request)
{
    call.resourceVersion = request.param("resourceVersion");
    if (!call.resourceVersion.empty() && !isNumber(call.resourceVersion))
        return unexpected(badRequest("Invalid value: \"" + call.resourceVersion
                                     + "\": resourceVersion is not a revision of this server"));
    const bool given = request.hasParam("sendInitialEvents");
    const std::string match = request.param("resourceVersionMatch");
    const bool continued = !request.param("continue").empty();
    Causes causes = call.verb == "watch"
        ? watchCauses(match, given, continued)
        : listCauses(match, call.resourceVersion, given, continued);
    if (!causes.empty())
        return unexpected(invalid("meta.k8s.io", "ListOptions", "", std::move(causes)));
    call.exactVersion = match == "Exact";
    if (given)
        call.initialEvents =
            request.flag("sendInitialEvents") ? InitialEvents::Wanted : InitialEvents::Unwanted;
    return Done{};
}

/// In the words of Go's strconv, which an API server reads it with.
Result<std::int64_t> readLimit(const std::string &text)
{
    std::int64_t limit = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), limit);
    if (problem == std::errc() && end == text.data() + text.size())
        return limit;
    const bool tooLarge =
        problem == std::errc::result_out_of_range && end == text.data() + text.size();
    return unexpected(badRequest("strconv.ParseInt: parsing "
                                 + Json(text).dump(-1, ' ', false, Json::error_handler_t::replace)
                                 + ": " + (tooLarge ? "value out of range" : "invalid syntax")));
}

/// Which part of a list is asked for. Watches and single objects have no parts, as upstream.
Result<Done> readPaging(ApiCall &call, const http::HttpRequest &request)
{
    if (const std::string text = request.param("limit"); !text.empty()) {
        const auto limit = readLimit(text);
        if (!limit)
            return unexpected(limit.error());
        call.limit = *limit;
    }
    const bool ofCollection = call.verb == "list" || call.verb == "deletecollection";
    if (!ofCollection) {
        call.limit = 0;
        return Done{};
    }
    const bool ofRevision = !call.resourceVersion.empty() && call.resourceVersion != "0";
    if (const std::string token = request.param("continue"); !token.empty()) {
        auto from = readContinueToken(token, call);
        if (!from)
            return unexpected(from.error());
        if (ofRevision)
            return unexpected(
                badRequest("specifying resource version is not allowed when using continue"));
        call.from = std::move(from).value();
        call.resourceVersion.clear();
        return Done{};
    }
    // "Any revision" is answered out of a cache there, and whole.
    if (call.resourceVersion == "0")
        call.limit = 0;
    // Clients of the time before resourceVersionMatch mean exactly that revision by it.
    if (call.limit > 0 && ofRevision && request.param("resourceVersionMatch").empty())
        call.exactVersion = true;
    return Done{};
}

/// A password is short enough to be guessed from the digest of the Secret that holds it.
std::shared_ptr<const cluster::RequestNote> noteOf(const ApiCall &call)
{
    cluster::RequestNote note{.verb = call.verb, .subresource = call.subresource};
    if (call.resource->backing == &cluster::kinds::secret()) {
        note.digest = "withheld";
    } else {
        const std::string &body = call.exchange->request().body;
        const QByteArray digest = QCryptographicHash::hash(
            QByteArray::fromRawData(body.data(), static_cast<qsizetype>(body.size())),
            QCryptographicHash::Sha256);
        note.digest = "sha256:" + digest.toHex().toStdString();
    }
    return std::make_shared<const cluster::RequestNote>(std::move(note));
}

} // namespace

Result<Done> readListOptions(ApiCall &call)
{
    const http::HttpRequest &request = call.exchange->request();
    call.labelSelector = request.param("labelSelector");
    call.fieldSelector = request.param("fieldSelector");
    if (call.resource->serving == Serving::EventsView)
        call.fieldSelector = coreEventSelector(call.fieldSelector);
    call.bookmarks = request.flag("allowWatchBookmarks");
    const std::string timeout = request.param("timeoutSeconds");
    if (!timeout.empty()) {
        std::int64_t seconds = 0;
        const auto [end, problem] =
            std::from_chars(timeout.data(), timeout.data() + timeout.size(), seconds);
        if (problem != std::errc() || end != timeout.data() + timeout.size())
            return unexpected(badRequest("timeoutSeconds is not a number: \"" + timeout + '"'));
        if (seconds > 0)
            call.timeout = std::chrono::seconds(std::min<std::int64_t>(seconds, 86400));
    }
    if (const auto read = readVersions(call, request); !read)
        return unexpected(read.error());
    return readPaging(call, request);
}

Result<Done> readWriteOptions(ApiCall &call)
{
    const http::HttpRequest &request = call.exchange->request();
    const char *kind = call.verb == "create" ? "CreateOptions"
        : call.verb == "patch"               ? "PatchOptions"
        : call.verb == "update"              ? "UpdateOptions"
                                             : "DeleteOptions";
    call.write.user = request.identity.name;
    call.remove.user = request.identity.name;
    call.write.request = noteOf(call);
    call.remove.request = call.write.request;
    call.write.fieldManager = request.param("fieldManager");
    if (call.write.fieldManager.size() > 128)
        return unexpected(optionsError(
            kind, "fieldManager", "FieldValueTooLong", "Too long: may not be more than 128 bytes"));
    if (!isPrintable(call.write.fieldManager))
        return unexpected(optionsError(kind,
                                       "fieldManager",
                                       "FieldValueInvalid",
                                       "Invalid value: \"" + call.write.fieldManager
                                           + "\": should only contain printable characters"));
    if (call.write.fieldManager.empty())
        call.write.fieldManager = managerOf(request.header("user-agent"));
    for (const auto &[key, value] : request.query) {
        if (key != "dryRun")
            continue;
        if (value != "All")
            return unexpected(
                optionsError(kind,
                             "dryRun",
                             "FieldValueNotSupported",
                             "Unsupported value: [\"" + value + "\"]: supported values: \"All\""));
        call.write.dryRun = true;
        call.remove.dryRun = true;
    }
    // An unset one means Warn, as in every server since 1.27.
    const std::string validation = request.param("fieldValidation");
    if (validation == "Strict")
        call.write.fieldValidation = cluster::FieldValidation::Strict;
    else if (validation == "Ignore")
        call.write.fieldValidation = cluster::FieldValidation::Ignore;
    else if (validation.empty() || validation == "Warn")
        call.write.fieldValidation = cluster::FieldValidation::Warn;
    else
        return unexpected(
            optionsError(kind,
                         "fieldValidation",
                         "FieldValueNotSupported",
                         "Unsupported value: \"" + validation
                             + "\": supported values: \"\", \"Ignore\", \"Strict\", \"Warn\""));
    return Done{};
}

} // namespace hp::api
