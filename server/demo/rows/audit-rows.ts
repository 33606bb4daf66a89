import type { Row } from '#server/demo/insert-rows.ts'
import { applications } from '#server/demo/programme/applications.ts'
import { cohorts } from '#server/demo/programme/cohorts.ts'
import { moduleProgress } from '#server/demo/programme/reviews.ts'
import { newId } from '#server/new-id.ts'
import { cohortCalled, projectCalled, type World } from './world.ts'

type Entry = {
  readonly day: number
  readonly by: string
  readonly org: string
  readonly action: string
  readonly kind: string
  readonly target: string
  readonly data: Row
}

/** What managers did to people and their things. */
export function auditRows(world: World): Row[] {
  const { moment, org, user } = world
  return [...approvedCohorts(world), ...decidedApplications(world), ...validatedModules(world)].map(
    (entry) => ({
      id: newId(Date.parse(moment(entry.day))),
      org_id: org(entry.org),
      actor_id: user(entry.by),
      action: entry.action,
      target_kind: entry.kind,
      target_id: entry.target,
      data: entry.data,
      created_at: moment(entry.day),
    }),
  )
}

/** Each was approved by the hub; the one that it has not looked at was handed in. */
function approvedCohorts({ cohort }: World): Entry[] {
  return cohorts.map(({ key, org, owner, created, submitted }) => ({
    ...(submitted === undefined
      ? { day: created + 2, by: 'elena', action: 'approveCohort' }
      : { day: submitted, by: owner, action: 'cohort submitted' }),
    ...{ org, kind: 'cohort', target: cohort(key), data: {} },
  }))
}

function decidedApplications({ user, cohort }: World): Entry[] {
  return applications.flatMap(({ person, cohort: key, first, decisions }) =>
    decisions.map(({ day, to, by }, index) => ({
      day,
      by,
      org: cohortCalled(key).org,
      action: 'decideApplication',
      kind: 'user',
      target: user(person),
      data: { cohortId: cohort(key), from: decisions[index - 1]?.to ?? first, to },
    })),
  )
}

/** In a self-guided course it is the organisers who approve modules. */
function validatedModules({ project }: World): Entry[] {
  return moduleProgress
    .filter((told) => cohortCalled(projectCalled(told.project).cohort).matching === null)
    .flatMap(({ project: key, module, by, rounds }) =>
      rounds.flatMap(({ decided }) =>
        decided
          ? [
              {
                day: decided.day,
                by,
                org: cohortCalled(projectCalled(key).cohort).org,
                action: 'validateModule',
                kind: 'project',
                target: project(key),
                data: { module, decision: decided.as },
              },
            ]
          : [],
      ),
    )
}
