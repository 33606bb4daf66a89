import { expect, test } from 'vitest'
import { countPath, itemPath } from './need-links.ts'
import type { NeedItem } from './needs-documents.ts'

const item: NeedItem = {
  key: 'k1',
  kind: 'review',
  cohort_id: 'c1',
  cohort_title: 'Spring',
  org: 'red semilla',
  project_id: 'p1',
  project_name: 'Agua',
  person_name: null,
  module: 'two',
  detail: null,
  days: 9,
  is_late: true,
  can_remind: true,
  reminded_at: null,
}

test.each([
  ['review', {}, '/home/project/p1/two/summary'],
  ['question', {}, '/home/project/p1'],
  ['quietTeam', {}, '/home/project/p1'],
  ['application', { detail: 'entrepreneur' }, '/manage/red%20semilla/c1/applications?open=k1'],
  ['application', { detail: 'mentor' }, '/manage/red%20semilla/c1/dashboard/mentors?open=k1'],
  ['unmatched', {}, '/manage/red%20semilla/c1/dashboard/cohort'],
  ['date', {}, '/manage/red%20semilla/c1/settings'],
  ['bug', {}, '/manage/bugs?open=k1'],
])('%s %j leads to %s', (kind, more, path) => {
  expect(itemPath({ ...item, kind, ...more })).toBe(path)
})

test.each([
  ['application', 'mentor', '/manage/red%20semilla/c1/dashboard/mentors?status=pending'],
  ['application', 'entrepreneur', '/manage/red%20semilla/c1/applications?status=pending'],
  ['quietMentor', null, '/manage/red%20semilla/c1/dashboard/incubating?needs=quietMentor'],
  ['bug', null, '/manage/bugs?status=unsolved'],
])('the number of %s (%s) leads to %s', (kind, detail, path) => {
  const { cohort_id, cohort_title, org } = item
  expect(countPath({ kind, detail, cohort_id, cohort_title, org, count: 3 })).toBe(path)
})
