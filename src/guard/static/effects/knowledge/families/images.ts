import type { KnowledgeTable } from '../entry.ts'
import type { RiskyArguments } from '../facts.ts'
import { RECORDS_PEOPLE, VIEWER_ACTION } from '../joint-facts.ts'

// pictures that somebody keeps, changed where they lie
const MOGRIFIED: RiskyArguments = [
  /^mogrify\b(?=.*(?:~|\/home\/[^/ ]+|\/root)\/(?:Documents|Pictures|Photos|Desktop)\b)/i,
  'what is lost with it',
]

/** Programs that show, convert and draw images. */
export const images: KnowledgeTable = {
  // converting
  animate: 'magick*',
  anytopnm: 'read',
  autotrace: 'read | output-file:write input-format:',
  avifdec: 'read write | j,jobs: q: d:',
  avifenc: 'read* | o,output:write q: s,speed: j,jobs: exif:read xmp:read icc:read min: max: d: y:',
  cairosvg: 'read | o:write f:',
  cjpeg:
    'read | outfile,-outfile:write quality: scans,-scans:read qtables,-qtables:read icc,-icc:read',
  cjxl: 'read write | q: d: e: lossless_jpeg: container: num_threads: x:',
  compare: 'magick* write',
  composite: 'magick* write',
  conjure: 'script.config -*',
  convert: 'magick* write | write:write',
  cwebp: 'read | o:write q: metadata:',
  dcraw: 'read* | T: o:read K:read P:read k: S:',
  display: 'magick*',
  djpeg: 'read | outfile,-outfile:write map,-map:read icc,-icc:write',
  djxl: 'read write | q: num_threads: output_format:',
  dwebp: 'read | o:write',
  exif: 'read*',
  exiftool:
    'read* | o:write config,-config:script.perl @:read -@:read if,-if:code.perl p:read -filename:write TagsFromFile,-TagsFromFile:read w,W:write csv: -overwrite_original -overwrite_original_in_place -all:? | inplace=-overwrite_original,-overwrite_original_in_place,-all',
  exiv2: '- edit* | M:code.config m:read l:peek S: d: i: e: a: r: n: P: p: g: K: Q:',
  gif2webp: 'read | o:write',
  gifsicle: 'read* | o,output:write d: use-colormap: resize: lossy:',
  gm: { line: '- magick*', unclear: [MOGRIFIED] },
  gmic: 'read* | o,output,-output,-o:write e,exec,x,-exec,-x:exec m,command,-command,-m:script.typed',
  'heif-convert': 'read write | q:',
  'heif-enc': 'read* | o,output:write q: b:',
  grimshot: '- - write | | unclear=whom-it-listens-to-or-looks-at dry=check,--help',
  hyprshot:
    '- | m,mode: o,output-folder:write-dir f,filename:write | unclear=whom-it-listens-to-or-looks-at dry=--help',
  identify: 'magick* | format,-format:',
  img2webp: 'read* | o:write loop,-loop: d: q: -lossy -lossless -mixed',
  import: {
    line: 'magick* write | window,-window: | kind=teller',
    unclear: [[/(?:^| )-window\b/, RECORDS_PEOPLE]],
  },
  'import-im6': '=import',
  jhead: 'edit* | cmd:side',
  jpegoptim: 'edit* | d: m: S:',
  jpegtran: 'read | outfile,-outfile:write rotate: crop: scans,-scans:read drop:',
  magick: {
    line: 'magick* write | script,-script:read write:write',
    unclear: [MOGRIFIED],
  },
  mogrify: {
    line: 'own.mogrified* | path,-path:write-dir resize: format:',
    words: {
      mogrified: 'a picture that is changed in place, unless another place or format is named',
    },
  },
  montage: 'magick* write',
  mozjpeg: 'read | outfile,-outfile:write',
  optipng: 'edit* | out,-out:write dir,-dir:peek log,-log:write o: | kind=side-tool',
  oxipng: 'edit* | out:write dir:peek o: strip:',
  pngcheck: 'read* | | out=meta',
  pngcrush: 'read write | d,-d: e:',
  pngquant: 'read* | o,output:write ext: quality: speed: | kind=side-tool inplace=--ext',
  pngtopnm: 'read',
  pnmcat: 'read*',
  pnmtopng: 'read',
  potrace: 'read* | o,output:write b: t:',
  rdjpgcom: 'read',
  resvg:
    'read write | w: h: z: dpi: background: font-family: use-font-file:read use-fonts-dir:peek resources-dir:peek export-id:',
  'rsvg-convert': 'read* | o,output:write f: w: h: s,stylesheet:read',
  'script-fu-interpreter': 'script.lisp',
  svg2png: 'read write',
  svgo: 'read* | o,output:write config:script.javascript i,input:read f,folder:peek p:',
  ufraw: 'read*',
  vips: '- read* write | plugin:lib vips-concurrency:',
  vipsthumbnail:
    'read* | s,size: o,output: f,format: p: e: i: export-profile:read import-profile:read',
  vtracer: '- | input:read output:write',
  webpmux: '-* | o:write',
  wrjpgcom: 'read | cfile,-cfile:read comment,-comment:',
  zopflipng: 'read write',

  // showing
  cacaview: 'read*',
  catimg: 'read | w:',
  chafa: 'read* | s:',
  eog: 'peek*',
  eom: 'peek*',
  fbgs: 'read',
  fbi: 'read* | l,list:read',
  feh: {
    line: 'read* | A,action:side info:side f,filelist:list bg-scale: | kind=side-tool',
    runs: [VIEWER_ACTION],
  },
  fim: 'read* | c,commands:code.typed C:code.typed E,script-file:script.typed F,final-commands:code.typed W,write-scriptout:write L:read | interactive',
  geeqie: 'peek*',
  gpicview: 'peek*',
  gthumb: 'peek*',
  gwenview: 'peek*',
  img2sixel: 'read* | o:write',
  img2txt: 'read | f: W:',
  mirage: 'peek*',
  nomacs: 'read*',
  nsxiv: {
    line: 'read* | | kind=side-tool',
    runs: [VIEWER_ACTION],
  },
  pqiv: 'read* | action:code.typed additional-from-file:read bind-key: command-1:exec command-2:exec command-3:exec',
  qiv: 'read* | F,file:read',
  ristretto: 'peek*',
  shotwell: 'peek*',
  sxiv: {
    line: 'read* | | kind=side-tool',
    runs: [VIEWER_ACTION],
  },
  timg: 'read* | o:write g:',
  ueberzug: '-*',
  viewnior: 'peek*',
  viu: 'read* | w:',
  w3mimgdisplay: '-*',
  xv: 'read*',

  // drawing and rendering
  aseprite: 'read* | save-as:write script:script.lua script-param: data:write sheet:write',
  blender: 'read* | P,python:script.python python-expr:code.python o,render-output:write',
  darktable: '-* | luacmd:code.lua conf:',
  'darktable-cli': 'read write -* | width: height: style:',
  gimp: {
    line: 'read* | b,batch:own.gimp-batch batch-interpreter: g,gimprc:read | kind=side-tool',
    words: {
      'gimp-batch': 'code for gimp, in the language of its interpreter',
    },
  },
  'gimp-console': '=gimp',
  houdini: '-*',
  inkscape: {
    line: 'read* | o,export-filename:write actions: export-type: actions-file:read',
    unclear: [[/--actions-file\b/, 'what the file makes it do']],
  },
  krita: 'read* | export export-filename:write',
  luxrender: 'read',
  maya: '-* | command,-command: file,-file:read script,-script:',
  nuke: 'script.python*',
  povray: 'config*',
  rawtherapee: '-*',
  'rawtherapee-cli': '- | c:read o:write p:read',
  scribus: 'read* | py,python-script:script.python',
  xpaint: 'read*',
  yafaray: 'read write',

  // cameras, scanners, fax
  faxspool: '- sendfile*',
  fswebcam: {
    line: 'write | e,exec:side d: r: c,config:config l: D: S: F: L,log:write font: title: save:write',
    unclear: [[/^(?!.*--(?:list-\S+|help|version))/, RECORDS_PEOPLE]],
  },
  gphoto2: '- | hook-script:program filename:write u: upload-file:read get-file: port:',
  'hp-plugin': '-* | p,path:read | install',
  'hp-scan':
    '- | o,output:write file:write d,device: r,res: m,mode: s: dest: email-from:dest email-to:dest area: pp: viewer: editor:editor program:exec',
  'hp-sendfax': 'sendfile* | d,device: f,faxnum:dest r: g:',
  scanadf: '- | d,device-name: o,output-file:write S,scan-script:exec s,start-count: e,end-count:',
  scanimage:
    '- | o,output-file:write d: format: mode: resolution: x: y: batch:?write batch-script:side',
  xsane: '-* | d: N:write p:',
}
