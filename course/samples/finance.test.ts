import { expect, test } from 'vitest'
import { planToFinance } from '#course/shared/plan-to-finance.ts'
import { financeReport } from '#domain/finance/report.ts'
import clayFilterExpected from '#testing/finance/clay-filter.expected.json' with { type: 'json' }
import otraVueltaExpected from '#testing/finance/otra-vuelta.expected.json' with { type: 'json' }
import { sampleOf } from './samples.ts'

type Leaf = readonly [path: string, value: unknown]

const leaves = (value: unknown, path = ''): readonly Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`))
    : [[path, value]]

/** What is named by an offering: the examples have ids of their own, the worked ones "A" and "B". */
const isOfOffering = ([path]: Leaf) => /\.(units|unitCost)\./.test(path)

/** What only module six tells. */
const isOfSix = ([path]: Leaf) => path.startsWith('.competitorAverage')

test.each([
  ['clay-filter', 'en', clayFilterExpected],
  ['clay-filter', 'es', clayFilterExpected],
  ['otra-vuelta', 'en', otraVueltaExpected],
  ['otra-vuelta', 'es', otraVueltaExpected],
] as const)(
  '%s, %s: every figure of the example is worked out to the cent',
  async (name, locale, expected) => {
    const { data } = await sampleOf(name, 'seven', locale)
    const found = new Map(leaves(financeReport(planToFinance(data))))
    const wrong = leaves(expected)
      .filter((leaf) => !isOfOffering(leaf) && !isOfSix(leaf))
      .filter(([path, value]) => {
        const is = found.get(path)
        return typeof value === 'number' ? !(Math.abs(Number(is) - value) <= 0.005) : is !== value
      })
    expect(wrong).toEqual([])
  },
)
