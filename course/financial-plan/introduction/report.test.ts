import { expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import { report } from './report.ts'

test('the figures that a funder asks for open the report of the module', async () => {
  const { data } = await sampleOf('clay-filter', 'seven', 'en')
  const [, facts] = report(data, 'en')
  expect(facts).toEqual({
    kind: 'facts',
    rows: [
      { label: 'Needed to start', value: '$8,440' },
      { label: 'Still missing to start', value: '$0' },
      { label: 'Result of year 1', value: '$2,910.91' },
      { label: 'Lowest cash', value: '$1,223.41' },
      { label: 'Sales a month to cover the costs', value: '$1,204.83' },
    ],
  })
  expect(report({}, 'en')).toEqual([])
})
