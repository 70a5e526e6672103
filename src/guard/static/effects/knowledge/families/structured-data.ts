import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { ASKS_NOBODY } from '../guard-facts.ts'
import { HOW_MUCH_ROOM, LOST } from '../joint-facts.ts'

/** What a container is told in its variables, in the words of those who describe one. */
const VARIABLES_OF_CONTAINERS: RiskyArguments = [
  /\.(?:Config|ContainerSpec|Process)(?:\[\])?\??\.Env\b|\.containers(?:\[\d*\])?\??(?:\s*\|\s*\.\[\d*\])?\.env(?:From)?\b(?!\S*(?:\.name\b|length))/,
  'the secrets among the variables there',
]

/** Programs that query and change JSON, YAML, XML, CSV and the like, and fill in templates. */
export const structuredData: KnowledgeTable = {
  // JSON and YAML
  dasel: '- | f,file:read r: w: s,selector: | sub others=*',
  'dasel delete': '-* | f,file:edit r: w: p: o,out:write s,selector:',
  'dasel put': '=dasel delete',
  fx: 'edited-file -*',
  gojq: '=jq',
  gron: 'read',
  hcl2json: 'read*',
  jaq: '=jq | inplace',
  jc: 'argv',
  jid: 'read | | interactive kind=pager',
  jless: 'read | mode: | interactive kind=pager',
  jo: 'maybe* | f:read d: o:write',
  jp: '- | f,filename:read e,expr-file:read',
  jq: {
    line: 'jq-filter read* | f,from-file:read slurpfile:named rawfile:named arg:pair argjson:pair L:libpath indent: | instead=-f,--from-file quiet kind=line-changer,picker,text-tool',
    secrets: [/\bload\w*\(.{0,60}sh\/id_(?:rsa|dsa|ecdsa|ed25519)/],
    unclear: [
      VARIABLES_OF_CONTAINERS,
      [
        /\[\s*(?:range\([^()]*(?:e\+?\d{2}|\d{10})\)|repeat\(|limit\(1e\d{2})|\brange\([^()]*(?:e\+?\d{2}|\d{10})\) as /,
        HOW_MUCH_ROOM,
      ],
    ],
  },
  jqp: '- | f,file:read t: config:config',
  json2yaml: 'read',
  json_pp: '- | f: t: json_opt:',
  json_xs: '- | f: t: e:code.perl',
  jsonpp: 'read*',
  yaml2json: 'read',
  yj: '-*',
  yq: {
    line: 'jq-filter maybe* | o,output-format: p,input-format: I,indent: from-file:read split-exp: split-exp-file:read front-matter: arg:pair argjson:pair slurpfile:named rawfile:named w,width: s: | inplace quiet kind=text-tool',
    unclear: [VARIABLES_OF_CONTAINERS],
  },

  // configuration languages
  augtool: {
    line: 'own.augeas* | r,root:peek I,include:libpath t,transform:maybe l,load-file:read f,file:script.augeas | repl=augeas',
    words: {
      augeas: 'a word of augtool; the first one takes them all',
    },
    secrets: [/\/files\/etc\/g?shadow/],
  },
  crudini: {
    line: 'own.ini-file -* | existing:? format: output:write list-sep:',
    words: {
      'ini-file': 'a file of settings that is shown with `--get`, else changed',
    },
  },
  cue: '- maybe* | o,out:write e: t: l: p: | sub',
  'cue cmd': '-* | t,inject:',
  'cue eval': 'maybe* | e,expression: out: o,outfile:write t,inject:',
  'cue export': 'maybe* | e,expression: out: o,outfile:write t,inject:',
  'cue fmt': 'peek*',
  'cue import': 'maybe* | o,outfile:write p,package: l,path:',
  'cue vet': 'maybe* | d,schema: l: t,inject:',
  defaults: {
    line: '- -* | | out=meta',
    runs: [[/^Log(?:in|out)Hook$/, 'program']],
  },
  dhall: '- -* | file:read output:write',
  'dhall-to-json': '- | file:read output:write',
  'dhall-to-yaml': '- | file:read output:write',
  initool: '=crudini',
  jsonnet: {
    line: 'script.jsonnet | e,exec:code.jsonnet o,output-file:write m,multi:peek J,jpath: V,ext-str: A,tla-str: ext-str-file:read ext-code-file:read',
    secrets: [
      /\bimportstr\s+["']\S*(?:\/\.ssh\/id_\w+|\/\.aws\/credentials|\/etc\/g?shadow|\/\.netrc)/,
    ],
  },
  jsonnetfmt: 'read* | e: o:write n: string-style: comment-style: indent: | inplace kind=rewriter',
  lineinfile: 'write -*',
  nickel:
    '- script.jsonnet* | o,output:write f,format: field: I,import-path:libpath | repl=jsonnet',
  plutil: 'read* | o:write -o:write -convert: -extract: -replace: -insert: | out=content',
  ytt: '- | f,file:read v,data-value: data-values-file:read output-files:peek o:',

  // XML and HTML
  basex: {
    line: 'maybe | b: c: i:read o:write q: r: s: | repl=typed',
    runs: [[/\bproc:(?:system|execute|fork)\(\s*['"]([^'"]+)/, 'side']],
  },
  htmlq: '- | f,filename:read o,output:write a: b:',
  hxnormalize: 'maybe* | l: i:',
  hxselect: '-* | l: s:',
  pup: '- | f,file:read i:',
  saxon:
    'read* | s,-s:read xsl,-xsl:read o,-o:write xi,-xi:? q,-q:read qs,-qs: it,-it: catalog,-catalog:read',
  tidy: 'read* | o,output,-o,-output:write f,file,-f,-file:write config,-config:config -modify | inplace=-m,-modify,--modify kind=rewriter',
  xalan: '- | in,-in:read xsl,-xsl:read out,-out:write param,-param:pair',
  xidel:
    'url* | e,extract,xpath,xquery,css: extract-file:read f,follow: download:write d,data: input-format: output-format: user-agent: post: form: method: header,H: proxy: load-cookies:use save-cookies:write | out=network',
  xmllint: 'read* | xpath: schema:read dtdvalid:read relaxng:read o,output:write path: encode:',
  xmlstarlet: ' | | sub others=*',
  'xmlstarlet c14n': 'read*',
  'xmlstarlet ed':
    'edited-file* | u,update: v,value: d,delete: i,insert: s,subnode: a,append: r,rename: m,move:pair t,type: n: x,expr: N:',
  'xmlstarlet el': 'read* | d:',
  'xmlstarlet esc': '-*',
  'xmlstarlet fo': 'read* | s: e:',
  'xmlstarlet ls': 'peek*',
  'xmlstarlet pyx': 'read*',
  'xmlstarlet sel': 'read* | m,match: v,value-of: o,output: c,copy-of: e,elem: a,attr: i,if: N:',
  'xmlstarlet tr': 'read* | s: p: maxdepth:',
  'xmlstarlet unesc': '-*',
  'xmlstarlet val': 'read* | d,dtd:read s,xsd:read r,relaxng:read',
  xq: '- read* | p: o:',
  xqilla: 'read* | i:read o:write b: v:named f: t:',
  xsltproc: 'read* | o,output:write',

  // tables
  csvclean: 'read',
  csvcut: 'read | c: C: d: e:',
  csvformat: 'read | D: d: U:',
  csvgrep: 'read | c: m: r: f:read d:',
  csvjoin: 'read* | c: d:',
  csvjson: 'read | i: k: d:',
  csvlook: 'read | d: max-rows: max-columns:',
  csvsort: 'read | c: d:',
  csvsql: {
    line: 'read* | query: db: tables: i: before-insert:code.sql after-insert:code.sql sql-delimiter: chunk-size: d: e:',
    unclear: [[/(?:^| )--overwrite\b/, LOST]],
  },
  csvstack: 'read* | g: n: d:',
  csvstat: 'read | c: d: | out=meta',
  csvtool: '- -* | t: u: o:write z: | sub others=*',
  'csvtool call': 'side read* | t: u:',
  'csvtool cat': 'read* | t: u: o:write z:',
  'csvtool col': '- read* | t: u: o:write z:',
  'csvtool drop': '- read* | t: u: o:write z:',
  'csvtool format': '- read* | t: u: o:write z:',
  'csvtool head': '- read* | t: u: o:write z:',
  'csvtool height': 'read* | t: u:',
  'csvtool join': '- - read* | t: u: o:write z:',
  'csvtool namedcol': '- read* | t: u: o:write z:',
  'csvtool paste': 'read* | t: u: o:write z:',
  'csvtool readable': 'read* | t: u: o:write z:',
  'csvtool square': 'read* | t: u: o:write z:',
  'csvtool transpose': 'read* | t: u: o:write z:',
  'csvtool trim': '- read* | t: u: o:write z:',
  'csvtool width': 'read* | t: u:',
  dsq: 'read* code.sql | s,schema:',
  in2csv: 'read | f: s: sheet: k: write-sheets:',
  mlr: {
    line: 'own.miller read* | from:read prepipe,prepipex:compressor | inplace=-I',
    words: { miller: 'the first verb; the code of `put` and `filter` stands behind theirs' },
  },
  octosql: 'code.sql | o: explain:',
  // A query over tables of text, or an agent.
  q: {
    line: 'code.sql | d: D: O t: w: q:script.sql o: e: E: | kind=agent',
    disarms: [[/^(?:-a|--trust-all-tools)$/, ASKS_NOBODY, 'option']],
  },
  qsv: { line: '=xsv', unclear: [[/^fetch(?:post)?\b/, 'who gets the rows']] },
  'qsv fetchpost': '- - read | report: o,output:write http-header: H:',
  'qsv luau': '- - - read | o,output:write d:',
  sql2csv: 'read | query: db: e:',
  textql: 'read* | sql,-sql: dlm,-dlm: output-dlm,-output-dlm: save-to,-save-to:write',
  trdsql:
    'code.sql | q:script.sql id,-id: od,-od: a:read A:read driver,-driver: dsn,-dsn: config,-config:config out,-out:write',
  tsv2csv: 'read*',
  vd: '=visidata',
  visidata: 'read* | f: p,play:script.typed o,output:write c,config:script.python d: imports:',
  xan: '=xsv',
  xsv: '- -* | | sub others=*',
  'xsv cat': '- read* | o,output:write d:',
  'xsv count': 'read | d:',
  'xsv frequency': 'read | s: l: d: o,output:write',
  'xsv headers': 'read* | d:',
  'xsv join': '- read - read | o,output:write d:',
  'xsv sample': '- read | o,output:write',
  'xsv search': '- read | o,output:write s: d:',
  'xsv select': '- read | o,output:write d:',
  'xsv slice': 'read | s: e: l: i: o,output:write',
  'xsv sort': 'read | s: o,output:write d:',
  'xsv split': 'write-dir read | s: d:',
  'xsv stats': 'read | o,output:write s: d:',
  'xsv table': 'read | w: p: o,output:write d:',

  // templates
  confd:
    '- | confdir,-confdir:job-config config-file,-config-file:job-config backend: node: interval: prefix: -backend: -node:',
  esh: 'script.sh -* | o:write s:program a:program',
  gomplate: {
    line: 'argv | f,file:read i,in: o,out:write d,datasource: c,context: input-dir:tree output-dir:peek plugin:side t,template: left-delim: right-delim: config:config',
    unclear: [[/(?:^| )--plugin[= ]/, 'the program that it calls from a template']],
  },
  j2: 'read read | f,format: e,import-env: filters:script.python tests:script.python customize:script.python o,outfile:write',
  jinja2: 'read read | D: format: e,extension:module s,section: o,outfile:write',
  jinjanate: 'read read | f,format: e,import-env: o,output-file:write customize:script.python',
  'minijinja-cli':
    'read read | f,format: D: t,template: e,expr: o,output:write dump:? config-file:config safe-path:',
  mustache: 'read*',
  tera: '- | t,template:read f,file:read s,string: o,out:write env env-key: include-path:libpath',
  recdel: 'edit* | t,type: e,expression: q,quick: n,number: m,random:',
  recinf: 'read* | t,type:',
  recsel:
    'read* | t,type: e,expression: q,quick: n,number: p,print: P,print-values: m,random: S,sort: G,group-by: j,join:',
  steampipe: {
    line: '- -* | | sub out=network others=query,check,dashboard,completion',
    unclear: [[/(?:^| )--(?:export|share|snapshot)\b/, 'who sees the rows']],
  },
}
