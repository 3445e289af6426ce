// SPDX-License-Identifier: Apache-2.0

// Command goclient proves behaviours of an API server with the libraries that Go controllers are made of.
//
// usage: goclient KUBECONFIG
//
// It prints one JSON object a line: the behaviour's id, why it failed (empty if it did not), and what was
// seen, which a caller can compare between servers.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"time"

	"github.com/go-logr/logr"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/klog/v2"
	"sigs.k8s.io/controller-runtime/pkg/client"
	ctrllog "sigs.k8s.io/controller-runtime/pkg/log"
)

const (
	namespace = "openshift-machine-api"
	patience  = 5 * time.Minute // until something that must happen counts as not happening
	lookAgain = 50 * time.Millisecond
)

var machines = schema.GroupVersionResource{Group: "machine.openshift.io", Version: "v1beta1", Resource: "machines"}

// clients are all the ways in which Go programs talk to one server, with one recorder of what they sent.
type clients struct {
	config   *rest.Config
	typed    kubernetes.Interface
	dynamic  dynamic.Interface
	runtime  client.Client
	requests *requests
}

// behaviour is one row of the table: the function gives what was seen.
type behaviour struct {
	id    string
	prove func(context.Context, *clients) (any, error)
}

type result struct {
	ID   string `json:"id"`
	Why  string `json:"why"`
	Seen any    `json:"seen"`
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: goclient KUBECONFIG")
		os.Exit(2)
	}
	klog.SetOutput(io.Discard)
	klog.LogToStderr(false)
	ctrllog.SetLogger(logr.Discard())
	c, err := connect(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, "goclient:", err)
		os.Exit(1)
	}
	out := json.NewEncoder(os.Stdout)
	for _, group := range [][]behaviour{encodings, objects, caches, controllers, operators} {
		for _, b := range group {
			seen, err := run(b, c)
			r := result{ID: b.id, Seen: seen}
			if err != nil {
				r.Why, r.Seen = err.Error(), nil
			}
			if err := out.Encode(r); err != nil {
				os.Exit(1)
			}
		}
	}
}

func run(b behaviour, c *clients) (seen any, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), 2*patience)
	defer cancel()
	defer func() {
		if problem := recover(); problem != nil {
			err = fmt.Errorf("panic: %v\n%s", problem, debug.Stack())
		}
	}()
	return b.prove(ctx, c)
}

func connect(kubeconfig string) (*clients, error) {
	config, err := clientcmd.BuildConfigFromFlags("", kubeconfig)
	if err != nil {
		return nil, err
	}
	config.QPS, config.Burst = 200, 400
	c := &clients{config: config, requests: &requests{}}
	config.Wrap(c.requests.wrap)
	if c.typed, err = kubernetes.NewForConfig(config); err != nil {
		return nil, err
	}
	if c.dynamic, err = dynamic.NewForConfig(config); err != nil {
		return nil, err
	}
	c.runtime, err = client.New(config, client.Options{})
	return c, err
}

// eventually asks until the answer is yes.
func eventually(ctx context.Context, what string, look func() (bool, error)) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	var last error
	for {
		yes, err := look()
		if yes {
			return nil
		}
		last = err
		select {
		case <-ctx.Done():
			return fmt.Errorf("%s: it never came (%v)", what, last)
		case <-time.After(lookAgain):
		}
	}
}

func must(condition bool, format string, more ...any) error {
	if condition {
		return nil
	}
	return fmt.Errorf(format, more...)
}
