/**
 * Words that programs have for what matters: secrets, memory of processes, ways in, what starts by itself,
 * accounts, traces, the end of data. Where nobody described an option, a subcommand or a program, its words
 * are all that there is, and one of these makes it matter what it does.
 */
const ANYWHERE = new Set(
  `
    dump dumps dumping cookie cookies credential credentials creds secret secrets password passwords
    passphrase passphrases plaintext reveal unmask decrypt keychain keyring wallet wallets logins sudoers
    memory heapdump coredump checkpoint inject injection hijack spy keylog sniff impersonate
    tunnel backdoor autostart crontab cron persist persistence suid setuid
    delete wipe erase shred destroy nuke kill history histories unlink truncate
  `
    .trim()
    .split(/\s+/),
)

/** The same of a program that nobody described: these are ordinary where the rest of it is known. */
const OF_STRANGERS = new Set(
  `
    export exports import restore recover clean cleanup clear purge remove uninstall reset flush drop
    overwrite attach core heap snapshot snapshots expose share listen serve server remote forward proxy
    shell exec eval install enable disable mask stop unload load register enroll join adopt agent
    service daemon startup boot schedule hook hooks user users account accounts group groups passwd shadow
    hashes token tokens key keys vault journal audit firewall privileged admin root push upload send
    mine miner pool connect grant elevate unlock bypass
  `
    .trim()
    .split(/\s+/),
)

/** The first such word in the name of an option or subcommand: `cookies` in `--cookies-from-browser`. */
export function weightyWord(name: string, ofStranger = false): string | undefined {
  // A file is named by whoever made it.
  if (!/^-{0,2}[A-Za-z][\w:-]*$/.test(name)) return undefined
  return name
    .replace(/([a-z])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((word) => ANYWHERE.has(word) || (ofStranger && OF_STRANGERS.has(word)))
}
