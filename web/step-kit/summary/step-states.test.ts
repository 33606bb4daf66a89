import { expect, test } from 'vitest'
import type { Gap } from '#domain/plan/messages.ts'
import { noReview } from '#domain/progress/review.ts'
import { stepStates } from './step-states.ts'

const gap = (message: Gap['message'], n = 0): Gap => ({ field: 'x', message, values: { n } })
const few = { en: 'Add at least {n}.', es: 'Agrega al menos {n}.' }
const noNote = { en: 'Write a note.', es: 'Escribe una nota.' }
const noInsight = { en: 'Write an insight.', es: 'Escribe un aprendizaje.' }
const noSource = { en: 'It has no source.', es: 'No tiene fuente.' }
const steps = [
  { slug: 'done', gaps: () => [] },
  {
    slug: 'open',
    gaps: () => [gap('required'), gap('required'), gap(few, 2), gap(few, 3), gap('max3')],
  },
  { slug: 'without a rule' },
  { slug: 'summary' },
]
const complete = (flags = noReview) => stepStates(steps, {}, flags, 'en').map((state) => state.isComplete)

test('a step is complete when it lacks nothing', () => {
  expect(complete().slice(0, 2)).toEqual([true, false])
})

test('what is missing is said once, and not more than three things', () => {
  expect(stepStates(steps, {}, noReview, 'es')[1]?.missing).toEqual([
    'Hay campos vacíos.',
    'Agrega al menos 2.',
    'Agrega al menos 3.',
  ])
})

test.each([
  [['a'], '"a".'],
  [['a', 'b', 'a'], '"a", "b".'],
  [['a', 'b', 'c', 'd', 'e'], '"a", "b", "c" and 2 more.'],
  [['secret'], 'Some fields are empty.'],
])('empty fields are named: %j', (fields, text) => {
  const open = [{ slug: 'open', gaps: () => fields.map((field) => ({ ...gap('required'), field })) }]
  const names = { open: (field: string) => (field === 'secret' ? undefined : `"${field}"`) }
  const [, state] = stepStates([{ slug: 'first' }, ...open, { slug: 'summary' }], {}, noReview, 'en', names)
  expect(state?.missing).toEqual([text])
})

test('messages stand with the name of their field, and the name stands once', () => {
  const open = {
    slug: 'open',
    gaps: () => [gap(noNote), { ...gap(noSource), field: 'y' }, gap(noInsight)],
  }
  const names = { open: (field: string) => (field === 'x' ? '"Who sells?"' : undefined) }
  const [, state] = stepStates([{ slug: 'first' }, open, { slug: 'summary' }], {}, noReview, 'en', names)
  expect(state?.missing).toEqual(['"Who sells?": Write a note. Write an insight.', 'It has no source.'])
})

test('an introduction that was not begun lacks its beginning', () => {
  const [first] = stepStates(
    [{ slug: 'introduction', gaps: () => [gap('required')] }, { slug: 'summary' }],
    {},
    noReview,
    'en',
  )
  expect(first).toEqual({
    slug: 'introduction',
    isComplete: false,
    missing: ['The module is not started yet.'],
  })
})

test('a step without a rule is complete with its module, and unknown before', () => {
  expect(complete()[2]).toBeNull()
  expect(complete({ ...noReview, finished: true })[2]).toBe(true)
})

test('the summary is complete once a review was asked for or given', () => {
  expect(complete()[3]).toBe(false)
  expect(complete({ ...noReview, review_request: true })[3]).toBe(true)
  expect(complete({ ...noReview, validated: true })[3]).toBe(true)
})
