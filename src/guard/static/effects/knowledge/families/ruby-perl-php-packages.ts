import type { KnowledgeTable } from '../entry.ts'
import {
  DROPPED,
  KEPT_SECRETS,
  keptSource,
  OTHER_ADDRESS,
  OTHER_REGISTRY,
  PUBLISHED_ELSEWHERE,
} from '../joint-facts.ts'
import { COMPOSER_JSON, RUBY_PROJECT } from '../joint-files.ts'

/** Scripts that composer runs at these events. */
const COMPOSER_EVENTS =
  'pre-install-cmd post-install-cmd pre-update-cmd post-update-cmd pre-status-cmd post-status-cmd pre-archive-cmd post-archive-cmd pre-autoload-dump post-autoload-dump post-root-package-install post-create-project-cmd pre-command-run post-package-install post-package-update'.split(
    ' ',
  )

const programs: KnowledgeTable = {
  // Ruby
  bundle: {
    line: ' | r,retry: | sub out=meta kind=builder,environment,path-teller',
    unclear: [
      keptSource(/config/),
      OTHER_REGISTRY,
      [
        new RegExp(
          String.raw`\badd\b.* --(?:git|github|gist)[= ]|\badd\b.* --path[= ]${DROPPED}|\bconfig (?:set )?(?:--\w+ )?local\.\S+ ${DROPPED}`,
        ),
        'what is installed under the name of another package',
      ],
    ],
    variables: { BUNDLE_PATH: 'path', BUNDLE_GEMFILE: 'path' },
    files: [RUBY_PROJECT],
  },
  'bundle add':
    '-* | v,version: g,group: s,source: r,require: path:peek git:url github: branch: ref: glob: | install',
  'bundle binstubs': '-* | path:peek shebang:',
  'bundle cache': '- | path:peek gemfile:script.ruby',
  'bundle check': '- | gemfile:script.ruby path:peek',
  'bundle clean': '-*',
  'bundle config': '-* | | out=meta',
  'bundle console': '- | | repl=ruby',
  'bundle doctor': '- | gemfile:script.ruby',
  'bundle exec': 'argv | gemfile:script.ruby',
  'bundle gem': 'peek | e,edit:editor test:? ci:? linter:? ext:? github-username:',
  'bundle help': '-* | | escape',
  'bundle info': '-* | | out=meta',
  'bundle init': '- | gemspec:script.ruby gemfile:',
  'bundle install':
    '- | gemfile:script.ruby path:peek binstubs:? j,jobs: without: with: standalone:? trust-policy: shebang: target-rbconfig: | install',
  'bundle list': '- | without-group: only-group: | out=meta',
  'bundle lock': '- | gemfile:script.ruby lockfile:write add-platform: remove-platform: update:?',
  'bundle open': '- | path:peek',
  'bundle outdated': '-* | | out=meta',
  'bundle package': '- | path:peek gemfile:script.ruby',
  'bundle platform': '-',
  'bundle show': '-* | | out=meta',
  'bundle update': '-* | gemfile:script.ruby j: group: source: | install',
  'bundle version': '',
  'bundle viz': '- | file: format: without:',
  bundler: '=bundle',
  'bundle-audit': '- -*',
  'bundler-audit': '- -*',
  chruby: '-*',
  'chruby-exec': '- argv',
  gem: {
    line: ' | config-file:config | sub out=meta kind=path-teller,described others=check,dependency,environment,generate_index,ls,lock,mirror,outdated,owner,pristine,rebuild,signin,signout,stale,q,query',
    variables: { GEM_PATH: 'path', GEM_HOME: 'path' },
    files: [RUBY_PROJECT],
    irrevocable: [[/^(?:push|yank)\b/, 'publishes a package']],
    unclear: [
      keptSource(/sources?/),
      OTHER_REGISTRY,
      PUBLISHED_ELSEWHERE,
      [/^owner\b.* (?:-a|--add|-r|--remove)\b/, 'who decides about a package from then on'],
    ],
  },
  'gem build': 'script.ruby | o,output:write C:peek platform:',
  'gem cert': '- | a,add:use r: l:? b: C,certificate:use K,private-key:use R: A: s,sign:edit d:',
  'gem cleanup': '-*',
  'gem contents': '-* | v: s: | out=meta',
  'gem env': '-* | | out=meta',
  'gem exec': 'remote-argv | v,version: g,gem:',
  'gem fetch': '- | v: platform: s: | fetch',
  'gem info': '-* | | out=meta',
  'gem install':
    'package* | v,version: i,install-dir:peek n,bindir:peek s,source:url g,file:script.ruby P,trust-policy: platform: build-root: document: p,http-proxy:? | install',
  'gem list': '-* | | out=meta',
  'gem open': '- | e,editor:editor v,version:',
  'gem push': 'sendfile | k,key: host:dest otp: attestation:',
  'gem rdoc': '-* | v:',
  'gem search': '-* | | out=meta',
  'gem server': '- | p,port:listen d:peek b: l: | listen=8808',
  'gem sources': '-* | a,add:url r:',
  'gem specification': 'read - | v: platform:',
  'gem uninstall': '-* | v:',
  'gem unpack': 'unpack -* | target:write-dir v: P:',
  'gem update': '-* | i:peek n:peek system:? s: | install',
  'gem which': '-* | | out=meta',
  pod: {
    line: '- -* | | install kind=builder',
    files: [RUBY_PROJECT],
  },
  rbenv:
    '- -* | | sub out=meta kind=path-teller others=commands,global,local,rehash,root,shell,shims,version-file,version-name,versions,whence,which',
  'rbenv exec': 'argv',
  'rbenv init': '-* | | out=code',
  'rbenv install': '-* | | install',
  rvm: '- - argv | | sub',
  'rvm do': 'argv',
  'rvm install': '-* | | install',
  'rvm list': '-*',
  'rvm use': '-*',

  // Perl
  carton: ' | | sub others=*',
  'carton exec': 'argv | I:',
  'carton install': '- | cpanfile:script.perl path:peek without: | install',
  cpan: '-* | D: i!install j:script.perl L: M: x: | repl=typed',
  'cpan-outdated': '-* | | out=meta',
  cpanm:
    'package* | l,local-lib:peek L,local-lib-contained:peek mirror:url from:url look!shell M: save-dists:peek format: pp: cpanfile:script.perl configure-args: build-args: test-args: install-args: | install',
  cpanminus: '=cpanm',
  cpanp: '-* | | repl=typed',
  perlbrew: '- argv | | sub',
  'perlbrew exec': 'argv | with:',
  'perlbrew install': 'package* | | install',
  'perlbrew list': '',
  'perlbrew switch': '-*',
  'perlbrew use': '-*',
  plenv: '- argv | | sub',
  'plenv exec': 'argv',

  // PHP
  composer: {
    line: ' | d,working-dir:peek | sub out=meta kind=builder,path-teller,described',
    files: [COMPOSER_JSON],
    // asked for by its name alone
    secrets: [
      /^config (?:-\S+ )*(?:github-oauth|gitlab-(?:oauth|token)|bitbucket-oauth|http-basic|bearer|forgejo-token)\.\S+(?: -\S+)*$/,
    ],
    unclear: [
      [/^(?:-\S+ )*config\b.*(?:--auth|http-basic|-oauth)/, KEPT_SECRETS],
      keptSource(/config (?:-\S+ )*repo\S*/),
      [
        new RegExp(String.raw`^config (?:-\S+ )*repo\S* (?:path |.*)${DROPPED}`),
        'where packages come from from now on',
      ],
      OTHER_ADDRESS,
      [
        /^config (?:-\S+ )*(?:secure-http (?:false|0)|disable-tls (?:true|1))\b/,
        'whom it believes from then on',
      ],
    ],
  },
  'composer archive': '- - | f,format: dir:peek file:',
  'composer audit': '-* | | out=meta',
  'composer browse': '-*',
  'composer config': ' | f,file:config d,working-dir:peek | sub',
  'composer create-project': '- peek - | s,stability: repository: | install',
  'composer dump-autoload': '-',
  'composer exec': 'argv',
  'composer global': '- -* | | install',
  'composer i': '=composer install',
  'composer install': '- | d,working-dir:peek prefer-install: audit-format: | install',
  'composer outdated': '-* | | out=meta',
  'composer remove': '-*',
  'composer require': '-* | d,working-dir:peek | install',
  'composer run': '=composer run-script',
  'composer run-script': '-* | timeout: d,working-dir:peek',
  'composer self-update': '-*',
  'composer show': '-* | | out=meta',
  'composer u': '=composer update',
  'composer update': '-* | d,working-dir:peek with: | install',
  'composer validate': 'read',
  pear: '=pecl',
  'pear run-scripts': '-',
  pecl: '- maybe* | d: | sub out=meta',
  'pecl install': 'package* | D: | install',
  'pecl list': '-*',
  'pecl run-scripts': '-',
  phar: '- -* | | sub',
  'phar add': 'tree* | f:edit a: c: i: x: l:',
  'phar extract': 'write-dir | f:read i: k: x:',
  'phar pack': 'tree* | f:write s:script.php a: b: c: h: i: l: p: x:',
  'phar run': '-*',
  phive: '- -* | | install',

  // Lua and Racket
  luarocks:
    ' | tree:peek server: only-server: lua-dir:peek lua-version: | sub out=meta quiet others=*',
  'luarocks build': 'package - | | install',
  'luarocks config': '-*',
  'luarocks doc': '-*',
  'luarocks install': 'package - | tree:peek server: | install',
  'luarocks list': '-*',
  'luarocks make': 'script.lua -* | | install',
  'luarocks path': '- | | out=code',
  'luarocks search': '-*',
  'luarocks test': 'maybe* | test-type:',
  raco: '- -* | | sub others=*',
  'raco exe': 'read | o:write | kind=compiler makes={path}',
  'raco expand': 'read*',
  'raco fmt': 'read*',
  'raco make': 'read*',
  'raco pkg': '- package* | | install',
  'raco setup': '-*',
  'raco test': 'script.lisp*',
}

/** Package managers of Ruby, Perl, PHP and Lua. */
export const rubyPerlPhpPackages: KnowledgeTable = {
  ...programs,
  ...Object.fromEntries(
    COMPOSER_EVENTS.map((event) => [`composer config scripts.${event}`, 'side* | | out=none']),
  ),
}
