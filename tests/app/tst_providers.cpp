// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Providers.h"
#include "tests/support/runner/Runner.h"

#include <QThread>

#include <memory>
#include <nlohmann/json.hpp>

namespace tst_providers {

using namespace hp;

class TestProviders : public QObject
{
    Q_OBJECT
private slots:
    /// In the console the application has another thread than the control thread.
    void whoMakesNothingAnswersOnItsOwnThread()
    {
        const Object machine(
            Json{{"spec", {{"providerSpec", {{"value", {{"kind", "StrangeSpec"}}}}}}}});
        QThread *answered = nullptr;
        std::string said;
        bool answeredInTheCall = false;
        std::unique_ptr<QThread> control(QThread::create([&] {
            app::NoProvider nobody;
            QEventLoop loop;
            bool asked = false;
            nobody.exists(machine, [&](drivers::ActuatorResult<bool> result) {
                answered = QThread::currentThread();
                answeredInTheCall = !asked;
                said = std::get<drivers::ActuatorError>(result).message;
                QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
            });
            asked = true;
            loop.exec();
        }));
        control->start();
        while (!control->isFinished())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        QCOMPARE(answered, control.get());
        QVERIFY(!answeredInTheCall);
        QCOMPARE(said, std::string("no provider makes instances of StrangeSpec here"));
    }
};

} // namespace tst_providers

HP_TEST(tst_providers, TestProviders)
#include "tst_providers.moc"
