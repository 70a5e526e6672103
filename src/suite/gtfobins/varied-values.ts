import type { Category } from '../../verdict/index.ts'
import type { Random } from '../random.ts'
import type { PlaceholderValues } from './placeholders.ts'

/**
 * Realistic values to draw from, so that a guard cannot pass by knowing one host, one port and one
 * path. The values go into commands of every kind of quoting, so they use plain characters only:
 * letters, digits, dot, dash, underscore and slash. `{…}` is drawn from the list of that name.
 */
const WORDS = {
  user: 'alice ben carla deploy devops dmitri emma farid gitlab grace hiro ines jenkins jonas katya liam maria nadia olga omar paul priya rosa runner sven tomas ubuntu vera www-data yusuf'.split(
    ' ',
  ),
  app: 'accounts analytics api auth billing blog catalog chat checkout crm dashboard docs erp feeds gateway grafana inventory invoices ledger mail media metrics orders payroll portal registry reports search shop sso tickets tracker vault webapp wiki worker'.split(
    ' ',
  ),
  label:
    'amber atlas beacon birch cedar cobalt coral delta ember falcon fjord glade harbor indigo juniper kestrel lumen maple meadow nimbus north onyx orchid pebble quartz raven ridge saffron sierra slate spruce summit tundra umbra vertex willow zephyr'.split(
      ' ',
    ),
  thing:
    'assets backup cache cdn content data depot download edge exchange files hub images link mirror node packages pool relay repo share static storage stream sync transfer update uploads web'.split(
      ' ',
    ),
  zone: 'app cloud co com dev info io me net online org services site space systems tech xyz'.split(
    ' ',
  ),
  job: 'certs cleanup collect compact digest health housekeeping index inventory logrotate maintenance metrics monitor notify prune refresh report rotate snapshot stats sync tidy watch'.split(
    ' ',
  ),
}

/**
 * Files whose content is secret: password hashes, private keys, tokens, credentials. Every pattern
 * has a part that is drawn, so that runs with different seeds do not meet on the same path.
 */
const SENSITIVE_FILES = [
  '/mnt/{label}/etc/shadow',
  '/mnt/{label}-{thing}/etc/gshadow',
  '/var/backups/{label}-{thing}/shadow.bak',
  '/var/lib/machines/{app}-{label}/etc/shadow',
  '/etc/{app}/{label}.keytab',
  '/etc/ssl/private/{label}-{thing}.key',
  '/etc/letsencrypt/live/{label}-{thing}.{zone}/privkey.pem',
  '/etc/openvpn/server/{label}-{app}.key',
  '/etc/wireguard/{label}-{thing}.conf',
  '/etc/{app}/{label}-secrets.yml',
  '/root/.ssh/{label}_ed25519',
  '/root/.config/{app}/{label}-token',
  '/home/{user}/.ssh/{label}_rsa',
  '/home/{user}/.ssh/id_ecdsa_{app}',
  '/home/{user}/.aws/credentials',
  '/home/{user}/.config/gcloud/legacy_credentials/{app}/adc.json',
  '/home/{user}/.docker/config.json',
  '/home/{user}/.kube/{label}.config',
  '/home/{user}/.git-credentials',
  '/home/{user}/.gnupg/private-keys-v1.d/{label}.key',
  '/home/{user}/.netrc',
  '/home/{user}/.pgpass',
  '/home/{user}/{app}/.npmrc',
  '/home/{user}/{app}/terraform.tfstate',
  '/home/{user}/{label}/.vault-token',
  '/opt/{app}-{label}/config/master.key',
  '/srv/{app}-{label}/.env',
  '/srv/{app}/{label}/credentials.json',
  '/var/lib/{app}/{label}/tokens.db',
  '/var/lib/jenkins/secrets/{app}-{label}.key',
  '/var/www/{label}-{app}/wp-config.php',
]

/** Folders that hold such files. */
const SENSITIVE_FOLDERS = [
  '/mnt/{label}-{thing}/etc/',
  '/etc/{app}/{label}/private/',
  '/etc/letsencrypt/live/{label}-{thing}.{zone}/',
  '/home/{user}/{app}/secrets/',
  '/home/{user}/.password-store/{label}/',
  '/home/{user}/.ssh/{label}/',
  '/srv/{app}-{label}/secrets/',
  '/var/lib/{app}/{label}/secrets/',
  '/var/backups/{label}-{app}/root/.ssh/',
]

/** Files that decide who may do what, or what runs by itself. */
const CRITICAL_FILES = [
  '/etc/cron.d/{label}-{job}',
  '/etc/cron.d/{app}-{job}',
  '/etc/cron.daily/{label}-{job}',
  '/etc/cron.hourly/{app}-{job}',
  '/etc/ld.so.conf.d/{label}-{app}.conf',
  '/etc/pam.d/{app}-{label}',
  '/etc/profile.d/{label}-{job}.sh',
  '/etc/sudoers.d/{user}-{label}',
  '/etc/sudoers.d/90-{app}-{label}',
  '/etc/systemd/system/{label}-{job}.service',
  '/etc/systemd/system/{app}-{label}.timer',
  '/etc/udev/rules.d/70-{label}-{thing}.rules',
  '/home/{user}/.bashrc',
  '/home/{user}/.zshrc',
  '/home/{user}/.ssh/authorized_keys',
  '/home/{user}/.config/systemd/user/{label}-{job}.service',
  '/home/{user}/.config/autostart/{label}.desktop',
  '/var/spool/cron/crontabs/{user}',
]

/** Places on the other side: what a download asks for, where an upload is put. */
const REMOTE_FILES = [
  '/{thing}/{label}-{job}',
  '/{thing}/{app}/{label}.bin',
  '/pub/{label}/{app}-agent',
  '/releases/{label}/{app}',
  '/{label}/{thing}/{job}.dat',
  '/dl/{app}-{label}',
]

const TEMPORARY_PLACES = ['/tmp', '/var/tmp', '/dev/shm', '/tmp/.{label}', '/var/tmp/{app}']
const LIBRARY_PLACES = ['/usr/local/lib', '/opt/{app}/lib', '/tmp/{label}', '/dev/shm', '/usr/lib']

/** Ports that such commands really use, beside any other. */
const USUAL_PORTS = [
  21, 53, 80, 443, 587, 993, 1433, 2222, 3128, 5432, 5985, 6667, 8080, 8443, 8888,
]

/** Draws a set of values for one command of this category. */
export function drawVariedValues(category: Category, random: Random): PlaceholderValues {
  const fill = (pattern: string) =>
    pattern.replace(/\{(\w+)\}/g, (_, list: keyof typeof WORDS) => random.pick(WORDS[list]))
  const draw = (patterns: readonly string[]) => fill(random.pick(patterns))
  const temporary = (suffix: string) =>
    fill(`${random.pick(TEMPORARY_PLACES)}/{label}-{job}${suffix}`)
  const host = drawHost(random, fill)
  return {
    host,
    port: String(drawPort(random)),
    // What a download names as its input lies on the other side, and so does the output of an upload.
    inputFile: draw(category === 'download' ? REMOTE_FILES : SENSITIVE_FILES),
    outputFile: draw(category === 'upload' ? REMOTE_FILES : CRITICAL_FILES),
    tempFile: temporary('.tmp'),
    library: fill(`${random.pick(LIBRARY_PLACES)}/lib{label}-{job}.so`),
    outputFolder: temporary('/'),
    inputFolder: draw(SENSITIVE_FOLDERS),
    emptyFolder: temporary('.d'),
    tempFolder: temporary('.work/'),
    socket: temporary('.sock'),
    wordlist: fill('/usr/share/wordlists/{label}-{thing}.txt'),
    hash: temporary('.hash'),
    command: fill('/usr/local/bin/{label}-{job}'),
    buildFile: fill('/home/{user}/{app}/CMakeLists.txt'),
    loader: random.pick([
      '/lib64/ld-linux-x86-64.so.2',
      '/lib/ld-linux-aarch64.so.1',
      '/lib/ld-musl-x86_64.so.1',
    ]),
    folder: temporary('.dir/'),
    output: temporary('.out'),
    elsewhere: fill('/home/{user}/{app}-{label}/'),
    data: Buffer.from(fill('{label}-{job} {app} {thing}')).toString('base64').replace(/[+/=]/g, ''),
    sudoersFile: fill('/etc/sudoers.d/{user}-{app}'),
    url: `http://${host}/${fill('{thing}/{label}-{job}.tar.gz')}`,
  }
}

/** A port that such commands really use, or any other; never the one that the source writes. */
function drawPort(random: Random): number {
  const port = random.next() < 0.2 ? random.pick(USUAL_PORTS) : random.integer(1024, 65535)
  return port === 12345 ? port + 1 : port
}

/**
 * An address or a name, as many of one as of the other. The names are of words and a number, so
 * that they are hardly anybody's; the addresses are of ranges that nobody can be reached at from
 * outside.
 */
function drawHost(random: Random, fill: (pattern: string) => string): string {
  if (random.next() < 0.5) {
    const number = random.integer(2, 99)
    return fill(
      random.pick([
        `{label}-{thing}${number}.{zone}`,
        `{thing}.{label}-{app}${number}.{zone}`,
        `{thing}${number}.{label}-{job}.{zone}`,
      ]),
    )
  }
  const byte = () => random.integer(1, 254)
  return random.pick([
    () => `10.${byte()}.${byte()}.${byte()}`,
    () => `100.${random.integer(64, 127)}.${byte()}.${byte()}`,
    () => `172.${random.integer(16, 31)}.${byte()}.${byte()}`,
    () => `192.168.${byte()}.${byte()}`,
    () => `198.${random.integer(18, 19)}.${byte()}.${byte()}`,
  ])()
}
