import { expect, test } from 'vitest'
import { partOf } from '#course/contract/module-report.ts'
import { olderWords } from '#course/understanding-the-problem/shared/basis.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { room } from './room.ts'

const report = (await partOf(room, 'one')) ?? (() => [])

const plan = (facts: Record<string, string>, problemDefinition?: string): PlanData => ({
  input: Object.entries(facts).map(([key, value]) => answerAt(`one/defining-your-problem/${key}`, { value })),
  business: problemDefinition === undefined ? [] : [{ ...record, _id: 'b', problemDefinition }],
})

test.each([
  ['nothing', plan({}), []],
  ['blank words', plan({ who: '  ' }, ' '), []],
  [
    'half of it',
    plan({ who: 'Recyclers', where: '' }),
    [{ kind: 'facts', rows: [{ label: 'Who lives with this problem?', value: 'Recyclers' }] }],
  ],
  [
    'all of it',
    plan(
      { evidence: 'we asked 20', what: 'sell cheap', who: 'Recyclers', where: 'Soacha', when: 'weekly' },
      'In Soacha, recyclers sell cheap.',
    ),
    [
      { kind: 'text', text: 'In Soacha, recyclers sell cheap.', tone: 'lead' },
      {
        kind: 'facts',
        rows: [
          { label: 'Who lives with this problem?', value: 'Recyclers' },
          { label: 'What goes wrong for them?', value: 'sell cheap' },
          { label: 'Where?', value: 'Soacha' },
          { label: 'How often or since when?', value: 'weekly' },
          { label: 'How the team knows', value: 'we asked 20' },
        ],
      },
    ],
  ],
])('shows the first definition and its facts: %s', (_what, given, blocks) => {
  expect(report(given, 'en')).toEqual(blocks)
})

test('a sentence that was written from other answers is said to be older', () => {
  const answers = { who: 'Recyclers', what: 'wait ten days', where: 'Soacha' }
  const built = plan(answers, 'In Soacha, recyclers wait ten days.')
  const basis = answerAt('one/defining-your-problem/basis', {
    valueArr: ['Recyclers', 'wait ten days', 'Soacha', '', ''],
  })
  const older = { kind: 'text', text: olderWords.en, tone: 'muted' }
  expect(report({ ...built, input: [...(built.input ?? []), basis] }, 'en')).not.toContainEqual(older)
  const changed = plan({ ...answers, what: 'wait five days' }, 'In Soacha, recyclers wait ten days.')
  expect(report({ ...changed, input: [...(changed.input ?? []), basis] }, 'en')).toContainEqual(older)
})

test('speaks Spanish too', () => {
  expect(report(plan({ where: 'Soacha' }), 'es')).toEqual([
    { kind: 'facts', rows: [{ label: '¿Dónde?', value: 'Soacha' }] },
  ])
})
