// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"sync/atomic"
	"time"

	apifeatures "github.com/openshift/api/features"
	machinev1 "github.com/openshift/api/machine/v1beta1"
	"github.com/openshift/machine-api-operator/pkg/controller"
	machinecontroller "github.com/openshift/machine-api-operator/pkg/controller/machine"
	"github.com/openshift/machine-api-operator/pkg/controller/nodelink"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/component-base/featuregate"
	"k8s.io/klog/v2"
	"k8s.io/utils/ptr"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/config"
	ctrlcontroller "sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/manager/signals"
	"sigs.k8s.io/controller-runtime/pkg/metrics/server"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
)

type queue = workqueue.TypedRateLimitingInterface[reconcile.Request]

// runControllers is the peer: machine-api-operator's controllers of Machines, drains and Node links, set up as its
// own programs do it, in one process. For every line on the standard input it prints what it asked the API server.
func runControllers() error {
	ctrl.SetLogger(klog.NewKlogr())

	cfg, err := config.GetConfig() // of KUBECONFIG, with the rates that controller-runtime gives its users
	if err != nil {
		return err
	}
	counted := newRequestCounts()
	cfg.Wrap(func(next http.RoundTripper) http.RoundTripper { return counted.through(next) })
	ctx := signals.SetupSignalHandler()
	mgr, err := newManager(ctx, cfg)
	if err != nil {
		return err
	}
	go func() {
		if mgr.GetCache().WaitForCacheSync(ctx) {
			fmt.Println("controllers ready")
		}
		for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
			fmt.Printf("%s\n", jsonOf(counted.all()))
		}
	}()
	return mgr.Start(ctx)
}

type addToManager = func(manager.Manager, manager.Options, featuregate.MutableFeatureGate) error

// newManager has the controllers of Machines, drains and Node links, and others that are asked for.
func newManager(ctx context.Context, cfg *rest.Config, more ...addToManager) (manager.Manager, error) {
	syncPeriod := 10 * time.Minute
	opts := manager.Options{Metrics: server.Options{BindAddress: "0"}}
	opts.Cache.SyncPeriod = &syncPeriod
	mgr, err := manager.New(cfg, opts)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(machinev1.Install(mgr.GetScheme()), addHosts(mgr.GetScheme())); err != nil {
		return nil, err
	}
	gate, err := newGate()
	if err != nil {
		return nil, err
	}
	var machines atomic.Pointer[queue] // the one that controller-runtime makes itself, known here too
	options := ctrlcontroller.Options{NewQueue: func(name string,
		limiter workqueue.TypedRateLimiter[reconcile.Request]) queue {
		machines.Store(ptr.To(workqueue.NewTypedRateLimitingQueueWithConfig(limiter,
			workqueue.TypedRateLimitingQueueConfig[reconcile.Request]{Name: name})))
		return *machines.Load()
	}}
	if err := machinecontroller.AddWithActuatorOpts(mgr, newActuator(mgr.GetClient()), options, gate); err != nil {
		return nil, err
	}
	if err := controller.AddToManager(mgr, opts, nodelink.Add); err != nil {
		return nil, err
	}
	if err := controller.AddToManagerWithFeatureGates(mgr, opts, gate, more...); err != nil {
		return nil, err
	}
	return mgr, wakeByHosts(ctx, mgr, &machines)
}

func newGate() (featuregate.MutableFeatureGate, error) {
	gate := featuregate.NewFeatureGate()
	return gate, gate.Add(map[featuregate.Feature]featuregate.FeatureSpec{
		featuregate.Feature(apifeatures.FeatureGateMachineAPIMigration): {Default: false, PreRelease: featuregate.Alpha},
	})
}

// wakeByHosts has the Machine of a host reconciled when the host changes, so that the peer need not wait for its
// next look.
func wakeByHosts(ctx context.Context, mgr manager.Manager, machines *atomic.Pointer[queue]) error {
	informer, err := mgr.GetCache().GetInformer(ctx, &bareMetalHost{})
	if err != nil {
		return err
	}
	// The Nodes too, so that all that the actuator reads is there before the first pass.
	for _, kind := range []client.Object{&corev1.Node{}, &machinev1.Machine{}} {
		if _, err := mgr.GetCache().GetInformer(ctx, kind); err != nil {
			return err
		}
	}
	wake := func(object any) {
		host, known := object.(*bareMetalHost)
		if !known || machines.Load() == nil || host.Spec.ConsumerRef == nil {
			return
		}
		ref := host.Spec.ConsumerRef
		(*machines.Load()).Add(reconcile.Request{NamespacedName: types.NamespacedName{Namespace: ref.Namespace, Name: ref.Name}})
	}
	_, err = informer.AddEventHandler(cache.ResourceEventHandlerFuncs{
		AddFunc:    wake,
		UpdateFunc: func(_, after any) { wake(after) },
	})
	return err
}
