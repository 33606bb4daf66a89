import { describe, expect, test } from 'vitest'
import { localePath } from '#web/i18n/locale.ts'
import { manageScreens } from './manage-screens.ts'
import { href, legacyPath, matchRoute } from './match-route.ts'
import { nextPath } from './next-path.ts'
import { routes } from './routes.ts'
import { screens } from './screens.ts'

const pid = '5f0000000000000000000001'

describe('matchRoute', () => {
  test.each([
    ['/', 'index', {}],
    ['/signup/getting-started', 'signup-getting-started', {}],
    [`/signup/${pid}`, 'signup-cohortId', { cohortId: pid }],
    ['/home/matching', 'home-matching', {}],
    ['/home/matching/c1', 'home-matching-cid', { cid: 'c1' }],
    [`/home/project/${pid}`, 'home-project', { pid }],
    [`/home/project/${pid}/businessplan`, 'home-project-businessplan', { pid }],
    ['/home/project/businessplan', 'home-project-businessplan', {}],
    ['/home/project/businessplan/alternative', 'home-project-businessplan-alternative', {}],
    [`/home/project/${pid}/businessplan/alternative`, 'home-project-businessplan-alternative', { pid }],
    [`/home/project/${pid}/three`, 'home-project-module', { pid, module: 'three' }],
    ['/home/project/three', 'home-project-module', { module: 'three' }],
    [`/home/project/${pid}/three/radar`, 'home-project-module-step', { pid, module: 'three', step: 'radar' }],
    ['/home/project/three/radar', 'home-project-module-step', { module: 'three', step: 'radar' }],
    ['/manage/bugs', 'manage-bugs', {}],
    ['/manage/acme', 'manage-org', { org: 'acme' }],
    ['/manage/acme/add', 'manage-org-add', { org: 'acme' }],
    ['/manage/acme/settings', 'manage-org-settings', { org: 'acme' }],
    ['/manage/add/announcement', 'manage-add-announcement', {}],
    [`/manage/acme/${pid}`, 'manage-org-cohortid', { org: 'acme', cohortid: pid }],
    [`/manage/acme/${pid}/settings`, 'manage-org-cohortid-settings', { org: 'acme', cohortid: pid }],
    [
      `/manage/acme/${pid}/dashboard/content/models`,
      'manage-org-cohortid-dashboard-content-models',
      { org: 'acme', cohortid: pid },
    ],
    [
      `/manage/acme/${pid}/dashboard/content/m1/why`,
      'manage-org-cohortid-dashboard-content-module-step',
      { org: 'acme', cohortid: pid, module: 'm1', step: 'why' },
    ],
  ])('%s is %s, in both languages and with a slash at the end', (path, name, params) => {
    for (const locale of ['en', 'es'] as const) {
      expect(matchRoute(localePath(locale, path))).toMatchObject({ locale, params, route: { name } })
    }
    if (path !== '/') expect(matchRoute(`${path}/`)?.route.name).toBe(name)
  })

  test.each([
    '/fr',
    '/fr/login',
    '/en/login',
    '/nowhere',
    '/home/nowhere',
    '/home//profile',
    '/home/matching/%E0%A4%A',
  ])('%s is no page', (path) => {
    expect(matchRoute(path)).toBeNull()
  })
})

test('names and paths are unique', () => {
  expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length)
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length)
})

test('every route has a screen or is a public page, never both', () => {
  for (const { name, prerender } of routes) {
    const isListed = name in (name.startsWith('manage') ? manageScreens : screens)
    expect(isListed, name).toBe(prerender !== true)
  }
})

test('href builds the path that matchRoute reads', () => {
  expect(
    href('home-project-module-step', 'es', { pid, module: 'two', step: 'a b' }, { step: 's1', mid: 'm1' }),
  ).toBe(`/es/home/project/${pid}/two/a%20b?step=s1&mid=m1`)
  expect(href('home-project-module', 'en', { module: 'two' })).toBe('/home/project/two')
  expect(() => href('manage-org', 'en')).toThrow('manage-org needs org')
})

test.each([
  [`/dashboard/${pid}/modules/two/why`, `/home/project/${pid}/two/why`],
  [`/es/dashboard/${pid}/modules/two/why`, `/es/home/project/${pid}/two/why`],
  [`/dashboard/${pid}/modules/two`, `/home/project/${pid}/two`],
  [`/dashboard/${pid}/`, `/home/project/${pid}`],
  [`/dashboard/${pid}`, `/home/project/${pid}`],
  [`/es/dashboard/${pid}/`, `/es/home/project/${pid}`],
  ['/dashboard/x', null],
  [`/dashboard/${pid}/elsewhere`, null],
  ['/home', null],
])('the old path %s leads to %s', (old, path) => {
  expect(legacyPath(old)).toBe(path)
})

describe('after login', () => {
  test.each([
    ['/home/project/one/why?step=1&mid=2', '/home/project/one/why?step=1&mid=2'],
    ['/es/home/profile', '/es/home/profile'],
    ['/manage/acme', '/manage/acme'],
  ])('people go on to %s', (wanted, end) => {
    expect(nextPath(wanted)).toBe(end)
  })

  test.each([
    null,
    '',
    'home',
    'https://evil.example/home',
    '//evil.example',
    '/es//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/home%0d%0aSet-Cookie:x',
    '/home\r\n',
    '/home?x=\r\nSet-Cookie: a',
    '/home/%5cevil',
    '/manage/%2f%2fevil.example',
    'javascript:alert(1)',
    '/nowhere',
    '/login',
    '/es/reset',
  ])('%j leads home instead', (wanted) => {
    expect(nextPath(wanted)).toBe('/home')
  })
})
