import type { KnowledgeTable } from './entry.ts'

/** More ways in and out: shells on connections, uploads, fetched sources. */
export const remoteWays: KnowledgeTable = {
  rcat: '- | | sub',
  'rcat connect': '- - | s,shell:net-exec',
  'rcat listen': '- - | s,shell,e,exec:net-exec i b',
  ser2net: '- | c:config Y:code.config C:code.config P:write p: | listen=2000',
  'fossil clone': 'url download | A,admin-user: httpauth: B: u,unversioned',
  'fossil open': 'unpack | workdir: repodir: setmtime',
  elixir: 'script.elixir maybe* | e,eval:code.elixir r,S: | posix',
  groovy: 'script.jvm maybe* | e:code.jvm cp: l:groovy-listen | repl=jvm',
  bun: 'run-script maybe* | e,eval,p:code.javascript r,preload:module.javascript | posix',
  snmpset: 'host snmp-object* | v: c: u: l: a: A: x: X: t: r:',
  dig: 'lookup* | f:read k:use t: p: b: c: q: x: y: | out=network',
  nslookup: 'lookup* | type,-type: query,-query: timeout,-timeout: | out=network',
  host: 'lookup* | t: c: W: R: N: m: | out=network',
  drill: '=dig',
  kdig: '=dig',
  dog: '=dig',
  doggo: '=dig',
  tftp: 'host tftp* | m: l:tftp-file r:tftp-file b: | repl=transfer',
  'nix run': 'run-url -* | c,command:exec',
  'pipx run': 'remote-argv | spec:package python:program pip-args: index-url: i:',
  'uv tool run':
    'remote-argv | from:package with:package p,python: index-url: env-file:use with-requirements:read',
  uvx: '=uv tool run',
  'jupyter notebook':
    'peek | ip:notebook-address port: config:config notebook-dir:peek NotebookApp.token: ServerApp.token:',
  'jupyter lab': '=jupyter notebook',
  'jupyter server': '=jupyter notebook',
  'jupyter-notebook': '=jupyter notebook',
  'jupyter-lab': '=jupyter notebook',
  'code-server':
    'peek | bind-addr:notebook-address host: port: auth: config:config user-data-dir: cert:?use cert-key:use',
  stunnel: 'config | fd,-fd: | stdin=code.config',
  stunnel4: '=stunnel',
  'gh release upload': '- sendfile* | R,repo: clobber',
  gdebi: 'package-file | o: | install',
  tsp: 'argv | L: N: D: S: | posix',
  'task-spooler': '=tsp',
}
