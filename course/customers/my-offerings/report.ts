import { labelOf, nameOf } from '#course/shared/segments.ts'
import { offeringTypes } from '#domain/options/products.ts'
import { isBlank } from '#domain/plan/messages.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { matrixPicture } from './matrix-picture.ts'
import { pairMap } from './offerings.ts'
import { reportWords } from './report-words.ts'

/** The offerings, for whom each one is, and what it is in their words. */
export const report: SummaryPart = (plan, locale) => {
  const text = reportWords[locale]
  const offerings = plan.offering ?? []
  if (offerings.every(({ name }) => isBlank(name))) return []
  const pairs = [...pairMap(plan).values()]
  const known = new Set((plan.input ?? []).map(({ _id }) => _id))
  const rows = offerings.map((offering, index) => {
    const name = nameOf(offering, locale)
    const isFromCircle = offering.inputId && known.has(offering.inputId)
    return [
      String(index + 1),
      isFromCircle ? text.fromCircle(name) : name,
      labelOf(offeringTypes, offering.type, locale) || '–',
      offering.description?.trim() || '–',
    ]
  })
  const said = pairs.map(({ segment, offering, match }) => [
    nameOf(segment, locale),
    nameOf(offering, locale),
    match?.title?.trim() || nameOf(offering, locale),
    match?.description?.trim() || '–',
  ])
  const label = text.label(plan.segment?.length ?? 0, offerings.length)
  return [
    { kind: 'table', head: text.offerings, rows },
    ...(said.length > 0
      ? [
          { kind: 'picture', picture: matrixPicture(plan, locale, label) } as const,
          { kind: 'table', head: text.pairs, rows: said } as const,
        ]
      : []),
  ]
}
