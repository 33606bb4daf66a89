import { expect, test } from 'vitest'
import { reviewQuestions } from '#domain/programme/review-questions.ts'
import { filled, summaryWords } from './summary-words.ts'

const { en, es } = summaryWords
const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()

test('the questions are those that the programme stores', () => {
  expect(en.questions).toEqual(reviewQuestions)
  expect(es.questions).toHaveLength(reviewQuestions.length)
})

test('both languages fill in the same names', () => {
  const keys = Object.keys(en) as (keyof typeof en)[]
  for (const key of keys) expect(names(String(es[key])), key).toEqual(names(String(en[key])))
})

test('a name is filled in', () => {
  expect(filled(en.request, { n: 2, date: 'today' })).toBe('Request 2, today')
})
