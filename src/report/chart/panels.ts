const COLUMNS = 3

/** Four stand in a square: a row of three and one below would leave a hole. */
function columnsFor(guards: number): number {
  return guards === 4 ? 2 : Math.min(COLUMNS, guards)
}

/** One small picture per guard, side by side in rows. */
export function panelsByGuard(
  guards: readonly string[],
  values: readonly object[],
  spacing: { row: number; column: number },
  spec: object,
) {
  const columns = columnsFor(guards.length)
  return {
    data: { values: [...values] },
    columns,
    spacing,
    // Where the last row is not full, a shared axis would stand below nothing.
    ...(guards.length % columns !== 0 && { resolve: { axis: { x: 'independent' } } }),
    facet: { field: 'guard', type: 'nominal', title: null, sort: [...guards] },
    spec,
  }
}

/** About how wide so many panels are, for captions. */
export function panelsWidth(guards: number, panel: number): number {
  return Math.max(460, columnsFor(guards) * panel)
}
