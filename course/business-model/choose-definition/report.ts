import { labelOf } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import { definitions } from '#domain/options/models.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { isAlmostSustainable, markers, placeOf } from './spectrum.ts'
import { spectrumPicture } from './spectrum-picture.ts'
import { words } from './words.ts'

/** The line with both markers, and the reasons. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const rows = markers.flatMap((marker) => {
    const { definition, percent, reason } = placeOf(plan, marker)
    const label = labelOf(definitions, definition, locale)
    const share = percent === null ? '' : `${text.share}: ${figures(percent, locale)}%`
    const level = isAlmostSustainable(percent) ? text.almostRead : ''
    const value = [label, share, level, reason.trim()].filter(Boolean).join('\n')
    return value ? [{ label: text.markers[marker], value }] : []
  })
  if (rows.length === 0) return []
  return [
    { kind: 'picture', picture: spectrumPicture(plan, locale) },
    { kind: 'facts', rows },
  ]
}
