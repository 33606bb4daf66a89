import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { evidenceOf, fromNote, notesToImport } from './evidence.ts'
import { longestTitle } from './needs.ts'

const note = (value: string, parent: string, source: string) =>
  answerAt('one/processing-information/note', { value, parent, valueArr: [source] })
const long = 'I carry water twice a day. '.repeat(20).trim()
const plan: PlanData = {
  question: [{ ...record, _id: 'q1', text: 'What is hard?' }],
  source: [{ ...record, _id: 'rosa', text: 'Rosa' }],
  input: [note('Too far', 'q1', 'rosa'), note(long, 'gone', 'gone'), note(' ', 'q1', 'rosa')],
}
const taken = { ...record, _id: 'p1', title: 'Far away', level: 2, parent: 's1', inputId: 'note q1 Too far' }

test('notes come question by question with who said them; what is there already says so', () => {
  const of = (segment: string) => notesToImport({ ...plan, pain: [taken] }, 'pain', segment)
  expect(of('s1')).toEqual([
    {
      question: 'What is hard?',
      notes: [{ id: 'note q1 Too far', text: 'Too far', source: 'Rosa', isTaken: true }],
    },
    { question: '', notes: [{ id: `note gone ${long}`, text: long, source: '', isTaken: false }] },
  ])
  const same = notesToImport({ ...plan, pain: [{ ...taken, title: 'Too far', inputId: null }] }, 'pain', 's1')
  expect(same[0]?.notes[0]?.isTaken).toBe(true)
  expect(of('s2')[0]?.notes[0]?.isTaken).toBe(false)
})

test('a note that is gone is no evidence any more', () => {
  expect(evidenceOf(plan, taken)?.value).toBe('Too far')
  expect(evidenceOf({ ...plan, input: [] }, taken)).toBeUndefined()
  expect(evidenceOf(plan, { ...taken, inputId: null })).toBeUndefined()
})

test('a note becomes a title; one that is too long stands in the description as a whole', () => {
  const [short, longer] = plan.input ?? []
  expect(short && fromNote(short, 's1')).toMatchObject({ title: 'Too far', description: '', level: null })
  const need = longer && fromNote(longer, 's1')
  expect(need?.title.length).toBeLessThanOrEqual(longestTitle)
  expect(need?.description).toBe(long)
})
