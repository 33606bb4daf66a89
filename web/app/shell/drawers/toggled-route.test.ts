import { expect, test } from 'vitest'
import { firstToggled, nextToggled } from './toggled-route.ts'

const entries = ['home', 'home-matching', 'home-announcements'] as const

test('the drawer starts on home-matching and follows the pages it lists', () => {
  expect(firstToggled).toBe('home-matching')
  expect(nextToggled(firstToggled, 'home-profile', entries)).toBe('home-matching')
  expect(nextToggled(firstToggled, 'home-announcements', entries)).toBe('home-announcements')
  expect(nextToggled('home-announcements', 'home-upcoming', entries)).toBe('home-announcements')
})
