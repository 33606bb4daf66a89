import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt } from '#testing/plan-records.ts'
import { answer } from './field.ts'
import { fieldNamesOf } from './field-names.ts'
import { gapNamesOf } from './gap-names.ts'
import { defineRoom, type Module } from './room.ts'

const listed = { step: 'listing', key: 'person', isMany: true, thing: 'person' } as const
const words = {
  en: { person: 'Person', give: 'We give', tie: 'Tie' },
  es: { person: 'Persona', give: 'Damos', tie: 'Lazo' },
}
const identity = { id: '1', slug: 'plan', type: 'exercise', component: 'Plan' } as const
const room = defineRoom({
  ...identity,
  words: async () => ({ words }),
  fields: {
    give: answer({ ...listed, property: 'give' }),
    tie: answer({ isMany: true, per: 'input', thing: 'person' }),
  },
})
const module: Module = {
  id: '1',
  slug: 'three',
  number: 3,
  folder: 'x',
  name: { en: 'X', es: 'X' },
  rooms: [room],
}
const rosa = {
  ...answerAt('three/listing/person', { value: 'Rosa', description: 'She decides', parent: 's' }),
  _id: 'r',
}

test('what one of many people lacks is named with the person, a list as a whole is not', async () => {
  const named = (await gapNamesOf(module)).plan
  const plan: PlanData = { input: [rosa] }
  expect(named?.('give:r', plan, 'es')).toBe('"Damos" (Rosa)')
  expect(named?.('give', plan, 'es')).toBeUndefined()
})

test('a part of one of many is told under its own name, what hangs on it under the name of that', async () => {
  const names = (await fieldNamesOf(module)).plan
  expect(names?.['input.listing/person.give']?.of?.title).toBe('record')
  expect(names?.['input.tie.value']?.of?.title).toBe('parent')
})
