import { courseModules } from '#course/course.ts'
import type { Row } from '#server/demo/insert-rows.ts'
import { people } from '#server/demo/people/people.ts'
import { type Cohort, cohorts } from '#server/demo/programme/cohorts.ts'
import { organisationSlug, organisations } from '#server/demo/programme/organisations.ts'
import { newId } from '#server/new-id.ts'
import { dayStart, type World } from './world.ts'

export function organisationRows({ moment, org }: World, hubSlug: string): Row[] {
  return organisations.map(({ key, name, description, website, contact, since }) => ({
    id: org(key),
    slug: organisationSlug(key, hubSlug),
    name,
    description,
    website,
    contact_name: contact[0],
    contact_email: contact[1],
    created_at: moment(since),
    updated_at: moment(since),
  }))
}

export function cohortRows(world: World): Row[] {
  const { moment } = world
  return cohorts.map((cohort) => {
    const [open, close] = cohort.applications
    const [start, end] = cohort.course
    const [matchingStart, matchingEnd] = cohort.matching ?? []
    const lead = people.find(({ key }) => key === cohort.lead)
    return {
      id: world.cohort(cohort.key),
      org_id: world.org(cohort.org),
      title: `${cohort.title} ${moment(start).slice(0, 4)}`,
      description: cohort.description,
      duration: cohort.duration,
      open_date: dayStart(moment, open),
      close_date: dayStart(moment, close),
      matching_start: matchingStart === undefined ? null : dayStart(moment, matchingStart),
      matching_end: matchingEnd === undefined ? null : dayStart(moment, matchingEnd),
      start_date: dayStart(moment, start),
      end_date: dayStart(moment, end),
      self_guided: cohort.matching === null,
      matching: cohort.matching !== null,
      extra_mentors: cohort.extraMentors ?? false,
      entrepreneur_threads: cohort.entrepreneurThreads ?? false,
      cohort_lead_name: lead ? `${lead.first} ${lead.last}` : '',
      cohort_lead_email: lead?.email ?? '',
      custom_welcome_message: cohort.welcome,
      approved: cohort.submitted === undefined,
      submitted_at: cohort.submitted === undefined ? null : moment(cohort.submitted),
      invite_code: newId(),
      created_at: moment(cohort.created),
      updated_at: moment(cohort.created),
    }
  })
}

export function cohortOwnerRows({ cohort, user }: World): Row[] {
  return cohorts.map(({ key, owner }) => ({ id: cohort(key), owner: user(owner) }))
}

export function cohortModuleRows(world: World): Row[] {
  return cohorts.flatMap((cohort) =>
    courseModules.map((module, position) => moduleRow(world, cohort, module, position)),
  )
}

function moduleRow(
  { moment, cohort: cohortId }: World,
  { key, modules, course, pace, locale }: Cohort,
  module: (typeof courseModules)[number],
  position: number,
): Row {
  const [start] = course
  return {
    cohort_id: cohortId(key),
    position: position + 1,
    module_id: module.id,
    module_name: module.name[locale],
    slug: module.slug,
    active: modules.includes(module.slug),
    start: pace === 0 ? null : dayStart(moment, start + position * pace),
  }
}
