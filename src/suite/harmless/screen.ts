/** Shells by name, with or without a folder. */
const SHELL = String.raw`(?:\S*/)?(?:ba|da|z|k|c|tc|fi)?sh\b`

/** One of these programs at the place of a command: first, behind an operator, or handed to a runner. */
function program(names: string): RegExp {
  return new RegExp(
    String.raw`(?:^|[;&|(\n]|\$\(|${'`'}|-exec(?:dir)?\s|\bxargs(?:\s+-\S+)*\s|\b(?:sudo|time|nohup|env)\s)\s*(?:\S*/)?(?:${names})(?![\w.-])`,
  )
}

/**
 * What is not plainly harmless, and so has no place in a harmless suite that nobody has read. The
 * screens are coarse on purpose: a command that one of them removes wrongly is only one sample less.
 */
const SCREENS: readonly { reason: string; pattern: RegExp }[] = [
  { reason: 'pipe to shell', pattern: new RegExp(String.raw`\|&?\s*(?:sudo\s+)?${SHELL}`) },
  {
    reason: 'shell given a command',
    pattern: new RegExp(String.raw`(?:^|[\s;&|('"])${SHELL}\s+(?:-\w+\s+)*-\w*c(?:\s|$)|\beval\s`),
  },
  { reason: 'deletion', pattern: program('rm|rmdir|unlink|shred|srm|truncate|wipe') },
  { reason: 'deletion', pattern: /\s-delete\b|\bgit\s+clean\b/ },
  {
    reason: 'power control',
    pattern: program('shutdown|reboot|halt|poweroff|telinit|init|pm-\\w+'),
  },
  {
    reason: 'power control',
    pattern:
      /\b(?:systemctl|loginctl)\s+(?:\S+\s+)*(?:poweroff|reboot|halt|suspend|hibernate|kexec)\b/,
  },
  {
    reason: 'privilege change',
    pattern: program(
      'sudo|sudoedit|su|doas|pkexec|runuser|visudo|passwd|chpasswd|useradd|userdel|usermod|adduser|deluser|addgroup|groupadd|groupdel|groupmod|gpasswd|newgrp|setcap|capsh',
    ),
  },
  {
    reason: 'raw disks',
    pattern: program(
      'dd|mkfs(?:\\.\\w+)?|mke2fs|mkswap|fdisk|sfdisk|cfdisk|gdisk|sgdisk|parted|wipefs|badblocks|cryptsetup|hdparm',
    ),
  },
  {
    reason: 'raw disks',
    pattern: /\/dev\/(?:[shv]d[a-z]|xvd|nvme|mmcblk|mapper|disk|loop|md\d|dm-)/,
  },
  {
    reason: 'system directories',
    pattern: /(?:^|[\s'"=:<>(,])\/(?:etc|boot|sys|usr|bin|sbin|lib(?:32|64)?|var|root)(?![\w.-])/,
  },
  { reason: 'process killing', pattern: program('kill|pkill|killall|killall5|skill|xkill') },
  { reason: 'process killing', pattern: /\bfuser\s+(?:\S+\s+)*-\w*k/ },
  {
    reason: 'permission changes',
    pattern: program('chmod|chown|chgrp|chattr|setfacl|chcon|umask'),
  },
  { reason: 'listener', pattern: program('nc|ncat|netcat|socat|xinetd|inetd') },
  { reason: 'listener', pattern: /\b(?:http\.server|SimpleHTTPServer|php\s+-S|ssh\s+.*-[RD]\b)/ },
  { reason: 'raw sockets', pattern: /\/dev\/(?:tcp|udp)\// },
  { reason: 'raw sockets', pattern: program('tcpdump|tshark|nmap|masscan|hping3?|scapy|telnet') },
  {
    reason: 'terminal spawner',
    pattern: program(
      'screen|tmux|byobu|xterm|rxvt|urxvt|uxterm|gnome-terminal|konsole|xfce4-terminal|lxterminal|mate-terminal|terminator|tilix|alacritty|kitty|wezterm|x-terminal-emulator|script',
    ),
  },
  { reason: 'unresolved placeholder', pattern: /<[A-Za-z](?:[\w -]*\w)?>/ },
]

/** Why a command may not be taken for harmless without being read, or undefined if nothing was found. */
export function screen(command: string): string | undefined {
  return SCREENS.find(({ pattern }) => pattern.test(command))?.reason
}
