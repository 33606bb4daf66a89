import { expect, test } from 'vitest'
import { gapNamesOf } from '#course/contract/gap-names.ts'
import { gapRulesOf } from '#course/contract/gaps.ts'
import { messageText } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { module } from './module.ts'

const [cause, empty, question, activity, noName] = ['c', 'd', 'e', 'f', '9'].map((sign) => sign.repeat(24))
/** Something begun in every step, and nowhere finished. */
const begun = {
  cause: [
    { ...record, _id: cause ?? '', causeType: 'main', selected: true, description: 'Water is dirty' },
    { ...record, _id: empty ?? '', causeType: 'effect', selected: false, description: '' },
  ],
  question: [
    {
      ...record,
      _id: question ?? '',
      parent: cause ?? '',
      text: `When did you last drink from the well ${'and the river '.repeat(5)}?`,
    },
  ],
  activity: [
    { ...record, _id: activity ?? '', activityType: 'impact', selected: true, name: 'Sell filters' },
    { ...record, _id: noName ?? '', activityType: 'impact', selected: true, name: ' ' },
  ],
  business: [{ ...record, _id: 'b', problemDefinition: 'Short', problemStatement: 'Short' }],
} satisfies PlanData

const gapRules = gapRulesOf(module)
const gapNames = await gapNamesOf(module)
const exercises = module.rooms.filter(({ type }) => type === 'exercise')

test('every step but the summary can tell what is missing', () => {
  expect(Object.keys(gapRules)).toEqual(['introduction', ...exercises.map(({ slug }) => slug)])
})

test.each(exercises)('$slug names whatever is empty, without ids, in both languages', ({ slug }) => {
  for (const plan of [{}, begun]) {
    for (const locale of ['en', 'es'] as const) {
      for (const { field, message } of gapRules[slug]?.(plan) ?? []) {
        const name = gapNames[slug]?.(field, plan, locale)
        if (message === 'required') expect(name, field).toBeTruthy()
        expect(name ?? '').not.toMatch(/[0-9a-f]{24}|:|undefined/)
      }
    }
  }
})

const said = (slug: string, plan: PlanData) =>
  (gapRules[slug]?.(plan) ?? []).map((gap) => {
    const name = gapNames[slug]?.(gap.field, plan, 'en')
    return name ? `${name}: ${messageText(gap, 'en')}` : messageText(gap, 'en')
  })

test.each([
  ['defining-your-problem', '"Where?": This field is required'],
  ['defining-your-problem', '"The problem in one sentence": Please write at least 40 characters.'],
  ['building-the-problem-tree', 'a box of the tree: This field is required'],
  ['choosing-the-causes', '"Why this one?" (Water is dirty): This field is required'],
  ['testing-your-assumptions', '"Water is dirty": Write at least 3 questions.'],
  [
    'information-sources',
    '"When did you last drink from the well and the river and the…": This question has no source yet.',
  ],
  ['processing-information', 'Write notes from at least 3 sources.'],
])('%s says what to do: %s', (slug, text) => {
  expect(said(slug, begun)).toContain(text)
})

test('when no cause held, the way on is said', () => {
  const rejected = answerAt('one/making-sense/verdict', { parent: cause ?? '', value: 'rejected' })
  expect(said('making-sense', { ...begun, input: [rejected] })).toContain(
    'None of your causes held. Choose another cause before you go on.',
  )
  expect(said('choosing-the-causes', {})).toEqual(['"Work on this cause": You must select at least one.'])
  expect(said('making-sense', {})).toContain('First choose the causes you want to work on.')
})
