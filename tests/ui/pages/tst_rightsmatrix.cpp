// SPDX-License-Identifier: Apache-2.0

#include "tests/support/runner/Runner.h"
#include "ui/settings/RightsMatrix.h"

#include <QTest>

namespace tst_rightsmatrix {

using namespace hp;
using namespace hp::ui;

namespace {

using Right = live::BasicRightRow<QString>;
using Rights = std::vector<Right>;

Right right(const char *verb,
            const char *resource,
            std::optional<bool> allowed,
            const char *subresource = "",
            const char *ns = "")
{
    return {QStringLiteral("observe"),
            QString::fromLatin1(verb),
            QString::fromLatin1(resource),
            QString::fromLatin1(subresource),
            QString::fromLatin1(ns),
            allowed};
}

/// "name group place: mark mark …", a line each.
QStringList linesOf(const RightsMatrix &matrix)
{
    QStringList lines;
    for (const QVariant &one : matrix.rows) {
        const QVariantMap row = one.toMap();
        QStringList marks = row.value(QStringLiteral("marks")).toStringList();
        for (QString &mark : marks)
            mark = mark.isEmpty() ? QStringLiteral("-") : mark;
        lines.append(QStringLiteral("%1|%2|%3: %4")
                         .arg(row.value(QStringLiteral("name")).toString(),
                              row.value(QStringLiteral("group")).toString(),
                              row.value(QStringLiteral("place")).toString(),
                              marks.join(QLatin1Char(' '))));
    }
    return lines;
}

} // namespace

class TestRightsMatrix : public QObject
{
    Q_OBJECT
private slots:
    void rightsBecomeRows_data();
    void rightsBecomeRows();
};

void TestRightsMatrix::rightsBecomeRows_data()
{
    QTest::addColumn<Rights>("rights");
    QTest::addColumn<QStringList>("verbs");
    QTest::addColumn<QStringList>("lines");
    const auto row = [](const char *title,
                        const Rights &rights,
                        const QStringList &verbs,
                        const QStringList &lines) {
        QTest::newRow(title) << rights << verbs << lines;
    };
    row("nothing is needed", {}, {}, {});
    row("verbs stand in the order of Kubernetes, unknown ones last",
        {right("patch", "nodes", true),
         right("escalate", "nodes", true),
         right("watch", "nodes", true),
         right("get", "nodes", true)},
        {"get", "watch", "patch", "escalate"},
        {"nodes||: yes yes yes yes"});
    row("what is not needed is neither allowed nor refused",
        {right("get", "nodes", true), right("patch", "pods", true)},
        {"get", "patch"},
        {"nodes||: yes -", "pods||: - yes"});
    row("an answer that has not come is open",
        {right("get", "nodes", std::nullopt)},
        {"get"},
        {"nodes||: open"});
    row("refused ones come first",
        {right("list", "machines.machine.openshift.io", true),
         right("list", "nodes", true),
         right("list", "baremetalhosts.metal3.io", true),
         right("patch", "nodes", false)},
        {"list", "patch"},
        {"nodes||: yes no",
         "baremetalhosts|metal3.io|: yes -",
         "machines|machine.openshift.io|: yes -"});
    row("a subresource and a namespace have rows of their own",
        {right("create", "pods", true),
         right("create", "pods", true, "eviction"),
         right("create", "pods", false, "", "shop")},
        {"create"},
        {"pods||shop: no", "pods||: yes", "pods/eviction||: yes"});
}

void TestRightsMatrix::rightsBecomeRows()
{
    QFETCH(const Rights, rights);
    QFETCH(const QStringList, verbs);
    QFETCH(const QStringList, lines);
    const RightsMatrix matrix = rightsMatrixOf(rights);
    QCOMPARE(matrix.verbs, verbs);
    QCOMPARE(linesOf(matrix), lines);
}

} // namespace tst_rightsmatrix

HP_TEST(tst_rightsmatrix, TestRightsMatrix)
#include "tst_rightsmatrix.moc"
