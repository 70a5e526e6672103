import type { KnowledgeTable } from '../entry.ts'
import { PASSWORD_HASH, PASSWORD_LINE } from '../joint-facts.ts'
import { KEPT_OPTIONS } from '../joint-files.ts'

// a search for things that look like keys, through everybody's files
const SEARCH_FOR_KEYS =
  /(?:AKIA|ASIA|gh[pousr]_|glpat-|xox[abp]|sk_live|sk-ant|BEGIN\b.*PRIVATE|aws_secret|aws_access).* (?:\/|~|\/home|\/root|\/Users|\/var|\/etc|\/srv|\/opt|\/home\/user)\/?(?: |$)/

const SEARCH_FOR_TOKENS =
  /(?:AKIA|ASIA|gh[pousr]_|glpat-|xox[bp]-|BEGIN[\s.*]\S*PRIVATE|aws_secret|sk_live).*(?:^| )(?:\/home|\/root|\/etc|\/|~|\/var\/www)\S*(?: |$)/

/** Programs that search in files, compare them, and watch logs. */
export const searchingAndComparing: KnowledgeTable = {
  // searching
  ack: {
    line: '- searched* | pager:pager A: B: C: m: type: ignore-dir: ackrc:config output: | quiet walks kind=local-lister,other-o,text-tool',
    variables: { ACKRC: 'startup' },
    files: [KEPT_OPTIONS],
    secrets: [SEARCH_FOR_KEYS, PASSWORD_LINE, SEARCH_FOR_TOKENS],
  },
  ag: {
    line: '- searched* | G: A: B: C: ignore: pager:pager m: | quiet walks kind=local-lister,other-o,text-tool',
    secrets: [SEARCH_FOR_KEYS, PASSWORD_LINE, SEARCH_FOR_TOKENS],
  },
  agrep: '=grep',
  bzegrep: '=grep',
  bzgrep: '=grep',
  egrep: '=grep',
  fgrep: '=grep',
  grep: {
    line: '- searched* | e,regexp: f,file:read m,max-count: A: B: C: D: d: include: exclude: exclude-from:read exclude-dir: color:? label: binary-files: context: after-context: before-context: | instead=-e,--regexp,-f,--file quiet speaks kind=basic,line-chooser,other-o,process-finder,text-tool',
    secrets: [SEARCH_FOR_KEYS, PASSWORD_HASH, PASSWORD_LINE, SEARCH_FOR_TOKENS],
  },
  lzgrep: '=grep',
  pcre2grep: '=grep',
  pcregrep: '=grep',
  pt: {
    line: '- peek* | A: B: C: G: ignore: o:? | kind=text-tool',
    secrets: [SEARCH_FOR_KEYS],
  },
  rg: {
    line: '- searched* | e,regexp: f,file:read g,glob: t,type: T,type-not: m,max-count: A,after-context: B,before-context: C,context: d,max-depth,maxdepth: max-columns: max-filesize: threads: r,replace: pre:side hostname-bin:program ignore-file:read j: M: sort: sortr: color: engine: | instead=-e,--regexp,-f,--file quiet walks kind=line-chooser,other-o,text-tool',
    variables: { RIPGREP_CONFIG_PATH: 'startup' },
    secrets: [SEARCH_FOR_KEYS, PASSWORD_HASH, PASSWORD_LINE, SEARCH_FOR_TOKENS],
  },
  rga: '=rg',
  rgrep: '=grep | walks',
  ripgrep: '=rg',
  sift: {
    line: '- read* | e: f:read output:write o:write ext: x: exclude-files: include-files: replace: g: | instead=-e,-f kind=text-tool',
    secrets: [SEARCH_FOR_KEYS],
  },
  ugrep: {
    line: '- searched* | e,regexp: f,file:read m,max-count: A: B: C: D: d: g,glob: t,file-type: O,file-extension: M,file-magic: J: K: include: exclude: exclude-from:read exclude-dir: include-dir: include-from:read ignore-files:? color:? colors: label: binary-files: context: after-context: before-context: filter:own.by-ending filter-magic-label: pager:?pager view:?program config:?config save-config:?write format: replace: | instead=-e,--regexp,-f,--file quiet speaks kind=line-chooser,other-o,text-tool',
    words: { 'by-ending': 'commands that files are read through: `pdf:pdftotext % -,*:cat`' },
    secrets: [SEARCH_FOR_KEYS, PASSWORD_HASH, PASSWORD_LINE, SEARCH_FOR_TOKENS],
  },
  ug: '=ugrep',
  xzegrep: '=grep',
  xzgrep: '=grep',
  zegrep: '=grep',
  zfgrep: '=grep',
  zgrep: '=grep',
  zipgrep: '- read -* | | kind=other-o',
  zstdgrep: '=grep',

  // comparing and merging
  bsdiff: 'read read write',
  bspatch: 'read write read',
  cmp: 'read* | i: n: | kind=library-tool quiet',
  colordiff: '=diff',
  combinediff: 'read* | U: p: d:',
  delta: {
    line: 'read* | pager:pager | kind=pager',
    variables: { DELTA_PAGER: 'pager' },
  },
  dhex: 'edit* | | interactive kind=plain-input',
  diff: 'tree* | U: C: I: x: X:read L,label: W: F: from-file:read to-file:read exclude-from:read line-format: GTYPE-group-format: | kind=library-tool,other-o,side-tool quiet',
  'diff-highlight': '-*',
  'diff-so-fancy': '-* | | kind=pager',
  diff3: 'read* | L: label:',
  diffoscope:
    'read read | text:write html:write html-dir:write json:write markdown:write exclude: profile:write tool-prefix-binutils: | out=content',
  diffstat: 'read*',
  difft: 'read* | context: display: language: override: | kind=side-tool',
  difftastic: '=difft',
  dwdiff: 'read read | d: P: c:? a: w: x: y: z: L:? profile:config m:? C: S:',
  dyff: '- read read | o: color: | sub',
  filterdiff: 'read* | i,include: x,exclude: p: lines: files: I:read X:read',
  graphtage: 'read read',
  grepdiff: '- read* | f:read i: x: output-matching: | instead=-f',
  icdiff: 'read read | cols: exclude: L: color-map: U: | kind=side-tool',
  imgdiff: 'read read write',
  interdiff: 'read* | U: p: d:',
  jd: 'read read | o:write set: f: t: port:listen',
  'json-diff': 'read read | | kind=library-tool',
  kdiff3: 'peek* | o,output:peek | kind=side-tool',
  xxdiff: 'read* | | kind=side-tool',
  tkdiff: 'read* | o:write L: | kind=side-tool',
  bcompare: 'read* | | kind=side-tool',
  lsdiff: 'read* | i: x: p: | out=meta',
  meld: 'read* | o,output:write diff: | kind=side-tool',
  merge: 'edit read read | L:',
  odiff: 'read read write',
  opendiff: 'peek* | | kind=side-tool',
  patch: {
    line: 'edit patch | p: i,input:patch d,directory:write-dir o,output:write r,reject-file:write B: D: F: V: z: | dry=--dry-run kind=rewriter stdin=patch',
    patches: { directory: /^(?:-d|--directory)$/ },
  },
  rdiff: '- read* write',
  rediff: 'read read',
  sdiff: 'read* | o,output:write w: | kind=side-tool',
  splitdiff: 'read* | D: p:',
  vbindiff: 'read read | | interactive kind=plain-input',
  wdiff: 'read* | | kind=side-tool',
  xdelta3: 'read write | s:read B: W:',
  xmldiff: 'read read | f: o:',
  ydiff: 'peek* | w: p: c: t:',

  // logs
  agrind: '- | f,file:read o:',
  // Its configuration is Perl.
  calamaris:
    'read* | config-file:script.perl d,domain-report: domain-report-limit: N,domain-report-n-level: p,peak-report: P,performance-report: T,performance-report-adjust: r,requester-report: R,requester-report-with-targets: D,size-distribution-report: t,type-report: f,input-format: ipfilter-exclude: ipfilter-include: I,time-interval: H,hostname: image-type: l,logo: M,meta: F,output-format: output-path:write-dir output-file:write output-file-prefix: S,show-reports: U,unit: i,cache-input-file:read o,cache-output-file:write b,benchmark:',
  goaccess:
    'read* | f,log-file:read o,output:write log-format: date-format: time-format: p,config-file:config port:listen addr: html-custom-css: html-report-title: db-path:peek',
  lnav: {
    line: 'read* | c:code.typed f:script.typed e,exec:exec I:peek w:write | interactive kind=pager',
    runs: [[/^[:;|]\s*shexec\s+(.+)$/s, 'side']],
  },
  logcheck: '- | c:script.sh l:read L:read r:peek m: o',
  logtail: 'read | f:read o:write',
  logtail2: '=logtail',
  logwatch:
    '- | output: mailto:mailto filename:write logdir:peek detail: range: service: hostname: format:',
  lwatch: '- | i:read C:config',
  multitail:
    'read* | l:exec L:exec e: E: ex:exec -ex:exec s: i: I: F:config a: g: R: r: n: N: cT: | interactive',
  petit: 'read*',
  swatch:
    '- | c,config-file:script.perl t,tail-file:read f,examine:read p,read-pipe:exec script-dir: dump-script:?write tail-args: tail-program-name:program',
  swatchdog: '=swatch',
}
