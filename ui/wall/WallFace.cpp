// SPDX-License-Identifier: Apache-2.0
#include "ui/wall/WallFace.h"

#include <algorithm>
#include <utility>

namespace hp::ui {

namespace {

QString textIn(const QJsonObject &object, const char *member)
{
    return object.value(QLatin1String(member)).toString();
}

} // namespace

WallFace::WallFace(WallProgram &program, QObject *parent)
    : QObject(parent)
    , m_program(program)
    , m_lines({"look", "priority", "head", "name", "words", "note"})
    , m_counters({"text", "figure", "note", "look", "priority", "quiet"})
{
    connect(&program, &WallProgram::pairingShown, this, &WallFace::showPairing);
    connect(&program, &WallProgram::frameShown, this, &WallFace::showFrame);
    connect(&program, &WallProgram::pictureShown, this, &WallFace::showPicture);
}

void WallFace::setScreen(QSize screen, double diagonal)
{
    const QJsonObject sizes = m_program.sizes(screen, diagonal);
    m_small = std::max(1, sizes.value(QLatin1String("small")).toInt());
    m_normal = std::max(1, sizes.value(QLatin1String("normal")).toInt());
    m_large = std::max(1, sizes.value(QLatin1String("headline")).toInt());
    // 64 px of a screen of 1080: a larger block of one colour is not needed to be seen.
    m_block = std::max(24, 64 * screen.height() / 1080);
    emit sizesChanged();
}

QVariantList WallFace::fit(const QList<double> &heights, double gap, double more, double room)
{
    QJsonArray each;
    for (const double height : heights)
        each.append(height);
    const QJsonObject found = m_program.fit({{QStringLiteral("heights"), each},
                                             {QStringLiteral("gap"), gap},
                                             {QStringLiteral("more"), more},
                                             {QStringLiteral("room"), room}});
    m_more = m_program.moreText(found.value(QLatin1String("left")).toInt());
    return found.value(QLatin1String("shown")).toArray().toVariantList();
}

void WallFace::askForFit()
{
    if (std::exchange(m_fitAsked, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_fitAsked = false;
            emit fitWanted();
        },
        Qt::QueuedConnection);
}

QJsonObject WallFace::matrixIn(QSize room)
{
    return m_program.matrix(room, m_small, m_block);
}

void WallFace::showPairing(const QJsonObject &pairing)
{
    m_pairing = true;
    m_code = textIn(pairing, "code");
    m_pairingTitle = textIn(pairing, "title");
    m_how = textIn(pairing, "how");
    m_sentence = textIn(pairing, "sentence");
    emit pairingChanged();
}

void WallFace::showFrame(const QJsonObject &frame)
{
    m_cluster = textIn(frame, "cluster");
    m_title = textIn(frame, "title");
    QStringList clocks;
    for (const auto &clock : frame.value(QLatin1String("clocks")).toArray())
        clocks.append(clock.toString());
    m_clocks = clocks.join(QStringLiteral("   "));
    m_sweep = frame.value(QLatin1String("sweep")).toDouble();
    const QJsonArray shift = frame.value(QLatin1String("shift")).toArray();
    m_shiftX = shift.at(0).toInt();
    m_shiftY = shift.at(1).toInt();
    m_swapped = frame.value(QLatin1String("swapped")).toBool();
    m_life = textIn(frame, "life");
    m_lifeText = textIn(frame, "lifeText");
    m_lifeNote = textIn(frame, "lifeNote");
    m_foot = textIn(frame, "foot");
    emit frameChanged();
    if (m_pairing) {
        m_pairing = false;
        emit pairingChanged();
    }
}

void WallFace::showPicture(const QJsonObject &picture)
{
    m_layout = textIn(picture, "layout");
    m_big = textIn(picture, "big");
    m_headline = textIn(picture, "headline");
    m_proof = textIn(picture, "proof");
    m_counterWords = textIn(picture, "countersInWords");
    m_matrix = picture.value(QLatin1String("matrix")).toBool();
    const QJsonArray lines = picture.value(QLatin1String("lines")).toArray();
    const QJsonArray counters = picture.value(QLatin1String("counters")).toArray();
    m_lines.setRows(lines);
    m_counters.setRows(counters);
    m_lineCount = int(lines.size());
    m_counterCount = int(counters.size());
    emit pictureChanged();
    askForFit();
}

} // namespace hp::ui

#include "moc_WallFace.cpp"
