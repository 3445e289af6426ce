// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CtlTarget.h"

#include "app/options/LiveUrl.h"
#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/credentials/KubeconfigWriter.h"
#include "backend/kube/config/KubeContext.h"
#include "model/base/Text.h"

namespace hp::app {

namespace {

/// The token in a file: alone, or that of a kubeconfig.
Result<std::string> tokenIn(const std::string &file)
{
    const auto text = http::readFile(file);
    if (!text)
        return unexpected(text.error());
    const std::string inside = http::kubeconfigToken(*text);
    return inside.empty() ? std::string(trimmed(*text)) : inside;
}

Result<QList<QSslCertificate>> authoritiesIn(const std::string &pem, const std::string &file)
{
    auto list = QSslCertificate::fromData(QByteArray::fromStdString(pem), QSsl::Pem);
    if (list.isEmpty())
        return unexpected(ErrorCode::Invalid, file + " holds no PEM certificate");
    return list;
}

} // namespace

Result<CtlTarget> targetOf(const CtlOptions &options)
{
    CtlTarget target;
    if (!options.url.empty()) {
        auto token = tokenIn(options.tokenFile);
        if (!token)
            return unexpected(token.error());
        target.url = liveUrl(options.url);
        target.token = std::move(*token);
        if (!options.caFile.empty()) {
            const auto pem = http::readFile(options.caFile);
            if (!pem)
                return unexpected(pem.error());
            auto list = authoritiesIn(*pem, options.caFile);
            if (!list)
                return unexpected(list.error());
            target.authorities = *list;
        }
        return target;
    }
    // The kubeconfig of a data directory knows the address, the authority and a token.
    const std::string file = options.dataDir + "/viewer.kubeconfig";
    const auto context = kube::loadKubeContext(file);
    if (!context)
        return unexpected(context.error());
    target.url = liveUrl(context->cluster.server);
    target.token = context->user.token;
    std::string other = options.tokenFile;
    if (other.empty() && options.changesSomething()) // a viewer may only look
        other = options.dataDir + "/operator.token";
    if (other.empty() && options.administers)
        other = options.dataDir + "/admin.kubeconfig";
    if (!other.empty()) {
        auto token = tokenIn(other);
        if (!token)
            return unexpected(token.error());
        target.token = std::move(*token);
    }
    if (!context->cluster.caData.empty()) {
        auto list = authoritiesIn(context->cluster.caData, file);
        if (!list)
            return unexpected(list.error());
        target.authorities = *list;
    }
    return target;
}

} // namespace hp::app
