import type { KnowledgeTable } from './entry.ts'

/** More ways in and out: shells on connections, uploads, fetched sources. */
export const remoteWays: KnowledgeTable = {
  rcat: '- | | sub',
  'rcat connect': '- - | s,shell:net-exec',
  'rcat listen': '- - | s,shell,e,exec:net-exec i b',
  ser2net: '- | c:config Y:code.config C:code.config P:write p: | listen=2000',
  'fossil clone': 'url download | A,admin-user: httpauth: B: u,unversioned',
  'fossil open': 'unpack | workdir: repodir: setmtime',
  'crystal eval': 'code.ruby*',
  elixir: 'script.elixir maybe* | e,eval:code.elixir r,S: | posix',
  ocaml: 'script.compiled* | e:code.compiled init:script.compiled I: | repl=compiled',
  tsp: 'argv | L: N: D: S: | posix',
  'task-spooler': '=tsp',
}
