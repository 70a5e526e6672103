/**
 * Where programs take secrets in their arguments, as their manuals write it: programs, words that
 * must follow one another, options, the value. Alternatives are divided by `|`, `_` is any word,
 * NAMED one that names a secret. The value is SECRET, or has it in a part: `USER:SECRET`. Glued to
 * its option (`-pSECRET`) it is only ever glued. What an option itself calls a secret (`--password`,
 * `--api-key`) needs no line here.
 */
const ARGUMENTS = `
mysql|mysqldump|mysqladmin|mysqlimport|mysqlcheck|mysqlshow|mysqlslap|mysqlbinlog|mariadb|mariadb-dump|mariadb-admin|mycli -pSECRET
mysqladmin password SECRET
redis-cli|valkey-cli|keydb-cli -a SECRET
mongo|mongosh|mongodump|mongorestore|mongoexport|mongoimport|mongostat|mongotop -p SECRET
sqlcmd|bcp|isql|tsql|osql -P SECRET
sqlplus|sqlldr|expdp|impdp USER/SECRET
cqlsh|cypher-shell -p SECRET
nodetool -pw SECRET
etcdctl --user USER:SECRET
rabbitmqctl add_user|change_password|authenticate_user _ SECRET
mosquitto_pub|mosquitto_sub|mosquitto_rr|ipmitool -P SECRET
az login -p SECRET
doctl -t SECRET
mc alias set _ _ _ SECRET
mc config host add _ _ _ SECRET
vault|bao|cargo|wandb|railway login SECRET
pulumi config set _ SECRET
docker|podman|buildah|nerdctl|helm|oras|crane|regctl|oc|cf login -p SECRET
skopeo|podman|buildah --creds|--src-creds|--dest-creds USER:SECRET
poetry config _ _ SECRET
config|set|setenv|setx|--arg NAMED SECRET
twine|poetry|uv upload|publish -p SECRET
nuget setapikey SECRET
nuget|dotnet push -k SECRET
gh secret set -b|--body SECRET
ngrok authtoken|add-authtoken SECRET
vercel -t SECRET
netlify -a SECRET
curl -u|--user|-U|--proxy-user USER:SECRET
curl -b|--cookie NAME=SECRET
curl --oauth2-bearer SECRET
http|https|xh|xhs -a USER:SECRET
lftp -u USER,SECRET
ncftp|ncftpget|ncftpput|rdesktop|steghide -p SECRET
smbclient|smbget|rpcclient|smbcacls|winexe|net -U|--user USER%SECRET
ldapsearch|ldapmodify|ldapadd|ldapdelete|ldapwhoami|ldappasswd|ldapcompare -w SECRET
ldappasswd -s|-a SECRET
snmpget|snmpwalk|snmpset|snmpbulkwalk|snmptrap -A|-X SECRET
xfreerdp|xfreerdp3|wlfreerdp /p:SECRET
sshpass -p SECRET
ssh-keygen -N|-P SECRET
htpasswd _ _ SECRET
useradd|usermod -p SECRET
wpa_passphrase _ SECRET
nmcli password SECRET
nmcli modify|add _ wifi-sec.psk|802-11-wireless-security.psk SECRET
openssl -pass|-passin|-passout pass:SECRET
openssl -k|-K SECRET
apksigner --ks-pass|--key-pass pass:SECRET
keytool|jarsigner -storepass|-keypass|-srcstorepass|-deststorepass|-srckeypass|-destkeypass SECRET
zip|unzip|zipcloak -P SECRET
7z|7za|7zr|7zz|rar|unrar -pSECRET
pdftk user_pw|owner_pw|input_pw SECRET
bw unlock SECRET
bw login _ SECRET
security -w|-p SECRET
`

/** The same for what is read from a pipe or from `<<<`, where the words stand anywhere. */
const INPUTS = `
docker|podman|buildah|nerdctl|helm|oras|crane|skopeo|regctl --password-stdin SECRET
gh --with-token SECRET
gh|wrangler secret SECRET
sudo -S SECRET
passwd --stdin SECRET
chpasswd USER:SECRET
cryptsetup luksOpen|open|luksFormat|luksAddKey SECRET
vault|bao login SECRET
kinit SECRET
gpg --passphrase-fd SECRET
`

export interface Usage {
  words: readonly (readonly string[])[]
  options: readonly string[]
  /** The value is only ever glued to its option. */
  glued: boolean
  /** The value may be glued to an option of one letter. */
  mayGlue: boolean
  /** The secret in the value is the group. */
  shape: RegExp
}

/** What a value with a secret in it looks like. */
const SHAPES: ReadonlyMap<string, RegExp> = new Map([
  ['', /^(.+)/ds],
  ['USER:', /^[^:]*:(.+)/ds],
  ['USER/', /^[^/@-][^/@]*\/([^@]+)/d],
  ['USER%', /^[^%]*%(.+)/ds],
  ['USER,', /^[^,]*,(.+)/ds],
  ['NAME=', /^[^=]*=(.+)/ds],
  ['pass:', /^pass:(.+)/ds],
])

/** Read when the first command asks: most programs that load this room never do. */
let tables: Record<'arguments' | 'inputs', ReadonlyMap<string, Usage[]>> | undefined

/** Looking for a name in their text is faster than reading them, if it is done for one command only. */
const FEW = 32
let asked = 0

export function isInTables(program: string): boolean {
  if (tables === undefined && asked++ < FEW && !isMentioned(program)) return false
  return usagesOf('arguments', program).length > 0 || usagesOf('inputs', program).length > 0
}

export function usagesOf(kind: 'arguments' | 'inputs', program: string): readonly Usage[] {
  tables ??= { arguments: readTable(ARGUMENTS), inputs: readTable(INPUTS) }
  return tables[kind].get(program) ?? []
}

function isMentioned(program: string): boolean {
  return [ARGUMENTS, INPUTS].some((text) =>
    ['\n', '|'].some((before) =>
      ['|', ' '].some((after) => text.includes(before + program + after)),
    ),
  )
}

/** Programs whose long options have one dash: `openssl -keyout` is not `-k`. */
const LONG_OPTIONS = /^(?:openssl|security)$/

function readTable(text: string): ReadonlyMap<string, Usage[]> {
  const table = new Map<string, Usage[]>()
  for (const line of text.trim().split('\n')) {
    const [programs = '', ...rest] = line.split(' ')
    const usage = { ...readUsage(rest), mayGlue: !LONG_OPTIONS.test(programs) }
    for (const program of programs.split('|'))
      table.set(program, [...(table.get(program) ?? []), usage])
  }
  return table
}

function readUsage(tokens: readonly string[]): Omit<Usage, 'mayGlue'> {
  const value = tokens.at(-1)!.replace(/SECRET$/, '')
  const glued = /^[-/]/.test(value)
  const named = tokens.slice(0, -1).map((token) => token.split('|'))
  const isOption = ([first = '']: readonly string[]) => first.startsWith('-')
  return {
    words: named.filter((alternatives) => !isOption(alternatives)),
    options: glued ? [value] : named.filter(isOption).flat(),
    glued,
    shape: SHAPES.get(glued ? '' : value)!,
  }
}
