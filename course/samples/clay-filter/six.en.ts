import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { priceDrafts, pricing } from '#course/samples/shared/pricing.ts'
import { filterMarketing } from './marketing.en.ts'
import { filterModel } from './model.en.ts'
import { filter, visit } from './offerings.en.ts'
import { filterPricing } from './pricing.en.ts'

/** Without what it adds to customers and offerings, which may carry it already. */
export const answersOfSix = (startedAt: string) =>
  joinPlans(
    frame('six', startedAt, {
      expectation: 'Is 25 dollars fair?',
      reflection: 'It is, if people may pay in parts. I will test 22 dollars in one street.',
    }),
    pricing(filterPricing),
  )

export const moduleSix = (startedAt: string) =>
  joinPlans(answersOfSix(startedAt), {
    drafts: priceDrafts(filterPricing, filterMarketing, filterModel, [filter, visit]),
    business: {},
  })
