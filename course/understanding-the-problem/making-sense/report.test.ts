import { expect, test } from 'vitest'
import { partOf } from '#course/contract/module-report.ts'
import { olderWords } from '#course/understanding-the-problem/shared/basis.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { room } from './room.ts'

const report = (await partOf(room, 'one')) ?? (() => [])

const cause = { ...record, _id: 'c', causeType: 'main', selected: true, description: 'Dust' } as const
const verdict = (value: string, description = '') =>
  answerAt('one/making-sense/verdict', { parent: 'c', value, description })
const statement = [{ ...record, _id: 'b', problemStatement: ' Dust makes children cough. ' }]
const head = ['What we believed', 'Did it hold?', 'What we changed our mind about']

test.each<[string, PlanData, ReturnType<typeof report>]>([
  ['nothing', {}, []],
  ['a cause that nobody judged', { cause: [cause] }, []],
  [
    'a verdict alone',
    { cause: [cause], input: [verdict('partly')] },
    [{ kind: 'table', head, rows: [['Dust', 'Partly', '–']] }],
  ],
  [
    'a change of mind before the verdict',
    { cause: [cause], input: [verdict('', 'It is smoke too')] },
    [{ kind: 'table', head, rows: [['Dust', 'Not judged yet', 'It is smoke too']] }],
  ],
  [
    'all of it',
    { cause: [cause], input: [verdict('confirmed', 'Even more in May')], business: statement },
    [
      { kind: 'table', head, rows: [['Dust', 'Confirmed', 'Even more in May']] },
      { kind: 'heading', text: 'The problem, tested' },
      { kind: 'text', text: 'Dust makes children cough.', tone: 'lead' },
    ],
  ],
])('tells the verdicts and the statement: %s', (_what, plan, blocks) => {
  expect(report(plan, 'en')).toEqual(blocks)
})

test('a statement that was written from other answers is said to be older', () => {
  const basis = answerAt('one/making-sense/basis', { valueArr: ['', '', '', 'smoke'] })
  const plan = { cause: [cause], input: [verdict('confirmed'), basis], business: statement }
  expect(report(plan, 'es').at(-1)).toEqual({ kind: 'text', text: olderWords.es, tone: 'muted' })
  const now = answerAt('one/making-sense/basis', { valueArr: ['', '', '', 'dust'] })
  expect(report({ ...plan, input: [verdict('confirmed'), now] }, 'es').at(-1)).toMatchObject({ tone: 'lead' })
})
