import type { Row } from '#server/demo/insert-rows.ts'
import { appliedOn } from '#server/demo/programme/applications.ts'
import { matches } from '#server/demo/programme/matches.ts'
import type { TeamMember } from '#server/demo/programme/project.ts'
import { projects } from '#server/demo/programme/projects.ts'
import { cohortCalled, type World } from './world.ts'

export function projectRows(world: World): Row[] {
  const { moment, org, user, cohort } = world
  return projects.map((project) => {
    const match = matches.find((one) => one.project === project.key)
    const lastWork = project.worked && Math.max(...Object.values(project.worked))
    const created = appliedOn(project.owner, project.cohort)
    return {
      id: world.project(project.key),
      name: project.name,
      cohort_id: cohort(project.cohort),
      org_id: org(cohortCalled(project.cohort).org),
      owner_id: user(project.owner),
      mentor: match ? user(match.mentor) : null,
      mentor_agreement: match?.mentorSigned !== undefined,
      entrepreneur_agreement: match?.entrepreneurSigned !== undefined,
      countries: project.countries,
      sectors: project.sectors,
      problem: project.problem,
      solution: project.solution,
      stage: project.stage,
      status: project.status,
      type: project.product,
      team_members: (project.team ?? []).map((member) => teamMember(member, world)),
      created_at: moment(created),
      updated_at: moment(lastWork ?? created),
    }
  })
}

function teamMember({ person, ...told }: TeamMember, { user }: World) {
  return { user_id: person ? user(person) : '', ...told }
}

/** Whoever is in the team with an account of their own, beside the owner. */
export function teamAccessRows({ moment, project: id, user }: World): Row[] {
  return projects.flatMap(({ key, owner, team = [] }) =>
    team.flatMap(({ person }) =>
      person && person !== owner
        ? [{ project_id: id(key), user_id: user(person), accepted_at: moment(-87) }]
        : [],
    ),
  )
}
