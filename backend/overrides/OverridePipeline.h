// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/overrides/AuditChain.h"
#include "backend/overrides/AuditContent.h"
#include "backend/overrides/OverrideSources.h"
#include "backend/overrides/OverrideWrite.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"
#include "model/rules/override/BulkRun.h"
#include "model/rules/override/Ticket.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp::overrides {

/// What an identity has to be allowed for its part in an override.
enum class Right { Commit, Approve };

struct PipelineSettings {
    SitePolicy policy{};
    /// How a person's patch is sent; empty: as any other of the cluster.
    PersonalPatch send{};
    /// Whom the cluster takes for the author of what this identity sends; empty: the identity.
    std::function<std::string(const std::string &identity)> authorOf{};
    /// Whether an identity has this right now by the token of that hash, or by any where none is
    /// told; empty: everybody keeps theirs.
    std::function<bool(const std::string &identity, const std::string &tokenHash, Right right)>
        may{};
    /// Whether this identity is still there over this connection; empty: everybody is.
    std::function<bool(const std::string &identity, const std::string &session)> isPresent{};
    /// The kinds of Cluster API that are served; empty: none is.
    KindLookup kindOf{};
    Duration pollInterval =
        std::chrono::seconds(2); ///< between two looks at what a ticket rests on
    Duration keep = std::chrono::hours(1); ///< how long a ticket that is over can still be read
};

/// The one way on which people change a cluster (design.md 9): preview, gates, delay, patch,
/// observation. A row of the audit is durable at the commit, another one before anything is sent,
/// and a last one says how it ended. What is sent was looked at a moment before, for the revision
/// that was seen then, and by people who may still do it.
/// Lives on the control thread; tickets are in memory, what was on its way when the process ended
/// is found in the audit and settled by recover().
class OverridePipeline : public QObject
{
    Q_OBJECT
public:
    /// Of those that a person did not commit to, the newest can be read and committed to.
    static constexpr std::size_t maxPreviewsOfOne = 50;

    OverridePipeline(cluster::Cluster &cluster,
                     runtime::Clock &clock,
                     AuditChain &audit,
                     OverrideSources &sources,
                     PipelineSettings settings = {});
    ~OverridePipeline() override;

    /// Reads everything anew, asks the rules and the server's dry run. Nothing is changed. Gives
    /// the id at once; the ticket is there, and changed() told, when all that was read. Its state
    /// is Previewed; what cannot be done has a refusal in its preview.
    std::string
    preview(OverrideRequest request, const std::string &by, const std::string &session = {});
    /// What such a preview would say, for whoever only looks: the same reads and rules. There is no
    /// ticket, the server is asked for no dry run, and nobody else is told.
    void check(const OverrideRequest &request,
               const std::string &by,
               std::function<void(const Preview &)> done);
    /// The same for a member of a plan, under an id of its own, with the server's dry run.
    void
    weigh(OverrideRequest request, const std::string &by, std::function<void(BulkCandidate)> done);
    /// Starts the override of this member of a run whose plan was committed to and approved, under
    /// the id of its request: it is read afresh, and sent if it still is what was planned. It has
    /// rows of its own in the audit, also when nothing is sent.
    void sendMember(const BulkRun &run, std::size_t index);
    /// Errors are Refused, NotFound, or Unreachable when the look at the cluster failed.
    [[nodiscard]] Result<Ticket> commit(const std::string &id, const Commitment &commitment);
    /// The button of a review went down: gives the challenge that a commit, or the approval of a
    /// second person, shows when it was held for `holdTime`.
    [[nodiscard]] Result<std::string> press(const std::string &id,
                                            const std::string &by,
                                            const std::string &session,
                                            const std::string &digest);
    [[nodiscard]] Result<Ticket> approve(const std::string &id, const Approval &approval);
    /// A second person says no, perhaps why.
    [[nodiscard]] Result<Ticket>
    reject(const std::string &id, const std::string &by, const std::string &reason);
    [[nodiscard]] Result<Ticket> abort(const std::string &id, const std::string &by);
    /// The same of a member whose plan was stopped. What is on its way stays so: when the server
    /// refuses it for an older look, it is not sent again.
    void takeBack(const std::string &id, const std::string &by);
    /// The object of this patch as it is now; null when it is gone, an error when it cannot be
    /// read.
    void read(const OverridePatch &patch, Reply<Object> reply);

    /// Another person, who is connected `from` an address, has looked at what was sent with
    /// break-glass.
    [[nodiscard]] Result<Done> review(const std::string &id,
                                      const std::string &by,
                                      const std::string &note,
                                      const std::string &from = {});

    /// What others do to the same object at this moment, one clause each.
    [[nodiscard]] std::vector<Message> besides(const Ticket &ticket) const;
    /// Whether its preview still stands before somebody.
    [[nodiscard]] bool isSeen(const Ticket &ticket) const;
    [[nodiscard]] const SitePolicy &policy() const { return m_settings.policy; }
    [[nodiscard]] const std::map<std::string, Ticket> &tickets() const { return m_tickets; }

signals:
    /// A ticket came, moved or was forgotten.
    void changed(const QString &id);

private:
    struct Flight;

    [[nodiscard]] Moment moment() const { return {m_clock.now(), m_clock.uptime()}; }
    /// Why its people may not have it sent any more; empty when they may.
    [[nodiscard]] Message whyNotAnyMore(const Ticket &ticket, bool isDue) const;
    [[nodiscard]] bool isApprover(const std::string &name) const;
    /// Null when it is not served any more, or only in another version.
    [[nodiscard]] const cluster::Kind *kindOf(const OverridePatch &patch) const;
    [[nodiscard]] Result<Done> note(const Ticket &ticket, AuditPhase phase);
    [[nodiscard]] Preview evaluate(const OverrideRequest &request, const OverrideView &view) const;
    void poll(const std::string &id);
    void look(const std::string &id, const std::function<void(const Preview &)> &then);
    void schedulePoll(const std::string &id, std::optional<Duration> at);
    void store(Ticket ticket);
    void send(Ticket ticket);
    void sendNow(const std::string &id);
    void sendAgain(const std::string &id, const Error &refusal);
    void sent(const std::string &id, Result<cluster::Written> answer);
    void observe(const std::string &id, const std::string &from);
    void seen(const std::string &id, const Object &object, bool gone);
    void finish(Ticket ticket, TicketState state, Message outcome);
    void close(const Ticket &ticket);
    [[nodiscard]] std::string authorOf(const Ticket &ticket) const;
    void announce(const Ticket &ticket);
    void forgetOld();
    /// For one more preview of that person.
    void makeRoomFor(const std::string &by);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    AuditChain &m_audit;
    OverrideSources &m_sources;
    PipelineSettings m_settings;
    std::map<std::string, Ticket> m_tickets{};
    std::vector<std::string> m_previews{}; ///< in their order; some are committed to or gone
    std::map<std::string, std::shared_ptr<Flight>> m_flights{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::overrides
