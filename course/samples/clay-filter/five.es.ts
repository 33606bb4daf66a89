import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { marketing, worthDrafts } from '#course/samples/shared/marketing.ts'
import { filterMarketing } from './marketing.es.ts'
import { filterModel } from './model.es.ts'
import { filter, visit } from './offerings.es.ts'

export const moduleFive = (startedAt: string) =>
  joinPlans(
    frame('five', startedAt, {
      expectation: '¿Cómo llegamos a quienes no buscan un filtro?',
      reflection: 'Las visitas a casas son lo que más cuesta y lo que más trae. La valla puede esperar.',
    }),
    marketing(filterMarketing),
    { drafts: worthDrafts(filterMarketing, filterModel, [filter, visit]), business: {} },
  )
