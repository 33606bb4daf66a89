import { expect, test } from 'vitest'
import { report as breakEven } from '#course/financial-plan/break-even/report.ts'
import { report as cashFlow } from '#course/financial-plan/cash-flow/report.ts'
import { report as income } from '#course/financial-plan/income-statement/report.ts'
import { sampleOf } from '#course/samples/samples.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'

const { data } = await sampleOf('clay-filter', 'seven', 'en')
const told = { lead: () => [], facts: () => [] }

type Change = (number: number, name: string) => number
/** The plan with every number changed. */
const changed = <T>(value: T, change: Change, name = ''): T => {
  if (typeof value === 'number') return change(value, name) as T
  if (Array.isArray(value)) return value.map((one) => changed(one, change, name)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, changed(inner, change, key)]),
  ) as T
}

const plans: readonly [string, PlanData][] = [
  ['nothing but zeros', changed(data, () => 0)],
  ['a trillion of everything', changed(data, () => 1e12)],
  ['prices of zero', changed(data, (number, name) => (name === 'price' ? 0 : number))],
  ['prices below the cost', changed(data, (number, name) => (name === 'price' ? 1 : number))],
  ['loans over forty years', changed(data, (number, name) => (name === 'years' ? 40 : number))],
  ['costs that cannot be paid', changed(data, (number, name) => (name === 'cost' ? number * 100 : number))],
  [
    'expenses that shrink',
    {
      ...data,
      input: (data.input ?? []).map((one) =>
        one.key === 'growth' ? { ...one, valueArr: ['-50', '-90'] } : one,
      ),
    },
  ],
  [
    'a growth that is no number',
    {
      ...data,
      input: (data.input ?? []).map((one) =>
        one.key === 'growth' ? { ...one, valueArr: ['1,5', 'many'] } : one,
      ),
    },
  ],
]

test.each(plans)('%s: the results can be read and printed in both languages', (_, plan) => {
  for (const report of [income, cashFlow, breakEven])
    for (const locale of ['en', 'es'] as const) {
      const blocks = report(plan, locale, told)
      expect(JSON.stringify(blocks)).not.toMatch(/NaN|Infinity|undefined|null/)
      for (const block of blocks)
        if (block.kind === 'picture') expect(pictureFaults(block.picture)).toEqual([])
    }
})
