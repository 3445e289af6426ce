// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/ViewSource.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_publishedviews {

using namespace hp;
using namespace hp::gateway;

/// Views that parts of the backend fill themselves.
class TestPublishedViews : public QObject
{
    Q_OBJECT
private slots:
    void aPublishedViewIsOneForAll();
    void ofThePastThereIsNone();
    void otherNamesGoToTheOthers();
    void theTickSendsWhatWasPutIn();
};

namespace {

class Others final : public ViewSource
{
public:
    Result<std::shared_ptr<View>> open(const std::string &name, const Json &) override
    {
        asked.push_back(name);
        return unexpected(ErrorCode::NotFound, "there is no view named '" + name + "'");
    }
    void refresh(TimePoint) override { ++refreshed; }

    std::vector<std::string> asked{};
    int refreshed = 0;
};

} // namespace

void TestPublishedViews::aPublishedViewIsOneForAll()
{
    Others others;
    PublishedViews views(others);
    const auto mine = views.publish("incidents");
    QVERIFY(views.publish("incidents") == mine);
    QVERIFY(*views.open("incidents", {}) == mine);
    QVERIFY(others.asked.empty());
}

void TestPublishedViews::ofThePastThereIsNone()
{
    Others others;
    PublishedViews views(others);
    const auto mine = views.publish("incidents");
    const auto opened = views.open("incidents", {{"at", "2026-01-10T12:00:00Z"}});
    QVERIFY(!opened);
    QCOMPARE(opened.error().message, std::string("the view 'incidents' has no past"));
    QVERIFY(*views.open("incidents", {{"filter", "open"}}) == mine);
}

void TestPublishedViews::otherNamesGoToTheOthers()
{
    Others others;
    PublishedViews views(others);
    const auto opened = views.open("fleet", {});
    QVERIFY(!opened);
    QCOMPARE(others.asked, std::vector<std::string>{"fleet"});
}

void TestPublishedViews::theTickSendsWhatWasPutIn()
{
    Others others;
    PublishedViews views(others);
    const auto view = views.publish("incidents");
    view->set("HP-1", "{}");
    QCOMPARE(view->seq(), std::uint64_t(0));
    views.refresh(TimePoint{});
    QCOMPARE(view->seq(), std::uint64_t(1));
    QCOMPARE(others.refreshed, 1);
}

} // namespace tst_publishedviews

HP_TEST(tst_publishedviews, TestPublishedViews)
#include "tst_publishedviews.moc"
