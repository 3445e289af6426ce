// SPDX-License-Identifier: Apache-2.0
#include "tests/support/clustercontract/ClusterContract.h"
#include "tests/support/kube/KubeFixture.h"
#include "tests/support/runner/Runner.h"

namespace tst_kubecontract {

class TestKubeContract : public hp::test::ClusterContract
{
public:
    TestKubeContract()
        : ClusterContract([] { return std::make_unique<hp::test::KubeFixture>(); })
    { }
};

} // namespace tst_kubecontract

HP_TEST(tst_kubecontract, TestKubeContract)
