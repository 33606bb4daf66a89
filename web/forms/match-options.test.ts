import { expect, test } from 'vitest'
import type { Choice } from '#domain/fields.ts'
import { expertises, sectors } from '#domain/options/know-how.ts'
import { exactOption, listEntries, matchesTyped } from './match-options.ts'

const all: readonly Choice[] = [...expertises, ...sectors]
const values = (typed: string, chosen: readonly string[] = [], options = all) =>
  listEntries(options, chosen, typed, 'en').map(({ kind, value }) => (kind === 'own' ? `+ ${value}` : value))

test('what people begin to type leads to the option, in either language, without accents or case', () => {
  for (const [typed, first] of [
    ['Fin', 'Finance'],
    ['finanzas', 'Finance'],
    ['Agua', 'Water and sanitation'],
    ['water', 'Water and sanitation'],
    ['EDUCACION', 'Education'],
    ['sanea', 'Water and sanitation'],
    ['registro derecho', 'Law and registration'],
  ] as const) {
    expect(values(typed)[0], typed).toBe(first)
  }
})

test('own words are offered last, as such, and not for what is an option or chosen already', () => {
  expect(values('Fin', [], expertises)).toEqual(['Finance', '+ Fin'])
  expect(values('  Telares   andinos ')).toEqual(['+ Telares andinos'])
  expect(values('finanzas', ['Finance'], expertises)).toEqual([])
  expect(values('telares', ['Telares'])).toEqual([])
  expect(values('')).toHaveLength(expertises.length + sectors.length)
})

test('an option typed in full is the option', () => {
  expect(exactOption(sectors, ' educacion ')).toBe('Education')
  expect(exactOption(sectors, 'Agua')).toBeNull()
})

test('names of places are found without their accents', () => {
  expect(matchesTyped('Perú', 'peru')).toBe(true)
  expect(matchesTyped('Côte d’Ivoire', 'ivo')).toBe(true)
  expect(matchesTyped('Peru', 'eru')).toBe(false)
})
