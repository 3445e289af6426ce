// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace hp::ui {

/// What a start asks of the console: that it comes to the front, and with which page.
struct StartRequest {
    QString page{}; ///< of the rail, or "machine"; empty: the one that is there
    QString machine{}; ///< `namespace/name`, for the page "machine"
    /// What the desktop gave to the start so that its window may come to the front; may be empty.
    QString activation{};
    QString link{}; ///< a link to a page (PageLink), which says all of it; may be empty
    QString view{}; ///< how the page looks, from its link (SavedViews); empty: as it is
    double at = 0; ///< the instant that is to be shown, in milliseconds since 1970; 0: now
    double from = 0; ///< where its timeline begins; 0: where it likes

    bool operator==(const StartRequest &) const = default;
};

/// Reads a page as `--open` names it: "holds", "machine:<namespace>/<name>". Empty when there is
/// no page of that name. See PageLink for addresses.
[[nodiscard]] std::optional<StartRequest> startRequest(const QString &words);

/// One console of a person for one purpose: whoever starts another says what it is asked for and
/// leaves. Who is the one is decided by a lock of the kernel, which ends with its process however
/// that ends, and never by time; the socket on which it is asked is the user's own. GUI thread.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    /// What became of a start.
    enum class Outcome {
        First, ///< this is the one: `asked` tells what others want of it
        HandedOver, ///< the one that runs took the request
        Alone, ///< nothing can be locked here, or the one that runs does not understand: see why()
    };

    /// `purpose` tells apart what may run side by side, such as the data directory of a backend
    /// that runs inside.
    explicit SingleInstance(const QString &purpose, QObject *parent = nullptr);
    /// Lets the next one begin.
    ~SingleInstance() override;

    /// Becomes the one that runs, or gives it the request. Waits as long as the one that runs is
    /// busy starting or ending, and says so to `say` when that takes long; so it is called before
    /// signals are caught.
    [[nodiscard]] Outcome begin(const StartRequest &request,
                                const std::function<void(const QString &sentence)> &say = {});

    /// A folder that nobody else can write to or look into: that of the session, else one of the
    /// user's in that for temporary files; empty when there is none.
    [[nodiscard]] static QString ownFolder();

    /// Why begin() ended with Alone: one sentence.
    [[nodiscard]] const QString &why() const { return m_why; }
    [[nodiscard]] const QString &socketName() const { return m_name; }
    [[nodiscard]] QString lockName() const { return m_name + QStringLiteral(".lock"); }

signals:
    void asked(const hp::ui::StartRequest &request);

private:
    void acquire();
    /// Listens; the locks are this one's. False: nobody can.
    [[nodiscard]] bool listen();

    QString m_name; ///< empty where there is no folder for it
    QString m_why{};
    QLocalServer m_server;
    int m_lock = -1;
};

} // namespace hp::ui
