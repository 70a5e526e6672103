import type { KnowledgeTable } from '../entry.ts'
import type { ImplicitFile } from '../facts.ts'
import { WRITTEN_ELSEWHERE } from '../joint-facts.ts'

const R_START: ImplicitFile = { path: /^\.Rprofile$/, language: 'r', later: 'start-up' }

/** Programs for mathematics, statistics, proofs and maps that read a language of their own. */
export const mathematics: KnowledgeTable = {
  // statistics and numbers
  gnuplot: 'script.gnuplot* | e:code.gnuplot c:script.gnuplot | repl=gnuplot',
  gretlcli: 'script.typed | i,instpkg:package scriptopt: | repl=typed',
  jags: 'script.typed',
  julia: {
    line: 'script.julia maybe* | e,eval,E,print:code.julia p: t: C: O: project:? J,sysimage:lib L,load:script.julia | repl=julia posix',
    variables: { JULIA_LOAD_PATH: 'path', JULIA_DEPOT_PATH: 'path' },
    files: [{ path: /^\.julia\/config\/startup\.jl$/, language: 'julia', later: 'start-up' }],
  },
  littler: '=Rscript',
  matlab: '-* | r,-r,-batch,batch:code.octave',
  nickle: 'read* | e: f:read | escape',
  octave: {
    line: 'script.octave maybe* | eval,x:code.octave p: | repl=octave',
    variables: { OCTAVE_SITE_INITFILE: 'startup', OCTAVE_VERSION_INITFILE: 'startup' },
  },
  'octave-cli': '=octave',
  R: {
    line: 'maybe* | e:code.r f,file:script.r | repl=r',
    unclear: [
      [
        /^(?:-\S+ )*CMD (?!(?:BATCH|build|check|COMPILE|config|INSTALL|javareconf|LINK|open|Rd\w+|Rdiff|REMOVE|Rprof|rtags|SHLIB|Stangle|Sweave|texi2(?:dvi|pdf))(?: |$)|-)/,
        'what the program of this name does',
      ],
    ],
    variables: {
      R_LIBS: 'path',
      R_LIBS_USER: 'path',
      R_LIBS_SITE: 'path',
      R_PROFILE: 'startup.r',
      R_PROFILE_USER: 'startup.r',
      R_ENVIRON_USER: 'startup',
      R_ENVIRON: 'startup',
    },
    files: [R_START],
  },
  Rscript: {
    line: 'script.r maybe* | e:code.r | posix',
    files: [R_START],
  },
  sas: '- | sysin,-sysin:script.typed log,-log:write print,-print:write autoexec,-autoexec:script.typed config,-config:config set: initstmt,-initstmt:code.typed termstmt: sasuser: work:peek | repl=typed',
  scilab: '-* | e,-e:code.foreign f,-f:script.foreign | repl=foreign',
  'scilab-cli': '=scilab',
  stata: 'script.typed* | | repl=typed',
  'stata-mp': '=stata',
  yorick: '-* | batch:read | escape',

  // algebra
  gap: 'read* | | escape',
  genius: 'read* | exec: | escape',
  giac: 'code.typed* | | repl=typed',
  ginsh: '- | | escape',
  gp: 'script.foreign* | s: p: | repl=foreign escape',
  icas: '=giac',
  M2: 'script.typed* | e,-e:code.typed script:script.typed srcdir:libpath prefix:libpath | repl=typed',
  macaulay2: '=M2',
  magma: 'script.typed* | s:script.typed S: r: c: | repl=typed',
  maple:
    'script.typed | c:code.typed e: i:script.typed b:libpath w: I:libpath T: r: D: | repl=typed',
  maxima:
    '- | r,run-string:code.foreign b,batch:script.foreign batch-string:code.foreign p,preload-lisp,preload:script.lisp | repl=foreign',
  sage: 'script.python maybe* | c:code.python | repl=python',
  sagemath: '=sage',
  Singular:
    'script.typed* | c,execute:code.typed u,user-option: r: random: v:? d: emacs: link: cpus: min-time: ticks-per-sec: log:write | repl=typed',
  wolfram:
    '- | script,-script:script.wolfram-language run,-run:code.wolfram-language | repl=wolfram-language',
  wolframscript:
    'script.wolfram-language maybe* | c,code,-c,-code:code.wolfram-language f,file,-f,-file:script.wolfram-language a,api,-a: u,function,-u: o,cloud:? l,local:? e,timeout: s,signature: p,print:? t,charset: w,wstpserver: | repl=wolfram-language',
  yacas:
    'script.foreign* | i:script.foreign e,execute:code.foreign rootdir:libpath archive:read server:listen | repl=foreign',

  // proofs and solvers
  coqc: 'read | o:write Q:pair R:pair I: l:read',
  coqtop:
    '- | l,load-vernac-source:read lv:read Q:pair R:pair I: require: | interactive kind=plain-input',
  cvc5: 'read* | lang: dump:',
  isabelle: '- -* | d:peek D:peek o: s:exec | sub others=*',
  lean: 'read* | o: run:script.lisp',
  tlc: 'read -*',
  z3: 'read* | T:',

  // maps, circuits and models
  FreeCAD: '=freecad',
  freecad: 'read* | M,module-path:libpath P,python-path:libpath',
  FreeCADCmd: '=freecadcmd',
  freecadcmd: 'script.python* | c:code.python M:libpath P:libpath | repl=python',
  gdal_translate: 'read write | of: co: oo:',
  gdalinfo: 'read*',
  gdalwarp: 'read* write | t_srs: s_srs: cutline:read of: co: te: tr:',
  kicad: 'peek*',
  'kicad-cli': '- - -* | o,output:write',
  librecad: 'read*',
  meshlab: 'read*',
  meshlabserver: '- | i:read o:write s:script.typed',
  ngspice: 'script.typed* | r,rawfile:write o,output:write p: | interactive',
  ogr2ogr: {
    line: 'write read -* | f: sql:code.sql dialect: s_srs: t_srs: oo: dsco: lco: where:',
    unclear: [WRITTEN_ELSEWHERE],
  },
  ogrinfo: 'read -* | sql:code.sql dialect:',
  openscad: 'read | o:write D: p,parameter-file:read P: export-format: m:side',
  qgis: 'read* | code:script.python configpath:',
  qgis_process: '- -* | | sub others=*',
  'qgis_process run': '-* | distance_units: area_units: ellipsoid:',
  lmp: '- | in,-in,i:read log,-log,l:write screen,-screen:write var,-var,v:pair',
}
