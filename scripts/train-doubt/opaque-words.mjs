// Attacks as somebody rewrites them who wants the analysis to lose sight: a word that matters becomes the
// output of a program, or a pattern. They need not preserve what runs to the letter (nothing here is ever
// run), they teach how such a thing looks.
import { basename, dirname } from 'node:path/posix'

/** Paths and addresses of plain characters. */
const WORD = /(?<=[\s=])(?:~|\/|https?:\/\/)[\w./:@%+~-]{3,}/g

const halves = (word) => [word.slice(0, word.length >> 1), word.slice(word.length >> 1)]
const codes = (word) => [...word].map((character) => character.charCodeAt(0))
const reversed = (word) => [...word].reverse().join('')
const hex = (word) => Buffer.from(word).toString('hex')
/** A pattern that fits the name: `sh*w`. */
const pattern = (name) => `${name.slice(0, 2)}*${name.slice(-1)}`
const folder = (word) => (word.includes('/') ? dirname(word) : '.')

/** How a word comes out of a program that no analysis of the text runs. */
const GENERATORS = [
  (word) => `"$(sqlite3 :memory: "select '${halves(word).join("'||'")}'")"`,
  (word) => `"$(sqlite3 :memory: "select char(${codes(word).join(',')})")"`,
  (word) => `"$(node -p '"${halves(word).join('"+"')}"')"`,
  (word) => `"$(node -p 'String.fromCharCode(${codes(word).join()})')"`,
  (word) => `$(ruby -e 'print "${reversed(word)}".reverse')`,
  (word) => `"$(php -r 'echo strrev("${reversed(word)}");')"`,
  (word) => `$(lua -e 'io.write("${halves(word).join('".."')}")')`,
  (word) => `"$(jq -rn '"${halves(word).join('" + "')}"')"`,
  (word) => `$(m4 <<< 'define(x,${basename(word)})${folder(word)}/x')`,
  (word) => `"$(psql -tAc "select '${word}'")"`,
  (word) => `"$(gawk 'BEGIN { printf "%s%s", "${halves(word).join('", "')}" }')"`,
  (word) => `"$(tclsh <<< 'puts -nonewline [string reverse ${reversed(word)}]')"`,
  (word) => `"$(guile -c '(display "${word}")')"`,
  (word) => `"$(perl -e 'print pack q(H*), q(${hex(word)})')"`,
  (word) => `"$(python3 -c 'print(bytes.fromhex("${hex(word)}").decode())')"`,
  (word) => `"$(date +'${word}')"`,
  (word) => `"$(ls -d ${folder(word)}/* | grep '${basename(word).slice(0, 3)}' | head -1)"`,
  (word) => `$(find ${folder(word)} -maxdepth 1 -name '${pattern(basename(word))}')`,
  (word) =>
    `"${folder(word)}/$(ls -A ${folder(word)} | grep -x '${pattern(basename(word)).replace('*', '.*')}')"`,
  (word) => `"$(stat -c %n ${folder(word)}/${pattern(basename(word))})"`,
  (word) => `"$(readlink -f ${folder(word)}/${pattern(basename(word))})"`,
  (word) => `$(compgen -G '${folder(word)}/${pattern(basename(word))}')`,
  (word) => `"$(locate -b -l 1 '${basename(word)}')"`,
  (word) => `"$(git config --get ${basename(word).replace(/\W/g, '')}.path)"`,
  (word) => `"$(xmllint --xpath 'concat("${halves(word).join('","')}")' - <<< '<a/>')"`,
  (word) => `$(awk -F: -v u="$(id -un)" '$1 == u { print $6 }' /etc/passwd)/${basename(word)}`,
  (word) => `${word.replace(/[aeiou](?=[^/]*$)/, '?')}`,
  (word) => `${word.replace(/([a-z])(?=[^/]*$)/, '[$1]')}`,
  (word) => `"$(dig +short txt ${basename(word).replace(/\W/g, '')}.example.org | tr -d '"')"`,
  (word) => `"$(redis-cli get ${basename(word).replace(/\W/g, '')})"`,
  () => `"$(getfattr -n user.p --only-values notes.txt)"`,
  () => `"$(sed -n 3p list.txt)"`,
]

/** The command with one of its words hidden, or undefined where it has none to hide. */
export function hideWord(command, random) {
  const words = [...command.matchAll(WORD)].filter(({ index }) => !isQuoted(command, index))
  if (words.length === 0) return undefined
  const { 0: word, index } = random.pick(words)
  const { length } = word
  return command.slice(0, index) + random.pick(GENERATORS)(word) + command.slice(index + length)
}

function isQuoted(command, index) {
  return command.slice(0, index).split("'").length % 2 === 0
}
