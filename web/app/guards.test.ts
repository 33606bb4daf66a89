import { describe, expect, test } from 'vitest'
import type { Me } from '#web/data/me.ts'
import { passGuards, UnknownGuard } from './guards.ts'
import { layouts } from './layouts/layouts.ts'
import { matchRoute } from './match-route.ts'

const entrepreneur: Me = {
  user_id: 'u1',
  email: 'ana@example.org',
  first_name: 'Ana',
  last_name: 'Ruiz',
  role: 'entrepreneur',
  main_org: null,
  org_name: null,
  org_role: null,
  superadmin: false,
  cohortId: 'c1',
  application_status: 'approved',
  onboarded: true,
  profile_empty: false,
  avatar: null,
  locale: 'es',
  project_id: 'p1',
}
const people: Record<string, Me | null> = {
  nobody: null,
  entrepreneur,
  mentor: { ...entrepreneur, role: 'mentor' },
  'person without e-mail': { ...entrepreneur, email: '' },
  'person with an unusable e-mail': { ...entrepreneur, email: 'none' },
  'person without cohort': { ...entrepreneur, cohortId: 'none', onboarded: false },
  'person not onboarded': { ...entrepreneur, onboarded: false },
  'person with an empty profile': { ...entrepreneur, profile_empty: true },
  organiser: { ...entrepreneur, role: 'admin', main_org: 'acme', cohortId: 'none', onboarded: false },
  'super admin': { ...entrepreneur, role: 'admin', main_org: 'hub', superadmin: true, cohortId: 'none' },
  'admin without organisation': { ...entrepreneur, role: 'admin', main_org: null },
}

function visit(person: string, url: string): string {
  const [path = '', query] = url.split('?')
  const match = matchRoute(path)
  if (!match) throw new Error(`No route for ${path}`)
  const names = [...layouts[match.route.layout].guards, ...(match.route.guard ? [match.route.guard] : [])]
  const wanted = query ? `${path}?${query}` : path
  const verdict = passGuards(names, { me: people[person] ?? null }, { ...match, wanted })
  return verdict.allow ? 'stays' : verdict.to
}

describe('who ends where', () => {
  test.each([
    ['nobody', '/', 'stays'],
    ['nobody', '/login', 'stays'],
    ['nobody', '/signup', 'stays'],
    ['nobody', '/signup/getting-started', 'stays'],
    ['nobody', '/signup/5f0000000000000000000001', 'stays'],
    ['nobody', '/signup/onboard', '/login?next=%2Fsignup%2Fonboard'],
    ['nobody', '/home', '/login'],
    ['nobody', '/home/profile', '/login?next=%2Fhome%2Fprofile'],
    [
      'nobody',
      '/home/project/one/why?step=1&mid=2',
      '/login?next=%2Fhome%2Fproject%2Fone%2Fwhy%3Fstep%3D1%26mid%3D2',
    ],
    ['nobody', '/manage', '/login?next=%2Fmanage'],
    ['nobody', '/manage/acme/add', '/login?next=%2Fmanage%2Facme%2Fadd'],
    ['person without e-mail', '/home', '/login'],
    ['person with an unusable e-mail', '/home', '/login'],
    ['person without e-mail', '/manage', '/login?next=%2Fmanage'],
    ['person without cohort', '/home', '/signup/getting-started'],
    ['person without cohort', '/home/project/one', '/signup/getting-started'],
    ['person without cohort', '/signup/getting-started', 'stays'],
    ['person without cohort', '/signup/onboard', '/signup/getting-started'],
    ['person not onboarded', '/home', '/signup/onboard'],
    ['person not onboarded', '/signup/onboard', 'stays'],
    ['person not onboarded', '/signup/getting-started', 'stays'],
    ['person with an empty profile', '/home/upcoming', '/signup/onboard'],
    ['person with an empty profile', '/signup/onboard', 'stays'],
    ['entrepreneur', '/home', 'stays'],
    ['entrepreneur', '/home/project/one/why', 'stays'],
    ['entrepreneur', '/manage', '/home'],
    ['entrepreneur', '/manage/acme', '/home'],
    ['entrepreneur', '/manage/acme/add', '/home'],
    ['mentor', '/home/matching', 'stays'],
    ['mentor', '/manage/acme/c1/dashboard/cohort', '/home'],
    ['organiser', '/home', 'stays'],
    ['organiser', '/home/project/5f0000000000000000000001', 'stays'],
    ['organiser', '/manage', '/manage/acme'],
    ['organiser', '/manage/bugs', '/manage/acme'],
    ['organiser', '/manage/add/announcement', '/manage/acme'],
    ['organiser', '/manage/acme', 'stays'],
    ['organiser', '/manage/acme/add', 'stays'],
    ['organiser', '/manage/acme/c1/settings', 'stays'],
    ['organiser', '/manage/acme/search', '/manage/acme'],
    ['organiser', '/manage/acme/c1/dashboard/content/models', '/manage/acme'],
    ['organiser', '/manage/other', '/manage/acme'],
    ['organiser', '/manage/other/c9/dashboard/mentors', '/manage/acme'],
    ['super admin', '/manage', 'stays'],
    ['super admin', '/manage/acme', 'stays'],
    ['super admin', '/manage/hub/search', 'stays'],
    ['super admin', '/manage/acme/search', '/manage/acme'],
    ['super admin', '/manage/acme/c1/dashboard/content/models', 'stays'],
    ['super admin', '/home', 'stays'],
    ['admin without organisation', '/manage', '/home'],
    ['admin without organisation', '/manage/acme', '/home'],
  ])('%s at %s: %s', (person, url, end) => {
    expect(visit(person, url)).toBe(end)
  })
})

test('an unknown guard is an error of status 500', () => {
  const session = { me: entrepreneur }
  const anywhere = { route: { name: 'home' as const }, params: {}, wanted: '/home' }
  expect(() => passGuards(['wizard'], session, anywhere)).toThrow(UnknownGuard)
  expect(() => passGuards(['wizard'], session, anywhere)).toThrow('Unknown middleware')
  expect(new UnknownGuard().status).toBe(500)
})

test('the specified layouts carry the specified checks', () => {
  for (const name of ['base', 'module', 'new', 'onboard', 'user', 'download'] as const) {
    expect(layouts[name].guards, name).toEqual(['authenticated'])
  }
  for (const name of ['dash', 'manage', 'org', 'dashboard'] as const) {
    expect(layouts[name].guards, name).toEqual(['admin'])
  }
})
