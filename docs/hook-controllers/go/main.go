// SPDX-License-Identifier: Apache-2.0

// A hook-implementing controller with client-go: a machine leaves the load balancer before its address
// can be given to somebody else.
//
//	hook  preTerminate, name DeregisterAddress, owner load-balancer/deregister
//	job   DELETE BALANCER/members/ADDRESS until the balancer has let the last connection go
//	run   go run . --balancer http://127.0.0.1:8080 --kubeconfig deregister.kubeconfig
//
// This file is the machinery: an informer that notices, a queue of names that may be retried, workers that
// decide. What is decided stands in reconcile.go.
package main

import (
	"context"
	"flag"
	"net/http"
	"os"
	"os/signal"
	"strings"
	"sync"
	"syscall"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/dynamic/dynamicinformer"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/kubernetes/scheme"
	typedcorev1 "k8s.io/client-go/kubernetes/typed/core/v1"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/client-go/tools/record"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/klog/v2"
)

var machineResource = schema.GroupVersionResource{
	Group: "machine.openshift.io", Version: "v1beta1", Resource: "machines",
}

func main() {
	kubeconfig := flag.String("kubeconfig", os.Getenv("KUBECONFIG"), "how to reach the cluster; a token with the role `hook` is enough")
	namespace := flag.String("namespace", "openshift-machine-api", "where the machines are")
	balancer := flag.String("balancer", "", "address of the load balancer's management interface")
	workers := flag.Int("workers", 2, "machines that are worked on at the same time")
	flag.Parse()
	if *balancer == "" {
		klog.Exit("--balancer is missing")
	}
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, syscall.SIGINT)
	defer stop()

	config, err := clientcmd.BuildConfigFromFlags("", *kubeconfig)
	if err != nil {
		klog.Exit(err)
	}
	config.UserAgent = ownName
	machines, err := dynamic.NewForConfig(config)
	if err != nil {
		klog.Exit(err)
	}
	core, err := kubernetes.NewForConfig(config)
	if err != nil {
		klog.Exit(err)
	}

	broadcaster := record.NewBroadcaster(record.WithContext(ctx))
	broadcaster.StartRecordingToSink(&typedcorev1.EventSinkImpl{Interface: core.CoreV1().Events("")})
	// Shutting down sends what is still waiting to be sent.
	defer broadcaster.Shutdown()

	// The informer lists, watches, and begins anew when a watch expires or a connection dies. It never
	// misses the last state; it may well miss those in between, so nothing here depends on them. Every ten
	// minutes it hands us everything again, should we ever have lost something ourselves.
	factory := dynamicinformer.NewFilteredDynamicSharedInformerFactory(machines, 10*time.Minute, *namespace, nil)
	informer := factory.ForResource(machineResource)
	controller := &controller{
		machines: machines.Resource(machineResource).Namespace(*namespace),
		lister:   informer.Lister().ByNamespace(*namespace),
		queue: workqueue.NewTypedRateLimitingQueue(
			workqueue.NewTypedItemExponentialFailureRateLimiter[string](200*time.Millisecond, 30*time.Second)),
		events:   broadcaster.NewRecorder(scheme.Scheme, corev1.EventSource{Component: ownName}),
		balancer: balancerClient{address: strings.TrimSuffix(*balancer, "/"), http: &http.Client{Timeout: 10 * time.Second}},
	}
	enqueue := func(object any) {
		if key, err := cache.DeletionHandlingMetaNamespaceKeyFunc(object); err == nil {
			controller.queue.Add(key)
		}
	}
	if _, err := informer.Informer().AddEventHandler(cache.ResourceEventHandlerFuncs{
		AddFunc:    enqueue,
		UpdateFunc: func(_, object any) { enqueue(object) },
	}); err != nil {
		klog.Exit(err)
	}

	factory.Start(ctx.Done())
	if !cache.WaitForCacheSync(ctx.Done(), informer.Informer().HasSynced) {
		return
	}
	klog.Info("watching the machines of ", *namespace)

	// The queue keeps a name once, however often it was added, and gives it to one worker at a time.
	var running sync.WaitGroup
	for range *workers {
		running.Add(1)
		go func() {
			defer running.Done()
			for controller.next(ctx) {
			}
		}()
	}
	<-ctx.Done()
	controller.queue.ShutDown()
	running.Wait()
}
