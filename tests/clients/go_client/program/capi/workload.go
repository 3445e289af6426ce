// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"crypto/rand"
	"crypto/rsa"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"log"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"time"

	"google.golang.org/grpc/credentials"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/util/httpstream"
	"k8s.io/apimachinery/pkg/util/httpstream/spdy"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"k8s.io/client-go/tools/portforward"
	inmemory "sigs.k8s.io/cluster-api/test/infrastructure/inmemory/pkg/server/api/portforward"
	"sigs.k8s.io/cluster-api/util/secret"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

// forwarded is the path of a request for a port of a Pod. No server here has kubelets that would answer it.
var forwarded = regexp.MustCompile(`^/api/v1/namespaces/kube-system/pods/([^/]+)/portforward$`)

// workloadAPI is the server under an address of its own, which also forwards ports of the static Pods of a control
// plane: that of etcd to the one in memory, as the controller of KubeadmControlPlanes reaches it no other way.
type workloadAPI struct {
	reader  client.Reader // for the authority of etcd, which that controller makes
	etcd    memoryEtcd
	etcds   conduit
	server  *httptest.Server
	proxy   *httputil.ReverseProxy
	token   string
	cluster string
}

// serveWorkload starts it, for the cluster of this name.
func serveWorkload(config *rest.Config, reader client.Reader, cluster string) (*workloadAPI, error) {
	transport, err := rest.TransportFor(config)
	if err != nil {
		return nil, err
	}
	target, err := url.Parse(config.Host)
	if err != nil {
		return nil, err
	}
	quiet := log.New(io.Discard, "", 0)
	a := &workloadAPI{reader: reader, etcds: make(conduit), token: rand.Text(), cluster: cluster}
	a.proxy = &httputil.ReverseProxy{Transport: transport, FlushInterval: -1, ErrorLog: quiet,
		Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(target)
			r.Out.Header.Del("Authorization")
		}}
	a.etcd.serve(&a.etcds, credentials.NewTLS(&tls.Config{GetConfigForClient: a.etcdSecurity}))
	a.server = httptest.NewUnstartedServer(a)
	a.server.Config.ErrorLog = quiet
	a.server.StartTLS()
	return a, nil
}

// kubeconfig is one that leads here.
func (a *workloadAPI) kubeconfig() ([]byte, error) {
	authority := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: a.server.Certificate().Raw})
	return clientcmd.Write(clientcmdapi.Config{
		Clusters:       map[string]*clientcmdapi.Cluster{a.cluster: {Server: a.server.URL, CertificateAuthorityData: authority}},
		AuthInfos:      map[string]*clientcmdapi.AuthInfo{a.cluster: {Token: a.token}},
		Contexts:       map[string]*clientcmdapi.Context{a.cluster: {Cluster: a.cluster, AuthInfo: a.cluster}},
		CurrentContext: a.cluster,
	})
}

func (a *workloadAPI) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Header.Get("Authorization") != "Bearer "+a.token {
		w.WriteHeader(http.StatusUnauthorized)
	} else if found := forwarded.FindStringSubmatch(r.URL.Path); found != nil {
		a.portForward(w, r, found[1])
	} else {
		a.proxy.ServeHTTP(w, r)
	}
}

// portForward is what a kubelet does: the connection becomes one of streams, and a stream one to a port. Clients ask
// for a WebSocket first, and then for SPDY.
func (a *workloadAPI) portForward(w http.ResponseWriter, r *http.Request, pod string) {
	if r.Method != http.MethodPost {
		http.Error(w, "only SPDY is spoken here", http.StatusBadRequest)
		return
	}
	if _, err := httpstream.Handshake(r, w, []string{portforward.PortForwardProtocolV1Name}); err != nil {
		return // it has answered
	}
	streams := make(chan httpstream.Stream, 1)
	connection := spdy.NewResponseUpgrader().UpgradeResponse(w, r, inmemory.HTTPStreamReceived(streams))
	if connection == nil {
		return // it has answered
	}
	defer connection.Close()
	inmemory.NewHTTPStreamHandler(connection, streams, pod, corev1.NamespaceAll,
		func(ctx context.Context, _, _, _ string, stream io.ReadWriteCloser) error {
			there, err := a.dial(ctx, pod)
			if err != nil {
				return err
			}
			return inmemory.HTTPStreamTunnel(ctx, stream, there)
		}).Run(context.Background())
}

// dial is a connection to what runs in a static Pod.
func (a *workloadAPI) dial(ctx context.Context, pod string) (net.Conn, error) {
	here, there := net.Pipe()
	if member, is := strings.CutPrefix(pod, "etcd-"); is {
		if !slices.Contains(a.etcd.names(), member) {
			return nil, fmt.Errorf("%s does not run", pod)
		}
		return here, a.etcds.hand(ctx, there)
	}
	if !strings.HasPrefix(pod, "kube-apiserver-") {
		return nil, fmt.Errorf("%s has no port", pod)
	}
	// Somebody looks at its certificate.
	security, err := a.etcdSecurity(nil)
	if err != nil {
		return nil, err
	}
	security.ClientAuth = tls.NoClientCert
	go func() {
		defer there.Close()
		_ = tls.Server(there, security).Handshake()
	}()
	return here, nil
}

// etcdSecurity has a certificate of the authority of etcd, and wants one of it.
func (a *workloadAPI) etcdSecurity(*tls.ClientHelloInfo) (*tls.Config, error) {
	found := &corev1.Secret{}
	key := client.ObjectKey{Namespace: namespace, Name: secret.Name(a.cluster, secret.EtcdCA)}
	if err := a.reader.Get(context.Background(), key, found); err != nil {
		return nil, err
	}
	authority, err := tls.X509KeyPair(found.Data[secret.TLSCrtDataName], found.Data[secret.TLSKeyDataName])
	if err != nil {
		return nil, err
	}
	signer, known := authority.PrivateKey.(*rsa.PrivateKey)
	if !known {
		return nil, fmt.Errorf("the key of etcd's authority is a %T", authority.PrivateKey)
	}
	// That which kubeadm makes for the API server has this name, and somebody asks for it.
	template := &x509.Certificate{SerialNumber: big.NewInt(time.Now().UnixNano()), Subject: pkix.Name{CommonName: "kube-apiserver"},
		NotBefore: authority.Leaf.NotBefore, NotAfter: authority.Leaf.NotAfter,
		KeyUsage:    x509.KeyUsageDigitalSignature | x509.KeyUsageKeyEncipherment,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth}}
	certificate, err := x509.CreateCertificate(rand.Reader, template, authority.Leaf, signer.Public(), signer)
	if err != nil {
		return nil, err
	}
	clients := x509.NewCertPool()
	clients.AddCert(authority.Leaf)
	return &tls.Config{MinVersion: tls.VersionTLS12, NextProtos: []string{"h2"}, ClientAuth: tls.RequireAndVerifyClientCert, ClientCAs: clients,
		Certificates: []tls.Certificate{{Certificate: [][]byte{certificate}, PrivateKey: signer}}}, nil
}

// conduit is a listener to which connections are handed.
type conduit chan net.Conn

func (c conduit) hand(ctx context.Context, connection net.Conn) error {
	select {
	case c <- connection:
		return nil
	case <-ctx.Done():
		return errors.Join(ctx.Err(), connection.Close())
	}
}

func (c conduit) Accept() (net.Conn, error) { return <-c, nil }
func (c conduit) Close() error              { return nil }
func (c conduit) Addr() net.Addr            { return &net.UnixAddr{Name: "memory"} }
