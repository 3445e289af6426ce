// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/notify/Settings.h"
#include "model/rules/holds/Budgets.h"
#include "model/rules/maintenance/MaintenanceSettings.h"
#include "model/rules/maintenance/Probes.h"
#include "model/rules/override/Guard.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hp::app {

/// An address to listen on. Port 0 takes a free one.
struct ListenOptions {
    std::string address{};
    std::uint16_t port = 0;

    [[nodiscard]] bool isSet() const { return !address.empty(); }
};

struct ConnectOptions {
    std::string url{};
    std::string tokenFile{};
    std::string caFile{};
};

/// A picture to take: a page in the words of `--shot`, and where it goes.
struct Shot {
    std::string page{};
    std::string file{};
};

/// Everything the command line and the configuration file can say (design.md 11).
struct Options {
    // backend
    std::string dataDir{};
    ListenOptions listen{"127.0.0.1", 7480};
    ListenOptions wallListen{};
    std::string lab{}; ///< a file, "demo" or "capi"; empty for none
    std::string bundle{}; ///< a .holdpoint file to read in the place of a cluster
    double timeScale = 1.0;
    std::string kubeconfig{}; ///< a file, or inClusterWord; empty: the embedded cluster
    std::string context{};
    std::string clusterName{}; ///< for people and receivers; empty: what the host calls it
    int workloadClusters = 20; ///< of Cluster API that are open at once; 0: none
    std::string workloadKubeconfigs{}; ///< folder of kubeconfigs that go before their Secrets
    /// Empty: what the mode has; "none": no controller runs; else groups, see reconcileGroups().
    std::string reconcile{};
    std::string machineNamespace = "openshift-machine-api"; ///< of Machines, hosts, their secrets
    /// Of the MachineMaintenances that watchers make.
    std::string maintenanceNamespace = "openshift-machine-maintenance-operator";
    maintenance::MaintenanceSettings maintenance{}; ///< what a site decides about it
    std::vector<std::string> maintenanceCalendars{}; ///< feeds and files in iCalendar
    std::vector<maintenance::Probe> maintenanceProbes{}; ///< of the file of --maintenance-probes
    /// File with the credentials that planned maintenance of Azure is read with; empty: those of
    /// the pod or of the machine.
    std::string azureCredentials{};
    std::string gcpCredentials{}; ///< the same for Google: the key of a service account
    /// Watchers and sources of maintenance that do not run, see maintenanceParts().
    std::set<std::string> maintenanceOff{};
    std::string tlsCert{};
    std::string tlsKey{};
    std::string clientCa{};
    std::string sharedTokens{}; ///< tokens.json that others write
    bool clientMasters = false; ///< its "system:masters" are admins here
    bool plainWrites = false; ///< of operators to hooks, keys and drains too, past the overrides
    std::string bmcCa{}; ///< PEM bundle that vouches for BMCs; empty: the system's
    int writesPerSecond = 0; ///< to the API server of a real cluster at most; 0: as it takes them
    bool machineSetErrors = false; ///< shown in the status of their set
    bool bmcPlainHttp = false; ///< plain http to BMCs of other machines
    std::string history{}; ///< postgres://… of a record; empty: history.db of the data directory
    std::int64_t historyCap = 4LL * 1024 * 1024 * 1024; ///< bytes of that file, hard
    int historyDays = 90; ///< how far back the record goes
    std::string auditKey{}; ///< file with the keys of the audit; empty: in the data directory
    std::string logLevel = "info";
    overrides::SitePolicy sitePolicy{}; ///< of the file of --guard-policy
    notify::Settings notifications{}; ///< of the file of --notifications
    holds::Budgets holdBudgets{}; ///< of the file alone, under hold-budgets
    // console
    std::vector<ConnectOptions> connections{};
    std::string open{}; ///< the page to begin with, "machine:ns/name"; empty: as it was left
    bool wall = false; ///< a wall in the place of the console
    /// What the wall shows, by the names of the browser's address (docs/walls.md), in their order.
    std::vector<std::pair<std::string, std::string>> wallOptions{};
    bool selfTest = false;
    std::string theme{}; ///< light, dark or contrast; empty follows the system
    std::vector<Shot> shots{};

    /// By option, what the file and the command line say of it, as far as it counts; of a file that
    /// is read at the start and never again also its digest. Equal where nothing has changed.
    std::map<std::string, std::string> said{};
    std::vector<std::string> given{}; ///< names on the command line, in their order

    bool help = false;
    bool version = false;

    /// Empty for that of the system.
    [[nodiscard]] std::string wallLanguage() const
    {
        for (const auto &[name, value] : wallOptions) {
            if (name == "lang")
                return value;
        }
        return {};
    }
};

/// What --kubeconfig says for the service account of the pod that we run in.
inline constexpr const char *inClusterWord = "in-cluster";

/// The groups of controllers that --reconcile names for a real cluster; none observes.
[[nodiscard]] std::vector<std::string> reconcileGroups(const Options &options);

/// The watchers and the sources of maintenance that --maintenance-off can name.
[[nodiscard]] const std::vector<std::string> &maintenanceParts();

/// Whether our controllers of that group act: on the embedded API all do, but for --reconcile none.
[[nodiscard]] bool reconciles(const Options &options, const std::string &group);

enum class Program { Daemon, Console };

/// Reads the arguments (without the program's name) over the file that --config names. The error is
/// one sentence that names the option, and for the file also its line.
[[nodiscard]] Result<Options> parseOptions(Program program,
                                           const std::vector<std::string> &arguments);

/// What --help prints.
[[nodiscard]] std::string helpText(Program program);
/// The same as a page for man(1): holdpoint(1) or holdpointd(8).
[[nodiscard]] std::string manText(Program program);

} // namespace hp::app
