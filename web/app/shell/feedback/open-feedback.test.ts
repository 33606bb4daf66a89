import { expect, test } from 'vitest'
import { fieldIdOf, openFeedbackEvent } from './open-feedback.ts'

test('the event carries the field id', () => {
  const event = new CustomEvent(openFeedbackEvent, { detail: { fieldId: 'one.why.general' } })
  expect(event.type).toBe('openFeedback')
  expect(fieldIdOf(event)).toBe('one.why.general')
})

test.each([undefined, null, {}, { fieldId: 7 }, { fieldId: '' }])('%o opens nothing', (detail) => {
  expect(fieldIdOf(new CustomEvent(openFeedbackEvent, { detail }))).toBeNull()
})
