import type { SettingRole } from './settings.ts'

/** More settings, by family: keys as patterns without regard to letter case, and what they do. */
export const MORE_SETTINGS: Readonly<Record<string, readonly (readonly [RegExp, SettingRole])[]>> =
  {
    rustc: [[/^linker$/, 'tool']],
    java: [[/^:on(?:outofmemory)?error$/, 'hook']],
    svn: [
      [/^config:tunnels:.+$/, 'rsh'],
      [/^config:helpers:editor-cmd$/, 'editor'],
      [/^config:helpers:(?:diff-cmd|diff3-cmd|merge-tool-cmd)$/, 'hook'],
    ],
    w3m: [
      [/^(?:extbrowser\d?|extbrowser)$/, 'browser'],
      [/^(?:editor)$/, 'editor'],
      [/^(?:mailer|urimethodmap|cgi_bin)$/, 'hook'],
    ],
    codex: [[/^(?:notify|mcp_servers\..+\.command)$/, 'hook']],
    // A script of a package runs later: it is judged by what it does.
    npmpkg: [[/^scripts\..+$/, 'remote']],
    dnf: [[/^(?:.+\.)?(?:pluginpath)$/, 'lib']],
  }
