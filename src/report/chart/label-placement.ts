export interface Size {
  width: number
  height: number
}

/** A rectangle in pixels. */
export interface Box extends Size {
  x: number
  y: number
}

export interface Segment {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** A point that wants a label of a given size. */
export interface Anchor extends Size {
  x: number
  y: number
}

/** Where a label goes, and the line that leads to it when it stands away from its point. */
export interface Placement {
  box: Box
  leader: Segment | null
  /** Whether nothing else is covered. */
  free: boolean
}

/** Around a point, from near to far; right and above first, as people expect. */
const RADII = [9, 13, 19, 27, 37, 50, 66, 84]
const ANGLES = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8)
const SWEEPS = 8
const MARKER = 7
const COST = { covered: 1000, crossedLine: 14, crossedLeader: 80, outside: 1000 }

/**
 * Finds a place for every label so that none covers another, a point or the edge. Each label takes
 * its cheapest place in turn, again and again, while the others stand still; what comes of that
 * depends on who goes first, so several orders are tried.
 */
export function placeLabels(
  anchors: readonly Anchor[],
  plot: Size,
  obstacles: { boxes: readonly Box[]; lines: readonly Segment[] },
): Placement[] {
  const candidates = anchors.map(candidatesOf)
  const indices = anchors.map((_, i) => i)
  const orders = [
    indices,
    indices.toSorted((a, b) => anchors[a]!.y - anchors[b]!.y),
    indices.toSorted((a, b) => anchors[b]!.y - anchors[a]!.y),
    indices.toSorted((a, b) => anchors[b]!.x - anchors[a]!.x),
    indices.toSorted((a, b) => anchors[a]!.x - anchors[b]!.x),
  ]
  let best: { chosen: Candidate[]; costs: number[]; sum: number } | undefined
  for (const order of orders) {
    const tried = settle(order, candidates, (candidate, own, others) =>
      costOf(candidate, own, others, anchors, plot, obstacles),
    )
    const sum = tried.costs.reduce((total, cost) => total + cost, 0)
    if (!best || sum < best.sum) best = { ...tried, sum }
  }
  const { chosen, costs } = best!
  return chosen.map(({ box, leader }, i) => ({ box, leader, free: costs[i]! < COST.covered }))
}

/** Lets labels choose in this order until none wants to move. */
function settle(
  order: readonly number[],
  candidates: readonly Candidate[][],
  cost: (candidate: Candidate, own: number, others: readonly Candidate[]) => number,
): { chosen: Candidate[]; costs: number[] } {
  const chosen = candidates.map((own) => own[0]!)
  const costs = candidates.map(() => Number.POSITIVE_INFINITY)
  const placed = new Set<number>()
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let moved = false
    for (const i of order) {
      // Labels that have not chosen yet are not in the way.
      const others = chosen.filter((_, j) => j !== i && placed.has(j))
      const before = chosen[i]
      costs[i] = Number.POSITIVE_INFINITY
      for (const candidate of candidates[i]!) {
        if (candidate.price >= costs[i]!) break
        const found = candidate.price + cost(candidate, i, others)
        if (found < costs[i]!) {
          chosen[i] = candidate
          costs[i] = found
        }
      }
      if (chosen[i] !== before || !placed.has(i)) moved = true
      placed.add(i)
    }
    if (!moved) break
  }
  return { chosen, costs }
}

interface Candidate {
  box: Box
  leader: Segment | null
  /** What the place costs by itself: distance, and an unusual direction. */
  price: number
}

function candidatesOf({ x, y, width, height }: Anchor): Candidate[] {
  return RADII.flatMap((radius) =>
    ANGLES.map((angle) => {
      const centreX = x + Math.cos(angle) * (radius + width / 2)
      const centreY = y - Math.sin(angle) * (radius + height / 2)
      const box = { x: centreX - width / 2, y: centreY - height / 2, width, height }
      const left = Math.cos(angle) < -0.1 ? 4 : 0
      const below = Math.sin(angle) < -0.1 ? 2 : 0
      return {
        box,
        leader: radius > RADII[1]! ? leaderOf(x, y, box) : null,
        price: radius + left + below,
      }
    }),
  ).sort((a, b) => a.price - b.price)
}

/** From the rim of the marker to the nearest point of the label. */
function leaderOf(x: number, y: number, box: Box): Segment {
  const x2 = Math.min(Math.max(x, box.x), box.x + box.width)
  const y2 = Math.min(Math.max(y, box.y), box.y + box.height)
  const length = Math.hypot(x2 - x, y2 - y) || 1
  return { x1: x + ((x2 - x) / length) * MARKER, y1: y + ((y2 - y) / length) * MARKER, x2, y2 }
}

function costOf(
  { box, leader }: Candidate,
  own: number,
  others: readonly Candidate[],
  anchors: readonly Anchor[],
  plot: Size,
  { boxes, lines }: { boxes: readonly Box[]; lines: readonly Segment[] },
): number {
  let cost = 0
  if (
    box.x < 2 ||
    box.y < 2 ||
    box.x + box.width > plot.width - 2 ||
    box.y + box.height > plot.height - 2
  ) {
    cost += COST.outside
  }
  for (const other of others) {
    if (overlaps(box, other.box, 2)) cost += COST.covered
    if (other.leader && crosses(other.leader, box)) cost += COST.covered
    if (leader && crosses(leader, other.box)) cost += COST.covered
    if (leader && other.leader && intersect(leader, other.leader)) cost += COST.crossedLeader
  }
  for (const [i, { x, y }] of anchors.entries()) {
    const marker = markerBox(x, y)
    if (overlaps(box, marker, 0)) cost += COST.covered
    if (i !== own && leader && crosses(leader, marker)) cost += COST.crossedLeader
  }
  for (const obstacle of boxes) if (overlaps(box, obstacle, 2)) cost += COST.covered
  for (const line of lines) if (crosses(line, box)) cost += COST.crossedLine
  return cost
}

/** What a point covers. */
export function markerBox(x: number, y: number): Box {
  return { x: x - MARKER, y: y - MARKER, width: 2 * MARKER, height: 2 * MARKER }
}

export function overlaps(a: Box, b: Box, gap: number): boolean {
  return (
    a.x < b.x + b.width + gap &&
    b.x < a.x + a.width + gap &&
    a.y < b.y + b.height + gap &&
    b.y < a.y + a.height + gap
  )
}

export function crosses(line: Segment, box: Box): boolean {
  const inside = (x: number, y: number) =>
    x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
  if (inside(line.x1, line.y1) || inside(line.x2, line.y2)) return true
  const { x, y } = box
  const right = x + box.width
  const bottom = y + box.height
  return (
    intersect(line, { x1: x, y1: y, x2: right, y2: bottom }) ||
    intersect(line, { x1: x, y1: bottom, x2: right, y2: y })
  )
}

function intersect(a: Segment, b: Segment): boolean {
  const side = (line: Segment, x: number, y: number) =>
    Math.sign((line.x2 - line.x1) * (y - line.y1) - (line.y2 - line.y1) * (x - line.x1))
  return (
    side(a, b.x1, b.y1) * side(a, b.x2, b.y2) < 0 && side(b, a.x1, a.y1) * side(b, a.x2, a.y2) < 0
  )
}

/** Moves labels of one column apart, keeping their order: each at least `gap` below the one before. */
export function spreadApart(positions: readonly number[], gap: number, height: number): number[] {
  const order = positions.map((_, i) => i).sort((a, b) => positions[a]! - positions[b]!)
  const placed = [...positions]
  let low = Number.NEGATIVE_INFINITY
  for (const i of order) {
    placed[i] = Math.max(placed[i]!, low)
    low = placed[i] + gap
  }
  let high = height
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i]!, high)
    high = placed[i] - gap
  }
  return placed
}
