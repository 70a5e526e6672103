import type { OrdinaryUses } from '../ordinary-uses.ts'

/**
 * Settings of git that say how it looks, what it is called and how it works; those that name a program
 * are read by what they name (`settings` of the entry).
 */
export const GIT_SETTINGS = [
  'user.*|author.*|committer.*|alias.*|color.*|column.*|init.*|push.*|pull.*|fetch.*|branch.*|merge.*|rebase.*|rerere.*|diff.*|log.*|status.*|tag.*|commit.*|advice.*|help.*|format.*|gui.*|gc.*|pack.*|index.*|feature.*|checkout.*|clean.*|notes.*|blame.*|grep.*|stash.*|submodule.*|versionsort.*|rebase.*|worktree.*|sequence.*|delta.*|interactive.*|pager.*|difftool.*|mergetool.*|web.*|instaweb.*|filter.*|apply.*|am.*|i18n.*|svn*.*|mailinfo.*|mailmap.*|maintenance.*|transfer.*|receive.*|uploadpack.*|uploadarchive.*|extensions.*|lfs.*|github.user|gitflow.*|flow.*|delta.*|hub.*|guitool.*|man.*|browser.*|trailer.*|completion.*|credential.*|url.*|https.proxy|ssh.*|remote.*|gpg.*|include.*|includeif.*|safe.directory|sendemail.*|imap.*|protocol.*|bundle.*|fsck.*|ssh.variant|reflog.*|add.*|annex.*|gitlab.user|hooks.*|secrets.*|tar.*|tig.*|magit.*|oh-my-zsh.*|devcontainers.*|magithub.*|vim.*|core.editor|core.pager',
  'core.autocrlf|core.eol|core.safecrlf|core.excludesfile|core.quotepath|core.filemode|core.ignorecase|core.abbrev|core.compression|core.loosecompression|core.bare|core.symlinks|core.longpaths|core.whitespace|core.sparsecheckout|core.sparsecheckoutcone|core.fileformat|core.precomposeunicode|core.protectntfs|core.untrackedcache|core.commitgraph|core.multipackindex|core.fscache|core.preloadindex|core.logallrefupdates|core.repositoryformatversion|core.sharedrepository|core.bigfilethreshold|core.commentchar|core.warnambiguousrefs|core.checkstat|core.trustctime|core.splitindex|core.deltabasecachelimit|core.packedgit*|core.fsyncobjectfiles|core.fsync|core.askpass|core.sshcommand|core.hookspath|core.attributesfile|core.worktree|core.fsmonitor|core.gitproxy|core.notesref|core.autocrlf|core.maxtreedepth|core.windows*|core.hidedotfiles|core.restrictinheritedhandles|core.alternaterefscommand|core.useReplaceRefs',
  ...['http.', 'http.*.'].flatMap((key) =>
    [
      ...['postbuffer', 'version', 'lowspeed*', 'maxrequest*', 'minsessions', 'useragent', 'proxy'],
      ...['proxyauthmethod', 'sslverify', 'sslcainfo', 'sslcapath', 'sslbackend', 'sslversion'],
      ...[
        'sslcert*',
        'sslkey',
        'schannel*',
        'delegation',
        'emptyauth',
        'followredirects',
        'extraheader',
      ],
    ].map((name) => key + name),
  ),
].join('|')

const GIT_PROGRAMS =
  'flow|secret|cliff|absorb|branchless|town|standup|open|summary|extras|delta|review|machete|imerge|ignore|undo|squash|effort|info|count|fork|setup|changelog|release|authors|contrib|create-branch|feature|bug|chore|graft|alias|repl|back|line-summary|sed|sync|browse|pr|mr|cola|gui|citool|hub|credential-manager|credential-manager-core|credential-store|credential-cache|credential-osxkeychain|credential-libsecret|crypt|annex|lfs|codereview|codecommit|cinnabar|remote-gcrypt|branch-filter|quick-stats|sizer|remote-hg|latexdiff|publish|pile|revise|interactive-rebase-tool|stack|spice|ps|lg|st|co|ci|br|df|dc|last|amend|unstage|uncommit|hist|tree|ll|ls|wip|save|up|pu|ph|pl|cp|cm|ca|cam|sw|rb|visual|undo-commit|aliases|node|secure-tag|contacts|clang-format|cl|test|format-staged'

const GIT_PLUMBING =
  'archimport|blame|bugreport|cherry|check-attr|check-mailmap|check-ref-format|citool|commit-graph|count-objects|cvsexportcommit|cvsimport|diagnose|diff-pairs|diff-files|fetch-pack|fmt-merge-msg|fsck|fsck-objects|get-tar-commit-id|gitk|gitweb|http-backend|index-pack|init-db|last-modified|merge-octopus|merge-one-file|merge-ours|merge-recursive|merge-resolve|merge-subtree|merge-tree|mktag|mktree|multi-pack-index|pack-objects|pack-redundant|pack-refs|patch-id|prune|prune-packed|read-tree|refs|remote-https|remote-http|repack|replay|repo|rev-parse|sh-i18n|sh-setup|show-index|stage|stripspace|survey|sync|unpack-file|unpack-objects|update-server-info|upload-archive|verify-pack|version|write-tree|backfill|history|url-parse|format-rev'

/** Version control. */
export const versionControl: OrdinaryUses = {
  git: `
    ${GIT_PLUMBING}
    ${GIT_PROGRAMS}
    config ${GIT_SETTINGS}
    config * $
    config http|credential|core|remote *://*
    config list|get|edit
    config set|unset ${GIT_SETTINGS}
    config remove-section|rename-section
    lfs install|uninstall|track|untrack|ls-files|pull|fetch|push|status|env|migrate|checkout|clone|dedup|ext|fsck|lock|locks|logs|merge-driver|pointer|post-checkout|post-commit|post-merge|pre-push|prune|unlock|update|smudge|clean|filter-process|standalone-file
    maintenance run|start|stop|register|unregister|is-needed
    notes list|add|append|copy|edit|show|merge|get-ref|remove
    reflog show|list|exists|expire|delete|write|head|main|master|stash|*@*|origin/*|*/*
    remote add|remove|rm|rename|show|prune|update|get-url|set-url|set-head|set-branches
    sparse-checkout init|set|add|list|disable|reapply|check-rules|clean
    submodule add|init|update|status|sync|foreach|deinit|summary|set-branch|set-url|absorbgitdirs
    subtree add|pull|push|split|merge
    svn clone|fetch|rebase|dcommit|log|info|init|show-ignore|create-ignore|blame|find-rev|branch|tag|reset|gc|migrate|propget|proplist|mkdirs|commit-diff|set-tree
    worktree add|list|remove|prune|lock|unlock|move|repair
    bundle create|list-heads|unbundle|verify
    credential approve|fill|reject
    flow init|feature|release|hotfix|bugfix|support|config|log|version
    p4 clone|sync|submit|rebase|branches|commit
  `,
  'git-lfs': `
    install|uninstall|track|untrack|ls-files|pull|fetch|push|status|env|migrate|checkout|clone|dedup|ext|fsck|lock|locks|logs|pointer|prune|unlock|update|smudge|clean|filter-process|post-checkout|post-commit|post-merge|pre-push
  `,
  'git-annex':
    'add|get|drop|init|sync|copy|move|find|whereis|info|status|unlock|lock|edit|enableremote|initremote|describe|numcopies|mincopies|fsck|import|addurl|rmurl|undo|assist|pull|push|satisfy|list|log|version|upgrade|unused|dropunused|addunused|uninit|reinit|direct|indirect|metadata|view|vadd|vpop|vfilter|vcycle|tag|group|ungroup|wanted|required|schedule|config|vicfg|semitrust|untrust|trust|assistant|webapp|merge|mirror|export|adjust|lookupkey|calckey|contentlocation|examinekey|checkpresentkey|test|forget|repair|map|inprogress|watch|smudge|post-receive|pre-commit',
  scalar: 'clone|register|unregister|list|run|reconfigure|diagnose|version|delete',
  repo: 'init|sync|start|status|upload|forall|branches|branch|checkout|abandon|diff|download|grep|info|list|manifest|overview|prune|rebase|selfupdate|smartsync|stage|version|cherry-pick|diffmanifests|gc|gitc-init|help|wipe',
  hg: `
    add|addremove|annotate|backout|blame|bookmark|bookmarks|branch|branches|ci|co|copy|cp|files|forget|graft|grep|heads|histedit|id|init|in|locate|manifest|mv|move|outgoing|out|parents|paths|phase|rebase|recover|remove|rename|revert|rm|rollback|root|shelve|unshelve|st|strip|summary|tag|tags|tip|unamend|uncommit|amend|absorb|up|checkout|verify|view|purge|clean|evolve|topic|topics|prune|fold|split|next|previous|qnew|qpush|qpop|qrefresh|qseries|qimport|qfinish|qdiff|qapplied|glog|record|relink|churn|patchbomb|email|debug*|admin::*|continue|abort|fix|narrow|share|unshare|sparse|wip|sl|ssl|smartlog|pull|fetch|transplant|resolve|version|import|rm|ls|cat|diff|qdelete|qtop|qunapplied|qheader|qfold|qgoto|qrename|qguard|qselect
  `,
  jj: `
    abandon|absorb|b|bookmark|bisect|branch|checkout|co|commit|config|debug|describe|desc|diff|diffedit|duplicate|edit|evolog|obslog|file|fix|git|help|init|interdiff|log|merge|metaedit|move|new|next|op|operation|parallelize|prev|rebase|resolve|restore|revert|root|run|show|sign|simplify-parents|sparse|split|squash|st|status|tag|undo|redo|unsign|unsquash|untrack|util|version|workspace|arrange|gerrit|chmod|bench
    config list|get|path|edit
    config set
    git clone|init|fetch|push|remote|export|import|root|colocation
  `,
  bzr: 'add|annotate|bind|branch|break-lock|cat|check|checkout|co|ci|commit|conflicts|diff|export|get|ignore|info|init|init-repo|init-repository|join|launchpad-*|log|ls|merge|missing|mkdir|mv|move|nick|pack|pull|push|reconcile|reconfigure|remerge|remove|renames|resolve|revert|revno|rm|root|send|shelve|unshelve|sign-my-commits|split|st|status|switch|tag|tags|testament|unbind|uncommit|update|up|upgrade|verify-signatures|version|version-info|view|whoami|config|bisect|dpush|builddeb|lp-*|fast-import|fast-export|alias|plugins|ping|inventory|stat|grep|bundle-revisions',
  darcs:
    'add|amend|amend-record|annotate|apply|changes|check|clone|convert|diff|dist|fetch|get|grep|init|initialize|log|mark-conflicts|move|mv|optimize|pull|push|put|rebase|record|remove|repair|replace|revert|rollback|send|setpref|show|status|tag|test|trackdown|transfer-mode|unapply|unpull|unrecord|unrevert|whatsnew|what',
  pijul:
    'add|apply|archive|change|channel|checkout|client|clone|credit|debug|diff|fork|git|identity|init|key|list|log|ls|mv|move|protocol|pull|push|record|remote|remove|rename|reset|switch|tag|unrecord|upgrade',
  cvs: 'add|admin|annotate|checkout|co|commit|ci|diff|edit|editors|export|history|import|init|log|login|logout|rannotate|rdiff|release|remove|rm|rlog|rtag|status|tag|unedit|update|up|version|watch|watchers|ls|rls|get|server|pserver',
  p4: 'add|annotate|branch|branches|change|changes|client|clients|clean|clone|configure|copy|cstat|delete|depots|describe|diff|diff2|dirs|edit|fetch|files|filelog|fix|fixes|flush|grep|have|help|info|init|integ|integrate|integrated|interchanges|job|jobs|label|labels|labelsync|lock|login|logout|merge|monitor|move|mv|open|opened|passwd|populate|print|push|reconcile|reload|rename|reopen|reshelve|resolve|resolved|revert|review|reviews|set|shelve|sizes|status|stream|streams|submit|switch|sync|tag|tickets|unlock|unshelve|update|user|users|where|workspace|workspaces|undo|remote|remotes|ping|license|istat|keys|counter|counters|dvcs',
  svnadmin:
    'create|dump|dump-revprops|verify|lslocks|lstxns|info|hotcopy|recover|pack|crashtest|deltify|freeze|build-repcache|upgrade|load|load-revprops|rev-size',
  svnlook:
    'author|cat|changed|date|diff|dirs-changed|filesize|history|info|lock|log|propget|pg|pget|proplist|pl|plist|tree|uuid|youngest',
  svn: `
    propset|ps|pset svn:*
  `,
  quilt:
    'add|annotate|applied|delete|diff|edit|files|fold|fork|graph|grep|header|import|mail|new|next|patches|pop|previous|push|refresh|remove|rename|revert|series|setup|snapshot|top|unapplied|upgrade|init|shell',
  stg: 'branch|clean|clone|commit|delete|diff|edit|email|export|files|float|fold|goto|hide|id|import|init|log|mail|name|new|next|pick|pop|prev|pull|push|rebase|redo|refresh|rename|repair|reset|series|show|sink|spill|squash|sync|top|unapplied|applied|uncommit|undo|unhide|patches|completion|version|help',
  'pre-commit':
    'run|install|uninstall|autoupdate|clean|gc|init-templatedir|install-hooks|migrate-config|sample-config|try-repo|validate-config|validate-manifest|hook-impl|hazmat',
  lefthook: 'run|install|uninstall|add|dump|version|validate|check-install|self-update',
  husky: 'init|install|add|set|uninstall|.husky*',
}
