import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { Machine } from '../effects/machine.ts'
import { runStatements } from '../effects/shell/run-script.ts'
import { parseScript } from '../parse/parse-script.ts'

/** What we think that a script prints. */
function ours(script: string): string {
  const machine = new Machine()
  return machine.symbols.show(runStatements(machine, parseScript(script).commands))
}

/** What bash prints. The scripts below only print. */
function theirs(script: string): string {
  const { stdout } = spawnSync('bash', ['--norc', '--noprofile', '-c', script], {
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
  })
  return stdout
}

/** Ways to write text that bash resolves before a program sees it. */
const SCRIPTS = [
  `printf '<%s>' r''m c\\at "a b" 'c d' e\\ f`,
  `printf '<%s>' $'\\x72\\155' $'a\\tb' $'\\u0041'`,
  `printf '<%s>' {a,b}c x{1..3}y {cat,/etc/hosts} {a..e..2} {01..03} a{b,{c,d}}e`,
  `a=ba b=sh; printf '<%s>' $a$b "$a$b" \${a}x`,
  `v='one two  three'; printf '<%s>' $v "$v"`,
  `IFS=:; v='one:two:three'; printf '<%s>' $v`,
  `x=abcdef; printf '<%s>' \${x:1:2} \${x: -2} \${x#ab} \${x%ef} \${x/cd/XY} \${#x} \${x^^} \${x^}`,
  `x=a.b.c; printf '<%s>' \${x##*.} \${x%%.*} \${x#*.} \${x%.*} \${x//./-}`,
  `printf '<%s>' "\${u:-rm -rf}" \${u:-x} \${u-y}; u=1; printf '<%s>' \${u:+set} "\${u:=2}"`,
  `a=(one two 'three four'); printf '<%s>' "\${a[@]}" "\${a[1]}" "\${#a[@]}" "\${a[@]:1:1}"`,
  `a=([5]=last [0]=first); printf '<%s>' "\${a[@]}"`,
  `declare -A m=([k]=v); printf '<%s>' "\${m[k]}"`,
  `r=target; target=found; printf '<%s>' "\${!r}"`,
  `R=value; declare -n T=R; printf '<%s>' "$T"`,
  `printf -v T '%s-%s' a b; printf '<%s>' "$T"`,
  `set -- a b c; printf '<%s>' "$@" "$1" $#; shift; printf '<%s>' "$@"`,
  `read -r a b <<< 'one two three'; printf '<%s>' "$a" "$b"`,
  `IFS=, read -r a b <<< 'one,two'; printf '<%s>' "$a" "$b"`,
  `while read -r l; do printf '<%s>' "$l"; done <<'E'\nx y\nz\nE`,
  `mapfile -t l <<< $'a\\nb'; printf '<%s>' "\${l[@]}"`,
  `printf '<%s>' $((1+2*3)) $((16#ff)) $((0x10 / 3)) $((2**5)) $((5 > 3 ? 7 : 8))`,
  `i=3; ((i+=2)); printf '<%s>' $i $((i++)) $i`,
  `for ((i=0;i<3;i++)); do printf '<%s>' $i; done`,
  `for x in a b; do for y in 1 2; do printf '<%s>' $x$y; done; done`,
  `f() { printf '<%s>' "$1" "$#"; }; f a b`,
  `case abc in a*) printf yes;; *) printf no;; esac`,
  `x=1; if [ "$x" = 1 ]; then printf same; else printf other; fi`,
  `[[ abc == a* ]] && printf match || printf differ`,
  `printf '<%s>' "$(echo hi)" \`echo there\` "$(printf %s a b)"`,
  `echo Y2F0IC9ldGMvaG9zdHM= | base64 -d`,
  `echo 636174 | xxd -r -p`,
  `echo olleh | rev`,
  `echo uryyb | tr a-z n-za-m`,
  `echo 'a-b-c' | cut -d- -f2`,
  `printf 'b\\na\\n' | sort`,
  `echo abc | sed 's/b/X/'`,
  `echo 'hxllo' | sed 'y/x/e/'`,
  `printf '1\\n2\\n3\\n' | head -n 2`,
  `printf '1\\n2\\n3\\n' | tail -n +2`,
  `seq 3`,
  `basename /a/b.txt .txt; dirname /a/b`,
  `cat <<E\nx $((1+1)) \${u:-d}\nE`,
  `cat <<'E'\n$x\nE`,
  `echo a | { read x; echo "got $x"; }`,
  `x=$'a\\nb'; echo "$x"; echo $x`,
  `echo -e 'a\\tb' ; echo -n c`,
  `printf '%s %d %x %c|' a 10 255 xyz`,
  `printf '%b' '\\x41\\n'`,
  `x=5; while [ $x -gt 2 ]; do printf $x; x=$((x-1)); done`,
  `a='x y'; b=("$a" z); printf '<%s>' "\${b[@]}"`,
  `: one two; printf '<%s>' $_`,
  `eval 'printf "<%s>" a b'`,
  `bash -c 'printf "<%s>" "$0" "$1"' zero one`,
  `exec 3<<<'from three'; cat <&3`,
  `s=abc; o=; for ((i=\${#s}-1;i>=0;i--)); do o+=\${s:i:1}; done; printf %s "$o"`,
]

describe('resolving words', () => {
  it.each(SCRIPTS)('prints what bash prints: %s', (script) => {
    expect(ours(script)).toBe(theirs(script))
  })
})
