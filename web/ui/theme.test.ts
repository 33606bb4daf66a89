import { readFileSync } from 'node:fs'
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { expect, test } from 'vitest'
import { cssVariables, panelColours, theme } from './theme.ts'

const merged = mergeMantineTheme(DEFAULT_THEME, theme)
const page = { light: '#fbfaf7', dark: '#1d1b18' }
const readable = 4.5
const visible = 3

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

const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8')

/** The colours of base.css in one scheme. */
function coloursOf(scheme: 'light' | 'dark'): Record<string, string> {
  const [, block = ''] = css.split(`:root[data-mantine-color-scheme="${scheme}"] {`)
  const [own = ''] = block.split('}')
  return Object.fromEntries(
    [...own.matchAll(/(--[\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value]),
  )
}

function placeholderOf(scheme: 'light' | 'dark'): string {
  const value = cssVariables(merged)[scheme]['--mantine-color-placeholder'] ?? ''
  const [, colour = '', index = ''] = /--mantine-color-(\w+)-(\d)/.exec(value) ?? []
  return shade(colour, Number(index))
}

const fieldGround = { light: '#ffffff', dark: shade('dark', 6) }

test.each(['light', 'dark'] as const)('the edges of fields and choices are seen in %s', (scheme) => {
  const colours = coloursOf(scheme)
  const edge = colours['--field-line'] ?? ''
  const grounds = Object.entries(colours).filter(([name]) => /paper|surface|wash/.test(name))
  expect(grounds.length).toBeGreaterThanOrEqual(6)
  for (const [name, ground] of [...grounds, ['field', fieldGround[scheme]] as const]) {
    expect(contrast(edge, ground), `on ${name}`).toBeGreaterThanOrEqual(visible)
  }
})

test.each(['light', 'dark'] as const)(
  'the colours that tell things apart can be read in %s: on the page, on their wash, and as a ground',
  (scheme) => {
    const { '--surface': surface = '', '--paper': paper = '', ...colours } = coloursOf(scheme)
    const series = Object.keys(colours).filter((name) => /^--series-\d$/.test(name))
    expect(series).toHaveLength(6)
    for (const name of series) {
      for (const ground of [surface, paper, colours[`${name}-wash`] ?? '']) {
        expect(contrast(colours[name] ?? '', ground), name).toBeGreaterThanOrEqual(readable)
      }
    }
  },
)

test.each(['light', 'dark'] as const)('what a field suggests can be read in %s', (scheme) => {
  expect(contrast(placeholderOf(scheme), fieldGround[scheme])).toBeGreaterThanOrEqual(readable)
})

test('fields, boxes and segments have that edge', () => {
  const segments = readFileSync(new URL('./segments.module.css', import.meta.url), 'utf8')
  expect(segments).toContain('border: 1px solid var(--field-line)')
  expect(css).toContain('--input-bd: var(--field-line)')
  expect(css).toContain('border-color: var(--field-line)')
})
