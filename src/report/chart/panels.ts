const COLUMNS = 3

/** One small picture per guard, side by side in rows. */
export function panelsByGuard(
  guards: readonly string[],
  values: readonly object[],
  spacing: { row: number; column: number },
  spec: object,
) {
  return {
    data: { values: [...values] },
    columns: Math.min(COLUMNS, guards.length),
    spacing,
    facet: { field: 'guard', type: 'nominal', title: null, sort: [...guards] },
    spec,
  }
}

/** About how wide so many panels are, for captions. */
export function panelsWidth(guards: number, panel: number): number {
  return Math.max(460, Math.min(COLUMNS, guards) * panel)
}
