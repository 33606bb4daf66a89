import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'

type Data = Readonly<Record<string, unknown>>
type Activity = RecordOf<'activity'>

// Activities of the impact chain and of the funnel are kept together; a room has to do with its own.
export const ofImpactChain = ({ activityType }: Data) => !activityType || activityType === 'impact'
export const ofFunnel = ({ activityType }: Data) => !activityType || activityType !== 'impact'

const none: readonly Activity[] = []
const chosenOf = remembered((activities: readonly Activity[]): readonly Activity[] =>
  activities.filter(({ activityType, selected }) => activityType === 'impact' && selected === true),
)

/** What will be done about the causes; ideas that were not chosen are left out. */
export const chosenActivities = ({ activity = none }: PlanData): readonly Activity[] => chosenOf(activity)

/** So many have to be chosen before solutions can be compared by them. */
export const leastActivities = 3

export const threeActivities = {
  en: 'This map needs at least 3 activities from the Activities and outcome step of Understanding the Problem.',
  es: 'Este mapa necesita al menos 3 actividades del paso Actividades y resultados de Entender el problema.',
}

/** Where something that is done has no change for people behind it. */
export const selectOutcome = { en: 'Please select an outcome', es: 'Selecciona un resultado' }
