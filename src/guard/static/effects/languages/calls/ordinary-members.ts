/**
 * Modules and objects by which code reaches files, programs, the network or its own interpreter, and what
 * of them does ordinary work. A member that is neither here nor among the calls of its language does
 * what nobody here knows; other modules only work on values, and stay open. A star stands for the rest
 * of a name.
 */
type Members = Readonly<Record<string, string>>

const python: Members = {
  os: `path environ environb sep altsep pathsep linesep extsep curdir pardir name devnull defpath getenvb getpid
    getppid getpgid getpgrp getsid getuid geteuid getgid getegid getgroups getresuid getlogin getloadavg cpu_count
    process_cpu_count uname times urandom getrandom umask nice isatty ttyname get_terminal_size terminal_size stat
    lstat fstat stat_result statvfs statvfs_result access fsencode fsdecode strerror error close closerange dup dup2
    pipe pipe2 read write fdopen fsync fdatasync sync wait wait3 wait4 waitpid waitstatus_to_exitcode W* _exit abort utime
    readlink DirEntry PathLike O_* F_OK R_OK X_OK SEEK_* EX_* P_* lseek get_inheritable set_inheritable get_blocking
    set_blocking sched_getaffinity sysconf sysconf_names confstr getpriority rmdir setsid setpgid setpgrp supports_*
    listxattr major minor get_exec_path cpu_count posix_fadvise RTLD_* times_result uname_result fwalk __name__ __doc__`,
  shutil:
    'which disk_usage get_terminal_size ignore_patterns Error SameFileError copystat copyfileobj get_archive_formats get_unpack_formats unpack_archive COPY_BUFSIZE',
  sys: `argv path version version_info executable platform stdin stdout stderr __stdin__ __stdout__ __stderr__ exit
    maxsize maxunicode byteorder getsizeof getrecursionlimit setrecursionlimit exc_info exc_clear exception prefix
    base_prefix exec_prefix base_exec_prefix flags float_info int_info hash_info implementation getdefaultencoding
    setdefaultencoding getfilesystemencoding modules builtin_module_names stdlib_module_names api_version copyright
    hexversion intern getrefcount warnoptions dont_write_bytecode is_finalizing getswitchinterval setswitchinterval
    thread_info ps1 ps2 pycache_prefix last_* orig_argv set_int_max_str_digits get_int_max_str_digits tracebacklimit
    maxint real_prefix platlibdir abiflags float_repr_style getwindowsversion winver subversion _MEIPASS _getframe gettrace
    getprofile gettotalrefcount _git`,
  subprocess:
    'PIPE STDOUT DEVNULL CalledProcessError TimeoutExpired SubprocessError CompletedProcess list2cmdline Popen',
  importlib: 'reload invalidate_caches metadata resources util machinery abc',
  'importlib.util': 'find_spec module_from_spec cache_from_source',
  'importlib.machinery': 'EXTENSION_SUFFIXES SOURCE_SUFFIXES all_suffixes ModuleSpec',
  pkgutil: 'iter_modules walk_packages extend_path find_loader',
  pkg_resources:
    'require get_distribution parse_version parse_requirements working_set resource_* DistributionNotFound iter_entry_points VersionConflict Requirement get_build_platform',
  imp: 'reload get_suffixes find_module acquire_lock release_lock',
  site: 'ENABLE_USER_SITE USER_BASE USER_SITE getuserbase PREFIXES check_enableusersite',
  signal:
    'SIG* signal alarm pause getsignal Signals Handlers raise_signal setitimer getitimer ITIMER_* strsignal default_int_handler sigwait pthread_sigmask siginterrupt set_wakeup_fd valid_signals NSIG',
  socket: `gethostname getfqdn AF_* PF_* SOCK_* SOL_* SO_* IPPROTO_* IP_* IPV6_* TCP_* SHUT_* INADDR_* MSG_* EAI_* AI_* NI_*
    SOMAXCONN inet_aton inet_ntoa inet_pton inet_ntop htons ntohs htonl ntohl timeout error gaierror herror
    setdefaulttimeout getdefaulttimeout getservbyname getservbyport getprotobyname has_ipv6 has_dualstack_ipv6
    SocketType gethostbyaddr getnameinfo socketpair if_nameindex if_nametoindex sethostname_ AddressFamily SocketKind close`,
  fcntl: 'flock lockf fcntl F_* LOCK_* FD_*',
  multiprocessing: `Process Pool cpu_count Queue Manager Lock Event Value Array Pipe current_process active_children
    get_context set_start_method get_start_method get_all_start_methods freeze_support Semaphore BoundedSemaphore RLock
    Condition SimpleQueue JoinableQueue shared_memory pool TimeoutError parent_process Barrier dummy process queues
    synchronize util log_to_stderr get_logger RawArray RawValue`,
  'logging.handlers':
    'RotatingFileHandler TimedRotatingFileHandler QueueHandler QueueListener MemoryHandler WatchedFileHandler NullHandler BufferingHandler SysLogHandler',
  'logging.config': '',
  doctest:
    'testmod testfile run_docstring_examples DocTestRunner DocTestFinder DocTestParser DocTestSuite DocFileSuite ELLIPSIS NORMALIZE_WHITESPACE IGNORE_* OutputChecker register_optionflag',
  trace: 'CoverageResults',
  cProfile: 'Profile',
  profile: 'Profile',
  timeit: 'default_timer',
  pdb: 'set_trace post_mortem pm',
  webbrowser: 'open open_new open_new_tab Error',
  ftplib: 'all_errors error_* Error CRLF',
  smtplib: 'SMTP*Exception SMTP*Error SMTPException SMTPRecipientsRefused',
  'http.server': 'SimpleHTTPRequestHandler BaseHTTPRequestHandler HTTPStatus',
  socketserver:
    'BaseRequestHandler StreamRequestHandler DatagramRequestHandler ThreadingMixIn ForkingMixIn BaseServer',
  asyncio: `run sleep gather create_task get_event_loop new_event_loop set_event_loop get_running_loop wait wait_for Queue
    Lock Event Semaphore BoundedSemaphore Condition Barrier TaskGroup timeout timeout_at to_thread all_tasks current_task
    ensure_future Future Task CancelledError TimeoutError subprocess iscoroutinefunction iscoroutine isfuture shield
    run_coroutine_threadsafe as_completed Runner *Policy set_event_loop_policy get_event_loop_policy PriorityQueue LifoQueue
    AbstractEventLoop StreamReader StreamWriter exceptions InvalidStateError QueueEmpty QueueFull QueueShutDown
    IncompleteReadError LimitOverrunError streams events tasks FIRST_COMPLETED FIRST_EXCEPTION ALL_COMPLETED Protocol
    DatagramProtocol BaseProtocol Transport Handle TimerHandle coroutine wrap_future *EventLoop Server`,
  io: 'StringIO BytesIO TextIOWrapper TextIOBase RawIOBase BufferedIOBase IOBase Buffered* SEEK_* UnsupportedOperation DEFAULT_BUFFER_SIZE IncrementalNewlineDecoder',
  dbm: 'error whichdb',
  psutil: `cpu_* virtual_memory swap_memory disk_* net_* boot_time Process pids process_iter pid_exists sensors_* users
    NoSuchProcess AccessDenied ZombieProcess TimeoutExpired Error getloadavg wait_procs __version__ version_info LINUX MACOS WINDOWS POSIX
    STATUS_* CONN_*`,
  pip: '__version__ __file__',
  IPython: 'display version_info __version__ get_ipython core',
  builtins: `print len str int float bool list dict set tuple range map filter zip sum min max sorted open abs all any dir
    repr type isinstance input iter next id hash format chr ord *Error *Exception *Warning KeyboardInterrupt __dict__`,
}
const javascript: Members = {
  process: `argv argv0 env exit exitCode cwd pid ppid platform arch version versions uptime hrtime memoryUsage cpuUsage
    threadCpuUsage resourceUsage nextTick on once off emit emitWarning addListener removeListener removeAllListeners
    prependListener listeners listenerCount setMaxListeners stdout stderr stdin title release config features execPath
    execArgv getuid getgid geteuid getegid getgroups umask abort report allowedNodeEnvironmentFlags constrainedMemory
    availableMemory connected send disconnect channel getActiveResourcesInfo sourceMapsEnabled setSourceMapsEnabled
    noDeprecation throwDeprecation traceDeprecation permission finalization browser type debugPort noAsar resourcesPath
    mainModule binding _linkedBinding isBun ref unref client server dev`,
  fs: `existsSync exists accessSync access statSync stat lstatSync lstat fstatSync fstat readSync read closeSync close
    constants readlinkSync readlink realpath realpathSync utimes utimesSync watch watchFile unwatchFile promises fsync
    fsyncSync fdatasync fdatasyncSync Stats Dirent Dir writeSync write statfs statfsSync F_OK R_OK W_OK X_OK rmdir default
    O_*`,
  'fs.promises': 'access stat lstat readlink realpath constants utimes statfs watch rmdir',
  'fs/promises': 'access stat lstat readlink realpath constants utimes statfs watch rmdir default',
  child_process: 'ChildProcess default',
  os: `platform arch cpus totalmem freemem hostname type release version uptime loadavg tmpdir endianness EOL
    networkInterfaces userInfo constants availableParallelism machine devNull getPriority default`,
  module:
    'builtinModules isBuiltin findPackageJSON syncBuiltinESMExports enableCompileCache exports filename children parent id loaded paths path hot default',
  vm: 'createContext isContext constants default',
  worker_threads:
    'isMainThread parentPort workerData threadId MessageChannel MessagePort BroadcastChannel receiveMessageOnPort SHARE_ENV resourceLimits markAsUntransferable',
  cluster:
    'isMaster isPrimary isWorker fork workers on once schedulingPolicy worker SCHED_* disconnect default',
  inspector: 'url console Network',
  'inspector/promises': '',
  repl: '',
  v8: 'getHeapStatistics getHeapSpaceStatistics getHeapCodeStatistics getHeapSnapshot writeHeapSnapshot serialize deserialize cachedDataVersionTag Serializer Deserializer GCProfiler',
  net: 'isIP isIPv4 isIPv6 Server BlockList SocketAddress default getDefaultAutoSelectFamily*',
  tls: 'createServer createSecureContext rootCertificates checkServerIdentity DEFAULT_* TLSSocket getCiphers Server default',
  dns: 'promises getServers setDefaultResultOrder getDefaultResultOrder ADDRCONFIG V4MAPPED ALL',
  Deno: `args env exit pid build version errors test bench stdin stdout stderr stat statSync lstat lstatSync isatty inspect
    memoryUsage consoleSize hostname osRelease osUptime loadavg systemMemoryInfo noColor mainModule makeTempDir makeTempDirSync
    makeTempFile makeTempFileSync readLink readLinkSync realPath realPathSync permissions customInspect exitCode
    addSignalListener removeSignalListener resolveDns networkInterfaces uid gid ppid utime utimeSync cron_ core`,
  Bun: `env version revision main which sleep sleepSync hash inspect nanoseconds gc pathToFileURL fileURLToPath gzipSync
    gunzipSync deflateSync inflateSync zstd* password CryptoHasher Glob semver color TOML YAML argv stdin stdout stderr
    randomUUIDv7 escapeHTML stringWidth deepEquals deepMatch peek SHA* MD5 Transpiler isMainThread cwd FileSystemRouter
    indexOfLine readableStream* resolveSync resolve concatArrayBuffers enableANSIColors stripANSI`,
}

const ruby: Members = {
  File: `exist? exists? file? directory? size size? zero? empty? basename extname mtime ctime atime birthtime stat lstat
    readable? writable? executable? symlink? owned? world_readable? split fnmatch fnmatch? ftype identical? utime readlink
    path absolute_path? umask LOCK_* RDONLY WRONLY RDWR CREAT EXCL TRUNC APPEND NONBLOCK SEPARATOR ALT_SEPARATOR
    PATH_SEPARATOR Stat FNM_* Constants realdirpath socket? pipe? blockdev? chardev? setuid? setgid? sticky? name class`,
  IO: 'select pipe SEEK_* console new open for_fd WaitReadable WaitWritable EAGAINWaitReadable class',
  Dir: 'exist? empty? tmpdir new class rmdir delete unlink each tmpname',
  Process: `pid ppid clock_gettime clock_getres CLOCK_* wait wait2 waitpid waitpid2 waitall detach times uid euid gid egid
    setsid getpgid getpgrp getpriority Status Tms exit exit! abort last_status setproctitle argv0 warmup daemon WNOHANG
    getrlimit RLIMIT_* class`,
  Kernel: `sleep rand srand Integer Float String Array Hash Rational Complex format sprintf puts print p pp printf putc warn
    raise fail loop lambda proc exit exit! abort binding caller caller_locations catch throw fork gets readline readlines
    block_given? instance_method`,
  FileUtils:
    'cd chdir pwd getwd compare_file identical? cmp uptodate? compare_stream rmdir DryRun NoWrite Verbose',
  RubyVM: 'YJIT MJIT RJIT stat AbstractSyntaxTree',
  Gem: `version Version ruby_version rubygems_version path dir default_dir user_dir platforms loaded_specs Specification
    Dependency Requirement Platform win_platform? VERSION bin_path ruby_api_version user_home sources LoadError
    MissingSpecError Deprecate host`,
  Signal: 'trap list signame',
}

const lua: Members = {
  os: 'time date clock getenv tmpname difftime exit setlocale',
  io: 'read write stdin stdout stderr type close flush tmpfile',
  package: 'path cpath loaded config preload searchpath',
}

interface Ordinary {
  readonly whole: ReadonlySet<string>
  readonly parts: readonly string[]
}

/** Members by the name of their module, for each language; made from the text when first asked for. */
const TEXTS: Readonly<Record<string, Members>> = { python, javascript, ruby, lua }
const made = new Map<string, Ordinary>()

function ordinaryOf(language: string, module: string): Ordinary | undefined {
  const texts = Object.hasOwn(TEXTS, language) ? TEXTS[language]! : undefined
  if (texts === undefined || !Object.hasOwn(texts, module)) return undefined
  const key = `${language} ${module}`
  const known = made.get(key)
  if (known) return known
  const words = texts[module]!.split(/\s+/).filter((word) => word !== '')
  const ordinary = {
    whole: new Set(words.filter((word) => !word.includes('*'))),
    parts: words.filter((word) => word.includes('*')),
  }
  made.set(key, ordinary)
  return ordinary
}

/** Whether a module can do much, and nobody described this part of it. */
export function isUndescribed(language: string, module: string, member: string): boolean {
  const ordinary = ordinaryOf(language, module)
  if (ordinary === undefined || (member !== '' && ordinary.whole.has(member))) return false
  // A part by a name that is made, and not one by its number.
  if (/^\d/.test(member)) return false
  return !ordinary.parts.some((part) => {
    const [start = '', end = ''] = part.split('*')
    return member.startsWith(start) && member.endsWith(end)
  })
}
