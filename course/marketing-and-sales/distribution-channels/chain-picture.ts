import { type Channel, isOwn, nameOfChannel } from '#course/marketing-and-sales/shared/channels.ts'
import { inkOf, labelOf, nameOf, seriesInk } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import { intermediaryTypes } from '#domain/options/marketing.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { type Drawn, type Picture, type Shape, type TwinLine, textAt } from '#domain/report/picture.ts'
import { captionSize, pictureWidth, textBox, textBoxHeight } from '#domain/report/text-box.ts'
import { type Chain, chainOf, priceOf } from './chains.ts'
import { words } from './words.ts'

const inLine = 4
const gap = 24
const width = (pictureWidth - (inLine - 1) * gap) / inLine
const barHeight = 12

const percentText = (share: number, locale: ReportLocale) =>
  `${figures(share, locale, { maximumFractionDigits: 1 })}%`

type Stop = { readonly text: string; readonly caption?: string | undefined; readonly look: Drawn }

/** The customer as a person, where one was described. */
const personOf = ({ segment }: Pair, locale: ReportLocale) =>
  segment.profile?.name?.trim() || nameOf(segment, locale)

function stopsOf(plan: PlanData, pair: Pair, chain: Chain, you: string, locale: ReportLocale): Stop[] {
  const ink = inkOf(plan, pair.segment._id)
  return [
    { text: you, look: { fill: 'brand-soft', stroke: 'brand' } },
    ...chain.map(
      ({ hand, share }): Stop => ({
        text: labelOf(intermediaryTypes, hand.intermediaryType, locale) || '–',
        caption: share === null ? undefined : percentText(share, locale),
        look: isOwn(hand) ? { fill: 'brand-soft', stroke: 'brand' } : { fill: 'paper', stroke: 'muted' },
      }),
    ),
    { text: personOf(pair, locale), look: { fill: `${ink}-soft`, stroke: ink } },
  ]
}

type Placed = Stop & { readonly x: number; readonly y: number; readonly height: number }

/** Four in a line, and as high as the highest of its line. */
function placed(stops: readonly Stop[]): readonly Placed[] {
  let y = 1
  const lines = Array.from({ length: Math.ceil(stops.length / inLine) }, (_, line) =>
    stops.slice(line * inLine, (line + 1) * inLine),
  )
  return lines.flatMap((line) => {
    const height = Math.max(...line.map((stop) => textBoxHeight(stop, width)))
    const top = y
    y += height + gap
    return line.map((stop, place) => ({ ...stop, x: place * (width + gap), y: top, height }))
  })
}

function boxOf({ x, y, height, text, caption, look }: Placed): Shape[] {
  const at = { x: x + 0.5, y, width: width - 1 }
  return textBox({ text, caption }, at, look).map((shape) =>
    shape.kind === 'box' ? { ...shape, height } : shape,
  )
}

/** Along the line, or down to the beginning of the next. */
function arrow(from: Placed, to: Placed): Shape[] {
  const line = { stroke: 'muted', strokeWidth: 1.5 } as const
  if (from.y === to.y) {
    const [start, end, y] = [from.x + width + 3, to.x - 3, from.y + from.height / 2]
    return [
      { kind: 'path', d: `M${start} ${y}H${end}`, ...line },
      { kind: 'path', d: `M${end - 5} ${y - 4}L${end} ${y}L${end - 5} ${y + 4}`, ...line },
    ]
  }
  const [x, end, middle] = [to.x + width / 2, to.y - 2, from.y + from.height + gap / 2]
  return [
    { kind: 'path', d: `M${from.x + width / 2} ${from.y + from.height + 2}V${middle}H${x}V${end}`, ...line },
    { kind: 'path', d: `M${x - 4} ${end - 5}L${x} ${end}L${x + 4} ${end - 5}`, ...line },
  ]
}

/** What the customer pays, divided among the team and those who keep a part. */
function barOf(chain: Chain, y: number, said: string): Shape[] {
  const { kept } = priceOf(chain)
  const parts = [
    { part: kept, ink: 'brand' as const },
    ...chain.flatMap(({ share }, place) => (share ? [{ part: share, ink: seriesInk(place + 1) }] : [])),
  ]
  let x = 0
  return [
    ...parts.map(({ part, ink }): Shape => {
      const [left, wide] = [x, (part / 100) * pictureWidth]
      x += wide
      return { kind: 'path', d: `M${left} ${y}h${wide}v${barHeight}h${-wide}Z`, fill: ink, stroke: 'paper' }
    }),
    textAt(0, y + barHeight + captionSize + 3, [said], { size: captionSize, ink: 'muted' }),
  ]
}

/** What stays with the team, as long as the parts fit into the price. */
export function keptText(chain: Chain, locale: ReportLocale, isOurs = true): string {
  const text = words[locale]
  const { kept, isOpen, isOver } = priceOf(chain)
  if (isOver) return text.over
  const percent = percentText(kept, locale)
  if (isOpen) return (isOurs ? text.keptAtMost : text.keptAtMostRead)(percent)
  return (isOurs ? text.kept : text.keptRead)(percent)
}

/** One channel from the team to the customer. */
export function chainPicture(
  plan: PlanData,
  pair: Pair,
  channel: Channel,
  locale: ReportLocale,
  you: string = words[locale].us,
): Picture {
  const chain = chainOf(plan, channel)
  const stops = placed(stopsOf(plan, pair, chain, you, locale))
  const end = Math.max(...stops.map(({ y, height }) => y + height))
  const isShared = chain.some(({ share }) => share !== null) && !priceOf(chain).isOver
  const bar = isShared
    ? barOf(chain, end + 12, `${words[locale].report.kept}: ${percentText(priceOf(chain).kept, locale)}`)
    : []
  return {
    width: pictureWidth,
    height: end + (isShared ? 12 + barHeight + captionSize + 8 : 1),
    label: words[locale].label(
      nameOfChannel(channel, locale),
      words[locale].pair(nameOf(pair.offering, locale), nameOf(pair.segment, locale)),
    ),
    twin: twinOf(stops, chain),
    shapes: [
      ...stops.flatMap(boxOf),
      ...stops.slice(1).flatMap((stop, index) => {
        const before = stops[index]
        return before ? arrow(before, stop) : []
      }),
      ...bar,
    ],
  }
}

function twinOf(stops: readonly Stop[], chain: Chain): TwinLine[] {
  return stops.map(({ text, caption }, place) => {
    const does = chain[place - 1]?.hand.description?.trim()
    const head = caption ? `${text} (${caption})` : text
    return { depth: 0, text: does ? `${head}: ${does}` : head }
  })
}
