import type { Language } from './language.ts'

/** The code says itself which files `<>` reads. */
const GIVES_FILES = /@ARGV\s*=|\b(?:unshift|push)\s*\(?\s*@ARGV\b/

/** Perl. */
export const perl: Language = {
  syntax: {
    lineComments: ['#'],
    quotes: { "'": 'plain', '"': 'interpolated', '`': 'command' },
    perlQuotes: true,
  },
  interpolation:
    /\$(ENV\{\w+\}|\w+(?:->)?(?:\[-?\d+\]|\{['"]?\w+['"]?\})|\w+)|\$\{(\w+)\}|@\{\[([^\]]*)\]\}/g,
  concatenates: /^\.$/,
  bareCalls: true,
  // `exec {program} name, arguments`: the program stands in a block.
  prepare: (code) =>
    changedTexts(code)
      .replace(/\b(system|exec)\s*\{\s*([^{};]*?)\s*\}\s*(?=["'@$\w])/g, '$1 $2, ')
      // Where the code runs needs no brackets.
      .replace(/(?<=^|[\s=(,;.])((?:Cwd::)?(?:get)?cwd)\b(?!\s*(?:\(|=>))/g, '$1()')
      // `print {$f} "x"` is `print $f "x"`.
      .replace(/\b(print|printf|say)\s*\{\s*(\$?\w+)\s*\}/g, '$1 $2')
      // `<~/*.txt>` is a glob; `<>` reads the files that `@ARGV` was set to.
      .replace(/<([\w./~-]{0,80}[*?/][\w./*?-]{0,80})>/g, 'glob("$1")')
      .replace(/\blocal\s*\(\s*@ARGV\s*,\s*\$\/\s*\)\s*=/g, '@ARGV=')
      .replace(/\b(?:unshift|push)\s*\(?\s*@ARGV\s*,/g, '@ARGV=')
      .replace(/<(?:ARGV)?>/g, (whole) => (GIVES_FILES.test(code) ? ' magic_open(@ARGV)' : whole)),
  declarations: /^(?:my|our|local|return)$/,
  calls: {
    open3: 'words.3',
    open2: 'words.2',
    dbmopen: 'write.1',
    kill: 'kill',
    map: 'map',
    translate_text: 'translate',
    substitute_text: 'substitute',
    lc: 'lower',
    uc: 'upper',
    readdir: 'list-names',
    bsd_glob: 'list-files',
    'CORE.open': 'open',
    'CORE.do': 'load',
    fork: 'ignore',
    uri_unescape: 'decode',
    'URI::Escape::uri_unescape': 'decode',
    sprintf: 'format',
    uncompress: 'decode',
    'Compress.Zlib.uncompress': 'decode',
    'Compress.Zlib.memGunzip': 'decode',
    memGunzip: 'decode',
    path: 'path',
    tempdir: 'fresh-folder',
    'File.Temp.tempdir': 'fresh-folder',
    chdir: 'change-folder',
    cwd: 'here',
    getcwd: 'here',
    'Cwd.cwd': 'here',
    'Cwd.getcwd': 'here',
    dirname: 'folder-of',
    abs_path: 'expand',
    realpath: 'expand',
    'File.Basename.dirname': 'folder-of',
    '.slurp': 'read-receiver',
    '.slurp_utf8': 'read-receiver',
    '.spew': 'write-receiver',
    'File.Spec.catfile': 'path-join',
    getspnam: 'secret',
    getspent: 'secret',
    gethostbyname: 'lookup',
    exec: 'exec-or-words',
    system: 'exec-or-words',
    readpipe: 'exec',
    'CORE.system': 'exec-or-words',
    'CORE.exec': 'exec-or-words',
    'POSIX.execvp': 'named-words',
    'POSIX.execv': 'named-words',
    'POSIX.execl': 'named-words',
    'POSIX.execlp': 'named-words',
    open: 'open',
    sysopen: 'open',
    'IO.File.new': 'open',
    'IO.File': 'open',
    eval: 'eval',
    do: 'load',
    require: 'load',
    mkdir: 'make-folder',
    make_path: 'make-folder',
    mkpath: 'make-folder',
    'File.Path.make_path': 'make-folder',
    unlink: 'delete',
    truncate: 'write',
    'File.Path.rmtree': 'delete-tree',
    'File.Path.remove_tree': 'delete-tree',
    rmtree: 'delete-tree',
    remove_tree: 'delete-tree',
    'File.Copy.copy': 'copy',
    copy: 'copy',
    move: 'move',
    rename: 'move',
    'File.Copy.move': 'move',
    symlink: 'copy',
    chmod: 'chmod',
    chown: 'chown',
    magic_open: 'open',
    read_file: 'read',
    slurp: 'read',
    'File.Slurp.read_file': 'read',
    write_file: 'write',
    'IO.Socket.INET': 'connect',
    'IO.Socket.INET.new': 'connect',
    'IO.Socket.IP.new': 'connect',
    'IO.Socket.SSL.new': 'connect',
    connect: 'connect',
    bind: 'listen',
    listen: 'listen',
    sockaddr_in: 'join-address',
    pack_sockaddr_in: 'join-address',
    inet_aton: 'decode',
    'LWP.Simple.get': 'fetch',
    'LWP.Simple.getprint': 'fetch',
    'LWP.Simple.getstore': 'fetch',
    getstore: 'fetch',
    getprint: 'fetch',
    get: 'fetch',
    'LWP.UserAgent.new.get': 'fetch',
    'HTTP.Tiny.new.get': 'fetch',
    'File.Fetch.new': 'fetch',
    'Net.FTP.new': 'connect',
    'Net.SMTP.new': 'connect',
    decode_base64: 'decode',
    'MIME.Base64.decode_base64': 'decode',
    'MIME.Base64.decode': 'decode',
    pack: 'pack',
    chr: 'decode',
    reverse: 'reverse',
    glob: 'list-files',
    syscall: 'system-call',
    join: 'join',
    setuid: 'rights',
    'POSIX.setuid': 'rights',
    print: 'print',
    say: 'print',
    printf: 'print',
    'DynaLoader.dl_load_file': 'load',
  },
}

/** `$x =~ tr/a-z/n-za-m/` and `$x =~ s/a/b/` give the variable another text. */
function changedTexts(code: string): string {
  if (!/(?:\btr|\by|\bs)[/|#{,!]/.test(code)) return code
  return code.replace(/\(\s*(?:my\s*)?(\$\w+)\s*=\s*([^()]*)\)\s*=~/g, '$1 = $2; $1 =~').replace(
    /(?:(\$\w+)\s*=~\s*|(^|[;{]\s*))(tr|y|s)([/|#,!])((?:[^\\]|\\.)*?)\4((?:[^\\]|\\.)*?)\4([a-z]*)/g,
    (_whole, name = '$_', before = '', verb: string, _mark, from: string, to: string, flags) =>
      // With `e` the replacement is code.
      `${verb === 's' && /e/.test(flags) ? `${before ?? ''}${to};` : ''}${before ?? ''}${name} = ${verb === 's' ? 'substitute_text' : 'translate_text'}(${name}, ${quoted(from)}, ${quoted(to)})`,
  )
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`
}
