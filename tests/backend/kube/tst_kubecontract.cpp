// SPDX-License-Identifier: Apache-2.0
#include "tests/support/clustercontract/ClusterContract.h"
#include "tests/support/kube/KubeFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_kubecontract {

class TestKubeContract : public hp::test::ClusterContract
{
    Q_OBJECT
public:
    TestKubeContract()
        : ClusterContract([] { return std::make_unique<hp::test::KubeFixture>(); })
    { }

private slots:
    void initTestCase()
    {
        if (const QString why = hp::test::RealApiServer::whyNot(); !why.isEmpty())
            QSKIP(qPrintable(why));
    }
};

} // namespace tst_kubecontract

HP_TEST(tst_kubecontract, TestKubeContract)
#include "tst_kubecontract.moc"
