import { expect, test } from 'vitest'
import { partOf } from '#course/contract/module-report.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { room } from './room.ts'

const report = (await partOf(room, 'three')) ?? (() => [])
const long = 'Showing everybody in the settlement what is in the water that they fetch every morning, '

const plan = (names: readonly string[], own: readonly number[]): PlanData => ({
  activity: names.map((name, index) => ({
    ...record,
    _id: `a${index}`,
    name,
    activityType: 'impact',
    selected: true,
  })),
  input: [
    answerAt('three/map-current-solutions/solution', {
      value: 'Shop',
      valueArr: names.map((_, index) => `a${index}:3`),
    }),
    answerAt('three/map-current-solutions/own', {
      valueArr: own.map((score, index) => `a${index}:${score}`),
    }),
    answerAt('three/opportunity/gap', { parent: 'a1', selected: true, description: 'Nobody lives here' }),
    answerAt('three/opportunity/opportunity', { value: 'Today shops sell.' }),
  ],
})

test('shows nothing while nothing is written', () => {
  expect(report({}, 'en')).toEqual([])
})

test('bars with the same in words, the reasons, and the text', () => {
  expect(report(plan(['Make', 'Visit'], [2, 5]), 'en')).toMatchObject([
    {
      kind: 'picture',
      picture: {
        twin: [
          { text: 'Visit: best of the others 3, our plan 5, gap +2' },
          { text: 'Make: best of the others 3, our plan 2, gap −1' },
        ],
      },
    },
    { kind: 'table', rows: [['Visit', 'Nobody lives here']] },
    { kind: 'facts', rows: [{ label: 'The opportunity', value: 'Today shops sell.' }] },
  ])
})

test('can be read on paper, with many activities and long names', () => {
  const names = Array.from({ length: 10 }, () => long.repeat(2))
  for (const locale of ['en', 'es'] as const) {
    const [block] = report(plan(names, [0, 1, 2, 3, 4, 5, 5, 5, 5, 5]), locale)
    expect(block?.kind === 'picture' && pictureFaults(block.picture)).toEqual([])
  }
})
