import { isKnown, plain, type Value, withoutSymbols } from '../../../resolve/value.ts'
import { lateAtFirst } from '../../knowledge/pattern.ts'
import type { Machine } from '../../machine.ts'
import { noteRequest } from '../../requests.ts'
import { sendTo } from '../../world.ts'

/** What a text of code looks as if it did with the network. */
export interface NetworkLooks {
  text: string
  /** Whether others are given a shell. */
  offersShell: boolean
  url: string | undefined
  /** Whether what comes from the address is run. */
  runsAddress: boolean
  /** Whether it is kept in a file. */
  keeps: boolean
  method: RegExpExecArray | null
  to: string | undefined
  sends: boolean
}

/**
 * What code does with the network, in whatever language: programs that offer a shell, run what
 * they fetch or send away what they read are built from few parts. The readers of single
 * languages see more; this one also sees languages that nobody has described.
 */
export function networkLooks(code: Value): NetworkLooks | undefined {
  const text = withoutSymbols(plain(code))
  if (text.length > MAX_CODE) return undefined
  const url = URL_IN_CODE.exec(text)?.[0]
  const fetches = url !== undefined && FETCHES.test(text)
  const method = CHANGES.exec(text)
  const sends = SENDS.test(text)
  return {
    text,
    offersShell:
      (CHANNEL.test(text) && (runsWhatComes(text) || SHELL_ON_LINE.test(text))) ||
      OPEN_CONSOLE.test(text),
    url,
    runsAddress:
      url !== undefined && (RUNS_ADDRESS.test(text) || (fetches && evaluatesWhatComes(text))),
    keeps: fetches && KEEPS.test(text),
    method,
    to: method || sends ? (url ?? addressIn(text)) : undefined,
    sends,
  }
}

/** The effects of that. */
export function networkCode(machine: Machine, looks: NetworkLooks, by: string): void {
  const { text, url, method, to } = looks
  if (looks.offersShell) machine.emit('remote-shell', by, addressIn(text) ?? by)
  if (looks.runsAddress) machine.emit('execute', by, machine.unknown('network', url!))
  if (looks.keeps) keepWhatComes(machine, text, url!)
  if (to === undefined) return
  // A name with a dot alone may be anything in code.
  if (method && (url !== undefined || /:\d+$/.test(to) || HOST_OPTION.test(text))) {
    const verb = method.slice(1).find(Boolean)
    noteRequest(machine, by, { method: verb, address: to, body: text, isProven: PROVES.test(text) })
  }
  if (looks.sends) sendWhatIsRead(machine, text, to, by)
}

const MAX_CODE = 32 * 1024

/** Sockets, servers, web sockets, messages: something that others can write to. */
const CHANNEL = lateAtFirst(
  new RegExp(
    [
      String.raw`\b(?:createServer|createConnection|create_server|start_server|open_connection|start_unix_server|establish_server|make_server|add_url_rule|make-network-process|open-network-stream|run-server|run-jetty|ch_open|sockconnect|new_tcp|tcp-(?:connect|listen|accept|server)|socket-(?:connect|listen|stream)|fsockopen|pfsockopen|stream_socket_(?:client|server)|socket_create|socket_connect|socket_listen|getaddrinfo|open-tcp-stream|tcp_connect|tcp_listen)\b`,
      String.raw`\b(?:\w*(?:HTTP|Http|TCP|Tcp|UDP|XMLRPC|WebSocket|Websocket|Unix)Server|socketserver|ServerSocket|(?:Tcp|Http|Udp)(?:Listener|Client)|TcpStream|TCPSocket|UDPSocket|SocketChannel|WebSocket(?:Pair|Stream|App)?|websockets?|socketio|WEBrick|Sinatra|Rack|Flask|FastAPI|Bottle|aiohttp|tornado|cherrypy|uvicorn|wsgiref|Quart|Starlette|Plack|Mojolicious|Dancer2?|fastify|Javalin|Ktor|HTTP::(?:Daemon|Server\w*)|IO::Socket\w*(?:::\w+)*|IO\.Socket|AnyEvent)\b`,
      String.raw`\b(?:Bun|Deno)\.(?:serve|listen|connect)\b|\b(?:net|tls|http|websocket)\.(?:connect|Socket|Listen\w*|Dial\w*|HandleFunc)\b|\bgen_(?:tcp|udp)[.:]\w+|\bssl[.:]connect\b|\b[AP]F_INET\b|\bADDR_INET\b|\bsocket\.(?:socket|connect|bind|tcp)\b|\bjava\.net\.Socket\b|\bnew Socket\b|\bexpress\(\)|\brequire\(["'](?:node:)?(?:ws|net|tls|dgram|mqtt|socket\.io-client|nats|amqplib)["']\)`,
      String.raw`\bsocket\s+-server\b|\bsocket\s+[\w.$"{-]+\s+\d+|\busocket\b|\bsb-bsd-sockets\b|require[( ]*["']socket["']|:socket\.\w+`,
      String.raw`\$_(?:GET|POST|REQUEST|COOKIE)\b|php:\/\/input|\bQUERY_STRING\b|\bREQUEST_URI\b|\bdef application\(environ|\bpaho\b|\bmqtt\.\w+|\bon_message\b|\bonmessage\b|\bpubsub\(`,
    ].join('|'),
  ),
)

/** The start of an argument that is not written out: a variable, a call, an interpolation. */
const OPEN = String.raw`(?:[a-zA-Z_$@%&(#]|["'\x60]\s*(?:\$\{|#\{|\$\w|\{\w)|["'][^"'\n]*["']\s*(?:\+|\.\.?\s*[\w$]|%\s*[\w(]))`

/** Names that run a command, whatever stands before them. */
const RUNNERS =
  'open-input-pipe|open-input-output-pipe|open-pipe\\*?|popen[234]?|getoutput|getstatusoutput|check_output|check_call|Popen|execSync|execFileSync|spawnSync|shell_exec|passthru|proc_open|systemlist|create_subprocess_shell|create_subprocess_exec|capture2e?|capture3|shell-command-to-string|shell-command|call-process-shell-command|start-process-shell-command|run-shell-command|run-program|open_process_in|open_process_full|os:cmd|os\\.cmd|System\\.(?:cmd|shell)|exec\\.Command|os\\.execute|readProcess|callCommand|spawnCommand|iex|Invoke-Expression|\\[scriptblock\\]::Create|uplevel|load-string|eval_string|instance_eval|class_eval|loadstring|new Function|ProcessBuilder|getRuntime\\(\\)\\.exec'
/** Names that run a command only where nothing stands before them: a pattern has `.exec`, too. */
const BARE_RUNNERS = 'system|exec|eval|evaluate|execFile|spawn|sh|shell|qx'
/** Modules whose functions run commands. */
const QUALIFIED =
  '(?:os|posix|subprocess|commands|sp|child_process|cp|childProcess|Kernel|Process|IO|Open3|Deno|vm|p|sys)[.:](?:system|run|call|exec\\w*|spawn\\w*|popen|sh|shell|Command|runIn\\w+|process)'

const RUNS = new RegExp(
  String.raw`(?:(?<![\w])(?:${RUNNERS}|${QUALIFIED})|["'\x60]\)\.exec\w*|(?<![\w.$>:-])(?:${BARE_RUNNERS}))(?:\s*\(|\s)\s*(?:#0\s+)?(${OPEN}[\w.]*)`,
  'g',
)

/** A shell that is given a command by something that is not written out, in any notation. */
const SHELL_DASH_C =
  /["'](?:\/(?:usr\/)?bin\/)?(?:ba|da|z|k|a|fi|c|tc|mk)?sh["'][\s,[({]+["']-\w*c["'][\s,]+(?![\s"'])|\b(?:ba|da|z|k)?sh\s+-\w*c\s+["'\\]*(?:\$[\w(]|#\{|\{\w)/

/** Backticks that hold nothing of their own: `$x`, #{x}, ${x}. */
const BACKTICKS = /(?:^|[^\w`])\$?`\s*(?:\$\w|\$\{|#\{|\$_|@\w)|%x[({[]\s*#\{|\bqx[({/]\s*\$/

/** A function that runs commands is handed over as it is. */
const HANDED_OVER =
  /[(,=[]\s*(?:subprocess\.|os\.|commands\.|\w{1,3}\.)(?:getoutput|getstatusoutput|popen|system|check_output)\s*[,)\]]/

/** Words that run commands, under another name. */
const RENAMED = [
  /\b(?:exec|execSync|spawn|spawnSync|execFileSync)\s*:\s*(\w+)/g,
  /\bimport\s+(?:[\w, ]+,\s*)?(?:popen|system|getoutput|check_output|run|Popen|call)\s+as\s+(\w+)/g,
  /\b(\w+)\s*=\s*(?:require\(["'](?:node:)?child_process["']\)\.(?:exec|spawn)\w*|os\.(?:popen|system)|subprocess\.(?:getoutput|check_output|Popen|run|call))\b(?!\s*\()/g,
]

/** Whether the code runs something that its text does not contain. */
function runsWhatComes(text: string): boolean {
  if (SHELL_DASH_C.test(text) || BACKTICKS.test(text) || HANDED_OVER.test(text)) return true
  RUNS.lastIndex = 0
  for (let run = RUNS.exec(text); run !== null; run = RUNS.exec(text))
    if (isOpen(run[1]!, text)) return true
  return renamed(text).some((name) => {
    const call = new RegExp(String.raw`(?<![\w.$])${name}\s*\(\s*(${OPEN}[\w.]*)`).exec(text)
    return call !== null && isOpen(call[1]!, text)
  })
}

function renamed(text: string): string[] {
  const names: string[] = []
  for (const pattern of RENAMED) {
    pattern.lastIndex = 0
    for (let at = pattern.exec(text); at !== null; at = pattern.exec(text)) names.push(at[1]!)
  }
  return names
}

/** A name that the code itself sets to a fixed text, or to a fixed list, is not open. */
function isOpen(argument: string, text: string): boolean {
  const name = /^\$?([a-zA-Z_]\w*)$/.exec(argument)?.[1]
  if (name === undefined) return true
  if (
    /^(?:if|then|for|in|is|the|and|or|a|to|of|self|None|null|nil|true|false|do|end|as|from|import)$/.test(
      name,
    )
  )
    return false
  return !isSetToFixed(name, text)
}

/** What stands behind a name that is set to a fixed text or list. */
const FIXED = /\s*[:=]?=?\s*(?:["'][^"'$#{]*["']\s*(?:[;\n,)]|$)|\[\s*["'])/y

function isSetToFixed(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (at > 0 && /[\w.]/.test(text[at - 1]!)) continue
    FIXED.lastIndex = at + name.length
    if (FIXED.test(text)) return true
  }
  return false
}

/** A shell is started in code that has a connection. */
const SHELL_ON_LINE =
  /(?:\bexec\w*|spawn\w*|\bsystem\*?|popen\w*|create_process|Popen|ProcessBuilder|startProcess|subprocess\*?|process\*?|\bcall|\bexecute|Command::new|Process\.(?:run|new|start)|\bproc)(?:\/ports|\/exact)?[\s([{,:#f]*(?:\w{1,12}\s+){0,3}(?:(?:find-executable-path|exec\.LookPath|shutil\.which|which)[\s(]+)?(?:["'|(]|%w\(?)+-?(?:\/(?:usr\/)?(?:local\/)?bin\/)?(?:ba|da|z|k|a|fi|c|tc|mk)?sh(?:["'\s|)]|\s-i)/

/** Consoles and shells that a runtime can offer to everybody. */
const OPEN_CONSOLE = lateAtFirst(
  /\bssh[.:]daemon\b[^)]*no_auth|\bconsole["']?\)?[.:]listen\(\s*["'](?!127\.|localhost|unix)|\b(?:swank:create-server|slynk:create-server|nrepl\S*start-server|start-server|clojure\.core\.server\S*|socket-repl|repl-server)\b[^)]*(?:0\.0\.0\.0|"::")|(?:0\.0\.0\.0|"::")[^)]*\bclojure\.core\.server\/(?:io-p)?repl|\b(?:SlaveService|ClassicService|ClassicServer)\b|\bconch\b.*\bmanhole\b|\b(?:rpdb|remote_pdb|RemotePdb)\b[^)]*0\.0\.0\.0|\bDRb\.start_service\b[^)]*druby:\/\/(?!127\.|localhost)/s,
)

const URL_IN_CODE = /\b(?:https?|ftp|tcp|wss?):\/\/[^\s"'`)>\]}|;,]+/

/** Words that get something from an address. */
const FETCHES =
  /\b(?:fetch|urlopen|urlretrieve|requests?[.:]\w+|httpx?\.\w+|axios|got|needle|geturl|http::data|url-retrieve\S*|url-insert\S*|slurp|get-pure-port|get-string|httpc[.:]request|HTTPoison|Req\.get\S*|Tesla|Finch|iwr|irm|curl|wget|Invoke-(?:WebRequest|RestMethod)|Download(?:String|Data|File)|WebClient|download(?:_file|\.file)?|URI\.open|open-uri|Net::HTTP|LWP\S*|HTTP::Tiny|HTTP\.\w+|getURL|url\(|readLines|file_get_contents|curl_exec|socket\.http|http\.request|openStream|openConnection|HttpClient|Source\.fromURL|toURL|drakma\S*|dex:get|http-get|webread|urlread|urlwrite|simple(?:-|_)get|get\()/

/** An address is run or loaded at once: include, source, import. */
const RUNS_ADDRESS =
  /(?:^|\n)\s*\/open\s+https?:\/\/|\b(?:include|include_once|require|require_once|source|so|load|load-file|import|importScripts|dofile|runscript)\b[\s(]*["'<]?\s*(?:url\(\s*["'])?(?:https?|ftp):\/\//

/** Names of one language are words in others: `function f()`, `do |x|`, the source of something. */
const EVALUATES_BY_NAME =
  /(?<![\w.$-])(?:(?:eval|exec|evaluate|execScript|include_string|loadstring|loads|load-string|eval-string|read-eval|uplevel|execfile|sys\.source|devtools::source_url)\s*[( ]\s*(?:#0\s+)?(?!["')\s])|(?:Function|include|load|source)\s*\(\s*(?!["')\s])|(?:do|include|load|source)\s+(?:\(\s*)?[$@])/

const EVALUATES = new RegExp(
  [
    String.raw`\b(?:pickle|cPickle|dill|cloudpickle|marshal|joblib|torch|jsonpickle|shelve|pandas|pd)\.(?:loads?|decode|read_pickle)\s*\(\s*(?!open\b)`,
    String.raw`\byaml\.(?:unsafe_load|full_load|load)\s*\((?![^)]*Safe)|\bMarshal\.load\b|\bYAML\.(?:unsafe_)?load\b|\bObjectInputStream\b|\bunserialize\b`,
    String.raw`\bCode\.(?:eval_\w+|compile_\w+)|\berl_(?:eval|scan)\b|\bcode[.:]load_binary\b|\beval-(?:region|buffer|current-buffer|string)\b|\bload-from-string\b|\(eval\s+\w|\(load\s+\(`,
    String.raw`\|\s*(?:iex|Invoke-Expression|&|%\{?\s*iex)|\b(?:iex|Invoke-Expression)\b[\s(]*[($&]|\[scriptblock\]::Create|Reflection\.Assembly\]::Load|Assembly\.Load\w*\(|Add-Type\b|\bvm\.(?:runIn\w+|Script)|\bnew\s+Function\b|\b_compile\(|\b(?:instance|class|module)_eval\b|\bdefineClass\b|\bURLClassLoader\b|\bScriptEngine\w*\b|\bGroovyShell\b|\.evaluate\(\s*(?![("'\x60]|async\b|function\b|\w+\s*(?:=>|,))|\bcompile\(\s*(?!["'])|\b(?:ctypes|memfd_create|VirtualAlloc)\b`,
  ].join('|'),
  'i',
)

function evaluatesWhatComes(text: string): boolean {
  return EVALUATES_BY_NAME.test(text) || EVALUATES.test(text)
}

/** Words that put something into a file. */
const KEEPS =
  /\b(?:write\w*|createWriteStream|Bun\.write|urlretrieve|copyfileobj|save\w*|download\w*|OutFile|WriteAllBytes|file_put_contents|spit|copyToFile|getstore|mirror|Files\.copy|WriteFile|transferTo|display-to-file|url-copy-file|binwrite)\b/i

/** Files that the code names, and that hold from now on what it fetched: they may be run later. */
function keepWhatComes(machine: Machine, text: string, url: string): void {
  for (const path of pathsIn(text)) {
    const place = machine.absolute(path)
    if (!machine.files.has(place)) machine.files.set(place, machine.unknown('network', url))
  }
}

/** A request that says by its method that it changes something. */
const CHANGES = lateAtFirst(
  /\b(?:requests|httpx|axios|session|client|http|got|ky|\$http)\.(delete|put|patch)\s*\(|\bmethod["']?\s*[:=]>?\s*["'](DELETE|PUT|PATCH|POST)\b|\.request\s*\(\s*["'](DELETE|PUT|PATCH|POST)["']|(?:\.|->)(delete|put|patch)\s*\(\s*["'](?:https?:\/\/|\/)|-Method\s+(Delete|Put|Patch)\b/i,
)
const HOST_OPTION = /\bhost(?:name)?["']?\s*[:=]/
const PROVES = /\b(?:authorization|x-api-key|private-token|[\w-]*api[-_]?key|bearer)\b/i

/** Words that give something to another machine. */
const SENDS = lateAtFirst(
  /\b(?:post|put|patch|sendmail|send_message|sendall|send_raw|ch_sendraw|storbinary|upload\w*|putfile|http_post|urlopen|sendBeacon|-query|-method\s+(?:post|put)|PostAsync|UploadFile|UploadString|httppost|postForm|curlPerform|publish|write_message|syndie|nslookup|gethostbyname|resolve\w*|lookup)\b|\bmethod\s*[:=]>?\s*["'](?:POST|PUT)/i,
)

/** Whether code takes all variables of the environment at once. */
export function takesEnvironment(code: string): boolean {
  return WHOLE_ENVIRONMENT.test(code)
}

const WHOLE_ENVIRONMENT = lateAtFirst(
  /\bprocess\.env\b(?!\s*[.[]|\?\.)|\bos\.environ\b(?!\s*[.[]\s*(?:get|pop|setdefault|["']))|(?<![\w.])environ\b(?=\s*[),])|\bENV\.(?:to_h|to_a|map|inspect|each|sort|to_hash)\b|\bSystem\.getenv\(\s*\)|\bSys\.getenv\(\s*\)|\bos\.Environ\(\)|%ENV\b|\bgetenv\(\s*\)|\$_ENV\b(?!\[)|\bin\s+ENVIRON\b|\bp\s+ENV\b|\b(?:print(?:ln)?|show|display|dump)\(ENV\)|\bDeno\.env\.toObject\b|\bBun\.env\b(?!\.)|\bGet-ChildItem\s+env:|\b(?:gci|ls|dir)\s+env:|\bSystem\.get_env\(\)|array\s+get\s+env\b|json_encode\(\$_(?:ENV|SERVER)\)|\bsettings?\.(?:SECRET_KEY|DATABASES)\b|\bs\.(?:SECRET_KEY|DATABASES)\b/,
)

const READS =
  /\b(?:open|read\w*|File|upload_file|slurp|InFile|Get-Content|Get-ChildItem|gc|gci|iterdir|glob|attach\w*|form_file|fopen|file_get_contents|CURLFile|createReadStream|Bun\.file|Open|ReadFile|ReadAll\w*|readChar|load|source|Files|listdir|walk|scandir|include_bytes|tar|zip|make_archive|shell_exec|get-string-from-file|insert-file-contents)\b/i

/** Code that reads files and sends something: the files that its text names are what it sends. */
function sendWhatIsRead(machine: Machine, text: string, to: string, by: string): void {
  let data = ''
  if (WHOLE_ENVIRONMENT.test(text)) data += machine.unknown('output', 'env')
  if (READS.test(text)) {
    for (const path of pathsIn(text)) data += machine.unknown('file', path)
  }
  if (data !== '' && isKnown(to)) sendTo(machine, by, to, data)
}

/** Paths that stand in strings or, in shells' manner, alone; parts that follow each other are joined. */
function pathsIn(text: string): string[] {
  const joined = text.replace(/(["'])\s*[,/]\s*\1(?=[\w.-]+\1)/g, '/')
  const found = new Set<string>()
  for (const [, path] of joined.matchAll(/(?:^|["'`\s(=@])((?:~|\/|\.[a-z])[\w./*-]{2,})/g)) {
    found.add(/^\/\.|^\.[a-z]/.test(path!) ? `~/${path!.replace(/^\//, '')}` : path!)
    if (found.size > 20) break
  }
  return [...found]
}

/** The first address that the text names: host and port, or a port. */
function addressIn(text: string): string | undefined {
  const host =
    /["'(\s]((?:\d{1,3}\.){3}\d{1,3}|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})["')]*\s*[:,\s]\s*["']?(\d{2,5})/.exec(
      text,
    )
  if (host) return `${host[1]}:${host[2]}`
  return /["'(\s]((?:[\w-]+\.)+[a-z]{2,}|(?:\d{1,3}\.){3}\d{1,3})["')]/.exec(text)?.[1]
}
