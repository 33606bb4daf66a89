import { expect, test } from 'vitest'
import { clause, inside } from './sentence.ts'

test.each([
  ['Families with small children.', 'families with small children'],
  ['drink bad water;', 'drink bad water'],
  ['Quechua families', 'Quechua families'],
  ['UNICEF says so!', 'UNICEF says so'],
  ['For ten days in May', 'for ten days in May'],
  ['Weavers of Ayacucho', 'weavers of Ayacucho'],
  ['Carlos and his sons', 'Carlos and his sons'],
  ['Niñas y niños de tres años…', 'niñas y niños de tres años'],
  ['', ''],
])('“%s” stands in a sentence as “%s”', (answer, text) => {
  expect(inside(answer)).toBe(text)
})

test.each([
  ['Each sells alone.', 'each sells alone'],
  ['NGOs left', 'NGOs left'],
  ['UNICEF says so!', 'UNICEF says so'],
  ['', ''],
])('the sentence “%s” stands in another one as “%s”', (sentence, text) => {
  expect(clause(sentence)).toBe(text)
})
