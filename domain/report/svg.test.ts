import { expect, test } from 'vitest'
import type { Picture, Shape } from './picture.ts'
import { printedInks, svgOf } from './svg.ts'

const drawn = (shapes: readonly Shape[], rest: Partial<Picture> = {}) =>
  svgOf({ width: 100, height: 50, label: 'A picture', shapes, ...rest }, 'Sans')

test('has the size and the name of the picture', () => {
  expect(drawn([])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50"><title>A picture</title></svg>',
  )
})

test('draws boxes, circles and paths in printed colours', () => {
  const svg = drawn([
    { kind: 'box', x: 1, y: 2, width: 30, height: 20, radius: 4, fill: 'brand-soft', stroke: 'brand' },
    { kind: 'circle', x: 10, y: 10, radius: 5.125, fill: 'bad' },
    { kind: 'path', d: 'M 0 0 L 10 10', stroke: 'line', strokeWidth: 2, isDashed: true },
  ])
  expect(svg).toContain(
    `<rect x="1" y="2" width="30" height="20" rx="4" fill="${printedInks['brand-soft']}" stroke="${printedInks.brand}" stroke-width="1"/>`,
  )
  expect(svg).toContain(`<circle cx="10" cy="10" r="5.13" fill="${printedInks.bad}"/>`)
  expect(svg).toContain(
    `<path d="M 0 0 L 10 10" fill="none" stroke="${printedInks.line}" stroke-width="2" stroke-dasharray="5 4"`,
  )
})

test('sets each line of a text under the one before', () => {
  const svg = drawn([
    { kind: 'text', x: 5, y: 10, size: 10, lines: ['one', 'two'], isBold: true, anchor: 'middle' },
  ])
  expect([...svg.matchAll(/<text x="5" y="([\d.]+)"[^>]*>(\w+)</g)].map(([, y, word]) => [y, word])).toEqual([
    ['10', 'one'],
    ['23.5', 'two'],
  ])
  expect(svg).toContain('font-weight="bold" text-anchor="middle"')
})

test('whatever is typed stays text', () => {
  const hostile = `</text><image href="file:///etc/passwd"/><script>x</script>&"'\u0000\ud800`
  const svg = drawn(
    [
      { kind: 'text', x: 0, y: 0, size: 10, lines: [hostile] },
      { kind: 'path', d: `M 0 0"/><image href="x"/>` },
    ],
    { label: hostile },
  )
  expect([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name)).toEqual(['svg', 'title', 'text', 'path'])
  expect(svg).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)|\p{Cc}|\p{Cs}/u)
})

test('a number that is none is drawn at nought', () => {
  expect(drawn([{ kind: 'circle', x: Number.NaN, y: Number.POSITIVE_INFINITY, radius: 1 }])).toContain(
    'cx="0" cy="0" r="1"',
  )
})
