import { nameOf } from '#course/shared/segments.ts'
import type { Block, ReportLocale, SummaryPart } from '#domain/report/block.ts'
import { canvasPictures } from './canvas-picture.ts'
import { canvasWords } from './canvas-words.ts'
import { type Fit, type FitRow, fitsOf, percentOf } from './fit.ts'
import { levelOf, type NeedKind, titleOf } from './needs.ts'

/** Segment by segment: how well the offerings fit, and which one answers which need; with the canvas of both kinds. */
export const fitReport =
  (kind: NeedKind, { hasCanvas = false } = {}): SummaryPart =>
  (plan, locale) =>
    fitsOf(plan, kind)
      .filter(({ rows }) => rows.some(({ state }) => state === 'met' || state === 'left'))
      .flatMap((fit): Block[] => [
        { kind: 'heading', text: nameOf(fit.segment, locale) },
        ...(hasCanvas
          ? canvasPictures(plan, fit.segment, locale).map((picture): Block => ({ kind: 'picture', picture }))
          : []),
        { kind: 'text', text: canvasWords[locale].fit(percentOf(fit.score)), tone: 'muted' },
        tableOf(kind, fit, locale),
      ])

function tableOf(kind: NeedKind, { rows }: Fit, locale: ReportLocale): Block {
  return {
    kind: 'table',
    head: canvasWords[locale].head[kind],
    rows: rows.flatMap((row) => rowsOf(row, locale)),
  }
}

function rowsOf(
  { need, matches, state, reason }: FitRow,
  locale: ReportLocale,
): readonly (readonly string[])[] {
  const words = canvasWords[locale]
  const own = [titleOf(need), String(levelOf(need) ?? '–')]
  if (state === 'left') return [[...own, '–', `${words.left} ${reason}`]]
  if (state !== 'met') return [[...own, '–', words.none]]
  return matches.map(({ offering, title, description }) => [
    ...own,
    nameOf(offering, locale),
    [title.trim(), description.trim()].filter(Boolean).join('\n'),
  ])
}
