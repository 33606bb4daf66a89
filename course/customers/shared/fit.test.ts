import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { fitGaps, fitOf, overallOf, percentOf } from './fit.ts'
import { lossOf, matchProblems, withMatch, withoutMatch } from './matches.ts'

const need = (_id: string, level: number, parent = 's1') => ({ ...record, _id, title: _id, level, parent })
const painMatch = (...ids: string[]) => ids.map((painId) => ({ painId, title: 'Works', description: 'So' }))
const offering = (_id: string, segmentMatch: string[], ...pains: string[]) => ({
  ...record,
  _id,
  name: _id,
  segmentMatch,
  painMatch: painMatch(...pains),
})
const left = (parent: string, description: string, selected = true) =>
  answerAt('two/pain-relievers/skipped', { parent, selected, description })

// The example of the step's own text: 11 of 15 is about 73 per cent.
const base: PlanData = {
  segment: [
    { ...record, _id: 's1', name: 'Cleaners' },
    { ...record, _id: 's2', name: 'Drivers' },
  ],
  pain: [need('full', 2), need('dark', 5), need('late', 4), need('payslip', 4)],
  offering: [offering('van', ['s1'], 'dark', 'late', 'full')],
}

test('fit is the weight of what is met, divided by the weight of all', () => {
  const fit = fitOf(base, 'pain', 's1')
  expect(fit?.score).toEqual({ met: 11, all: 15 })
  expect(fit && percentOf(fit.score)).toBe(73)
  expect(fit?.rows.map(({ need: { _id }, state }) => `${_id} ${state}`)).toEqual([
    'dark met',
    'late met',
    'payslip urgent',
    'full met',
  ])
})

test('the ring joins pains and gains', () => {
  const gain = [need('grain', 5), need('day', 4), need('together', 3), need('straw', 2)]
  const match = gain.slice(0, 3).map(({ _id }) => ({ gainId: _id, title: 'Works', description: 'So' }))
  const plan = {
    ...base,
    gain,
    offering: [{ ...offering('van', ['s1'], 'dark', 'late', 'full'), gainMatch: match }],
  }
  expect(overallOf(plan, 's1')).toEqual({ met: 23, all: 29 })
})

test.each<[string, PlanData, string[]]>([
  ['nothing is offered', { ...base, offering: [] }, ['pairs']],
  ['a strong pain waits', base, ['pain:payslip']],
  ['it is left for a reason', { ...base, input: [left('payslip', 'The union helps')] }, []],
  ['it is left without a reason', { ...base, input: [left('payslip', ' ')] }, ['pain:payslip']],
  ['it is taken back', { ...base, input: [left('payslip', 'Old', false)] }, ['pain:payslip']],
  [
    'no line at all',
    { ...base, offering: [offering('van', ['s1'])] },
    ['fit:s1', 'pain:dark', 'pain:late', 'pain:payslip'],
  ],
  [
    'a line that does not say how it works',
    {
      ...base,
      pain: [need('dark', 5)],
      offering: [
        { ...offering('van', ['s1']), painMatch: [{ painId: 'dark', title: 'Stop', description: '' }] },
      ],
    },
    ['match:van:dark'],
  ],
  [
    'a segment that is offered nothing needs no line',
    { ...base, pain: [need('dark', 5), need('other', 5, 's2')], offering: [offering('van', ['s1'], 'dark')] },
    [],
  ],
])('%s', (_what, plan, fields) => {
  expect(fitGaps('pain')(plan).map(({ field }) => field)).toEqual(fields)
})

test('lines of an offering that is not for the segment any more, and to pains that are gone, do not count', () => {
  const plan = {
    ...base,
    offering: [offering('van', ['s1'], 'gone', 'dark'), offering('bus', ['s2'], 'late')],
  }
  expect(fitOf(plan, 'pain', 's1')?.score.met).toBe(5)
})

const match = { needId: 'payslip', title: 'Papers', description: 'We help' }

test('a line is written with what still counts, and what does not is cleaned away', () => {
  const plan = { ...base, pain: [...(base.pain ?? []), need('other', 3, 's2')] }
  const van = offering('van', ['s1'], 'gone', 'dark', 'other')
  const after = withMatch(plan, 'pain', van, match)
  expect(after).toEqual({
    painMatch: [...painMatch('dark'), { painId: 'payslip', title: 'Papers', description: 'We help' }],
  })
  expect(withoutMatch(plan, 'pain', van, 'dark')).toEqual({ painMatch: [] })
})

test('a line between the same two is changed, not doubled', () => {
  const van = offering('van', ['s1'], 'payslip', 'dark')
  expect(withMatch(base, 'pain', van, match)).toEqual({
    painMatch: [{ painId: 'payslip', title: 'Papers', description: 'We help' }, ...painMatch('dark')],
  })
})

test('gains are kept under their own name', () => {
  const van = offering('van', ['s1'])
  expect(withMatch({ ...base, gain: [need('payslip', 3)] }, 'gain', van, match)).toEqual({
    gainMatch: [{ gainId: 'payslip', title: 'Papers', description: 'We help' }],
  })
})

test('what goes with a pain: its lines, and the reason why it was left', () => {
  const plan = { ...base, input: [left('payslip', 'The union helps')] }
  expect(lossOf(plan, 'pain', 'dark')).toEqual({ matches: 1, reasons: 0 })
  expect(lossOf(plan, 'pain', 'payslip')).toEqual({ matches: 0, reasons: 1 })
})

test('a connection needs an offering, a title and how it works', () => {
  expect(matchProblems({ offering: null, title: ' ', description: '' })).toEqual({
    offering: 'selectOne',
    title: 'required',
    description: 'required',
  })
  expect(matchProblems({ offering: 'van', title: 'Stop', description: 'Fixed' })).toEqual({})
})
