import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { KEPT_SECRETS, LOST, workerOf } from '../joint-facts.ts'
import { PYTHON_APPLICATION } from '../joint-files.ts'

/** A whole tree of what many machines keep, and not a part of one's own below `/tmp` or `/user`. */
const REMOVED_TREE: RiskyArguments = [
  /(?:^| )-(?:rm|rmr)\b(?=.* -(?:r|R|rf|skipTrash)\b|r\b).* \/(?!tmp\/|user\/[^/\s]+\/)\S*|(?:^| )-rmr? .*-skipTrash\b|(?:^| )-expunge\b/,
  LOST,
]

/** Batch systems, parallel jobs, data pipelines and experiments. */
export const batchSystems: KnowledgeTable = {
  // batch systems
  bjobs: '-* | | out=meta',
  bsub: 'argv | q: n: o:write e:write J: R: W: M: P: i:read w: E:side Ep:side -E:side -Ep:side Is!session | stdin=exec',
  condor_q: '-* | | out=meta',
  condor_ssh_to_job: '- remote-argv | ssh:rsh | shell',
  condor_submit: 'config -* | a,append: batch-name: n,name:',
  qlogin: '-* | | session',
  qrsh: 'remote-argv | l: q: | shell',
  qstat: '-* | | out=meta',
  qsub: 'script.sh -* | N: o:write e:write l: q: M: m: v: t: pe:pair S:program P: I!session shell:',
  sacct: '-* | j: format: o: S: E: u: | out=meta',
  sacctmgr: '-* | | out=meta',
  salloc: 'argv | N: n: p: t: mem: J: c: A: G: gres: | shell',
  sattach: '-*',
  sbatch:
    'script.sh -* | wrap:exec N: n: p: t: mem: J: o:write e:write c: a: d: A: G: gres: D,chdir:peek export: mail-user: mail-type: q: C: prefer:',
  sbcast: 'read -',
  scancel: '-* | u,user: n,name: t,state: p,partition: A:',
  scontrol: '-* | | out=meta',
  sinfo: '-* | o: p: | out=meta',
  squeue: '-* | u: o: p: t: j: | out=meta',
  srun: 'remote-argv | N,nodes: n,ntasks: p,partition: t,time: mem: gres: A: J: o:write e:write i:read c: w: x: G: prolog:side epilog:side task-prolog:side task-epilog:side export: chdir: D:peek bcast:? mpi:',
  strigger: '- | program,p:program j: n:',

  // parallel jobs
  accelerate: '- -* | | sub others=*',
  'accelerate launch':
    'script.python -* | config_file:config num_processes: mixed_precision: num_machines: machine_rank: main_process_port:',
  dask: {
    line: '- -*',
    unclear: [workerOf(/^worker\b.* (?=\S*:)/)],
  },
  'dask-scheduler': '- | port: preload:module | listen=8786',
  'dask-worker': {
    line: 'host | nthreads: preload:module',
    unclear: [workerOf(/(?:^| )(?=\S*:)/)],
  },
  deepspeed:
    'script.python -* | hostfile:read num_gpus: num_nodes: include: exclude: master_port: launcher:',
  ipengine: {
    line: '-* | file:use url: profile: profile-dir:peek',
    unclear: [workerOf(/(?:^| )--url[= ]/)],
  },
  mpiexec: '=mpirun',
  mpirun:
    'argv | np,-np,n: H,host: hostfile,-hostfile,machinefile:read x: mca:pair wdir: bind-to: map-by: output-filename: tag-output launch-agent:side -mca:pair',
  orterun: '=mpirun',
  parsl: '-*',
  pexec: 'argv | r: e: o:write u: R: n: p:',
  ppss: '- | c,command:exec f:read d:peek p: l:write',
  prun: 'argv | n,np,-np: N: c: H,host,-host: hostfile,machinefile,-hostfile,-machinefile:read x: wdir,-wdir:peek path: bind-to: map-by: mca,-mca:pair prefix: rankfile:read app:read env:pair genv:pair launcher,-launcher: launcher-exec,-launcher-exec:rsh rsh,-rsh:rsh',
  ray: {
    line: '- -* | address: | sub others=dashboard,down,get-head-ip,list,logs,memory,microbenchmark,monitor,serve,stack,status,stop,summary,timeline',
    unclear: [workerOf(/^start\b.*--address[= ]/)],
  },
  'ray attach': 'config | | session',
  'ray exec': 'config remote | port-forward:',
  'ray job': '-* | working-dir:peek address: runtime-env:config',
  'ray rsync-down': '- - write',
  'ray rsync-up': '- sendfile dest',
  'ray start': '- | address: port: | listen=6379',
  'ray submit': 'config script.python -*',
  'ray up': 'config',
  rush: 'exec | i:read d: T: t: j: v:',
  sem: 'argv | j: id:',
  torchrun:
    'script.python -* | nproc_per_node,nproc-per-node: nnodes: node_rank: master_addr: master_port: rdzv_endpoint: rdzv_backend: rdzv_id: m,module:',
  xe: {
    line: 'argv | j: n: I: f:read s:',
    // of XenServer, which has the same name
    unclear: [
      [
        /^(?:pool|vm|host|sr|vdi|vbd|vif|network|snapshot|template|user|subject|role|secret|pbd|pif)-(?!(?:\S+-)?list|param-(?:get|list)|start|shutdown|reboot|suspend|resume|snapshot(?: |$))\S+/,
        'what becomes of the machines there',
      ],
    ],
  },

  // Hadoop and Spark
  accumulo: ' | | sub',
  'accumulo shell':
    '- | e,execute-command:code.typed f,execute-file:script.typed u: p: | repl=typed',
  flink: '- peek -* | m: c: p: D: s: py:script.python pym: pyfs:libpath | sub',
  'flink run':
    'peek -* | m,jobmanager: c,class: p: D: s: py,python:script.python pym,pyModule: pyfs,pyFiles:libpath',
  hadoop: {
    line: '- -* | config: conf:config D: | sub out=meta others=archive,checknative,classpath,conftest,daemonlog,dfs,distch,envvars,gridmix,jnipath,kdiag,kerbname,registrydns,trace',
    unclear: [REMOVED_TREE],
  },
  'hadoop distcp': '-*',
  'hadoop fs':
    '-* | put,-put:sendfile copyFromLocal,-copyFromLocal:sendfile moveFromLocal:sendfile appendToFile: get: cat: ls: rm: conf:config | out=network',
  'hadoop jar': 'peek -*',
  hbase: {
    line: ' | config:peek | sub others=*',
    unclear: [
      [
        /\b(?:drop|drop_all|disable_all|truncate|truncate_preserve|deleteall|drop_namespace)\b/,
        LOST,
      ],
    ],
  },
  'hbase shell': 'script.ruby | | repl=ruby',
  hdfs: {
    line: '- -* | | sub out=network others=cacheadmin,classpath,datanode,debug,dfsrouter,diskbalancer,ec,envvars,getconf,groups,haadmin,jmxget,mover,nfs3,oev,oiv,portmap,snapshotDiff,storagepolicies,balancer,lsSnapshottableDir',
    unclear: [REMOVED_TREE],
  },
  'hdfs dfs': '=hadoop fs',
  'hdfs dfsadmin': '-*',
  'hdfs fsck': '-*',
  oozie: '- -* | oozie: config:config',
  pig: 'script.sql | e:code.sql x: f:script.sql p: m:read | repl=typed',
  pyspark: '- | master: conf: jars: py-files: packages: | repl=python',
  'spark-shell': '- | master: conf: jars: i:script.jvm packages: | repl=jvm',
  'spark-sql':
    '- | e:code.sql f:script.sql i:script.sql master: conf: hiveconf: database: | repl=sql',
  'spark-submit':
    'peek -* | class: master: conf: jars: py-files: files:read properties-file:config driver-memory: executor-memory: num-executors: packages: repositories: name: deploy-mode: driver-class-path: keytab:use principal:',
  sparkR: 'script.r | master: conf:code.config | repl=r',

  // pipelines and experiments
  airflow: {
    line: '- -* | | sub out=meta others=assets,backfill,celery,cheat-sheet,dag-processor,info,jobs,kerberos,kubernetes,plugins,pools,providers,roles,scheduler,standalone,sync-perm,triggerer,api-server',
    unclear: [
      [
        /^(?:(?:variables|connections) (?:export|get|list)\b|config (?:list\b|get-value \S+ (?:\S*(?:_key|secret|password|token)|sql_alchemy_conn|broker_url|result_backend)(?: |$)))/,
        'the secrets that are kept there',
      ],
    ],
  },
  'airflow connections': '- -* | | sub out=meta',
  'airflow connections export': 'write | | secret',
  'airflow dags': '-* | S,subdir:peek c,conf: e: r: o,output: s: d:',
  'airflow db': '-*',
  'airflow tasks': '-* | S,subdir:peek',
  'airflow users': '-* | | privilege=changes-an-account dry=list,export',
  'airflow variables': '- -* | | out=meta',
  'airflow webserver': '- | p: | listen=8080',
  celery: {
    line: '-* | A,app: b,broker: workdir:peek config:module | out=meta kind=obeyer',
    files: [PYTHON_APPLICATION],
    unclear: [workerOf(/(?:^| )(?:-b ?|--broker[= ])(?=.*\bworker\b|(?<=\bworker\b.*))/)],
  },
  cwltool: 'config maybe* | outdir:peek tmpdir-prefix: basedir:',
  dagster: '- -* | f,python-file:script.python m:module w:config d:',
  dbt: '- -* | project-dir:peek profiles-dir:use target: t: select: s: m: vars: threads: | out=meta kind=obeyer',
  dvc: '- -* | c: r: j: | sub out=meta others=artifacts,cache,check-ignore,checkout,commit,config,dag,data,diff,du,fetch,freeze,gc,import-url,init,install,list,ls,list-url,metrics,move,mv,params,plots,queue,remote,remove,root,status,studio,unfreeze,unprotect,update,doctor,experiments',
  'dvc add': 'peek* | o,out: file:',
  'dvc exp': '-* | n,name: S,set-param: j,jobs: message,m:',
  'dvc get': 'url - | o,out:write rev: j:',
  'dvc get-url': 'url write',
  'dvc import': 'url - | o,out:write rev:',
  'dvc pull': '-*',
  'dvc push': '-* | r,remote: j:',
  'dvc repro': '-*',
  'dvc run': 'argv | n: d: o: p: M:',
  'dvc stage': '- argv | n: d: o: p: M:',
  luigi: '-* | module:module',
  tensorboard:
    '-* | logdir:peek host:listen p,port: logdir_spec: reload_interval: path_prefix: window_title: event_file: tag: bind_all!listen | listen=localhost:6006',
  mlflow:
    '- -* | | sub others=azureml,db,deployments,doctor,experiments,gc,recipes,runs,sagemaker,traces',
  'mlflow artifacts': '- | | sub others=list,download',
  'mlflow artifacts log-artifact': '- | l,local-file:sendfile run-id,r: a,artifact-path:',
  'mlflow artifacts log-artifacts': '- | l,local-dir:sendfile run-id,r: a,artifact-path:',
  'mlflow models':
    '-* | m,model-uri: p,port: h,host: env-manager: i,input-path:read o,output-path:write t,content-type:',
  'mlflow run': 'peek | e: P: v: b: entry-point: env-manager: experiment-name:',
  'mlflow server': '- | p: h: backend-store-uri: default-artifact-root: | listen=5000',
  'mlflow ui': '- | p,port: h,host:listen backend-store-uri: default-artifact-root: workers:',
  nextflow: {
    line: '- maybe -* | c,config:config C:config profile,-profile: w,-w,-work-dir: params-file,-params-file:read r,-r: -with-report:?write -with-trace:?write -with-docker:? | sub',
    // owner/name is fetched from a forge and run
    unclear: [
      [
        /^(?:\S+ )*?run (?:-\S+ )*(?:[\w-]+\/[\w.-]+(?= |$)(?<!\.nf)|\w+:\/\/)/,
        'whose pipeline it fetches and runs',
      ],
    ],
  },
  'nextflow clean': '-*',
  'nextflow log': '-*',
  'nextflow pull': 'url | r: hub:',
  'nextflow run':
    'script.jvm -* | c,-c:config C:config profile,-profile: w,-w,-work-dir: params-file,-params-file:read r,-r: -with-report:?write -with-trace:?write -with-timeline:?write -with-docker:? -with-singularity:? -entry:',
  prefect: { line: '- -*', unclear: [[/^(?:-\S+ )*block inspect\b/, KEPT_SECRETS]] },
  rq: {
    line: '- -* | u,url: c,config: P,path:libpath | sub others=*',
    unclear: [workerOf(/^(?=.*\bworker(?:-pool)?\b).*(?:^| )(?:-u ?|--url[= ])/)],
  },
  sidekiq: '- | r,require:script.ruby C,config:config c: q: e: t: L:write P:write',
  snakemake:
    '-* | s,snakefile:script.python configfile:read j,cores,jobs:? c: cluster:side cluster-config:read profile:config d,directory:peek wrapper-prefix: drmaa:? jobscript:script.sh cluster-status:side shadow-prefix: sdm: executor: | out=meta',
  soda: {
    line: '- -* | c:use',
    unclear: [[/^(?:drop|reset|migrate down)\b/, LOST]],
  },
  wandb:
    '- -* | | sub others=controller,disabled,docker,enabled,init,job,launch,offline,off,on,online,projects,pull,restore,scheduler,server,status,sweep,verify,watch,local',
  'wandb artifact': '- -* | n,name: t,type: d: root:peek | sub others=get,ls,cache',
  'wandb artifact put': 'sendfile | n,name: t,type: d: a: r:',
  'wandb agent':
    '- | p,project: e,entity: count: | unclear=what-a-server-tells-it-to-run dry=--help',
  'wandb launch-agent': '=wandb agent',
  'wandb login': '-* | host:',
  'wandb sync': 'sendfile*',
  pueue: '- -* | c,config:config p,profile: | sub out=meta',
  'pueue add': 'exec-argv | w,working-directory:peek g,group: a,after: d,delay: l,label:',
  'pueue follow': '-*',
  'pueue log': '-*',
  'pueue status': '-*',
  pueued: '- | c,config:config p,profile:',
  aprun: 'argv | n: N: d: S: cc: e:env L:',
  pbsdsh: 'argv | n: c: o',
  'likwid-perfctr': 'argv | C: c: g: o:write T: t: s:',
  'likwid-pin': 'argv | c: s:',
  'likwid-mpirun': 'argv | n,np: pin: omp: g: nperdomain:',
  jsrun: 'argv | n: a: c: g: r: b: E:env',
  'flux-run': 'argv | n: N: c:',
  condor_run: 'exec-argv | u: a:',
}
