import { expect, test } from 'vitest'
import { inputOf, valuesOf } from './model-values.ts'

test('examples are lines in the form and a list for the server, without empty ones', () => {
  const values = { ...valuesOf(null), examples: ' A market \n\nA fair', examples_es: '' }
  expect(inputOf(values)).toMatchObject({ examples: ['A market', 'A fair'], examples_es: [], type: 'social' })
})

test('a model goes through the form unchanged', () => {
  const model = {
    ...{ _id: '1', name: 'barter', name_es: 'trueque', description: 'Goods.', description_es: 'Bienes.' },
    ...{ type: 'revenue' as const, examples: ['One', 'Two'], examples_es: ['Uno'], version: 3 },
  }
  const { _id, version, ...content } = model
  expect(inputOf(valuesOf(model))).toEqual(content)
})
