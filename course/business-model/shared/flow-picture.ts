import type { ReportLocale } from '#domain/report/block.ts'
import { type Ink, lineHeight, type Picture, type Shape, textAt, wrapped } from '#domain/report/picture.ts'
import { flowWords, type Thing } from './flow-words.ts'
import type { Flow } from './model-flows.ts'

const width = 352
const nodeHeight = 56
const nodeSize = 11
const thingSize = 10
const margin = 1
const skipHeight = 22
const between = { 2: 150, 3: 64 } as const

const inks: Partial<Record<Thing, Ink>> = {
  money: 'good',
  wage: 'good',
  profit: 'good',
  little: 'good',
  fee: 'good',
  result: 'good',
  rent: 'good',
  gift: 'good',
  ticket: 'good',
  share: 'good',
  help: 'series-2',
}

type Link = { readonly from: number; readonly to: number; readonly thing: Thing }

/** Who gives what to whom: boxes in a row and named arrows between them. Around the middle go arrows below the row. */
export function flowPicture({ row, links }: Flow, name: string, locale: ReportLocale): Picture {
  const words = flowWords[locale]
  const gap = row.length === 2 ? between[2] : between[3]
  const nodeWidth = (width - 2 * margin - gap * (row.length - 1)) / row.length
  const leftOf = (place: number) => margin + place * (nodeWidth + gap)
  const named = links.map(([from, to, thing]): Link => ({ from, to, thing }))
  const around = named.filter(({ from, to }) => Math.abs(from - to) > 1)
  const told = named.map(({ from, to, thing }) =>
    words.goes(words.people[row[from] ?? 'you'], words.people[row[to] ?? 'you'], words.things[thing]),
  )

  const nodes = row.flatMap((actor, place): Shape[] => {
    const lines = wrapped(words.people[actor], nodeWidth - 8, nodeSize)
    const top = margin + (nodeHeight - lines.length * nodeSize * lineHeight) / 2 + nodeSize
    const isYou = actor === 'you'
    return [
      {
        kind: 'box',
        x: leftOf(place),
        y: margin,
        width: nodeWidth,
        height: nodeHeight,
        radius: 8,
        fill: isYou ? 'brand-soft' : 'paper',
        stroke: isYou ? 'brand' : 'line',
      },
      textAt(leftOf(place) + nodeWidth / 2, top, lines, { size: nodeSize, isBold: isYou, anchor: 'middle' }),
    ]
  })

  const straight = row.slice(1).flatMap((_, index) => {
    const here = named.filter(({ from, to }) => Math.min(from, to) === index && Math.abs(from - to) === 1)
    const left = leftOf(index) + nodeWidth + 4
    const right = leftOf(index + 1) - 4
    return here.flatMap(({ from, to, thing }, line): Shape[] => {
      const y = margin + (nodeHeight * (line + 1)) / (here.length + 1) + (here.length > 1 ? 6 : 4)
      const [start, end] = to > from ? [left, right] : [right, left]
      return [arrow(start, end, y, thing), word((left + right) / 2, y - 5, words.things[thing])]
    })
  })

  const below = around.flatMap(({ from, to, thing }, line): Shape[] => {
    const y = margin + nodeHeight + skipHeight * (line + 1)
    // Beside each other where two go the same way.
    const side = (place: number) => leftOf(place) + nodeWidth / 2 + (place === 0 ? -1 : 1) * (line * 14 - 7)
    const d = `M${side(from)} ${margin + nodeHeight + 2}V${y}H${side(to)}V${margin + nodeHeight + 4}`
    const tip = `M${side(to) - 4} ${margin + nodeHeight + 9}l4 -5 4 5`
    return [
      { kind: 'path', d: `${d}${tip}`, stroke: inkOf(thing), strokeWidth: 1.6 },
      word(width / 2, y - 5, words.things[thing]),
    ]
  })

  return {
    width,
    height: margin * 2 + nodeHeight + around.length * skipHeight + (around.length > 0 ? 2 : 0),
    label: words.label(name, told),
    shapes: [...nodes, ...straight, ...below],
  }
}

const inkOf = (thing: Thing): Ink => inks[thing] ?? 'series-1'

function arrow(start: number, end: number, y: number, thing: Thing): Shape {
  const back = start < end ? -5 : 5
  const d = `M${start} ${y}H${end}M${end + back} ${y - 4}L${end} ${y}L${end + back} ${y + 4}`
  return { kind: 'path', d, stroke: inkOf(thing), strokeWidth: 1.6 }
}

const word = (x: number, y: number, text: string): Shape =>
  textAt(x, y, [text], { size: thingSize, ink: 'muted', anchor: 'middle' })
