import type { ApplicationStatus } from '#domain/progress/application.ts'
import type { ConnectRequest } from '#domain/progress/connect-request.ts'
import type { TokenFacts } from './account.ts'
import type { Actor } from './actor.ts'
import type { AnnouncementFacts } from './news.ts'
import type { ManagedPerson } from './person.ts'
import type { CohortFacts } from './programme.ts'
import type { ProjectFacts } from './project.ts'

export const actorKinds = [
  'anon',
  'ent_own',
  'ent_other',
  'team',
  'mentor_matched',
  'mentor_unmatched',
  'org_own',
  'org_other',
  'admin_own',
  'admin_other',
  'super',
] as const
export type ActorKind = (typeof actorKinds)[number]

/** The conditions of the matrix. A world in which none is broken lets everybody do what the table says. */
export type Condition =
  | ('co' | 'ac' | 'th' | 'nm' | 'rq' | 'va' | 'mw' | 'ap' | 'sc' | 'cp' | 'mt' | 'rqm')
  | ('me' | 'on' | 'lo' | 'oo' | 'ns' | 'rg' | 'pb' | 'au' | 'tk' | 'ra')

export type World = ReturnType<typeof worldOf>

export const now = new Date('2027-03-10T12:00:00Z')
const [own, other, hub] = ['org-own', 'org-other', 'org-hub']

export function person(kind: ActorKind): Actor | null {
  if (kind === 'anon') return null
  const base = {
    userId: kind,
    orgRole: null,
    mainOrg: null,
    mainOrgSlug: null,
    isSuper: false,
    cohortId: 'cohort',
    applicationStatus: 'approved',
    onboarded: true,
    locale: 'en',
  } as const
  if (kind.startsWith('mentor')) return { ...base, role: 'mentor' }
  if (kind === 'super') return { ...base, role: 'admin', orgRole: 'owner', mainOrg: hub, isSuper: true }
  if (!kind.startsWith('org') && !kind.startsWith('admin')) return { ...base, role: 'entrepreneur' }
  const orgRole = kind.startsWith('org') ? 'organiser' : 'owner'
  return { ...base, role: 'admin', orgRole, mainOrg: kind.endsWith('own') ? own : other }
}

export function worldOf(kind: ActorKind, broken: ReadonlySet<Condition>) {
  const holds = (condition: Condition) => !broken.has(condition)
  const actor = person(kind)
  const me = actor?.userId ?? ''
  const project: ProjectFacts = {
    id: 'project',
    orgId: own,
    cohortId: 'cohort',
    ownerId: 'ent_own',
    mentorId: 'mentor_matched',
    isTeam: kind === 'team',
    courseOpen: holds('co'),
    activeModules: holds('ac') ? ['one', 'two'] : ['one'],
    entrepreneurThreads: false,
  }
  const freeProject = { ...project, mentorId: null }
  const isInside = ['ent_own', 'team', 'mentor_matched'].includes(kind)
  const isOutsider = ['ent_other', 'mentor_unmatched'].includes(kind)
  const isAdmin = actor?.role === 'admin'
  const takesPart = isInside || (isOutsider && holds('sc'))
  const cohort: CohortFacts = {
    id: holds('sc') ? 'cohort' : 'another cohort',
    orgId: own,
    approved: true,
    isPrivate: !holds('pb'),
    registrationOpen: true,
    matching: true,
    openDate: '2027-03-01',
    closeDate: holds('rg') ? '2027-03-20' : '2027-03-10',
    matchingStart: holds('mw') ? '2027-03-01' : '2027-03-11',
    matchingEnd: '2027-04-01',
    startDate: '2027-04-01',
    takesPart,
    isKnown: takesPart,
    hasInvite: false,
  }
  const known = { orgId: own, mainOrg: null, orgRole: null, isSuper: false, courseOpen: holds('co') }
  const strangers = { isMyEntrepreneur: false, isMyOwner: false, isMyMentor: false, isMentorOfMine: false }
  // Nobody above their own rank: broken, the target stands as high as the actor.
  const equal = { role: 'admin', orgRole: 'owner', mainOrg: own, isSuper: kind === 'super' }
  const isCandidate = kind === 'mentor_unmatched' && holds('mw') && holds('ap') && holds('sc')
  const entrepreneur: ManagedPerson = {
    ...known,
    ...strangers,
    userId: 'ent_own',
    role: 'entrepreneur',
    isMyEntrepreneur: kind === 'mentor_matched',
    isMyOwner: kind === 'team',
    isCandidate,
    ...(holds('lo') ? {} : equal),
  }
  const mentor: ManagedPerson = {
    ...known,
    ...strangers,
    userId: 'mentor_matched',
    role: 'mentor',
    isMyMentor: (kind === 'ent_own' || kind === 'team') && holds('rqm'),
    isMentorOfMine: kind === 'ent_own' && holds('rqm'),
    isCandidate: false,
  }
  const asksHere = actor?.role === 'mentor' && holds('me')
  const request: ConnectRequest = {
    id: 'request',
    projectId: 'project',
    mentorId: asksHere ? me : 'another mentor',
    status: 'asked',
  }
  const token: TokenFacts = {
    purpose: 'team',
    email: 'Ana@Example.org',
    expiresAt: new Date('2027-03-11'),
    usedAt: holds('tk') ? null : new Date('2027-03-09'),
  }
  const signature = { matchId: 'match', textVersion: '1' }
  const news = { cohortId: null, role: null, visibleFrom: '2027-03-01', visibleUntil: null }
  const orgNews: AnnouncementFacts = { ...news, audience: 'organisation', orgId: own }
  const managerNews: AnnouncementFacts = { ...news, audience: 'managers', orgId: null }
  const approved: ApplicationStatus = holds('ap') ? 'approved' : 'pending'
  return {
    actor,
    project,
    freeProject: { ...freeProject, mentorId: holds('cp') ? null : 'mentor_matched' },
    askable: kind === 'mentor_matched' ? project : freeProject,
    cohort,
    entrepreneur,
    mentor,
    matching: {
      cohort,
      isApprovedHere: actor?.role === 'mentor' && holds('ap') && holds('sc'),
      freePlaces: holds('cp') ? 1 : 0,
    },
    request,
    // A mentor who is matched has no open request left.
    openRequest: { ...request, status: kind === 'mentor_matched' ? 'accepted' : 'asked' } as ConnectRequest,
    ownProject: {
      status: kind === 'team' ? ('none' as const) : approved,
      hasProject: kind === 'ent_other' || !holds('on'),
    },
    ownApplication: { isTeamHere: kind === 'team' },
    application: { userId: holds('ns') ? 'ent_own' : me, orgId: own, status: 'pending' as ApplicationStatus },
    agreement: {
      matchId: holds('mt') ? 'match' : null,
      signatures: holds('on')
        ? []
        : [
            { ...signature, side: 'mentor' as const },
            { ...signature, side: 'entrepreneur' as const },
          ],
      textVersion: '1',
    },
    token,
    tokenUse: { purpose: 'team', email: 'ana@example.org' },
    confirmedAt: new Date(now.getTime() - (holds('ra') ? 9 : 10) * 60_000),
    destination: { orgId: holds('oo') ? own : other },
    hasThread: holds('th'),
    feedbackAuthor: holds('nm') ? 'somebody' : me,
    isRequested: holds('rq'),
    isValidated: holds('va'),
    rowOwner: holds('me') ? me : 'somebody',
    organisation: { id: own, takesPart },
    orgNews,
    managerNews,
    whereabouts: { orgIds: !isAdmin && holds('au') ? [own] : [], cohortIds: [] },
  }
}
