import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import type { Link } from './chain.ts'

type Box = {
  readonly id: string
  readonly column: 'cause' | 'activity' | 'reach' | 'outcome' | 'impact'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly lines: readonly string[]
  /** An activity without an outcome leads nowhere. */
  readonly isOpen?: boolean
  readonly isChosen?: boolean
}
export type Wire = { readonly id: string; readonly from: Box; readonly to: Box }
type Chain = {
  readonly height: number
  readonly boxes: readonly Box[]
  readonly wires: readonly Wire[]
}

export const width = 692
const top = 28
/** Left edge and width of each column, and how many characters fit into a line of it. */
export const columns = {
  cause: { x: 0, width: 120, fits: 17 },
  activity: { x: 146, width: 140, fits: 20 },
  reach: { x: 312, width: 56, fits: 7 },
  outcome: { x: 394, width: 140, fits: 20 },
  impact: { x: 560, width: 132, fits: 19 },
} as const
const lineHeight = 16
const padding = 16
const gap = 12

type Words = { readonly impact: string; readonly reach: (people: number) => string }

/** Five columns, each stacked from the top, with a line for every link. */
export function chainLayout(causes: readonly Cause[], links: readonly Link[], words: Words): Chain {
  const outcomes = [...new Set(links.flatMap((link) => link.outcomes))]
  const causeBoxes = stack('cause', causes, (cause) => ({ id: cause._id, text: cause.description ?? '' }))
  const activityBoxes = stack('activity', links, (link) => ({
    id: link.id,
    text: link.name,
    isOpen: link.outcomes.length === 0,
    isChosen: link.isChosen,
  }))
  const outcomeBoxes = stack('outcome', outcomes, (outcome) => ({ id: outcome, text: outcome }))
  const reachBoxes = links.flatMap((link) => {
    const beside = activityBoxes.get(link.id)
    if (!beside || link.reach === null) return []
    const lines = [words.reach(link.reach)]
    const height = lineHeight + padding
    const y = beside.y + (beside.height - height) / 2
    const { x, width } = columns.reach
    return [{ id: link.id, column: 'reach', x, y, width, height, lines } satisfies Box]
  })
  const [impact] = stack('impact', [words.impact], (text) => ({ id: 'impact', text })).values()
  const reachOf = new Map(reachBoxes.map((box) => [box.id, box]))
  const wires: Wire[] = []
  const join = (from: Box | undefined, to: Box | undefined) => {
    if (from && to) wires.push({ id: `${from.column}:${from.id}-${to.column}:${to.id}`, from, to })
  }
  for (const link of links) {
    const activity = activityBoxes.get(link.id)
    const reach = reachOf.get(link.id)
    for (const cause of link.causes) join(causeBoxes.get(cause), activity)
    join(activity, reach)
    for (const outcome of link.outcomes) join(reach ?? activity, outcomeBoxes.get(outcome))
  }
  for (const outcome of outcomeBoxes.values()) join(outcome, impact)
  const boxes = [causeBoxes, activityBoxes, outcomeBoxes].flatMap((column) => [...column.values()])
  const all: Box[] = [...boxes, ...reachBoxes, ...(impact ? [impact] : [])]
  return { height: Math.max(...all.map((box) => box.y + box.height), top) + 4, boxes: all, wires }
}

type Entry = { id: string; text: string; isOpen?: boolean; isChosen?: boolean }

function stack<T>(
  column: 'cause' | 'activity' | 'outcome' | 'impact',
  items: readonly T[],
  entry: (item: T) => Entry,
): Map<string, Box> {
  const boxes = new Map<string, Box>()
  const { x, width, fits } = columns[column]
  let y = top
  for (const item of items) {
    const { text, ...rest } = entry(item)
    // The impact stands alone in its column.
    const lines = wrapped(text, fits, column === 'impact' ? 14 : 5)
    const height = lines.length * lineHeight + padding
    boxes.set(rest.id, { ...rest, column, x, y, width, height, lines })
    y += height + gap
  }
  return boxes
}

/** Text in lines of so many characters; what does not fit ends in dots. */
export function wrapped(text: string, fits: number, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= fits)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.length > fits ? `${word.slice(0, fits - 1)}…` : word)
  }
  if (lines.length <= most) return lines
  const end = lines[most - 1] ?? ''
  return [...lines.slice(0, most - 1), `${end.slice(0, fits - 1)}…`]
}
