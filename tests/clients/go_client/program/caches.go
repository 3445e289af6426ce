// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/dynamic/dynamicinformer"
	"k8s.io/client-go/informers"
	toolscache "k8s.io/client-go/tools/cache"
	watchtools "k8s.io/client-go/tools/watch"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

// caches are the ways in which Go controllers keep a copy of what the server has.
var caches = []behaviour{
	{"informer.watch-list", watchList},
	{"informer.custom-kind", customInformer},
	{"informer.field-index", fieldIndex},
	{"informer.metadata-only", metadataOnly},
	{"informer.label-scope", labelScope},
	{"watch.retry", retryWatch},
}

// steps collects what an informer's handlers were told.
type steps struct {
	mutex sync.Mutex
	seen  []string
}

func (s *steps) add(step string) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.seen = append(s.seen, step)
}

func (s *steps) has(step string) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return slices.Contains(s.seen, step)
}

func (s *steps) handlers() toolscache.ResourceEventHandlerFuncs {
	name := func(object any) string {
		if unknown, ok := object.(toolscache.DeletedFinalStateUnknown); ok {
			object = unknown.Obj
		}
		return object.(metav1.Object).GetName()
	}
	return toolscache.ResourceEventHandlerFuncs{
		AddFunc:    func(object any) { s.add("add " + name(object)) },
		UpdateFunc: func(_, object any) { s.add("update " + name(object)) },
		DeleteFunc: func(object any) { s.add("delete " + name(object)) },
	}
}

func (s *steps) until(ctx context.Context, step string) error {
	return eventually(ctx, step, func() (bool, error) { return s.has(step), fmt.Errorf("%v", s.seen) })
}

// watchList: current client-go starts with one watch that brings everything, and no list.
func watchList(ctx context.Context, c *clients) (any, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	config := newConfig("informed-go")
	if err := c.runtime.Create(ctx, config); err != nil {
		return nil, err
	}
	mark := c.requests.mark()
	factory := informers.NewSharedInformerFactoryWithOptions(c.typed, 0, informers.WithNamespace(namespace))
	informer := factory.Core().V1().ConfigMaps().Informer()
	var s steps
	if _, err := informer.AddEventHandler(s.handlers()); err != nil {
		return nil, err
	}
	factory.Start(ctx.Done())
	for kind, synced := range factory.WaitForCacheSync(ctx.Done()) {
		if !synced {
			return nil, fmt.Errorf("%v did not sync", kind)
		}
	}
	if err := s.until(ctx, "add informed-go"); err != nil {
		return nil, err
	}
	config.Data = map[string]string{"a": "1"}
	if err := c.runtime.Update(ctx, config); err != nil {
		return nil, err
	}
	if err := s.until(ctx, "update informed-go"); err != nil {
		return nil, err
	}
	if err := c.runtime.Delete(ctx, config); err != nil {
		return nil, err
	}
	if err := s.until(ctx, "delete informed-go"); err != nil {
		return nil, err
	}
	lists, watchLists := 0, 0
	for _, request := range c.requests.since(mark) {
		if request.method != "GET" || !strings.HasSuffix(request.path, "/configmaps") {
			continue
		}
		if !request.watch() {
			lists++
		} else if strings.Contains(request.query, "sendInitialEvents=true") {
			watchLists++
		}
	}
	return nil, must(lists == 0 && watchLists >= 1, "%d lists, %d watches with initial events: %v", lists, watchLists, c.requests.since(mark))
}

func customInformer(ctx context.Context, c *clients) (any, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	factory := dynamicinformer.NewFilteredDynamicSharedInformerFactory(c.dynamic, 0, namespace, nil)
	var s steps
	if _, err := factory.ForResource(machines).Informer().AddEventHandler(s.handlers()); err != nil {
		return nil, err
	}
	factory.Start(ctx.Done())
	factory.WaitForCacheSync(ctx.Done())
	machine := newMachine("informed-go")
	machine.SetAnnotations(map[string]string{"a": "b"})
	if err := c.runtime.Create(ctx, machine); err != nil {
		return nil, err
	}
	if err := s.until(ctx, "add informed-go"); err != nil {
		return nil, err
	}
	before := machine.DeepCopy()
	machine.SetAnnotations(map[string]string{"a": "c"})
	if err := c.runtime.Patch(ctx, machine, client.MergeFrom(before)); err != nil {
		return nil, err
	}
	return nil, s.until(ctx, "update informed-go")
}

func startedCache(ctx context.Context, c *clients, options cache.Options) (cache.Cache, error) {
	options.DefaultNamespaces = map[string]cache.Config{namespace: {}}
	kept, err := cache.New(c.config, options)
	if err != nil {
		return nil, err
	}
	go func() { _ = kept.Start(ctx) }()
	return kept, nil
}

// fieldIndex: pods of a node, found in the cache by an index as drains do.
func fieldIndex(ctx context.Context, c *clients) (any, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	kept, err := startedCache(ctx, c, cache.Options{})
	if err != nil {
		return nil, err
	}
	err = kept.IndexField(ctx, &corev1.Pod{}, "spec.nodeName", func(object client.Object) []string {
		return []string{object.(*corev1.Pod).Spec.NodeName}
	})
	if err != nil {
		return nil, err
	}
	for _, place := range [][2]string{{"index-a", "node-1"}, {"index-b", "node-2"}, {"index-c", "node-1"}} {
		pod := &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: place[0]},
			Spec: corev1.PodSpec{NodeName: place[1], Containers: []corev1.Container{{Name: "c", Image: "i"}}}}
		if err := c.runtime.Create(ctx, pod); err != nil {
			return nil, err
		}
	}
	var names []string
	err = eventually(ctx, "two pods of node-1 in the cache", func() (bool, error) {
		var found corev1.PodList
		if err := kept.List(ctx, &found, client.MatchingFields{"spec.nodeName": "node-1"}); err != nil {
			return false, err
		}
		names = nil
		for _, pod := range found.Items {
			names = append(names, pod.Name)
		}
		slices.Sort(names)
		return len(names) == 2, fmt.Errorf("%v", names)
	})
	return names, err
}

func metadataOnly(ctx context.Context, c *clients) (any, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	kept, err := startedCache(ctx, c, cache.Options{})
	if err != nil {
		return nil, err
	}
	machine := newMachine("metadata-go")
	machine.SetLabels(map[string]string{"meta": "go"})
	if err := c.runtime.Create(ctx, machine); err != nil {
		return nil, err
	}
	got := &metav1.PartialObjectMetadata{}
	got.SetGroupVersionKind(machine.GroupVersionKind())
	err = eventually(ctx, "the machine's metadata", func() (bool, error) {
		err := kept.Get(ctx, client.ObjectKeyFromObject(machine), got)
		return err == nil, err
	})
	if err != nil {
		return nil, err
	}
	before := machine.DeepCopy()
	machine.SetLabels(map[string]string{"meta": "changed"})
	if err := c.runtime.Patch(ctx, machine, client.MergeFrom(before)); err != nil {
		return nil, err
	}
	return nil, eventually(ctx, "the changed label", func() (bool, error) {
		err := kept.Get(ctx, client.ObjectKeyFromObject(machine), got)
		return err == nil && got.Labels["meta"] == "changed", err
	})
}

// labelScope: a cache that watches by label drops an object when it leaves the selector.
func labelScope(ctx context.Context, c *clients) (any, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	factory := informers.NewSharedInformerFactoryWithOptions(c.typed, 0, informers.WithNamespace(namespace),
		informers.WithTweakListOptions(func(options *metav1.ListOptions) { options.LabelSelector = "scope=go" }))
	var s steps
	if _, err := factory.Core().V1().ConfigMaps().Informer().AddEventHandler(s.handlers()); err != nil {
		return nil, err
	}
	factory.Start(ctx.Done())
	factory.WaitForCacheSync(ctx.Done())
	config := newConfig("scoped-go")
	config.Labels = map[string]string{"scope": "other"}
	if err := c.runtime.Create(ctx, config); err != nil {
		return nil, err
	}
	for _, step := range [][2]string{{"go", "add scoped-go"}, {"other", "delete scoped-go"}} {
		config.Labels["scope"] = step[0]
		if err := c.runtime.Update(ctx, config); err != nil {
			return nil, err
		}
		if err := s.until(ctx, step[1]); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

// retryWatch: the server ends watches, RetryWatcher goes on from the last revision, and nothing is lost.
func retryWatch(ctx context.Context, c *clients) (any, error) {
	configs := c.typed.CoreV1().ConfigMaps(namespace)
	list, err := configs.List(ctx, metav1.ListOptions{})
	if err != nil {
		return nil, err
	}
	short := int64(1)
	watcher, err := watchtools.NewRetryWatcherWithContext(ctx, list.ResourceVersion, &toolscache.ListWatch{
		WatchFuncWithContext: func(ctx context.Context, options metav1.ListOptions) (watch.Interface, error) {
			options.TimeoutSeconds = &short
			return configs.Watch(ctx, options)
		}})
	if err != nil {
		return nil, err
	}
	defer watcher.Stop()
	mark := c.requests.mark()
	const count = 6
	go func() {
		for i := range count {
			_ = c.runtime.Create(ctx, newConfig(fmt.Sprint("retried-go-", i)))
			// Between two of them the server ends the watch at least once.
			_ = eventually(ctx, "another watch", func() (bool, error) {
				watches := 0
				for _, request := range c.requests.since(mark) {
					if request.watch() {
						watches++
					}
				}
				return watches > i/2, nil
			})
		}
	}()
	var seen []string
	for len(seen) < count {
		select {
		case event, open := <-watcher.ResultChan():
			if !open {
				return nil, fmt.Errorf("the watcher gave up after %v", seen)
			}
			if object, ok := event.Object.(*corev1.ConfigMap); ok && strings.HasPrefix(object.Name, "retried-go-") {
				seen = append(seen, string(event.Type)+" "+object.Name)
			}
		case <-time.After(patience):
			return nil, fmt.Errorf("no more after %v", seen)
		}
	}
	return seen, nil
}
