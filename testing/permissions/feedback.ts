import { expect } from 'vitest'
import { newId } from '#server/new-id.ts'
import { canary, seededField } from './canaries.ts'
import type { Operations, Scene, Target, Way } from './operation.ts'
import { answerOfModule, messagesOfReviews } from './progress.ts'
import { selection } from './schema.ts'

const reading = 'feedbacks(fieldId, projectId) read'

const absent = (document: string): Way => ({
  door: '',
  request: () => ({ document }),
  refusal: 'BAD_USER_INPUT',
})

/** A field on which somebody has written, or one on which nobody has. */
const fieldId = ({ holds }: Scene) => (holds('th') ? seededField : 'one.summary.reflection')

const add = (door: string, document: string, variables: (scene: Scene, target: Target) => object): Way => ({
  door,
  request: (scene, target) => ({ document, variables: { ...variables(scene, target) } }),
  changes: ({ actor }) => {
    // The team tells the mentor; everybody else tells the owner and the team.
    const told = actor.kind === 'ent_own' || actor.kind === 'team' ? 1 : 2
    return { 'feedback insert': 1, 'notification insert': told, 'waiting_mail insert': told }
  },
  readableBy: reading,
})

export const feedback: Operations = {
  [reading]: [
    {
      door: 'Query.feedbacks',
      request: (_, target) => ({
        document: `query ($id: String) { feedbacks(query: { projectId: $id, fieldId: "${seededField}" }) { ${selection('Feedback')} } }`,
        variables: { id: target.project },
      }),
      shows: ({ target }, { data }) =>
        expect(data).toEqual([
          expect.objectContaining({
            text: canary('P-a-feedback'),
            author: expect.objectContaining({ user_id: target.owner }),
          }),
        ]),
    },
    {
      door: 'Query.feedbacks',
      request: () => ({ document: '{ feedbacks { text author { first_name } } }' }),
      shows: (_, { data }) =>
        expect(data).toContainEqual(expect.objectContaining({ text: canary('P-a-feedback') })),
      // Others get a list as well: of what is theirs.
      isUnnamed: true,
    },
    {
      door: 'Query.feedbackCounts',
      request: (_, target) => ({
        document: `query ($id: String) { feedbackCounts(query: { projectId: $id }) { ${selection('FeedbackCount')} } }`,
        variables: { id: target.project },
      }),
      shows: (_, { data }) =>
        expect(data).toEqual([expect.objectContaining({ fieldId: seededField, total: 1 })]),
    },
    {
      door: 'Query.project',
      request: (_, target) => ({
        document: `query ($id: ObjectId) { project(query: { _id: $id }) { feedbackCounts { ${selection('FeedbackCount')} } } }`,
        variables: { id: target.project },
      }),
      shows: (_, { data }) =>
        expect(data).toMatchObject({ feedbackCounts: [{ fieldId: seededField, total: 1 }] }),
      // Before both have signed, the mentor sees the project and none of its conversations.
      isUnnamed: true,
    },
    messagesOfReviews,
    answerOfModule,
  ],
  addFeedback: [
    add(
      'Mutation.addFeedback',
      'mutation ($id: String!, $field: String!) { addFeedback(projectId: $id, fieldId: $field, text: "Well done") { _id } }',
      (scene, target) => ({ id: target.project, field: fieldId(scene) }),
    ),
    add(
      'Mutation.insertOneFeedback',
      'mutation ($data: FeedbackInsertInput!) { insertOneFeedback(data: $data) { _id } }',
      (scene, target) => ({
        data: { projectId: target.project, fieldId: fieldId(scene), text: 'Well done' },
      }),
    ),
  ],
  markFeedbackRead: [
    {
      door: 'Mutation.markFeedbackRead',
      prepare: async ({ db, seed, actor, target, userId, holds }) => {
        const otherSide =
          actor.kind === 'ent_own' || actor.kind === 'team' ? seed.people.adminP : target.owner
        const author = holds('nm') ? otherSide : userId
        await db.query(
          `insert into feedback (id, project_id, author_id, text, field_id) values ($1, $2, $3, 'Hello', 'fresh')`,
          [newId(), target.project, author],
        )
      },
      request: (_, target) => ({
        document: 'mutation ($id: String!) { markFeedbackRead(projectId: $id, fieldId: "fresh") }',
        variables: { id: target.project },
      }),
      changes: { 'feedback update': 1 },
      readableBy: reading,
    },
  ],
  editFeedback: [
    absent('mutation { editFeedback(_id: "x", text: "y") { _id } }'),
    absent('mutation { updateOneFeedback(query: { _id: "x" }, set: { text: "y" }) { _id } }'),
  ],
  deleteFeedback: [
    absent('mutation { deleteFeedback(_id: "x") { _id } }'),
    absent('mutation { deleteOneFeedback(query: { _id: "x" }) { _id } }'),
  ],
}
