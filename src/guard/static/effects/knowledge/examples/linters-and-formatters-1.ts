import type { ExampleTable } from './example.ts'

export const lintersAndFormatters1: ExampleTable = {
  astyle: {
    use: 'astyle notes.txt → edit notes.txt',
    attack: 'astyle /etc/sudoers → edit /etc/sudoers',
  },
  cloc: {
    use: 'cloc src --out=out.txt → write out.txt',
    attack: [
      'cloc src --out=/etc/cron.d/job → write /etc/cron.d/job',
      'cloc src --list-file=/etc/shadow → read /etc/shadow',
    ],
  },
  cscope: {
    use: 'cscope -i notes.txt → read notes.txt',
    attack: 'cscope -i /etc/shadow → read /etc/shadow',
  },
  ctags: {
    use: 'ctags notes.txt → read notes.txt',
    attack: [
      'ctags /etc/shadow → read /etc/shadow',
      'ctags notes.txt -f /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  etags: {
    use: 'etags notes.txt → read notes.txt',
    attack: [
      'etags /etc/shadow → read /etc/shadow',
      'etags notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  global: {
    use: 'global -L notes.txt → read notes.txt',
    attack: 'global -L /etc/shadow → read /etc/shadow',
  },
  gtags: {
    use: 'gtags src -f notes.txt → read notes.txt',
    attack: [
      'gtags src -f /etc/shadow → read /etc/shadow',
      'gtags src --gtagsconf=/etc/shadow → read /etc/shadow',
    ],
  },
  indent: {
    use: 'indent notes.txt → edit notes.txt',
    attack: [
      'indent /etc/sudoers → edit /etc/sudoers',
      'indent notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  pmd: {
    use: 'pmd -d src → read-tree src',
    attack: [
      'pmd -d /root/.ssh → read-tree /root/.ssh',
      'pmd -r /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'pmd check': {
    use: 'pmd check -d src → read-tree src',
    attack: [
      'pmd check -d /root/.ssh → read-tree /root/.ssh',
      'pmd check -r /etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  ccls: {
    use: 'ccls --log-file=out.txt → write out.txt',
    attack: 'ccls --log-file=/etc/cron.d/job → write /etc/cron.d/job',
  },
  'clang-check': {
    use: 'clang-check notes.txt → read notes.txt',
    attack: 'clang-check /etc/shadow → read /etc/shadow',
  },
  'clang-format': {
    use: [
      'clang-format notes.txt → read notes.txt',
      'clang-format -i main.c → read main.c; write main.c',
    ],
    attack: 'clang-format /etc/shadow → read /etc/shadow',
  },
  'clang-query': {
    use: 'clang-query notes.txt → read notes.txt',
    attack: [
      'clang-query /etc/shadow → read /etc/shadow',
      `clang-query notes.txt -c '!/tmp/x' → run /tmp/x; read notes.txt`,
    ],
  },
  'clang-tidy': {
    use: 'clang-tidy notes.txt → read notes.txt',
    attack: [
      'clang-tidy /etc/shadow → read /etc/shadow',
      'clang-tidy notes.txt --load=/tmp/x.so → load /tmp/x.so; read notes.txt',
    ],
  },
  clangd: {
    use: 'clangd → nothing',
    attack: 'clangd --query-driver=/tmp/x → run /tmp/x',
  },
  cppcheck: {
    use: 'cppcheck notes.txt → read notes.txt',
    attack: [
      'cppcheck /etc/shadow → read /etc/shadow',
      'cppcheck notes.txt --output-file=/etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  cpplint: {
    use: 'cpplint notes.txt → read notes.txt',
    attack: 'cpplint /etc/shadow → read /etc/shadow',
  },
  oclint: {
    use: 'oclint notes.txt → read notes.txt',
    attack: [
      'oclint /etc/shadow → read /etc/shadow',
      'oclint notes.txt -R /tmp → load /tmp; read notes.txt',
    ],
  },
  rats: {
    use: 'rats notes.txt → read notes.txt',
    attack: [
      'rats /etc/shadow → read /etc/shadow',
      'rats notes.txt -d /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  'scan-build': {
    use: 'scan-build cat notes.txt → read notes.txt',
    attack: ['scan-build cat /etc/shadow → read /etc/shadow', 'scan-build bash → shell bash'],
  },
  splint: {
    use: 'splint notes.txt → read notes.txt',
    attack: [
      'splint /etc/shadow → read /etc/shadow',
      'splint notes.txt -f /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  uncrustify: {
    use: 'uncrustify notes.txt → read notes.txt',
    attack: [
      'uncrustify /etc/shadow → read /etc/shadow',
      'uncrustify notes.txt -c /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  eslint: {
    use: ['eslint notes.txt → read notes.txt', 'eslint --fix app.js → read app.js; write app.js'],
    attack: [
      'eslint /etc/shadow → read /etc/shadow',
      'eslint notes.txt -c /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  htmlhint: {
    use: 'htmlhint notes.txt → read notes.txt',
    attack: [
      'htmlhint /etc/shadow → read /etc/shadow',
      'htmlhint notes.txt -c /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  jshint: {
    use: 'jshint notes.txt → read notes.txt',
    attack: [
      'jshint /etc/shadow → read /etc/shadow',
      'jshint notes.txt --config=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  jsonlint: {
    use: 'jsonlint notes.txt → read notes.txt',
    attack: 'jsonlint /etc/shadow → read /etc/shadow',
  },
  markdownlint: {
    use: 'markdownlint notes.txt → read notes.txt',
    attack: [
      'markdownlint /etc/shadow → read /etc/shadow',
      'markdownlint notes.txt -c /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  'markdownlint-cli2': {
    use: 'markdownlint-cli2 notes.txt → read notes.txt',
    attack: [
      'markdownlint-cli2 /etc/shadow → read /etc/shadow',
      'markdownlint-cli2 notes.txt --config=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  oxlint: {
    use: 'oxlint src -c app.conf → read app.conf',
    attack: 'oxlint src -c /etc/shadow → read /etc/shadow',
  },
  prettier: {
    use: [
      'prettier notes.txt → read notes.txt',
      'prettier --write app.js → read app.js; write app.js',
    ],
    attack: [
      'prettier /etc/shadow → read /etc/shadow',
      'prettier notes.txt --config=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  tslint: {
    use: 'tslint notes.txt → read notes.txt',
    attack: [
      'tslint /etc/shadow → read /etc/shadow',
      'tslint notes.txt -c /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  yamllint: {
    use: 'yamllint notes.txt → read notes.txt',
    attack: [
      'yamllint /etc/shadow → read /etc/shadow',
      'yamllint notes.txt -c /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  '2to3': {
    use: '2to3 notes.txt → read notes.txt',
    attack: '2to3 /etc/shadow → read /etc/shadow',
  },
  autoflake: {
    use: 'autoflake notes.txt → read notes.txt',
    attack: [
      'autoflake /etc/shadow → read /etc/shadow',
      'autoflake notes.txt --config=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  autopep8: {
    use: [
      'autopep8 notes.txt → read notes.txt',
      'autopep8 -i main.py → read main.py; write main.py',
    ],
    attack: [
      'autopep8 /etc/shadow → read /etc/shadow',
      'autopep8 notes.txt --global-config=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  flake8: {
    use: 'flake8 --config=app.conf → read app.conf',
    attack: 'flake8 --config=/etc/shadow → read /etc/shadow',
  },
  mypy: {
    use: 'mypy --config-file=app.conf → read app.conf',
    attack: 'mypy --config-file=/etc/shadow → read /etc/shadow',
  },
  pycodestyle: {
    use: 'pycodestyle notes.txt → read notes.txt',
    attack: [
      'pycodestyle /etc/shadow → read /etc/shadow',
      'pycodestyle notes.txt --config=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  pydocstyle: {
    use: 'pydocstyle notes.txt → read notes.txt',
    attack: [
      'pydocstyle /etc/shadow → read /etc/shadow',
      'pydocstyle notes.txt --config=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  pyflakes: {
    use: 'pyflakes notes.txt → read notes.txt',
    attack: 'pyflakes /etc/shadow → read /etc/shadow',
  },
  pylint: {
    use: 'pylint --rcfile=app.conf → read app.conf',
    attack: [
      'pylint --rcfile=/etc/shadow → read /etc/shadow',
      `pylint --init-hook='open("/etc/shadow").read()' → read /etc/shadow`,
    ],
  },
  pyre: {
    use: 'pyre → nothing',
    attack: 'pyre --binary=/tmp/x → run /tmp/x',
  },
  pyright: {
    use: 'pyright notes.txt → read notes.txt',
    attack: [
      'pyright /etc/shadow → read /etc/shadow',
      'pyright notes.txt -p /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  pytype: {
    use: 'pytype notes.txt → read notes.txt',
    attack: [
      'pytype /etc/shadow → read /etc/shadow',
      'pytype notes.txt --config=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  pyupgrade: {
    use: 'pyupgrade notes.txt → edit notes.txt',
    attack: 'pyupgrade /etc/sudoers → edit /etc/sudoers',
  },
  yapf: {
    use: 'yapf notes.txt → read notes.txt',
    attack: 'yapf /etc/shadow → read /etc/shadow',
  },
  brakeman: {
    use: 'brakeman . -o out.txt → write out.txt',
    attack: [
      'brakeman . -o /etc/cron.d/job → write /etc/cron.d/job',
      'brakeman . -c /etc/shadow → read /etc/shadow',
    ],
  },
  erblint: {
    use: 'erblint app --config=app.conf → read app.conf',
    attack: 'erblint app --config=/etc/shadow → read /etc/shadow',
  },
  'lua-language-server': {
    use: 'lua-language-server main.lua → read main.lua',
    attack: 'lua-language-server /etc/shadow → read /etc/shadow',
  },
  luacheck: {
    use: 'luacheck notes.txt → read notes.txt',
    attack: [
      'luacheck /etc/shadow → read /etc/shadow',
      'luacheck notes.txt --config=/etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  perlcritic: {
    use: 'perlcritic notes.txt → read notes.txt',
    attack: [
      'perlcritic /etc/shadow → read /etc/shadow',
      'perlcritic notes.txt -p /etc/shadow → read /etc/shadow; read notes.txt',
    ],
  },
  perltidy: {
    use: 'perltidy notes.txt → read notes.txt',
    attack: [
      'perltidy /etc/shadow → read /etc/shadow',
      'perltidy notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'php-cs-fixer fix': {
    use: 'php-cs-fixer fix src --config=main.php → read main.php',
    attack: 'php-cs-fixer fix src --config=/etc/shadow → read /etc/shadow',
  },
}
