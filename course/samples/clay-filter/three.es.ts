import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { filterStakeholders } from './stakeholders.es.ts'

export const moduleThree = (startedAt: string) =>
  joinPlans(
    frame('three', startedAt, {
      expectation: '¿Quién podría frenarnos?',
      reflection: 'Los vendedores están en contra solo mientras no tengamos nada que ofrecerles.',
    }),
    filterStakeholders,
  )
