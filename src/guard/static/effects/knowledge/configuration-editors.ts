import type { KnowledgeTable } from './entry.ts'

/** Programs that change single values in configuration files. */
export const configurationEditors: KnowledgeTable = {
  'git-config': '-*',
  'desktop-file-install': 'read* | dir:write-dir add-category: vendor:',
  kwriteconfig5: '- | file:write group: key: type: delete',
  kwriteconfig6: '=kwriteconfig5',
  dasel: '- | f,file:read r: w: s,selector:',
  lineinfile: 'write -*',
}
