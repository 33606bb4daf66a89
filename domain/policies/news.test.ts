import { describe, expect, it } from 'vitest'
import { type AnnouncementFacts, readAnnouncement, writeAnnouncement } from './news.ts'
import { now, person } from './world.test-kit.ts'

const news: AnnouncementFacts = {
  audience: 'cohort',
  orgId: 'org-own',
  cohortId: 'cohort',
  role: null,
  visibleFrom: '2027-03-01',
  visibleUntil: '2027-04-01',
}
const here = { orgIds: ['org-own'], cohortIds: ['cohort'] }
const nowhere = { orgIds: [], cohortIds: [] }
const reads = (kind: Parameters<typeof person>[0], change: Partial<AnnouncementFacts>, where = here) => {
  const actor = person(kind)
  return actor !== null && readAnnouncement(actor, { ...news, ...change }, where, now) === 'allowed'
}

describe('announcements', () => {
  const cases: [string, Partial<AnnouncementFacts>, typeof here, boolean][] = [
    ['of my cohort', {}, here, true],
    ['of another cohort', { cohortId: 'another' }, here, false],
    ['of my organisation', { audience: 'organisation' }, here, true],
    ['of another organisation', { audience: 'organisation', orgId: 'org-other' }, here, false],
    ['to everybody', { audience: 'everybody', orgId: null }, nowhere, true],
    ['to managers', { audience: 'managers', orgId: null }, here, false],
    ['to mentors', { role: 'mentor' }, here, true],
    ['to entrepreneurs', { role: 'entrepreneur' }, here, false],
    ['not up yet', { visibleFrom: '2027-03-11' }, here, false],
    ['taken down', { visibleUntil: '2027-03-10' }, here, false],
    ['without an end', { visibleUntil: null }, here, true],
  ]
  it.each(cases)('%s', (_, change, where, expected) => {
    expect(reads('mentor_matched', change, where)).toBe(expected)
  })

  it('are seen by their managers before and after they are up', () => {
    expect(reads('org_own', { visibleFrom: '2028-01-01' }, nowhere)).toBe(true)
    expect(reads('org_other', {}, nowhere)).toBe(false)
  })

  it('of the platform are read, but not written, by organisers', () => {
    const organiser = person('org_own')
    const platform: AnnouncementFacts = { ...news, audience: 'managers', orgId: null, cohortId: null }
    if (organiser) expect(writeAnnouncement(organiser, platform, nowhere, now)).toBe('forbidden')
  })
})
