import { expect, test } from 'vitest'
import type { Write } from '#web/data/queue/write.ts'
import { nameOf, partAt, reasonOf, said, textsOf, unlike, writtenIn } from './said.ts'

const write = (more: Partial<Write>): Write => ({
  ...{ order: 1, account: 'ana', at: 0, action: 'insert', kind: 'input', id: 'new-1', projectId: 'p1' },
  ...{ fields: {}, version: null },
  ...more,
})

test('only what somebody wrote is shown, in words that can be copied', () => {
  const fields = { moduleKey: 'one', stepKey: 'x', key: 'who', parent: null, offeringId: 'new-2' }
  const written = {
    value: 'Families',
    valueArr: ['a', 'b'],
    selected: true,
    profile: { name: 'Ana', age: 30 },
  }
  expect(textsOf(write({ fields: { ...fields, ...written } }), 'es')).toEqual([
    'Families',
    'a\nb',
    'Sí',
    'Ana',
    '30',
  ])
})

test('a list of choices is told in words, not as it is stored', () => {
  const expenses = [{ category: 'salaries', type: 'operating', description: 'Two potters', cost: 1200 }]
  const written = write({ kind: 'business', action: 'update', fields: { financials: { expenses } } })
  expect(textsOf(written, 'en')).toEqual(['Salaries, 1,200, Two potters, Operating'])
  const [inSpanish] = textsOf(written, 'es')
  expect(inSpanish).not.toMatch(/salaries|operating/)
})

test('nobody is shown by which id a person of the team is known', () => {
  const team_members = [{ user_id: 'a1b2c3d4e5f60718293a4b5c', name: 'Rose', activities: ['Firing'] }]
  expect(textsOf(write({ kind: 'project', action: 'update', fields: { team_members } }), 'en')).toEqual([
    'Rose, Firing',
  ])
})

test('rows are told in one order whoever wrote them, and only those that differ', () => {
  const one = { category: 'rent', type: 'operating', description: 'Workshop', cost: 300 }
  const inDatabase = { cost: 300, type: 'operating', category: 'rent', description: 'Workshop' }
  const [{ field } = { field: undefined }] = writtenIn({
    kind: 'business',
    fields: { financials: { expenses: [one] } },
  })
  expect(said([one], field, 'en')).toBe(said([inDatabase], field, 'en'))
  expect([unlike('a\nb', 'b\nc'), unlike('b\nc', 'a\nb')]).toEqual(['a', 'c'])
  expect([unlike('a', 'a\nb'), unlike('a\nb', 'a')]).toEqual(['', 'b'])
  expect(unlike('a\nb', 'b\na')).toBe('a\nb')
})

test('of a group only what was written is compared, and a month of a forecast has its name', () => {
  const written = writtenIn({ kind: 'offering', fields: { forecasts: { m3: 40, y2: 900 } } })
  expect(written.map((part) => nameOf(part, 'en'))).toEqual(['Month 3', 'Year 2'])
  const current = { forecasts: { m1: 5, m3: 25, y2: 900 } }
  expect(written.map(({ path }) => partAt(current, path))).toEqual([25, 900])
})

test.each([
  [{ code: 'FORBIDDEN' } as const, 'No tienes permiso para hacer esto.'],
  [{ code: 'FORBIDDEN', reason: 'moduleInactive' } as const, 'Este módulo no está activo.'],
  [
    { code: 'BAD_USER_INPUT', fields: [{ field: 'value', reason: 'tooLong' }] } as const,
    'Esto es demasiado largo.',
  ],
])('the reason of %j is told in the language of the page', (refusal, text) => {
  expect(reasonOf(write({}), refusal, 'es')).toBe(text)
})

test('what somebody else removed says so', () => {
  expect(reasonOf(write({ action: 'update' }), { code: 'NOT_FOUND', reason: 'deleted' }, 'en')).toContain(
    'Somebody removed this',
  )
})
