import { expect } from 'vitest'
import { newId } from '#server/new-id.ts'
import { currentVersion } from '#server/verbs/agreement/agreement-text.ts'
import { canary } from './canaries.ts'
import { endMatch } from './conditions.ts'
import type { Operations, Way } from './operation.ts'
import { selection } from './schema.ts'

const whole = selection('Agreement')

const sign = (door: string, side: 'mentor' | 'entrepreneur'): Way => ({
  door: `Mutation.${door}`,
  breaks: { mt: [endMatch] },
  prepare: async ({ db, target, userId, holds }) => {
    await db.query(`update users set first_name = 'Ana', last_name = 'Rivera' where id = $1`, [userId])
    if (!holds('on'))
      await db.query(
        `insert into agreement (id, mentorship_id, project_id, signer_id, side, full_name, text_version, text_hash)
         select $1, id, project_id, $3, $4, 'Somebody', $5, 'x' from mentorship where project_id = $2 and ended_at is null`,
        [newId(), target.project, userId, side, currentVersion],
      )
  },
  request: (_, target) => ({
    document: `mutation ($id: String!) { ${door}(projectId: $id, full_name: "Ana Rivera", text_version: "${currentVersion}") { ${whole} } }`,
    variables: { id: target.project },
  }),
  changes: { 'agreement insert': 1, 'job insert': 2, 'notification insert': 2, 'project update': 1 },
  readableBy: 'project',
  // Without the match, the mentor does not even see the project.
  codes: { mt: side === 'mentor' ? 'hidden' : 'FORBIDDEN' },
})

const absent = (document: string): Way => ({
  door: '',
  request: () => ({ document }),
  refusal: 'BAD_USER_INPUT',
})

export const agreement: Operations = {
  signEntrepreneurAgreement: [sign('signEntrepreneurAgreement', 'entrepreneur')],
  signMentorAgreement: [sign('signMentorAgreement', 'mentor')],
  'agreement record (read)': [
    {
      door: 'Query.agreement',
      request: (_, target) => ({
        document: `query ($id: String!) { agreement(projectId: $id) { ${whole} } }`,
        variables: { id: target.project },
      }),
      shows: (_, { data }) =>
        expect(data).toMatchObject({
          entrepreneur_name: expect.stringContaining(canary('P-a-owner')),
          mentor_name: expect.stringContaining(canary('P-a-mentor')),
        }),
    },
  ],
  'agreement.update': [
    absent('mutation { updateOneAgreement(query: { _id: "x" }, set: { full_name: "y" }) { _id } }'),
    absent('mutation { updateAgreement(_id: "x", full_name: "y") { _id } }'),
  ],
  'agreement.delete': [
    absent('mutation { deleteOneAgreement(query: { _id: "x" }) { _id } }'),
    absent('mutation { withdrawAgreement(_id: "x") { _id } }'),
  ],
}
