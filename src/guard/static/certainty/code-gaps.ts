import type { Language } from '../effects/knowledge/languages.ts'
import { lateAtFirst, type Pattern } from '../effects/knowledge/pattern.ts'
import { READ_BY_CALLS, reflectsOf } from '../effects/languages/index.ts'
import type { Machine } from '../effects/machine.ts'
import { isKind } from '../effects/program-kinds.ts'
import { isAdministrator } from '../effects/programs/copied-rights.ts'
import { undescribedFunction } from './undescribed-functions.ts'
import { unfamiliarModule } from './unfamiliar-modules.ts'

/**
 * What makes code do something that its text does not name: functions by computed names, loaders of
 * other code, calls past the language. Who reads calls by their names sees none of that.
 */
const REFLECTS: Partial<Record<Language, Pattern>> = {
  python: lateAtFirst(
    /(?<![.\w])(?:getattr|setattr)\s*\((?![^()]*,\s*""\s*[,)])|(?<![.\w])(?:__import__|exec|eval|compile)\s*\((?!\s*""\s*[,)])|\bimport_module\s*\((?!\s*"")|\b(?:globals|vars|locals)\s*\(\s*\)\s*[[.]|\b(?:__builtins__|__globals__|__getattribute__|__subclasses__|__code__|ctypes|marshal|pickle|dill|runpy|methodcaller|attrgetter|getxattr|register_instance|register_function|dlopen|enable_load_extension|SourceFileLoader|zipimport|get_objects)\b|\bsys\.modules\s*\[|\bbreakpoint\s*\(|\bdir_fd\s*=|\bTcl\s*\(|\.tk\.(?:eval|call)\b/,
  ),
  ruby: lateAtFirst(
    /\b(?:send|__send__|public_send|const_get|instance_eval|class_eval|module_eval|eval|instance_variable_get|method)\b[\s(]+(?!["{d]|:\w)|\bsend\s*\(\s*:""|\b(?:Fiddle|Marshal|ObjectSpace|DRb|syscall|TOPLEVEL_BINDING)\b/,
  ),
  perl: lateAtFirst(
    /(?<![&\w])&\s*(?:\{|\$)|->\s*\$\w+\s*\(|\*\{|\beval\b(?!\s*\{)|\bdo\s+[$"(]|\brequire\s+[$"(]|\bsyscall\b|\bDynaLoader\b|\bIPC::Run3?\b|\bIPC::System\b|\bInline\b|\bFile::Find\b|__PACKAGE__\s*->\s*\w+\(|[/}|#!,]\w*ee\w*(?=\s*(?:;|$|\}))/,
  ),
  javascript: lateAtFirst(
    /\bprocess\.(?:binding|_linkedBinding|dlopen|mainModule)\b|\bReflect\.(?:apply|construct|get)\b|(?<![.\w])eval\s*\(|\bnew\s+Function\b|(?<![.\w])Function\s*\(|\bvm\.run\w*|\b_load\s*\(|\.constructor\s*(?:\(|\.constructor|\[)|\b(?:globalThis|global|process|this)\s*\[|(?<!\w)(?:import|require)\s*\(\s*[^"\s)]|\brequire\s*\([^()]*\)\s*\[(?!"")|[,(]\s*eval\s*[,)]|\bimport\s*\(\s*""\s*\+|\[\s*""\s*\+[^\]\n]*\]\s*\(/,
  ),
  php: lateAtFirst(
    /\$\w+\s*\(|\b(?:call_user_func\w*|create_function|eval|assert|dl|unserialize)\s*\(|\bFFI\b|\bReflection(?:Function|Method)\b|\bnew\s+\$|\b(?:include|require)(?:_once)?\b(?!\s*\(?\s*")/,
  ),
  lua: lateAtFirst(
    /(?<![.\w])(?:load|loadstring|loadfile|dofile)\s*[("]|\brequire\s*\(?\s*[^"(\s]|\bloadlib\b|\bdebug\.\w|\b_G\s*\[|\brawget\b|\bstring\.dump\b|\.cdef\b|\bC\s*\[/,
  ),
  awk: lateAtFirst(
    /@\w+\s*\(|(?<!\|)\|\s*\$\w|\$\w+\s*\|&?\s*getline|\bSYMTAB\b|\bFUNCTAB\b|@load|@include/,
  ),
  elisp: lateAtFirst(
    /\(\s*(?:eval|funcall|apply|intern|load|eval-buffer|call-interactively)\s+[^'"\s)]/,
  ),
  haskell: lateAtFirst(
    /\b(?:callCommand|callProcess|system|spawnCommand|readProcess|shell)\b(?!\s*\(?\s*\$?\s*"")/,
  ),
  jvm: lateAtFirst(
    /\bevaluate\s*\(|\bGroovyShell\b|\bEval\.\w|\bScriptEngine\w*|\bstringToProcess\b|\bClass\.forName\s*\((?!\s*"")|\bit\.execute\s*\(|\.invokeMethod\s*\(/,
  ),
  r: lateAtFirst(/\b(?:do\.call|match\.fun|eval|parse|source|dyn\.load|\.Call|\.External)\s*\(/),
  julia: lateAtFirst(
    /\b(?:eval|include|include_string|getfield|ccall|invokelatest|dlopen)\b\s*\(|\bMeta\.parse\b/,
  ),
  tcl: lateAtFirst(
    /\b(?:eval|uplevel|source|interp|subst)\s|\bexec\s[^;\n]{0,200}?(?:\{\*\}|\[)|\bexec\s+(?:-\S+\s+)*\$|\bopen\s+(?:\[(?!lindex\b)|"?\|\s*[$[])/,
  ),
  lisp: lateAtFirst(
    /\(\s*(?:eval|funcall|apply|intern|load|read-from-string|primitive-load|dynamic-call|dynamic-require|dynamic-link|load-shared-object|foreign-procedure|ffi-lib|get-ffi-obj|(?:sb-)?alien:\S+|sb-alien\S*|cffi:\S+|uffi:\S+)/,
  ),
}

/** Calls that start a program, in languages that are read by patterns alone. */
const STARTERS =
  'System\\.cmd|System\\.shell|Port\\.open|:os\\.cmd|os\\.cmd|System\\.find_executable|os:cmd|open_port|erlang:open_port|apply|shell|process_create|system|exec|popen|pipe|Sys\\.command|Unix\\.system|Unix\\.open_process\\w*|Unix\\.create_process\\w*|Unix\\.exec\\w+|OS\\.Process\\.system|run|Proc::Async\\.new'

/** What they start is no text, or one that is joined to another; or such a function is a value. */
const STARTS_UNSEEN = lateAtFirst(
  new RegExp(
    `(?<![\\w.:])(?:${STARTERS})!?(?:\\/\\d)?\\s*\\(?\\s*(?:""\\s*(?:<>|\\+\\+|\\^|~|\\|\\|)|[$@A-Z]\\w*\\s*[,)]|\\[?[a-z_]\\w*\\s*(?:[,)]|$)|[a-z][\\w.]*\\()|&(?:${STARTERS})\\/\\d|\\bfun (?:${STARTERS})\\/\\d|\\blet \\w+ = ""[\\s\\S]{0,300}?(?<![\\w.:])(?:${STARTERS})\\s+[a-z]|(?<![\\w.:])(?:${STARTERS})\\s+[$]\\w`,
  ),
)

/** The same, where it stands in a text: code that comes in, or is made on the way. */
const INCLUDES_INPUT = lateAtFirst(
  /\b(?:include|require)(?:_once)?\W{1,3}(?:php:\/\/(?:stdin|input|filter)|data:)/,
)

/** Variables by which later programs load something, set to where anybody may have put it. */
const SETS_LOADER = lateAtFirst(
  /\b(?:environ|env|ENV|putenv|[sS]etenv)\b[^;\n]{0,20}\b(?:NODE_OPTIONS|BASH_ENV|PERL5(?:OPT|LIB)|RUBY(?:OPT|LIB)|PYTHON(?:PATH|STARTUP|HOME)|LD_\w+|PATH|GIT_SSH\w*|PAGER|EDITOR|CLASSPATH)\b[^;\n]{0,20}\/(?:tmp|var\/tmp|dev\/shm)\/|\bsys\.path\b[^;\n]{0,20}["']\/(?:tmp|var\/tmp|dev\/shm)\b/,
)

/** A template that reaches for what lies below the values that it is given. */
const TEMPLATE_REACHES = lateAtFirst(
  /\{[{%][^}]{0,200}(?:__(?:class|globals|builtins|subclasses|mro|init|import)__|\|\s*attr\s*\()/,
)

/** `x['constructor']`: by it every value leads to the function that makes functions. */
const LEADS_TO_ALL = lateAtFirst(/\[\s*["'`]constructor["'`]\s*\]/)

/** Functions that run what they are given, as texts: in PHP a text is called like a function. */
const NAMES_RUNNER = lateAtFirst(
  /(?<!(?:exists|callable|ini_get|disabled?)\s*\(\s*)(?<![=!]=\s*)["'](?:system|exec|shell_exec|passthru|popen|proc_open|pcntl_exec|assert|create_function)["']/i,
)

const TEXTS = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g

/** Code that other code loads, from a place where anybody may have put it. */
const LOADS_CODE = lateAtFirst(
  /\b(?:require|import|include(?:_once)?|dofile|loadfile|execfile|source|run_path|run_module|load\w*|readRDS|unserialize|do|CDLL|dlopen|use)\b\W{1,4}((?:\/(?:tmp|var\/tmp|dev\/shm)|~\/\.)[\w./-]+)/,
)

/** Languages for all purposes: in others these words mean something else. */
const MAY_WALK: ReadonlySet<Language> = new Set<Language>([
  ...READ_BY_CALLS,
  'elixir',
  'erlang',
  'foreign',
  'prolog',
  'fsharp',
  'swift',
  'tcl',
])

/** Code that looks for files in a place where secrets lie, and does something with what it finds. */
const WALKS = lateAtFirst(
  /\b(?:i?r?glob|Glob|iterdir|scandir|listdir|walk|[rR]ead_?[dD]ir\w*|opendir|find|WalkDir|list\.files|listFiles|newDirectoryStream|enumerateFiles|contentsOfDirectory|enumerator|list-directory|directory-list)!?\s*[({]|DirectoryIterator\s*\(|\bDir\s*(?:\.|\[)|\b(?:File\.ls|Path\.wildcard)\b|\bfile:list_dir\w*|\bPathname\b[^;\n]{0,80}\.(?:children|each_child|entries)\b|\beachFile\w*|\.walk(?:FileTree)?\s*\(/,
)
/** What lies above the directory that the code runs in: for a project that is mostly a home. */
const ABOVE_HERE = lateAtFirst(
  /\b(?:dirname|folder|Dir|parent)\b!?[\s({]{1,4}(?:\w+[.:]{1,2})*(?:getcwd|get_cwd|cwd|pwd|Getwd|currentDirectory\w*|current_dir)\b|\b(?:getcwd|get_cwd|cwd|pwd|current_dir|user\.dir)\b["']?[!?]?\s*(?:\(\s*\))?[\s).]*(?:unwrap\(\))?\s*(?:\|>\s*Path\.dirname|\.?\s*(?:parent\w*|dirname|getParent\w*)\b)|\b(?:expand(?:_path)?|join|resolve|catdir|absname|File|Path\.of|Paths\.get)\b[\s(]*(?:[\w.:]*(?:cwd|pwd)\w*!?\s*(?:\(\s*\))?\s*,\s*)?["']\.\.["'/]/,
)
/** The same in a language whose values nobody follows: the two may stand apart. */
const GOES_UP = lateAtFirst(/\b(?:get_)?cwd\b[\s\S]*\b(?:dirname|parent)\b|["']\.\.["'/]/)
const SECRET_ROOT =
  /["'](?:\/(?:etc|root|home|proc|run|var)?(?:\/[^"'/]*)?|~\/?|~\/\.[^"']*)["']|\b(?:HOME|homedir|UserHomeDir|user_home|home_dir|user\.home|NSHomeDirectory|homeDirectoryForCurrentUser|Path\.home|Dir\.home)\b/
const TAKES =
  /\b(?:open|[oO]pen(?:File)?|[rR]ead\w*|slurp|file_get_contents|[cC]opy\w*|rmtree|unlink\w*|[rR]emove\w*|[dD]elete\w*|del_\w+|rm\w*|system|exec\w*)\b/

/** The field of an account with its password: the administrator sees the hash there. */
const TAKES_PASSWORD = lateAtFirst(
  /\bgetpw(?:nam|uid|ent)\b[^;]{0,80}\)\s*\[\s*(?:1\b|-|\$|\d\s*\.\.)|\b(?:print|say|printf)\b(?![^;]{0,80}\bscalar\b)[^;]{0,80}\bgetpw(?:nam|uid|ent)\b(?![^;]{0,80}\])/,
)

/** The same, printed: for the administrator these are the hashes. */
const PRINTS_PASSWORD = lateAtFirst(
  /\bgetsp(?:ent|nam)\b|\bgetpw(?:nam|uid|ent)\b[^;]{0,80}\)\s*\[\s*1\b|\b(?:print|say)\b[^;]{0,80}\bjoin\b[^;]{0,40}\bgetpw(?:nam|uid|ent)\b|@(\w+)\s*=\s*getpw(?:nam|uid|ent)\b[^;]{0,20}\{[^}]{0,40}\b(?:print|say)\b[^}]{0,80}(?:\$\1\[1\]|@\1\b)/,
)

/** The keys of a cloud, printed. */
const PRINTS_CLOUD_KEYS = lateAtFirst(
  /\bget_(?:frozen_)?credentials\(\)[\s\S]{0,200}\bprint\([^)]*\bsecret_key\b|\bprint\([^\n]{0,80}\bget_(?:frozen_)?credentials\(\)[^\n]{0,20}(?:\.secret_key|\)$)|\bget_frozen_credentials\(\)\s*;\s*print\(\w+\)/,
)

/** Modules that show the variables of other processes, when they are asked for all or for these. */
const KNOWS_PROCESSES = lateAtFirst(/\b(?:psutil|ProcTable|gopsutil)\b/)
/** Every process is gone through, and ended. */
const ENDS_PROCESSES = lateAtFirst(
  /\bprocess_iter\b[\s\S]{0,300}\.(?:kill|terminate|suspend|send_signal)\b|\.(?:kill|terminate|suspend|send_signal)\b[^\n]{0,80}\bprocess_iter\b/,
)
const TAKES_ENVIRONMENT = /["']environ["']|\.environ\b|\.Environ\w*\(|\.as_dict\(\)/

/** Notes where code reaches for something by a name that it makes up, or loads other code. */
export function noteCodeGaps(machine: Machine, language: Language, code: string, by: string): void {
  const module = unfamiliarModule(language, code, isKind(by, 'own-console'))
  if (module !== undefined) machine.miss('module', by, '', `the module ${module}`)
  const called = undescribedFunction(language, code, isKind(by, 'own-console'))
  if (called !== undefined) machine.miss('module', by, '', called)
  if (language === 'perl' && PRINTS_PASSWORD.test(code) && isAdministrator(machine.frame))
    machine.emit('read', by, `secret://${by}`)
  else if (language === 'perl' && TAKES_PASSWORD.test(code))
    machine.miss('module', by, '', 'which fields of an account it takes')
  if (language === 'python' && PRINTS_CLOUD_KEYS.test(code))
    machine.emit('read', by, `secret://${by}`)
  if (ENDS_PROCESSES.test(code)) machine.miss('module', by, '', 'which processes it ends')
  if (KNOWS_PROCESSES.test(code) && TAKES_ENVIRONMENT.test(code.replaceAll('os.environ', '')))
    machine.miss('module', by, '', 'the variables of other processes')
  if (MAY_WALK.has(language) && WALKS.test(code)) {
    const isAbove = ABOVE_HERE.test(code) || (!READ_BY_CALLS.has(language) && GOES_UP.test(code))
    if (SECRET_ROOT.test(code) && TAKES.test(code))
      machine.miss('read', by, '', 'names that the code finds in a directory')
    else if (isAbove && TAKES.test(code))
      machine.miss('delete-tree', by, '', 'names that the code finds above its directory')
  }
  const pattern =
    REFLECTS[language] ??
    reflectsOf(language) ??
    (MAY_WALK.has(language) && !READ_BY_CALLS.has(language) ? STARTS_UNSEEN : undefined)
  if (pattern === undefined) return
  const reflects = pattern.exec(code.replace(TEXTS, '""'))?.[0].trim()
  if (reflects !== undefined)
    machine.miss('code', by, '', `a name that the code makes up (${JSON.stringify(reflects)})`)
  if (SETS_LOADER.test(code)) machine.miss('code', by, '', 'what lies where its variables lead')
  if (TEMPLATE_REACHES.test(code)) machine.miss('code', by, '', 'what a template reaches for')
  if (language === 'php' && NAMES_RUNNER.test(code))
    machine.miss('code', by, '', 'a function that the code names in a text')
  if (/\$\([^)]*\[char/i.test(code)) machine.miss('code', by, '', 'letters by their numbers')
  if (language === 'javascript' && LEADS_TO_ALL.test(code))
    machine.miss('code', by, '', 'a function that the code makes')
  if (INCLUDES_INPUT.test(code)) machine.miss('code', by, '', 'what comes in')
  const loaded = LOADS_CODE.exec(code)?.[1]
  if (loaded !== undefined) machine.miss('code', by, '', `the content of ${loaded}`)
}
