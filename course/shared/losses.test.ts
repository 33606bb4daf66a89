import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { lossesOf, lossText } from './losses.ts'

const need = (_id: string, parent: string) => ({ ...record, _id, parent })
const plan: PlanData = {
  segment: [
    { ...record, _id: 's1' },
    { ...record, _id: 's2' },
  ],
  pain: [need('p1', 's1'), need('p2', 's1'), need('p3', 's2')],
  channel: [{ ...record, _id: 'c', segmentId: 's1' }],
  input: [answerAt('two/pain-relievers/skipped', { parent: 'p1' })],
}

test.each([
  ['s1', 'en', 'This also removes 2 pains, 1 channel, and 1 answer.'],
  ['s1', 'es', 'Esto también quita 2 frustraciones, 1 canal y 1 respuesta.'],
  ['s2', 'en', 'This also removes 1 pain.'],
  ['p3', 'en', undefined],
] as const)('what goes with %s in %s: %s', (id, locale, expected) => {
  expect(lossText(lossesOf(plan, id, ['segment', 'pain', 'channel', 'input']), locale)).toBe(expected)
})
