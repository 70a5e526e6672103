import type { KnowledgeTable } from './entry.ts'

const ZENITY =
  '-* | filename:read text-info html title: text: width: height: timeout: window-icon: entry-text: column: add-entry: forms-date-format: url: font: checkbox: format: day: month: year: value: min-value: max-value: step: print-column: hide-column: separator: percentage: ok-label: cancel-label: extra-button: file-filter: save directory multiple'
const DIALOG =
  '-* | textbox,tailbox,tailboxbg,editbox,-textbox:read textbox:read title: backtitle: output-fd: begin: default-item: ok-label: cancel-label: extra-label: help-label: exit-label: no-label: yes-label: rcfile,create-rc:config file:read insecure stdout stderr separate-output colors aspect: sleep: timeout: tab-len: fselect: dselect: trace:write input-fd: scrollbar max-input: hfile:read'
const TERMINAL = '-* | e,x,command,execute: | session'
const MPLAYER =
  '-* | dumpfile,-dumpfile:write include,-include:config input,-input: ao,-ao: vo,-vo: sub,-sub:read playlist,-playlist:read o:write'

const FFMPEG =
  '-i:media-input -f: -c:  -codec: -vcodec: -acodec: -scodec: -vf,-af,-filter,-filter_complex,-lavfi:maybe -filter_complex_script,-filter_script:read -map: -map_metadata: -map_chapters: -ss: -sseof: -t: -to: -itsoffset: -itsscale: -b: -ab: -vb: -maxrate: -minrate: -bufsize: -r: -s: -aspect: -pix_fmt: -vframes: -frames: -aframes: -q: -qscale: -crf: -preset: -tune: -profile: -level: -g: -keyint_min: -sc_threshold: -x264-params: -x265-params: -x264opts: -movflags: -fflags: -flags: -metadata: -disposition: -loglevel: -v: -stats_period: -threads: -filter_threads: -hwaccel: -hwaccel_device: -hwaccel_output_format: -init_hw_device: -vaapi_device: -stream_loop: -loop: -framerate: -video_size: -pixel_format: -ar: -ac: -channel_layout: -sample_fmt: -acodec: -vol: -attach:read -dump_attachment:write -progress:write -report -passlogfile:write -pass: -vstats_file:write -sdp_file:write -user_agent: -headers: -cookies: -referer: -rtsp_transport: -timeout: -protocol_whitelist: -safe: -segment_time: -segment_format: -segment_list:write -segment_list_type: -segment_start_number: -segment_filename: -hls_time: -hls_list_size: -hls_segment_filename:write -hls_key_info_file:use -hls_flags: -hls_playlist_type: -start_number: -update: -strict: -max_muxing_queue_size: -vsync: -fps_mode: -async: -bsf: -tag: -timecode: -target: -dn -sn -an -vn -y -n -nostdin -hide_banner -re -shortest -copyts -avoid_negative_ts: -analyzeduration: -probesize: -thread_queue_size: -max_delay: -rw_timeout: -reconnect: -compression_level: -quality: -lossless: -loop_input -pattern_type: -ignore_unknown -err_detect: -max_error_rate: -vtag: -atag: -color_primaries: -color_trc: -colorspace: -color_range: -input_format: -channel: -grab_x: -grab_y: -draw_mouse: -show_region: -draw_region: -d: -fs: -timestamp: -timelimit: -cpuflags: -isync: -canvas_size: -top: -dts_delta_threshold: -muxdelay: -muxpreload: -streamid: -program: -apad: -enc_time_base: -reinit_filter: -autorotate: -autoscale: -guess_layout_max: -intra_matrix: -rc_override: -pre: -vpre: -apre: -spre: -fpre:read'

/** More programs of the desktop: dialogues, screens, pictures, sound, documents. */
export const media: KnowledgeTable = {
  // dialogues show files
  dialog: DIALOG,
  whiptail: DIALOG,
  cdialog: DIALOG,
  qarma: ZENITY,
  matedialog: ZENITY,
  smenu: 'read* | n: s: m: c d: i: e: t: W: L: N: x:',
  osd_cat: 'read* | p: o: d: l: f: c: A: b: T: P:',
  dunstify: '-* | A,action: i: t: r: u: a: h:',
  swaynag:
    '-* | b,button: B,button-no-terminal:exec z,button-dismiss:exec Z,button-dismiss-no-terminal:exec m,message: t,type: s,dismiss-button: c,config:config e: y: f: l,detailed-message L:',
  i3nag: '=swaynag',
  'i3-nagbar': '-* | b,button:pair B: m,message: t,type: f: v p',
  'i3-dmenu-desktop': '-* | dmenu:hook entry-type:',
  'bemenu-run': '-* | fork | ',
  swhkd: '- | c,config:config',
  xrandr:
    '-* | output: mode: rate: r: s: pos: rotate: scale: above: below: left-of: right-of: same-as: newmode: addmode:pair brightness: gamma: dpi: auto primary off | out=meta',

  // screens, keys and the clipboard
  grim: 'write | g: o: s: t: q: l: c',
  slurp: '-* | d f: b: c: s: B: w: o p r',
  spectacle: '-* | o,output:write b f m a r u n c d,delay:',
  ksnip: '- | s,save p: e,edit:read d:',
  shutter: '-* | o,output:write s:? f w:? e,exit_after_capture n',
  'byzanz-record': 'write | d,duration: e,exec:exec x: y: w: h: c a delay:',
  'wf-recorder': '- | f,file:write o: g: c: r: a:? x: m: p:',
  simplescreenrecorder:
    '- | settingsfile:config logfile:write statsfile:write start-recording start-hidden',
  clipman: '- -* | P: histpath:peek max-items: t,tool: T: | sub',
  'copyq e': 'code.javascript',
  'copyq add': 'send*',
  'copyq read': '-*',
  xvkbd: '- | text,-text: file,-file:read window,-window: xsendevent,-xsendevent delay,-delay:',
  wtype: '-* | M: m: d: k: P: p: s:',
  keynav: 'code.typed',
  'autokey-run': '- | s,script: p,phrase: f:',
  espanso: '- -*',
  devilspie2: '- | f,folder:libpath d,debug e,emulate',
  wmctrl: '-* | a: c: r: t: e: b: N: I: T: s: o: n: g: R: l p G x i m d | out=meta',
  wal: '- | i:read o:hook a: b: f:read w R n q s t backend: theme: saturate:',
  Xvfb: '-* | screen,-screen: fbdir,-fbdir:peek auth,-auth:use nolisten,-nolisten: listen,-listen: ac,-ac fp,-fp:peek',
  Xephyr: '-* | screen,-screen: title,-title: br,-br ac,-ac host-cursor',
  Xnest: '-* | geometry,-geometry: name,-name:',
  Xtigervnc: '=Xvnc',
  tigervncserver: '=vncserver',
  vncpasswd: 'write | f',
  broadwayd: '- | p,port:listen a,address: c,cert:use k,ssl-key:use u,unixsocket: | listen=8080',
  'gnome-shell': '- | replace wayland nested mode: | ',
  startkde: '-*',
  'ssh-askpass': '-*',
  'desktop-file-edit': 'edit* | set-key: set-value: remove-key: add-category: set-icon: set-name:',
  'xdg-user-dirs-update': '-* | set:pair dummy-output:write force',
  see: 'read*',
  mimeopen: 'read* | ask ask-default n d M',
  rifle: 'read* | c:config f: l p: w:exec',
  wslview: 'maybe*',
  cygstart: 'maybe*',
  termite: TERMINAL,
  'blackbox-terminal': TERMINAL,
  urxvtd: '- | q o f m',
  xvt: TERMINAL,
  tym: 'argv | u,use:script.lua e: | session',
  'wezterm-gui': '-* | | session',
  'wezterm-mux-server': 'argv | daemonize | session',
  'tmux-next': '=tmux',
  screenie: '- | | session',
  shpool: '- -* | c,cmd:exec | session',
  'tty-server': '-*',
  'upterm session': '-*',
  'warp-cli': '-*',
  'tmate-ssh-server': '-* | | serve-shell',
  webtty: '- | a cmd:exec ni v | serve-shell',

  // browsers
  chromium:
    'maybe* | renderer-cmd-prefix,gpu-launcher,utility-cmd-prefix,ppapi-plugin-launcher,plugin-launcher,zygote-cmd-prefix,nacl-loader-cmd-prefix,browser-subprocess-path:hook load-extension,disable-extensions-except:peek user-data-dir:peek profile-directory: remote-debugging-port:listen remote-debugging-address: screenshot:?write print-to-pdf:?write dump-dom app: window-size: proxy-server: proxy-pac-url:url user-agent: lang: headless:? virtual-time-budget: timeout: force-device-scale-factor: ssl-key-log-file:write net-log,log-net-log:write log-file:write crash-dumps-dir:peek disk-cache-dir:peek ppapi-flash-path:lib register-pepper-plugins:lib gl,use-gl: enable-features: disable-features: host-resolver-rules: js-flags: remote-allow-origins:',
  firefox:
    'maybe* | P: profile,-profile:peek headless screenshot:?write new-window,-new-window: new-tab,-new-tab: private-window:? remote-debugging-port:?listen start-debugger-server:?listen marionette setDefaultBrowser CreateProfile,-CreateProfile: app,-app:lib ProfileManager safe-mode kiosk window-size: | ',
  waterfox: '=firefox',
  thunderbird: 'maybe* | P: profile,-profile:peek compose,-compose: mail addressbook',
  'brave-browser-stable': '=chromium',
  'chromium-headless-shell': '=chromium',
  chrome: '=chromium',
  nyxt: 'maybe* | e,eval:code.lisp l,load:script.lisp i,init:script.lisp a:script.lisp q,quit s: with-file: headless remote no-init',
  vimb: 'maybe* | c,config:config C,cmd:code.typed e p:',
  uzbl: 'maybe* | c,config:config u: ',
  netsurf: 'maybe*',
  carbonyl: 'maybe*',
  retawq: 'maybe* | c:use d:write',
  edbrowse: 'read* | c:config e p m: f | repl=typed',
  monolith:
    'url | o,output:write b,base-url: c: C,cookies:use d: e E f F i I j k l M n: t u: v | out=network',
  'single-file':
    'url write | browser-executable-path:program browser-args: dump-content urls-file:read output-directory:peek browser-script:script.javascript browser-cookies-file:use',
  percollate: '- url* | o,output:write t,template:read s,style:read c,css: w: title: author:',
  'shot-scraper':
    'url | o,output:write a,auth:use j,javascript:code.javascript s,selector: w: h: wait: browser: quality: retina | sub',
  'shot-scraper javascript':
    'url code.javascript | i,input:script.javascript o,output:write a,auth:use r,raw browser: reduced-motion',
  'shot-scraper multi': 'config | a,auth:use browser: o: n: ',
  pageres:
    'url* | filename: crop delay: selector: cookie: header: username: password: css: script:script.javascript user-agent: scale: overwrite',
  'capture-website':
    'url | output:write width: height: type: element: wait-for-element: module:script.javascript style: cookie: header: authentication: launch-options: user-agent: file:read full-page',
  puppeteer: '-*',
  lighthouse:
    'url | output: output-path:write chrome-flags: config-path:script.javascript preset: plugins:module.javascript budget-path:read port: hostname: extra-headers:maybe quiet view save-assets only-categories: custom-devtools-frontend-url: precomputed-lantern-data-path:read max-wait-for-load: chrome-ignore-default-flags locale:',

  // images
  conjure: 'script.config -*',
  animate: 'magick*',
  vips: '- read* write | plugin:lib vips-concurrency: vips-progress | ',
  vipsthumbnail:
    'read* | s,size: o,output: f,format: p: e: i: delete export-profile:read import-profile:read',
  img2webp: 'read* | o:write loop,-loop: d: q: lossy lossless',
  avifenc:
    'read* | o,output:write q: s,speed: j,jobs: exif:read xmp:read icc:read min: max: d: y: ignore-exif',
  avifdec: 'read write | j,jobs: q: d: info',
  cjxl: 'read write | q: d: e: lossless_jpeg: container: num_threads: x:',
  djxl: 'read write | q: num_threads: output_format:',
  'heif-convert': 'read write | q: quiet with-aux',
  'heif-enc': 'read* | o,output:write q: L b: A',
  resvg:
    'read write | w: h: z: dpi: background: font-family: use-font-file:read use-fonts-dir:peek resources-dir:peek export-id: c,perf',
  exiv2:
    '- edit* | M:code.config m:read l:peek S: d: i: e: a: r: k t T f F q v n: P: p: g: K: b u Q: | ',
  'script-fu-interpreter': 'script.lisp',
  fontforge:
    'script.python maybe* | c:code.python script,-script:script.python lang,-lang: nosplash,-nosplash quiet,-quiet',
  pyftsubset:
    'read | output-file:write unicodes: unicodes-file:read text: text-file:read glyphs: glyphs-file:read layout-features: flavor: timing verbose no-hinting',
  ttx: 'read* | o:write d:peek f t: x: s g i l m:read e y: z: flavor: newline: recalc-timestamp',
  woff2_compress: 'read*',
  woff2_decompress: 'read*',
  'fc-list': '-* | f,format: v q b | out=meta',
  'fc-match': '-* | f,format: s a v b | out=meta',
  'fc-cache': 'peek* | y,sysroot:peek f r s v E',
  'fc-query': 'read* | i,index: f,format: b',
  'fc-scan': 'read* | f,format: b y,sysroot:peek',
  bdftopcf: 'read | o:write i t p: u: l m L M',
  mkfontscale: 'peek* | o:write x: a: u e:peek p: r n:',
  bitmap: 'edit | size,-size:',
  zbarcam: '-* | q raw xml S: prescale: oneshot 1 nodisplay',
  segno: 'send* | o,output:write e,error: v,version: s,scale: m: border: compact:',
  dmtxread: 'read* | e: E: g: n N: p: q: S: t: T: x: X: y: Y: c D: P: R: v',
  scanadf:
    '- | d,device-name: o,output-file:write S,scan-script:exec script-wait N s,start-count: e,end-count: L l r',
  'hp-scan':
    '- | o,output:write file:write d,device: r,res: m,mode: s: dest: email-from:dest email-to:dest area: pp: viewer: editor:editor program:exec',
  'hp-sendfax': 'sendfile* | d,device: f,faxnum:dest r: g: n',
  'hp-plugin': '-* | p,path:read i u g required optional | install',
  xsane: '-* | d: s f n N:write p: M F R V | ',
  faxspool: '- sendfile*',

  // sound and video
  rec: 'write | r: c: b: t: e: q',
  soxi: 'read* | t r c s d D b B p e a T V:? | out=meta',
  oggdec: 'read* | o,output:write b: e: s: R Q',
  vorbiscomment: 'edit write | c:maybe t: a w l R q e d:',
  faad: 'read | o:write f: d s: b: l: i q w g',
  mp3info: 'edit* | p: t: a: l: g: y: c: n: x r: d F f:',
  AtomicParsley:
    'read | o,output:write title: artist: artwork:read overWrite,W metaEnema tracknum: genre: textdata:?write comment: lyrics: lyricsFile:read',
  gmplayer: MPLAYER,
  smplayer:
    'maybe* | ini-path:peek actions: sub:read media-title: add-to-playlist fullscreen send-action: config-path:peek',
  celluloid: 'maybe* | mpv-options: enqueue new-window',
  xine: 'maybe* | config:config s,script: S,session: L,logo:read playlist:read | ',
  nvlc: '=cvlc',
  rvlc: '=cvlc',
  ffserver: '- | f:config d n',
  pacat: 'read* | d: s: p r rate: format: channels: raw',
  pactl: '-* | s,server: n,client-name: f,format:',
  text2wave: 'read | o:write eval:code.lisp mode: F: scale: otype: heap:',
  flite:
    'send* | f:read t:send o:write voice,-voice: voicedir:libpath lv ps pw s,set: seti: setf: sets: ssml v p: add_lex:read',
  pico2wave: 'send* | w,wave:write l,lang:',
  mimic: '=flite',
  piper:
    '- | m,model:read c,config:read f,output_file,output-file:write d,output_dir:peek s,speaker: length_scale: sentence_silence: json-input output-raw',
  tts: '- | text:send out_path:write model_name: model_path:read config_path:read vocoder_name: speaker_wav:read language_idx: use_cuda: list_models',
  whisper:
    'read* | model: o,output_dir:peek f,output_format: language: task: device: initial_prompt: verbose: temperature: fp16: threads: word_timestamps: model_dir:libpath',
  ecasound: '-* | i: o: f: s:read c b: r: z: E: K: X: t: | repl=typed',
  csound:
    'script.typed script.typed | o:write W d i: b: B: opcode-lib:lib env: L:read F:read M: m: 3: s f',
  sclang: 'script.typed | d:libpath l:config r s D i: a | repl=typed',
  cdparanoia: '- write | B d: v q w r p s: e C: O: Z o l: L:',
  cdda2wav: '- write | D: B t: s: d: c: O: i: p: q r: b: x J H',
  abcde:
    '- | c:config o: d: j: a: P x V N n B b C: G g M m p t: T: R: r: S: W: w: k l L e E: Q: f 1 | ',
  cdrdao:
    '- read | device: driver: speed: datafile:write remote: n source-device: with-cddb simulate | ',
  brasero: 'maybe* | i,image:read c,cue:read p,project:config a d b e',
  k3b: 'maybe*',

  // documents
  pdfbook: '=pdfjam',
  'pdftk-java': '=pdftk',
  cpdf: 'read* | o,-o:write attach-file,-attach-file:read dump-attachments,-dump-attachments:peek stamp-on,-stamp-on:read stamp-under: gs,-gs:program cpdflin,-cpdflin:program encrypt split,-split merge,-merge owner user range',
  nomacs: 'read*',
  unoconvert:
    'read write | convert-to: input-filter: output-filter: host: port: filter-options: host-location: protocol: update-index',
  unoserver:
    '- | interface: port:listen uno-port: executable:program user-installation:peek daemon libreoffice-pid-file:write | listen=2003',
  abiword:
    'read* | t,to: o,to-name:write plugin:lib p,print: g: i,import-extension: exp-props: imp-props: m,merge: v,verbose:',
  'calibredb add': 'read* | library-path,with-library:peek t: a: T: c,cover:read d e m: I: i: r:',
  'calibredb export':
    '-* | library-path,with-library:peek to-dir:peek all template: formats: single-dir progress',
  kindlegen: 'read | o: c0 c1 c2 locale: verbose',
  typst: ' | color: cert:use | sub',
  'typst init': '-*',
  'typst fonts': '-*',
  biber:
    'read | configfile:config O,output-file:write output-directory:peek input-directory:peek logfile:write m: output-format: q tool D trace validate-control fixinits output-resolve convert-control',
  makeglossaries: '- | d:peek s:read x:program o:write t:write q l: r g i k m:',
  dvi2tty: 'read | o:write F: f: l: P: v: w: a b: q u s c',
  fig2dev: 'read write | L: m: G: f: s: Z: j: D: E: e: p: z: c K N',
  transfig: 'read* | L: M: I: f: m: s: x: y: o w',
  dia: 'read* | e,export:write t,filter: s,size: n i: l: O:peek log-to-stderr verbose nosplash L I:read',
  drawio:
    'read* | x,export o,output:write f,format: q: t e b: s: width: height: crop a,all-pages p,page-index: g,page-range: u,uncompressed r k l: disable-update i,input:read',
  aafigure: 'read | o,output:write t,type: w e: a: f: F: b: l: s: O:',
  gle: 'read* | o,output:write d,device: r,resolution: p,preview gs:program tex: cairo finddeps allowexec catcsv landscape nocolor preamble: vb: v: calc',
  prince:
    'maybe* | o,output:write s,style:maybe script:maybe javascript i,input: attach:read baseurl: http-proxy: auth-user: auth-password: cookiejar:use cookie: l,input-list:read raster-output:write log:write structured-log: media: pdf-profile: pdf-output-intent:read key-bits: encrypt user-password: owner-password: license-file:use page-size: page-margin:',
  htmldoc:
    'maybe* | f,outfile:write d,outdir:peek t,format: webpage book continuous size: header: footer: titlefile:read logo:read batch:config datadir:peek embedfonts links no-toc title: linkcolor: cookies: proxy: path: referer: compression: fontsize: left: right: top: bottom: landscape quiet',
  html2ps:
    'maybe* | o,output:write f,rcfile:config b,base: C: H: i: l: M: n p: R s: S: t T: u v w: W: x: X: ',
  'html-pdf': 'read write',
  grip: 'maybe write | user: pass: wide clear export b context: title: api-url: norefresh quiet theme:',
  frogmouth: 'maybe*',
  pandoc:
    'maybe* | o,output:write f,from,r,read:script.lua t,to,w,write:script.lua F,filter:exec L,lua-filter:script.lua template:maybe H,include-in-header:maybe B,include-before-body:maybe A,include-after-body:maybe c,css: pdf-engine:program pdf-engine-opt: metadata-file:read M,metadata: V,variable: bibliography:read csl:maybe citation-abbreviations:read d,defaults:config extract-media:peek reference-doc:read data-dir:libpath resource-path:peek log:write syntax-definition:read abbreviations:read highlight-style:maybe toc-depth: columns: wrap: tab-stop: shift-heading-level-by: default-image-extension: slide-level: epub-cover-image:read epub-metadata:read epub-embed-font:read id-prefix: title-prefix,T: top-level-division: number-offset: eol: dpi: reference-location: markdown-headings: email-obfuscation: request-header:pair split-level: chunk-template: print-default-template,D: print-default-data-file: ipynb-output: katex:? mathjax:? webtex:? mathml indented-code-classes: track-changes: trace sandbox:? fail-if-warnings:? standalone,s toc:? self-contained embed-resources:? citeproc,C number-sections,N server',
  'pandoc-citeproc': 'read | y j f:',
  'pandoc-server': '- | port:listen p:listen timeout: | listen=3030',
  'asciidoctor-pdf': '=asciidoctor',
  rst2pdf:
    'read | o,output:write s,stylesheets:maybe stylesheet-path:libpath e,extension-module:script.python config:config custom-cover:read fit-background-mode: header: footer: font-path:peek baseurl: font-folder:peek l: b: q v',
  rst2html5:
    'read write | stylesheet:maybe config:config template:read math-output: link-stylesheet embed-stylesheet stylesheet-path:maybe record-dependencies:write warnings:write initial-header-level:',
  rst2latex: '=rst2html5',
  rst2man: '=rst2html5',
  ronn: 'read* | w r 5 m S,server manual: section: organization: date: style: o,output-dir:peek pipe html f | ',
  scdoc: '-',
  'go-md2man': '- | in,-in:read out,-out:write',
  'cmark-gfm': '=cmark',
  discount: 'read',
  md2pdf: 'read write | css:read',
  marp: 'maybe* | o,output:write I,input-dir:peek c,config-file,config:script.javascript theme:maybe theme-set:maybe engine:script.javascript pdf pptx image: images: w,watch s,server p,preview html:? allow-local-files template: bespoke.osc: parallel:? title: browser-path:program',
  slidev: '- read -* | p,port: o,open remote:? output:write format: theme: base: out:peek | ',
  'reveal-md':
    'maybe* | static:?peek port: css:maybe theme:maybe scripts:maybe template:read preprocessor:script.javascript print:?write puppeteer-launch-args: w,watch disable-auto-open host: assets-dir: absolute-url: static-dirs: separator: listing-template:read',
  patat: 'read | w,watch f,force d,dump',
  lookatme:
    'read | l,log:write s,style: tutorial:? dump-styles live safe no-ext ignore-ext-failure single e,exts: threaded',
  structurizr: '- -* | w,workspace:maybe f,format: o,output:peek',
  gvgen: '-* | o:write c: C: g: h: k: b: B: m: M: p: r: R: s: S: t: T: w: n: N: i: u: d v',

  // optical recognition, text on screen
  gocr: 'read* | i:read o:write e:write x:write p:peek f: l: d: s: v: c: C: m: a: u: n:',
  ocrad:
    'read* | o,output:write f,force F,format: x,export:write c,charset: e,filter: E,user-filter:read i l: s: t: u: T: v D: q a',
  cuneiform: 'read | l: o:write f: dotmatrix fax singlecolumn',
  unpaper: 'read* write | layout: dpi: input-pages: output-pages: sheet-size: overwrite q v',
  'translate-shell': '=trans',

  // printing is in system; spooling helpers
  enscript:
    'read* | o,p,output:write P,printer: d: I,filter:hook E:? pretty-print:? b: B c C f: F: G g H i j J: L: l m:? M: n: N: O q Q: r R s: S: t: T: u: U: v w: W: X: z Z lines-per-page: margins: slice: toc color:? word-wrap mark-wrapped-lines: line-numbers:? fancy-header:? header: footer: filter-stdin: highlight:? language: include-path:libpath',
  mpage:
    'read* | P:? o:write 1 2 4 8 A a b: c C: D: E e f F: h: H I: j: J: k K L: l m: M: O: p:? R r s: S t T U u v W: x X: Y: z: Z:',
  ps2eps: 'read* | s: t: R: r: f: F c g H n P O C l: B E q N a W',
  pstotext: 'read* | o,-output:write gs,-gs:program cork landscape portrait bboxes debug pdf ps',
  'foomatic-rip': 'read* | P: J: o: ppd:read d:config v q',
  rlpr: 'sendfile* | H,printhost:dest P,printer: X: C: J: T: U: m h r s d: w: q V: debug send-data-first',
  bluetoothctl: '- -* | a,agent: e,endpoint: t,timeout: m | repl=typed',
  'bluetooth-sendto': 'sendfile* | device:dest name:',
  'ussp-push': 'dest sendfile - | timeo: dev: debug',
  'obex-data-server': '-*',
  sdptool: '-* | i: ',
  hcitool: '-* | i: ',
  l2ping: '-* | i: s: c: t: d: f r v',
  btmon: '- | w,write:write r,read:read a,analyze:read s: p: i: d: B: T S A E: | ',

  // torrents, feeds, notes, calendars, games
  'transmission-show': 'read | m,magnet s,scrape u bytes',
  'transmission-edit': 'edit* | a,add: d,delete: r,replace:pair s,source:',
  'transmission-gtk': 'maybe* | g,config-dir:peek p m',
  'deluge-web': '- | i: p:listen b: c,config:peek l,logfile:write P,pidfile:write d f ssl no-ssl',
  ctorrent:
    'maybe | t u: s:write x q: c v: p: d e: E: i: m: M: z: C: D: U: P: f I: R S: X:exec a b: l:',
  mktorrent:
    'tree | a,announce: c,comment: o,output:write p,private n,name: l,piece-length: s,source: w,web-seed: t: v d x e,exclude: f',
  youtubedr: '- url | o,filename:write d,directory:peek q: m:',
  podboat: '- | C,config-file:config q,queue-file:read a l: d:write | interactive',
  snownews: '- | u c: e n r s | interactive',
  tkremind: '-*',
  gcalcli:
    '- -* | config-folder:peek noincluderc calendar: client-id: client-secret: default-calendar: locale: noauth_local_webserver refresh nocache lineart: | sub',
  'gcalcli remind': '- exec | use-reminders',
  'gcalcli import': 'read | v: d: r: dump reminder: details:',
  dosemu:
    'maybe | E:code.typed K: X t I:code.config F:read f:config D: L: o:write i:? c d: s: dumb k v:? input:code.typed',
  wineserver: '-*',
  proton: '- maybe*',
  scummvm:
    '- | c,config:config p,path:peek x:? f F g: e: m: s: screenshotpath:peek themepath:libpath extrapath:libpath iconspath:peek auto-detect add list-games recursive savepath:peek soundfont:read logfile:write',
  godot4: '=godot',
  qgis_process: '- -* | json verbose no-python skip-loading-plugins | sub',
  'qgis_process run': '-* | distance_units: area_units: ellipsoid:',
  ffmpeg: `ffmpeg* | ${FFMPEG}`,
  dvips:
    'read | o,-o:write R0,-R0!privilege f P: t: h:read p: l: n: D: X: Y: x: y: c: d: e: j: k: m: N M O: pp: T: V U u: v w z Z a A b: B C: E F G: H i I K L q r R s S: ',
  jo: 'maybe* | f:read a e n p s B D d: o:write',
}
