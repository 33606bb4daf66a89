import { businessModel, segmentDrafts } from '#course/samples/shared/business-model.ts'
import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { filterModel } from './model.es.ts'
import { filter, visit } from './offerings.es.ts'

export const moduleFour = (startedAt: string) =>
  joinPlans(
    frame('four', startedAt, {
      expectation: '¿Podemos vivir de las ventas sin una subvención?',
      reflection: 'Sí, desde el tercer año. Hasta entonces la subvención paga la capacitación.',
    }),
    businessModel(filterModel),
    { drafts: segmentDrafts(filterModel, [filter, visit]), business: {} },
  )
