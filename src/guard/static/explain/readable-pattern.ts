/** A pattern as people write one: without anchors and marks, `*` for what may be anything. */
export function readablePattern({ source }: { source: string }): string {
  return source
    .replace(/\(\?[!=<][^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
    .replaceAll('(?:', '(')
    .replace(/\\[bBd]\+?|\[\\?[\w-]+\][*+]/g, (mark) => (mark.startsWith('\\b') ? '' : '*'))
    .replace(/(?:\.|\\[wWsS]|\[\^?[^\]]*\])[*+]\??/g, '*')
    .replace(/(?<!\\)[\^$]/g, '')
    .replace(/\\([./+:\-*?|^$(){}[\]\\])/g, '$1')
    .replace(/^\((.*)\)$/, (whole, inner: string) => (/[()]/.test(inner) ? whole : inner))
    .replaceAll('|', ' | ')
    .trim()
}
