import { expect, test } from 'vitest'
import type { ManagedAnnouncement } from './announcement-documents.ts'
import { draftOf, newDraft, writtenOf } from './announcement-draft.ts'

const row: ManagedAnnouncement = {
  _id: '64a000000000000000000001',
  audience: 'cohort',
  org_id: '64a000000000000000000002',
  org: 'acme',
  org_name: 'Acme',
  cohort_id: '64a000000000000000000003',
  cohort_title: 'Spring',
  role: null,
  title: 'Meeting',
  title_es: '',
  text: 'On Friday',
  text_es: '',
  visible_from: '2026-05-04T13:45:12.000Z',
  visible_until: null,
  pinned: false,
  state: 'up',
  author_name: 'Olga',
  reads: 3,
  updated_at: '2026-05-04T13:45:12.000Z',
  version: 1,
}

test('a day that was not changed keeps its moment', () => {
  const draft = draftOf(row)
  expect(writtenOf(draft, row)).toMatchObject({ visible_from: row.visible_from, visible_until: null })
  expect(writtenOf({ ...draft, title: 'Other' }, row).visible_from).toBe(row.visible_from)
  expect(writtenOf({ ...draft, from: '2026-06-01' }, row).visible_from).toBe(
    new Date('2026-06-01T00:00:00').toISOString(),
  )
})

test('the last day is part of the period', () => {
  const { visible_until } = writtenOf({ ...draftOf(row), until: '2026-06-01' }, row)
  expect(new Date(visible_until ?? '') > new Date('2026-06-01T23:00:00')).toBe(true)
})

test('a new one begins where it is written, and without a day it is up at once', () => {
  expect(newDraft(null, null).audience).toBe('everybody')
  expect(newDraft('o', null).audience).toBe('organisation')
  expect(newDraft('o', 'c')).toMatchObject({ audience: 'cohort', cohort_id: 'c' })
  expect(writtenOf(newDraft(null, null), null)).toMatchObject({
    visible_from: null,
    org_id: null,
    role: null,
  })
})
