import type { Row } from '#server/demo/insert-rows.ts'
import { newId } from '#server/new-id.ts'
import type { StoredApplication } from './application-rows.ts'
import type { World } from './world.ts'

const cohort = 'applications'

const points = [
  { person: 'sisa', by: 'patricia', day: -9, points: [5, 4, 5, 3, 4] },
  { person: 'sisa', by: 'diego', day: -8, points: [4, 4, 4, 2, 5] },
  { person: 'mateo', by: 'patricia', day: -4, points: [3, 3, 2, 4, 4] },
  { person: 'valentina', by: 'patricia', day: -6, points: [4, 3, 4, 4, 5] },
  { person: 'valentina', by: 'diego', day: -5, points: [4, 4, 3, 4, 4] },
] as const

const notes = [
  {
    ...{ person: 'sisa', by: 'patricia', day: -9 },
    text: 'La llamé: ya vende en la feria del sábado y lleva sus cuentas a mano.',
  },
  { ...{ person: 'mateo', by: 'diego', day: -3 }, text: 'Preguntar cuántas horas tiene por semana.' },
] as const

const idOf = (stored: readonly StoredApplication[], person: string) => {
  const found = stored.find(({ told }) => told.person === person && told.cohort === cohort)
  if (!found) throw new Error(`${person} of the demo world never applied to ${cohort}.`)
  return found.id
}

export const scoreRows = (stored: readonly StoredApplication[], { moment, user }: World): Row[] =>
  points.map((one) => ({
    application_id: idOf(stored, one.person),
    reviewer_id: user(one.by),
    points: [...one.points],
    updated_at: moment(one.day),
  }))

export const noteRows = (stored: readonly StoredApplication[], { moment, user }: World): Row[] =>
  notes.map(({ person, by, day, text }) => ({
    id: newId(Date.parse(moment(day))),
    application_id: idOf(stored, person),
    author_id: user(by),
    text,
    created_at: moment(day),
  }))
