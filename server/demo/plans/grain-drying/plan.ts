import { joinPlans, type Plan } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import type { Moment } from '#server/demo/moment.ts'
import { grainChange } from './change.ts'
import { grainCustomers } from './customers.ts'
import { grainProblem } from './problem.ts'
import { grainStakeholders } from './stakeholders.ts'

export const grainDryingWorkDays = { one: -80, two: -61, three: -24 } as const

/** Two modules finished, the map of stakeholders half done. */
export const grainDrying = (moment: Moment): Plan =>
  joinPlans(
    frame('one', moment(grainDryingWorkDays.one), {
      expectation: 'Is mould really the problem, or is it the price?',
      reflection: 'They are the same problem. The price falls because of the mould.',
    }),
    grainProblem,
    grainChange,
    frame('two', moment(grainDryingWorkDays.two), {
      expectation: 'Who pays: the farmer or the mill?',
      reflection:
        'Both, for different things. I still have to ask the mills what they would pay for a fixed day.',
    }),
    grainCustomers,
    frame('three', moment(grainDryingWorkDays.three), { expectation: 'How do we deal with the traders?' }),
    grainStakeholders,
  )
