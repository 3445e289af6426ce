// SPDX-License-Identifier: Apache-2.0
#include "backend/api/table/VolumeColumns.h"

#include "backend/api/table/BuiltInColumns.h"

#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::api {

namespace {

using VolumeCell = std::function<Json(const Object &, TimePoint)>;

Column volumeColumn(const char *name, const char *description, VolumeCell cell, int priority = 0)
{
    return {name, "string", {}, description, priority, std::move(cell)};
}

VolumeCell textOr(const char *pointer, const char *otherwise = "")
{
    return [pointer, otherwise](const Object &object, TimePoint) -> Json {
        const std::string &text = object.text(pointer);
        return text.empty() ? otherwise : text;
    };
}

Json volumePhase(const Object &object, TimePoint)
{
    return object.isDeleting() ? std::string("Terminating") : object.text("/status/phase");
}

std::string accessModes(const Json &modes)
{
    std::string text;
    for (const auto &[mode, shortName] :
         {std::pair<std::string_view, const char *>{"ReadWriteOnce", "RWO"},
          {"ReadOnlyMany", "ROX"},
          {"ReadWriteMany", "RWX"},
          {"ReadWriteOncePod", "RWOP"}}) {
        for (const Json &one : modes) {
            if (one == mode) {
                text += (text.empty() ? "" : ",") + std::string(shortName);
                break;
            }
        }
    }
    return text;
}

Json claimOf(const Object &volume, TimePoint)
{
    const std::string &name = volume.text("/spec/claimRef/name");
    return name.empty() ? name : volume.text("/spec/claimRef/namespace") + '/' + name;
}

/// A claim has what its volume has; before it has a volume there is nothing to show.
VolumeCell ofBound(VolumeCell cell)
{
    return [cell = std::move(cell)](const Object &claim, TimePoint now) -> Json {
        return claim.text("/spec/volumeName").empty() ? Json("") : cell(claim, now);
    };
}

VolumeCell modesAt(const char *pointer)
{
    return [pointer](const Object &object, TimePoint) -> Json {
        return accessModes(object.at(pointer));
    };
}

Column attributesColumn()
{
    return volumeColumn("VolumeAttributesClass",
                        "Class of its attributes",
                        textOr("/spec/volumeAttributesClassName", "<unset>"));
}

Column modeColumn()
{
    return volumeColumn(
        "VolumeMode", "File system or block device", textOr("/spec/volumeMode", "<unset>"), 1);
}

Columns persistentVolumeColumns()
{
    return {nameColumn(),
            volumeColumn("Capacity", "Its size", textOr("/spec/capacity/storage")),
            volumeColumn("Access Modes", "How it may be mounted", modesAt("/spec/accessModes")),
            volumeColumn("Reclaim Policy",
                         "What becomes of it after its claim",
                         textOr("/spec/persistentVolumeReclaimPolicy")),
            volumeColumn("Status", "Its phase", volumePhase),
            volumeColumn("Claim", "The claim that has it", claimOf),
            volumeColumn("StorageClass", "Its storage class", textOr("/spec/storageClassName")),
            attributesColumn(),
            volumeColumn("Reason", "Why it is in its phase", textOr("/status/reason")),
            ageColumn(),
            modeColumn()};
}

Columns claimColumns()
{
    return {
        nameColumn(),
        volumeColumn("Status", "Its phase", volumePhase),
        volumeColumn("Volume", "The volume that it has", textOr("/spec/volumeName")),
        volumeColumn("Capacity", "Size of its volume", ofBound(textOr("/status/capacity/storage"))),
        volumeColumn(
            "Access Modes", "How it may be mounted", ofBound(modesAt("/status/accessModes"))),
        volumeColumn("StorageClass", "Its storage class", textOr("/spec/storageClassName")),
        attributesColumn(),
        ageColumn(),
        modeColumn()};
}

} // namespace

Columns volumeColumns(const std::string &kind)
{
    if (kind == "PersistentVolume")
        return persistentVolumeColumns();
    if (kind == "PersistentVolumeClaim")
        return claimColumns();
    return {};
}

} // namespace hp::api
