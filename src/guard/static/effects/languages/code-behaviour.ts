import type { Machine } from '../machine.ts'
import { openShell } from './run-from-code.ts'

/**
 * What a piece of code does as a whole, in whatever language: the analysers follow calls and
 * values, this looks for parts that only make sense together. A connection and a started program
 * whose name comes from outside are a remote shell; an address and an evaluation are a download
 * that is run; an address and a key are a theft.
 */
export function codeBehaviour(machine: Machine, code: string, by: string, language: string): void {
  if (code.length < 8 || NOT_CODE.test(language)) return
  if (CONNECTS.test(code) && startsForeign(code)) {
    machine.emit('remote-shell', by, by)
    return
  }
  if (
    EVALUATES_ADDRESS.test(code) ||
    (ADDRESS.test(code) && FETCHES.test(code) && EVALUATES.test(code))
  ) {
    const address = ADDRESS.exec(code)?.[0] ?? by
    machine.emit('execute', by, machine.unknown('network', address))
  }
  if (ADDRESS.test(code) || CONNECTS.test(code) || POSTS.test(code)) sendsSecrets(machine, code, by)
  if (!WELL_READ.test(language) && STARTS_SHELL.test(code)) openShell(machine, by)
}

/** These have no calls, or their words mean other things. */
const NOT_CODE =
  /^(?:sql|redis|sed|make|config|tasks|cmake|package-script|typed|transfer|sh|tex|roff|m4|rpm)$/
/** Languages whose analysers follow the starting of programs well. */
const WELL_READ = /^(?:python|javascript|perl|ruby|php|awk|ed|dc|debugger|jshell)$/

/** Opens a connection, or waits for one. A bare socket is not enough: many ask it for a name. */
const CONNECTS =
  /\b(?:Tcp(?:Client|Listener)|HttpListener|gen_tcp:?\.?(?:connect|listen)|tcp-(?:connect|listen)|new_tcp\b|ch_open|make-network-process|open-network-stream|HTTP::Daemon|IO::Socket(?:::\w+)*\s*->\s*new|SimpleXMLRPCServer|ThreadingHTTPServer|HTTPServer|create_?connection|open_connection|establish_server|createServer|Bun\.serve|new\s+WebSocket|WebSocketApp|Flask\s*\(|run-server|HttpServer\.create|java\.net\.(?:Server)?Socket|new\s+(?:Server)?Socket\s*\(|Socket\.\s*"|TCPS(?:ocket|erver)|socket\.connect|require\s*\(?["']socket["']\)?\.(?:connect|bind)|fsockopen|stream_socket_(?:client|server)|socket_connect|ADDR_INET|net\.(?:Dial|Listen)|TcpStream::connect|TcpListener::bind|inet_aton|socket\s+-server)|Rack::Utils/

/** Starts a program: the verb, and what follows it. */
const STARTS =
  /\b(?:popen\d?|getoutput|check_output|os\.system|systemlist|execSync|execFileSync|child_process|spawnSync|os:cmd|System\.cmd|ProcessBuilder|create_process|uv\.spawn|shell_exec|proc_open|passthru|Invoke-Expression|iex|call-process\S*|shell-command(?:-to-string)?|start-process|p\/sh|shell\/sh|sys\.process|subprocess|exec\.Command|Command::new|catch\s*\{\s*exec|\[exec\b)(.{0,40})|\$?`(?:\$\{|#\{|[^`\n]*\$)|%x[({]/g

/** Whether the code starts something that it does not name, or a shell. */
function startsForeign(code: string): boolean {
  for (const [, rest] of code.matchAll(STARTS)) {
    if (rest === undefined) return true
    if (/^\W{0,6}(?:(?:\/usr)?\/bin\/)?(?:ba|da|z|k|a|fi)?sh\b/.test(rest)) return true
    // A constant that is no shell is a program like any other: `popen("uptime")`.
    if (/^[\s([{,]*["'][\w./-]+["'\s]/.test(rest)) continue
    if (/^\s*[([{]?\s*[\w$&({[.:~+-]/.test(rest)) return true
  }
  return false
}

const ADDRESS = /\b(?:https?|ftp|wss?):\/\/[^\s"'`)<>\]]+/
const FETCHES =
  /\b(?:fetch|urlopen|urlretrieve|requests?\b|httpc|HttpClient|WebClient|iwr|irm|wget|curl|Invoke-(?:WebRequest|RestMethod)|url-retrieve\S*|get-pure-port|geturl|slurp|download\w*|file_get_contents|open-uri|URI\.(?:open|parse)|axios|http\.get|LWP\S*)/i
const EVALUATES =
  /(?<!["'`.])\b(?:eval|eval_string|eval-region|eval-buffer|load-string|new\s+Function|iex|Invoke-Expression|pickle\.loads?|marshal\.loads?|uplevel|instance_eval|Code\.eval\w*|vm\.runIn\w+|exec\s*\(\s*\w*(?:\.|\())(?!["'`])|Assembly\]::Load/
/** The same where the address is the argument itself. */
const EVALUATES_ADDRESS =
  /\b(?:source|include(?:_once)?|require(?:_once)?|load|load-file|import|dofile|so|runpath)\s*[\s("'`]*(?:download\w*\s*\(\s*["']|url\s*\(\s*["'])?(?:https?|ftp):\/\//

/** The whole environment, which holds tokens and passwords. */
const WHOLE_ENVIRONMENT =
  /JSON\.stringify\(\s*process\.env\s*\)|(?:dict|str|repr|list)\(\s*(?:dict\()?\s*(?:os\.)?environ\b|os\.environ\.(?:copy|items)|\bENV\.(?:to_h|to_a|inspect|to_json)|Dumper\(?\\?%ENV|os\.Environ\(\)|System\.getenv\(\)/
const POSTS = /\b(?:post|put|sendmail|send_message|upload|storbinary|request)\b/i
/** A place of keys below a home, however the home is written. */
const HOME_SECRET =
  /["'`/](\.(?:ssh|aws|azure|kube|gnupg|npmrc|netrc|pgpass|docker|cargo\/credentials(?:\.toml)?|config\/(?:gcloud|gh|rclone|sops)|vault-token|git-credentials|pypirc|mozilla|password-store|minisign|electrum)(?:\/[\w.*-]+)*)["'`/]/g

function sendsSecrets(machine: Machine, code: string, by: string): void {
  const address = ADDRESS.exec(code)?.[0] ?? 'another machine'
  if (/\/\/(?:localhost|127\.)/.test(address)) return
  if (WHOLE_ENVIRONMENT.test(code))
    machine.emit('send', by, address, { data: machine.unknown('output', 'env') })
  if (!POSTS.test(code)) return
  const places = new Set([...code.matchAll(HOME_SECRET)].slice(0, 50).map(([, path]) => path))
  for (const path of places)
    machine.emit('send', by, address, { data: machine.unknown('file', `/home/user/${path}`) })
}

/** A shell by name behind a verb that starts programs, or behind an escape. */
const STARTS_SHELL =
  /\b(?:system2?|exec[lv]?[pe]{0,2}|shell|sh|spawn\w*|run|process|subprocess|posix_spawn\w*)\b[\s("'`[{,\\]{1,12}(?:list\s*["'])?(?:(?:\/usr)?\/bin\/)?(?:ba|da|z|k|fi|c|tc)?sh["'`)\s,]|^\s*!\s*(?:ba|da|z|k|fi)?sh\s*$|s"\s+(?:ba|da|z|k)?sh[^"]*"\s+system\b|<shell-escape>\s*(?:ba|da|z|k)?sh\b/
