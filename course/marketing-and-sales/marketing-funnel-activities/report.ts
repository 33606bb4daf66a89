import { marketingActivities, ofPair } from '#course/marketing-and-sales/shared/activities.ts'
import { funnelPicture } from '#course/marketing-and-sales/shared/funnel-picture.ts'
import { funnelWords } from '#course/marketing-and-sales/shared/funnel-words.ts'
import { stageReport } from '#course/marketing-and-sales/shared/stage-report.ts'
import { nameOf } from '#course/shared/segments.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'

/** A funnel for each pair with ideas, and what is worked out of the middle. */
export const report: SummaryPart = (plan, locale) => {
  const text = funnelWords[locale]
  const funnels = pairsOf(plan).flatMap((pair): Block[] => {
    const own = ofPair(marketingActivities(plan), pair)
    if (own.length === 0) return []
    return [
      { kind: 'heading', text: text.pair(nameOf(pair.offering, locale), nameOf(pair.segment, locale)) },
      { kind: 'picture', picture: funnelPicture(own, locale) },
    ]
  })
  return [...funnels, ...stageReport('mofu')(plan, locale)]
}
