import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import type { ProjectFacts } from './project.ts'
import { readSharedLinks, sharePlan } from './sharing.ts'

const actor: Actor = {
  ...{ userId: 'me', role: 'entrepreneur', orgRole: null, mainOrg: null, mainOrgSlug: null, isSuper: false },
  ...{ cohortId: null, applicationStatus: 'approved', onboarded: true, locale: 'en' },
}
const admin: Actor = { ...actor, role: 'admin', orgRole: 'owner', mainOrg: 'org' }
const project: ProjectFacts = {
  ...{ id: 'p', orgId: 'org', cohortId: 'c', ownerId: 'owner', mentorId: null, isTeam: false },
  ...{ courseOpen: false, activeModules: [], entrepreneurThreads: false },
}

test.each<[string, Actor, Partial<ProjectFacts>, unknown, unknown]>([
  ['the owner', actor, { ownerId: 'me' }, 'allowed', 'allowed'],
  ['the team', actor, { isTeam: true }, 'allowed', 'allowed'],
  ['the mentor', actor, { mentorId: 'me', courseOpen: true }, 'forbidden', 'hidden'],
  ['an organiser', admin, {}, 'forbidden', 'hidden'],
  ['a super admin', { ...admin, mainOrg: 'hub', isSuper: true }, {}, 'forbidden', 'hidden'],
  ['somebody else', actor, {}, 'hidden', 'hidden'],
])('%s', (_, who, facts, sharing, reading) => {
  expect(sharePlan(who, { ...project, ...facts })).toEqual(sharing)
  expect(readSharedLinks(who, { ...project, ...facts })).toEqual(reading)
})
