import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { priceDrafts, pricing } from '#course/samples/shared/pricing.ts'
import { filterMarketing } from './marketing.es.ts'
import { filterModel } from './model.es.ts'
import { filter, visit } from './offerings.es.ts'
import { filterPricing } from './pricing.es.ts'

export const moduleSix = (startedAt: string) =>
  joinPlans(
    frame('six', startedAt, {
      expectation: '¿Son justos 25 dólares?',
      reflection: 'Sí, si la gente puede pagar en partes. Probaré 22 dólares en una calle.',
    }),
    pricing(filterPricing),
    {
      drafts: priceDrafts(filterPricing, filterMarketing, filterModel, [filter, visit]),
      business: {},
    },
  )
