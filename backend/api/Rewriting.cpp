// SPDX-License-Identifier: Apache-2.0
#include "backend/api/Rewriting.h"

#include "backend/api/wire/EventView.h"
#include "model/base/ApiStatus.h"
#include "model/base/JsonPatch.h"
#include "model/resource/JsonPointer.h"
#include "model/resource/LabelSelector.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::api {

namespace {

constexpr int maxAttempts = 5;

/// A patch applied to a view. A strategic patch of these views is a merge patch: they have no list
/// with a merge key.
Result<Json> patched(const ApiCall &call, Json view)
{
    if (call.patchType != cluster::PatchType::Json) {
        view.merge_patch(call.body.json());
        return view;
    }
    auto next = applyJsonPatch(view, call.body.json());
    if (next && !next->is_object())
        return unexpected(badRequest("the JSON patch leaves no object"));
    return next;
}

/// The revision that the client insists on; empty when it takes any.
std::string expectedVersion(const ApiCall &call)
{
    return call.patchType == cluster::PatchType::Json && call.verb == "patch"
        ? std::string()
        : call.body.text("/metadata/resourceVersion");
}

bool mayRetry(const ApiCall &call, const Error &error, int attempt)
{
    return error.code == ErrorCode::Conflict && attempt < maxAttempts
        && expectedVersion(call).empty();
}

Result<std::int64_t> wantedReplicas(const ApiCall &call, const Json &scale)
{
    const Json &value = memberOf(memberOf(scale, "spec"), "replicas");
    if (value.is_null())
        return 0;
    if (!value.is_number_integer())
        return unexpected(
            badRequest("Scale in version \"v1\" cannot be handled as a Scale: spec.replicas is not "
                       "an integer"));
    const auto replicas = value.get<std::int64_t>();
    if (replicas < 0 || replicas > 2'147'483'647)
        return unexpected(invalid(
            call.resource->group,
            call.resource->kind,
            call.name,
            {{"FieldValueInvalid",
              "Invalid value: " + std::to_string(replicas) + ": should be a non-negative integer",
              ".spec.replicas"}}));
    return replicas;
}

/// Sets a member of objects within each other, and makes those that are missing. Every step is a
/// name, also one that looks like a position.
void setMember(Json &object, const std::string &pointer, Json value)
{
    Json *place = &object;
    for (std::size_t start = 1; start <= pointer.size();) {
        const std::size_t slash = std::min(pointer.find('/', start), pointer.size());
        place = &(*place)[pointer.substr(start, slash - start)];
        start = slash + 1;
    }
    *place = std::move(value);
}

/// The Scale that a PUT or PATCH asks for, given the stored one.
Result<Json> wantedScale(const ApiCall &call, const Object &current)
{
    if (call.verb == "update")
        return call.body.json();
    return patched(call, current.json());
}

/// A Scale to apply, as the part of the object that it stands for. Its uid keeps an apply that
/// comes too late from making the object anew.
Result<Json> appliedScale(const ApiCall &call, const Object &found)
{
    const Object &scale = call.body;
    if (scale.apiVersion() != "autoscaling/v1" || scale.kind() != "Scale")
        return unexpected(
            badRequest("invalid object type: " + scale.apiVersion() + ", Kind=" + scale.kind()));
    if (!scale.at("/metadata/managedFields").is_null())
        return unexpected(badRequest("metadata.managedFields must be nil"));
    Json config{
        {"apiVersion", found.apiVersion()},
        {"kind", found.kind()},
        {"metadata", {{"name", found.name()}, {"namespace", found.ns()}, {"uid", found.uid()}}}};
    if (const std::string &version = scale.resourceVersion(); !version.empty())
        config["metadata"]["resourceVersion"] = version;
    if (!scale.at("/spec/replicas").is_null()) {
        const auto replicas = wantedReplicas(call, scale.json());
        if (!replicas)
            return unexpected(replicas.error());
        setMember(config, call.resource->backing->scale.replicas, *replicas);
    }
    return config;
}

void writeScale(cluster::Cluster &cluster,
                const std::shared_ptr<ApiCall> &call,
                Reply<Object> reply,
                int attempt)
{
    cluster.get(call->ref(), [&cluster, call, reply, attempt](Result<Object> found) {
        if (!found)
            return reply(unexpected(found.error()));
        cluster::WriteOptions options = call->write;
        options.ownedThrough = "scale";
        if (call->verb == "patch" && call->patchType == cluster::PatchType::Apply) {
            auto config = appliedScale(*call, *found);
            if (!config)
                return reply(unexpected(config.error()));
            return cluster.patch(call->ref(),
                                 cluster::PatchType::Apply,
                                 std::move(*config),
                                 cluster::Subresource::None,
                                 options,
                                 [call, reply](Result<cluster::Written> written) {
                                     if (!written)
                                         return reply(unexpected(written.error()));
                                     reply(
                                         scaleOf(written->object, call->resource->backing->scale));
                                 });
        }
        const auto wanted = wantedScale(*call, scaleOf(*found, call->resource->backing->scale));
        if (!wanted)
            return reply(unexpected(wanted.error()));
        const auto replicas = wantedReplicas(*call, *wanted);
        if (!replicas)
            return reply(unexpected(replicas.error()));
        const std::string expected = expectedVersion(*call);
        Json change{
            {"metadata",
             {{"resourceVersion", expected.empty() ? found->resourceVersion() : expected}}}};
        setMember(change, call->resource->backing->scale.replicas, *replicas);
        cluster.patch(call->ref(),
                      cluster::PatchType::Merge,
                      std::move(change),
                      cluster::Subresource::None,
                      options,
                      [&cluster, call, reply, attempt](Result<cluster::Written> written) {
                          if (written)
                              return reply(
                                  scaleOf(written->object, call->resource->backing->scale));
                          if (mayRetry(*call, written.error(), attempt))
                              return writeScale(cluster, call, reply, attempt + 1);
                          reply(unexpected(written.error()));
                      });
    });
}

void writeEvent(cluster::Cluster &cluster,
                const std::shared_ptr<ApiCall> &call,
                Reply<cluster::Written> reply,
                int attempt)
{
    cluster.get(call->ref(), [&cluster, call, reply, attempt](Result<Object> found) {
        if (!found)
            return reply(unexpected(found.error()));
        auto wanted = patched(*call, eventsViewOf(found->json()));
        if (!wanted)
            return reply(unexpected(wanted.error()));
        Json stored = coreEventOf(*wanted);
        if (!stored.is_object() || !memberOf(stored, "metadata").is_object())
            return reply(unexpected(badRequest("the patch leaves no Event")));
        if (expectedVersion(*call).empty())
            stored["metadata"]["resourceVersion"] = found->resourceVersion();
        cluster.update(call->ref(),
                       std::move(stored),
                       cluster::Subresource::None,
                       call->write,
                       [&cluster, call, reply, attempt](Result<cluster::Written> written) {
                           if (!written && mayRetry(*call, written.error(), attempt))
                               return writeEvent(cluster, call, reply, attempt + 1);
                           reply(std::move(written));
                       });
    });
}

/// The selector of a scale as text: what the status says, else what it will say once it is counted.
std::string selectorText(const Object &object, const cluster::ScalePaths &paths)
{
    if (paths.selector.empty())
        return {};
    if (const std::string &text = object.text(paths.selector); !text.empty())
        return text;
    const auto selector = LabelSelector::fromJson(object.at("/spec/selector"));
    return selector ? selector->text() : std::string();
}

} // namespace

Object scaleOf(const Object &object, const cluster::ScalePaths &paths)
{
    const auto number = [&object](const std::string &pointer) {
        const Json &value = object.at(pointer);
        return value.is_number_integer() ? value.get<std::int64_t>() : 0;
    };
    Json metadata = Json::object();
    for (const char *key : {"name", "namespace", "uid", "resourceVersion", "creationTimestamp"}) {
        if (const Json &value = memberOf(object.at("/metadata"), key); !value.is_null())
            metadata[key] = value;
    }
    return Object(
        {{"kind", "Scale"},
         {"apiVersion", "autoscaling/v1"},
         {"metadata", std::move(metadata)},
         {"spec", {{"replicas", number(paths.replicas)}}},
         {"status",
          {{"replicas", number(paths.current)}, {"selector", selectorText(object, paths)}}}});
}

void serveScale(cluster::Cluster &cluster,
                const std::shared_ptr<ApiCall> &call,
                Reply<Object> reply)
{
    if (call->verb != "get")
        return writeScale(cluster, call, std::move(reply), 1);
    cluster.get(call->ref(), [call, reply = std::move(reply)](Result<Object> found) {
        if (!found)
            return reply(std::move(found));
        reply(scaleOf(*found, call->resource->backing->scale));
    });
}

void patchEventsView(cluster::Cluster &cluster,
                     const std::shared_ptr<ApiCall> &call,
                     Reply<cluster::Written> reply)
{
    writeEvent(cluster, call, std::move(reply), 1);
}

} // namespace hp::api
