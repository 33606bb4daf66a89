import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { type NeedDraft, needGaps, needProblems, ownsNeed, strongestFirst } from './needs.ts'

const need = (_id: string, level: number | null, parent = 's1') => ({
  ...record,
  _id,
  title: _id,
  level,
  parent,
})
const segment = [
  { ...record, _id: 's1', name: 'Families' },
  { ...record, _id: 's2', name: 'Schools' },
]

test.each<[string, PlanData, string[]]>([
  ['no segment', {}, ['segments']],
  ['nothing written', { segment }, ['pains:s1', 'pains:s2']],
  [
    'one pain, and another one that nobody has weighed',
    { segment: segment.slice(0, 1), pain: [need('a', 3), need('b', null)] },
    ['pains:s1', 'level:b'],
  ],
  [
    'a strength that does not exist',
    { segment: segment.slice(0, 1), pain: [need('a', 3), need('b', 1), need('c', 9)] },
    ['level:c'],
  ],
  [
    'a pain without a title',
    { segment: segment.slice(0, 1), pain: [need('a', 3), need('b', 1), { ...need('c', 2), title: ' ' }] },
    ['title:c'],
  ],
  [
    'pains of the other segment do not count',
    { segment, pain: [need('a', 3), need('b', 3), need('c', 3), need('d', 3, 's2')] },
    ['pains:s2'],
  ],
  [
    'two for each',
    { segment, pain: [need('a', 3), need('b', 3), need('c', 3, 's2'), need('d', 3, 's2')] },
    [],
  ],
])('%s', (_what, plan, fields) => {
  expect(needGaps('pain')(plan).map(({ field }) => field)).toEqual(fields)
})

test('the strongest comes first, after what waits to be weighed', () => {
  const sorted = strongestFirst([need('weak', 1), need('strong', 5), need('new', null), need('too', 5)])
  expect(sorted.map(({ _id }) => _id)).toEqual(['new', 'strong', 'too', 'weak'])
})

const draft: NeedDraft = { title: 'The gas runs out', description: '', level: 4 }

test.each<[string, NeedDraft, object]>([
  ['a whole note', draft, {}],
  ['a note without a title', { ...draft, title: ' ' }, { title: 'required' }],
  ['a note without a strength', { ...draft, level: null }, { level: 'required' }],
  ['the same note twice', { ...draft, title: 'long  QUEUES' }, { title: 'duplicate' }],
])('%s', (_what, given, problems) => {
  expect(needProblems(given, ['Long queues'])).toEqual(problems)
})

test('what is missing at a pain opens the tab of its segment', () => {
  const owns = ownsNeed({ segment, pain: [need('a', 3), need('b', 3, 's2')] }, 'pain')
  expect(['pains:s2', 'level:b', 'level:a', 'segments'].map((field) => owns('s2', field))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
