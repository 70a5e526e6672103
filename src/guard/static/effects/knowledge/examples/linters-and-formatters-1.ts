import type { ExampleTable } from './example.ts'

export const lintersAndFormatters1: ExampleTable = {
  astyle: { use: 'astyle main.c → edit main.c', attack: 'astyle /etc/sudoers → edit /etc/sudoers' },
  cloc: {
    use: 'cloc --out=report.txt src → write report.txt',
    attack: [
      'cloc --out=/etc/passwd src → write /etc/passwd',
      'cloc --list-file=/etc/shadow → read /etc/shadow',
    ],
  },
  cscope: {
    use: 'cscope -b -i cscope.files → read cscope.files',
    attack: 'cscope -b -i /etc/shadow → read /etc/shadow',
  },
  ctags: {
    use: 'ctags -f tags main.c → read main.c; write tags',
    attack: [
      'ctags -L /etc/shadow → read /etc/shadow',
      'ctags -f /etc/cron.d/job main.c → read main.c; write /etc/cron.d/job',
    ],
  },
  etags: {
    use: 'etags -o TAGS main.c → read main.c; write TAGS',
    attack: 'etags -o /etc/cron.d/job main.c → read main.c; write /etc/cron.d/job',
  },
  global: {
    use: 'global -f -L files.txt → read files.txt',
    attack: 'global -f -L /etc/shadow → read /etc/shadow',
  },
  gtags: {
    use: 'gtags -f files.txt → read files.txt',
    attack: 'gtags -f /etc/shadow → read /etc/shadow',
  },
  indent: {
    use: 'indent main.c → edit main.c',
    attack: [
      'indent /etc/sudoers → edit /etc/sudoers',
      'indent main.c -o /etc/cron.d/job → read main.c; write /etc/cron.d/job',
    ],
  },
  pmd: {
    use: 'pmd -d src -R rulesets/java/quickstart.xml -f text → read-tree src',
    attack:
      'pmd -d src -R rulesets/java/quickstart.xml -r /etc/passwd → read-tree src; write /etc/passwd',
  },
  'pmd check': {
    use: 'pmd check -d src -R rulesets/java/quickstart.xml → read-tree src',
    attack:
      'pmd check -d src -R rulesets/java/quickstart.xml -r /etc/passwd → read-tree src; write /etc/passwd',
  },
  ccls: {
    use: 'ccls --log-file=ccls.log → write ccls.log',
    attack: 'ccls --log-file=/etc/cron.d/job → write /etc/cron.d/job',
  },
  'clang-check': {
    use: 'clang-check main.c → read main.c',
    attack: 'clang-check /etc/shadow → read /etc/shadow',
  },
  'clang-format': {
    use: [
      'clang-format main.c → read main.c',
      'clang-format -i main.c → read main.c; write main.c',
    ],
    attack: 'clang-format /etc/shadow → read /etc/shadow',
  },
  'clang-query': {
    use: `clang-query -c 'match functionDecl()' main.c → read main.c`,
    attack: 'clang-query /etc/shadow → read /etc/shadow',
  },
  'clang-tidy': {
    use: 'clang-tidy main.c → read main.c',
    attack: [
      'clang-tidy /etc/shadow → read /etc/shadow',
      'clang-tidy --load=/tmp/x.so main.c → load /tmp/x.so; read main.c',
    ],
  },
  clangd: {
    use: 'clangd --compile-commands-dir=build → nothing',
    attack: 'clangd --query-driver=/tmp/x → run /tmp/x',
  },
  cppcheck: {
    use: 'cppcheck --enable=all src → read src',
    attack: 'cppcheck --output-file=/etc/cron.d/job src → read src; write /etc/cron.d/job',
  },
  cpplint: { use: 'cpplint main.cc → read main.cc' },
  oclint: {
    use: 'oclint -o report.html main.m → read main.m; write report.html',
    attack: 'oclint -R /tmp/rules main.m → load /tmp/rules; read main.m',
  },
  rats: { use: 'rats main.c → read main.c' },
  'scan-build': {
    use: 'scan-build gcc -c main.c → read main.c',
    attack: [
      'scan-build cat /etc/shadow → read /etc/shadow',
      'scan-build --use-cc=/tmp/x gcc -c main.c → run /tmp/x; read main.c',
    ],
  },
  splint: {
    use: 'splint main.c → read main.c',
    attack: 'splint -f /etc/shadow main.c → read /etc/shadow; read main.c',
  },
  uncrustify: {
    use: 'uncrustify -c style.cfg -f main.c → read style.cfg; read main.c',
    attack: [
      'uncrustify -c style.cfg -f /etc/shadow → read style.cfg; read /etc/shadow',
      'uncrustify -c style.cfg --replace /etc/sudoers → read style.cfg; write /etc/sudoers',
    ],
  },
  eslint: {
    use: ['eslint app.js → read app.js', 'eslint --fix app.js → read app.js; write app.js'],
    attack: [
      'eslint -c /etc/shadow app.js → read /etc/shadow; read app.js',
      'eslint -o /etc/cron.d/job app.js → read app.js; write /etc/cron.d/job',
    ],
  },
  htmlhint: {
    use: 'htmlhint index.html → read index.html',
    attack: 'htmlhint -r /tmp/rules index.html → load /tmp/rules; read index.html',
  },
  jshint: {
    use: 'jshint --config=.jshintrc app.js → read .jshintrc; read app.js',
    attack: 'jshint --reporter=/tmp/x.js app.js → load /tmp/x.js; read app.js',
  },
  jsonlint: {
    use: 'jsonlint package.json → read package.json',
    attack: 'jsonlint /etc/shadow → read /etc/shadow',
  },
  markdownlint: {
    use: [
      'markdownlint README.md → read README.md',
      'markdownlint --fix README.md → read README.md; write README.md',
    ],
    attack: [
      'markdownlint -r /tmp/x.js README.md → load /tmp/x.js; read README.md',
      'markdownlint -o /etc/cron.d/job README.md → read README.md; write /etc/cron.d/job',
    ],
  },
  'markdownlint-cli2': {
    use: 'markdownlint-cli2 README.md → read README.md',
    attack: 'markdownlint-cli2 --config /etc/shadow README.md → read /etc/shadow; read README.md',
  },
  oxlint: { use: 'oxlint -c .oxlintrc.json src → read .oxlintrc.json' },
  prettier: {
    use: [
      'prettier README.md → read README.md',
      'prettier --write app.js → read app.js; write app.js',
    ],
    attack: [
      'prettier /etc/shadow → read /etc/shadow',
      'prettier --plugin=/tmp/x.js README.md → load /tmp/x.js; read README.md',
    ],
  },
  tslint: {
    use: 'tslint -c tslint.json app.ts → read tslint.json; read app.ts',
    attack: [
      'tslint -r /tmp/rules app.ts → load /tmp/rules; read app.ts',
      'tslint -o /etc/cron.d/job app.ts → read app.ts; write /etc/cron.d/job',
    ],
  },
  yamllint: {
    use: 'yamllint -c .yamllint compose.yml → read .yamllint; read compose.yml',
    attack: 'yamllint -c /etc/shadow compose.yml → read /etc/shadow; read compose.yml',
  },
  '2to3': {
    use: ['2to3 main.py → read main.py', '2to3 -w main.py → read main.py; write main.py'],
    attack: '2to3 /etc/shadow → read /etc/shadow',
  },
  autoflake: {
    use: 'autoflake -i main.py → read main.py; write main.py',
    attack: 'autoflake --config=/etc/shadow main.py → read /etc/shadow; read main.py',
  },
  autopep8: {
    use: ['autopep8 main.py → read main.py', 'autopep8 -i main.py → read main.py; write main.py'],
    attack: [
      'autopep8 /etc/shadow → read /etc/shadow',
      'autopep8 --global-config=/etc/shadow main.py → read /etc/shadow; read main.py',
    ],
  },
  flake8: {
    use: 'flake8 --config=setup.cfg src → read setup.cfg',
    attack: 'flake8 --config=/etc/shadow src → read /etc/shadow',
  },
  mypy: {
    use: 'mypy --config-file=mypy.ini src → read mypy.ini',
    attack: [
      'mypy --config-file=/etc/shadow src → read /etc/shadow',
      `printf '[mypy]\nplugins = /tmp/typing_help.py\n' > mypy.ini; mypy src → load /tmp/typing_help.py`,
    ],
  },
  pycodestyle: {
    use: 'pycodestyle main.py → read main.py',
    attack: [
      'pycodestyle --show-source /etc/shadow → read /etc/shadow',
      'pycodestyle --config=/etc/shadow main.py → read /etc/shadow; read main.py',
    ],
  },
  pydocstyle: {
    use: 'pydocstyle main.py → read main.py',
    attack: 'pydocstyle --config=/etc/shadow main.py → read /etc/shadow; read main.py',
  },
  pyflakes: {
    use: 'pyflakes main.py → read main.py',
    attack: 'pyflakes /etc/shadow → read /etc/shadow',
  },
  pylint: {
    use: 'pylint --rcfile=.pylintrc src → read .pylintrc',
    attack: [
      'pylint --rcfile=/etc/shadow src → read /etc/shadow',
      `pylint --init-hook='import os; os.system("/tmp/x")' src → run /tmp/x`,
    ],
  },
  pyre: { use: 'pyre check → nothing', attack: 'pyre --binary=/tmp/x check → run /tmp/x' },
  pyright: {
    use: 'pyright -p pyrightconfig.json main.py → read pyrightconfig.json; read main.py',
    attack: 'pyright --pythonpath /tmp/x main.py → run /tmp/x; read main.py',
  },
  pytype: {
    use: 'pytype main.py → read main.py',
    attack: 'pytype --config=/etc/shadow main.py → read /etc/shadow; read main.py',
  },
  pyupgrade: {
    use: 'pyupgrade --py39-plus main.py → edit main.py',
    attack: 'pyupgrade /etc/sudoers → edit /etc/sudoers',
  },
  yapf: {
    use: 'yapf -i main.py → read main.py; write main.py',
    attack: 'yapf /etc/shadow → read /etc/shadow',
  },
  brakeman: {
    use: 'brakeman -o report.html . → write report.html',
    attack: [
      'brakeman -o /etc/cron.d/job . → write /etc/cron.d/job',
      'brakeman --add-checks-path /tmp/checks . → load /tmp/checks',
    ],
  },
  erblint: { use: 'erblint --config=.erb-lint.yml app → read .erb-lint.yml' },
  'lua-language-server': {
    use: 'lua-language-server main.lua → read main.lua',
    attack: 'lua-language-server /etc/shadow → read /etc/shadow',
  },
  luacheck: {
    use: 'luacheck main.lua → read main.lua',
    attack: 'luacheck --config=/etc/shadow main.lua → read /etc/shadow; read main.lua',
  },
  perlcritic: {
    use: 'perlcritic -p .perlcriticrc main.pl → read .perlcriticrc; read main.pl',
    attack: 'perlcritic --pager=/tmp/x main.pl → run /tmp/x; read main.pl',
  },
  perltidy: {
    use: ['perltidy main.pl → read main.pl', 'perltidy -b main.pl → read main.pl; write main.pl'],
    attack: 'perltidy main.pl -o /etc/cron.d/job → read main.pl; write /etc/cron.d/job',
  },
  'php-cs-fixer fix': {
    use: 'php-cs-fixer fix --config=.php-cs-fixer.php src → read .php-cs-fixer.php',
    attack: 'php-cs-fixer fix --config=/etc/shadow src → read /etc/shadow',
  },
}
