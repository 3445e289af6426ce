// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"net"
	"net/url"
	"time"

	"github.com/spf13/pflag"
	"go.etcd.io/etcd/server/v3/embed"
	utilerrors "k8s.io/apimachinery/pkg/util/errors"
	"k8s.io/client-go/rest"
	_ "k8s.io/component-base/logs/json/register"
	_ "k8s.io/component-base/metrics/prometheus/clientgo"
	_ "k8s.io/component-base/metrics/prometheus/version"
	"k8s.io/kubernetes/cmd/kube-apiserver/app"
	apioptions "k8s.io/kubernetes/cmd/kube-apiserver/app/options"
)

// startEtcd serves etcd on free ports of the loopback. It does not sync its files: they need not
// outlive the machine, and the tests wait for every write.
func startEtcd(folder string) (*embed.Etcd, error) {
	any := []url.URL{{Scheme: "http", Host: "127.0.0.1:0"}}
	config := embed.NewConfig()
	config.Dir = folder
	config.LogLevel = "error"
	config.UnsafeNoFsync = true
	config.ListenClientUrls, config.AdvertiseClientUrls = any, any
	config.ListenPeerUrls, config.AdvertisePeerUrls = any, any
	config.InitialCluster = config.InitialClusterFromName(config.Name)
	etcd, err := embed.StartEtcd(config)
	if err != nil {
		return nil, err
	}
	select {
	case <-etcd.Server.ReadyNotify():
		return etcd, nil
	case err := <-etcd.Err():
		return nil, err
	case <-time.After(patience):
		return nil, fmt.Errorf("etcd did not become ready")
	}
}

type server struct {
	options *apioptions.ServerRunOptions
	url     string
	ca      string
}

// newServer takes the listening socket itself: a port that is free now may be taken a moment later.
func newServer(k *keys, o options, etcd string) (*server, error) {
	listener, err := net.Listen("tcp", o.listen)
	if err != nil {
		return nil, err
	}
	s := apioptions.NewServerRunOptions()
	flags := pflag.NewFlagSet("apiserver", pflag.ContinueOnError)
	for _, set := range s.Flags().FlagSets {
		flags.AddFlagSet(set)
	}
	err = flags.Parse([]string{
		"--etcd-servers=http://" + etcd,
		"--etcd-compaction-interval=" + o.compaction.String(),
		"--bind-address=127.0.0.1", "--advertise-address=127.0.0.1",
		"--endpoint-reconciler-type=none",
		"--cert-dir=" + k.path("certs"),
		"--tls-cert-file=" + k.path("serving.crt"), "--tls-private-key-file=" + k.path("serving.key"),
		"--service-cluster-ip-range=10.0.0.0/24",
		"--allow-privileged=true",
		"--authorization-mode=RBAC",
		"--token-auth-file=" + k.path("tokens.csv"),
		"--service-account-issuer=" + issuer,
		"--service-account-key-file=" + k.path("accounts.key"),
		"--service-account-signing-key-file=" + k.path("accounts.key"),
		// Nobody makes service accounts here; taints need a node controller.
		"--disable-admission-plugins=ServiceAccount,TaintNodesByCondition,Priority",
		"--event-ttl=1h",
	})
	if err != nil {
		return nil, err
	}
	s.Authentication.TokenSuccessCacheTTL = o.tokenCache
	s.SecureServing.Listener = listener
	s.SecureServing.BindPort = listener.Addr().(*net.TCPAddr).Port
	return &server{options: s, url: "https://" + listener.Addr().String(), ca: k.path("ca.crt")}, nil
}

func (s *server) run(ctx context.Context) error {
	if err := s.options.GenericServerRunOptions.ComponentGlobalsRegistry.Set(); err != nil {
		return err
	}
	rest.SetDefaultWarningHandler(rest.NoWarnings{})
	completed, err := s.options.Complete(ctx)
	if err != nil {
		return err
	}
	if problems := completed.Validate(); len(problems) != 0 {
		return utilerrors.NewAggregate(problems)
	}
	return app.Run(ctx, completed)
}

// config is that of an unhurried client: the tests wait for what the controllers do.
func (s *server) config(token string) *rest.Config {
	return &rest.Config{
		Host: s.url, BearerToken: token, QPS: 500, Burst: 1000,
		TLSClientConfig: rest.TLSClientConfig{CAFile: s.ca},
	}
}
