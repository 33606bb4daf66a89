import { type DayOf, direction, sampleDay } from '#course/samples/shared/direction.ts'
import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { filterGoals } from './goals.en.ts'
import { filterRisks } from './risks.en.ts'
import { filterTeam } from './team.en.ts'

export const moduleNine = (startedAt: string, dayOf: DayOf = sampleDay) =>
  joinPlans(
    frame('nine', startedAt, {
      expectation: 'What comes first after the course?',
      reflection: 'The loan, then the kiln. Everything else waits for these two.',
    }),
    direction(filterTeam, filterGoals, dayOf),
    filterRisks(dayOf),
  )
