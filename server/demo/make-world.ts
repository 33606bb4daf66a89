import { newId } from '#server/new-id.ts'
import { type Directory, directoryOf } from './directory.ts'
import { type Moment, momentsAround } from './moment.ts'
import { people } from './people/people.ts'
import { planRows, type StoredPlan } from './plan/plan-rows.ts'
import { appliedOn } from './programme/applications.ts'
import { cohorts } from './programme/cohorts.ts'
import { organisations } from './programme/organisations.ts'
import { projects } from './programme/projects.ts'
import type { World } from './rows/world.ts'

/** The id of an organisation that is there already, by its short name in this data. */
export type OrganisationIds = (key: string) => string | undefined

export function makeWorld(now: Date, existing: OrganisationIds): World {
  const moment = momentsAround(now)
  const ids = {
    user: directoryOf(
      'person',
      people.map(({ key, joined }) => [key, newIdAt(moment, joined)]),
    ),
    cohort: directoryOf(
      'cohort',
      cohorts.map(({ key, created }) => [key, newIdAt(moment, created)]),
    ),
    project: directoryOf(
      'project',
      projects.map(({ key, owner, cohort }) => [key, newIdAt(moment, appliedOn(owner, cohort))]),
    ),
    org: directoryOf(
      'organisation',
      organisations.map(({ key, since }) => [key, existing(key) ?? newIdAt(moment, since)]),
    ),
  }
  return { moment, ...ids, plans: plansOf(moment, ids.project, ids.user) }
}

const newIdAt = (moment: Moment, day: number) => newId(Date.parse(moment(day)))

function plansOf(moment: Moment, project: Directory, user: Directory): ReadonlyMap<string, StoredPlan> {
  const plans = new Map<string, StoredPlan>()
  for (const { key, owner, plan, worked } of projects) {
    if (!plan || !worked) continue
    const owned = { projectId: project(key), ownerId: user(owner) }
    plans.set(key, planRows(plan(moment), owned, worked, moment))
  }
  return plans
}
