import { expect, test } from 'vitest'
import { matchRoute, type RouteMatch } from '#web/app/match-route.ts'
import { levelAbove, logoTarget } from './level-above.ts'

const pid = '65a000000000000000000001'

function at(path: string): RouteMatch {
  const match = matchRoute(path)
  if (!match) throw new Error(`${path} is no page`)
  return match
}

test.each([
  [`/home/project/${pid}/one/introduction`, `/home/project/${pid}`],
  [`/home/project/${pid}/one`, `/home/project/${pid}`],
  [`/es/home/project/${pid}/one`, `/es/home/project/${pid}`],
  ['/home/project/one/introduction', '/home'],
  [`/home/project/${pid}/businessplan`, `/home/project/${pid}`],
  [`/home/project/${pid}`, '/home'],
  ['/home/matching/65a000000000000000000002', '/home/matching'],
  ['/home/matching', '/home'],
  ['/home/profile', '/home'],
  ['/home', '/home'],
  ['/es/home', '/es/home'],
  ['/signup/onboard', '/home'],
])('one level up from %s is %s', (path, above) => {
  expect(levelAbove(at(path))).toBe(above)
})

test('the logo leads an organiser to the organisation and a super admin to the platform', () => {
  const page = at(`/home/project/${pid}`)
  const organiser = { role: 'admin', superadmin: false, main_org: 'andes' } as const
  expect(logoTarget(page, organiser)).toBe('/manage/andes')
  expect(logoTarget(page, { ...organiser, superadmin: true, main_org: 'hub' })).toBe('/manage')
  expect(logoTarget(page, { role: 'mentor', superadmin: false, main_org: null })).toBe('/home')
})
