import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { record } from '#testing/plan-records.ts'
import { needsReport } from './needs-report.ts'

const segment = [{ ...record, _id: 's1', name: 'Families', profile: { name: 'Mary Atieno' } }]
const gain = (_id: string, level: number | null, description = '') => ({
  ...record,
  _id,
  title: _id,
  level,
  description,
  parent: 's1',
})

test.each<[string, PlanData]>([
  ['no segment', {}],
  ['no gain', { segment, gain: [] }],
])('shows nothing: %s', (_what, plan) => {
  expect(needsReport('gain')(plan, 'en')).toEqual([])
})

test('each segment has its circle and a table, the strongest first', () => {
  const plan = { segment, gain: [gain('Pride', 2), gain('Cool water', 5, 'All day')] }
  expect(needsReport('gain')(plan, 'es')).toMatchObject([
    { kind: 'heading', text: 'Families' },
    { kind: 'picture', picture: { label: expect.stringContaining('2 alegrías') } },
    {
      kind: 'table',
      head: ['Nivel', 'Alegría'],
      rows: [
        ['5 · Indispensable', 'Cool water\nAll day'],
        ['2 · Agradable', 'Pride'],
      ],
    },
  ])
})

test.each([1, 2, 10, 24])('a circle with %i notes can be read on paper', (count) => {
  const title = 'Something long that somebody said in an interview about their life with supercalifragilistic'
  const many = Array.from({ length: count }, (_, index) => gain(`${index} ${title}`, (index % 5) + 1))
  const [, block] = needsReport('gain')({ segment, gain: [...many, gain('New', null)] }, 'en')
  expect(block?.kind === 'picture' && pictureFaults(block.picture)).toEqual([])
})
