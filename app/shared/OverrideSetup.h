// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shared/AuditConfigMap.h"
#include "backend/gateway/BulkService.h"
#include "backend/gateway/OverrideService.h"
#include "backend/gateway/views/ViewSource.h"
#include "backend/history/Recorder.h"
#include "backend/history/store/RecordNotes.h"
#include "backend/overrides/AuditChain.h"
#include "backend/overrides/BulkRuns.h"
#include "backend/overrides/OverridePipeline.h"
#include "backend/overrides/OverrideSources.h"
#include "model/rules/holds/Owner.h"

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

namespace hp::app {

/// The overrides of a backend, composed: what they rest on, the audit, the pipeline and the desk
/// that clients talk to. Lives on the control thread; what is passed in outlives it.
class OverrideSetup
{
public:
    struct Parts {
        cluster::Cluster *cluster = nullptr;
        runtime::Clock *clock = nullptr;
        gateway::PublishedViews *views = nullptr;
        std::string auditFile{};
        std::string auditKeyFile{}; ///< empty: beside it
        history::RecordPlace record{}; ///< keeps the head of the audit
        /// Where a ConfigMap keeps it as well; empty: nowhere.
        std::string auditNamespace{};
        overrides::SitePolicy policy{};
        overrides::PersonalPatch send{}; ///< how a person's patch is sent
        /// Whom the cluster takes for the author of what this identity sends.
        std::function<std::string(const std::string &identity)> authorOf{};
        /// Where the record is told of what people did to a machine: look, text, who.
        std::function<void(const ObjectKey &machine,
                           const std::string &look,
                           const std::string &text,
                           const std::string &actor)>
            note{};
        /// Where the record is told of an override that is about to be sent.
        std::function<void(history::ExpectedOverride)> expect{};
        /// The kinds of Cluster API that are followed.
        overrides::KindLookup kindOf{};
        /// Where alarms of overrides go, all of them at each change.
        std::function<void(std::vector<alarms::AlarmSource>)> alarms{};
        /// Whether an identity has a right now by the token of that hash, and is connected over a
        /// session.
        std::function<bool(
            const std::string &identity, const std::string &tokenHash, overrides::Right right)>
            may{};
        std::function<bool(const std::string &identity, const std::string &session)> isPresent{};
        /// Who owns a hook, by the text in it.
        std::function<holds::Owner(const std::string &raw)> ownerOf{};
        /// The machines that there are, for an override of many.
        gateway::BulkService::World bulkWorld{};
        /// Where alarms of plans go, all of them at each change.
        gateway::BulkService::Alarms planAlarms{};
    };

    /// The error names the file of the audit.
    [[nodiscard]] static Result<std::unique_ptr<OverrideSetup>> open(Parts parts);

    /// Settles what the process before this one left on its way.
    void start();
    [[nodiscard]] gateway::OverrideService &service() { return m_service; }
    [[nodiscard]] gateway::BulkService &bulk() { return m_bulkService; }
    [[nodiscard]] overrides::AuditChain &audit() { return *m_audit; }

private:
    OverrideSetup(Parts parts, std::unique_ptr<overrides::AuditChain> audit);
    [[nodiscard]] std::unique_ptr<overrides::AuditChain>
    anchored(std::unique_ptr<overrides::AuditChain> audit, const history::RecordPlace &record);
    void keepNote(const std::shared_ptr<history::RecordNotes> &notes,
                  const std::string &note,
                  const std::string &text);
    void tryNoteAgain(const std::shared_ptr<history::RecordNotes> &notes, const std::string &note);
    /// Tells the record once of an approval and once of what was sent.
    void record(const std::string &id);

    Parts m_parts;
    std::map<std::string, std::string> m_unkept{}; ///< by note: what the record is to take yet
    std::unique_ptr<overrides::AuditChain> m_audit;
    std::unique_ptr<AuditConfigMap> m_auditConfigMap;
    overrides::OverrideSources m_sources;
    overrides::OverridePipeline m_pipeline;
    overrides::BulkRuns m_bulk;
    gateway::OverrideService m_service;
    gateway::BulkService m_bulkService;
    std::set<std::string> m_recorded{}; ///< look and id
};

} // namespace hp::app
