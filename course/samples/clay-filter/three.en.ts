import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { filterStakeholders } from './stakeholders.en.ts'

export const moduleThree = (startedAt: string) =>
  joinPlans(
    frame('three', startedAt, {
      expectation: 'Who could stop us?',
      reflection: 'The vendors are against us only as long as we have nothing to offer them.',
    }),
    filterStakeholders,
  )
