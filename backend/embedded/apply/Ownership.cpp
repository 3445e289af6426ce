// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/Ownership.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace hp::embedded {

namespace {

constexpr std::ptrdiff_t maxUpdates = 10;

bool ownerBefore(const FieldOwner &a, const FieldOwner &b)
{
    return std::tie(a.manager, b.applied, a.apiVersion, a.subresource)
        < std::tie(b.manager, a.applied, b.apiVersion, b.subresource);
}

} // namespace

std::vector<Contested>
contestedBy(const FieldChanges &changes, const ManagedFields &managed, const FieldOwner &writer)
{
    const FieldSet changed = changes.modified.unitedWith(changes.added);
    std::vector<Contested> contested;
    for (const ManagedEntry &entry : managed) {
        if (!entry.owner->sameEntryAs(writer) && entry.fields->set.intersects(changed))
            contested.push_back({entry.owner, entry.fields->set.intersectedWith(changed)});
    }
    std::sort(contested.begin(), contested.end(), [](const Contested &a, const Contested &b) {
        return ownerBefore(*a.owner, *b.owner);
    });
    return contested;
}

void release(const FieldChanges &changes,
             const FieldOwner *writer,
             ManagedFields &managed,
             FieldPool &pool)
{
    for (ManagedEntry &entry : managed) {
        if (writer && entry.owner->sameEntryAs(*writer))
            continue;
        const FieldSet &mine = entry.fields->set;
        // Most entries have nothing to do with most writes, and then nothing is made anew.
        if (!mine.intersects(changes.added) && !mine.intersects(changes.modified)
            && !mine.intersects(changes.removed))
            continue;
        entry.fields = pool.fields(
            mine.without(changes.added).without(changes.modified).without(changes.removed));
    }
    std::erase_if(managed, [](const ManagedEntry &entry) { return entry.fields->set.empty(); });
}

const ManagedEntry *entryOf(const ManagedFields &managed, const FieldOwner &owner)
{
    const auto it = std::find_if(managed.begin(), managed.end(), [&](const ManagedEntry &entry) {
        return entry.owner->sameEntryAs(owner);
    });
    return it == managed.end() ? nullptr : &*it;
}

void setEntry(ManagedFields &managed, ManagedEntry entry)
{
    std::erase_if(managed,
                  [&](const ManagedEntry &old) { return old.owner->sameEntryAs(*entry.owner); });
    if (!entry.fields->set.empty())
        managed.push_back(std::move(entry));
}

void dropOtherVersions(ManagedFields &managed, const std::string &apiVersion)
{
    std::erase_if(managed,
                  [&](const ManagedEntry &entry) { return entry.owner->apiVersion != apiVersion; });
}

void capUpdates(ManagedFields &managed, FieldPool &pool)
{
    const auto isUpdate = [](const ManagedEntry &entry) { return !entry.owner->applied; };
    std::ptrdiff_t updates = std::count_if(managed.begin(), managed.end(), isUpdate);
    if (updates <= maxUpdates)
        return;
    ManagedFields oldestFirst;
    std::copy_if(managed.begin(), managed.end(), std::back_inserter(oldestFirst), isUpdate);
    std::sort(
        oldestFirst.begin(), oldestFirst.end(), [](const ManagedEntry &a, const ManagedEntry &b) {
            return a.time != b.time ? a.time < b.time : ownerBefore(*a.owner, *b.owner);
        });
    const auto bucketOwner =
        pool.owner({"ancient-changes", false, oldestFirst.front().owner->apiVersion, {}});
    const auto take = [&managed](const FieldOwner &owner) {
        std::erase_if(managed,
                      [&](const ManagedEntry &entry) { return entry.owner->sameEntryAs(owner); });
    };
    // The oldest becomes the bucket when there is none yet; those after it go into it.
    for (auto it = std::next(oldestFirst.begin()); it != oldestFirst.end() && updates > maxUpdates;
         ++it, --updates) {
        const ManagedEntry *bucket = entryOf(managed, *bucketOwner);
        if (!bucket) {
            bucket = &oldestFirst.front();
            take(*bucket->owner);
        }
        ManagedEntry grown{
            bucketOwner, it->time, pool.fields(it->fields->set.unitedWith(bucket->fields->set))};
        take(*it->owner);
        setEntry(managed, std::move(grown));
    }
}

} // namespace hp::embedded
