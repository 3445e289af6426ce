// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/incidents/IncidentProposal.h"
#include "ui/session/GatewaySession.h"
#include "ui/session/PageMemory.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

#include <memory>
#include <optional>
#include <vector>

namespace hp::ui {

/// The incident that somebody writes (docs/protocol.md, "Incidents"): the document as it was
/// stored, the draft over it, and what the backend makes of the draft. One per engine and not of a
/// page, so that what was typed survives that the page is left or the connection lost. A draft
/// saves itself a moment after the last letter; what cannot be saved is kept in the memory of the
/// pages, also over a restart, and is there again as one of `drafts`. GUI thread.
class IncidentEditor : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Something is being written; without it `draft` is empty.
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// Of the stored incident; empty while it is new.
    Q_PROPERTY(QString id READ id NOTIFY changed)
    /// Tells what is written from what was written before, also where neither has an id.
    Q_PROPERTY(int number READ number NOTIFY changed)
    /// The whole document as it would be stored.
    Q_PROPERTY(QVariantMap draft READ draft NOTIFY changed)
    /// There is something to save.
    Q_PROPERTY(bool dirty READ isDirty NOTIFY changed)
    /// Drafts that gave way to another one before they could be saved, the newest first: maps of
    /// {number, title, machines}.
    Q_PROPERTY(QVariantList drafts READ drafts NOTIFY changed)
    /// What was removed last, to be taken back; empty for nothing.
    Q_PROPERTY(QString undoable READ undoable NOTIFY changed)
    Q_PROPERTY(bool saving READ isSaving NOTIFY changed)
    /// Somebody else saved in between: `adoptTheirs` or `saveOver`.
    Q_PROPERTY(bool conflict READ isConflict NOTIFY changed)
    /// What went wrong last, in one sentence; empty when nothing did.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    /// The entries of the range, each with what the draft says of it: `importance` and
    /// `comment_md`.
    Q_PROPERTY(QVariantList entries READ entries NOTIFY entriesChanged)
    /// The preview of `entries` but for them: timestamps, metrics, left_out.
    Q_PROPERTY(QVariantMap facts READ facts NOTIFY entriesChanged)
    Q_PROPERTY(bool reading READ isReading NOTIFY entriesChanged)
    /// "md" or "html" while the document is looked at, else empty.
    Q_PROPERTY(QString format READ format WRITE setFormat NOTIFY previewChanged)
    /// "internal", "partner" or "public".
    Q_PROPERTY(QString preset READ preset WRITE setPreset NOTIFY previewChanged)
    Q_PROPERTY(QString preview READ preview NOTIFY previewChanged)

public:
    /// Without `memory` unsaved drafts last as long as this.
    explicit IncidentEditor(GatewaySession &session,
                            PageMemory *memory = nullptr,
                            QObject *parent = nullptr);
    ~IncidentEditor() override;

    /// For the QML type system: one for the engine's session.
    static IncidentEditor *create(QQmlEngine *engine, QJSEngine *);

    [[nodiscard]] bool isOpen() const { return !m_draft.isEmpty(); }
    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] const QVariantMap &draft() const { return m_draft; }
    [[nodiscard]] bool isDirty() const { return m_draft != m_stored; }
    [[nodiscard]] QVariantList drafts() const;
    [[nodiscard]] QString undoable() const;
    [[nodiscard]] bool isSaving() const { return m_saving; }
    [[nodiscard]] bool isConflict() const { return m_conflict; }
    [[nodiscard]] const QString &trouble() const { return m_trouble; }
    [[nodiscard]] QVariantList entries() const;
    [[nodiscard]] const QVariantMap &facts() const { return m_facts; }
    [[nodiscard]] bool isReading() const { return m_entriesLane.waiting; }
    [[nodiscard]] const QString &format() const { return m_textLane.format; }
    void setFormat(const QString &format);
    [[nodiscard]] const QString &preset() const { return m_preset; }
    void setPreset(const QString &preset);
    [[nodiscard]] const QString &preview() const { return m_preview; }

    /// All of these set aside what is not saved: it is saved, or one of `drafts`.
    /// A new one; `machines` are "namespace/name", the times RFC 3339, `to` may be empty.
    Q_INVOKABLE void start(const QStringList &machines, const QString &from, const QString &to);
    /// A new one about these machines as they are now, with title, range and story proposed
    /// (IncidentProposal). What people did joins the story when the record was read, unless
    /// somebody has written in it by then. It is not dirty: nobody typed anything.
    Q_INVOKABLE void propose(const QStringList &machines);
    /// What is written also covers that range of that machine; nothing is taken out of it. Where
    /// nothing is written a new one begins.
    Q_INVOKABLE void addRange(const QString &machine, const QString &from, const QString &to);
    /// The stored one, or the draft over it that was set aside.
    Q_INVOKABLE void load(const QString &id);
    /// One of `drafts`.
    Q_INVOKABLE void resume(int number);
    Q_INVOKABLE void close();
    /// Changes a member of the document; an invalid value takes it away.
    Q_INVOKABLE void set(const QString &member, const QVariant &value);
    Q_INVOKABLE void setRange(const QString &from, const QString &to);
    /// What a person says of one entry; `key`, `normal` or `hidden`, and a comment.
    Q_INVOKABLE void mark(const QString &entry, const QString &importance, const QString &comment);
    Q_INVOKABLE void save();
    Q_INVOKABLE void saveOver();
    Q_INVOKABLE void adoptTheirs();
    /// A stored one leaves the list; of a new one the draft is thrown away. undo() takes it back.
    Q_INVOKABLE void remove();
    Q_INVOKABLE void undo();
    /// One that was removed is on the list again, and opened.
    Q_INVOKABLE void restore(const QString &id);

signals:
    void changed();
    void entriesChanged();
    void previewChanged();

private:
    /// A document with what a person made of it.
    struct Kept {
        int number = 0; ///< tells drafts apart while they have no id
        QString id{};
        QVariantMap stored{};
        QVariantMap draft{};
        bool removed = false; ///< the backend has taken it off the list

        [[nodiscard]] bool isDirty() const { return draft != stored; }
    };
    /// One kind of preview: at most one is asked for at a time, and again when the draft moved on.
    struct Lane {
        QString format{};
        int asked = -1; ///< the revision that is or was asked for
        bool waiting = false;
    };

    /// What a proposal was made of, while it can still grow.
    struct Proposed {
        std::vector<FleetRow> machines{};
        TimePoint at{};
    };

    void setDraft(QVariantMap draft, bool scope);
    /// The deeds of the entries that came join the story.
    void growProposal();
    void store(const QVariantMap &incident);
    void ask(Lane &lane, int revision, void (IncidentEditor::*done)(const CommandAnswer &));
    void pump();
    void entriesReceived(const CommandAnswer &answer);
    void textReceived(const CommandAnswer &answer);
    void send(const QVariantMap &incident);
    void saved(const Kept &sent, const CommandAnswer &answer);
    void saveSoon();
    [[nodiscard]] bool maySave() const;
    /// Another document is to be shown.
    void leave();
    void show(Kept kept);
    [[nodiscard]] Kept present() const { return {m_number, m_id, m_stored, m_draft}; }
    /// Writes down what is not saved.
    void keep();
    void recall();
    [[nodiscard]] QVariantMap patch() const;

    GatewaySession &m_session;
    PageMemory *m_memory;
    std::unique_ptr<QObject> m_waiting{}; ///< for the end of typing
    int m_number = 0;
    int m_lastNumber = 0;
    QList<Kept> m_aside; ///< the newest last
    std::optional<Kept> m_removed{};
    std::optional<Proposed> m_proposed{}; ///< of what is shown
    QString m_id;
    QVariantMap m_stored; ///< as the backend has it; of a new one as it began
    QVariantMap m_draft;
    bool m_saving = false;
    bool m_conflict = false;
    QString m_trouble;
    int m_scope = 0; ///< moves with range and machines
    int m_text = 0; ///< moves with everything
    Lane m_entriesLane{QStringLiteral("entries")};
    Lane m_textLane{};
    QVariantList m_found;
    QVariantMap m_facts;
    QString m_preset = QStringLiteral("internal");
    QString m_preview;
};

} // namespace hp::ui
