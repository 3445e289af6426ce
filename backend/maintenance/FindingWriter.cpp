// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/FindingWriter.h"

#include <QCryptographicHash>

#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace hp::maintenance {

namespace {

constexpr const char *watcherUser = "maintenance-watcher";

std::string sha256(const std::string &text)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

/// Whoever does not answer this write does not answer the next one either.
bool isOutOfReach(const Error &error)
{
    return error.code == ErrorCode::Unreachable || error.code == ErrorCode::TimedOut
        || error.code == ErrorCode::Internal;
}

cluster::WriteOptions asWatcher()
{
    cluster::WriteOptions options;
    options.user = options.fieldManager = watcherUser;
    return options;
}

} // namespace

struct FindingWriter::Run {
    std::vector<Finding> findings{};
    std::size_t done = 0;
    std::optional<Error> refused{}; ///< the first write that was
    Reply<Done> reply{};
};

FindingWriter::FindingWriter(cluster::Cluster &cluster, std::string ns)
    : m_cluster(cluster)
    , m_ns(std::move(ns))
{ }

void FindingWriter::write(std::vector<ProviderEvent> events, Reply<Done> reply)
{
    // Afresh: an object that a copy does not show yet would be made a second time.
    m_cluster.list(
        {&cluster::kinds::machineMaintenance(), m_ns},
        [this, token = m_alive.token(), events = std::move(events), reply = std::move(reply)](
            const Result<cluster::ObjectList> &stored) mutable {
            if (!token)
                return;
            if (!stored) {
                reply(unexpected(stored.error()));
                return;
            }
            auto run = std::make_shared<Run>();
            run->findings = findingsOf(events, stored->items, sha256);
            run->reply = std::move(reply);
            next(run);
        });
}

void FindingWriter::next(const std::shared_ptr<Run> &run)
{
    if (run->done == run->findings.size()) {
        run->reply(run->refused ? Result<Done>(unexpected(*run->refused)) : Result<Done>(Done{}));
        return;
    }
    const Finding &finding = run->findings[run->done++];
    const cluster::Kind &kind = cluster::kinds::machineMaintenance();
    Reply<cluster::Written> written =
        [this, token = m_alive.token(), run](const Result<cluster::Written> &answer) {
            if (!token)
                return;
            // Gone meanwhile: its event has ended.
            if (!answer && answer.error().code != ErrorCode::NotFound) {
                if (isOutOfReach(answer.error())) {
                    run->reply(unexpected(answer.error()));
                    return;
                }
                if (!run->refused)
                    run->refused = answer.error();
            }
            next(run);
        };
    if (finding.update) {
        m_cluster.patch({&kind, {m_ns, finding.name}},
                        cluster::PatchType::Merge,
                        finding.update.json(),
                        cluster::Subresource::None,
                        asWatcher(),
                        std::move(written));
        return;
    }
    Json object{{"apiVersion", kind.apiVersion()},
                {"kind", kind.kind},
                {"metadata", {{"name", finding.name}, {"namespace", m_ns}}},
                {"spec", finding.spec}};
    m_cluster.create(kind, m_ns, std::move(object), asWatcher(), std::move(written));
}

} // namespace hp::maintenance
