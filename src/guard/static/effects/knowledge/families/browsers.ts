import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { RECORDS_PEOPLE, TO_ALL } from '../joint-facts.ts'

// a debugger for the browser in which somebody is logged in
const OWN_PROFILE_OPENED: RiskyArguments = [
  /^(?=.*--(?:remote-debugging-(?:port|pipe)|start-debugger-server|marionette)\b)(?=.*-(?:user-data-dir|profile)[= ]\S*\/(?:\.config|\.mozilla|\.var|snap|Library)\/)/,
  'who reaches into the browser',
]

// pages as somebody sees them who is logged in
const OWN_PROFILE_SHOWN: RiskyArguments = [
  /^(?=.*--?(?:screenshot|print-to-pdf|dump-dom)\b)(?=.*(?:(?:^| )-P \S|-profile-directory[= ]|-(?:user-data-dir|profile)[= ](?!\/tmp\/)\S*(?:\/(?:\.config|\.mozilla|\.var|snap|Library)\/|[\uE100-\uF8FF])))/,
  'what a page shows to who is logged in',
]

/** Browsers, and programs that drive them. */
export const browsers: KnowledgeTable = {
  // browsers
  amfora: 'url',
  brave: '=chromium',
  'brave-browser': '=chromium',
  'brave-browser-stable': '=chromium',
  browsh: '- | startup-url: | interactive kind=plain-input',
  carbonyl: 'maybe*',
  chrome: '=chromium',
  chromium: {
    line: 'maybe* | renderer-cmd-prefix,gpu-launcher,utility-cmd-prefix,ppapi-plugin-launcher,plugin-launcher,zygote-cmd-prefix,nacl-loader-cmd-prefix,browser-subprocess-path:side load-extension:libpath disable-extensions-except:peek user-data-dir:peek profile-directory: remote-debugging-port:listen remote-debugging-address: screenshot:?write print-to-pdf:?write app: window-size: proxy-server: proxy-pac-url:url user-agent: lang: headless:? virtual-time-budget: timeout: force-device-scale-factor: ssl-key-log-file:write net-log,log-net-log:write log-file:write crash-dumps-dir:peek disk-cache-dir:peek ppapi-flash-path:lib register-pepper-plugins:lib gl,use-gl: enable-features: disable-features: host-resolver-rules: js-flags: remote-allow-origins: dump-dom | kind=browser speaks',
    letsIn: [
      [
        new RegExp(`--remote-debugging-address[= ]${TO_ALL}`),
        'lets whoever connects rule the browser',
      ],
    ],
    unclear: [
      [
        /--(?:auto-accept-\S*capture|use-fake-ui-for-media-stream|auto-select-\S*capture\S*)/,
        RECORDS_PEOPLE,
      ],
      OWN_PROFILE_OPENED,
      OWN_PROFILE_SHOWN,
      [
        /--net-log-capture-mode=(?:IncludeSensitive|Everything)\b|--ssl-key-log-file\b/i,
        'who reads the secrets that are written down',
      ],
    ],
  },
  'chromium-browser': '=chromium',
  'chromium-headless-shell': '=chromium',
  dillo: 'url | l: x:',
  edbrowse: 'read* | c:config m: | repl=typed',
  elinks: {
    line: 'url* | eval:code.config config-file:config config-dir: | escape kind=browser',
    files: [{ path: /^\.?elinks\/hooks\.lua$/, language: 'lua', later: 'start-up' }],
  },
  epiphany: 'url*',
  falkon: 'url*',
  firefox: {
    line: 'maybe* | P: profile,-profile:peek screenshot:?write new-window,-new-window: new-tab,-new-tab: private-window:? remote-debugging-port:?listen start-debugger-server:?listen CreateProfile,-CreateProfile: app,-app:lib window-size: | kind=browser,tool speaks',
    unclear: [
      OWN_PROFILE_OPENED,
      OWN_PROFILE_SHOWN,
      [
        new RegExp(`--?(?:remote-debugging-port|start-debugger-server)[= ]${TO_ALL}`),
        'whoever connects to its debugger',
      ],
    ],
  },
  'firefox-esr': '=firefox',
  'google-chrome': '=chromium',
  'google-chrome-beta': '=chromium',
  'google-chrome-stable': '=chromium',
  gopher: 'url',
  librewolf: '=firefox',
  links: 'url* | download-dir: lookup: | escape kind=browser',
  links2: '=links',
  luakit: 'url* | c,config:script.lua | quiet',
  lynx: {
    line: 'url* | cfg,-cfg:config lss,-lss:read editor,-editor:editor cookie_file: post_data: cmd_script,-cmd_script:read cmd_log:write | escape kind=browser,described',
    variables: { LYNX_CFG: 'startup' },
  },
  'microsoft-edge': '=chromium',
  'microsoft-edge-stable': '=chromium',
  midori: 'url*',
  netrik: 'url | | interactive',
  netsurf: 'maybe*',
  nyxt: 'maybe* | e,eval:code.lisp l,load:script.lisp i,init:script.lisp a:script.lisp s: with-file:',
  opera: '=chromium',
  phetch: 'url | s: r:',
  qutebrowser: 'url* | C,config-py:script.python B: s:pair',
  retawq: 'maybe* | c:use d:write',
  'sensible-browser': '-*',
  surf: 'url',
  surfraw: '-* | browser,-browser:browser',
  thorium: '=chromium',
  'tor-browser': '-*',
  uzbl: 'maybe* | c,config:config u:',
  vimb: 'maybe* | c,config:config C,cmd:code.typed p:',
  vivaldi: '=chromium',
  'vivaldi-stable': '=chromium',
  w3m: {
    line: 'url* | post,-post:sendfile o,-o:setting config,-config:config header,-header: T,-T: I,-I: O,-O: H: t: l: cols,-cols: ppc: | escape kind=browser',
    settings: [
      [/^(?:extbrowser\d?|extbrowser)$/, 'browser'],
      [/^(?:editor)$/, 'editor'],
      [/^(?:mailer|urimethodmap|cgi_bin)$/, 'side'],
    ],
    variables: { W3M_DIR: 'startup' },
  },
  waterfox: '=firefox',
  'www-browser': '=lynx',

  // driving a browser, keeping pages
  'capture-website':
    'url | output:write width: height: type: element: wait-for-element: module:script.javascript style: cookie: header: authentication: launch-options: user-agent: file:read',
  chromedriver: {
    line: '- | port:listen log-path:write',
    unclear: [[/--allowed-ips=(?: |$|\*|0\.0)|--allowed-origins=\*/, 'whoever connects to it']],
  },
  geckodriver: '- | p,port:listen host: b,binary:program',
  monolith: 'url | o,output:write b,base-url: c: C,cookies:use d: n: u: | out=network',
  pageres:
    'url* | filename: delay: selector: cookie: header: username: password: css: script:script.javascript user-agent: scale:',
  percollate: '- url* | o,output:write t,template:read s,style:read c,css: w: title: author:',
  'shot-scraper':
    'url | o,output:write a,auth:use j,javascript:code.javascript s,selector: w: h: wait: browser: quality: | sub',
  'shot-scraper javascript':
    'url code.javascript | i,input:script.javascript o,output:write a,auth:use browser:',
  'shot-scraper multi': 'config | a,auth:use browser: o: n:',
  'single-file':
    'url write | browser-executable-path:program browser-args: urls-file:read output-directory:peek browser-script:script.javascript browser-cookies-file:use | kind=library-tool',
}
