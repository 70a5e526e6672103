import type { KnowledgeTable } from '../entry.ts'
import type { CommandArgument, RiskyArguments } from '../facts.ts'
import { DROPPED, HOW_MUCH_ROOM, RECORDS_PEOPLE } from '../joint-facts.ts'
import { ROOM, SCREEN } from '../sensitive-outputs.ts'

const FREI0R: CommandArgument = [/(?:^|[=,])frei0r=(?:filter_name=)?(\/[^:,]+)/, 'program']

/** An effect in a library from where anybody can put one. */
const DROPPED_EFFECT: RiskyArguments = [
  new RegExp(
    String.raw`(?:^|[ =,;\]])(?:ladspa|lv2)(?:=(?:\w+=)?| (?:-\S+ )*)["']?(?:file:\/\/)?${DROPPED}`,
  ),
  'what the library does',
]

const PLAYER_RUN: CommandArgument = [/^(?:--)?(?:input-command|script-opts)=run[ ,](.+)$/, 'side']

// a camera, a microphone or the screen in the place of a file
const CAPTURED: RiskyArguments = [
  /(?:^| )(?:(?:tv|v4l2?|av|screen|pulse|alsa|x11grab|decklink):\/\/|\w+:\/dev\/(?:video|snd|dsp)|x11grab:|(?:v4l2|alsa|pulse):)/,
  RECORDS_PEOPLE,
]
// pictures and sound on their way to a machine of others
const STREAMED: RiskyArguments = [
  /(?:^| )(?:-consumer )?\w+:(?:rtmps?|rtsp|srt|udp|tcp|icecast|https?):\/\/(?!localhost\b|127\.)/,
  'who gets what it plays',
]

// the sound of a session for other machines, or on its way to one
const SOUND_FOR_OTHERS: RiskyArguments = [
  /module-(?:(?:native|simple|cli|esound|http)-protocol-tcp|tunnel-source\S*|tunnel-sink\S*|rtp-send|roc-sink|raop-sink|zeroconf-publish)\b(?!.*listen=(?:127\.|localhost))/,
  RECORDS_PEOPLE,
]

// the screen, a camera or a microphone, and a machine that gets it in the same breath; on stage one shows oneself
const STREAM = String.raw`((?:udp|tcp|tls|rtmps?|rtsps?|rtp|srt|https?|icecast|ftp|sftp|zmq):\/\/(?!localhost\b|127\.|\[?::1|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\S*\b(?:twitch\.tv|youtube\.com|facebook\.com|vimeo\.com|kick\.com|instagram\.com)\b)\S+)`
const SCREEN_OUT: RiskyArguments = [
  new RegExp(String.raw`(?:^| )-f (?:x11grab|gdigrab|kmsgrab|fbdev)\b.* -i .* ${STREAM}`),
  SCREEN,
]
const ROOM_OUT: RiskyArguments = [
  new RegExp(
    String.raw`(?:^| )-f (?:pulse|alsa|v4l2|video4linux2|avfoundation|dshow|oss|jack|sndio|decklink)\b.* -i .* ${STREAM}`,
  ),
  ROOM,
]
const SINK = String.raw`\b(?:(?:udp|multiudp|tcpclient|srt|rtmp2?|souphttpclient|shout2)sink|rtspclientsink|whipclientsink)\b.*?\b(?:host|location|uri|ip|clients)=((?!localhost\b|127\.|\w+:\/\/(?:localhost\b|127\.))\S+)`
const PIPELINE_SCREEN: RiskyArguments = [new RegExp(String.raw`\bximagesrc\b.*${SINK}`), SCREEN]
const PIPELINE_ROOM: RiskyArguments = [
  new RegExp(
    String.raw`\b(?:v4l2src|pulsesrc|alsasrc|pipewiresrc|autoaudiosrc|autovideosrc|osssrc|jackaudiosrc|avfvideosrc|osxaudiosrc)\b.*${SINK}`,
  ),
  ROOM,
]
/** The microphone for whoever asks, at every address of the machine. */
const ROOM_FOR_ALL: RiskyArguments = [
  /module-native-protocol-tcp\b(?=.*auth-anonymous=(?:1|true|yes))(?!.*(?:listen=(?:127\.|localhost)|auth-ip-acl=))|module-simple-protocol-tcp\b(?=.*record=(?:1|true|yes))(?!.*listen=(?:127\.|localhost))/,
  ROOM,
]

/** Programs that play, record and convert sound and video. */
export const soundAndVideo: KnowledgeTable = {
  // players
  amarok: '-*',
  aplay: 'read-or-pipe*',
  aplaymidi: 'read* | p:',
  audacious: '-*',
  cava: '- | p:config',
  celluloid: 'maybe* | mpv-options:',
  clementine: '-*',
  cmus: '- | | interactive',
  'cmus-remote': '- -* | C,raw:code.typed server: passwd: f:',
  cvlc: '=vlc',
  dragon: '-*',
  ffplay: {
    line: '-* | i,-i:read',
    runs: [FREI0R],
  },
  fluidsynth:
    'read* | f,load-config:script.typed F:write a: m: r: g: o: | interactive kind=plain-input',
  gmplayer:
    '-* | dumpfile,-dumpfile:write include,-include:config input,-input: ao,-ao: vo,-vo: sub,-sub:read playlist,-playlist:read o:write',
  'gst-play-1.0': 'read* | playlist:read',
  kaffeine: '-*',
  lollypop: '-*',
  madplay: 'read* | o:write',
  moc: '-*',
  mocp: '-* | O: C:config',
  mopidy: '- | config:config o: | listen=6680',
  mpc: '-* | h: p: | out=meta',
  mpd: 'config | | listen=6600',
  mpg123: 'read* | w:write @:read o: a: -@:read',
  mpg321: '=mpg123',
  mplayer: {
    line: '-* | dumpfile:write input: include:config',
    runs: [PLAYER_RUN],
    unclear: [CAPTURED],
  },
  mplayer2: '=mplayer',
  mpsyt: '- | | interactive',
  mpv: {
    line: '-* | script:script.lua scripts: input-conf:config include:config o:write input-ipc-server: log-file:write stream-dump:write',
    unclear: [CAPTURED],
    runs: [PLAYER_RUN, [/^--input-commands?=run\s+(.+)$/s, 'side']],
  },
  ncmpcpp: '-* | c:config',
  ncspot: '- | c: | interactive',
  nvlc: '=cvlc',
  ogg123: 'read* | d: f:write o: @:read p:',
  paplay: 'read | d: s: | kind=side-tool',
  beep: '-* | f: l: r: d: D: | kind=side-tool',
  parole: '-*',
  play: 'read-or-pipe* | | kind=side-tool',
  playerctl: '-* | p: f:',
  'pw-play': 'read',
  rhythmbox: '-*',
  'rhythmbox-client': '-*',
  rvlc: '=cvlc',
  smplayer: 'maybe* | ini-path:peek actions: sub:read media-title: send-action: config-path:peek',
  spotify: '-*',
  spotifyd: '- | config-path:config password-cmd:side on-song-change-hook,onevent:side',
  strawberry: '-*',
  timidity: 'read* | c:config o:write O: i: A: s: T:',
  totem: '-*',
  vlc: {
    line: '-* | sout: extraintf: I: logfile:write',
    runs: [PLAYER_RUN],
    streams: [
      [
        /(?:^| )screen:\/\/.*--sout[= ].*(?:access=(?:http|udp|rtp|rtsp|shout)\b|:?(?:http|rtp|udp)\{)(?!.*dst=(?:127\.|localhost))/,
        SCREEN,
      ],
      [
        /(?:^| )(?:v4l2|pulse|alsa|qtcapture|qtsound):\/\/.*--sout[= ].*(?:access=(?:http|udp|rtp|rtsp|shout)\b|:?(?:http|rtp|udp)\{)(?!.*dst=(?:127\.|localhost))/,
        ROOM,
      ],
    ],
    unclear: [
      [/(?:^| )(?:screen|v4l2|pulse|alsa|qtcapture|qtsound|dshow):\/\//, RECORDS_PEOPLE],
      [/(?:^| )(?:--(?:extra|lua-)?intf|-I)[= ]\S*(?:lua|telnet|http|rc)/, 'who gives it orders'],
    ],
  },
  xine: 'maybe* | config:config s,script: S,session: L,logo:read playlist:read',

  // recorders and mixers
  alsactl: '- -* | f,file:write',
  alsamixer: '-*',
  amidi: '- | s:read r:write p: S:',
  amixer: '-*',
  qasmixer: '- | c,card: D,device:',
  arecord: {
    line: 'write | d: f: c: r: D: t: | kind=teller',
    unclear: [[/^(?!.*(?:^| )(?:-[lL]|--list-\S+|--dump-hw-params)(?= |$))/, RECORDS_PEOPLE]],
  },
  audacity: '-*',
  cheese: '-*',
  csound: 'script.typed script.typed | o:write i: b: B: opcode-lib:lib env: L:read F:read M: m: 3:',
  dvgrab: 'write',
  ecasound: '-* | i: o: f: s:read b: r: z: E: K: X: t: | repl=typed',
  guvcview: '- | d: l: | unclear=whom-it-listens-to-or-looks-at dry=--help,--version',
  imagesnap: 'write | d: w: t: | unclear=whom-it-listens-to-or-looks-at dry=--help,--version,-l,-h',
  jackd: '-* | I: d: r: p:',
  kazam: '-*',
  motion: '- | c:config d: p:write l:write',
  obs: {
    line: '-* | scene: collection: profile:',
    unclear: [[/--start(?:recording|streaming|virtualcam|replaybuffer)\b/, RECORDS_PEOPLE]],
  },
  pacat: 'read* | d: s: rate: format: channels:',
  pacmd: { line: '-* | | interactive', streams: [ROOM_FOR_ALL], unclear: [SOUND_FOR_OTHERS] },
  pactl: {
    line: '-* | s,server: n,client-name: f,format:',
    streams: [ROOM_FOR_ALL],
    unclear: [SOUND_FOR_OTHERS],
  },
  parec: {
    line: 'write | d: file-format:',
    unclear: [[/^(?!.*(?:^| )--?(?:list-\S+|help|version)(?= |$))/, RECORDS_PEOPLE]],
  },
  parecord: {
    line: 'write | d: file-format:',
    unclear: [[/^(?!.*(?:^| )--?(?:list-\S+|help|version)(?= |$))/, RECORDS_PEOPLE]],
  },
  pavucontrol: '-*',
  pipewire: '- | c,config:config',
  pulseaudio: { line: '-* | L,load: F,file:read', unclear: [SOUND_FOR_OTHERS] },
  'pw-cat': { line: '-', unclear: [[/(?:^| )(?:-r|--record)\b/, RECORDS_PEOPLE]] },
  'pw-cli': '-*',
  'pw-dump': '-* | | out=meta',
  'pw-record': {
    line: 'write',
    unclear: [[/^(?!.*(?:^| )--?(?:list-\S+|help|version)(?= |$))/, RECORDS_PEOPLE]],
  },
  rec: {
    line: 'write | r: c: b: t: e:',
    unclear: [[/^(?!.*(?:^| )--?(?:list-\S+|help|version)(?= |$))/, RECORDS_PEOPLE]],
  },
  recordmydesktop: {
    line: '- | o:write width: height:',
    unclear: [[/^(?!.*(?:^| )--?(?:list-\S+|help|version)(?= |$))/, RECORDS_PEOPLE]],
  },
  sclang: 'script.foreign | d:libpath l:config i: | repl=foreign',
  'speaker-test': '-* | w:read c: r: t: D: | kind=library-tool',
  streamer: {
    line: '- | o:write c: t: r: f: s: F: O:write',
    unclear: [[/^(?!.*(?:^| )--?(?:list-\S+|help|version)(?= |$))/, RECORDS_PEOPLE]],
  },
  wireplumber: '- | c,config-file:config',
  wpctl: '-*',

  // converters and editors
  AtomicParsley:
    'read | o,output:write title: artist: artwork:read tracknum: genre: textdata:?write comment: lyrics: lyricsFile:read',
  eyeD3: 'edit* | add-image: write-images:peek P,plugin:lib C,config:config',
  faac: 'read* | o:write',
  faad: 'read | o:write f: s: b: l:',
  fdkaac: 'read | o:write b:',
  ffmpeg: {
    line: 'own.ffmpeg* | -i:own.media-input -f: -c: -codec: -vcodec: -acodec: -scodec: -vf,-af,-filter,-filter_complex,-lavfi:maybe -filter_complex_script,-filter_script:read -map: -map_metadata: -map_chapters: -ss: -sseof: -t: -to: -itsoffset: -itsscale: -b: -ab: -vb: -maxrate: -minrate: -bufsize: -r: -s: -aspect: -pix_fmt: -vframes: -frames: -aframes: -q: -qscale: -crf: -preset: -tune: -profile: -level: -g: -keyint_min: -sc_threshold: -x264-params: -x265-params: -x264opts: -movflags: -fflags: -flags: -metadata: -disposition: -loglevel: -v: -stats_period: -threads: -filter_threads: -hwaccel: -hwaccel_device: -hwaccel_output_format: -init_hw_device: -vaapi_device: -stream_loop: -loop: -framerate: -video_size: -pixel_format: -ar: -ac: -channel_layout: -sample_fmt: -acodec: -vol: -attach:read -dump_attachment:write -progress:write -passlogfile:write -pass: -vstats_file:write -sdp_file:write -user_agent: -headers: -cookies: -referer: -rtsp_transport: -timeout: -protocol_whitelist: -safe: -segment_time: -segment_format: -segment_list:write -segment_list_type: -segment_start_number: -segment_filename: -hls_time: -hls_list_size: -hls_segment_filename:write -hls_key_info_file:use -hls_flags: -hls_playlist_type: -start_number: -update: -strict: -max_muxing_queue_size: -vsync: -fps_mode: -async: -bsf: -tag: -timecode: -target: -hide_banner -avoid_negative_ts: -analyzeduration: -probesize: -thread_queue_size: -max_delay: -rw_timeout: -reconnect: -compression_level: -quality: -lossless: -pattern_type: -ignore_unknown -err_detect: -max_error_rate: -vtag: -atag: -color_primaries: -color_trc: -colorspace: -color_range: -input_format: -channel: -grab_x: -grab_y: -draw_mouse: -show_region: -draw_region: -d: -fs: -timestamp: -timelimit: -cpuflags: -isync: -canvas_size: -top: -dts_delta_threshold: -muxdelay: -muxpreload: -streamid: -program: -apad: -enc_time_base: -reinit_filter: -autorotate: -autoscale: -guess_layout_max: -intra_matrix: -rc_override: -pre: -vpre: -apre: -spre: -fpre:read | kind=teller,tool',
    words: {
      ffmpeg: 'what ffmpeg writes: a file, or a stream to another machine',
      'media-input':
        'a file, or a description of one in which files are named: `color=red,drawtext=textfile=…`',
    },
    runs: [FREI0R],
    streams: [SCREEN_OUT, ROOM_OUT],
    unclear: [
      DROPPED_EFFECT,
      [
        /(?:^| )-f (?:x11grab|pulse|alsa|v4l2|video4linux2|avfoundation|dshow|gdigrab|kmsgrab|fbdev|oss|jack|sndio|decklink)\b(?=.* -i )/,
        RECORDS_PEOPLE,
      ],
      [
        new RegExp(`(?:^| )-f concat (?:.* )?-i (?:${DROPPED}|-(?: |$)|pipe:|/dev/)`),
        'the files that are named there',
      ],
      // A picture that is made up has no end of its own.
      [
        /^(?=.*-f lavfi )(?!.*(?<!-f lavfi )-i )(?!.* -(?:t|to|frames\S*|vframes|fs|shortest) )(?!.*[:=,]d(?:uration)?=).* (?!\S*%)\S+\.(?:avi|mkv|mp4|mov|webm|wav|flac|yuv|y4m|ts|nut|raw)$/,
        HOW_MUCH_ROOM,
      ],
      [/(?:^| )(?:-f tee|-protocol_whitelist)(?: |$)/, 'what is read and written beside the rest'],
    ],
  },
  ffprobe: {
    line: 'read* | i,-i:read show_entries,-show_entries: of,-of: v,-v: print_format,-print_format:',
    runs: [FREI0R],
  },
  ffserver: '- | f:config',
  flac: 'read* | o:write output-prefix: cuesheet:read picture:read',
  'gst-discoverer-1.0': 'read*',
  'gst-inspect-1.0': 'plugin-name* | gst-plugin-load:lib gst-plugin-path:libpath | out=meta',
  'gst-launch': '=gst-launch-1.0',
  'gst-launch-1.0': {
    line: 'own.element -* | gst-plugin-load:lib gst-plugin-path:libpath',
    words: {
      element: 'the first element of a pipeline; `location=FILE` behind one names its file',
    },
    streams: [PIPELINE_SCREEN, PIPELINE_ROOM],
    unclear: [
      [
        /\b(?:ximagesrc|v4l2src|pulsesrc|alsasrc|pipewiresrc|autoaudiosrc|autovideosrc|osssrc|jackaudiosrc|avfvideosrc|osxaudiosrc)\b/,
        RECORDS_PEOPLE,
      ],
    ],
  },
  handbrake: '-*',
  HandBrakeCLI:
    '- | i,input:read o,output:write preset-import-file:read preset: Z: e: q: B: srt-file:read',
  id3v2: 'edit*',
  kdenlive: 'read*',
  lame: 'read write | b: V: q: m: tt: ta: tl:',
  mediainfo: 'read* | LogFile:write Inform:maybe Output: | out=meta',
  melt: { line: 'read* | consumer,-consumer:', unclear: [CAPTURED, STREAMED] },
  mencoder: {
    line: 'read* | o,-o:write ovc,-ovc: oac,-oac: -tv: -of: -vf: -af: -lavcopts: -x264encopts: -lameopts: -fps: -ofps: -ss: -endpos: include:config audiofile,-audiofile:read dumpfile:write',
    unclear: [CAPTURED],
  },
  metaflac:
    'edit* | export-picture-to:write import-picture-from:read export-tags-to:write import-tags-from:read export-cuesheet-to:write',
  mid3v2: 'edit*',
  mkvextract: 'read - -*',
  mkvinfo: 'read',
  mkvmerge: 'read* | o:write output: attach-file:read chapters:read tags:read @: split:',
  mkvpropedit: 'edit -* | add-attachment:read',
  mp3info: 'edit* | p: t: a: l: g: y: c: n: r: f:',
  MP4Box: 'edit* | add,-add:read out,-out:write new,-new:write cat,-cat:read dump: raw:',
  mp4box: '=MP4Box',
  oggdec: 'read* | o,output:write b: e: s:',
  oggenc: 'read* | o:write q: b:',
  openshot: 'read*',
  opusdec: 'read write',
  opusenc: 'read write | bitrate:',
  shotcut: 'read*',
  sox: {
    line: 'read-or-pipe* write-or-pipe | t: r: c: b: e: | kind=side-tool',
    unclear: [
      DROPPED_EFFECT,
      [
        /(?:^| )(?:-d|--default-device|-t (?:alsa|pulseaudio|oss|coreaudio))\b(?=.* \S+\.\w+(?: |$))(?!.* -d$)/,
        RECORDS_PEOPLE,
      ],
    ],
  },
  soxi: 'read* | V:? | out=meta',
  vorbiscomment: 'edit write | c:maybe t: d:',

  // discs
  abcde: '- | c:config o: d: j: a: C: t: T: R: r: S: W: w: E: Q:',
  brasero: 'maybe* | i,image:read c,cue:read p,project:config',
  cdda2wav: '- write | D: t: s: d: c: O: i: p: r: b:',
  cdparanoia: '- write | d: s: C: O: o l,log-summary,L,log-debug:?write',
  cdrdao: '- read | device: driver: speed: datafile:write remote: source-device:',
  dvdbackup: '- | i: o:peek',
  k3b: 'maybe*',

  // speech
  espeak: '-* | f:read w:write v: s: p: | speaks',
  'espeak-ng': '=espeak',
  festival: 'read* | b,batch:script.lisp | repl=lisp',
  flite:
    'send* | f:read t:send o:write voice,-voice: voicedir:libpath s,set: seti: setf: sets: p: add_lex:read',
  mimic: '=flite',
  pico2wave: 'send* | w,wave:write l,lang:',
  piper:
    '- | m,model:read c,config:read f,output_file,output-file:write d,output_dir:peek s,speaker: length_scale: sentence_silence:',
  say: '-* | f:read o:write v: | speaks kind=text-tool',
  text2wave: 'read | o:write eval:code.lisp mode: F: scale: otype: heap:',
  tts: '- | text:send out_path:write model_name: model_path:read config_path:read vocoder_name: speaker_wav:read language_idx: use_cuda:',
  whisper:
    'read* | model: o,output_dir:peek f,output_format: language: task: device: initial_prompt: verbose: temperature: fp16: threads: word_timestamps: model_dir:libpath',

  // fetching and streaming
  darkice: '- | c:config',
  'gallery-dl': {
    line: 'url* | exec:side c:config',
    unclear: [[/--cookies-from-browser\b/, 'the cookies of a browser']],
  },
  icecast: '- | c:config | listen=8000',
  icecast2: '=icecast',
  liquidsoap: 'script.compiled*',
  lux: 'url* | o:peek',
  mediamtx: 'config | | listen=8554',
  podget: '- | c:config',
  'rtsp-simple-server': 'config | | listen',
  spotdl: 'url* | output:peek',
  streamlink:
    'url - | o,output:write p,player:side a: R: config:config plugin-dir,plugin-dirs:lib hls-live-edge: l: default-stream: Q:',
  'you-get': 'url* | o:peek O: p,player:side c,cookies:read',
  'youtube-dl': {
    line: 'url* | exec:side o,output:write config-location,config-locations:config a,batch-file:read cookies:read external-downloader:program f,format: S,format-sort: u,username: p,password: P,paths: t: r,limit-rate: R,retries: I,playlist-items: print,print-to-file: parse-metadata: replace-in-metadata: update-to: audio-format: audio-quality: recode-video: remux-video: merge-output-format: sub-langs,sub-lang: sub-format: download-archive: match-filters,match-filter: dateafter: datebefore: date: max-downloads: min-filesize: max-filesize: user-agent: referer: add-headers: proxy: cookies-from-browser: extractor-args: download-sections: sponsorblock-remove: sponsorblock-mark: convert-subs: convert-thumbnails: N,concurrent-fragments: postprocessor-args: ffmpeg-location:program | out=none',
    unclear: [[/--cookies-from-browser\b/, 'the cookies of a browser']],
  },
  youtubedr: '- url | o,filename:write d,directory:peek q: m:',
  'yt-dlp': '=youtube-dl',
}
