import { expect } from 'vitest'
import { projectContent, projectFields } from '#domain/programme/project.ts'
import { newId } from '#server/new-id.ts'
import { managers } from './actors.ts'
import { canary } from './canaries.ts'
import type { Operations, Scene, Target, Way } from './operation.ts'
import { samplesOf } from './samples.ts'
import { selection } from './schema.ts'

const whole = selection('Project')

const showsProject: Way['shows'] = ({ target }, { data }) =>
  expect(data).toMatchObject({
    _id: target.project,
    name: canary('P-a-project-name'),
    problem: canary('P-a-project-problem'),
    team_members: [{ name: canary('P-a-member') }],
  })

const find = (type: string, filter: string, idOf: (target: Target) => string): Way => ({
  door: 'Query.project',
  request: (_, target) => ({
    document: `query ($id: ${type}) { project(query: { ${filter}: $id }) { ${whole} } }`,
    variables: { id: idOf(target) },
  }),
  shows: showsProject,
})

type Set = Record<string, unknown>

const update = (set: (scene: Scene) => Set, rest: Partial<Way> = {}): Way => ({
  door: 'Mutation.updateOneProject',
  prepare: async ({ db, target, holds }) => {
    if (!holds('v'))
      await db.query(
        `update project set name = 'Theirs', team_members = '[]', version = version + 1 where id = $1`,
        [target.project],
      )
  },
  request: (scene, target) => ({
    document: `mutation ($id: ObjectId!, $set: ProjectUpdateInput!) {
      updateOneProject(query: { _id: $id }, set: $set) { ${whole} }
    }`,
    variables: { id: target.project, set: set(scene) },
  }),
  readableBy: 'project',
  changes: { 'project update': 1 },
  ...rest,
})

const content = Object.fromEntries(projectContent.map((name) => [name, projectFields[name]]))

const setStatus = (status: string, before = 'active') =>
  update(() => ({ status }), {
    prepare: async ({ db, target }) => {
      await db.query('update project set status = $2 where id = $1', [target.project, before])
    },
  })

/** Whose projects a list of the cohort gives. */
function listed({ actor }: Scene): string[] {
  if (managers.includes(actor.kind)) return ['a', 'b', 'c', 'd']
  if (actor.kind === 'ent_other') return actor.lacks.includes('sc') ? [] : ['d']
  return ['a']
}

export const project: Operations = {
  project: [
    find('ObjectId', '_id', (target) => target.project),
    {
      door: 'Subscription.projectChanged',
      request: ({ target: { project: projectId } }, target) => ({
        document: 'subscription ($id: String!) { projectChanged(projectId: $id) { projectId id kind } }',
        variables: { id: target.project },
        announce: { projectId, kind: 'goal', id: projectId, change: 'update' },
      }),
      shows: ({ target }, { data }) =>
        expect(data).toMatchObject({ projectId: target.project, kind: 'goal' }),
    },
    {
      door: 'Query.projectHome',
      request: (_, target) => ({
        document: `query ($id: String!) { projectHome(projectId: $id) { ${selection('ProjectHome')} } }`,
        variables: { id: target.project },
      }),
      shows: ({ actor, target }, { data }) => {
        const { projectId, modules, team, invites } = data as Record<string, unknown>
        expect(projectId).toBe(target.project)
        expect(modules).toEqual(expect.arrayContaining([expect.objectContaining({ module: 'one' })]))
        expect(team).toHaveLength(2)
        // Addresses of strangers are for the owner alone.
        expect(invites).toEqual(actor.kind === 'ent_own' ? [] : null)
      },
    },
  ],
  projectByOwner: [find('String', 'owner_id', (target) => target.owner)],
  projectByMentor: [find('String', 'mentor', (target) => target.mentor)],
  'projects(cohort_id)': [
    {
      door: 'Query.projects',
      request: ({ holds, seed }, target) => ({
        document: `query ($id: String) { projects(query: { cohort_id: $id }) { ${whole} } }`,
        variables: { id: holds('me') ? target.cohort : seed.cohorts.p2 },
      }),
      shows: (scene, { data }) =>
        expect((data as { name: string }[]).map(({ name }) => name).sort()).toEqual(
          listed(scene).map((name) => canary(`P-${name}-project-name`)),
        ),
    },
  ],
  createProject: [
    {
      door: 'Mutation.createProject',
      prepare: async ({ db, holds, seed, target }) => {
        if (!holds('ap'))
          await db.query(
            `update application set status = 'waitlisted' where user_id = $1 and cohort_id = $2`,
            [target.owner, target.nextCohort],
          )
        if (!holds('on'))
          await db.query('insert into project (id, cohort_id, org_id, owner_id) values ($1, $2, $3, $4)', [
            newId(),
            target.nextCohort,
            seed.orgs.p,
            target.owner,
          ])
      },
      request: ({ actor }, target) => ({
        document: 'mutation ($data: ProjectInsertInput!) { createProject(data: $data) { _id } }',
        variables: {
          data: {
            cohort_id: target.nextCohort,
            name: 'Second',
            ...(managers.includes(actor.kind) && { owner_id: target.owner }),
          },
        },
      }),
      // Managers elsewhere do not see the person they name; everybody else sees the cohort's card.
      readableBy: (actor) => !managers.includes(actor.kind),
      codes: { ap: 'FORBIDDEN' },
      changes: { 'project insert': 1 },
    },
  ],
  'updateOneProject: name, countries, problem, sectors, solution, stage, type': [
    update(() => ({ ...samplesOf(content, 'new', () => ''), version: 1 })),
  ],
  setTeamMembers: [update(() => ({ team_members: [{ name: 'Rosa' }], version: 1 }))],
  'updateOneProject: status': [setStatus('completed'), setStatus('withdrawn')],
  archiveProject: [setStatus('archived')],
  restoreProject: [setStatus('active', 'archived')],
}
