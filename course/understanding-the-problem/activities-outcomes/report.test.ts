import { expect, test } from 'vitest'
import { partOf } from '#course/contract/module-report.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Picture } from '#domain/report/picture.ts'
import { tallestPicture } from '#domain/report/text-box.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { room } from './room.ts'

const report = (await partOf(room, 'one')) ?? (() => [])

const causes = ['a', 'b'].map((_id) => ({
  ...record,
  _id,
  causeType: 'main' as const,
  selected: true,
  description: `Cause ${_id}`,
}))
type Activity = NonNullable<PlanData['activity']>[number]
const activity = (_id: string, rest: Partial<Activity> = {}): Activity => ({
  ...record,
  _id,
  name: `Activity ${_id}`,
  activityType: 'impact',
  selected: true,
  outcomes: ['Families eat'],
  reach: 1200,
  ...rest,
})
const input = (key: string, parent: string | null, rest: { value?: string; valueArr?: string[] }) =>
  answerAt(`one/activities-outcomes/${key}`, { parent, ...rest })
const impact = input('impact', null, { value: 'Nobody is hungry' })
const plan = (activities: Activity[], rest = [impact]): PlanData => ({
  cause: causes,
  activity: activities,
  input: [...rest, ...activities.map(({ _id }) => input('cause', _id, { valueArr: ['a', 'b'] }))],
})
const pictures = (given: PlanData): Picture[] =>
  report(given, 'en').flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))
const wordsIn = (picture: Picture | undefined) =>
  picture?.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.lines.join(' ')] : []))

test('shows nothing while nothing is written, and only the impact while nothing is done', () => {
  expect(report({}, 'en')).toEqual([])
  expect(report({ cause: causes }, 'en')).toEqual([])
  expect(report(plan([]), 'en')).toEqual([
    { kind: 'facts', rows: [{ label: 'Long-term impact', value: 'Nobody is hungry' }] },
  ])
})

test('says in words and look what is done, what waits and what leads nowhere', () => {
  const [picture] = pictures(
    plan([
      activity('1'),
      activity('2', { selected: false, reach: 1 }),
      activity('3', { outcomes: [], reach: null }),
    ]),
  )
  expect(wordsIn(picture)).toEqual(
    expect.arrayContaining([
      'Cause',
      'Cause a',
      '1,200 people a year',
      'Not chosen · 1 person a year',
      'No outcome yet',
      'Families eat',
      'Nobody is hungry',
    ]),
  )
  expect(picture?.twin?.slice(0, 3)).toEqual([
    { depth: 0, text: 'Activity: Activity 1 (1,200 people a year)' },
    { depth: 1, text: 'Works on: Cause a; Cause b' },
    { depth: 1, text: 'Outcomes: Families eat' },
  ])
})

const many = Array.from({ length: 30 }, (_, index) =>
  activity(String(index), { name: 'Show it again '.repeat(6), outcomes: [`Outcome ${index} for people`] }),
)

test.each([
  ['one', [activity('1')]],
  ['without a cause or an outcome', [activity('1', { outcomes: [] })]],
  ['with long words', [activity('1', { name: 'x'.repeat(200), outcomes: ['y'.repeat(200)] })]],
  ['many', many],
])('can be read on paper: %s', (_what, activities) => {
  const drawn = pictures(plan(activities))
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.flatMap(pictureFaults)).toEqual([])
  for (const { height } of drawn) expect(height).toBeLessThanOrEqual(tallestPicture)
})

test('many activities come in several pictures, each activity once', () => {
  const drawn = pictures(plan(many))
  expect(drawn.length).toBeGreaterThan(1)
  expect(drawn[1]?.label).toContain(`(2 of ${drawn.length})`)
  const told = drawn.flatMap(({ twin = [] }) => twin.filter(({ text }) => text.startsWith('Activity:')))
  expect(told).toHaveLength(many.length)
})
