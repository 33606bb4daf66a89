import { expect, test } from 'vitest'
import { gapRuleOf } from '#course/contract/gaps.ts'
import { messageText } from '#domain/plan/messages.ts'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { byFirstCause, causesOf, linksOf, reusable } from './chain.ts'
import { room } from './room.ts'

const gaps = gapRuleOf(room, 'one') ?? (() => [])

type Activity = RecordOf<'activity'>
const activity = (_id: string, rest: Partial<Activity> = {}): Activity => ({
  ...record,
  _id,
  name: `Activity ${_id}`,
  activityType: 'impact',
  selected: true,
  outcomes: [`Outcome ${_id}`],
  ...rest,
})
const input = (
  stepKey: string,
  key: string,
  parent: string | null,
  rest: { value?: string; valueArr?: string[] },
) => answerAt(`one/${stepKey}/${key}`, { parent, ...rest })
const cause = (_id: string, selected = true) => ({
  ...record,
  _id,
  causeType: 'main' as const,
  selected,
  description: _id,
})

type Given = { activities?: Activity[]; causes?: Record<string, string[]>; impact?: string; wrong?: string[] }
const three = [activity('1'), activity('2'), activity('3')]
const linked = { 1: ['a'], 2: ['a', 'b'], 3: ['b'] }

const plan = ({
  activities = three,
  causes = linked,
  impact = 'Families eat',
  wrong = [],
}: Given): PlanData => ({
  cause: [cause('a'), cause('b'), cause('x', false)],
  activity: activities,
  input: [
    ...Object.entries(causes).map(([id, valueArr]) =>
      input('activities-outcomes', 'cause', id, { valueArr }),
    ),
    ...wrong.map((id) => input('making-sense', 'verdict', id, { value: 'rejected' })),
    input('activities-outcomes', 'impact', null, { value: impact }),
  ],
})

test.each([
  ['everything there', plan({}), []],
  ['nothing yet', {}, ['activities', 'impact']],
  ['two chosen', plan({ activities: three.slice(1) }), ['activities']],
  [
    'a third that is not chosen',
    plan({ activities: [...three.slice(1), activity('1', { selected: false })] }),
    ['activities'],
  ],
  [
    'marketing does not count',
    plan({ activities: [...three.slice(1), activity('1', { activityType: 'tofu' })] }),
    ['activities'],
  ],
  ['no outcome', plan({ activities: [...three.slice(1), activity('1', { outcomes: [] })] }), ['outcomes:1']],
  [
    'a blank outcome',
    plan({ activities: [...three.slice(1), activity('1', { outcomes: [' '] })] }),
    ['outcomes:1'],
  ],
  ['no name', plan({ activities: [...three.slice(1), activity('1', { name: ' ' })] }), ['activity:1']],
  ['no cause', plan({ causes: { 1: ['a'], 2: ['b'] } }), ['causes:3']],
  ['a cause that is no longer chosen', plan({ causes: { ...linked, 1: ['x'] } }), ['causes:1']],
  ['a cause that was proved wrong', plan({ wrong: ['b'] }), ['causes:3']],
  ['no long-term impact', plan({ impact: '  ' }), ['impact']],
  [
    'an unfinished activity that is not chosen',
    plan({ activities: [...three, activity('4', { selected: false, outcomes: [] })] }),
    [],
  ],
])('%s', (_what, given, fields) => {
  expect(gaps(given).map((gap) => gap.field)).toEqual(fields)
})

test('the messages are those of the catalogue', () => {
  const given = plan({ activities: [activity('1', { outcomes: [] })], causes: {} })
  expect(
    gaps(given)
      .slice(0, 3)
      .map((gap) => messageText(gap, 'en')),
  ).toEqual([
    expect.stringMatching(/^This map needs at least 3 activities/),
    'Tick at least one cause it works on.',
    'Please select an outcome',
  ])
})

test('an activity stands once, under its first cause, and loose ones come last', () => {
  const given = plan({ causes: { 2: ['a', 'b'], 3: ['b'] } })
  const groups = byFirstCause(causesOf(given), linksOf(given))
  expect(groups.map(({ cause, links }) => [cause?._id ?? null, links.map((link) => link.id)])).toEqual([
    ['a', ['2']],
    ['b', ['3']],
    [null, ['1']],
  ])
})

test('outcomes of other activities are offered once', () => {
  const links = linksOf(
    plan({ activities: [...three, activity('4', { outcomes: ['Outcome 1', 'Outcome 2'] })] }),
  )
  const [own] = links
  expect(own && reusable(links, own)).toEqual(['Outcome 2', 'Outcome 3'])
})
