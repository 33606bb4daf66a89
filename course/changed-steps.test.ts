import { expect, test } from 'vitest'
import { changedSteps } from './changed-steps.ts'
import { answer, type FieldSpec, of, business as ofBusiness } from './contract/field.ts'
import { defineRoom } from './contract/room.ts'
import type { PlanItem } from './values-at.ts'

const room = (slug: string, fields: Record<string, FieldSpec>) =>
  defineRoom({ id: slug, slug, type: 'exercise', component: slug, fields })

const module = {
  slug: 'one',
  rooms: [
    room('definition', { problem: ofBusiness(), location: answer() }),
    room('causes', {
      name: of('cause'),
      chosen: answer({ step: 'definition', key: 'location', property: 'selected' }),
    }),
    room('profile', { 'profile.age': of('segment'), 'rows.amount': ofBusiness() }),
  ],
} as const

const business = (data: Record<string, unknown>): PlanItem => ({ _id: 'b', kind: 'business', data })
const location = (data: Record<string, unknown>, moduleKey = 'one'): PlanItem => ({
  _id: 'i',
  kind: 'input',
  data: { moduleKey, stepKey: 'definition', key: 'location', ...data },
})
const cause = (name: string): PlanItem => ({ _id: 'c', kind: 'cause', data: { name } })

const cases: [string, PlanItem[], PlanItem[], string[]][] = [
  ['nothing changed', [business({ problem: 'x' })], [business({ problem: 'x' })], []],
  ['a field of the step', [business({ problem: 'x' })], [business({ problem: 'y' })], ['definition']],
  ['a field of another module', [business({ pitch: 'x' })], [business({ pitch: 'y' })], []],
  ['an answer', [location({ value: 'x' })], [location({ value: 'y' })], ['definition']],
  ['an answer that another step writes', [location({})], [location({ selected: true })], ['causes']],
  ['an answer of another module', [location({ value: 'x' }, 'two')], [location({ value: 'y' }, 'two')], []],
  ['a new record', [], [cause('x')], ['causes']],
  ['a new record without words', [], [cause('')], []],
  ['a record that was deleted', [cause('x')], [], ['causes']],
  [
    'a field inside a list',
    [business({ rows: [{ amount: 1, note: 'x' }] })],
    [business({ rows: [{ amount: 2, note: 'x' }] })],
    ['profile'],
  ],
  [
    'another field inside a list',
    [business({ rows: [{ amount: 1, note: 'x' }] })],
    [business({ rows: [{ amount: 1, note: 'y' }] })],
    [],
  ],
]

test.each(cases)('%s', (_, before, after, expected) => {
  expect(changedSteps(module, before, after)).toEqual(expected)
})
