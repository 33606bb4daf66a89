import { expect, test } from 'vitest'
import clayFilterExpected from '#testing/finance/clay-filter.expected.json' with { type: 'json' }
import clayFilter from '#testing/finance/clay-filter.json' with { type: 'json' }
import otraVueltaExpected from '#testing/finance/otra-vuelta.expected.json' with { type: 'json' }
import otraVuelta from '#testing/finance/otra-vuelta.json' with { type: 'json' }
import { planFrom } from '#testing/finance/workshop.ts'
import { financeReport } from './report.ts'

/** Each value by its path: every leaf, so that none is left out. */
function leaves(value: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`))
}

test.each([
  ['the filter workshop', clayFilter, clayFilterExpected, 1067],
  ['the repair cooperative', otraVuelta, otraVueltaExpected, 1069],
] as const)('every result of %s is as worked out by hand', (_name, input, expected, count) => {
  const results = new Map(leaves(financeReport(planFrom(input))))
  const wanted = leaves(expected)
  expect(wanted).toHaveLength(count)
  const wrong = wanted.filter(([path, value]) => !isNear(results.get(path), value))
  expect(wrong.map(([path, value]) => ({ path, value, is: results.get(path) }))).toEqual([])
})

function isNear(result: unknown, value: unknown): boolean {
  if (typeof value !== 'number') return result === value
  return typeof result === 'number' && Math.abs(result - value) <= 0.005
}
