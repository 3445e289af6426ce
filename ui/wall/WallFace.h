// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/wall/WallProgram.h"
#include "ui/wall/WallRows.h"

#include <QQmlEngine>

namespace hp::ui {

/// What the program of a wall says, for QML to draw. It decides nothing. GUI thread; the program
/// outlives it.
class WallFace : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the wall")
    /// A code is shown in the place of the wall.
    Q_PROPERTY(bool pairing MEMBER m_pairing NOTIFY pairingChanged)
    Q_PROPERTY(QString code MEMBER m_code NOTIFY pairingChanged)
    Q_PROPERTY(QString pairingTitle MEMBER m_pairingTitle NOTIFY pairingChanged)
    Q_PROPERTY(QString how MEMBER m_how NOTIFY pairingChanged)
    Q_PROPERTY(QString sentence MEMBER m_sentence NOTIFY pairingChanged)
    /// Of several clusters the one that is shown; empty for a single one.
    Q_PROPERTY(QString cluster MEMBER m_cluster NOTIFY frameChanged)
    Q_PROPERTY(QString title MEMBER m_title NOTIFY frameChanged)
    Q_PROPERTY(QString clocks MEMBER m_clocks NOTIFY frameChanged)
    Q_PROPERTY(double sweep MEMBER m_sweep NOTIFY frameChanged)
    Q_PROPERTY(int shiftX MEMBER m_shiftX NOTIFY frameChanged)
    Q_PROPERTY(int shiftY MEMBER m_shiftY NOTIFY frameChanged)
    Q_PROPERTY(bool swapped MEMBER m_swapped NOTIFY frameChanged)
    /// "waiting", "live", "stale" or "gone".
    Q_PROPERTY(QString life MEMBER m_life NOTIFY frameChanged)
    Q_PROPERTY(QString lifeText MEMBER m_lifeText NOTIFY frameChanged)
    Q_PROPERTY(QString lifeNote MEMBER m_lifeNote NOTIFY frameChanged)
    Q_PROPERTY(QString foot MEMBER m_foot NOTIFY frameChanged)
    Q_PROPERTY(QString layout MEMBER m_layout NOTIFY pictureChanged)
    Q_PROPERTY(QString big MEMBER m_big NOTIFY pictureChanged)
    Q_PROPERTY(QString headline MEMBER m_headline NOTIFY pictureChanged)
    Q_PROPERTY(QString proof MEMBER m_proof NOTIFY pictureChanged)
    /// The counters as a sentence, where they do not stand in a row.
    Q_PROPERTY(QString counterWords MEMBER m_counterWords NOTIFY pictureChanged)
    Q_PROPERTY(bool matrix MEMBER m_matrix NOTIFY pictureChanged)
    Q_PROPERTY(int lineCount MEMBER m_lineCount NOTIFY pictureChanged)
    Q_PROPERTY(int counterCount MEMBER m_counterCount NOTIFY pictureChanged)
    Q_PROPERTY(hp::ui::WallRows *lines READ lines CONSTANT)
    Q_PROPERTY(hp::ui::WallRows *counters READ counters CONSTANT)
    /// Pixels: nothing on the wall is smaller than `small`.
    Q_PROPERTY(int small MEMBER m_small NOTIFY sizesChanged)
    Q_PROPERTY(int normal MEMBER m_normal NOTIFY sizesChanged)
    Q_PROPERTY(int large MEMBER m_large NOTIFY sizesChanged)
    /// The largest side of a block of one colour.
    Q_PROPERTY(int block MEMBER m_block NOTIFY sizesChanged)

public:
    explicit WallFace(WallProgram &program, QObject *parent = nullptr);

    [[nodiscard]] WallRows *lines() { return &m_lines; }
    [[nodiscard]] WallRows *counters() { return &m_counters; }

    /// Pixels, and inches.
    void setScreen(QSize screen, double diagonal);
    /// Which lines have room, as places in `lines`; the others are counted by `moreText`.
    Q_INVOKABLE QVariantList fit(const QList<double> &heights,
                                 double gap,
                                 double more,
                                 double room);
    /// fitWanted() comes when all that changes now has changed.
    Q_INVOKABLE void askForFit();
    /// What counts the lines that fit() left out; empty for none.
    Q_INVOKABLE QString moreText() const { return m_more; }
    [[nodiscard]] QJsonObject matrixIn(QSize room);

signals:
    void pairingChanged();
    void frameChanged();
    void pictureChanged();
    void sizesChanged();
    void fitWanted();

private:
    void showPairing(const QJsonObject &pairing);
    void showFrame(const QJsonObject &frame);
    void showPicture(const QJsonObject &picture);

    WallProgram &m_program;
    WallRows m_lines;
    WallRows m_counters;
    bool m_pairing = false;
    QString m_code, m_pairingTitle, m_how, m_sentence;
    QString m_cluster, m_title, m_clocks, m_life, m_lifeText, m_lifeNote, m_foot;
    double m_sweep = 0;
    int m_shiftX = 0;
    int m_shiftY = 0;
    bool m_swapped = false;
    QString m_layout, m_big, m_headline, m_proof, m_counterWords, m_more;
    bool m_fitAsked = false;
    bool m_matrix = false;
    int m_lineCount = 0;
    int m_counterCount = 0;
    int m_small = 16;
    int m_normal = 20;
    int m_large = 40;
    int m_block = 64;
};

} // namespace hp::ui
