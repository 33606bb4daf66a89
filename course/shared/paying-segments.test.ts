import { expect, test } from 'vitest'
import { lanesOfSegment, payingSegments } from '#course/shared/paying-segments.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import type { Segment, SegmentRole } from './segments.ts'

const segment = (_id: string, role: SegmentRole | null): Segment => ({ ...record, _id, role })
const flow = (parent: string, valueArr: string[]) =>
  answerAt('four/business-model/flow', { parent, valueArr })
const buyer = segment('b', 'Buyer')
const user = segment('u', 'End-user')
const helped = segment('h', 'Beneficiary')
const all = { segment: [buyer, user, helped] }
const idsOf = (plan: PlanData) => payingSegments(plan).map(({ _id }) => _id)

test.each([
  [buyer, ['pays']],
  [user, ['uses']],
  [helped, ['benefits']],
  [segment('n', null), []],
])('the main role says where a segment stands until somebody says more', (one, lanes) => {
  expect(lanesOfSegment(all, one)).toEqual(lanes)
})

test('what was said of a segment counts, in the order of the lanes, and nothing that is no lane', () => {
  const plan = { ...all, input: [flow('b', ['benefits', 'pays', 'flies']), flow('u', [])] }
  expect(lanesOfSegment(plan, buyer)).toEqual(['pays', 'benefits'])
  expect(lanesOfSegment(plan, user)).toEqual([])
})

test('who pays: by what was said, else by the role, else everybody who is offered something', () => {
  expect(idsOf(all)).toEqual(['b'])
  expect(idsOf({ ...all, input: [flow('b', ['uses']), flow('u', ['pays', 'uses'])] })).toEqual(['u'])
  const offering = [{ ...record, _id: 'o', segmentMatch: ['h', 'u'] }]
  expect(idsOf({ ...all, offering, input: [flow('b', ['uses'])] })).toEqual(['u', 'h'])
})
