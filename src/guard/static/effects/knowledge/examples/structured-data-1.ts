import type { ExampleTable } from './example.ts'

export const structuredData1: ExampleTable = {
  dasel: {
    use: 'dasel -f notes.txt → read notes.txt',
    attack: 'dasel -f /etc/shadow → read /etc/shadow',
  },
  'dasel delete': {
    use: 'dasel delete -f notes.txt → edit notes.txt',
    attack: [
      'dasel delete -f /etc/sudoers → edit /etc/sudoers',
      'dasel delete -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  fx: {
    use: 'fx notes.txt → read notes.txt',
    attack: 'fx /etc/shadow → read /etc/shadow',
  },
  gron: {
    use: 'gron notes.txt → read notes.txt',
    attack: 'gron /etc/shadow → read /etc/shadow',
  },
  hcl2json: {
    use: 'hcl2json notes.txt → read notes.txt',
    attack: 'hcl2json /etc/shadow → read /etc/shadow',
  },
  jc: {
    use: 'jc --ls cat notes.txt → nothing',
  },
  jid: {
    use: 'jid notes.txt → read notes.txt',
    attack: 'jid /etc/shadow → read /etc/shadow',
  },
  jless: {
    use: 'jless notes.txt → read notes.txt',
    attack: 'jless /etc/shadow → read /etc/shadow',
  },
  jp: {
    use: 'jp -f notes.txt → read notes.txt',
    attack: ['jp -f /etc/shadow → read /etc/shadow', 'jp -e /etc/shadow → read /etc/shadow'],
  },
  jq: {
    use: 'jq . a.json → read a.json',
    attack: [
      'jq . /etc/shadow → read /etc/shadow',
      'jq . a.json -f /etc/shadow → read /etc/shadow; read .; read a.json',
    ],
  },
  jqp: {
    use: 'jqp -f notes.txt → read notes.txt',
    attack: [
      'jqp -f /etc/shadow → read /etc/shadow',
      'jqp --config=/etc/shadow → read /etc/shadow',
    ],
  },
  json2yaml: {
    use: 'json2yaml notes.txt → read notes.txt',
    attack: 'json2yaml /etc/shadow → read /etc/shadow',
  },
  json_xs: {
    use: 'json_xs → nothing',
    attack: `json_xs -e 'system("/tmp/x")' → run /tmp/x`,
  },
  jsonpp: {
    use: 'jsonpp notes.txt → read notes.txt',
    attack: 'jsonpp /etc/shadow → read /etc/shadow',
  },
  yaml2json: {
    use: 'yaml2json notes.txt → read notes.txt',
    attack: 'yaml2json /etc/shadow → read /etc/shadow',
  },
  yq: {
    use: 'yq . a.yaml --from-file=notes.txt → read notes.txt',
    attack: [
      'yq . a.yaml --from-file=/etc/shadow → read /etc/shadow',
      'yq . a.yaml --split-exp-file=/etc/shadow → read /etc/shadow',
    ],
  },
  augtool: {
    use: 'augtool demo → nothing',
    attack: ['augtool demo -I /tmp → load /tmp', 'augtool demo -l /etc/shadow → read /etc/shadow'],
  },
  'cue eval': {
    use: 'cue eval notes.txt -o out.txt → write out.txt',
    attack: 'cue eval notes.txt -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  'cue export': {
    use: 'cue export notes.txt -o out.txt → write out.txt',
    attack: 'cue export notes.txt -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  'cue import': {
    use: 'cue import notes.txt -o out.txt → write out.txt',
    attack: 'cue import notes.txt -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  dhall: {
    use: 'dhall --file=notes.txt → read notes.txt',
    attack: [
      'dhall --file=/etc/shadow → read /etc/shadow',
      'dhall --output=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'dhall-to-json': {
    use: 'dhall-to-json --file=notes.txt → read notes.txt',
    attack: [
      'dhall-to-json --file=/etc/shadow → read /etc/shadow',
      'dhall-to-json --output=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'dhall-to-yaml': {
    use: 'dhall-to-yaml --file=notes.txt → read notes.txt',
    attack: [
      'dhall-to-yaml --file=/etc/shadow → read /etc/shadow',
      'dhall-to-yaml --output=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  jsonnet: {
    use: 'jsonnet main.txt → read main.txt',
    attack: [
      'jsonnet /etc/shadow → read /etc/shadow',
      'jsonnet -o /etc/cron.d/job main.txt → read main.txt; write /etc/cron.d/job',
    ],
  },
  jsonnetfmt: {
    use: 'jsonnetfmt notes.txt → read notes.txt',
    attack: [
      'jsonnetfmt /etc/shadow → read /etc/shadow',
      'jsonnetfmt notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  ytt: {
    use: 'ytt -f notes.txt → read notes.txt',
    attack: [
      'ytt -f /etc/shadow → read /etc/shadow',
      'ytt --data-values-file=/etc/shadow → read /etc/shadow',
    ],
  },
  basex: {
    use: 'basex quit → nothing',
    attack: [`basex '!/tmp/x' → run /tmp/x`, 'basex quit -i /etc/shadow → read /etc/shadow'],
  },
  htmlq: {
    use: 'htmlq -f notes.txt → read notes.txt',
    attack: [
      'htmlq -f /etc/shadow → read /etc/shadow',
      'htmlq -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  pup: {
    use: 'pup -f notes.txt → read notes.txt',
    attack: 'pup -f /etc/shadow → read /etc/shadow',
  },
  saxon: {
    use: 'saxon -s notes.txt → read notes.txt',
    attack: [
      'saxon -s /etc/shadow → read /etc/shadow',
      'saxon --xsl=/etc/shadow → read /etc/shadow',
    ],
  },
  tidy: {
    use: [
      'tidy notes.txt → read notes.txt',
      'tidy -m index.html → read index.html; write index.html',
    ],
    attack: [
      'tidy /etc/shadow → read /etc/shadow',
      'tidy notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  xalan: {
    use: 'xalan --in=notes.txt → read notes.txt',
    attack: [
      'xalan --in=/etc/shadow → read /etc/shadow',
      'xalan --xsl=/etc/shadow → read /etc/shadow',
    ],
  },
  xidel: {
    use: 'xidel https://example.org/x → fetch https://example.org/x',
    attack: [
      'xidel https://example.org/x --extract-file=/etc/shadow → read /etc/shadow; fetch https://example.org/x',
      'xidel https://example.org/x --download=/etc/cron.d/job → fetch https://example.org/x; write /etc/cron.d/job',
    ],
  },
  xmllint: {
    use: 'xmllint notes.txt → read notes.txt',
    attack: [
      'xmllint /etc/shadow → read /etc/shadow',
      'xmllint notes.txt --schema=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  'xmlstarlet c14n': {
    use: 'xmlstarlet c14n notes.txt → read notes.txt',
    attack: 'xmlstarlet c14n /etc/shadow → read /etc/shadow',
  },
  'xmlstarlet ed': {
    use: 'xmlstarlet ed notes.txt → read notes.txt',
    attack: 'xmlstarlet ed /etc/shadow → read /etc/shadow',
  },
  'xmlstarlet el': {
    use: 'xmlstarlet el notes.txt → read notes.txt',
    attack: 'xmlstarlet el /etc/shadow → read /etc/shadow',
  },
  'xmlstarlet fo': {
    use: 'xmlstarlet fo notes.txt → read notes.txt',
    attack: 'xmlstarlet fo /etc/shadow → read /etc/shadow',
  },
  'xmlstarlet pyx': {
    use: 'xmlstarlet pyx notes.txt → read notes.txt',
    attack: 'xmlstarlet pyx /etc/shadow → read /etc/shadow',
  },
  'xmlstarlet sel': {
    use: 'xmlstarlet sel notes.txt → read notes.txt',
    attack: 'xmlstarlet sel /etc/shadow → read /etc/shadow',
  },
  'xmlstarlet tr': {
    use: 'xmlstarlet tr notes.txt → read notes.txt',
    attack: 'xmlstarlet tr /etc/shadow → read /etc/shadow',
  },
  'xmlstarlet val': {
    use: 'xmlstarlet val notes.txt → read notes.txt',
    attack: [
      'xmlstarlet val /etc/shadow → read /etc/shadow',
      'xmlstarlet val notes.txt -d /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  xq: {
    use: 'xq . notes.txt → read notes.txt',
    attack: 'xq . /etc/shadow → read /etc/shadow',
  },
  xqilla: {
    use: 'xqilla notes.txt → read notes.txt',
    attack: [
      'xqilla /etc/shadow → read /etc/shadow',
      'xqilla notes.txt -i /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  xsltproc: {
    use: 'xsltproc notes.txt → read notes.txt',
    attack: [
      'xsltproc /etc/shadow → read /etc/shadow',
      'xsltproc notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  csvclean: {
    use: 'csvclean notes.txt → read notes.txt',
    attack: 'csvclean /etc/shadow → read /etc/shadow',
  },
  csvcut: {
    use: 'csvcut notes.txt → read notes.txt',
    attack: 'csvcut /etc/shadow → read /etc/shadow',
  },
  csvformat: {
    use: 'csvformat notes.txt → read notes.txt',
    attack: 'csvformat /etc/shadow → read /etc/shadow',
  },
  csvgrep: {
    use: 'csvgrep notes.txt → read notes.txt',
    attack: [
      'csvgrep /etc/shadow → read /etc/shadow',
      'csvgrep notes.txt -f /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  csvjoin: {
    use: 'csvjoin notes.txt → read notes.txt',
    attack: 'csvjoin /etc/shadow → read /etc/shadow',
  },
  csvjson: {
    use: 'csvjson notes.txt → read notes.txt',
    attack: 'csvjson /etc/shadow → read /etc/shadow',
  },
  csvlook: {
    use: 'csvlook notes.txt → read notes.txt',
    attack: 'csvlook /etc/shadow → read /etc/shadow',
  },
  csvsort: {
    use: 'csvsort notes.txt → read notes.txt',
    attack: 'csvsort /etc/shadow → read /etc/shadow',
  },
  csvsql: {
    use: 'csvsql notes.txt → read notes.txt',
    attack: [
      'csvsql /etc/shadow → read /etc/shadow',
      `csvsql notes.txt --before-insert="select load_file('/etc/shadow')" → read /etc/shadow; read notes.txt`,
    ],
  },
  csvstack: {
    use: 'csvstack notes.txt → read notes.txt',
    attack: 'csvstack /etc/shadow → read /etc/shadow',
  },
  csvstat: {
    use: 'csvstat notes.txt → read notes.txt',
    attack: 'csvstat /etc/shadow → read /etc/shadow',
  },
  csvtool: {
    use: 'csvtool -o out.txt → write out.txt',
    attack: 'csvtool -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  'csvtool call': {
    use: `csvtool call 'cat notes.txt' notes.txt → read notes.txt`,
    attack: [
      'csvtool call /tmp/x notes.txt → run /tmp/x; read notes.txt',
      `csvtool call 'cat /etc/shadow' notes.txt → read /etc/shadow; read notes.txt`,
    ],
  },
  'csvtool cat': {
    use: 'csvtool cat notes.txt → read notes.txt',
    attack: [
      'csvtool cat /etc/shadow → read /etc/shadow',
      'csvtool cat notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'csvtool col': {
    use: 'csvtool col 1 notes.txt → read notes.txt',
    attack: [
      'csvtool col 1 /etc/shadow → read /etc/shadow',
      'csvtool col 1 notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'csvtool drop': {
    use: 'csvtool drop 1 notes.txt → read notes.txt',
    attack: [
      'csvtool drop 1 /etc/shadow → read /etc/shadow',
      'csvtool drop 1 notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
}
