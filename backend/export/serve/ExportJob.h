// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/ExportRun.h"
#include "backend/export/serve/ExportRequest.h"
#include "backend/export/serve/OpenSource.h"
#include "model/incident/StoryRange.h"

#include <QCryptographicHash>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <string>

namespace hp::exports {

/// How far an export is.
struct ExportProgress {
    enum class State { Running, Done, Failed, Cancelled };
    State state = State::Running;
    std::uint64_t done = 0;
    std::uint64_t expected = 0;
    std::uint64_t bytes = 0;
    std::string sha256{}; ///< of what the client got, when it is done
    std::string trouble{}; ///< one sentence, when it failed
};

/// One export on its way to a client: reads as fast as the client takes it, a few hundred facts at
/// a time, so that many share the thread. Ends when it is done, when it failed, or when the client
/// has gone. Lives on the export thread.
class ExportJob : public QObject
{
    Q_OBJECT
public:
    struct Parts {
        ExportRequest request{};
        ExportSettings settings{};
        std::shared_ptr<http::HttpExchange> exchange{};
        OpenSource open{};
        OpenStates openStates{}; ///< for bundles; may be null
        std::string folder{}; ///< for what a bundle is made of meanwhile
        std::shared_ptr<const BundleKey> key{}; ///< signs bundles; may be null
        /// Called on the export thread.
        std::function<void(const ExportProgress &)> onChanged{};
    };

    explicit ExportJob(Parts parts);
    ~ExportJob() override;

    void start();
    void cancel(const char *why = "the backend is stopping");
    /// Whom it is for.
    [[nodiscard]] const http::Identity &user() const
    {
        return m_parts.exchange->request().identity;
    }

signals:
    void finished();

private:
    class StreamSink;

    /// Reads the record once to learn from when to when the story goes.
    void findStory();
    void begin();
    void pump();
    /// The states of objects, which tell names: only who may have all gets them.
    void startStates();
    void pumpStates();
    void sendBundle();
    /// Answers with what is wrong, and ends.
    void fail(const Error &error);
    void finish(ExportProgress::State state, const std::string &trouble);

    Parts m_parts;
    std::unique_ptr<StreamSink> m_sink{};
    std::unique_ptr<incident::FactSource> m_source{};
    std::unique_ptr<incident::LineSource> m_states{};
    std::unique_ptr<BundleWriter> m_bundle{};
    std::unique_ptr<Exporter> m_exporter{};
    std::unique_ptr<ExportRun> m_run{};
    std::unique_ptr<incident::EntryBuilder> m_builder{}; ///< while the story is looked for
    incident::StoryRange m_story{};
    QTimer m_next{this}; ///< goes with this to another thread
    std::uint64_t m_told = 0; ///< facts at the last report
    bool m_over = false;
};

} // namespace hp::exports
