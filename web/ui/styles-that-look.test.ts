import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * `:has()` on the page itself, or with something behind it, makes the browser look through all that is in there whenever
 * anything in it changes: 25 ms for each letter among 200 notes on a slow phone. On paper and in a person's own colours nobody types.
 */
function looksThroughAll(selector: string): boolean {
  const parts = selector.split(/:has\((?:[^()]|\([^()]*\))*\)/)
  return parts.length > 1 && (isPage(parts[0] ?? '') || /[\s>+~]/.test((parts.at(-1) ?? '').trim()))
}

const isPage = (before: string) => /(^|[\s(])(:root|html|body|main)\)?$/.test(before.trim())

function selectorsIn(css: string): string[] {
  const seen = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media (print|\(forced-colors)[\s\S]*?\n\}/g, '')
  return [...seen.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
  )
}

test.each([
  [':global(:root:has([data-bar])) .button', true],
  ['main:has(.jumps) button', true],
  ['.edit:has(> button) :is(label, label + p)', true],
  ['.segment:has(:focus-visible)', false],
  ['.chip:hover', false],
])('%s', (selector, expected) => {
  expect(looksThroughAll(selector)).toBe(expected)
})

test('no style of the frame, the kit or a room looks through all of it at every letter', () => {
  const files = globSync(['web/{app,ui,forms,shared,step-kit}/**/*.css', 'course/**/*.css'])
  const found = files.flatMap((file) =>
    selectorsIn(readFileSync(file, 'utf8'))
      .filter(looksThroughAll)
      .map((selector) => `${file}: ${selector}`),
  )
  expect(found).toEqual([])
})
