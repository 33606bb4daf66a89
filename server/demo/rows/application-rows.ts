import type { Row } from '#server/demo/insert-rows.ts'
import { people } from '#server/demo/people/people.ts'
import { type Application, applications, statusOf } from '#server/demo/programme/applications.ts'
import { projects } from '#server/demo/programme/projects.ts'
import { newId } from '#server/new-id.ts'
import type { World } from './world.ts'

export type StoredApplication = { readonly told: Application; readonly id: string }

export function storeApplications({ moment }: World): StoredApplication[] {
  return applications.map((told) => ({ told, id: newId(Date.parse(moment(told.day))) }))
}

export function applicationRows(stored: readonly StoredApplication[], world: World): Row[] {
  const { moment, user, cohort, project } = world
  return stored.map(({ told, id }) => {
    const own = projects.find((one) => one.owner === told.person && one.cohort === told.cohort)
    const role = people.find(({ key }) => key === told.person)?.role
    return {
      id,
      user_id: user(told.person),
      cohort_id: cohort(told.cohort),
      project_id: own ? project(own.key) : null,
      role,
      status: statusOf(told),
      version: told.decisions.length + 1,
      created_at: moment(told.day),
      updated_at: moment(told.decisions.at(-1)?.day ?? told.day),
    }
  })
}

export function applicationEventRows(stored: readonly StoredApplication[], { moment, user }: World): Row[] {
  return stored.flatMap(({ told, id }) => {
    const submitted = { day: told.day, to: told.first, by: told.person, message: '' }
    return [submitted, ...told.decisions].map(({ day, to, by, message = '' }, index, all) => ({
      id: newId(Date.parse(moment(day))),
      application_id: id,
      from_status: all[index - 1]?.to ?? 'none',
      to_status: to,
      author_id: user(by),
      message,
      created_at: moment(day),
    }))
  })
}
