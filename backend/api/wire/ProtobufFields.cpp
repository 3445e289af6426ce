// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/ProtobufFields.h"

namespace hp::api {

namespace {

/// One line of a generated.proto (k8s.io/api and apimachinery v0.34.10): message, field number,
/// JSON name and type. Another kind is served by adding its rows here and its name to `kindRows`.
struct FieldRow {
    const char *message;
    unsigned number;
    const char *name;
    const char *type;
};

// clang-format off
constexpr FieldRow fieldRows[] = {
    {"meta.v1.ObjectMeta", 1, "name", "string"},
    {"meta.v1.ObjectMeta", 2, "generateName", "string"},
    {"meta.v1.ObjectMeta", 3, "namespace", "string"},
    {"meta.v1.ObjectMeta", 4, "selfLink", "string"},
    {"meta.v1.ObjectMeta", 5, "uid", "string"},
    {"meta.v1.ObjectMeta", 6, "resourceVersion", "string"},
    {"meta.v1.ObjectMeta", 7, "generation", "int64"},
    {"meta.v1.ObjectMeta", 8, "creationTimestamp", "meta.v1.Time"},
    {"meta.v1.ObjectMeta", 9, "deletionTimestamp", "meta.v1.Time"},
    {"meta.v1.ObjectMeta", 10, "deletionGracePeriodSeconds", "int64"},
    {"meta.v1.ObjectMeta", 11, "labels", "map:string"},
    {"meta.v1.ObjectMeta", 12, "annotations", "map:string"},
    {"meta.v1.ObjectMeta", 13, "ownerReferences", "list:meta.v1.OwnerReference"},
    {"meta.v1.ObjectMeta", 14, "finalizers", "list:string"},
    {"meta.v1.ObjectMeta", 17, "managedFields", "list:meta.v1.ManagedFieldsEntry"},

    {"meta.v1.OwnerReference", 5, "apiVersion", "string"},
    {"meta.v1.OwnerReference", 1, "kind", "string"},
    {"meta.v1.OwnerReference", 3, "name", "string"},
    {"meta.v1.OwnerReference", 4, "uid", "string"},
    {"meta.v1.OwnerReference", 6, "controller", "bool"},
    {"meta.v1.OwnerReference", 7, "blockOwnerDeletion", "bool"},

    {"meta.v1.ManagedFieldsEntry", 1, "manager", "string"},
    {"meta.v1.ManagedFieldsEntry", 2, "operation", "string"},
    {"meta.v1.ManagedFieldsEntry", 3, "apiVersion", "string"},
    {"meta.v1.ManagedFieldsEntry", 4, "time", "meta.v1.Time"},
    {"meta.v1.ManagedFieldsEntry", 6, "fieldsType", "string"},
    {"meta.v1.ManagedFieldsEntry", 7, "fieldsV1", "meta.v1.FieldsV1"},
    {"meta.v1.ManagedFieldsEntry", 8, "subresource", "string"},

    {"meta.v1.DeleteOptions", 1, "gracePeriodSeconds", "int64"},
    {"meta.v1.DeleteOptions", 2, "preconditions", "meta.v1.Preconditions"},
    {"meta.v1.DeleteOptions", 3, "orphanDependents", "bool"},
    {"meta.v1.DeleteOptions", 4, "propagationPolicy", "string"},
    {"meta.v1.DeleteOptions", 5, "dryRun", "list:string"},
    {"meta.v1.DeleteOptions", 6, "ignoreStoreReadErrorWithClusterBreakingPotential", "bool"},

    {"meta.v1.Preconditions", 1, "uid", "string"},
    {"meta.v1.Preconditions", 2, "resourceVersion", "string"},

    {"meta.v1.FieldSelectorRequirement", 1, "key", "string"},
    {"meta.v1.FieldSelectorRequirement", 2, "operator", "string"},
    {"meta.v1.FieldSelectorRequirement", 3, "values", "list:string"},

    {"meta.v1.LabelSelectorRequirement", 1, "key", "string"},
    {"meta.v1.LabelSelectorRequirement", 2, "operator", "string"},
    {"meta.v1.LabelSelectorRequirement", 3, "values", "list:string"},

    {"authentication.v1.SelfSubjectReview", 1, "metadata", "meta.v1.ObjectMeta"},
    {"authentication.v1.SelfSubjectReview", 2, "status", "authentication.v1.SelfSubjectReviewStatus"},

    {"authentication.v1.SelfSubjectReviewStatus", 1, "userInfo", "authentication.v1.UserInfo"},

    {"authentication.v1.UserInfo", 1, "username", "string"},
    {"authentication.v1.UserInfo", 2, "uid", "string"},
    {"authentication.v1.UserInfo", 3, "groups", "list:string"},
    {"authentication.v1.UserInfo", 4, "extra", "map:authentication.v1.ExtraValue"},

    {"authorization.v1.FieldSelectorAttributes", 1, "rawSelector", "string"},
    {"authorization.v1.FieldSelectorAttributes", 2, "requirements", "list:meta.v1.FieldSelectorRequirement"},

    {"authorization.v1.LabelSelectorAttributes", 1, "rawSelector", "string"},
    {"authorization.v1.LabelSelectorAttributes", 2, "requirements", "list:meta.v1.LabelSelectorRequirement"},

    {"authorization.v1.NonResourceAttributes", 1, "path", "string"},
    {"authorization.v1.NonResourceAttributes", 2, "verb", "string"},

    {"authorization.v1.NonResourceRule", 1, "verbs", "list:string"},
    {"authorization.v1.NonResourceRule", 2, "nonResourceURLs", "list:string"},

    {"authorization.v1.ResourceAttributes", 1, "namespace", "string"},
    {"authorization.v1.ResourceAttributes", 2, "verb", "string"},
    {"authorization.v1.ResourceAttributes", 3, "group", "string"},
    {"authorization.v1.ResourceAttributes", 4, "version", "string"},
    {"authorization.v1.ResourceAttributes", 5, "resource", "string"},
    {"authorization.v1.ResourceAttributes", 6, "subresource", "string"},
    {"authorization.v1.ResourceAttributes", 7, "name", "string"},
    {"authorization.v1.ResourceAttributes", 8, "fieldSelector", "authorization.v1.FieldSelectorAttributes"},
    {"authorization.v1.ResourceAttributes", 9, "labelSelector", "authorization.v1.LabelSelectorAttributes"},

    {"authorization.v1.ResourceRule", 1, "verbs", "list:string"},
    {"authorization.v1.ResourceRule", 2, "apiGroups", "list:string"},
    {"authorization.v1.ResourceRule", 3, "resources", "list:string"},
    {"authorization.v1.ResourceRule", 4, "resourceNames", "list:string"},

    {"authorization.v1.SelfSubjectAccessReview", 1, "metadata", "meta.v1.ObjectMeta"},
    {"authorization.v1.SelfSubjectAccessReview", 2, "spec", "authorization.v1.SelfSubjectAccessReviewSpec"},
    {"authorization.v1.SelfSubjectAccessReview", 3, "status", "authorization.v1.SubjectAccessReviewStatus"},

    {"authorization.v1.SelfSubjectAccessReviewSpec", 1, "resourceAttributes", "authorization.v1.ResourceAttributes"},
    {"authorization.v1.SelfSubjectAccessReviewSpec", 2, "nonResourceAttributes", "authorization.v1.NonResourceAttributes"},

    {"authorization.v1.SelfSubjectRulesReview", 1, "metadata", "meta.v1.ObjectMeta"},
    {"authorization.v1.SelfSubjectRulesReview", 2, "spec", "authorization.v1.SelfSubjectRulesReviewSpec"},
    {"authorization.v1.SelfSubjectRulesReview", 3, "status", "authorization.v1.SubjectRulesReviewStatus"},

    {"authorization.v1.SelfSubjectRulesReviewSpec", 1, "namespace", "string"},

    {"authorization.v1.SubjectAccessReviewStatus", 1, "allowed", "bool"},
    {"authorization.v1.SubjectAccessReviewStatus", 4, "denied", "bool"},
    {"authorization.v1.SubjectAccessReviewStatus", 2, "reason", "string"},
    {"authorization.v1.SubjectAccessReviewStatus", 3, "evaluationError", "string"},

    {"authorization.v1.SubjectRulesReviewStatus", 1, "resourceRules", "list:authorization.v1.ResourceRule"},
    {"authorization.v1.SubjectRulesReviewStatus", 2, "nonResourceRules", "list:authorization.v1.NonResourceRule"},
    {"authorization.v1.SubjectRulesReviewStatus", 3, "incomplete", "bool"},
    {"authorization.v1.SubjectRulesReviewStatus", 4, "evaluationError", "string"},

    {"core.v1.Namespace", 1, "metadata", "meta.v1.ObjectMeta"},
    {"core.v1.Namespace", 2, "spec", "core.v1.NamespaceSpec"},
    {"core.v1.Namespace", 3, "status", "core.v1.NamespaceStatus"},

    {"core.v1.NamespaceCondition", 1, "type", "string"},
    {"core.v1.NamespaceCondition", 2, "status", "string"},
    {"core.v1.NamespaceCondition", 4, "lastTransitionTime", "meta.v1.Time"},
    {"core.v1.NamespaceCondition", 5, "reason", "string"},
    {"core.v1.NamespaceCondition", 6, "message", "string"},

    {"core.v1.NamespaceSpec", 1, "finalizers", "list:string"},

    {"core.v1.NamespaceStatus", 1, "phase", "string"},
    {"core.v1.NamespaceStatus", 2, "conditions", "list:core.v1.NamespaceCondition"},

    {"core.v1.Secret", 1, "metadata", "meta.v1.ObjectMeta"},
    {"core.v1.Secret", 5, "immutable", "bool"},
    {"core.v1.Secret", 2, "data", "map:bytes"},
    {"core.v1.Secret", 4, "stringData", "map:string"},
    {"core.v1.Secret", 3, "type", "string"},

    {"core.v1.ConfigMap", 1, "metadata", "meta.v1.ObjectMeta"},
    {"core.v1.ConfigMap", 4, "immutable", "bool"},
    {"core.v1.ConfigMap", 2, "data", "map:string"},
    {"core.v1.ConfigMap", 3, "binaryData", "map:bytes"},

    {"policy.v1.Eviction", 1, "metadata", "meta.v1.ObjectMeta"},
    {"policy.v1.Eviction", 2, "deleteOptions", "meta.v1.DeleteOptions"},
};
// clang-format on

struct KindRow {
    const char *apiVersion;
    const char *kind;
    const char *message;
};

constexpr KindRow kindRows[] = {
    {"authorization.k8s.io/v1",
     "SelfSubjectAccessReview",
     "authorization.v1.SelfSubjectAccessReview"},
    {"authorization.k8s.io/v1",
     "SelfSubjectRulesReview",
     "authorization.v1.SelfSubjectRulesReview"},
    {"authentication.k8s.io/v1", "SelfSubjectReview", "authentication.v1.SelfSubjectReview"},
    {"policy/v1", "Eviction", "policy.v1.Eviction"},
    {"v1", "Namespace", "core.v1.Namespace"},
    {"v1", "Secret", "core.v1.Secret"},
    {"v1", "ConfigMap", "core.v1.ConfigMap"},
};

ProtobufField fieldOf(const FieldRow &row)
{
    static const std::map<std::string_view, ProtobufType> types{
        {"string", ProtobufType::String},
        {"bytes", ProtobufType::Bytes},
        {"int32", ProtobufType::Integer},
        {"int64", ProtobufType::Integer},
        {"bool", ProtobufType::Boolean},
        {"meta.v1.Time", ProtobufType::Time},
        {"meta.v1.MicroTime", ProtobufType::MicroTime},
        {"meta.v1.FieldsV1", ProtobufType::RawJson},
        {"api.resource.Quantity", ProtobufType::Wrapped},
        {"authentication.v1.ExtraValue", ProtobufType::WrappedList},
        {"util.intstr.IntOrString", ProtobufType::IntOrString},
    };
    ProtobufField field;
    field.name = row.name;
    std::string_view type = row.type;
    if (type.starts_with("list:")) {
        field.arity = ProtobufArity::List;
        type.remove_prefix(5);
    } else if (type.starts_with("map:")) {
        field.arity = ProtobufArity::Map;
        type.remove_prefix(4);
    }
    const auto known = types.find(type);
    field.type = known == types.end() ? ProtobufType::Message : known->second;
    if (field.type == ProtobufType::Message)
        field.message = type;
    return field;
}

std::map<std::string, ProtobufMessage> readRows()
{
    std::map<std::string, ProtobufMessage> messages;
    for (const FieldRow &row : fieldRows)
        messages[row.message].emplace(row.number, fieldOf(row));
    return messages;
}

} // namespace

const ProtobufMessage *protobufMessage(const std::string &name)
{
    static const std::map<std::string, ProtobufMessage> messages = readRows();
    const auto it = messages.find(name);
    return it == messages.end() ? nullptr : &it->second;
}

std::string protobufMessageOf(std::string_view apiVersion, std::string_view kind)
{
    if (kind == "DeleteOptions")
        return "meta.v1.DeleteOptions";
    for (const KindRow &row : kindRows) {
        if (apiVersion == row.apiVersion && kind == row.kind)
            return row.message;
    }
    return {};
}

} // namespace hp::api
