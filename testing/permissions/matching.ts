import { expect } from 'vitest'
import { newId } from '#server/new-id.ts'
import { type Actor, onceSignedIn } from './actors.ts'
import { canary } from './canaries.ts'
import { endMatch } from './conditions.ts'
import type { Break, Operations, Scene, Way } from './operation.ts'
import { selection } from './schema.ts'
import { keptId } from './target.ts'

const requestsOperation = 'match requests of this project (read)'
const card = 'name problem solution sectors countries stage type'
const candidatePage = `is_open items { ${selection('Candidate')} } cohort { title }`

const isMentor = ({ actor }: Scene) => actor.kind.startsWith('mentor')
const isFree = ({ actor }: Scene) => actor.kind === 'mentor_unmatched'

/** Project a without a mentor, except for its own. */
async function freeForOthers(scene: Scene): Promise<void> {
  if (scene.actor.kind !== 'mentor_matched') await endMatch(scene)
}

const mentorIsFull: Break = ({ db, seed }) =>
  db.query(`update users set mentor_capacity = 0 where role = 'mentor' and org_id = $1`, [seed.orgs.p])
const projectIsTaken: Break = ({ db, seed, target }) =>
  db.query('update project set mentor = $2 where id = $1', [target.project, seed.people.mentorBC])

/** A request to project a: from the caller where a mentor may have one, else from somebody else. */
async function ask(scene: Scene, status = 'asked'): Promise<void> {
  const { db, seed, target, userId, kept, holds } = scene
  const isMine = isMentor(scene) && holds('me')
  kept.set('request', newId())
  await db.query(
    'insert into connect_request (id, project_id, mentor_id, status, message) values ($1, $2, $3, $4, $5)',
    [
      kept.get('request'),
      target.project,
      isMine ? userId : seed.people.mentorBC,
      status,
      canary('P-a-request'),
    ],
  )
}

const answer = (name: string, changes: Way['changes'], breaks: readonly Break[]): Way => ({
  door: `Mutation.${name}`,
  prepare: async (scene) => {
    await endMatch(scene)
    await ask(scene)
  },
  breaks: { cp: breaks },
  request: (scene, target) => ({
    document: `mutation ($id: ObjectId!) { ${name}(_id: $id) { ${selection('ConnectRequest')} } }`,
    variables: { id: keptId(scene, target, 'request') },
  }),
  ...(changes && { changes }),
  codes: { mw: 'FORBIDDEN' },
  readableBy: requestsOperation,
})

const toldBoth = { 'job insert': 2, 'notification insert': 2 }

const endsMatch = (name: string): Way => ({
  door: `Mutation.${name}`,
  request: (_, target) => ({
    document: `mutation ($id: String!) { ${name}(projectId: $id, reason: "They moved away") { _id } }`,
    variables: { id: target.project },
  }),
  changes: { ...toldBoth, 'mentorship update': 1, 'project update': 1 },
  readableBy: 'project',
})

/** The project's own mentor is told that there is nothing left to ask for. */
const alreadyMatched = ({ kind }: Actor) => (kind === 'mentor_matched' ? 'CONFLICT' : undefined)

/** What a mentor is told who looks for projects: closed and full are empty lists, not errors. */
const lookingCodes: Way['codes'] = {
  mw: 'done',
  cp: 'done',
  ap: 'FORBIDDEN',
  // The mentor of a project there still takes part in the cohort.
  sc: ({ kind }) => (kind === 'mentor_matched' ? 'FORBIDDEN' : 'hidden'),
}

export const matching: Operations = {
  'project matching card (name, problem, solution, sectors, countries, stage, type)': [
    {
      door: 'Query.candidates',
      prepare: async (scene) => {
        if (isFree(scene)) await endMatch(scene)
      },
      request: (scene, target) =>
        isFree(scene)
          ? {
              document: `query ($id: String!) { candidates(cohortId: $id) { ${candidatePage} } }`,
              variables: { id: target.cohort },
            }
          : {
              document: `query ($id: ObjectId) { project(query: { _id: $id }) { ${card} } }`,
              variables: { id: target.project },
            },
      shows: (_, { body }) => {
        expect(body).toContain(canary('P-a-project-name'))
        expect(body).toContain(canary('P-a-project-solution'))
      },
      codes: lookingCodes,
    },
  ],
  'matching candidates (list)': [
    {
      door: 'Query.candidates',
      breaks: { cp: [mentorIsFull] },
      request: (_, target) => ({
        document: `query ($id: String!) { candidates(cohortId: $id) { ${candidatePage} } }`,
        variables: { id: target.cohort },
      }),
      shows: (_, { body }) => {
        expect(body).toContain(canary('P-d-project-name'))
        expect(body).not.toContain(canary('P-a-'))
      },
      codes: lookingCodes,
      secret: () => canary('P-d-project'),
    },
  ],
  requestMatch: [
    {
      door: 'Mutation.requestMatch',
      prepare: freeForOthers,
      breaks: { cp: [mentorIsFull, projectIsTaken] },
      request: (_, target) => ({
        document: `mutation ($id: String!) { requestMatch(projectId: $id, message: "Hello") { ${selection('ConnectRequest')} } }`,
        variables: { id: target.project },
      }),
      changes: { 'connect_request insert': 1, 'job insert': 1, 'notification insert': 1 },
      refusal: alreadyMatched,
      codes: { mw: 'FORBIDDEN' },
      readableBy: 'project',
    },
    {
      door: 'Mutation.selectCandidate',
      prepare: freeForOthers,
      breaks: { cp: [projectIsTaken] },
      request: (_, target) => ({
        document: 'mutation ($id: String!) { selectCandidate(projectId: $id, selected: true) }',
        variables: { id: target.project },
      }),
      changes: { 'mentor_selection insert': 1 },
      refusal: alreadyMatched,
      codes: { mw: 'FORBIDDEN' },
      readableBy: 'project',
    },
  ],
  [requestsOperation]: [
    {
      door: 'Query.connectRequests',
      prepare: (scene) => ask(scene),
      request: (_, target) => ({
        document: `query ($id: String!) { connectRequests(projectId: $id) { ${selection('ConnectRequest')} mentor { first_name email } } }`,
        variables: { id: target.project },
      }),
      shows: (_, { data }) =>
        expect(data).toEqual([expect.objectContaining({ message: canary('P-a-request') })]),
    },
  ],
  acceptMatch: [
    answer(
      'acceptMatch',
      { ...toldBoth, 'connect_request update': 1, 'mentorship insert': 1, 'project update': 1 },
      [mentorIsFull, projectIsTaken],
    ),
  ],
  declineMatch: [
    answer('declineMatch', { 'connect_request update': 1, 'job insert': 1, 'notification insert': 1 }, [
      projectIsTaken,
    ]),
  ],
  withdrawMatchRequest: [
    {
      door: 'Mutation.withdrawMatchRequest',
      // A mentor who is matched has no open request left.
      prepare: (scene) => ask(scene, scene.actor.kind === 'mentor_matched' ? 'accepted' : 'asked'),
      request: (scene, target) => ({
        document: `mutation ($id: ObjectId!) { withdrawMatchRequest(_id: $id) { ${selection('ConnectRequest')} } }`,
        variables: { id: keptId(scene, target, 'request') },
      }),
      changes: { 'connect_request update': 1, 'notification insert': 1 },
      refusal: alreadyMatched,
      readableBy: requestsOperation,
    },
  ],
  assignMentor: [
    {
      door: 'Mutation.assignMentor',
      prepare: freeForOthers,
      breaks: { cp: [mentorIsFull, projectIsTaken] },
      request: ({ seed }, target) => ({
        document:
          'mutation ($id: String!, $mentor: String!) { assignMentor(projectId: $id, mentorId: $mentor) { _id } }',
        variables: { id: target.project, mentor: seed.people.approved },
      }),
      changes: { ...toldBoth, 'mentorship insert': 1, 'project update': 1 },
      readableBy: 'project',
    },
    {
      door: 'Mutation.publishMatching',
      prepare: freeForOthers,
      breaks: { cp: [mentorIsFull, projectIsTaken] },
      request: ({ seed }, target) => ({
        document: `mutation ($id: String!, $matches: [MatchInput!]!) { publishMatching(cohortId: $id, matches: $matches) { matched reason } }`,
        variables: {
          id: target.cohort,
          matches: [{ project_id: target.project, mentor_id: seed.people.approved }],
        },
      }),
      changes: { ...toldBoth, 'mentorship insert': 1, 'project update': 1 },
      // Each pair has its own result; the cohort itself is known to everybody.
      codes: { cp: 'done' },
      refusal: onceSignedIn('FORBIDDEN'),
    },
  ],
  unassignMentor: [endsMatch('unassignMentor')],
  endMatch: [endsMatch('endMatch')],
  'dash.mentors': [
    {
      door: 'Query.matchingBoard',
      request: (_, target) => ({
        document: `query ($id: String!) { matchingBoard(cohortId: $id) { ${selection('MatchingBoard')} } }`,
        variables: { id: target.cohort },
      }),
      shows: (_, { body }) => expect(body).toContain(canary('P-a-project-name')),
      refusal: onceSignedIn('FORBIDDEN'),
    },
    {
      door: 'Query.mentorChoices',
      request: (_, target) => ({
        document: `query ($id: String!) { mentorChoices(projectId: $id) { ${selection('MentorChoice')} } }`,
        variables: { id: target.project },
      }),
      shows: (_, { body }) => expect(body).toContain('"mentor_id"'),
    },
    {
      door: 'Query.proposedMatching',
      // Somebody has to fit somebody.
      prepare: async ({ db }) => {
        await db.query(
          `update users set basic_data = basic_data || '{"selectedLanguages": ["Quechua"]}' where role <> 'admin'`,
        )
      },
      request: (_, target) => ({
        document: `query ($id: String!) { proposedMatching(cohortId: $id) { ${selection('ProposedMatch')} } }`,
        variables: { id: target.cohort },
      }),
      shows: (_, { body }) => expect(body).toContain(canary('P-d-project-name')),
      refusal: onceSignedIn('FORBIDDEN'),
      secret: () => canary('P-d-project'),
    },
  ],
}
