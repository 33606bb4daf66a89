import { expect, test } from 'vitest'
import { revenueModels, socialModels } from '#domain/options/models.ts'
import { sharedModels } from './models.ts'

const wordsIn = (text: string) => text.split(/\s+/).length

test('nine social models and eleven ways to earn, under the names that options have', () => {
  const named = (type: string) => sharedModels.filter((one) => one.type === type).map(({ name }) => name)
  expect(named('social')).toEqual(socialModels.map(({ value }) => value))
  expect(named('revenue')).toEqual(revenueModels.map(({ value }) => value))
})

test.each(sharedModels)('$name is told in 40 to 70 words, with two examples in each language', (model) => {
  for (const text of [model.description, model.description_es]) {
    expect(wordsIn(text)).toBeGreaterThanOrEqual(40)
    expect(wordsIn(text)).toBeLessThanOrEqual(70)
  }
  expect([model.examples.length, model.examples_es.length]).toEqual([2, 2])
  for (const example of [...model.examples, ...model.examples_es])
    expect(wordsIn(example)).toBeLessThanOrEqual(30)
})

test('no example stands twice', () => {
  const all = sharedModels.flatMap(({ examples, examples_es }) => [...examples, ...examples_es])
  expect(new Set(all).size).toBe(80)
})
