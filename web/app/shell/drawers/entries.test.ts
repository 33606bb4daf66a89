import { expect, test } from 'vitest'
import { layouts } from '#web/app/layouts/layouts.ts'
import { matchRoute, type RouteMatch } from '#web/app/match-route.ts'
import { routes } from '#web/app/routes.ts'
import type { Me } from '#web/data/me.ts'
import { belongsTo } from './belongs-to.ts'
import { drawerOf } from './drawer-of.ts'
import { cohortEntries, type Entry, orgEntries, platformEntries, sideEntries } from './entries.ts'

const person: Me = {
  user_id: '65a000000000000000000001',
  email: 'rosa@example.org',
  first_name: 'Rosa',
  last_name: 'Quispe',
  role: 'mentor',
  main_org: null,
  org_name: null,
  org_role: null,
  superadmin: false,
  cohortId: null,
  application_status: 'approved',
  onboarded: true,
  profile_empty: false,
  avatar: null,
  locale: 'en',
  project_id: null,
}
const organiser: Me = { ...person, role: 'admin', main_org: 'andes' }
const superAdmin: Me = { ...organiser, main_org: 'hub', superadmin: true }

const names = (entries: readonly Entry[]) => entries.map(({ route }) => route)

function at(path: string): RouteMatch {
  const match = matchRoute(path)
  if (!match) throw new Error(`${path} is no page`)
  return match
}

test('Matching is there for approved mentors only', () => {
  const all = ['home', 'home-matching', 'home-announcements']
  const without = ['home', 'home-announcements']
  expect(names(sideEntries(person, 'en'))).toEqual(all)
  expect(names(sideEntries({ ...person, application_status: 'pending' }, 'en'))).toEqual(without)
  expect(names(sideEntries({ ...person, role: 'entrepreneur' }, 'en'))).toEqual(without)
  expect(names(sideEntries(null, 'en'))).toEqual(without)
})

test('the platform drawer leads to its five pages', () => {
  expect(platformEntries('es').map(({ href }) => href)).toEqual([
    '/es/manage',
    '/es/manage/partners',
    '/es/manage/announcements',
    '/es/manage/bugs',
    '/es/manage/reviews',
  ])
})

test.each([
  ['/manage/andes', 'manage-org'],
  ['/manage/andes/add', 'manage-org-add'],
  ['/manage/andes/settings', 'manage-org-settings'],
])('on %s only %s is disabled', (path, own) => {
  const entries = orgEntries(at(path), organiser)
  expect(names(entries.filter(({ disabled }) => disabled))).toEqual([own])
})

test('the hub organisation also leads to the platform’s people and management', () => {
  expect(names(orgEntries(at('/manage/hub'), superAdmin)).slice(3)).toEqual(['manage-org-search', 'manage'])
  expect(orgEntries(at('/manage/andes'), superAdmin)).toHaveLength(3)
  expect(orgEntries(at('/manage/andes'), organiser)).toHaveLength(3)
})

test('Edit Models is there for super admins only', () => {
  const params = { org: 'andes', cohortid: '65a000000000000000000009' }
  const models = 'manage-org-cohortid-dashboard-content-models'
  expect(names(cohortEntries(params, superAdmin, 'en'))).toContain(models)
  expect(names(cohortEntries(params, organiser, 'en'))).not.toContain(models)
})

test('every page is marked in its drawer: it has an entry, or belongs to one', () => {
  const cohort = { org: 'hub', cohortid: '65a000000000000000000009' }
  const entries = {
    side: sideEntries(person, 'en'),
    platform: platformEntries('en'),
    org: orgEntries(at('/manage/hub'), superAdmin),
    cohort: cohortEntries(cohort, superAdmin, 'en'),
  }
  const isMarked = (drawer: keyof typeof entries, route: (typeof routes)[number]) =>
    names(entries[drawer]).includes(belongsTo[route.name] ?? route.name)
  const unmarked = routes.filter((route) => {
    const drawer = drawerOf(route, layouts[route.layout])
    return drawer in entries && !isMarked(drawer as keyof typeof entries, route)
  })
  // Texts are chosen in a list of their own, which opens where one is.
  expect(unmarked.map(({ name }) => name)).toEqual([
    'manage-org-cohortid-dashboard-content',
    'manage-org-cohortid-dashboard-content-module-step',
  ])
})
