import { expect, test } from 'vitest'
import { answerAt, record } from '#testing/plan-records.ts'
import { report } from './report.ts'

const segment = {
  ...record,
  _id: 's1',
  name: 'Families',
  offeringMatch: [{ offeringId: 'o1', tangibility: 'Physical', frequency: 'Never' } as const],
}
const offering = [
  { ...record, _id: 'o1', name: 'Filter', segmentMatch: ['s1'] },
  { ...record, _id: 'o2', name: 'Visit', segmentMatch: ['s1'] },
]

test('a card tells what was answered, and none stands for a pair without answers', () => {
  const how = { parent: 's1', relationType: 'personal', description: 'Grace comes back.' }
  const input = [answerAt('four/product-customer-relationship/relation:o1', how)]
  expect(report({ segment: [segment], offering, input }, 'en')).toEqual([
    { kind: 'heading', text: 'Filter for Families' },
    {
      kind: 'facts',
      rows: [
        { label: 'What is it?', value: 'Physical' },
        { label: 'How often do they buy something like it?', value: 'Never' },
        { label: 'How do we stay in touch?', value: 'Personal help. Grace comes back.' },
      ],
    },
  ])
})
