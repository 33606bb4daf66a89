import { createHash } from 'node:crypto'
import type { DocumentNode } from 'graphql'
import { modelIds } from '#course/model-ids.ts'
import { pageSize } from '#domain/list-query.ts'
import type { RouteName } from '#web/app/routes.ts'
import * as applications from '#web/features/cohort-admin/applications/application-documents.ts'
import * as assessment from '#web/features/cohort-admin/applications/assessment/documents.ts'
import { reviewDocument } from '#web/features/cohort-admin/applications/review-document.ts'
import { inTab, type Tab } from '#web/features/cohort-admin/applications/tabs.ts'
import * as board from '#web/features/cohort-admin/board/board-documents.ts'
import * as news from '#web/features/manage/announcements/announcement-documents.ts'
import { bugsDocument } from '#web/features/manage/bugs/bug-documents.ts'
import * as cohorts from '#web/features/manage/cohort-form/cohort-documents.ts'
import * as cohortHome from '#web/features/manage/cohort-home/dashboard-documents.ts'
import * as content from '#web/features/manage/content/content-documents.ts'
import * as models from '#web/features/manage/content/models/models-documents.ts'
import { incubatingDocument } from '#web/features/manage/incubating/incubating-documents.ts'
import { titlesDocument } from '#web/features/manage/new-cohort/title-documents.ts'
import * as organisation from '#web/features/manage/organisation/organisation-documents.ts'
import { partnersDocument } from '#web/features/manage/partners/partner-documents.ts'
import { auditLogDocument } from '#web/features/manage/people/audit-documents.ts'
import * as colleagues from '#web/features/manage/people/organisation-documents.ts'
import * as users from '#web/features/manage/people/people-documents.ts'
import { platformDocument } from '#web/features/manage/platform/platform-documents.ts'
import * as ratings from '#web/features/manage/reviews/rating-documents.ts'
import { cohortsDocument } from '#web/shared/cohort-item/cohort-documents.ts'
import { findDocument } from '#web/shared/find/find-document.ts'
import { needsDocument } from '#web/shared/needs-you/needs-documents.ts'
import { place, type Who } from './world.ts'

/**
 * What a page may cost more for: nothing, the cohorts of the large organisation, all of which it shows, or what is found,
 * which is counted.
 */
export type Growth = 'flat' | 'cohorts' | 'found'

/** One document that a page of the management sends. */
export type Page = {
  readonly route: RouteName
  readonly who: Who
  readonly document: DocumentNode
  readonly variables: Readonly<Record<string, unknown>>
  /** What was looked for, or where, if it is not the page as it opens. */
  readonly how: string
  readonly grows: Growth
}

const wordOf = (text: string) => createHash('md5').update(text).digest('hex')

const { org, largeOrg, cohort, project } = place

type Listing = {
  readonly search?: string
  readonly filters?: Readonly<Record<string, string>>
  sort?: string
  page?: number
}

const list = ({ search, filters = {}, sort, page = 1 }: Listing = {}) => ({
  search: search ?? null,
  filters: Object.entries(filters).map(([name, value]) => ({ name, value })),
  sort: sort ?? null,
  page,
  size: pageSize,
})

const asks =
  (route: RouteName, who: Who) =>
  (document: unknown, variables: Page['variables'] = {}, how = '', grows: Growth = 'flat'): Page => ({
    route,
    who,
    document: document as DocumentNode,
    variables,
    how,
    grows,
  })

const platform = asks('manage', 'superAdmin')
const bugs = asks('manage-bugs', 'superAdmin')
const partners = asks('manage-partners', 'superAdmin')
const reviews = asks('manage-reviews', 'superAdmin')
const everywhere = asks('manage-announcements', 'superAdmin')
const search = asks('manage-org-search', 'superAdmin')
const home = asks('manage-org', 'owner')
const largeHome = asks('manage-org', 'largeOwner')
const settings = asks('manage-org-settings', 'owner')
const largeSettings = asks('manage-org-settings', 'largeOwner')
const orgNews = asks('manage-org-announcements', 'owner')
const cohortPage = asks('manage-org-cohortid', 'organiser')
const entrepreneurs = asks('manage-org-cohortid-applications', 'organiser')
const mentors = asks('manage-org-cohortid-dashboard-mentors', 'organiser')
const incubating = asks('manage-org-cohortid-dashboard-incubating', 'organiser')
const matching = asks('manage-org-cohortid-dashboard-cohort', 'organiser')
const cohortSettings = asks('manage-org-cohortid-settings', 'organiser')
const modelsPage = asks('manage-org-cohortid-dashboard-content-models', 'superAdmin')

const applicants = (role: string, tab: Tab, listing: Listing = {}) => ({
  cohort,
  role,
  query: inTab(list(listing), tab),
})

export const pages: readonly Page[] = [
  platform(platformDocument),
  platform(needsDocument),
  everywhere(news.announcementsDocument, { list: list() }),
  everywhere(news.announcementsDocument, { list: list({ filters: { state: 'up' } }) }, 'visible now'),
  everywhere(news.announcementDocument, { id: place.announcement }),
  asks('manage-add-announcement', 'superAdmin')(news.placesDocument),
  bugs(bugsDocument, { list: list() }),
  bugs(bugsDocument, { list: list({ filters: { status: 'open' } }) }, 'open'),
  bugs(bugsDocument, { list: list({ search: wordOf('bug13') }) }, 'searched'),
  partners(partnersDocument, { list: list() }),
  partners(partnersDocument, { list: list({ filters: { cohorts: 'waiting' } }) }, 'with drafts'),
  partners(partnersDocument, { list: list({ sort: '-teams' }) }, 'most teams'),
  reviews(ratings.ratingsDocument, { list: list() }),
  reviews(ratings.ratingsDocument, { list: list({ filters: { module: 'one' } }) }, 'of a module'),
  reviews(ratings.ratingsDocument, { list: list({ search: wordOf('rating131') }) }, 'searched'),
  reviews(ratings.ratingsDocument, { list: list({ search: 'examples' }) }, 'common word', 'found'),
  reviews(ratings.figuresDocument, { role: null }),
  search(users.platformUsersDocument, { list: list() }),
  search(users.platformUsersDocument, { list: list({ page: 15 }) }, 'page 15'),
  search(users.platformUsersDocument, { list: list({ sort: '-seen' }) }, 'last seen'),
  search(users.platformUsersDocument, { list: list({ search: 'person-777@' }) }, 'searched'),
  search(users.platformUsersDocument, { list: list({ search: 'ines' }) }, 'common name', 'found'),
  search(users.platformUsersDocument, { list: list({ filters: { role: 'mentor' } }) }, 'mentors'),
  search(users.platformUsersDocument, { list: list({ filters: { state: 'unconfirmed' } }) }, 'unconfirmed'),
  search(users.platformUsersDocument, { list: list({ filters: { cohort } }) }, 'of a cohort'),
  search(users.platformPlacesDocument),
  search(auditLogDocument, { org: null, list: list() }),
  search(auditLogDocument, { org: null, list: list({ search: 'person-777@' }) }, 'searched'),
  search(auditLogDocument, { org: null, list: list({ filters: { kind: 'user' } }) }, 'about people'),
  home(organisation.organisationHomeDocument, { org, limit: organisation.mostAtOnce }),
  home(needsDocument, { org }),
  home(findDocument, { org, search: 'person-205@' }),
  largeHome(findDocument, { org: largeOrg, search: 'ines' }, 'common name', 'found'),
  home(cohortsDocument, { org, archived: false, limit: organisation.mostAtOnce, offset: 0 }),
  largeHome(
    organisation.organisationHomeDocument,
    { org: largeOrg, limit: organisation.mostAtOnce },
    '45 cohorts',
    'cohorts',
  ),
  largeHome(needsDocument, { org: largeOrg }, '45 cohorts', 'cohorts'),
  asks('manage-org-add', 'owner')(titlesDocument, { org }),
  asks('manage-org-add', 'owner')(cohorts.cohortToCopyDocument, { id: cohort }),
  settings(organisation.organisationSettingsDocument, { org }),
  settings(colleagues.organisationPeopleDocument, { org }),
  settings(colleagues.organisationInvitesDocument, { org }),
  settings(auditLogDocument, { org, list: list() }),
  largeSettings(colleagues.organisationPeopleDocument, { org: largeOrg }, '45 cohorts'),
  largeSettings(auditLogDocument, { org: largeOrg, list: list() }, '45 cohorts'),
  orgNews(news.announcementsDocument, { org, list: list() }),
  orgNews(news.placesDocument, { org }),
  cohortPage(cohortHome.dashboardDocument, { id: cohort, cohortId: cohort, limit: cohortHome.pageSize }),
  asks('manage-org-cohortid', 'owner')(
    cohortHome.dashboardDocument,
    { id: cohort, cohortId: cohort, limit: cohortHome.pageSize },
    'with the log',
  ),
  cohortPage(cohortHome.moreReviewsDocument, { cohortId: cohort, limit: cohortHome.pageSize, offset: 0 }),
  cohortPage(cohortHome.heatDocument, { cohortId: cohort, query: { page: 1, size: 25 } }),
  cohortPage(needsDocument, { cohortId: cohort }),
  entrepreneurs(applications.applicationsDocument, applicants('entrepreneur', 'pending')),
  entrepreneurs(
    applications.applicationsDocument,
    applicants('entrepreneur', 'all', { search: 'ana' }),
    'searched',
  ),
  entrepreneurs(reviewDocument, { id: place.application }),
  entrepreneurs(assessment.assessmentDocument, { id: place.application }),
  entrepreneurs(assessment.rubricDocument, { cohortId: cohort, role: 'entrepreneur' }),
  entrepreneurs(applications.decisionPreviewDocument, {
    found: {
      cohort_id: cohort,
      role: 'entrepreneur',
      query: list({ filters: { status: 'pending' } }),
    },
    status: 'approved',
  }),
  mentors(applications.applicationsDocument, applicants('mentor', 'all', { sort: 'name' })),
  incubating(incubatingDocument, { cohortId: cohort, query: list() }),
  incubating(
    incubatingDocument,
    { cohortId: cohort, query: list({ filters: { needs: 'quietTeam' } }) },
    'quiet teams',
  ),
  incubating(incubatingDocument, { cohortId: cohort, query: list({ sort: '-worked' }) }, 'last worked'),
  matching(board.boardDocument, { cohortId: cohort }),
  matching(board.choicesDocument, { projectId: project, id: project }),
  matching(board.proposalDocument, { cohortId: cohort }),
  asks('manage-org-cohortid-customize', 'organiser')(cohorts.managedCohortDocument, { id: cohort }),
  cohortSettings(cohorts.managedCohortDocument, { id: cohort }),
  cohortSettings(cohorts.consequencesDocument, { id: cohort, set: { matching: false }, archived: null }),
  asks('manage-org-cohortid-dashboard-content', 'organiser')(content.contentDocument, { id: cohort }),
  modelsPage(models.modelsDocument),
  modelsPage(models.modelUseDocument, { id: Object.values(modelIds)[0] }, 'before deleting', 'found'),
  asks('manage-org-cohortid-dashboard-content-module-step', 'organiser')(content.wordingDocument, {
    cohort,
    step: place.step,
  }),
]
