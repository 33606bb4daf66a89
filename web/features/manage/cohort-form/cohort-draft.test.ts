import { expect, test } from 'vitest'
import { dayOf, firstMoment, lastMoment } from '#web/shared/days.ts'
import type { FormCohort } from './cohort-documents.ts'
import { changedSet, copyOf, draftOf, emptyDraft, planOf, wholeSet } from './cohort-draft.ts'

const cohort = {
  _id: 'c',
  title: 'Spring',
  description: 'For bakers',
  duration: '5 months',
  open_date: firstMoment('2027-01-10'),
  close_date: lastMoment('2027-02-10'),
  matching_start: null,
  matching_end: null,
  start_date: '2027-03-05T09:30:00.000Z',
  end_date: null,
  self_guided: true,
  registration_open: true,
  notifications: true,
  module_data: [
    {
      module_id: 'm1',
      slug: 'one',
      module_name: 'One',
      active: true,
      customised: true,
      start: firstMoment('2027-03-10'),
      step_order: ['b', 'a'],
      steps_off: ['c'],
    },
    {
      ...{ module_id: 'm2', slug: 'two', module_name: 'Two', active: false, customised: false, start: null },
      ...{ step_order: [], steps_off: [] },
    },
  ],
} as unknown as FormCohort

test('a window lasts until its last day is over', () => {
  expect(dayOf(lastMoment('2027-02-10'))).toBe('2027-02-10')
  expect(Date.parse(firstMoment('2027-02-11')) - Date.parse(lastMoment('2027-02-10'))).toBe(1000)
})

test('what nobody touched is not sent, not even to the minute', () => {
  const draft = draftOf(cohort)
  expect(changedSet(draft, draft)).toEqual({})
  expect(
    changedSet(draft, { ...draft, title: 'Autumn', private: true, end_date: '2027-08-01', open_date: '' }),
  ).toEqual({
    title: 'Autumn',
    private: true,
    end_date: lastMoment('2027-08-01'),
    open_date: null,
  })
})

test('modules are sent in their new order with name, state, first day and steps', () => {
  const draft = draftOf(cohort)
  const modules = draft.modules.toReversed().map((module) => ({ ...module, active: true }))
  expect(changedSet(draft, { ...draft, modules })).toEqual({
    module_data: [
      { module_id: 'm2', module_name: 'Two', active: true, start: null, step_order: [], steps_off: [] },
      {
        ...{ module_id: 'm1', module_name: 'One', active: true, start: firstMoment('2027-03-10') },
        ...{ step_order: ['b', 'a'], steps_off: ['c'] },
      },
    ],
  })
})

test('a copy has everything but the name, some weeks later', () => {
  const copy = copyOf(cohort, 52)
  expect(copy).toMatchObject({
    ...{ title: '', description: 'For bakers', self_guided: true, matching_start: '' },
    ...{ open_date: '2028-01-09', close_date: '2028-02-09' },
    modules: [
      { slug: 'one', start: '2028-03-08', customised: true },
      { slug: 'two', start: '' },
    ],
  })
})

test('a new cohort teaches the whole course and takes applications, once it has a name', () => {
  const draft = emptyDraft('es')
  expect(draft).toMatchObject({
    registration_open: true,
    matching: true,
    notifications: true,
    private: false,
  })
  expect(draft.modules.every(({ active }) => active)).toBe(true)
  expect(Object.keys(wholeSet(draft))).toHaveLength(21)
  expect(planOf(draft)).toMatchObject({ open_date: null, self_guided: false })
})
