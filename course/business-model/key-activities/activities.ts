import { askedSegments } from '#course/business-model/shared/asked-segments.ts'
import { activitiesOf } from '#course/shared/key-activities.ts'
import type { Gap } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

/** Different ones, over all segments: fewer carry no business, and more are not all key. */
export const [fewest, most] = [3, 8]

const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

/** How many different ones all segments have together. */
export const differentActivities = ({ segment = [] }: PlanData): number =>
  new Set(segment.flatMap((one) => activitiesOf(one).map(({ text }) => plain(text)))).size

const messages = {
  none: { en: 'Name at least one key activity.', es: 'Anota al menos una actividad clave.' },
  few: {
    en: 'Name at least {n} different key activities in all.',
    es: 'Anota al menos {n} actividades clave distintas en total.',
  },
}

export function gaps(plan: PlanData): readonly Gap[] {
  const asked = askedSegments(plan)
  if (asked.length === 0) return [{ field: 'segments', message: 'required' }]
  const empty = asked.filter((segment) => activitiesOf(segment).length === 0)
  if (empty.length > 0)
    return empty.map(({ _id }): Gap => ({ field: `segment:${_id}`, message: messages.none }))
  return differentActivities(plan) < fewest
    ? [{ field: 'activities', message: messages.few, values: { n: fewest } }]
    : []
}
