import { DROPPED, OTHER_NUMBERS, OTHER_SOURCE } from './asked-facts.ts'
import type { RiskyArguments, Variables } from './facts.ts'

/** Variables that programs of every kind obey. Those of one program stand in its entry. */
export const SHARED_VARIABLES: Variables = {
  LD_PRELOAD: 'lib',
  LD_AUDIT: 'lib',
  DYLD_INSERT_LIBRARIES: 'lib',
  GCONV_PATH: 'lib',
  GTK_MODULES: 'lib',
  LD_LIBRARY_PATH: 'path',
  DYLD_LIBRARY_PATH: 'path',
  PATH: 'path',
  QT_PLUGIN_PATH: 'path',
  GTK_PATH: 'path',
  GDK_PIXBUF_MODULE_FILE: 'path',
  GTK_IM_MODULE_FILE: 'path',
  QML_IMPORT_PATH: 'path',
  QML2_IMPORT_PATH: 'path',
  HOSTALIASES: 'read',
  RESOLV_HOST_CONF: 'read',
  MALLOC_TRACE: 'write',
  LD_DEBUG_OUTPUT: 'write',
  SSLKEYLOGFILE: 'write',
  GIO_EXTRA_MODULES: 'path',
  GST_PLUGIN_PATH: 'path',
  FREI0R_PATH: 'path',
  LADSPA_PATH: 'path',
  LV2_PATH: 'path',
  VST_PATH: 'path',
  GI_TYPELIB_PATH: 'path',
  XKB_CONFIG_ROOT: 'path',
  LIBGL_DRIVERS_PATH: 'path',
  VK_ICD_FILENAMES: 'path',
  VK_DRIVER_FILES: 'path',
  OCL_ICD_VENDORS: 'path',
  SASL_PATH: 'path',
  LD_RUN_PATH: 'path',
  SHLIB_PATH: 'path',
  LIBPATH: 'path',
  DYLD_FRAMEWORK_PATH: 'path',
  DYLD_FALLBACK_LIBRARY_PATH: 'path',
  INPUTRC: 'startup',
  PAGER: 'pager',
  TERMINAL: 'judged',
  TERMCMD: 'judged',
  EDITOR: 'editor',
  VISUAL: 'editor',
  BROWSER: 'browser',
  SHELL: 'dropped',
}

/** Where packages come from; some of these places are those of the languages themselves. */
const PACKAGE_SOURCE = String.raw`(?:RUSTUP_(?:DIST_SERVER|UPDATE_ROOT)|(?:PIP|UV)_(?:EXTRA_)?INDEX_URL|UV_(?:DEFAULT_)?INDEX|npm_config_registry|YARN_(?:NPM_)?REGISTRY(?:_SERVER)?|HEX_MIRROR|BUNDLE_MIRROR\w*|GOPROXY)`

/** Variables, as `NAME=VALUE`, by which programs do what nobody sees here, and what that depends on. */
export const UNCLEAR_VARIABLES: readonly RiskyArguments[] = [
  [
    /^NODE_OPTIONS=.*--inspect[\w-]*=(?!127\.|localhost\b|\[?::1|\d+(?: |$))\S/,
    'whoever connects to the debugger',
  ],
  [
    // Debuggers that call somebody, or wait for anybody.
    /^(?:PERLDB_OPTS=.*\b(?:RemotePort|TTY|LineInfo|pager)\s*=|RUBY_DEBUG_(?:OPEN|PORT|HOST|SOCK_PATH)=|RUBYOPT=.*debug\/open|XDEBUG_CONFIG=.*client_host=(?!127\.|localhost\b|host\.docker)|PYDEVD_\w*(?:HOST|CLIENT)\w*=|REMOTE_PDB_HOST=(?!127\.|localhost\b)|JPDA_ADDRESS=(?:\*|0\.0\.0\.0)|(?:JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|JDK_JAVA_OPTIONS|MAVEN_OPTS|GRADLE_OPTS|CATALINA_OPTS|JAVA_OPTS)=.*jdwp=.*(?:address=(?:\*|0\.0\.0\.0)|server=n)|(?:ERL_FLAGS|ERL_AFLAGS|ELIXIR_ERL_OPTIONS)=.*-(?:setcookie|name|sname)\b)/,
    'who gives orders to the debugger',
  ],
  [
    // The Erlang machine runs what its options say; make works out its own before it begins.
    new RegExp(
      String.raw`^(?:ERL_\w*FLAGS|ELIXIR_ERL_OPTIONS)=(?:.*\s)?-(?:eval|s|run|boot|args_file|(?:pa|pz|path|config)\s+${DROPPED}\S*)(?:\s|$)|^(?:GNU)?MAKEFLAGS=.*(?:\$[({]|--eval\b)`,
    ),
    'what the options in it make it run',
  ],
  [
    // A fresh folder is a place for tests; the whole of such a place is anybody's.
    /^XDG_CONFIG_(?:HOME|DIRS)=(?:.*:)?\/(?:tmp|var\/tmp|dev\/shm)\/?(?::|$)/,
    'what stands there, for programs obey it',
  ],
  [
    /^(?:NODE_TLS_REJECT_UNAUTHORIZED=0|PYTHONHTTPSVERIFY=0|GIT_SSL_NO_VERIFY=(?:1|true|yes))$/i,
    'who reads what is said on the way',
  ],
  [
    /^GIT_CONFIG_KEY_\d+=(?:remote\..*url|remote\.pushdefault|url\..*insteadof|branch\..*remote)$/i,
    'whose the address is that gets the work',
  ],
  [
    /^(?:SSLKEYLOGFILE=.|GIT_TRACE_REDACT=(?:0|false|no)$|MOZ_LOG=.*\b(?:cookie|nsHttp|nsSocketTransport)\b)/i,
    'who reads the secrets that are written down',
  ],
  [
    new RegExp(
      String.raw`^${PACKAGE_SOURCE}=${OTHER_SOURCE}(?!proxy\.golang\.org\b|goproxy\.io\b)`,
      'i',
    ),
    'where packages come from',
  ],
  [
    // Settings, descriptions and keyrings of programs; those of a whole session are a place for tests.
    new RegExp(
      String.raw`^(?=[^=]*=.*\/)(?!XDG_)(?:\w*(?:CONFIG|CONF|CFG|SETTINGS|MANIFEST|GEMFILE|COMPOSE_FILE|SERVICEFILE|SYSCONFDIR)(?:_?(?:FILE|PATH|DIR))?|\w{2,}(?<!S)RC|COMPOSER|FLASK_APP|GIT_DIR|GNUPGHOME|CARGO_HOME|HELM_HOME|VAGRANT_CWD|VAGRANT_VAGRANTFILE|TF_DATA_DIR|PULUMI_HOME|PGPASSFILE|GOENV|GOWORK|GRADLE_USER_HOME|COMPOSER_HOME|MYSQL_HOME|GOOGLE_APPLICATION_CREDENTIALS)=(?:[^=]*:)?(?<place>${DROPPED}\S*)|^GOFLAGS=.*-(?:modfile|overlay)=${DROPPED}`,
      'i',
    ),
    'what stands there, for programs obey it',
  ],
  [
    // Settings by which git and Go start other programs, in a file that need not be one's own.
    /^(?:GIT_CONFIG_(?:GLOBAL|SYSTEM)|GOENV)=(?!(?:\/dev\/null|off|(?:~|\$HOME|\/home\/\w+)\/\.(?:gitconfig|config\/g\S*))?$)(?<place>\S+)/,
    'what stands there, for programs obey it',
  ],
  [
    // The keys that an agent of somebody keeps, or the tickets of a login: their owners' names go with them.
    new RegExp(
      String.raw`^(?:SSH_AUTH_SOCK=(?<place>${DROPPED}\S*)|KRB5CCNAME=(?:FILE:|DIR:)?\/tmp\/krb5cc_\d)`,
    ),
    'whose keys those are',
  ],
  [
    // A server by its numbers: whoever has them gets what is asked and sent.
    new RegExp(
      String.raw`^(?=[^=]*=(?:https?:\/\/)?\d)(?:(?:PG|MYSQL_?|MARIADB_?|DB_?|DATABASE_?|REDIS(?:CLI)?_?|MONGO(?:DB)?_?|ELASTIC\w*_?|ES_?|RABBITMQ_?|KAFKA_?|AMQP_?|INFLUX\w*_?|SMTP_?|MAIL_?|LDAP_?|SQLCMD)(?:HOST(?:ADDR|NAME)?|SERVER|BROKERS?|BOOTSTRAP_SERVERS)|\w*(?:REGISTRY|DOCKER_REPO|IMAGE_REPO(?:SITORY)?|_HTTP_ADDR|_ENDPOINTS?))=(?:https?:\/\/)?${OTHER_NUMBERS}`,
    ),
    'whose machine that is',
  ],
  [
    /^(?:GONOSUMDB|GONOSUMCHECK|GOINSECURE|GONOPROXY)=\*|^GOSUMDB=(?:off|sum\.golang\.org\S* https?:)|^GOFLAGS=.*-insecure\b|^GONOSUMCHECK=1/,
    'whose packages they are, for nobody checks them',
  ],
  [
    /^(?:RQ_REDIS_URL|CELERY_BROKER_URL|DASK_SCHEDULER_ADDRESS)=\w+:\/\/(?:[^\s@/]*@)?(?!127\.|localhost\b)(?:[\w-]+\.)+\w/,
    'who gives orders',
  ],
]

let anyUnclear: RegExp | undefined

/** Whether one of them may say something about a pair: one look instead of many, for most say nothing. */
export function mayBeUnclear(pair: string): boolean {
  anyUnclear ??= new RegExp(
    // No two groups of a pattern may have one name, and which of them took part is not asked here.
    UNCLEAR_VARIABLES.map(([{ source }]) => source.replace(/\?<\w+>/g, '?:')).join('|'),
    'i',
  )
  return anyUnclear.test(pair)
}

/** Of the shell itself, of the machine or of a project's own code, or judged by their values above. */
export const PLAIN_VARIABLE = new RegExp(
  String.raw`^(?:IFS|HOME|(?:OLD)?PWD|KUBECONFIG|PS\d|(?:BASE|API|APP|SITE|SERVER|TEST|TARGET|PUBLIC)_(?:\w+_)?UR[LI]|${PACKAGE_SOURCE})$`,
  'i',
)
