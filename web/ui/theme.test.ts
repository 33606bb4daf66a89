import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { expect, test } from 'vitest'
import { cssVariables, panelColours, theme } from './theme.ts'

const merged = mergeMantineTheme(DEFAULT_THEME, theme)
const page = { light: '#fbfaf7', dark: '#1d1b18' }
const readable = 4.5

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const shade = (colour: string, index: number) => merged.colors[colour]?.[index] ?? ''

test('the primary colour is the specified green', () => {
  expect(shade('green', 5)).toBe('#78b96a')
})

test.each([...panelColours, 'voice'])(
  '%s can be read: on filled buttons, and as text in both schemes',
  (colour) => {
    expect(contrast(shade(colour, 7), '#ffffff')).toBeGreaterThanOrEqual(readable)
    expect(contrast(shade(colour, 8), page.light)).toBeGreaterThanOrEqual(readable)
    expect(contrast(shade(colour, 3), page.dark)).toBeGreaterThanOrEqual(readable)
  },
)

test('quiet text can be read in both schemes', () => {
  expect(contrast(shade('gray', 7), page.light)).toBeGreaterThanOrEqual(readable)
  expect(contrast(shade('gray', 6), '#ffffff')).toBeGreaterThanOrEqual(readable)
  expect(contrast(shade('dark', 2), page.dark)).toBeGreaterThanOrEqual(readable)
})

test('text variants of every colour use the readable shades', () => {
  const { light } = cssVariables(merged)
  expect(light['--mantine-color-teal-light-color']).toBe('var(--mantine-color-teal-8)')
})
