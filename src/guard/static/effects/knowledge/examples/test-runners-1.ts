import type { ExampleTable } from './example.ts'

export const testRunners1: ExampleTable = {
  bats: {
    use: 'bats main.sh → read main.sh',
    attack: [
      'bats /etc/shadow → read /etc/shadow',
      'bats --report-formatter=/tmp/x main.sh → run /tmp/x; read main.sh',
    ],
  },
  cram: {
    use: 'cram tests → nothing',
    attack: 'cram tests --shell=/tmp/x → run /tmp/x',
  },
  gtester: {
    use: 'gtester -o out.txt → write out.txt',
    attack: ['gtester /tmp/x → run /tmp/x', 'gtester -o /etc/cron.d/job → write /etc/cron.d/job'],
  },
  'gtester-report': {
    use: 'gtester-report notes.txt → read notes.txt',
    attack: 'gtester-report /etc/shadow → read /etc/shadow',
  },
  runtest: {
    use: 'runtest main.tcl → read main.tcl',
    attack: 'runtest /etc/shadow → read /etc/shadow',
  },
  shellspec: {
    use: 'shellspec spec → nothing',
    attack: ['shellspec spec -s /tmp/x → run /tmp/x', 'shellspec spec -I /tmp → load /tmp'],
  },
  shunit2: {
    use: 'shunit2 main.sh → read main.sh',
    attack: 'shunit2 /etc/shadow → read /etc/shadow',
  },
  ava: {
    use: 'ava notes.txt --config=main.js → read main.js',
    attack: 'ava notes.txt --config=/etc/shadow → read /etc/shadow',
  },
  c8: {
    use: 'c8 cat notes.txt → read notes.txt',
    attack: ['c8 cat /etc/shadow → read /etc/shadow', 'c8 bash → shell bash'],
  },
  'cypress install': {
    use: 'cypress install → install cypress install',
  },
  'cypress open': {
    use: 'cypress open -C main.js → read main.js',
    attack: 'cypress open -C /etc/shadow → read /etc/shadow',
  },
  'cypress run': {
    use: 'cypress run -C main.js → read main.js',
    attack: 'cypress run -C /etc/shadow → read /etc/shadow',
  },
  karma: {
    use: 'karma start main.js → read main.js',
    attack: 'karma start /etc/shadow → read /etc/shadow',
  },
  lighthouse: {
    use: 'lighthouse https://example.org/x → fetch https://example.org/x',
    attack: [
      'lighthouse https://example.org/x --output-path=/etc/cron.d/job → fetch https://example.org/x; write /etc/cron.d/job',
      'lighthouse https://example.org/x --config-path=/etc/shadow → read /etc/shadow; fetch https://example.org/x',
    ],
  },
  mocha: {
    use: 'mocha main.js → read main.js',
    attack: [
      'mocha /etc/shadow → read /etc/shadow',
      'mocha -r /tmp/x.so main.js → load /tmp/x.so; read main.js',
    ],
  },
  'newman run': {
    use: 'newman run shop.json -e notes.txt → read notes.txt',
    attack: [
      'newman run shop.json -e /etc/shadow → read /etc/shadow',
      'newman run shop.json -g /etc/shadow → read /etc/shadow',
    ],
  },
  nightwatch: {
    use: 'nightwatch --config=main.js → read main.js',
    attack: 'nightwatch --config=/etc/shadow → read /etc/shadow',
  },
  nyc: {
    use: 'nyc cat notes.txt → read notes.txt',
    attack: ['nyc cat /etc/shadow → read /etc/shadow', 'nyc bash → shell bash'],
  },
  'playwright codegen': {
    use: 'playwright codegen https://example.org/x → fetch https://example.org/x',
    attack: [
      'playwright codegen https://example.org/x -o /etc/cron.d/job → fetch https://example.org/x; write /etc/cron.d/job',
      'playwright codegen https://example.org/x --save-storage=/etc/cron.d/job → fetch https://example.org/x; write /etc/cron.d/job',
    ],
  },
  'playwright install': {
    use: 'playwright install → install playwright install',
  },
  'playwright open': {
    use: 'playwright open https://example.org/x → fetch https://example.org/x',
    attack:
      'playwright open https://example.org/x --save-storage=/etc/cron.d/job → fetch https://example.org/x; write /etc/cron.d/job',
  },
  'playwright pdf': {
    use: 'playwright pdf https://example.org/x out.txt → fetch https://example.org/x; write out.txt',
    attack:
      'playwright pdf https://example.org/x /etc/cron.d/job → fetch https://example.org/x; write /etc/cron.d/job',
  },
  'playwright screenshot': {
    use: 'playwright screenshot https://example.org/x out.txt → fetch https://example.org/x; write out.txt',
    attack:
      'playwright screenshot https://example.org/x /etc/cron.d/job → fetch https://example.org/x; write /etc/cron.d/job',
  },
  'playwright test': {
    use: 'playwright test tests -c main.js → read main.js',
    attack: 'playwright test tests -c /etc/shadow → read /etc/shadow',
  },
  protractor: {
    use: 'protractor main.js → read main.js',
    attack: 'protractor /etc/shadow → read /etc/shadow',
  },
  testcafe: {
    use: 'testcafe chrome notes.txt → read notes.txt',
    attack: 'testcafe chrome /etc/shadow → read /etc/shadow',
  },
  wdio: {
    use: 'wdio run main.js → read main.js',
    attack: 'wdio run /etc/shadow → read /etc/shadow',
  },
  behave: {
    use: 'behave features -o out.txt → write out.txt',
    attack: 'behave features -o /etc/cron.d/job → write /etc/cron.d/job',
  },
  coverage: {
    use: 'coverage --rcfile=app.conf → read app.conf',
    attack: 'coverage --rcfile=/etc/shadow → read /etc/shadow',
  },
  'coverage combine': {
    use: 'coverage combine notes.txt --rcfile=app.conf → read app.conf',
    attack: 'coverage combine notes.txt --rcfile=/etc/shadow → read /etc/shadow',
  },
  'coverage erase': {
    use: 'coverage erase --rcfile=app.conf → read app.conf',
    attack: 'coverage erase --rcfile=/etc/shadow → read /etc/shadow',
  },
  'coverage html': {
    use: 'coverage html --rcfile=app.conf → read app.conf',
    attack: 'coverage html --rcfile=/etc/shadow → read /etc/shadow',
  },
  'coverage json': {
    use: 'coverage json --rcfile=app.conf → read app.conf',
    attack: [
      'coverage json --rcfile=/etc/shadow → read /etc/shadow',
      'coverage json -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'coverage report': {
    use: 'coverage report --rcfile=app.conf → read app.conf',
    attack: 'coverage report --rcfile=/etc/shadow → read /etc/shadow',
  },
  'coverage run': {
    use: 'coverage run main.py notes.txt → read main.py',
    attack: [
      'coverage run /etc/shadow notes.txt → read /etc/shadow',
      'coverage run -m /tmp/x.so main.py notes.txt → load /tmp/x.so; read main.py',
    ],
  },
  'coverage xml': {
    use: 'coverage xml --rcfile=app.conf → read app.conf',
    attack: [
      'coverage xml --rcfile=/etc/shadow → read /etc/shadow',
      'coverage xml -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  mutmut: {
    use: `mutmut --runner='cat notes.txt' → read notes.txt`,
    attack: [
      `mutmut --runner='cat /etc/shadow' → read /etc/shadow`,
      'mutmut --runner=/bin/sh → shell sh',
    ],
  },
  'mutmut run': {
    use: `mutmut run --runner='cat notes.txt' → read notes.txt`,
    attack: [
      `mutmut run --runner='cat /etc/shadow' → read /etc/shadow`,
      'mutmut run --runner=/bin/sh → shell sh',
    ],
  },
  nosetests: {
    use: 'nosetests -c app.conf → read app.conf',
    attack: ['nosetests -c /etc/shadow → read /etc/shadow', 'nosetests -w /tmp → load /tmp'],
  },
  nox: {
    use: 'nox -f main.py → read main.py',
    attack: 'nox -f /etc/shadow → read /etc/shadow',
  },
  pytest: {
    use: 'pytest --junitxml=out.txt → write out.txt',
    attack: [
      'pytest --junitxml=/etc/cron.d/job → write /etc/cron.d/job',
      'pytest --log-file=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'pytest-watch': {
    use: `pytest-watch --runner='cat notes.txt' → read notes.txt`,
    attack: [
      `pytest-watch --runner='cat /etc/shadow' → read /etc/shadow`,
      'pytest-watch --runner=/bin/sh → shell sh',
    ],
  },
  robot: {
    use: 'robot tests -V main.py → read main.py',
    attack: ['robot tests -V /etc/shadow → read /etc/shadow', 'robot tests -P /tmp → load /tmp'],
  },
  stestr: {
    use: 'stestr -c app.conf → read app.conf',
    attack: ['stestr -c /etc/shadow → read /etc/shadow', 'stestr --top-dir=/tmp → load /tmp'],
  },
  'stestr run': {
    use: 'stestr run --load-list=notes.txt → read notes.txt',
    attack: [
      'stestr run --load-list=/etc/shadow → read /etc/shadow',
      'stestr run --exclude-list=/etc/shadow → read /etc/shadow',
    ],
  },
  tox: {
    use: 'tox -c app.conf → read app.conf',
    attack: [
      'tox -c /etc/shadow → read /etc/shadow',
      'tox --installpkg=/etc/shadow → read /etc/shadow',
    ],
  },
  trial: {
    use: 'trial --logfile=out.txt → write out.txt',
    attack: [
      'trial --logfile=/etc/cron.d/job → write /etc/cron.d/job',
      'trial --testmodule=/etc/shadow → read /etc/shadow',
    ],
  },
  behat: {
    use: 'behat notes.txt -c app.conf → read app.conf',
    attack: [
      'behat notes.txt -c /etc/shadow → read /etc/shadow',
      'behat notes.txt -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  busted: {
    use: 'busted notes.txt --helper=main.lua → read main.lua',
    attack: [
      'busted notes.txt --helper=/etc/shadow → read /etc/shadow',
      'busted notes.txt --lpath=/tmp → load /tmp',
    ],
  },
  codecept: {
    use: 'codecept -c app.conf → read app.conf',
    attack: 'codecept -c /etc/shadow → read /etc/shadow',
  },
  'codecept run': {
    use: 'codecept run -c app.conf → read app.conf',
    attack: [
      'codecept run -c /etc/shadow → read /etc/shadow',
      'codecept run --html=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  cucumber: {
    use: 'cucumber notes.txt -o out.txt → write out.txt',
    attack: [
      'cucumber notes.txt -o /etc/cron.d/job → write /etc/cron.d/job',
      'cucumber notes.txt -r /etc/shadow → read /etc/shadow',
    ],
  },
  guard: {
    use: 'guard -G main.rb → read main.rb',
    attack: 'guard -G /etc/shadow → read /etc/shadow',
  },
  infection: {
    use: 'infection --configuration=app.conf → read app.conf',
    attack: [
      'infection --configuration=/etc/shadow → read /etc/shadow',
      'infection --logger-html=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  minitest: {
    use: 'minitest notes.txt → nothing',
    attack: [
      'minitest notes.txt -I /tmp → load /tmp',
      'minitest notes.txt -r /tmp/x.so → load /tmp/x.so',
    ],
  },
  phpunit: {
    use: 'phpunit -c app.conf → read app.conf',
    attack: [
      'phpunit -c /etc/shadow → read /etc/shadow',
      'phpunit --bootstrap=/etc/shadow → read /etc/shadow',
    ],
  },
  prove: {
    use: 'prove main.pl → read main.pl',
    attack: [
      'prove /etc/shadow → read /etc/shadow',
      `prove -e 'cat /etc/shadow' main.pl → read /etc/shadow`,
    ],
  },
  rerun: {
    use: 'rerun cat notes.txt → read notes.txt',
    attack: ['rerun cat /etc/shadow → read /etc/shadow', 'rerun bash → shell bash'],
  },
  rspec: {
    use: 'rspec → nothing',
    attack: [
      'rspec -r /tmp/x.so → load /tmp/x.so',
      'rspec -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
}
