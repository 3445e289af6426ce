// SPDX-License-Identifier: Apache-2.0

// Command apiserver is a real kube-apiserver with its etcd in one process, for tests only.
//
// It takes the command line of holdpointd (--data-dir, --listen) and leaves the same files behind, so
// that a test can be pointed at either: ca.crt, and one kubeconfig for each of admin, operator, hook
// and viewer. The last line on standard output says "ready: api https://...".
//
// `apiserver token` prints a token of a service account that expires soon; see its -help.
//
// Beside the server run those controllers of kube-controller-manager that clients take for granted
// and whose work Holdpoint does itself: garbage collection, end of namespaces, disruption budgets.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"
)

// shutdownPatience bounds what the server may take to end after a signal.
const shutdownPatience = 10 * time.Second

type options struct {
	data, listen, crds, namespace string
	compaction, tokenCache        time.Duration
	people                        bool
}

func main() {
	var o options
	flag.StringVar(&o.data, "data-dir", "", "folder for everything the server writes; an existing one is opened again")
	flag.StringVar(&o.listen, "listen", "127.0.0.1:0", "address of the API; port 0 takes a free one")
	flag.StringVar(&o.crds, "crds", "", "folders with CustomResourceDefinitions to install, *.yaml, separated by commas")
	flag.StringVar(&o.namespace, "namespace", "openshift-machine-api", "namespace to make; the kubeconfigs point to it")
	flag.DurationVar(&o.compaction, "compaction", 5*time.Minute, "how often etcd forgets its history")
	flag.DurationVar(&o.tokenCache, "token-cache", 10*time.Second, "how long a token that was good stays good")
	flag.BoolVar(&o.people, "people", false, "give the users the rights of their roles where Holdpoint is installed")
	if len(os.Args) > 1 && os.Args[1] == "token" {
		if err := token(os.Args[2:]); err != nil {
			fmt.Fprintln(os.Stderr, "apiserver token:", err)
			os.Exit(1)
		}
		return
	}
	flag.Parse()
	if o.data == "" || flag.NArg() != 0 {
		flag.Usage()
		os.Exit(2)
	}
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "apiserver:", err)
		os.Exit(1)
	}
}

func run(o options) error {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, syscall.SIGINT)
	defer stop()

	data, err := filepath.Abs(o.data)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(data, 0o700); err != nil {
		return err
	}
	keys, err := openKeys(data)
	if err != nil {
		return err
	}
	etcd, err := startEtcd(filepath.Join(data, "etcd"))
	if err != nil {
		return err
	}
	defer etcd.Close()

	server, err := newServer(keys, o, etcd.Clients[0].Addr().String())
	if err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- server.run(ctx) }()

	prepared := make(chan error, 1)
	go func() { prepared <- prepare(ctx, server.config(keys.tokens["admin"]), o) }()
	select {
	case err := <-ended:
		return fmt.Errorf("the server ended while it started: %v", err)
	case err := <-prepared:
		if err != nil {
			return err
		}
	}
	if err := keys.writeKubeconfigs(server.url, o.namespace); err != nil {
		return err
	}
	fmt.Printf("apiserver ready: api %s\n", server.url)

	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	select {
	case <-ended:
	case <-time.After(shutdownPatience):
	}
	return nil
}
