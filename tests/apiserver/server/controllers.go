// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/client-go/discovery/cached/memory"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/metadata/metadatainformer"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/restmapper"
	"k8s.io/client-go/scale"
	"k8s.io/controller-manager/pkg/informerfactory"
	"k8s.io/kubernetes/pkg/controller/disruption"
	"k8s.io/kubernetes/pkg/controller/garbagecollector"
	"k8s.io/kubernetes/pkg/controller/namespace"
)

// startControllers runs three controllers of kube-controller-manager with its own settings.
func startControllers(ctx context.Context, config *rest.Config) error {
	client, err := kubernetes.NewForConfig(config)
	if err != nil {
		return err
	}
	metadataClient, err := metadata.NewForConfig(config)
	if err != nil {
		return err
	}
	mapper := restmapper.NewDeferredDiscoveryRESTMapper(memory.NewMemCacheClient(client.Discovery()))
	scales, err := scale.NewForConfig(config, mapper, dynamic.LegacyAPIPathResolverFunc,
		scale.NewDiscoveryScaleKindResolver(client.Discovery()))
	if err != nil {
		return err
	}
	shared := informers.NewSharedInformerFactory(client, 0)
	metadataShared := metadatainformer.NewSharedInformerFactory(metadataClient, 0)

	started := make(chan struct{})
	collector, err := garbagecollector.NewGarbageCollector(ctx, client, metadataClient, mapper,
		garbagecollector.DefaultIgnoredResources(), informerfactory.NewInformerFactory(shared, metadataShared), started)
	if err != nil {
		return fmt.Errorf("the garbage collector: %w", err)
	}
	namespaces := namespace.NewNamespaceController(ctx, client, metadataClient,
		client.Discovery().ServerPreferredNamespacedResources, shared.Core().V1().Namespaces(), 5*time.Minute,
		corev1.FinalizerKubernetes)
	budgets := disruption.NewDisruptionController(ctx, shared.Core().V1().Pods(),
		shared.Policy().V1().PodDisruptionBudgets(), shared.Core().V1().ReplicationControllers(),
		shared.Apps().V1().ReplicaSets(), shared.Apps().V1().Deployments(), shared.Apps().V1().StatefulSets(),
		client, mapper, scales, client.Discovery())

	const sync = 30 * time.Second
	go collector.Run(ctx, 4, sync)
	go collector.Sync(ctx, client.Discovery(), sync)
	go namespaces.Run(ctx, 2)
	go budgets.Run(ctx)
	shared.Start(ctx.Done())
	metadataShared.Start(ctx.Done())
	close(started)
	return nil
}
