import type { KnowledgeTable } from './entry.ts'

/** Programs with a way out that is easily overlooked: a table of jobs, a batch language, a unit. */
export const waysOut: KnowledgeTable = {
  // jobs and files that are made later
  incrontab: 'script.incron | e l r d t: u,user: | stdin=code.incron',
  at: '-* | f,file:job-file t: q: m l,list r d c b v V | stdin=exec dry=-l,-c,-r,-d',
  batch: '=at',
  'systemd-tmpfiles':
    'tmpfiles-config* | create remove clean boot prefix:peek exclude-prefix: root:peek cat-config',
  // languages in options
  latexmk:
    'read* | e,-e:code.latexmk r,-r:script.latexmk output-directory,-output-directory,outdir,-outdir,auxdir,-auxdir:peek jobname,-jobname: pdflatex,-pdflatex,latex,-latex,lualatex,-lualatex,xelatex,-xelatex:tool usepretex,-usepretex:code.tex pdf,-pdf C,-C c,-c pv,-pv pvc,-pvc',
  gimp: 'read* | b,batch:gimp-batch batch-interpreter: i,no-interface s,no-splash d,no-data f,no-fonts g,gimprc:read | ',
  'gimp-console': '=gimp',
  sbt: 'sbt-command* | sbt-boot: ivy: java-home:peek client batch error warn info debug',
  augtool:
    'augeas* | r,root:peek I,include:libpath t,transform: l,load-file:read f,file:script.augeas c,typecheck b,backup n,new s,autosave A,noautoload e,echo i,interactive L,noload | repl=augeas',
  newsboat:
    '- | C,config-file:config u,url-file:script.feed-list c,cache-file:peek x,execute: i,import-from-opml:read l,log-level: d,log-file:write I,import-from-file:read E,export-to-file:write | interactive',
  newsbeuter: '=newsboat',
  mutt: 'mailto* | s: a:sendfile f:read F:script.muttrc e:code.muttrc i:sendfile H:read c: b: m: Q: A: x n y z R p | stdin=send escape',
  neomutt: '=mutt',
  mail: 'mailto* | s,subject: a,A,attach:sendfile f,file:?read c,cc: b,bcc: q:read r,return-address: S: exec,execute,E:code.typed u,user: T: h: | stdin=mail escape',
  'typst compile':
    'script.typst write | root:peek input: font-path:peek format: f: ppi: deps:write make-deps:write open:?browser package-path:libpath j: | out=none',
  'typst c': '=typst compile',
  'typst watch': '=typst compile',
  'typst query': 'script.typst - | root:peek field: format: one',
  'typst eval': 'code.typst | in:script.typst root:peek',
  exim: 'exim* | -be:exim -bem:read -bp -bV -bt -bv: C:config D: t bS -bS -M: -Mvb: | stdin=send',
  exim4: '=exim',
  java: 'java-class maybe* | jar:script.binary -jar:script.binary cp,classpath,-cp,-classpath,class-path,p,module-path: -javaagent,-agentpath,-agentlib:lib m: -XX:setting.java -D: source: add-modules: add-opens: add-exports: enable-preview -Xmx: -Xms: -Xss: | posix',
  ocaml:
    'script.foreign maybe* | e,-e:code.foreign init,-init:script.foreign I,-I:libpath | repl=foreign',
  'crystal eval': 'code.foreign -* | D:',
  'crystal run': 'script.foreign -* | D: o:write',
  kotlinc:
    'source* | d,-d:write script,-script:script.jvm cp,-cp,classpath,-classpath: e,-e,expression,-expression:code.jvm',
  raku: 'script.foreign maybe* | e:code.foreign n p I:libpath M:module.perl c doc:? profile:?write optimize: ll-exception | repl=foreign posix',
  perl6: '=raku',
  rakudo: '=raku',
  scilab: '-* | e,-e:code.foreign f,-f:script.foreign nb,-nb nw,-nw quit,-quit | repl=foreign',
  'scilab-cli': '=scilab',
  maxima:
    '- | r,run-string:code.foreign b,batch:script.foreign batch-string:code.foreign p,preload-lisp,preload:script.lisp very-quiet | repl=foreign',
  gp: 'script.foreign* | q f s: p: | repl=foreign escape',
  yacas:
    'script.foreign* | c f p pc t v d i:script.foreign e,execute:code.foreign rootdir:libpath archive:read server:listen | repl=foreign',
  newlisp: 'script.foreign* | e:code.foreign c m: p:listen d: http w:peek | repl=foreign',
  rexx: 'script.rexx -* | e:code.foreign i | repl=foreign',
  just: '-* | f,justfile:script.just c,command:exec shell:program d,working-directory:peek set:pair chooser:program l,list n,dry-run',
  ninja: '-* | f:script.tasks C:peek j: l: t: d: k:',
  joe: 'edit* | exec,-exec:code.typed rc:read | interactive',
  lf: 'peek* | command,-command:code.typed remote,-remote: config,-config:script.typed last-dir-path:write selection-path:write | interactive',
  direnv: ' | | sub out=meta',
  'direnv exec': 'peek argv',
  'nix eval':
    '- | expr,E:code.nix f,file:script.nix apply:code.nix json raw impure write-to:write I: arg:pair argstr:pair | out=meta',
  'nix-instantiate':
    'script.nix* | E,expr:code.nix A,attr: eval strict json arg:pair argstr:pair I:',
  mc: 'peek peek | e,edit:edit v,view:read C: l:write P:write | interactive',
  'packer console': 'peek | var: var-file:use | repl=foreign',
  'ansible-console': '- | i,inventory:read l: u: b,become | repl=typed',
  bwrap:
    'argv | bind,bind-try,dev-bind,dev-bind-try,ro-bind,ro-bind-try,symlink,setenv,file,bind-data,ro-bind-data,chmod:pair dev: proc: tmpfs: mqueue: dir: chdir: unsetenv: uid: gid: hostname: lock-file: sync-fd: seccomp: args: perms: size: cap-add: cap-drop: overlay-src: info-fd: userns: unshare-all unshare-net die-with-parent new-session clearenv',
  // settings and access
  crudini: 'ini-file -* | existing:? format: output:write list-sep:',
  initool: '=crudini',
  xmlstarlet: ' | q no-net no-doc-namespace | sub',
  'xmlstarlet ed':
    'edited-file* | u,update: v,value: d,delete: i,insert: s,subnode: a,append: r,rename: m,move:pair t,type: n: x,expr: N: L,inplace P,pf S,ps O,omit-decl',
  'xmlstarlet sel':
    'read* | m,match: v,value-of: o,output: c,copy-of: e,elem: a,attr: i,if: N: t,template T,text n,nl B,noblanks',
  setfacl:
    'acl-file* | m,modify: x,remove: M,modify-file:read X,remove-file:read restore:read set: set-file:read s: R,recursive b,remove-all k,remove-default d,default',
  setfattr: 'attribute-file* | n,name: v,value: x,remove: restore:read h',
  ktutil: '- | | repl=typed',
  'docker-compose': '- | f,file:script.compose p: env-file:use profile: project-directory: | sub',
  'podman-compose': '=docker-compose',
  ant: '-* | f,file,buildfile,-f,-file,-buildfile:script.tasks D: lib:libpath -lib:libpath l,logfile:write',
  pm2: ' | | sub out=meta',
  'pm2 start':
    'argv | n,name: i,instances: interpreter: cron: c: max-memory-restart: log:write o,output:write e,error:write l: env: cwd: watch f time',
  'pm2 restart': 'peek*',
}
