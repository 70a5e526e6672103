import type { KnowledgeTable } from '../entry.ts'
import type { ImplicitFile, RiskyArguments, Settings } from '../facts.ts'
import { REPLACED_NODE_PACKAGE, WITHOUT_RUNTIME } from '../guard-facts.ts'
import {
  KEPT_PROXY,
  keptSource,
  LOST,
  OTHER_REGISTRY,
  OTHER_SOURCE,
  PUBLISHED_ELSEWHERE,
  PUBLISHED_NODE_PACKAGE,
} from '../joint-facts.ts'
import { JAVASCRIPT_TESTS_WHERE_ASKED, PACKAGE_JSON } from '../joint-files.ts'
import { PUBLISHED_PACKAGES } from '../unseen-words.ts'

/** Options of every command of npm. */
const NPM =
  'node-options: prefix:peek C:peek w,workspace: registry: cache: userconfig:use globalconfig:use loglevel: otp: tag: access: omit: include: install-strategy: auth-type: before: cafile:use depth: viewer: script-shell: shell: git: editor: browser: init-module:'
/** Of those that run scripts of packages, or fetch them with git. */
const NPM_SCRIPTS = `${NPM} script-shell:interpreter git:program`
const PNPM =
  'C,dir:peek F,filter: loglevel: reporter: registry: store-dir: config-dir: script-shell:'
const PNPM_SCRIPTS = `${PNPM} script-shell,config.script-shell:interpreter`

// a token that npm keeps is shown when one asks for it by its name
const KEPT_TOKEN =
  /^(?:(?:config|c) )?(?:get|list|ls) .*(?:_authToken|_auth|_password|npmAuth(?:Token|Ident))/

const PACKAGE_MANAGER_CODE: ImplicitFile = {
  path: /^\.pnpmfile\.cjs$|^\.yarn\/.*\.c?js$/,
  language: 'javascript',
}

const NPMRC: ImplicitFile = {
  path: /^\.npmrc$|^\.yarnrc(?:\.yml)?$/,
  language: 'config',
  later: 'start-up',
  laterLanguage: 'kept-settings',
}

// a template is code that runs at once; from another registry it is anybody's
const TEMPLATE_OF_OTHERS: RiskyArguments = [
  new RegExp(
    String.raw`^(?:-\S+ )*(?:init|create|exec|x|dlx|innit)\b.*registry[= ]${OTHER_SOURCE}`,
  ),
  'whose package it runs',
]

// code from an address under the name of a package that everybody knows
const RENAMED_ADDRESS: RiskyArguments = [
  new RegExp(
    String.raw`^(?:-\S+ )*(?:i|install|add|a|up) (?:\S+ )*[\w@/.-]+@${OTHER_SOURCE}(?!(?:codeload\.)?github\.com\/)`,
  ),
  'whose code takes the place of a package',
]

// what runs on every machine that installs the package, unless it is what most projects have there
const INSTALL_SCRIPT: RiskyArguments = [
  /^(?:-\S+ )*(?:pkg set (?:.* )?scripts\.|set-script )(?:(?:pre|post)?install|(?:pre|post)?prepare|prepublish|(?:pre|post)(?:un)?pack|preuninstall)[= ]["']?(?!(?:(?:npx|pnpm|yarn|npm run|is-ci \|\|) )?(?:husky|lefthook|simple-git-hooks|patch-package|prisma generate|electron-builder install-app-deps|nuxt prepare|svelte-kit sync|wxt prepare|build|tsc|lerna|turbo|playwright install)\b)/,
  'what runs wherever the package is installed',
]

// what lies at an address nobody has looked through
const PUBLISHED_ADDRESS: RiskyArguments = [
  /^(?:-\S+ )*(?:npm )?publish (?:-\S+ )*(?:https?:\/\/|git[+:@]|github:|gitlab:)\S/,
  'whose package it is that others get',
]

const NPM_SETTINGS: Settings = [
  [/^(?:script-shell|shell)$/, 'interpreter'],
  [/^(?:git|node-gyp)$/, 'program'],
  [/^(?:onload-script|prefix|userconfig|globalconfig|init[.-]module)$/, 'startup'],
  [/^node-options$/, 'node-options'],
  [/^editor$/, 'editor'],
  [/^browser$/, 'browser'],
]

/** Package managers of JavaScript. */
export const javascriptPackages: KnowledgeTable = {
  bower: '- -* | | install',
  bunx: 'remote-argv | p,package:run-package | kind=package-runner',
  corepack: '- -* | | sub others=enable,disable,prepare,pack,use,up,hydrate,cache,install',
  fnm: '- -* | | sub kind=path-teller others=alias,completions,current,default,list,list-remote,ls,ls-remote,unalias,uninstall',
  'fnm env': '-* | shell: | out=code',
  'fnm exec': 'argv | using:',
  'fnm install': '-* | | install',
  'fnm use': '-*',
  n: { line: '- -* | | sub others=*', disarms: [[/^uninstall\b/, WITHOUT_RUNTIME]] },
  'n exec': '- argv',
  'n run': '- script.javascript -*',
  npm: {
    line: ` | ${NPM_SCRIPTS} shell:interpreter editor:editor browser:browser init-module:script.javascript | sub out=meta kind=builder,folder-teller,node-package-manager quiet speaks others=access,adduser,approve-scripts,deny-scripts,deprecate,diff,dist-tag,dist-tags,explain,find-dupes,help-search,install-ci-test,install-scripts,install-test,ll,notice,org,owner,ping,profile,restart,sbom,shrinkwrap,stage,star,stars,team,trust,undeprecate,unpublish,unstar,why,tst,cit,ln,r,un,author,v,s,se,find,la,pub`,
    disarms: REPLACED_NODE_PACKAGE,
    unseen: [PUBLISHED_PACKAGES],
    empties: [[/^(?:-\S+ )*cache (?:clean|clear|rm)\b/, 'npm_config_cache']],
    unclear: [
      PUBLISHED_ADDRESS,
      [/^(?:-\S+ )*(?:run|run-script|rum|urn) env -- \S/, 'the command that it runs'],
      [
        /^(?:owner|author) (?:add|rm)\b|^access (?:grant|set|public)\b|^dist-tags? (?:add|set)\b|^team add\b|^deprecate \S+@(?:\*|>=? ?0\S*|x)(?: |$)/,
        'who decides about a package from then on',
      ],

      [
        /^pkg set\b.* (?:\w*[dD]ependencies|overrides|resolutions)\.\S+=(?:npm:|github:|gitlab:|bitbucket:|gist:|git\+|git:|https?:|[\w-]+\/[\w.-]+(?:#|\s|$))/,
        'whose code takes the place of a package',
      ],

      [
        /^(?:config |c )?get (?:-\S+ )*(?:userconfig|globalconfig)\b/,
        'what is done with the file that holds the tokens',
      ],

      [
        /^(?:config |c )?set (?:-\S+ )*(?:cafile|ca|strict-ssl)[= ](?!true\b|null\b)/,
        'whom it believes from then on',
      ],

      [
        /^(?:config |c )?set (?:-\S+ )*ignore-scripts[= ](?:false|0)\b/,
        'what runs with each package from then on',
      ],

      INSTALL_SCRIPT,
      RENAMED_ADDRESS,

      keptSource(/(?:config |c )?set (?:-\S+ )*(?:\S*registry|npmRegistryServer)/),

      PUBLISHED_ELSEWHERE,
      [/^(?:-\S+ )*unpublish\b(?!.*--dry-run).*(?:^| )(?:-f|--force)(?: |$)/, LOST],
      [/^(?:-\S+ )*profile (?:set (?:password|email)|disable-2fa)\b/, 'who gets in from then on'],
      OTHER_REGISTRY,
      KEPT_PROXY,
      TEMPLATE_OF_OTHERS,
      [
        /^(?=.*(?:^| )(?:-g|--global)(?: |$))(?:-\S+ )*(?:un|uninstall|remove|rm|r|unlink) .*[\uE100-\uF8FF]/,
        'which package it is',
      ],
    ],
    settings: NPM_SETTINGS,
    variables: {
      npm_config_script_shell: 'program',
      npm_config_git: 'program',
      npm_config_node_options: 'options',
      npm_config_node_gyp: 'program',
      npm_config_strict_ssl: 'option.npm install --strict-ssl',
      npm_config_ca: 'option.npm install --ca',
      npm_config_unsafe_perm: 'option.npm install --unsafe-perm',
    },
    files: [PACKAGE_JSON, JAVASCRIPT_TESTS_WHERE_ASKED, NPMRC],
    secrets: [KEPT_TOKEN],
    irrevocable: [
      PUBLISHED_NODE_PACKAGE,
      [/^(?:-\S+ )*unpublish\b(?!.*--dry-run)/, 'takes a package back that others use'],
    ],
  },
  'npm add': '=npm install',
  'npm audit': `-* | ${NPM_SCRIPTS} audit-level: | out=meta`,
  'npm bin': `- | ${NPM} | out=meta`,
  'npm bugs': `-* | ${NPM} browser:browser`,
  'npm c': '=npm config',
  'npm cache': `-* | ${NPM} git:program`,
  'npm ci': `- | ${NPM_SCRIPTS} | install`,
  'npm clean-install': '=npm ci',
  'npm config': `- -* | ${NPM} L,location: | sub out=meta kind=teller`,
  'npm config delete': `-* | ${NPM} L,location:`,
  'npm config edit': `- | ${NPM} editor:editor | interactive`,
  'npm config fix': `- | ${NPM}`,
  'npm config get': `-* | ${NPM} | out=meta`,
  'npm config list': `-* | ${NPM} | out=meta`,
  'npm config set': `config-pair -* | ${NPM} L,location:`,
  'npm dedupe': `- | ${NPM_SCRIPTS}`,
  'npm docs': '=npm bugs',
  'npm doctor': `- | ${NPM}`,
  'npm edit': `- | ${NPM_SCRIPTS} editor:editor | interactive`,
  'npm exec': `argv | ${NPM_SCRIPTS} c,call:exec package,p:run-package | kind=package-runner`,
  'npm explore': `- argv | ${NPM} shell:interpreter | shell`,
  'npm fund': `-* | ${NPM} browser:browser`,
  'npm get': `-* | ${NPM} | out=meta`,
  'npm help': `-* | ${NPM} browser:browser | escape`,
  'npm home': '=npm bugs',
  'npm i': '=npm install',
  'npm in': '=npm install',
  'npm info': '=npm view',
  'npm create': '=npm init',
  'npm init': `creator -* | ${NPM_SCRIPTS} init-module:script.javascript scope: init-license: init-version: init-author-name: init-author-email: init-author-url: init-type: | kind=package-runner`,
  'npm install': `package* | ${NPM_SCRIPTS} global | install`,
  'npm issues': '=npm bugs',
  'npm link': `maybe* | ${NPM_SCRIPTS} | install`,
  'npm list': `-* | ${NPM} | out=meta`,
  'npm login': `-* | ${NPM} browser:browser scope:`,
  'npm logout': `-* | ${NPM}`,
  'npm ls': '=npm list',
  'npm outdated': `-* | ${NPM} | out=meta`,
  'npm pack': `maybe* | ${NPM_SCRIPTS} pack-destination:peek`,
  'npm pkg': {
    line: `- setting* | ${NPM}`,
    settings: [[/^scripts\..+$/, 'remote']],
  },
  'npm prefix': `- | ${NPM} | out=meta kind=root-teller`,
  'npm prune': `-* | ${NPM}`,
  'npm publish': `maybe* | ${NPM_SCRIPTS}`,
  'npm query': `-* | ${NPM}`,
  'npm rebuild': `-* | ${NPM_SCRIPTS}`,
  'npm remove': '=npm uninstall',
  'npm rm': '=npm uninstall',
  'npm repo': '=npm bugs',
  'npm root': `- | ${NPM} | out=meta kind=root-teller`,
  'npm rum': '=npm run',
  'npm run': `-* | ${NPM_SCRIPTS} `,
  'npm run-script': '=npm run',
  'npm search': `-* | ${NPM} | out=meta`,
  'npm set': `config-pair -* | ${NPM}`,
  'npm set-script': '- remote',
  'npm show': '=npm view',
  'npm start': `-* | ${NPM_SCRIPTS}`,
  'npm stop': `-* | ${NPM_SCRIPTS}`,
  'npm t': '=npm test',
  'npm test': `-* | ${NPM_SCRIPTS}`,
  'npm token': `-* | ${NPM} | out=meta`,
  'npm uninstall': `-* | ${NPM_SCRIPTS} `,
  'npm up': '=npm update',
  'npm update': `-* | ${NPM_SCRIPTS} | install`,
  'npm upgrade': '=npm update',
  'npm version': `-* | ${NPM_SCRIPTS} m: preid:`,
  'npm view': `-* | ${NPM} git:program | out=meta`,
  'npm whoami': `- | ${NPM} | out=meta`,
  'npm x': '=npm exec',
  npx: {
    line: `argv | ${NPM_SCRIPTS} c,call:exec n,node-arg: p,package:run-package | kind=package-runner`,
    files: [PACKAGE_JSON],
    unclear: [[new RegExp(`--registry[= ]${OTHER_SOURCE}`), 'whose package it runs']],
  },
  nvm: '- -* | | sub kind=path-teller others=alias,cache,current,deactivate,debug,install-latest-npm,list,ls-remote,list-remote,reinstall-packages,set-colors,unalias,uninstall,unload,version-remote,which,v,on,off,root',
  'nvm exec': '- argv',
  'nvm install': '-* | reinstall-packages-from: | install',
  'nvm ls': '-*',
  'nvm run': '- script.javascript -*',
  'nvm use': '-*',
  pnpm: {
    line: ` | ${PNPM_SCRIPTS} | sub out=meta kind=program-finder,builder,javascript-runner,node-package-manager,path-teller quiet speaks others=*`,
    disarms: REPLACED_NODE_PACKAGE,
    unclear: [
      PUBLISHED_ELSEWHERE,
      INSTALL_SCRIPT,
      RENAMED_ADDRESS,
      keptSource(/(?:config |c )?set (?:-\S+ )*(?:\S*registry|npmRegistryServer)/),
      OTHER_REGISTRY,
      KEPT_PROXY,
      TEMPLATE_OF_OTHERS,
    ],
    settings: NPM_SETTINGS,
    files: [PACKAGE_JSON, JAVASCRIPT_TESTS_WHERE_ASKED, PACKAGE_MANAGER_CODE, NPMRC],
    secrets: [KEPT_TOKEN],
    irrevocable: [PUBLISHED_NODE_PACKAGE],
  },
  'pnpm add': `package* | ${PNPM_SCRIPTS} allow-build: | install`,
  'pnpm build': `-* | ${PNPM_SCRIPTS}`,
  'pnpm config': `- -* | ${PNPM} | sub out=meta`,
  'pnpm config delete': `-* | ${PNPM}`,
  'pnpm config get': `-* | ${PNPM}`,
  'pnpm config list': `-* | ${PNPM}`,
  'pnpm config set': `config-pair -* | ${PNPM} location:`,
  'pnpm create': `creator -* | ${PNPM_SCRIPTS} | kind=package-runner`,
  'pnpm dev': `-* | ${PNPM_SCRIPTS}`,
  'pnpm dlx': `remote-argv | ${PNPM_SCRIPTS} c,shell-mode:exec package:run-package | kind=package-runner`,
  'pnpm exec': `argv | ${PNPM}`,
  'pnpm i': '=pnpm install',
  'pnpm install': `package* | ${PNPM_SCRIPTS} | install`,
  'pnpm list': `-* | ${PNPM} depth: | out=meta`,
  'pnpm publish': `maybe | ${PNPM_SCRIPTS} tag: access:`,
  'pnpm remove': `-* | ${PNPM_SCRIPTS}`,
  'pnpm run': `-* | ${PNPM_SCRIPTS} `,
  'pnpm store': `-* | ${PNPM}`,
  'pnpm test': `-* | ${PNPM_SCRIPTS}`,
  'pnpm update': `-* | ${PNPM_SCRIPTS} | install`,
  'pnpm why': `-* | ${PNPM}`,
  pnpx: '=pnpm dlx',
  volta: {
    line: '- -* | | sub kind=node-package-manager others=completions,fetch,list,ls,pin,setup,uninstall,use,which',
    disarms: [...REPLACED_NODE_PACKAGE, [/^uninstall node(?:@|$)/, WITHOUT_RUNTIME]],
  },
  'volta install': '-* | | install',
  'volta run': 'argv | node: npm: yarn: env:env',
  yarn: {
    line: ' | cwd:peek use-yarnrc:config modules-folder:peek preferred-cache-folder: registry: mutex: network-timeout: | sub out=meta kind=builder,javascript-runner,node-package-manager,path-teller,program-finder,described quiet speaks others=*',
    disarms: REPLACED_NODE_PACKAGE,
    unclear: [
      RENAMED_ADDRESS,
      PUBLISHED_ELSEWHERE,
      keptSource(/(?:config |c )?set (?:-\S+ )*(?:\S*registry|npmRegistryServer)/),
      OTHER_REGISTRY,
      KEPT_PROXY,
      TEMPLATE_OF_OTHERS,
      [
        /^(?:-\S+ )*set version (?:-\S+ )*(?:\w+:\/\/|[/~.]|\S+\.c?js\b)/,
        'what runs in its place from then on',
      ],
      PUBLISHED_ADDRESS,
    ],
    empties: [[/^(?:-\S+ )*cache clean\b/, 'YARN_CACHE_FOLDER']],
    settings: [...NPM_SETTINGS, [/^(?:yarnpath|yarn-path|plugins|plugin-path)$/, 'startup']],
    files: [PACKAGE_JSON, JAVASCRIPT_TESTS_WHERE_ASKED, PACKAGE_MANAGER_CODE, NPMRC],
    secrets: [KEPT_TOKEN, /^config\b.* --no-redacted\b/],
    irrevocable: [PUBLISHED_NODE_PACKAGE],
  },
  'yarn add': 'package* | cwd: | install',
  'yarn build': '-*',
  'yarn cache': '-*',
  'yarn config': '- -* | | sub out=meta',
  'yarn config get': '-*',
  'yarn config list': '-*',
  'yarn config set': 'config-pair -*',
  'yarn config unset': '-*',
  'yarn create': 'creator -* | | kind=package-runner',
  'yarn dev': '-*',
  'yarn dlx': 'remote-argv | p,package:run-package | kind=package-runner',
  'yarn exec': 'argv',
  'yarn global': '- package* | prefix:peek | install',
  'yarn init': '-*',
  'yarn install': '- | mode: cwd: network-timeout: | install',
  'yarn lint': '-*',
  'yarn list': '-*',
  'yarn node': '=node',
  'yarn pack': '- | f,filename:write o,out:write',
  'yarn plugin': '- package* | | install',
  'yarn publish': 'maybe | tag: access: new-version:',
  'yarn remove': '-*',
  'yarn run': '-*',
  'yarn start': '-*',
  'yarn test': '-*',
  'yarn upgrade': '-* | | install',
  'yarn why': '-*',
  'yarn workspace': '- -*',
  'yarn workspaces': '- -* | | sub others=*',
  'yarn workspaces focus': '-*',
  'yarn workspaces foreach': 'argv | j,jobs: from: include: exclude: since:?',
  'yarn workspaces info': '-*',
  'yarn workspaces list': '-*',
  'yarn workspaces run': '-*',
  yarnpkg: '=yarn',
}
