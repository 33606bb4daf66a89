import { labelOf } from '#course/shared/segments.ts'
import { activityTypes } from '#domain/options/marketing.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { type Ink, lineHeight, type Picture, type Shape, textAt, wrapped } from '#domain/report/picture.ts'
import { pictureWidth, textSize } from '#domain/report/text-box.ts'
import { type Marketing, type Stage, stages } from './activities.ts'
import { funnelWords, titleOf } from './funnel-words.ts'

/** How wide the sides of the bands are, from the top of the funnel to its mouth. */
const shares = [1, 0.82, 0.66, 0.52] as const
const padding = 9
const gap = 4
const line = textSize * lineHeight
/** More would not fit on a page; the words below the picture tell them all. */
const mostNames = 8
const besideWidth = 250

/** Colours that rooms of the funnel share; shapes and words tell the same. */
export const stageInks = {
  tofu: 'series-1',
  mofu: 'series-2',
  bofu: 'series-3',
} as const satisfies Record<Stage, Ink>

type Told = {
  readonly width: number
  readonly locale: ReportLocale
  readonly lines: (stage: Stage) => readonly string[]
  /** Only this band keeps its colour. */
  readonly lit?: Stage
}

/** The activities by name, for paper. */
export function funnelPicture(activities: readonly Marketing[], locale: ReportLocale): Picture {
  const names = namesBy(activities, locale)
  const lines = (stage: Stage) => {
    const all = names(stage)
    const left = all.length - mostNames
    return [...all.slice(0, mostNames), ...(left > 0 ? [`+ ${left}`] : [])]
  }
  return {
    ...drawn({ width: pictureWidth, locale, lines }),
    label: labelFor(activities, locale),
    twin: stages.flatMap((stage) => [
      { depth: 0, text: labelOf(activityTypes, stage, locale) },
      ...names(stage).map((text) => ({ depth: 1, text })),
    ]),
  }
}

/** How many stand in each band, small, with the band lit that a step is about. */
export function litFunnel(activities: readonly Marketing[], locale: ReportLocale, lit: Stage): Picture {
  const names = namesBy(activities, locale)
  const { activities: counted } = funnelWords[locale]
  const lines = (stage: Stage) => (names(stage).length > 0 ? [counted(names(stage).length)] : [])
  return { ...drawn({ width: besideWidth, locale, lines, lit }), label: labelFor(activities, locale) }
}

const namesBy = (activities: readonly Marketing[], locale: ReportLocale) => (stage: Stage) =>
  activities.filter(({ activityType }) => activityType === stage).map((activity) => titleOf(activity, locale))

const labelFor = (activities: readonly Marketing[], locale: ReportLocale) =>
  funnelWords[locale].picture(stages.map((stage) => namesBy(activities, locale)(stage).length))

function drawn({ width, locale, lines, lit }: Told) {
  const text = funnelWords[locale]
  const middle = width / 2
  let y = 1
  const bands = stages.flatMap((stage, band): Shape[] => {
    const inner = sideAt(width, band + 1) - 4 * padding
    const said = lines(stage)
    const isLit = lit === undefined || lit === stage
    const wrap = (words: string, size: number) => wrapped(words, inner, size)
    const title = wrap(labelOf(activityTypes, stage, locale), textSize * 1.08)
    const rows = (said.length > 0 ? said : [text.nothing]).flatMap((row) => wrap(row, textSize))
    const top = y
    const height = 2 * padding + line * (title.length + rows.length)
    y += height + gap
    const ink: Ink = isLit ? 'text' : 'muted'
    const words = { size: textSize, anchor: 'middle' } as const
    const first = top + padding + textSize
    return [
      { kind: 'path', d: bandPath(width, band, top, height), ...lookOf(stage, isLit) },
      textAt(middle, first, title, { ...words, isBold: true, ink }),
      textAt(middle, first + line * title.length, rows, { ...words, ink: said.length > 0 ? ink : 'muted' }),
    ]
  })
  const mouth = y + 6
  return { width, height: mouth + 30, shapes: [...bands, ...customerShapes(middle, mouth, text.customer)] }
}

const sideAt = (width: number, place: number) => (width - 2) * (shares[place] ?? 0)

function bandPath(width: number, band: number, y: number, height: number): string {
  const [above, below] = [sideAt(width, band), sideAt(width, band + 1)]
  const left = (side: number) => (width - side) / 2
  return `M${left(above)} ${y}H${left(above) + above}L${left(below) + below} ${y + height}H${left(below)}Z`
}

const lookOf = (stage: Stage, isLit: boolean) =>
  isLit
    ? ({ fill: `${stageInks[stage]}-soft`, stroke: stageInks[stage], strokeWidth: 1.5 } as const)
    : ({ fill: 'paper', stroke: 'line', strokeWidth: 1 } as const)

function customerShapes(middle: number, y: number, said: string): Shape[] {
  const arrow = `M${middle - 5} ${y - 5}L${middle} ${y}L${middle + 5} ${y - 5}`
  return [
    { kind: 'path', d: arrow, stroke: 'brand', strokeWidth: 2 },
    { kind: 'box', x: middle - 60, y: y + 6, width: 120, height: 22, radius: 11, fill: 'brand-soft' },
    textAt(middle, y + 20, [said], { size: textSize, ink: 'brand', isBold: true, anchor: 'middle' }),
  ]
}
