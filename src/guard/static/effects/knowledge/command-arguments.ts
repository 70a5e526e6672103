import type { SideCommandKind } from '../side-commands.ts'

/**
 * Words of a program that make the next word a command, or that carry one themselves: keys of
 * settings that are given as words, items of agents, messages to services.
 */
export interface CommandArgument {
  /** Their names, with blanks between. */
  programs: string
  /** Group 1, where there is one, is the command; else the next word is. */
  word: RegExp
  /** `remote`: judged by what it does, there. */
  kind: SideCommandKind | 'remote'
}

export const COMMAND_ARGUMENTS: readonly CommandArgument[] = [
  // keys of settings
  { programs: 'aws', word: /^(?:profile\.\w+\.)?credential_process$/, kind: 'password' },
  {
    programs: 'fail2ban-client',
    word: /^action(?:ban|unban|start|stop|check|reload|flush)$/,
    kind: 'side',
  },
  {
    programs: 'gsettings dconf',
    word: /(?:^|[/-])(?:custom-command|command|exec)$/,
    kind: 'side',
  },
  { programs: 'chezmoi', word: /\{\{-?\s*output\s+"([^"]+)"/, kind: 'side' },
  { programs: 'gpg-connect-agent', word: /^\/definqprog\s+\S+\s+(.+)$/, kind: 'side' },
  { programs: 'asterisk', word: /^!\s*(.+)$/, kind: 'side' },
  { programs: 'snmpset snmpusm', word: /nsExtendCommand\S*$/, kind: 'program' },
  { programs: 'kubectl oc', word: /^--exec-command(?:=(.+))?$/, kind: 'program' },
  {
    programs: 'rclone restic borg kopia',
    word: /^--(?:password-command|passcommand)(?:=(.+))?$/,
    kind: 'password',
  },
  {
    programs: 'hyprctl swaymsg i3-msg bspc herbstclient awesome-client riverctl niri',
    word: /^(?:exec|spawn)$/,
    kind: 'side',
  },
  {
    programs: 'snap lxc incus',
    word: /^raw\.(?:lxc|qemu)=.*hook\.\S+\s*=\s*(\S+)/,
    kind: 'side',
  },
  { programs: 'vboxmanage VBoxManage', word: /^--exe(?:=(.+))?$/, kind: 'program' },
  { programs: 'postconf', word: /^(?:mailbox_command|\w+_program)\s*=\s*(.+)$/, kind: 'side' },
  // items of agents
  {
    programs: 'zabbix_agent zabbix_agent2 zabbix_agentd zabbix_agentd2 zabbix_get',
    word: /system\.run\[\s*"?(.+?)"?\s*(?:,\s*(?:no)?wait)?\]$/,
    kind: 'side',
  },
  {
    programs: 'weechat weechat-headless weechat-curses irssi',
    word: /^\/?exec\s+(?:-\w+\s+)*(.+)$/s,
    kind: 'side',
  },
  { programs: 'lf', word: /^[$!&%]\s*(.+)$/s, kind: 'side' },
  { programs: 'az', word: /^--scripts(?:=(.+))?$/s, kind: 'remote' },
  { programs: 'gcloud', word: /^--command(?:=(.+))?$/s, kind: 'remote' },
  {
    programs:
      'qemu-system-x86_64 qemu-system-i386 qemu-system-aarch64 qemu-system-arm qemu-system-riscv64 kvm qemu',
    word: /^exec:(.+)$/s,
    kind: 'side',
  },
  {
    programs:
      'qemu-system-x86_64 qemu-system-i386 qemu-system-aarch64 qemu-system-arm qemu-system-riscv64 kvm qemu',
    word: /(?:^|,)(?:down)?script=(?!no\b)([^,]+)/,
    kind: 'side',
  },
  {
    programs: 'ffmpeg ffplay ffprobe',
    word: /(?:^|[=,])frei0r=(?:filter_name=)?(\/[^:,]+)/,
    kind: 'program',
  },
  {
    programs: 'mpv mplayer vlc',
    word: /^(?:--)?(?:input-command|script-opts)=run[ ,](.+)$/,
    kind: 'side',
  },
  {
    programs: 'xterm urxvt rxvt st',
    word: /^[*.\w]*(?:print|keysym)\S*[.:]\s*(?:command:|\|)(.+)$/,
    kind: 'side',
  },
  { programs: 'rpm rpmbuild rpmspec', word: /^__\w+\s+(\/\S+)/, kind: 'tool' },
  // addresses that are commands
  { programs: 'git', word: /^(?:--\w+=)?ext::(?!git )(.+)$/s, kind: 'side' },
  { programs: 'git', word: /^(?:--\w+=)?ssh:\/\/-oProxyCommand=([^/]+)/, kind: 'side' },
  { programs: 'svn hg git', word: /^svn\+ssh:\/\/-oProxyCommand=([^/]+)/, kind: 'side' },
  // code of editors and viewers
  { programs: 'kak kakoune', word: /%sh\{([^}]*)\}/s, kind: 'side' },
  { programs: 'lnav', word: /^[:;|]\s*shexec\s+(.+)$/s, kind: 'side' },
  { programs: 'mpv', word: /^--input-commands?=run\s+(.+)$/s, kind: 'side' },
  { programs: 'rtorrent', word: /^(?:\S*[.,])?execute\w*(?:\.\w+)*=(.+)$/s, kind: 'side' },
  {
    programs: 'feh sxiv nsxiv imv',
    word: /^--?(?:action\d?|A\d?|info)(?:=(.+))?$/,
    kind: 'side',
  },
  {
    programs: 'zathura sioyek',
    word: /^(?:-x|--synctex-editor-command)(?:=(.+))?$/,
    kind: 'editor',
  },
  { programs: 'nnn vifm ranger yazi broot', word: /^[:!]?!\s*(.+)$/s, kind: 'side' },
  { programs: 'vifm', word: /^(?:\+|-c\s*)?:?!\s*(.+)$/s, kind: 'side' },
  {
    programs: 'taskwarrior task',
    word: /^rc\.(?:editor|default\.command|hooks\.location)[=:](.+)$/,
    kind: 'editor',
  },
  { programs: 'gh glab', word: /^!(.+)$/s, kind: 'remote' },
  {
    programs: 'az gcloud aws',
    word: /"(?:commandToExecute|script|startup-script|commands)"\s*:\s*\[?\s*"((?:[^"\\]|\\.)+)"/,
    kind: 'remote',
  },
  { programs: 'bettercap', word: /^!\s*(.+)$/s, kind: 'side' },
  { programs: 'pcs crm crmsh', word: /^(?:binfile|script|cmd)=(.+)$/, kind: 'side' },
  { programs: 'consul-template', word: /^[^:\s]+:[^:\s]+:(.+)$/s, kind: 'remote' },
  { programs: 'defaults', word: /^Log(?:in|out)Hook$/, kind: 'program' },
  // units that are made of a message
  {
    programs: 'busctl gdbus dbus-send qdbus',
    word: /Exec(?:Start|StartPre|Stop)['"]?\W+.*?(\/[\w./-]+)/s,
    kind: 'side',
  },
]
