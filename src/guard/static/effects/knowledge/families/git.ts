import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import {
  LOST,
  REWRITTEN_BRANCH,
  REWRITTEN_HISTORY,
  SVN_SSH_ADDRESS,
  UNPROVED,
  UNWATCHED,
} from '../joint-facts.ts'
import { SSH_CONFIGURATION } from '../joint-files.ts'
import { PUSHED_REFS, REVERTED } from '../unseen-words.ts'

// what no other copy may hold
const DROPPED_CONTENT: RiskyArguments = [
  /^(?:annex )?(?:drop|dropunused|dropkey|forget|expire|dead|uninit)\b(?=.* (?:--force|--all|-f)\b)/,
  LOST,
]
const LOOSE_ANNEX: RiskyArguments = [
  /\bannex\.(?:securehashesonly (?:false|no|0)|security\.allowed-(?:ip-addresses|url-schemes) (?:all|\S*file))/,
  UNWATCHED,
]

/** Whose plug-ins for shells and editors many have. */
const PLUGIN_AUTHORS =
  '(?:airblade|akinsho|altercation|asdf-vm|catppuccin|christoomey|ctrlpvim|dense-analysis|dracula|doomemacs|easymotion|echasnovski|fatih|folke|godlygeek|hlissner|hrsh7th|itchyny|jesseduffield|jiangmiao|jistr|joshdick|junegunn|kien|lewis6991|l3mon4d3|majutsushi|marlonrichert|mattn|mbbill|mhinz|michaelaye|morhetz|nathanaelkane|neoclide|neovim|nvchad|nvim-[\\w-]+|ohmybash|ohmyzsh|oh-my-fish|preservim|prabirshrestha|purcell|rafi|raimondi|robbyrussell|romkatv|rust-lang|scrooloose|sheerun|sindresorhus|syl20bnr|spacevim|spaceship-prompt|spaceship-theme|tmux-plugins|tpope|unixorn|vim-[\\w-]+|vimwiki|vundlevim|wbthomason|wting|ycm-core|valloric|yggdroot|zdharma[\\w-]*|zsh-users|lazyvim|williamboman|mfussenegger|rcarriga|kyazdani42|nordtheme|arcticicestudio|chriskempson|lervag|sirver|honza|stevearc|ggandor|numtostr|windwp|zimfw|djui|agkozak|hauleth|github|microsoft)'

/** What stands before the subcommand of git. */
const GIT = String.raw`^(?:-[cC] \S+ |--?\S+ )*`

function withGlobalOptions(rest: RegExp): RegExp {
  return new RegExp(GIT + rest.source)
}

// `k::x` and `k://x` are what `git-remote-k` is asked for: these transports everybody has, or many
const KNOWN_TRANSPORT =
  '(?:ext|fd|https?|ftps?|file|ssh|git|rsync|(?:git|svn)\\+(?:ssh|https?|file)|ssh\\+git|persistent-https?|codecommit|gcrypt|hg|bzr|keybase|annex|sso|rad|svn)'
const OTHER_TRANSPORT: RiskyArguments = [
  new RegExp(
    String.raw`(?:${GIT}(?:clone|fetch|pull|push|ls-remote|fetch-pack|send-pack|archive|remote (?:add|set-url)|submodule add|subtree (?:add|pull|push))(?= )(?: (?:-[oc] \S+|--(?:push-option|config)[= ]\S+|\S+))*? |(?:^-c |\bconfig (?:-\S+ )*|^(?:-\S+ )*-c )(?:(?:remote|submodule)\.\S{1,200}\.(?:push)?url[= ]|url\.))(?!${KNOWN_TRANSPORT}:)[a-z][\w+-]*:(?::|\/\/)\S`,
    'i',
  ),
  'what the program does that speaks for this transport',
]

/** Subcommands that serve a repository, behind options of git of which some take a word. */
const GIT_SERVER =
  /^(?:(?:-[cC]|--(?:git-dir|work-tree|namespace|exec-path|config-env|super-prefix)) \S+ |-\S+ )*(?:upload-pack|receive-pack|upload-archive|shell|daemon|http-backend)(?: |$)/

/** Git, with all its subcommands. */
export const git: KnowledgeTable = {
  git: {
    line: '- | c,config-env:setting exec-path:?libpath git-dir: work-tree:own.work-tree namespace: C:own.pushed-dir | sub kind=basic,git-like,other-o,password-store,record-keeper,tool quiet speaks',
    servesFiles: [GIT_SERVER],
    patches: { verb: /^(?:apply|am)$/ },
    workTree: {
      rewrites:
        /^(?:apply|am|stash|reset|checkout|switch|restore|pull|merge|rebase|cherry-pick|revert|clean|read-tree|checkout-index)$/,
      // Directories that are not under version control go, too.
      empties:
        /^clean\b(?=.* (?:-[a-zA-Z]*f|--force))(?=.* -[a-zA-Z]*d)(?!.* (?:-[a-zA-Z]*n|--dry-run))[^/]*$/,
      variable: 'GIT_WORK_TREE',
    },
    unseen: [PUSHED_REFS, REVERTED],
    unclear: [
      [
        /\bconfig (?:-\S+ )*core\.hookspath (?:\/dev\/null|''|""|\/nonexistent\S*)(?: |$)/i,
        'what nobody checks then',
      ],
      DROPPED_CONTENT,
      LOOSE_ANNEX,
      OTHER_TRANSPORT,
      [
        /(?:\binstaweb\.httpd[= ]|\binstaweb\b.* (?:--httpd[= ]|-d ?))(?!(?:apache2?|httpd|lighttpd|mongoose|plackup|python3?|webrick)(?: |$))\S/,
        'the program that serves the pages',
      ],
      [
        // A helper is told each password that worked: this one puts down what it hears, or passes it on.
        /\bcredential\.(?:\S+\.)?helper[= ]["']?!.*(?:\btee\b|\bcat\b|>|\bcurl\b|\bncat?\b|\/dev\/tcp\/)/i,
        'who gets the passwords',
      ],
      [
        /--work-tree[= ]\S+.* (?:add (?:\S+ )*(?:-A|--all|-u|\.)(?: |$)|commit (?:\S+ )*-\w*a)/,
        'whose files are taken into the repository',
      ],
      [
        // A plug-in is run by whoever loads it: from a forge, of somebody whose plug-ins many have.
        new RegExp(
          String.raw`^(?:-\S+ )*clone (?=.*\/(?:\.vim|\.?nvim|\.oh-my-zsh|\.oh-my-bash|\.emacs\.d|\.tmux\/plugins|\.config\/(?:nvim|doom|emacs|fish|zsh)|nautilus-python|gnome-shell\/extensions|\.vscode\/extensions)(?:\/|$| ))(?:-\S+ )*(?!(?:https:\/\/|git@|ssh:\/\/git@)(?:gitlab\.com|bitbucket\.org|codeberg\.org|git\.sr\.ht|github\.com[:/]${PLUGIN_AUTHORS})[:/])\S*[:/]`,
          'i',
        ),
        'what is run from there from then on',
      ],
      [
        // Another machine than the one that was meant, and no forge that everybody uses.
        /\burl\.(?:\w+:\/\/(?:[^\s@/]*@|(?![^\s/]*@))|[\w.-]+@)(?!(?:ssh\.)?(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|dev\.azure\.com)[:/]|localhost\b|127\.)([\w.-]+)[:/]\S*\.(?:push)?insteadof[= ](?!(?:\w+:\/\/)?(?:[^\s@/]*@)?\1(?:[:/]|$))\S/i,
        'where repositories come from from now on',
      ],
      [
        /\bremote\.\S+\.proxy[= ](?!(?:\w+:\/\/)?(?:localhost\b|127\.))\S|\bhttps?\.(?:\S+\.)?(?:proxy[= ](?!(?:\w+:\/\/)?(?:localhost\b|127\.))\S|sslverify[= ](?:false|0|no|off)\b)|\bhttps?\.(?:\S+\.)?sslca(?:info|path)[= ]\/(?:tmp|var\/tmp|dev\/shm)\/|\bcredential\.(?:\S+\.)?helper[= ]store --file\b/i,
        'who reads what is said on the way',
      ],
      [
        /(?:\bremote (?:-\S+ )*set-url (?:-\S+ )*\S+|\b(?:remote|submodule)\.\S+\.(?:push)?url|\bbranch\.\S+\.(?:push)?remote|\bremote\.pushdefault|\bsubmodule (?:-\S+ )*set-url (?:-- )?\S+)[= ](?:\w+:\/\/(?:[^\s@/]*@|(?![^\s/]*@))|[\w.-]+@|(?=[\w-]+(?:\.[\w-]+)+:))(?!(?:ssh\.)?(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|dev\.azure\.com)[:/]|localhost\b|127\.)/i,
        'whose the address is that gets the work from now on',
      ],
      [
        /\b(?:lfs\.(?:push)?url|remote\.\S+\.lfs(?:push)?url|lfs\.\S+\.(?:push)?url)[= ]\w+:\/\/(?:[^\s@/]*@)?(?!(?:ssh\.)?(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|dev\.azure\.com)[:/]|localhost\b|127\.)/i,
        'where large files go to and come from',
      ],
      [
        new RegExp(String.raw`\burl\.${UNPROVED}\S*\.(?:push)?insteadof\b`, 'i'),
        'where repositories come from from now on',
      ],
      [
        withGlobalOptions(
          /(?:push|send-pack|http-push|(?:lfs|subtree) push) (?:-\S+ )*(?:--repo[= ])?(?:(?:https?|ssh|git|ftps?):\/\/|[\w.-]+@[\w.-]+:|[\w-]+(?:\.[\w-]+)+:)(?!.*(?:--dry-run|(?:^| )-n(?: |$)))/,
        ),
        'whose the address is that gets the work, for it is no remote of the repository',
      ],
      [
        withGlobalOptions(
          /(?:pull|subtree (?:\S+ )*(?:add|pull)|submodule (?:-\S+ )*add) (?:-\S+ )*(?:\w+:\/\/(?:[^\s@/]*@|(?![^\s/]*@)))(?!(?:ssh\.)?(?:[\w-]+\.)*(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|dev\.azure\.com|sr\.ht|kernel\.org|gnu\.org|freedesktop\.org|googlesource\.com|gnome\.org|kde\.org|debian\.org|apache\.org|example\.(?:com|org|net))[:/]|(?:git|gitlab|gitea|code|scm|source)\.|localhost\b|127\.|[\w-]+\/)/,
        ),
        'whose code it takes in',
      ],
      [
        /\bgpg\.(?:ssh\.(?:allowedsignersfile|revocationfile)|mintrustlevel)[= ]\S/i,
        'whose signatures it believes',
      ],
      [
        /\bremote\.\S+\.(?:push[= ]\S*[+:]|mirror[= ](?:true|1|yes|on))|\breceive\.(?:deny\S+|fsckobjects|certnonceseed)[= ](?:false|0|no|ignore|updateinstead)|\bhttp\.receivepack[= ]true/i,
        'what a push replaces from then on',
      ],
      [
        /(?:\bconfig (?:\S+ )*|(?:^| )-c ?|--config[= ])include(?:if\.\S+)?\.path[= ][^-\s]/i,
        'what the settings say that are included',
      ],
      [
        withGlobalOptions(/filter-(?:branch|repo)\b(?!.*--(?:analyze|dry-run))/),
        'what is left of the history',
      ],
      [withGlobalOptions(REWRITTEN_BRANCH), 'what is left of the history'],
      [
        // By force, and of which branch the text does not say.
        withGlobalOptions(
          /push\b(?=.* (?:-[a-z]*f[a-z]*|--force)(?= |$))(?!.* (?:-[a-z]*n[a-z]*|--dry-run|--delete|-o|--push-option)(?= |$))(?: -\S+)*(?: (?!-)\S+(?: -\S+)*(?: (?:HEAD|@))?)?(?: -\S+)*$/,
        ),
        'what is left of the history',
      ],
      [
        // Somebody else's address among those that get every message, and a part of the project as mail.
        /\bconfig (?:\S+ )*(?:sendemail\.(?:bcc|cc)|format\.(?:cc|headers)|sendemail\.smtpserver)[= ](?=\S*[\w.-]+\.[a-z]{2,})(?!smtp\.(?:gmail|office365|fastmail|mail\.me|zoho)\.com|localhost\b)\S/i,
        'who gets the messages from then on',
      ],
      [
        withGlobalOptions(
          /(?:imap-send\b|send-email\b.* (?:--bcc\b|-\d{2,}(?= |$)|\S+~\d{2,}|--smtp-server[= ](?!smtp\.(?:gmail|office365|fastmail|zoho)\.com|localhost\b|127\.|\/)\S))/,
        ),
        'who gets this part of the project',
      ],
      [
        // Whoever reaches this machine gets every project below.
        withGlobalOptions(
          /daemon\b(?!.* --listen[= ](?:127\.|localhost\b|::1))(?=.* --export-all\b)/,
        ),
        'who gets the projects from there',
      ],
      [
        /\bconfig (?:(?!--unset)\S+ )*(?:--(?:global|system) )(?:\S+ )*(?:commit|tag|push)\.(?:gpgsign|forcesignannotated)[= ](?:false|no|off|0)\b|\bconfig (?=.*--(?:global|system)\b).*(?:--unset(?:-all)?|unset) (?:\S+ )*(?:commit|tag)\.gpgsign\b/i,
        'how anybody knows who made a commit',
      ],
      [
        /\bcore\.sharedrepository[= ](?:0?\d{2}[2367]|0666|0777|world|all|everybody)\b|\binit\b.* --shared=(?:0?\d{2}[2367]|world|all|everybody)\b/i,
        'who may change the repository',
      ],
      [
        /\bgc\.(?:\S+\.)?reflogexpire(?:unreachable)?[= ](?:now|all|0|0\.\w+)\b/i,
        'what is left of the history',
      ],
      [
        // What is shipped from there is what everybody gets.
        withGlobalOptions(
          /push\b(?!.* (?:-[a-z]*n[a-z]*|--dry-run)(?= |$))(?: -\S+)* (?:prod|production|live)(?: |$)/,
        ),
        'whether production may get it',
      ],
      [
        withGlobalOptions(/(?:send-email\b.* --root\b|format-patch\b(?=.* --stdout\b).* --root\b)/),
        'who gets the whole project',
      ],
      [
        // Lists that a project is discussed on have names of their own, and so have the people of one's company.
        withGlobalOptions(
          /send-email\b(?!.* --(?:dry-run|dump-aliases))(?=.* --(?:to|cc|bcc)[= ](?!\S*(?:[@.]lists?[.\d-]|[@.](?:vger|kernel|gnu|nongnu|freedesktop|sourceware|infradead|debian|alsa-project|googlegroups|sourceforge|apache|sr\.ht|u-boot|denx|openwrt|yoctoproject|openembedded|qemu|ozlabs)\.|-(?:devel|dev|list|patches|bugs)@|@[\w-]+(?: |$)|\.(?:internal|local|lan|corp|test)\b))\S*@)/,
        ),
        'who gets the patches',
      ],
      [withGlobalOptions(/imap-send\b/), 'who gets the patches'],
      [
        withGlobalOptions(/sparse-checkout (?:set|add|check-rules)\b.* --stdin\b/),
        'which files go',
      ],
      [
        // The last one whose message speaks of something.
        withGlobalOptions(/revert\b.* (?::\/|\S*\^\{\/)/),
        'what it undoes',
      ],
      [
        // Under a name of its own nobody sees what a push replaces.
        new RegExp(
          String.raw`\balias\.\S+[= ]["']?!?(?:git )?(?:${REWRITTEN_BRANCH.source}|push(?: -\S+)* (?:-[a-z]*f[a-z]*|--force)(?:["' ]|$))`,
        ),
        'what is left of the history',
      ],
      [
        withGlobalOptions(
          /(?:update-ref (?:\S+ )*(?:-d|--stdin|refs\/(?:tags\/\S+|(?:heads|remotes\/\w+)\/(?:main|master|trunk|prod|production|release|stable)))(?: |$)|lfs migrate (?:import|export)\b|reflog (?:expire (?=.*--all\b)(?=.*--expire(?:-unreachable)?[= ](?:now|all|0)\b)|delete\b))/,
        ),
        'what is left of the history',
      ],
    ],
    words: {
      bisect: '`run COMMAND` of git bisect',
      'printed-format': 'how lines are printed: text, with marks for names and messages',
      'remote-source': 'a remote and its address: what is fetched from there is the work of others',
      foreach: '`foreach COMMAND`',
      'git-add': 'a file that is put under version control; ignored ones only by force',
      versioned:
        'a revision, a file as it is in one (`REV:FILE`), or a file whose versions are shown',
      pathspec: 'files that get another content or go, by names or patterns that git reads itself',
      'kept-paths': 'files that stay; behind a `!` those that go',
      'host-or-mailer': 'a host that mail is given to, or the path of a program that takes it',
      pulled: 'a remote by its name, or an address whose files are put among those that are here',
      'settings-file': 'a file of settings that is read, or written where a value is given',
      'pushed-dir': 'the directory of a repository: pushing sends all of it',
      bundle: 'a file that all commits and files of the repository are packed into',
      revisions: 'revisions that are packed, with all files of the repository',
      'work-tree': 'the files of a repository are put there',
    },
    settings: [
      [/^url\.ext::/, 'lib'],
      [/^(?:core\.pager|pager\..+|interactive\.difffilter)$/, 'pager'],
      [/^(?:core\.editor|sequence\.editor)$/, 'editor'],
      [/^core\.sshcommand$/, 'rsh'],
      [/^imap\.tunnel$/, 'rsh'],
      [/^core\.hookspath$/, 'hook-directory'],
      [/^core\.worktree$/, 'write'],
      [/^alias\..+$/, 'alias'],
      [
        /^(?:core\.fsmonitor|core\.gitproxy|core\.askpass|gpg(?:\..+)?\.program|uploadpack\.packobjectshook|gc\.recentobjectshook)$/,
        'side',
      ],
      [
        /^(?:diff\.external|diff\..+\.(?:command|textconv)|merge\..+\.driver|filter\..+\.(?:clean|smudge|process))$/,
        'side',
      ],
      [/^(?:difftool|mergetool|browser|man|guitool)\..+\.cmd$/, 'side'],
      [
        /^(?:remote\..+\.(?:uploadpack|receivepack|vcs)|trailer\..+\.(?:command|cmd)|sendemail\.(?:tocmd|cccmd|sendmailcmd))$/,
        'side',
      ],
      [/^credential(?:\..+)?\.helper$/, 'alias'],
      [/^lfs\.(?:customtransfer\..+\.path|extension\..+\.(?:clean|smudge))$/, 'side'],
      [/^(?:sendemail\.headercmd|core\.alternaterefscommand|hook\..+\.command)$/, 'side'],
      [/^instaweb\.browser$/, 'browser'],
      [/^gpg\.ssh\.defaultkeycommand$/, 'password'],
      [/^tar\..+\.command$/, 'compressor'],
      [/^submodule\..+\.update$/, 'alias'],
      [/^(?:difftool|mergetool|browser|man)\..+\.path$/, 'startup'],
      [/^protocol\.(?:ext\.)?allow$/, 'on'],
      [/^include(?:if\..+)?\.path$/, 'startup'],
      [/^(?:init\.templatedir|core\.attributesfile)$/, 'startup'],
    ],
    variables: {
      GIT_EXEC_PATH: 'path',
      GIT_TEMPLATE_DIR: 'path',
      GIT_CONFIG_GLOBAL: 'startup',
      GIT_CONFIG_SYSTEM: 'startup',
      GIT_PAGER: 'pager',
      GIT_EDITOR: 'editor',
      GIT_SEQUENCE_EDITOR: 'editor',
      GIT_SSH_COMMAND: 'rsh',
      GIT_SSH: 'rsh',
      GIT_PROXY_COMMAND: 'side',
      GIT_EXTERNAL_DIFF: 'side',
      GIT_ASKPASS: 'password',
      GIT_CONFIG_PARAMETERS: 'settings.git',
      GIT_CONFIG_KEY_0: 'option.git -c',
      GIT_CONFIG_VALUE_0: 'setting.git',
    },
    files: [
      {
        path: /^(?:pre|post|prepare|commit|applypatch|update|push|reference|sendemail|fsmonitor)-?[\w-]*$/,
        language: 'sh',
      },
      {
        path: /^\.git\/hooks\/[\w-]+$|^hooks\/(?:pre|post|prepare|commit|applypatch|update)[\w-]*$|^\.(?:husky|githooks)\/[\w-]+$/,
        language: 'script',
        later: 'start-up',
      },
      {
        path: /^\.gitconfig$|^\.config\/git\/config$|^\.git\/config$/,
        language: 'config',
        later: 'start-up',
        laterLanguage: 'kept-settings',
      },
      SSH_CONFIGURATION,
    ],
    runs: [
      [/^(?:--\w+=)?ext::(?!git )(.+)$/s, 'side'],
      [/^(?:--\w+=)?ssh:\/\/-oProxyCommand=([^/]+)/, 'side'],
      SVN_SSH_ADDRESS,
    ],
    secrets: [
      /\bcredential (?:fill|approve)\b|^credential-\w+ get\b/,
      /^(?:-\S+ )*crypt export-key\b|^(?:-\S+ )*secret (?:reveal|cat)\b/,
      /^(?!.*--name-only)(?:-\S+ )*config (?:-\S+ )*(?:--get\S*|get) (?:-\S+ )*\S*extraheader\S*(?: |$)/i,
    ],
    irrevocable: [
      [
        withGlobalOptions(
          /push\b(?!.* (?:-[a-z]*n[a-z]*|--dry-run)(?= |$)).*(?: (?:--force|--mirror|--delete|-d|-[a-z]*f[a-z]*)(?= |$)| \+\S| :\S)/,
        ),
        'replaces or removes what others have',
      ],
      [
        withGlobalOptions(/reset\b.* --(?:hard|merge)\b/),
        'throws away changes that are not committed',
      ],
      [
        withGlobalOptions(/clean\b(?!.* (?:-[a-z]*n|--dry-run))(?=.* (?:-[a-zA-Z]*f|--force))/),
        'removes files that git does not know',
      ],
      [
        withGlobalOptions(/(?:checkout|restore)(?: -\S+)*(?: --)? (?:\.|:\/|\*)(?: |$)/),
        'throws away changes that are not committed',
      ],
      [withGlobalOptions(/stash (?:drop|clear)\b/), 'throws away what was put aside'],
      [
        withGlobalOptions(/filter-(?:branch|repo)\b(?!.*--(?:analyze|dry-run))/),
        'rewrites the whole history',
      ],
    ],
  },
  'git add': 'own.git-add* | pathspec-from-file:list chmod:',
  'git am': 'read*',
  'git annotate': 'own.versioned* | L: S:read contents:read | out=meta',
  'git apply':
    'patch* | unsafe-paths!privilege directory: p: C: whitespace: exclude: include: build-fake-ancestor:write | out=meta dry=--check,--stat,--numstat,--summary',
  'git archive':
    'own.revisions* | o,output:write exec:side remote:url format: prefix: add-file:read',
  'git bisect': 'own.bisect -*',
  'git blame': 'own.versioned* | S:read contents:read L: ignore-revs-file:read',
  'git branch': '-* | | kind=namer',
  'git bundle': ' | | sub',
  'git bundle create': 'own.bundle -*',
  'git bundle list-heads': 'peek -*',
  'git bundle unbundle': 'peek -*',
  'git bundle verify': 'peek',
  'git cat-file': 'own.versioned*',
  'git check-ignore': 'peek* | | out=meta',
  'git checkout': 'own.pathspec* | b: B: pathspec-from-file:list conflict: orphan:',
  'git checkout-index': 'maybe* | prefix:write-dir stage: | out=meta',
  'git cherry-pick': '-* | m: S:? X: strategy:',
  'git clean': 'own.pathspec* | e,exclude:',
  'git clone':
    'clone - | u,upload-pack:side c,config:setting template:libpath o,origin: b,branch: depth: reference: j: separate-git-dir: filter: shallow-since: recurse-submodules:?',
  'git column': '- | mode: width: indent: nl: padding: command:',
  'git commit':
    '-* | m,message: F,file:read t,template:read c,C,reuse-message,reedit-message: author: date: S:? fixup: squash: trailer: cleanup: pathspec-from-file:list',
  'git commit-tree': '- | p: m: F:read S:? gpg-sign:?',
  'git config':
    'config-pair -* | f,file:own.settings-file blob: default: type: unset: unset-all: get: get-all: | kind=namer',
  'git credential': '- | | sub out=meta kind=teller',
  'git credential approve': '',
  'git credential fill': ' | | secret',
  'git credential reject': '',
  'git cvsserver': '- | base-path:',
  'git daemon': '-* | listen: port: base-path:export-dir | listen',
  'git describe': '-* | | kind=namer',
  'git diff':
    'maybe* | O:read output:write U,unified: G: S: diff-filter: stat:? color:? word-diff:? word-diff-regex: inter-hunk-context: anchored: src-prefix: dst-prefix: line-prefix: relative:? abbrev:? M:? C:? l: diff-algorithm: dirstat:? | out=meta pages kind=local-lister',
  'git diff-files': '=git diff',
  'git diff-index': '=git diff',
  'git diff-tree': '=git diff',
  'git difftool': 'own.versioned* | x,extcmd:side t,tool:',
  'git fast-export':
    'own.revisions* | export-marks:write import-marks:read import-marks-if-exists:read progress: signed-tags: anonymize-map: refspec:',
  'git fast-import':
    '- | export-marks:write import-marks:read import-marks-if-exists:read export-pack-edges:write date-format: max-pack-size: depth: | out=meta',
  'git fetch': '-* | upload-pack:side depth: j: refmap: negotiation-tip: shallow-since:',
  'git filter-branch':
    '-* | index-filter,tree-filter,env-filter,msg-filter,commit-filter,parent-filter,tag-name-filter,setup:exec subdirectory-filter: d:',
  'git filter-repo':
    '-* | path: path-glob: path-regex: paths-from-file:read replace-text:read replace-message:read mailmap:read subdirectory-filter: to-subdirectory-filter: filename-callback:code.python message-callback:code.python name-callback:code.python email-callback:code.python refname-callback:code.python blob-callback:code.python commit-callback:code.python tag-callback:code.python reset-callback:code.python source:peek target:peek strip-blobs-bigger-than: | quiet',
  'git for-each-ref':
    '-* | format:own.printed-format sort: count: points-at: contains: merged: | out=code',
  'git for-each-repo': '-* | config: | unclear=what-git-is-told-in-each-repository',
  'git format-patch': 'own.versioned* | o,output-directory:write-dir subject-prefix: add-header:',
  'git gc': '-*',
  'git grep':
    '- searched* | O,open-files-in-pager:?pager e: f:read A: B: C: max-depth: threads: | walks instead=-e,-f kind=local-lister',
  'git gui': '-*',
  'git hash-object': 'read* | t: path: | kind=namer',
  'git help': '-*',
  'git hook': '-* | to-stdin:read',
  'git http-fetch': '- url | packfile:',
  'git http-push': '-*',
  'git imap-send': '- | f,folder:',
  'git init': '- | template:libpath separate-git-dir: b,initial-branch: object-format:',
  'git instaweb':
    '-* | d,httpd:plugin-name b,browser:browser m,module-path:libpath p,port: | listen dry=--stop,stop',
  'git interpret-trailers': 'read* | trailer: where: if-exists: if-missing: | inplace',
  'git lfs': '- -* | | sub others=*',
  'git lfs clone': '=git clone',
  'git log':
    'own.versioned* | format: pretty: since: until: author: grep: n: G: S: L: output:write | kind=namer',
  'git ls-files': '-* | exclude-from:read X:read | kind=local-lister',
  'git ls-remote': 'url -* | upload-pack:side exec:side',
  'git ls-tree': '-* | format: abbrev:? | out=meta kind=local-lister',
  'git mailinfo': 'write write',
  'git mailsplit': 'read* | o:write-dir d:',
  'git maintenance': '-* | task: schedule:? scheduler: | out=meta',
  'git merge': '-* | m: F:read s: X: S:?',
  'git merge-base': '-* | | out=meta kind=namer',
  'git merge-file': 'edit read read | L: marker-size:',
  'git merge-index': 'program -*',
  'git mergetool': '-* | t,tool:',
  'git mv': 'moved* replaced',
  'git name-rev': '-* | | out=meta',
  'git notes': '-* | F:read m:',
  'git p4': '-*',
  'git pull': 'own.pulled* | upload-pack:side rebase:? depth: s: X:',
  'git push': '-* | receive-pack,exec:side o,push-option: repo: force-with-lease:?',
  'git quiltimport': '- | author: patches:peek series:read',
  'git range-diff': '-* | | out=meta',
  'git rebase': '-* | x,exec:exec onto: s: X: S:?',
  'git receive-pack': 'peek | | quiet',
  'git reflog': '-*',
  'git remote': 'own.remote-source* | t: m:',
  'git remote-ext': '- side',
  'git remote-fd': '-*',
  'git replace': '-* | | unclear=what-is-left-of-the-history dry=-l,--list',
  'git request-pull': '-*',
  'git rerere': '-*',
  'git reset': 'own.pathspec* | pathspec-from-file:list',
  'git restore': 'own.pathspec* | s,source: pathspec-from-file:list',
  'git rev-list':
    '-* | n: max-count: since: until: format:own.printed-format | out=code kind=namer',
  'git rev-parse': '-* | | kind=local-lister,path-teller,root-teller',
  'git revert': '-* | m: S:?',
  'git rm': 'own.pathspec* | pathspec-from-file:list',
  'git send-email':
    'sendfile* | to-cmd,cc-cmd,sendmail-cmd,header-cmd:side to: from: cc: smtp-user: smtp-pass: smtp-server-port: smtp-server:own.host-or-mailer',
  'git send-pack': '-* | receive-pack:side exec:side',
  'git shell': '- | c:exec | shell quiet',
  'git shortlog': '-*',
  'git show': 'own.versioned* | format: pretty: output:write | kind=local-lister',
  'git show-branch': '-*',
  'git show-ref': '-* | exclude-existing:? | out=meta',
  'git sparse-checkout': 'own.kept-paths*',
  'git stash': 'own.pathspec* | m: pathspec-from-file:list | kind=local-lister',
  'git status': '-* | | kind=local-lister',
  'git submodule': 'own.foreach* | b: name: reference: depth:',
  'git subtree': '- own.remote-source* | P,prefix: m,message: annotate: b,branch: onto: S:?',
  'git svn': '- -* | authors-prog:program A,authors-file:read | sub others=*',
  'git svn clone':
    'clone - | authors-prog:program A,authors-file:read r,revision: T: b: t: prefix:',
  'git svn fetch': '-* | authors-prog:program A,authors-file:read r,revision: parent',
  'git svn multi-fetch': '=git svn fetch',
  'git svn rebase': '=git svn fetch',
  'git switch': '-* | c: C: orphan:',
  'git symbolic-ref': '-* | m: | kind=namer',
  'git tag': '-* | m: F:read u: n:? sort: format: | kind=namer',
  'git update-index': 'peek* | cacheinfo: chmod: | out=meta',
  'git update-ref': '-* | m:',
  'git upload-archive': '-*',
  'git upload-pack': '-* | | quiet',
  'git var': '-* | | out=meta',
  'git verify-commit': '-*',
  'git verify-tag': '-* | format:',
  'git web--browse': '-* | b,browser:browser t,tool: c,config:',
  'git whatchanged': '=git log',
  'git worktree': '-* | b: B: reason:',
  'git-annex': { line: '- -* | | quiet kind=other-o', unclear: [DROPPED_CONTENT, LOOSE_ANNEX] },
  'git-config': '-* | | quiet kind=other-o',
  'git-filter-repo': {
    line: '=git filter-repo | kind=other-o',
    irrevocable: [REWRITTEN_HISTORY],
    unclear: [[REWRITTEN_HISTORY[0], 'what is left of the history']],
  },
  'git-merge-one-file': '- -* | | kind=other-o,tool',
  'git-lfs': '-* | | quiet kind=other-o',
  'git-daemon': { servesFiles: [/^/] },
  'git-http-backend': { servesFiles: [/^/] },
  'git-receive-pack': { line: '=git receive-pack | kind=other-o', servesFiles: [/^/] },
  'git-shell': { line: '=git shell | kind=other-o', servesFiles: [/^/] },
  'git-upload-archive': { servesFiles: [/^/] },
  'git-upload-pack': { line: '=git upload-pack | kind=other-o', servesFiles: [/^/] },
  gitg: 'peek',
  gitk: '-*',
  gitui: '- | d,directory:peek w:peek t:use | interactive',
  lazygit:
    '-* | -ucd,use-config-dir:libpath -ucf,use-config-file:job-config p,path:peek w,work-tree:peek g,git-dir:peek f,filter:',
  repo: '- -* | | sub others=*',
  'repo forall': '-* | c:exec r,regex: i,inverse-regex: g,groups: j,jobs:',
  scalar: '-*',
  tig: {
    line: '-* | | escape',
    variables: { TIG_SCRIPT: 'startup.typed', TIGRC_USER: 'startup', TIGRC_SYSTEM: 'startup' },
  },
}
