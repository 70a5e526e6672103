import type { Machine } from '../machine.ts'

/** Functions of vim's own language that only compute, or change what is shown. */
const COMPUTING = new Set(
  `
    abs add append and appendbufline bufexists buflisted bufloaded bufname bufnr byte2line ceil changenr char2nr
    charcol cindent col confirm copy cos count cursor deepcopy diff_hlID empty escape execute exists exp expand
    extend feedkeys filereadable filewritable filter finddir findfile flatten float2nr floor fnameescape fnamemodify
    foldclosed foldlevel fullcommand get getbufinfo getbufline getchar getcharpos getcmdline getcurpos getcwd
    getfperm getfsize getftime getftype getline getloclist getmatches getpid getpos getqflist getreg gettabvar
    getwininfo glob globpath has has_key haslocaldir hlID hlexists hostname iconv indent index input inputlist
    insert isabsolutepath isdirectory isinf islocked isnan items join json_decode json_encode keys len line
    line2byte lispindent localtime log map mapnew match matchadd matchend matchlist matchstr max min mode nr2char
    or pathshorten pow printf pumvisible range readdir reduce remove repeat resolve reverse round screencol search
    searchcount searchpair searchpos setcharpos setcursorcharpos setline setloclist setpos setqflist setreg sha256
    shellescape shiftwidth simplify sin slice sort split sqrt stdpath str2float str2list str2nr strcharpart strchars
    strdisplaywidth strftime strgetchar stridx string strlen strpart strridx strtrans strwidth submatch substitute
    synID synIDattr synIDtrans tabpagenr tagfiles tempname tolower toupper tr trim trunc type undofile uniq values
    virtcol visualmode wincol winheight winline winnr winrestview winsaveview winwidth wordcount xor if elseif while
    function
  `
    .trim()
    .split(/\s+/),
)

/** Functions that are followed where their first word is written out. */
const FOLLOWED =
  /^(?:system|systemlist|term_start|termopen|job_start|jobstart|readfile|writefile|libcall|execute|luaeval|py3?eval|delete|rename|setfperm)$/

/** A text, or a path with `~` in it. */
const WRITTEN_OUT = /^\s*(?:\[?''|expand\s*\(\s*''\s*\)\s*[,)])/

const CALL = /(?<![\w.#:])([A-Za-z_][\w.#:]*)\s*\(/g

/** A call of the editor's language of which nobody here knows what it does. */
export function noteUnreadCalls(machine: Machine, by: string, text: string): void {
  const bare = text.replace(/'(?:[^']|'')*'|"(?:[^"\\]|\\.)*"/g, "''")
  for (const [whole, name = '', at = 0] of calls(bare)) {
    if (COMPUTING.has(name)) continue
    if (FOLLOWED.test(name) && WRITTEN_OUT.test(bare.slice(at + whole.length))) continue
    machine.miss('code', by, '', `the function ${name}`)
    return
  }
}

function* calls(text: string): Generator<[string, string, number]> {
  for (const { 0: whole, 1: name = '', index } of text.matchAll(CALL)) yield [whole, name, index]
}

/** What code in Lua asks of the editor for itself: texts, windows, options, lists. */
const LUA_COMPUTING =
  /^vim\.(?:inspect|print|notify|notify_once|version|schedule|wait|defer_fn|split|gsplit|trim|startswith|endswith|pesc|validate|deepcopy|deep_equal|list_extend|islist|tbl_\w+|json\.\w+|iter|regex|stricmp|str_\w+|keymap\.\w+|diagnostic\.\w+|lsp\.(?:get|buf|list)\w*(?:\.\w+)*|treesitter\.\w+|opt(?:_local|_global)?(?:\.\w+)*:?\w*|api\.nvim_(?:(?:buf|win|tabpage)_(?:get|set|line|is|clear|add)\w*|get\w*|list\w*|set_(?:current_(?:line|win|buf)|option\w*|hl|var|keymap)|create_\w+|eval_statusline|echo|strwidth|open_win|win_\w+)|filetype\.\w+|loader\.\w+|o|bo|wo|g|b|w|t)$/
const LUA_CALL = /\bvim\.([\w.:]+)\s*[({"']/g

/** The same for Lua that an editor runs: what it reaches of the machine goes by the name of the editor. */
export function noteUnreadLua(machine: Machine, by: string, code: string): void {
  for (const [, path = ''] of code.matchAll(LUA_CALL)) {
    if (LUA_COMPUTING.test(`vim.${path}`)) continue
    const [, name = ''] = /^fn\.(\w+)$/.exec(path) ?? []
    if (COMPUTING.has(name)) continue
    machine.miss('code', by, '', `the function vim.${path}`)
    return
  }
}
