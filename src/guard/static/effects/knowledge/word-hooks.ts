import type { HookKind } from '../hooks.ts'

/**
 * Words of a program that make the next word a command, or that carry one themselves: keys of
 * settings that are given as words, items of agents, messages to services.
 */
export interface WordHook {
  /** Their names, with blanks between. */
  programs: string
  /** Group 1, where there is one, is the command; else the next word is. */
  word: RegExp
  /** `remote`: judged by what it does, there. */
  kind: HookKind | 'remote'
}

export const WORD_HOOKS: readonly WordHook[] = [
  // keys of settings
  { programs: 'aws', word: /^(?:profile\.\w+\.)?credential_process$/, kind: 'password' },
  {
    programs: 'fail2ban-client',
    word: /^action(?:ban|unban|start|stop|check|reload|flush)$/,
    kind: 'hook',
  },
  {
    programs: 'gsettings dconf',
    word: /(?:^|[/-])(?:custom-command|command|exec)$/,
    kind: 'hook',
  },
  { programs: 'chezmoi', word: /\{\{-?\s*output\s+"([^"]+)"/, kind: 'hook' },
  { programs: 'gpg-connect-agent', word: /^\/definqprog\s+\S+\s+(.+)$/, kind: 'hook' },
  { programs: 'asterisk', word: /^!\s*(.+)$/, kind: 'hook' },
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
    kind: 'hook',
  },
  {
    programs: 'snap lxc incus',
    word: /^raw\.(?:lxc|qemu)=.*hook\.\S+\s*=\s*(\S+)/,
    kind: 'hook',
  },
  { programs: 'vboxmanage VBoxManage', word: /^--exe(?:=(.+))?$/, kind: 'program' },
  { programs: 'postconf', word: /^(?:mailbox_command|\w+_program)\s*=\s*(.+)$/, kind: 'hook' },
  // items of agents
  {
    programs: 'zabbix_agent zabbix_agent2 zabbix_agentd zabbix_agentd2 zabbix_get',
    word: /system\.run\[\s*"?(.+?)"?\s*(?:,\s*(?:no)?wait)?\]$/,
    kind: 'hook',
  },
  {
    programs: 'weechat weechat-headless weechat-curses irssi',
    word: /^\/?exec\s+(?:-\w+\s+)*(.+)$/s,
    kind: 'hook',
  },
  { programs: 'lf', word: /^[$!&%]\s*(.+)$/s, kind: 'hook' },
  { programs: 'az', word: /^--scripts(?:=(.+))?$/s, kind: 'remote' },
  { programs: 'gcloud', word: /^--command(?:=(.+))?$/s, kind: 'remote' },
  {
    programs:
      'qemu-system-x86_64 qemu-system-i386 qemu-system-aarch64 qemu-system-arm qemu-system-riscv64 kvm qemu',
    word: /^exec:(.+)$/s,
    kind: 'hook',
  },
  {
    programs:
      'qemu-system-x86_64 qemu-system-i386 qemu-system-aarch64 qemu-system-arm qemu-system-riscv64 kvm qemu',
    word: /(?:^|,)(?:down)?script=(?!no\b)([^,]+)/,
    kind: 'hook',
  },
  {
    programs: 'ffmpeg ffplay ffprobe',
    word: /(?:^|[=,])frei0r=(?:filter_name=)?(\/[^:,]+)/,
    kind: 'program',
  },
  {
    programs: 'mpv mplayer vlc',
    word: /^(?:--)?(?:input-command|script-opts)=run[ ,](.+)$/,
    kind: 'hook',
  },
  {
    programs: 'xterm urxvt rxvt st',
    word: /^[*.\w]*(?:print|keysym)\S*[.:]\s*(?:command:|\|)(.+)$/,
    kind: 'hook',
  },
  { programs: 'rpm rpmbuild rpmspec', word: /^__\w+\s+(\/\S+)/, kind: 'tool' },
  // addresses that are commands
  { programs: 'git', word: /^(?:--\w+=)?ext::(?!git )(.+)$/s, kind: 'hook' },
  { programs: 'git', word: /^(?:--\w+=)?ssh:\/\/-oProxyCommand=([^/]+)/, kind: 'hook' },
  { programs: 'svn hg git', word: /^svn\+ssh:\/\/-oProxyCommand=([^/]+)/, kind: 'hook' },
  // code of editors and viewers
  { programs: 'kak kakoune', word: /%sh\{([^}]*)\}/s, kind: 'hook' },
  { programs: 'lnav', word: /^[:;|]\s*shexec\s+(.+)$/s, kind: 'hook' },
  { programs: 'mpv', word: /^--input-commands?=run\s+(.+)$/s, kind: 'hook' },
  { programs: 'rtorrent', word: /^(?:\S*[.,])?execute\w*(?:\.\w+)*=(.+)$/s, kind: 'hook' },
  {
    programs: 'feh sxiv nsxiv imv',
    word: /^--?(?:action\d?|A\d?|info)(?:=(.+))?$/,
    kind: 'hook',
  },
  {
    programs: 'zathura sioyek',
    word: /^(?:-x|--synctex-editor-command)(?:=(.+))?$/,
    kind: 'editor',
  },
  { programs: 'nnn vifm ranger yazi broot', word: /^[:!]?!\s*(.+)$/s, kind: 'hook' },
  { programs: 'vifm', word: /^(?:\+|-c\s*)?:?!\s*(.+)$/s, kind: 'hook' },
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
  { programs: 'bettercap', word: /^!\s*(.+)$/s, kind: 'hook' },
  { programs: 'pcs crm crmsh', word: /^(?:binfile|script|cmd)=(.+)$/, kind: 'hook' },
  { programs: 'consul-template', word: /^[^:\s]+:[^:\s]+:(.+)$/s, kind: 'remote' },
  { programs: 'defaults', word: /^Log(?:in|out)Hook$/, kind: 'program' },
  // units that are made of a message
  {
    programs: 'busctl gdbus dbus-send qdbus',
    word: /Exec(?:Start|StartPre|Stop)['"]?\W+.*?(\/[\w./-]+)/s,
    kind: 'hook',
  },
]
