import { expect, test } from 'vitest'
import { fieldIdOf, labelOf, openFeedbackEvent, withoutFeedback } from './open-feedback.ts'

test('the event carries the field id and what the field is called', () => {
  const event = new CustomEvent(openFeedbackEvent, { detail: { fieldId: 'one.why.general', label: 'Why' } })
  expect(labelOf(event)).toBe('Why')
  expect(labelOf(new CustomEvent(openFeedbackEvent, { detail: { fieldId: 'one.why.general' } }))).toBe('')
  expect(event.type).toBe('openFeedback')
  expect(fieldIdOf(event)).toBe('one.why.general')
})

test.each([undefined, null, {}, { fieldId: 7 }, { fieldId: '' }])('%o opens nothing', (detail) => {
  expect(fieldIdOf(new CustomEvent(openFeedbackEvent, { detail }))).toBeNull()
})

test.each([
  ['?feedback=one.why.general', '/home/project/p/one/why'],
  ['?step=7&feedback=one.why.general&mid=1', '/home/project/p/one/why?step=7&mid=1'],
  ['', '/home/project/p/one/why'],
])('closing leaves %o without the conversation', (search, expected) => {
  expect(withoutFeedback({ pathname: '/home/project/p/one/why', search })).toBe(expected)
})
