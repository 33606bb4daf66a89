import { expect, test } from 'vitest'
import { changedSteps } from './changed-steps.ts'
import { moduleChanges, readable, recordTitles } from './module-changes.ts'
import { module } from './understanding-the-problem/module.ts'
import type { PlanItem } from './values-at.ts'

const item = (kind: string, _id: string, data: Record<string, unknown>): PlanItem => ({ _id, kind, data })
const answer = (
  _id: string,
  address: string,
  data: Record<string, unknown>,
  parent: string | null = null,
) => {
  const [stepKey, key] = address.split('/')
  return item('input', _id, { moduleKey: 'one', stepKey, key, parent, ...data })
}
const cause = (_id: string, description: string, data = {}) =>
  item('cause', _id, { description, causeType: 'main', selected: false, ...data })
const dirty = cause('c1', 'Water is dirty')
const who = (value: string) => answer('i1', 'defining-your-problem/who', { value })
const rating = (valueArr: string[], description = '') =>
  answer('r1', 'choosing-the-causes/rating', { valueArr, description }, 'c1')
const business = (data: Record<string, unknown>) => item('business', 'b', data)

/** step · path · field · standing: before → after */
const lines = (before: PlanItem[], after: PlanItem[]) =>
  moduleChanges(module, before, after).map(
    (one) =>
      `${one.step} ${one.path} ${one.field} ${one.standing}: ${JSON.stringify(one.before)} → ${JSON.stringify(one.after)}`,
  )

const cases: [string, PlanItem[], PlanItem[], string[]][] = [
  ['nothing', [dirty, who('a')], [dirty, who('a')], []],
  [
    'the text of an answer',
    [who('Mothers')],
    [who('Young mothers')],
    ['defining-your-problem input.who.value who kept: "Mothers" → "Young mothers"'],
  ],
  [
    'an answer that was written for the first time',
    [],
    [who('Mothers')],
    ['defining-your-problem input.who.value who new: undefined → "Mothers"'],
  ],
  [
    'a field of the business',
    [business({ missionStatement: 'To heal', pitch: 'a' })],
    [business({ missionStatement: 'To help', pitch: 'b' })],
    ['finding-your-why business.missionStatement missionStatement kept: "To heal" → "To help"'],
  ],
  [
    'a record that was deleted',
    [dirty],
    [],
    [
      'building-the-problem-tree cause.description cause:c1 gone: "Water is dirty" → undefined',
      'building-the-problem-tree cause.causeType cause:c1 gone: "main" → undefined',
    ],
  ],
  [
    'scores and reason of a cause, under the cause',
    [dirty, rating(['2', '3'])],
    [dirty, rating(['2', '5'], 'We know the wells')],
    [
      'choosing-the-causes input.rating.valueArr cause:c1 kept: ["2","3"] → ["2","5"]',
      'choosing-the-causes input.rating.description cause:c1 kept: undefined → "We know the wells"',
    ],
  ],
  [
    'a verdict, told apart by its cause',
    [dirty],
    [dirty, answer('v1', 'making-sense/verdict', { value: 'partly' }, 'c1')],
    ['making-sense input.verdict.value verdict:c1 new: undefined → "partly"'],
  ],
  [
    'one of a list of answers',
    [],
    [answer('h1', 'finding-your-why/how', { value: 'We listen' })],
    ['finding-your-why input.how.value how new: undefined → "We listen"'],
  ],
  [
    'a note, which has a thread of its own',
    [],
    [answer('n1', 'processing-information/note', { value: 'He said' }, 'q1')],
    ['processing-information input.note.value note:n1 new: undefined → "He said"'],
  ],
  [
    'what nobody can comment on alone goes to the step',
    [],
    [answer('k1', 'finding-your-why/contribution', { value: 'Open trades' })],
    ['finding-your-why input.contribution.value general new: undefined → "Open trades"'],
  ],
  [
    'the causes that an activity works on, under the activity',
    [item('activity', 'a1', { name: 'Visit' })],
    [
      item('activity', 'a1', { name: 'Visit' }),
      answer('l1', 'activities-outcomes/cause', { valueArr: ['c1'] }, 'a1'),
    ],
    ['activities-outcomes input.cause.valueArr activity:a1 new: undefined → ["c1"]'],
  ],
  [
    'an activity of the funnel, which is of another module',
    [],
    [item('activity', 'a2', { name: 'Radio', activityType: 'tofu' })],
    [],
  ],
  [
    'an answer of another module',
    [],
    [item('input', 'x', { moduleKey: 'two', stepKey: 'a', key: 'b', value: 'c' })],
    [],
  ],
]

test.each(cases)('%s', (_, before, after, expected) => {
  expect(lines(before, after)).toEqual(expected)
})

test.each(cases)('the same steps are named as changed: %s', (_, before, after) => {
  const steps = new Set(moduleChanges(module, before, after).map(({ step }) => step))
  expect([...steps]).toEqual(changedSteps(module, before, after))
})

test('what belongs together stands together', () => {
  const other = cause('c2', 'Pipes are old')
  expect(moduleChanges(module, [], [dirty, other]).map(({ field }) => field)).toEqual([
    'cause:c1',
    'cause:c1',
    'cause:c2',
    'cause:c2',
  ])
})

test('records are called by today’s name, and by their last one when they are gone', () => {
  const question = item('question', 'q1', { text: '  Where do you\n fetch water? ', parent: 'c1' })
  const after = [cause('c1', 'Wells are dirty'), rating(['1', '1'])]
  const changes = moduleChanges(module, [dirty, question], after)
  expect(recordTitles(changes, [dirty, question], after)).toEqual([
    { record: 'c1', title: 'Wells are dirty' },
    { record: 'q1', title: 'Where do you fetch water?' },
  ])
})

const idOf = (n: number) => String(n).padStart(24, '0')

test('records are named that a change hangs on, points at from a list, or scores', () => {
  const [activity, segment, solution] = [idOf(1), idOf(2), idOf(3)]
  const items = [
    item('activity', activity, { name: 'Make filters' }),
    item('segment', segment, { name: 'Families' }),
    item('input', solution, { value: 'Boiling' }),
  ]
  const change = (after: unknown, parent: string | null = null) => ({
    ...{ step: 's', path: 'p', record: solution, parent, field: 'f', standing: 'kept' as const },
    ...{ before: null, after },
  })
  const titlesOf = (one: ReturnType<typeof change>) =>
    recordTitles([one], items, items).map(({ title }) => title)
  expect(titlesOf(change('x', segment))).toEqual(['Boiling', 'Families'])
  expect(titlesOf(change([`${activity}:4`, 'free words']))).toEqual(['Boiling', 'Make filters'])
  expect(titlesOf(change([{ offeringId: segment, title: activity }]))).toEqual([
    'Boiling',
    'Families',
    'Make filters',
  ])
  // A score is of one digit or more and of nothing else: a time of the day, say, names no record.
  expect(titlesOf(change(`${activity}:soon`))).toEqual(['Boiling'])
})

test('a record is named once, and a long name ends with a whole word', () => {
  const long = cause('c1', 'dirty water '.repeat(20).trim())
  const [title, ...others] = recordTitles(moduleChanges(module, [], [long]), [], [long])
  expect(others).toEqual([])
  expect(title?.title.length).toBeLessThanOrEqual(161)
  expect(title?.title).toMatch(/(dirty|water)…$/)
})

test('no answer grows without end', () => {
  const many = Array.from({ length: 400 }, (_, n) => cause(`c${n}`, 'x'))
  const few = readable(moduleChanges(module, [], many))
  expect([few.fields.length, few.leftOut]).toEqual([300, 500])
  const long = Array.from({ length: 80 }, (_, n) =>
    answer(`n${n}`, 'processing-information/note', { value: 'x'.repeat(10_000) }, 'q1'),
  )
  const short = readable(moduleChanges(module, [], long))
  expect(JSON.stringify(short.fields).length).toBeLessThan(420_000)
  expect(short.fields.length + short.leftOut).toBe(80)
})
