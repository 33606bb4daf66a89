import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answer, business, type FieldSpec, of } from './field.ts'
import { gapRuleOf, gapRulesOf } from './gaps.ts'
import { defineRoom } from './room.ts'

const identity = { id: '1', slug: 'step', type: 'exercise', component: 'Step' } as const
const ruleOf = (fields: Record<string, FieldSpec>, rest = {}) =>
  gapRuleOf(defineRoom({ ...identity, fields, ...rest }), 'one')

const plan = (value: string): PlanData => ({
  input: [{ _id: 'i', projectId: 'p', version: 1, moduleKey: 'one', stepKey: 'step', key: 'who', value }],
  business: [{ _id: 'b', projectId: 'p', version: 1, pitch: value }],
})
const missing = { en: 'Please name them', es: 'Nómbralos' }

test.each<[string, FieldSpec, string, unknown[]]>([
  ['an empty field that is required', answer({ required: true }), ' ', ['required']],
  ['one that says what it lacks in its own words', answer({ required: true, missing }), '', [missing]],
  ['an empty field that may stay empty', answer({ longest: 5 }), '', []],
  ['a text that is too short', answer({ shortest: 5 }), 'four', ['tooShort']],
  ['a text that is too long', answer({ required: true, longest: 5 }), 'sixsix', ['tooLong']],
  ['a text that fits', answer({ shortest: 2, longest: 5 }), ' five ', []],
])('%s', (_, spec, value, messages) => {
  const found = ruleOf({ who: spec, other: answer({ required: true, key: 'who' }) })?.(plan(value)) ?? []
  expect(found.filter(({ field }) => field === 'who').map(({ message }) => message)).toEqual(messages)
})

test('fields of the business ask like answers', () => {
  expect(ruleOf({ pitch: business({ required: true }) })?.(plan(''))).toEqual([
    { field: 'pitch', message: 'required' },
  ])
})

test('the room’s own rules come first', () => {
  const own = { gaps: () => [{ field: 'list', message: 'selectOne' }] as const }
  const found = ruleOf({ who: answer({ required: true }) }, own)?.({})
  expect(found?.map(({ field }) => field)).toEqual(['list', 'who'])
})

test('a room without a rule cannot tell', () => {
  expect(ruleOf({ who: answer({ longest: 300 }), name: of('cause', { required: true }) })).toBeUndefined()
})

test('a step that stands on others is complete only when they are', () => {
  const room = (slug: string, rest = {}) =>
    defineRoom({ ...identity, slug, fields: { who: answer({ required: true }) }, ...rest })
  const rules = gapRulesOf({
    ...{ id: 'm', slug: 'one', number: 1, folder: 'one', name: { en: 'One', es: 'Uno' } },
    rooms: [room('step'), room('result', { after: { step: { en: 'The step', es: 'El paso' } } })],
  })
  const first = {
    field: 'after',
    message: { en: 'First finish "The step".', es: 'Primero completa "El paso".' },
  }
  expect(rules.result?.(plan(''))).toEqual([first, { field: 'who', message: 'required' }])
  expect(rules.result?.(plan('done'))).toEqual([{ field: 'who', message: 'required' }])
})
