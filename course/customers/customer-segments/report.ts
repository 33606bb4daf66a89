import { labelOf, nameOf } from '#course/shared/segments.ts'
import { segmentRoles, segmentTypes } from '#domain/options/customers.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { segmentsOf } from './segments.ts'
import { trianglePicture } from './triangle-picture.ts'
import { words } from './words.ts'

/** Who uses, pays and benefits, and every segment in a line. */
export const report: SummaryPart = (plan, locale) => {
  const segments = segmentsOf(plan).filter(({ name }) => !isBlank(name))
  if (segments.length === 0) return []
  const rows = segments.map((segment) => [
    nameOf(segment, locale),
    labelOf(segmentRoles, segment.role, locale) || '–',
    labelOf(segmentTypes, segment.type, locale) || '–',
  ])
  return [
    { kind: 'picture', picture: trianglePicture(plan, locale) },
    { kind: 'table', head: words[locale].head, rows },
  ]
}
