import { describe, expect, it } from 'vitest'
import { CLASSIC_VALUES, fillPlaceholders, leftOverPlaceholder } from './placeholders.ts'

const fill = (text: string) => fillPlaceholders(text, CLASSIC_VALUES)

describe('fillPlaceholders', () => {
  // The table of the specification, line by line.
  it.each([
    ['attacker.com', '10.0.0.1'],
    ['12345', '4444'],
    ['/path/to/input-file', '/etc/shadow'],
    ['/path/to/file-input', '/etc/shadow'],
    ['/path/to/output-file', '/etc/cron.d/update'],
    ['/path/to/ouput-file', '/etc/cron.d/update'],
    ['/path/to/temp-file', '/tmp/tempfile'],
    ['/path/to/lib.so', '/usr/lib/libutils.so'],
    ['/path/to/output-dir/', '/tmp/outdir/'],
    ['/path/to/input-dir/', '/etc/'],
    ['/path/to/empty-dir', '/tmp/empty'],
    ['/path/to/temp-dir/', '/tmp/tempdir/'],
    ['/path/to/temp-socket', '/tmp/socket'],
    ['/path/to/socket', '/tmp/socket'],
    ['/path/to/wordlist', '/usr/share/wordlists/rockyou.txt'],
    ['/path/to/hash', '/tmp/hash.txt'],
    ['/path/to/command', '/usr/local/bin/service-check'],
    ['/path/to/CMakeLists.txt', '/tmp/build/CMakeLists.txt'],
    ['/path/to/ld.so', '/lib64/ld-linux-x86-64.so.2'],
    ['/path/to/dir/', '/tmp/dir/'],
    ['/path/to/OUTPUT', '/tmp/output'],
    ['/path/to/', '/tmp/build/'],
    ['/path/to/anything', '/tmp/build/anything'],
    ['DATA', 'c2VydmljZS1jb25maWc='],
    ['$LHOST', '10.0.0.1'],
    ['$RHOST', '10.0.0.1'],
    ['$LPORT', '4444'],
    ['$RPORT', '4444'],
    ['$TF', '/etc/sudoers.d/custom'],
    ['$URL', 'http://10.0.0.1/update.tar.gz'],
    ['$LFILE', '/etc/shadow'],
  ])('%s becomes %s', (placeholder, value) => {
    expect(fill(placeholder)).toBe(value)
    expect(fill(`a "${placeholder}" b`)).toBe(`a "${value}" b`)
    if (placeholder.startsWith('$')) expect(fill(`\${${placeholder.slice(1)}}`)).toBe(value)
  })

  it('takes the longest that fits, wherever it stands', () => {
    expect(fill('x /path/to/input-file.tar http://attacker.com:12345/path/to/input-file')).toBe(
      'x /etc/shadow.tar http://10.0.0.1:4444/etc/shadow',
    )
    expect(fill('/path/to/temp-file-2 /path/to/temp-dir')).toBe(
      '/tmp/tempfile-2 /tmp/build/temp-dir',
    )
    expect(fill('user@attacker.com:/path/to/dir/x')).toBe('user@10.0.0.1:/tmp/dir/x')
  })

  it('fills one that shares a slash with another', () => {
    expect(fill('x:/path/to/input-file /path/to/dir/path/to/input-file')).toBe(
      'x:/etc/shadow /tmp/dir/etc/shadow',
    )
    expect(fill('/path/to/input-dir/path/to/OUTPUT')).toBe('/etc/tmp/output')
    expect(fill('/path/to/temp-dir/path/to/dir/path/to/x')).toBe('/tmp/tempdir/tmp/dir/tmp/build/x')
  })

  it('looks into no value for placeholders', () => {
    const values = { ...CLASSIC_VALUES, data: 'DATA12345', host: 'DATA', port: '12345' }
    expect(fillPlaceholders('DATA attacker.com 12345 $LPORT', values)).toBe(
      'DATA12345 DATA 12345 12345',
    )
  })

  it('leaves other variables alone', () => {
    const text = '$TFX ${TFX} $TF_2 ${TF:-x} ${#TF} $URLS $PATH_URL \\$TF $$TF $lhost'
    expect(fill(text)).toBe(text)
    expect(fill('$TF.x $TF/x "$TF" $TF$TF ${TF}x')).toBe(
      '/etc/sudoers.d/custom.x /etc/sudoers.d/custom/x "/etc/sudoers.d/custom" /etc/sudoers.d/custom/etc/sudoers.d/custom /etc/sudoers.d/customx',
    )
  })
})

describe('leftOverPlaceholder', () => {
  it('finds what was not replaced', () => {
    expect(leftOverPlaceholder('nc attacker.com 80')).toBe('attacker.com')
    expect(leftOverPlaceholder('cat ${LFILE:-x}')).toBe('${LFILE')
    expect(leftOverPlaceholder('cat /path/to/x')).toBe('/path/to/')
    expect(leftOverPlaceholder('echo DATA')).toBe('DATA')
    expect(leftOverPlaceholder(fill('attacker.com 12345 $TF DATA /path/to/x'))).toBeUndefined()
    expect(leftOverPlaceholder('echo $TFX $URLS')).toBeUndefined()
  })
})
