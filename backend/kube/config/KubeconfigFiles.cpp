// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/config/KubeconfigFiles.h"

#include "backend/kube/config/Kubeconfig.h"
#include "backend/runtime/SmallFile.h"

#include <algorithm>
#include <sstream>

namespace hp::kube {

KubeconfigFiles KubeconfigFiles::of(const std::string &named, const Environment &around)
{
    if (!named.empty())
        return {{named}, true};
    KubeconfigFiles files;
    if (const std::string list = around.variable("KUBECONFIG"); !list.empty()) {
        std::istringstream stream(list);
        for (std::string name; std::getline(stream, name, ':');) {
            const bool isNew =
                std::find(files.names.begin(), files.names.end(), name) == files.names.end();
            if (!name.empty() && isNew)
                files.names.push_back(name);
        }
        return files;
    }
    if (const std::string home = around.variable("HOME"); !home.empty())
        files.names.push_back(home + "/.kube/config");
    return files;
}

Result<LoadedKubeconfig> loadKubeconfigFiles(const KubeconfigFiles &files)
{
    LoadedKubeconfig loaded;
    for (const std::string &name : files.names) {
        const auto text = runtime::readSmallFile(name);
        if (!text && text.error().code == ErrorCode::NotFound && !files.mustExist)
            continue;
        if (!text)
            return unexpected(ErrorCode::Invalid,
                              "cannot read the kubeconfig " + name + ": " + text.error().message);
        auto config = parseKubeconfig(*text, name);
        if (!config)
            return unexpected(config.error());
        if (loaded.found)
            loaded.config.mergeBehind(std::move(*config));
        else
            loaded.config = std::move(*config);
        loaded.found = true;
        loaded.content += name + '\0' + *text + '\0';
    }
    return loaded;
}

} // namespace hp::kube
