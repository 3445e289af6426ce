// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/WallRights.h"

#include "backend/controllers/Needs.h"
#include "backend/kube/PersonalWrites.h"

#include <deque>
#include <memory>
#include <set>
#include <utility>

namespace hp::app {

namespace {

struct WallQuestion {
    std::string wall{};
    cluster::AccessReview review{};
};

/// One question at a time: nobody waits for it but walls.
void askNext(kube::KubeCluster &cluster,
             const std::shared_ptr<std::deque<WallQuestion>> &open,
             const Reply<std::string> &reply)
{
    if (open->empty())
        return reply(std::string());
    const WallQuestion question = std::move(open->front());
    open->pop_front();
    const auto answered = [&cluster, question, open, reply](const Result<bool> &answer) {
        if (!answer)
            return kube::mayNotSpeakFor(answer.error()) ? reply(std::string())
                                                        : reply(unexpected(answer.error()));
        if (*answer)
            return reply(question.review.verb + ' ' + question.review.kind->qualified() + " as "
                         + question.wall);
        askNext(cluster, open, reply);
    };
    cluster.mayUser(question.wall, question.review, answered);
}

} // namespace

void askWallRights(kube::KubeCluster &cluster,
                   const std::vector<std::string> &walls,
                   const std::string &ns,
                   Reply<std::string> reply)
{
    std::set<const cluster::Kind *> kinds;
    for (const controllers::Right &right : controllers::overrideNeeds().rights)
        kinds.insert(right.kind);
    const auto open = std::make_shared<std::deque<WallQuestion>>();
    for (const std::string &wall : walls) {
        for (const cluster::Kind *kind : kinds) {
            for (const char *verb : {"create", "update", "patch", "delete"}) {
                cluster::AccessReview review;
                review.verb = verb;
                review.kind = kind;
                review.ns = kind->namespaced ? ns : std::string();
                open->push_back({wall, std::move(review)});
            }
        }
    }
    askNext(cluster, open, reply);
}

} // namespace hp::app
