import type { KnowledgeTable } from './entry.ts'

/** Programs that change single values in configuration files. */
export const configurationEditors: KnowledgeTable = {
  crudini: 'write -* | set get del merge inplace existing: format: | dry=--get',
  'git-config': '-*',
  xmlstarlet: '- | | sub',
  'xmlstarlet ed':
    'read* | L,inplace u,update: v,value: d,delete: i,insert: a,append: s,subnode: t: n: x: N: | inplace',
  'xmlstarlet sel': 'read* | t: m: v: o: n c: N:',
  'desktop-file-install': 'read* | dir:write-dir add-category: vendor:',
  kwriteconfig5: '- | file:write group: key: type: delete',
  kwriteconfig6: '=kwriteconfig5',
  dasel: '- | f,file:read r: w: s,selector:',
  initool: '- read -*',
  lineinfile: 'write -*',
  'systemd-tmpfiles': 'read* | create remove clean prefix: root:',
}
