import { expect, test } from 'vitest'
import { pointsText, spreadText } from './points-text.ts'

test('points have one decimal in the form of the language, and none where they are whole', () => {
  expect(pointsText(3.75, 'en')).toBe('3.8')
  expect(pointsText(3.75, 'es')).toBe('3,8')
  expect(pointsText(4, 'en')).toBe('4')
})

test('the spread says from where to where, or that all agree', () => {
  expect(spreadText({ mean: 3, lowest: 2, highest: 4.25 }, 'en')).toBe('from 2 to 4.3')
  expect(spreadText({ mean: 3, lowest: 3, highest: 3.01 }, 'en')).toBe('all alike')
})
