// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/controllers/Needs.h"
#include "backend/gateway/views/ClusterFacts.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"
#include "model/base/Message.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace hp::app {

/// How we stand with an API server: which of the declared rights we have, and which of the declared
/// fields its definitions would prune. Asked at connect and kept; asked again while an answer is
/// missing, and every minute while something is in the way of a group that was chosen. Lives on the
/// control thread; what is passed in outlives it.
class Standing : public QObject
{
    Q_OBJECT
public:
    struct Parts {
        cluster::Cluster *cluster = nullptr;
        runtime::Clock *clock = nullptr;
        /// Whether the server keeps a field; NotFound when it does not have the kind.
        std::function<void(const cluster::Kind &kind, const std::string &path, Reply<bool> reply)>
            keepsField{};
        /// The version in which the server has a kind that is not understood; else empty.
        std::function<std::string(const cluster::Kind &kind)> otherVersion{};
        std::string machineNamespace{};
        std::string ownNamespace{};
        std::vector<const controllers::Needs *>
            needs{}; ///< those of the mode and the chosen groups
    };

    /// Whether one part can do its work.
    struct Verdict {
        enum class Kind {
            Checking, ///< not all answers are there
            Fine,
            Refused, ///< `reason` says what is in the way and what to do
        };
        Kind kind = Kind::Checking;
        Message reason{};
        std::vector<std::string> pruned{}; ///< "machines.machine.openshift.io /spec/…"
    };

    explicit Standing(Parts parts);

    /// Forgets all answers and asks: the server, or who we are there, is another.
    void ask();
    [[nodiscard]] Verdict verdict(const controllers::Needs &needs) const;
    /// Why the part can do nothing with what the server has; says nothing when it can.
    [[nodiscard]] Message notUnderstood(const controllers::Needs &needs) const;
    [[nodiscard]] std::vector<live::RightRow> rights() const;

signals:
    void changed();

private:
    using RightKey = std::tuple<std::string, const cluster::Kind *, std::string, std::string>;
    using FieldKey = std::pair<const cluster::Kind *, std::string>;
    enum class Field { Kept, Pruned, NoKind };

    [[nodiscard]] RightKey keyOf(const controllers::Right &right) const;
    void askOpen();
    void askRight(const RightKey &key);
    void askField(const FieldKey &key);
    void answered();
    [[nodiscard]] bool anythingOpen() const;

    Parts m_parts;
    std::map<RightKey, std::optional<bool>> m_rights{};
    std::map<FieldKey, std::optional<Field>> m_fields{};
    std::uint64_t m_round = 0; ///< answers of earlier ones do not count
    int m_waiting = 0;
    std::uint64_t m_timer = 0;
    runtime::Lifetime m_alive{};
};

} // namespace hp::app
