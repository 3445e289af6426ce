// SPDX-License-Identifier: Apache-2.0
#include "model/resource/ObjectSet.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_objectset {

using hp::Json;
using hp::Object;
using hp::ObjectKey;
using hp::ObjectSet;

namespace {

Object object(const char *ns, const char *name, int revision)
{
    return Object(Json{{"metadata",
                        {{"namespace", ns},
                         {"name", name},
                         {"resourceVersion", std::to_string(revision)}}}})
        .atRest();
}

std::string namesOf(const ObjectSet &set)
{
    std::string names;
    for (const Object &one : set)
        names += toString(one.key()) + ' ';
    return names;
}

} // namespace

class TestObjectSet : public QObject
{
    Q_OBJECT
private slots:
    void keepsOneOfAKeyInTheOrderOfKeys();
    void anObjectStaysWhereItsPredecessorWas();
    void beginsAtANamespace_data();
    void beginsAtANamespace();
    void forgetsWhatIsErased();
    void costsWhatItKeeps();
};

void TestObjectSet::keepsOneOfAKeyInTheOrderOfKeys()
{
    ObjectSet set;
    for (const auto &[ns, name] : {std::pair("b", "x"), std::pair("a", "z"), std::pair("b", "a")})
        set.put(object(ns, name, 1));
    QCOMPARE(namesOf(set), std::string("a/z b/a b/x "));
    set.put(object("b", "a", 2));
    QCOMPARE(namesOf(set), std::string("a/z b/a b/x "));
    QCOMPARE(set.find({"b", "a"})->resourceVersion(), std::string("2"));
    QVERIFY(!set.find({"a", "a"}));
}

void TestObjectSet::anObjectStaysWhereItsPredecessorWas()
{
    ObjectSet set;
    const Object *place = &set.put(object("n", "m", 1));
    for (const char *name : {"a", "z", "k"})
        set.put(object("n", name, 1));
    QVERIFY(&set.put(object("n", "m", 2)) == place);
    QCOMPARE(place->resourceVersion(), std::string("2"));
}

void TestObjectSet::beginsAtANamespace_data()
{
    QTest::addColumn<QByteArray>("ns");
    QTest::addColumn<QByteArray>("first");
    QTest::newRow("none is all of them") << QByteArray() << QByteArray("a/x");
    QTest::newRow("one that is there") << QByteArray("c") << QByteArray("c/x");
    QTest::newRow("one that is not") << QByteArray("b") << QByteArray("c/x");
    QTest::newRow("one behind all") << QByteArray("d") << QByteArray();
}

void TestObjectSet::beginsAtANamespace()
{
    QFETCH(const QByteArray, ns);
    QFETCH(const QByteArray, first);
    ObjectSet set;
    set.put(object("a", "x", 1));
    set.put(object("c", "x", 1));
    const auto found = set.from(ns.toStdString());
    QCOMPARE(found == set.end() ? std::string() : toString(found->key()), first.toStdString());
}

void TestObjectSet::forgetsWhatIsErased()
{
    ObjectSet set;
    set.put(object("n", "m", 1));
    set.erase({"n", "other"});
    QCOMPARE(set.size(), std::size_t(1));
    set.erase({"n", "m"});
    QCOMPARE(set.size(), std::size_t(0));
}

void TestObjectSet::costsWhatItKeeps()
{
    ObjectSet set;
    QCOMPARE(set.cost(), std::size_t(0));
    const Object a = object("n", "a", 1);
    const Object longer = object("n", "a", 1'000'000);
    const Object b = object("n", "b", 1);
    set.put(a);
    set.put(b);
    QCOMPARE(set.cost(), costOf(a) + costOf(b));
    set.put(longer);
    QVERIFY(costOf(longer) > costOf(a));
    QCOMPARE(set.cost(), costOf(longer) + costOf(b));
    set.erase({"n", "other"});
    set.erase({"n", "a"});
    QCOMPARE(set.cost(), costOf(b));
    set.erase({"n", "b"});
    QCOMPARE(set.cost(), std::size_t(0));
}

} // namespace tst_objectset

HP_TEST(tst_objectset, TestObjectSet)
#include "tst_objectset.moc"
