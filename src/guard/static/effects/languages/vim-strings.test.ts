import { describe, expect, it } from 'vitest'
import { analyse } from '../../analyse.ts'

const vim = (...commands: string[]) =>
  analyse(
    `vim -es ${commands.map((command) => `-c '${command.replaceAll("'", `'\\''`)}'`).join(' ')}`,
  )

describe('strings that an editor puts together', () => {
  it.each<[string[]]>([
    [['exe "!cat /etc/sha" . "dow"']],
    [['execute "!" .. "cat /etc/shadow"']],
    [[`exe "!cat " . '/etc/sha' .. "dow"`]],
    [['call system("cat /etc/sha"."dow")']],
    [['let x="dow" | exe "!cat /etc/sha".x']],
    [['exe "!cat \\x2fetc\\x2fshadow"']],
    [['exe "!cat \\057etc\\057shadow"']],
    [['let a="cat /etc/"', 'let a.="shadow"', 'exe "!".a']],
    [['let g:c = "!cat /etc/shadow"', 'exe c']],
  ])('are read: %j', (commands) =>
    expect(vim(...commands)).toMatchObject({ verdict: 'BLOCK', rule: '4' }))

  it.each<[string[]]>([
    [['exe "!" . getline(1)']],
    [['exe "!cat " . expand("<cfile>")']],
    [['call system("cat " . x)']],
  ])('are not known where a part is not seen: %j', (commands) =>
    expect(vim(...commands).certainty).toBe('unresolved'))

  it.each<[string[]]>([
    [['exe "normal! gg" . line(".")']],
    [['execute "set tabstop=" . 4']],
    [['let x = "a" . "b"', 'echo x']],
    [['exe "e " . fnameescape("a b.txt")']],
    [['!echo "a" . "b"']],
    [['exe "!echo it" . " works"']],
  ])('are known otherwise: %j', (commands) =>
    expect(vim(...commands)).toMatchObject({ verdict: 'ALLOW', certainty: 'known' }))
})
