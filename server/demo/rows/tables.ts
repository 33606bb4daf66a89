import type { Row } from '#server/demo/insert-rows.ts'
import { applicationEventRows, applicationRows, storeApplications } from './application-rows.ts'
import { noteRows, scoreRows } from './assessment-rows.ts'
import { auditRows } from './audit-rows.ts'
import { cohortModuleRows, cohortRows } from './cohort-rows.ts'
import {
  agreementRows,
  connectRequestRows,
  mentorshipRows,
  selectionRows,
  storeMatches,
} from './match-rows.ts'
import { announcementReadRows, announcementRows, storeAnnouncements } from './news-rows.ts'
import { notificationRows } from './notice-rows.ts'
import { credentialRows, userRows } from './person-rows.ts'
import { projectRows, teamAccessRows } from './project-rows.ts'
import { progressRows, reviewRequestRows } from './review-rows.ts'
import { bugRows, feedbackRows, ratingRows } from './voice-rows.ts'
import type { World } from './world.ts'

/** Every table but the organisations, in an order in which each row finds what it points at. */
export function tablesOf(world: World, passwordHash: string): readonly (readonly [string, readonly Row[]])[] {
  const applications = storeApplications(world)
  const matches = storeMatches(world)
  const announcements = storeAnnouncements(world)
  return [
    ['cohort', cohortRows(world)],
    ['cohort_module', cohortModuleRows(world)],
    ['users', userRows(world)],
    ['credential', credentialRows(world, passwordHash)],
    ['project', projectRows(world)],
    ['team_access', teamAccessRows(world)],
    ['application', applicationRows(applications, world)],
    ['application_event', applicationEventRows(applications, world)],
    ['application_score', scoreRows(applications, world)],
    ['application_note', noteRows(applications, world)],
    ['mentorship', mentorshipRows(matches, world)],
    ['agreement', agreementRows(matches, world)],
    ['connect_request', connectRequestRows(world)],
    ['mentor_selection', selectionRows(world)],
    ['plan_item', [...world.plans.values()].flatMap((plan) => plan.rows)],
    ['progress', progressRows(world)],
    ['review_request', reviewRequestRows(world)],
    ['feedback', feedbackRows(world)],
    ['module_review', ratingRows(world)],
    ['bug_report', bugRows(world)],
    ['announcement', announcementRows(announcements, world)],
    ['announcement_read', announcementReadRows(announcements, world)],
    ['notification', notificationRows(world)],
    ['audit_entry', auditRows(world)],
  ]
}
