import type { ExampleTable } from './example.ts'

export const rubyPerlPhpPackages1: ExampleTable = {
  'bundle add': {
    use: 'bundle add demo → install bundle add',
  },
  'bundle cache': {
    use: 'bundle cache --gemfile=main.rb → read main.rb',
    attack: 'bundle cache --gemfile=/etc/shadow → read /etc/shadow',
  },
  'bundle check': {
    use: 'bundle check --gemfile=main.rb → read main.rb',
    attack: 'bundle check --gemfile=/etc/shadow → read /etc/shadow',
  },
  'bundle doctor': {
    use: 'bundle doctor --gemfile=main.rb → read main.rb',
    attack: 'bundle doctor --gemfile=/etc/shadow → read /etc/shadow',
  },
  'bundle exec': {
    use: 'bundle exec cat notes.txt → read notes.txt',
    attack: ['bundle exec cat /etc/shadow → read /etc/shadow', 'bundle exec bash → shell bash'],
  },
  'bundle gem': {
    use: 'bundle gem notes.txt → nothing',
    attack: 'bundle gem notes.txt -e /tmp/x → run /tmp/x',
  },
  'bundle init': {
    use: 'bundle init --gemspec=main.rb → read main.rb',
    attack: 'bundle init --gemspec=/etc/shadow → read /etc/shadow',
  },
  'bundle install': {
    use: 'bundle install → install bundle install',
    attack: 'bundle install --gemfile=/etc/shadow → read /etc/shadow; install bundle install',
  },
  'bundle lock': {
    use: 'bundle lock --gemfile=main.rb → read main.rb',
    attack: [
      'bundle lock --gemfile=/etc/shadow → read /etc/shadow',
      'bundle lock --lockfile=/etc/cron.d/job → write /etc/cron.d/job',
    ],
  },
  'bundle package': {
    use: 'bundle package --gemfile=main.rb → read main.rb',
    attack: 'bundle package --gemfile=/etc/shadow → read /etc/shadow',
  },
  'bundle update': {
    use: 'bundle update → install bundle update',
    attack: 'bundle update --gemfile=/etc/shadow → read /etc/shadow; install bundle update',
  },
  'bundle viz': {
    use: 'bundle viz --file=out.txt → write out.txt',
    attack: 'bundle viz --file=/etc/cron.d/job → write /etc/cron.d/job',
  },
  'chruby-exec': {
    use: 'chruby-exec 3.3 cat notes.txt → read notes.txt',
    attack: [
      'chruby-exec 3.3 cat /etc/shadow → read /etc/shadow',
      'chruby-exec 3.3 bash → shell bash',
    ],
  },
  gem: {
    use: 'gem --config-file=app.conf → read app.conf',
    attack: 'gem --config-file=/etc/shadow → read /etc/shadow',
  },
  'gem build': {
    use: 'gem build main.rb → read main.rb',
    attack: [
      'gem build /etc/shadow → read /etc/shadow',
      'gem build -o /etc/cron.d/job main.rb → read main.rb; write /etc/cron.d/job',
    ],
  },
  'gem cert': {
    use: 'gem cert -a notes.txt → read notes.txt',
    attack: [
      'gem cert -a /etc/shadow → read /etc/shadow',
      'gem cert -s /etc/sudoers → edit /etc/sudoers',
    ],
  },
  'gem exec': {
    use: 'gem exec cat notes.txt → read notes.txt',
    attack: 'gem exec cat /etc/shadow → read /etc/shadow',
  },
  'gem fetch': {
    use: 'gem fetch demo → fetch gem fetch',
  },
  'gem install': {
    use: 'gem install demo → install gem install',
    attack: 'gem install demo -g /etc/shadow → read /etc/shadow; install gem install',
  },
  'gem open': {
    use: 'gem open → nothing',
    attack: 'gem open -e /tmp/x → run /tmp/x',
  },
  'gem push': {
    use: 'gem push notes.txt → read notes.txt; send gem push; irrevocable push notes.txt',
    attack: 'gem push /etc/shadow → read /etc/shadow; send gem push; irrevocable push /etc/shadow',
  },
  'gem server': {
    use: 'gem server → listen 8808',
  },
  'gem sources': {
    use: 'gem sources -a https://example.org/x → fetch https://example.org/x',
  },
  'gem update': {
    use: 'gem update → install gem update',
  },
  pod: {
    use: 'pod install → install pod',
  },
  'rbenv exec': {
    use: 'rbenv exec cat notes.txt → read notes.txt',
    attack: ['rbenv exec cat /etc/shadow → read /etc/shadow', 'rbenv exec bash → shell bash'],
  },
  'rbenv install': {
    use: 'rbenv install 3.3 → install rbenv install',
  },
  'rvm do': {
    use: 'rvm do 3.3 cat notes.txt → read notes.txt',
    attack: ['rvm do 3.3 cat /etc/shadow → read /etc/shadow', 'rvm do 3.3 bash → shell bash'],
  },
  'rvm install': {
    use: 'rvm install 3.3 → install rvm install',
  },
  'carton exec': {
    use: 'carton exec cat notes.txt → read notes.txt',
    attack: ['carton exec cat /etc/shadow → read /etc/shadow', 'carton exec bash → shell bash'],
  },
  'carton install': {
    use: 'carton install → install carton install',
    attack: 'carton install --cpanfile=/etc/shadow → read /etc/shadow; install carton install',
  },
  cpan: {
    use: 'cpan → nothing',
    attack: [`cpan -e 'system("/tmp/x")' → run /tmp/x`, 'cpan -j /etc/shadow → read /etc/shadow'],
  },
  cpanm: {
    use: 'cpanm demo → install cpanm',
    attack: [
      'cpanm demo --cpanfile=/etc/shadow → read /etc/shadow; install cpanm',
      'cpanm demo --look → shell cpanm; install cpanm',
    ],
  },
  cpanplus: {
    use: 'cpanplus → nothing',
  },
  'perlbrew exec': {
    use: 'perlbrew exec cat notes.txt → read notes.txt',
    attack: ['perlbrew exec cat /etc/shadow → read /etc/shadow', 'perlbrew exec bash → shell bash'],
  },
  'perlbrew install': {
    use: 'perlbrew install demo → install perlbrew install',
  },
  'plenv exec': {
    use: 'plenv exec cat notes.txt → read notes.txt',
    attack: ['plenv exec cat /etc/shadow → read /etc/shadow', 'plenv exec bash → shell bash'],
  },
  'composer config': {
    use: 'composer config -f app.conf → read app.conf',
    attack: 'composer config -f /etc/shadow → read /etc/shadow',
  },
  'composer exec': {
    use: 'composer exec cat notes.txt → read notes.txt',
    attack: ['composer exec cat /etc/shadow → read /etc/shadow', 'composer exec bash → shell bash'],
  },
  'composer global': {
    use: 'composer global require → install composer global',
  },
  'composer install': {
    use: 'composer install → install composer install',
  },
  'composer require': {
    use: 'composer require a/b → install composer require',
  },
  'composer update': {
    use: 'composer update → install composer update',
  },
  'composer validate': {
    use: 'composer validate notes.txt → read notes.txt',
    attack: 'composer validate /etc/shadow → read /etc/shadow',
  },
  'pear run-scripts': {
    use: 'pear run-scripts notes.txt → read notes.txt',
    attack: 'pear run-scripts /etc/shadow → read /etc/shadow',
  },
  'pecl install': {
    use: 'pecl install demo → install pecl install',
  },
  'pecl run-scripts': {
    use: 'pecl run-scripts notes.txt → read notes.txt',
    attack: 'pecl run-scripts /etc/shadow → read /etc/shadow',
  },
  phar: {
    use: 'phar -f notes.txt → edit notes.txt',
    attack: ['phar -f /etc/sudoers → edit /etc/sudoers', 'phar -s /etc/shadow → read /etc/shadow'],
  },
  'phar extract': {
    use: 'phar extract -f notes.txt → read notes.txt',
    attack: 'phar extract -f /etc/shadow → read /etc/shadow',
  },
  phive: {
    use: 'phive install → install phive',
  },
  'luarocks build': {
    use: 'luarocks build demo → install luarocks build',
  },
  'luarocks make': {
    use: 'luarocks make main.lua → read main.lua; install luarocks make',
    attack: 'luarocks make /etc/shadow → read /etc/shadow; install luarocks make',
  },
  'luarocks test': {
    use: 'luarocks test notes.txt → nothing',
  },
  'raco exe': {
    use: 'raco exe notes.txt → read notes.txt; write notes',
    attack: [
      'raco exe /etc/shadow → read /etc/shadow',
      'raco exe notes.txt -o /etc/cron.d/job → read notes.txt; write /etc/cron.d/job',
    ],
  },
  'raco expand': {
    use: 'raco expand notes.txt → read notes.txt',
    attack: 'raco expand /etc/shadow → read /etc/shadow',
  },
  'raco fmt': {
    use: 'raco fmt notes.txt → read notes.txt',
    attack: 'raco fmt /etc/shadow → read /etc/shadow',
  },
  'raco make': {
    use: 'raco make notes.txt → read notes.txt',
    attack: 'raco make /etc/shadow → read /etc/shadow',
  },
  'raco test': {
    use: 'raco test main.lisp → read main.lisp',
    attack: 'raco test /etc/shadow → read /etc/shadow',
  },
  'composer config scripts.pre-install-cmd': {
    use: `composer config scripts.pre-install-cmd 'cat notes.txt' → read notes.txt`,
    attack: [
      'composer config scripts.pre-install-cmd /tmp/x → run /tmp/x',
      `composer config scripts.pre-install-cmd 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'composer config scripts.post-install-cmd': {
    use: `composer config scripts.post-install-cmd 'cat notes.txt' → read notes.txt`,
    attack: [
      'composer config scripts.post-install-cmd /tmp/x → run /tmp/x',
      `composer config scripts.post-install-cmd 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'composer config scripts.pre-update-cmd': {
    use: `composer config scripts.pre-update-cmd 'cat notes.txt' → read notes.txt`,
    attack: [
      'composer config scripts.pre-update-cmd /tmp/x → run /tmp/x',
      `composer config scripts.pre-update-cmd 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'composer config scripts.post-update-cmd': {
    use: `composer config scripts.post-update-cmd 'cat notes.txt' → read notes.txt`,
    attack: [
      'composer config scripts.post-update-cmd /tmp/x → run /tmp/x',
      `composer config scripts.post-update-cmd 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'composer config scripts.pre-status-cmd': {
    use: `composer config scripts.pre-status-cmd 'cat notes.txt' → read notes.txt`,
    attack: [
      'composer config scripts.pre-status-cmd /tmp/x → run /tmp/x',
      `composer config scripts.pre-status-cmd 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'composer config scripts.post-status-cmd': {
    use: `composer config scripts.post-status-cmd 'cat notes.txt' → read notes.txt`,
    attack: [
      'composer config scripts.post-status-cmd /tmp/x → run /tmp/x',
      `composer config scripts.post-status-cmd 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'composer config scripts.pre-archive-cmd': {
    use: `composer config scripts.pre-archive-cmd 'cat notes.txt' → read notes.txt`,
    attack: [
      'composer config scripts.pre-archive-cmd /tmp/x → run /tmp/x',
      `composer config scripts.pre-archive-cmd 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'composer config scripts.post-archive-cmd': {
    use: `composer config scripts.post-archive-cmd 'cat notes.txt' → read notes.txt`,
    attack: [
      'composer config scripts.post-archive-cmd /tmp/x → run /tmp/x',
      `composer config scripts.post-archive-cmd 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'composer config scripts.pre-autoload-dump': {
    use: `composer config scripts.pre-autoload-dump 'cat notes.txt' → read notes.txt`,
    attack: [
      'composer config scripts.pre-autoload-dump /tmp/x → run /tmp/x',
      `composer config scripts.pre-autoload-dump 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
  'composer config scripts.post-autoload-dump': {
    use: `composer config scripts.post-autoload-dump 'cat notes.txt' → read notes.txt`,
    attack: [
      'composer config scripts.post-autoload-dump /tmp/x → run /tmp/x',
      `composer config scripts.post-autoload-dump 'cat /etc/shadow' → read /etc/shadow`,
    ],
  },
}
