import { describe, expect, it } from 'vitest'
import { guardedAccountAction, signUp, useToken } from './account.ts'
import type { Actor } from './actor.ts'
import { readAgreement, signAgreement } from './agreement.ts'
import type { Answer } from './answer.ts'
import {
  createProject,
  decideApplication,
  listApplications,
  readApplication,
  submitApplication,
  withdrawApplication,
} from './application.ts'
import { changeCohortOwner } from './cohort.ts'
import { customiseStep, editBaseStep, editModels, readSharedContent } from './content.ts'
import {
  addFeedback,
  markFeedbackRead,
  rateModule,
  readFeedback,
  readProgress,
  readReview,
  reportBug,
  requestReview,
  validateModule,
  withdrawValidation,
} from './course.ts'
import {
  downloadBusinessPlan,
  downloadFinancialPlan,
  downloadSummary,
  exportCohort,
  exportPlatformUsers,
  readExportFile,
} from './exports.ts'
import {
  acceptRequest,
  askToConnect,
  assignMentor,
  declineRequest,
  endMatch,
  listCandidates,
  readConnectRequest,
  seesProjectCard,
  withdrawRequest,
} from './matching.ts'
import { readAnnouncement, writeAnnouncement } from './news.ts'
import {
  governOrganisation,
  inviteAdmin,
  readInvitations,
  readOrganisationCard,
  runOrganisation,
} from './organisation.ts'
import {
  administerPerson,
  grantRole,
  seesCard,
  seesContact,
  seesPrivate,
  setOrganisation,
  updateProfile,
} from './person.ts'
import {
  approveCohort,
  archiveCohort,
  manageCohort,
  manageOrganisation,
  onlySuper,
  readAudit,
  seesCohort,
  seesCohortCard,
} from './programme.ts'
import {
  archiveProject,
  manageProject,
  readPlan,
  readProject,
  writePlan,
  writeProjectContent,
  writeTeam,
} from './project.ts'
import { hideFeedback, joinTeam, transferProject } from './stewardship.ts'
import { type ActorKind, actorKinds, type Condition, now, type World, worldOf } from './world.test-kit.ts'

type Check = (world: World, actor: Actor) => Answer | boolean

const { userId: ownerId } = worldOf('ent_own', new Set()).actor ?? { userId: '' }

/** The columns stand in the order of `actorKinds`; a cell is none, read or write, then its conditions. */
const rows: Record<string, readonly [cells: string, ...checks: Check[]]> = {
  P05: [
    '- W:ra W:ra W:ra W:ra W:ra W:ra W:ra W:ra W:ra W:ra',
    (w) => guardedAccountAction(w.confirmedAt, now),
  ],
  P06: ['- W W W W W W W W W W', (_, a) => updateProfile(a, a.userId)],
  P08: ['- R - R R R:mw,ap,sc R - R - R', (w, a) => seesCard(a, w.entrepreneur)],
  P09: ['- R - - R:co - R - R - R', (w, a) => seesContact(a, w.entrepreneur)],
  P10: ['- R - - - - R - R - R', (w, a) => seesPrivate(a, w.entrepreneur)],
  P12: ['- - - - - - - - - - -', (_, a) => updateProfile(a, 'somebody else')],
  P13: ['- - - - - - - - W:lo - W:lo', (w, a) => administerPerson(a, w.entrepreneur)],
  P14: ['- - - - - - - - W:lo - W:lo', (w, a) => grantRole(a, w.entrepreneur, 'mentor', null)],
  P15: ['- - - - - - - - - - W', (w, a) => setOrganisation(a, w.entrepreneur)],
  P16: ['- - - - - - - - W:lo - W:lo', (w, a) => administerPerson(a, w.entrepreneur)],
  P17: ['- - - - - - R - R - R', (w, a) => manageOrganisation(a, w.project.orgId)],
  P18: ['- - - - - - - - - - R', (_, a) => onlySuper(a)],
  P19: ['- R:rqm - R:rqm R - R - R - R', (w, a) => seesCard(a, w.mentor)],
  P20: ['- R:co - - R - R - R - R', (w, a) => seesContact(a, w.mentor)],
  P21: ['- - - - R - R - R - R', (w, a) => seesPrivate(a, w.mentor)],
  P22: ['- R - R R - R - R - R', (w, a) => readProject(a, w.project)],
  P23: ['- R - R R R:mw,ap,sc R - R - R', (w, a) => seesProjectCard(a, w.project, w.matching, now)],
  P25: ['- W:ap,on - - - - W - W - W', (w, a) => createProject(a, w.cohort, w.ownProject)],
  P26: ['- W - W - - - - - - -', (w, a) => writeProjectContent(a, w.project)],
  P27: ['- W - - - - - - - - -', (w, a) => writeTeam(a, w.project)],
  P28: [
    '- - W:tk - - - - - - - -',
    (w, a) => joinTeam(a, w.project) === 'allowed' && useToken(w.token, w.tokenUse, now) === 'allowed',
  ],
  P29: ['- - - - - - W - W - W', (w, a) => manageProject(a, w.project)],
  P30: ['- - - - - - W:cp - W:cp - W:cp', (w, a) => assignMentor(a, w.freeProject, w.matching)],
  P31: ['- - - - - - W - W - W', (w, a) => endMatch(a, w.project)],
  P32: ['- - - - - - - - W:oo - W', (w, a) => transferProject(a, w.project, w.destination)],
  P33: ['- - - - - - - - W - W', (w, a) => archiveProject(a, w.project)],
  P34: ['- R - R R:co - R - R - R', (w, a) => readPlan(a, w.project)],
  P35: ['- W:co,ac - W:co,ac - - - - - - -', (w, a) => writePlan(a, w.project, ['two'])],
  P41: ['- R R R R R R R R R R', (_, a) => readSharedContent(a)],
  P42: ['- - - - - - - - - - W', (_, a) => editModels(a)],
  P44: ['- - - - - - - - - - W', (_, a) => editBaseStep(a)],
  P45: ['- - - - - - W - W - W', (w, a) => customiseStep(a, w.cohort)],
  P46: ['- R - R R:co - R - R - R', (w, a) => readFeedback(a, w.project)],
  P47: ['- W:th - W:th W:co - W:th - W:th - W:th', (w, a) => addFeedback(a, w.project, w.hasThread)],
  P48: ['- W:nm - W:nm W:nm,co - - - - - -', (w, a) => markFeedbackRead(a, w.project, w.feedbackAuthor)],
  P49: ['- - - - - - - - W - W', (w, a) => hideFeedback(a, w.project)],
  P51: ['- R - R R - R - R - R', (w, a) => readProgress(a, w.project)],
  P52: ['- W:co,ac - W:co,ac - - - - - - -', (w, a) => requestReview(a, w.project, 'two')],
  P53: ['- - - - W:co,rq - W - W - W', (w, a) => validateModule(a, w.project, w.isRequested)],
  P54: ['- - - - W:co - W - W - W', (w, a) => withdrawValidation(a, w.project)],
  P56: ['- R:me - R:me R:me - R - R - R', (w, a) => readReview(a, w.project, w.rowOwner)],
  P57: ['- W - W W:co - - - - - -', (w, a) => rateModule(a, w.project)],
  P58: ['- - - - - - - - - - R', (_, a) => onlySuper(a)],
  P59: ['- W - W W - W - W - W', (w, a) => reportBug(a, w.project)],
  P62: ['- R R:sc R R R:sc R - R - R', (w, a) => seesCohort(a, w.cohort)],
  P63: ['- - - - - - W - W - W', (w, a) => runOrganisation(a, w.organisation)],
  P64: ['- - - - - - W - W - W', (w, a) => manageCohort(a, w.cohort)],
  P65: ['- - - - - - - - - - W', (w, a) => approveCohort(a, w.cohort)],
  P66: [
    '- - - - - - - - W:oo - W',
    (w, a) => changeCohortOwner(a, w.cohort, { mainOrg: w.destination.orgId }),
  ],
  P67: ['- - - - - - - - W - W', (w, a) => archiveCohort(a, w.cohort)],
  P69: [
    '- W:rg W:rg - W:rg W:rg - - - - -',
    (w, a) => submitApplication(a, w.cohort, { ...w.ownApplication, status: 'none' }, now),
    (w, a) => withdrawApplication(a, w.cohort, { ...w.ownApplication, status: 'pending' }, now),
  ],
  P70: ['- R - - - - R - R - R', (w, a) => readApplication(a, w.application)],
  P71: ['- - - - - - W:ns - W:ns - W:ns', (w, a) => decideApplication(a, w.application, 'approved')],
  P72: ['- - - - - - R - R - R', (w, a) => listApplications(a, w.cohort)],
  P73: ['- - - - R:mw,ap,sc,cp R:mw,ap,sc,cp R - R - R', (w, a) => listCandidates(a, w.matching, now)],
  P74: ['- - - - - W:mw,ap,sc,cp - - - - -', (w, a) => askToConnect(a, w.askable, w.matching, now)],
  P75: ['- R - - R:me R:me R - R - R', (w, a) => readConnectRequest(a, w.project, w.request)],
  P76: [
    '- W:mw,cp - - - - - - - - -',
    (w, a) => acceptRequest(a, w.freeProject, w.request, w.matching, now),
    (w, a) => declineRequest(a, w.freeProject, w.request, w.matching, now),
  ],
  P77: ['- - - - - W:me - - - - -', (w, a) => withdrawRequest(a, w.project, w.openRequest)],
  P78: ['- - - - - - W - W - W', (w, a) => endMatch(a, w.project)],
  P79: ['- W:mt,on - - - - - - - - -', (w, a) => signAgreement(a, w.project, 'entrepreneur', w.agreement)],
  P80: ['- - - - W:mt,on - - - - - -', (w, a) => signAgreement(a, w.project, 'mentor', w.agreement)],
  P81: ['- R - - R - R - R - R', (w, a) => readAgreement(a, w.project)],
  P83: ['- R R:sc R R R:sc R - R - R', (w, a) => readOrganisationCard(a, w.organisation)],
  P84: ['- - - - - - R - R - R', (w, a) => runOrganisation(a, w.organisation)],
  P86: ['- - - - - - - - - - W', (w, a) => governOrganisation(a, w.organisation)],
  P87: ['- R:au R:au R:au R:au R:au R - R - R', (w, a) => readAnnouncement(a, w.orgNews, w.whereabouts, now)],
  P88: ['- - - - - - R R R R R', (w, a) => readAnnouncement(a, w.managerNews, w.whereabouts, now)],
  P89: ['- - - - - - W - W - W', (w, a) => writeAnnouncement(a, w.orgNews, w.whereabouts, now)],
  P90: ['- - - - - - - - - - W', (w, a) => writeAnnouncement(a, w.managerNews, w.whereabouts, now)],
  P91: ['- R:va - R:va R:co - R - R - R', (w, a) => downloadSummary(a, w.project, w.isValidated)],
  P92: ['- R - R R:co - R - R - R', (w, a) => downloadBusinessPlan(a, w.project)],
  P93: ['- R - R R:co - R - R - R', (w, a) => downloadFinancialPlan(a, w.project)],
  P94: ['- - - - - - R - R - R', (w, a) => exportCohort(a, w.cohort)],
  P95: ['- - - - - - - - - - R', (_, a) => exportPlatformUsers(a)],
  P96: ['- R - - - - - - - - -', (_, a) => readExportFile(a, { ownerId })],
  P101: ['- - - - - - - - W - W', (w, a) => inviteAdmin(a, w.organisation.id, 'organiser')],
  P102: ['- - - - - - - - R - R', (w, a) => readInvitations(a, w.organisation.id)],
  P98: ['- - - - - - - - R - R', (w, a) => readAudit(a, w.project.orgId)],
}

const isAllowed = (check: Check, kind: ActorKind, broken: readonly Condition[]) => {
  const world = worldOf(kind, new Set(broken))
  if (!world.actor) return false
  const answer = check(world, world.actor)
  return answer === true || answer === 'allowed'
}

const cases = Object.entries(rows).flatMap(([row, [cells, ...checks]]) =>
  cells.split(' ').flatMap((cell, column) => {
    const [access = '-', conditions = ''] = cell.split(':')
    const kind = actorKinds[column] ?? 'anon'
    return checks.map((check) => ({ row, kind, access, conditions, check }))
  }),
)

describe('the permission matrix', () => {
  it('names an actor for every cell', () => {
    for (const [cells] of Object.values(rows)) expect(cells.split(' ')).toHaveLength(actorKinds.length)
  })

  it.each(cases)('$row answers $kind with $access', ({ kind, access, check }) => {
    expect(isAllowed(check, kind, [])).toBe(access !== '-')
  })

  const conditional = cases.flatMap(({ conditions, ...rest }) =>
    conditions === ''
      ? []
      : conditions.split(',').map((broken) => ({ ...rest, broken: broken as Condition })),
  )

  it.each(conditional)('$row refuses $kind without $broken', ({ kind, broken, check }) => {
    expect(isAllowed(check, kind, [broken])).toBe(false)
  })

  it('lets only strangers sign up, as entrepreneur or mentor, while the cohort takes applications (P01)', () => {
    const { cohort } = worldOf('anon', new Set())
    expect(signUp(null, 'mentor', cohort, now)).toBe('allowed')
    expect(signUp(null, 'entrepreneur', null, now)).toBe('allowed')
    expect(signUp(null, 'admin', cohort, now)).toBe('forbidden')
    expect(signUp(null, 'mentor', worldOf('anon', new Set(['rg'])).cohort, now)).not.toBe('allowed')
    for (const kind of actorKinds) {
      const { actor } = worldOf(kind, new Set())
      if (actor) expect(signUp(actor, 'mentor', cohort, now)).toBe('forbidden')
    }
  })

  it('shows the card of a public cohort to everybody, of a private one to holders of the link (P61)', () => {
    for (const kind of actorKinds) {
      const { actor, cohort } = worldOf(kind, new Set())
      expect(seesCohortCard(actor, cohort)).toBe(true)
    }
    const { cohort } = worldOf('anon', new Set(['pb']))
    expect(seesCohortCard(null, cohort)).toBe(false)
    expect(seesCohortCard(null, { ...cohort, hasInvite: true })).toBe(true)
  })
})
