import { expect, test } from 'vitest'
import { tidied } from './sentence.ts'

const none = { who: '', what: '', where: '', when: '', evidence: '' }

test.each([
  ['El Alto', 'El Alto'],
  ['en La Paz.', 'La Paz'],
  ['Los Mochis, Sinaloa', 'Los Mochis, Sinaloa'],
  ['La zona norte de Lima', 'la zona norte de Lima'],
  ['El mercado de Oruro', 'el mercado de Oruro'],
])('the place “%s” stands in a sentence as “%s”', (where, text) => {
  expect(tidied({ ...none, where }).where).toBe(text)
})

test('a place is not said with its own "in"', () => {
  expect(tidied({ ...none, where: 'In Soacha.' }).where).toBe('Soacha')
})
