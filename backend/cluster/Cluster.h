// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"
#include "model/base/Result.h"
#include "model/resource/ObjectSet.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::cluster {

struct ObjectRef {
    const Kind *kind = nullptr; ///< never null in a call
    ObjectKey key{};
};

/// Which objects of a kind. An empty namespace means all of them; selectors are in kubectl's
/// notation ("a=b,c in (d,e)", "metadata.name=x,status.phase!=Succeeded").
struct Query {
    const Kind *kind = nullptr;
    std::string ns{};
    std::string labelSelector{};
    std::string fieldSelector{};
};

struct ObjectList {
    std::vector<Object> items{}; ///< sorted by namespace, name
    std::string resourceVersion{}; ///< start a watch from here: no gap, no duplicate
};

enum class WatchEventType { Added, Modified, Deleted, Bookmark };

/// One change. For Deleted the object is the previous content with the revision of the deletion
/// (kube-api.md 1.3), also when the object only left the selector.
struct WatchEvent {
    WatchEventType type = WatchEventType::Added;
    Object object{};
};

/// Where a watch delivers. Both run on the cluster's thread, never from inside watch().
struct WatchSink {
    std::function<void(const std::vector<WatchEvent> &)> onEvents{}; ///< in revision order
    /// The watch is over: Compacted and Internal mean list again, Unreachable means watch again
    /// from the last revision. Nothing arrives afterwards.
    std::function<void(Error)> onEnd{};
    /// Optional. Once, when a watch from "" or "0" has delivered what was there, also when that was
    /// nothing; from then on reached() is known.
    std::function<void()> onSynced{};
    /// Optional. Asked before each step of what was there, and of a replay of the past; false holds
    /// it back until Watch::goOn, so that much is read at the pace of who takes it.
    std::function<bool()> mayReplay{};
    /// Optional. What is kept of all that was listed and watched, as long as the watch is there: a
    /// watch that would add more to it than a list may have ends with Internal, before it does.
    const ObjectSet *kept = nullptr;
};

/// A running watch; destroying it stops the delivery at once.
class Watch
{
public:
    Watch() = default;
    Watch(const Watch &) = delete;
    Watch &operator=(const Watch &) = delete;
    virtual ~Watch() = default;

    /// The revision up to which everything was delivered or did not concern this watch: from here
    /// it can go on later. Moves on also while nothing happens to the watched kind; empty when
    /// unknown.
    [[nodiscard]] virtual std::string reached() const { return {}; }
    /// Takes up the replay that WatchSink::mayReplay held back; else nothing happens.
    virtual void goOn() { }
};

enum class Subresource {
    None,
    Status,
    Finalize, ///< of a namespace: spec.finalizers
};
enum class FieldValidation { Ignore, Warn, Strict };

/// What a client sent, for the audit. Never its content: bodies carry secrets.
struct RequestNote {
    std::string verb{}; ///< as authorizers name it
    std::string subresource{};
    std::string digest{}; ///< "sha256:…" of the body, "withheld" where that could be guessed back
};

/// Judges a change that its author may make only in part. Asked with the content as it would be
/// stored, pruned and defaulted; an error refuses the write. Called on the cluster's thread.
class WriteGuard
{
public:
    WriteGuard() = default;
    WriteGuard(const WriteGuard &) = delete;
    WriteGuard &operator=(const WriteGuard &) = delete;
    virtual ~WriteGuard() = default;

    [[nodiscard]] virtual Result<Done>
    evaluate(Subresource subresource, const Json &before, const Json &after) const = 0;
};

/// Whether a write that had to wait may still be sent: asked right before each try, on the
/// cluster's thread. Empty: it may. One that may not answers Unreachable, and nothing was stored.
using StillAllowed = std::function<bool()>;

struct WriteOptions {
    std::string fieldManager{}; ///< owner in metadata.managedFields; empty: the user
    std::string user{}; ///< who asked; for admission and audit
    bool dryRun = false; ///< full processing, nothing stored, no event
    FieldValidation fieldValidation = FieldValidation::Ignore;
    bool force = false; ///< of an apply: takes fields that others own
    std::string ownedThrough{}; ///< the subresource to name in managedFields, such as "scale"
    std::shared_ptr<const RequestNote> request{}; ///< null for the backend's own writes
    /// Null lets every change pass. For a creation the content before is an empty object.
    std::shared_ptr<const WriteGuard> guard{};
    StillAllowed stillAllowed{};
};

enum class PatchType { Json, Merge, Strategic, Apply };

struct Written {
    Object object{};
    bool created = false;
    std::vector<std::string> warnings{};
};

enum class Propagation { Background, Foreground, Orphan };

struct DeleteOptions {
    std::string uid{}; ///< precondition; empty means none
    std::string resourceVersion{}; ///< precondition; empty means none
    /// Unset: what the object's finalizers say already, else Background.
    std::optional<Propagation> propagation{};
    int gracePeriodSeconds = -1; ///< -1: the kind's default
    bool dryRun = false;
    std::string user{};
    std::shared_ptr<const RequestNote> request{}; ///< null for the backend's own writes
    StillAllowed stillAllowed{};
};

struct Deleted {
    Object object{}; ///< the last content, or the object that now waits for its finalizers
    bool gone = false;
    std::vector<std::string> warnings{};
};

/// An Event as a controller reports it (events.k8s.io wording). Identical ones collapse into a
/// count.
struct EventRecord {
    Object regarding{};
    bool warning = false;
    std::string reason{};
    std::string action{};
    std::string note{};
    std::string reportingController{};
};

struct AccessReview {
    std::string verb{};
    const Kind *kind = nullptr;
    std::string ns{};
    std::string subresource{};
};

/// The one door to the objects, the same over the embedded store and over a real API server.
/// Lives on the control thread; every call is made there and every reply arrives there, later than
/// the call returns. A write's reply means durable. Errors carry Kubernetes' own status.
class Cluster
{
public:
    Cluster() = default;
    Cluster(const Cluster &) = delete;
    Cluster &operator=(const Cluster &) = delete;
    virtual ~Cluster() = default;

    virtual void get(const ObjectRef &ref, Reply<Object> reply) = 0;
    virtual void list(const Query &query, Reply<ObjectList> reply) = 0;
    /// Events strictly after `resourceVersion`; "" or "0" first delivers the current objects as
    /// Added.
    [[nodiscard]] virtual std::unique_ptr<Watch>
    watch(const Query &query, const std::string &resourceVersion, WatchSink sink) = 0;

    /// `object` may lack a name when it has metadata.generateName.
    virtual void create(const Kind &kind,
                        const std::string &ns,
                        Json object,
                        const WriteOptions &options,
                        Reply<Written> reply) = 0;
    /// PUT: metadata.resourceVersion in `object` is the expected one. With Subresource::Status only
    /// status is taken, of most built-in kinds metadata too, with Finalize only spec.finalizers.
    virtual void update(const ObjectRef &ref,
                        Json object,
                        Subresource subresource,
                        const WriteOptions &options,
                        Reply<Written> reply) = 0;
    /// A metadata.resourceVersion inside a merge patch is a precondition. An apply makes an object
    /// that is not there; Conflict with FieldManagerConflict causes when others own what it
    /// changes.
    virtual void patch(const ObjectRef &ref,
                       PatchType type,
                       Json body,
                       Subresource subresource,
                       const WriteOptions &options,
                       Reply<Written> reply) = 0;
    virtual void
    remove(const ObjectRef &ref, const DeleteOptions &options, Reply<Deleted> reply) = 0;
    /// The eviction subresource: a budget that refuses answers Refused with reason TooManyRequests
    /// and a DisruptionBudget cause (kube-api.md 1.8).
    virtual void evict(const ObjectKey &pod, const DeleteOptions &options, Reply<Done> reply) = 0;

    /// Best effort: a lost Event is counted, never an error of the caller.
    virtual void recordEvent(EventRecord record) = 0;
    virtual void mayI(const AccessReview &review, Reply<bool> reply) = 0;

    /// Every kind that is served in this group, in each of its versions, as of now: also what
    /// somebody defined while we run. Empty when there is no such group, as in a cluster of the
    /// past. The kinds live as long as the process.
    virtual void kindsOf(const std::string &group, Reply<std::vector<const Kind *>> reply);
};

} // namespace hp::cluster
