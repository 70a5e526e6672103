import type { ExampleTable } from './example.ts'

export const structuredData2: ExampleTable = {
  'csvtool format': {
    use: 'csvtool format -o out.txt → write out.txt',
    attack: 'csvtool format -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  'csvtool head': {
    use: 'csvtool head 1 notes.txt → read notes.txt',
    attack: [
      'csvtool head 1 /etc/shadow → read /etc/shadow',
      'csvtool head 1 notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'csvtool height': {
    use: 'csvtool height notes.txt → read notes.txt',
    attack: 'csvtool height /etc/shadow → read /etc/shadow',
  },
  'csvtool namedcol': {
    use: 'csvtool namedcol name notes.txt → read notes.txt',
    attack: [
      'csvtool namedcol name /etc/shadow → read /etc/shadow',
      'csvtool namedcol name notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'csvtool paste': {
    use: 'csvtool paste notes.txt → read notes.txt',
    attack: [
      'csvtool paste /etc/shadow → read /etc/shadow',
      'csvtool paste notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'csvtool readable': {
    use: 'csvtool readable notes.txt → read notes.txt',
    attack: [
      'csvtool readable /etc/shadow → read /etc/shadow',
      'csvtool readable notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'csvtool square': {
    use: 'csvtool square notes.txt → read notes.txt',
    attack: [
      'csvtool square /etc/shadow → read /etc/shadow',
      'csvtool square notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'csvtool transpose': {
    use: 'csvtool transpose notes.txt → read notes.txt',
    attack: [
      'csvtool transpose /etc/shadow → read /etc/shadow',
      'csvtool transpose notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'csvtool trim': {
    use: 'csvtool trim t notes.txt → read notes.txt',
    attack: [
      'csvtool trim t /etc/shadow → read /etc/shadow',
      'csvtool trim t notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'csvtool width': {
    use: 'csvtool width notes.txt → read notes.txt',
    attack: 'csvtool width /etc/shadow → read /etc/shadow',
  },
  dsq: {
    use: `dsq notes.txt 'select 1' → read notes.txt`,
    attack: [
      `dsq /etc/shadow 'select 1' → read /etc/shadow`,
      `dsq notes.txt "select load_file('/etc/shadow')" → read notes.txt; read /etc/shadow`,
    ],
  },
  in2csv: {
    use: 'in2csv notes.txt → read notes.txt',
    attack: 'in2csv /etc/shadow → read /etc/shadow',
  },
  mlr: {
    use: ['mlr cat notes.txt → read notes.txt', 'mlr -I cat a.csv → read a.csv; write a.csv'],
    attack: [
      'mlr cat /etc/shadow → read /etc/shadow',
      'mlr cat notes.txt --from=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  q: {
    use: `q 'select 1' -q main.sql → read main.sql`,
    attack: [
      `q "select load_file('/etc/shadow')" → read /etc/shadow`,
      `q 'select 1' -q /etc/shadow → read /etc/shadow`,
    ],
  },
  sql2csv: {
    use: 'sql2csv notes.txt → read notes.txt',
    attack: 'sql2csv /etc/shadow → read /etc/shadow',
  },
  textql: {
    use: 'textql notes.txt → read notes.txt',
    attack: [
      'textql /etc/shadow → read /etc/shadow',
      'textql notes.txt --save-to=/etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  trdsql: {
    use: `trdsql 'select 1' -q main.sql → read main.sql`,
    attack: [
      `trdsql "select load_file('/etc/shadow')" → read /etc/shadow`,
      `trdsql 'select 1' -q /etc/shadow → read /etc/shadow`,
    ],
  },
  tsv2csv: {
    use: 'tsv2csv notes.txt → read notes.txt',
    attack: 'tsv2csv /etc/shadow → read /etc/shadow',
  },
  visidata: {
    use: 'visidata notes.txt → read notes.txt',
    attack: [
      'visidata /etc/shadow → read /etc/shadow',
      'visidata notes.txt -p /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  xsv: {
    use: 'xsv -o out.txt → write out.txt',
    attack: 'xsv -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  'xsv cat': {
    use: 'xsv cat rows notes.txt → read notes.txt',
    attack: [
      'xsv cat rows /etc/shadow → read /etc/shadow',
      'xsv cat rows notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'xsv count': {
    use: 'xsv count notes.txt → read notes.txt',
    attack: 'xsv count /etc/shadow → read /etc/shadow',
  },
  'xsv frequency': {
    use: 'xsv frequency notes.txt → read notes.txt',
    attack: [
      'xsv frequency /etc/shadow → read /etc/shadow',
      'xsv frequency notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'xsv headers': {
    use: 'xsv headers notes.txt → read notes.txt',
    attack: 'xsv headers /etc/shadow → read /etc/shadow',
  },
  'xsv sample': {
    use: 'xsv sample 10 notes.txt → read notes.txt',
    attack: [
      'xsv sample 10 /etc/shadow → read /etc/shadow',
      'xsv sample 10 notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'xsv search': {
    use: 'xsv search a notes.txt → read notes.txt',
    attack: [
      'xsv search a /etc/shadow → read /etc/shadow',
      'xsv search a notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'xsv select': {
    use: 'xsv select a notes.txt → read notes.txt',
    attack: [
      'xsv select a /etc/shadow → read /etc/shadow',
      'xsv select a notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'xsv slice': {
    use: 'xsv slice notes.txt → read notes.txt',
    attack: [
      'xsv slice /etc/shadow → read /etc/shadow',
      'xsv slice notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'xsv sort': {
    use: 'xsv sort notes.txt → read notes.txt',
    attack: [
      'xsv sort /etc/shadow → read /etc/shadow',
      'xsv sort notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'xsv split': {
    use: 'xsv split out.txt notes.txt → read notes.txt; write out.txt',
    attack: [
      'xsv split /etc/cron.d/job notes.txt → read notes.txt; write /etc/cron.d/job',
      'xsv split out.txt /etc/shadow → read /etc/shadow; write out.txt',
    ],
  },
  'xsv stats': {
    use: 'xsv stats notes.txt → read notes.txt',
    attack: [
      'xsv stats /etc/shadow → read /etc/shadow',
      'xsv stats notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'xsv table': {
    use: 'xsv table notes.txt → read notes.txt',
    attack: [
      'xsv table /etc/shadow → read /etc/shadow',
      'xsv table notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  confd: {
    use: 'confd --config-file=app.conf → read app.conf',
    attack: [
      'confd --config-file=/etc/shadow → read /etc/shadow',
      'confd -config-file /etc/shadow → read /etc/shadow',
    ],
  },
  esh: {
    use: 'esh main.sh → read main.sh',
    attack: [
      'esh /etc/shadow → read /etc/shadow',
      'esh -o /etc/cron.d/job main.sh → read main.sh; write /etc/cron.d/job',
    ],
  },
  gomplate: {
    use: 'gomplate cat notes.txt → read notes.txt',
    attack: ['gomplate cat /etc/shadow → read /etc/shadow', 'gomplate bash → shell bash'],
  },
  j2: {
    use: 'j2 notes.txt notes.txt → read notes.txt',
    attack: [
      'j2 /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
      'j2 notes.txt notes.txt --filters=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  jinja2: {
    use: 'jinja2 notes.txt notes.txt → read notes.txt',
    attack: [
      'jinja2 /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
      'jinja2 notes.txt notes.txt -e /tmp/x.so → load /tmp/x.so; read notes.txt',
    ],
  },
  jinjanator: {
    use: 'jinjanator notes.txt notes.txt → read notes.txt',
    attack: [
      'jinjanator /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
      'jinjanator notes.txt notes.txt --filters=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  'minijinja-cli': {
    use: 'minijinja-cli notes.txt notes.txt → read notes.txt',
    attack: [
      'minijinja-cli /etc/shadow notes.txt → read /etc/shadow; read notes.txt',
      'minijinja-cli notes.txt notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  mustache: {
    use: 'mustache notes.txt → read notes.txt',
    attack: 'mustache /etc/shadow → read /etc/shadow',
  },
  tera: {
    use: 'tera -t notes.txt → read notes.txt',
    attack: ['tera -t /etc/shadow → read /etc/shadow', 'tera -f /etc/shadow → read /etc/shadow'],
  },
}
