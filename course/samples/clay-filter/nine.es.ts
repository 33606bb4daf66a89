import { type DayOf, direction, sampleDay } from '#course/samples/shared/direction.ts'
import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { filterGoals } from './goals.es.ts'
import { filterRisks } from './risks.es.ts'
import { filterTeam } from './team.es.ts'

export const moduleNine = (startedAt: string, dayOf: DayOf = sampleDay) =>
  joinPlans(
    frame('nine', startedAt, {
      expectation: '¿Qué viene primero después del curso?',
      reflection: 'El préstamo y después el horno. Todo lo demás espera a estos dos.',
    }),
    direction(filterTeam, filterGoals, dayOf),
    filterRisks(dayOf),
  )
