import { expect } from 'vitest'
import { canary } from './canaries.ts'
import type { Scene, Way } from './operation.ts'
import { selection } from './schema.ts'

const rule = 'objective-in-the-past'

/** The first goal of the plan had something due long ago, which its team may have let stand. */
const overdue =
  (isAside: boolean) =>
  async ({ db, target }: Scene): Promise<void> => {
    const id = target.rows['goal.first']
    await db.query('update plan_item set data = data || $2 where id = $1', [
      id,
      JSON.stringify({
        objectives: [{ title: canary('P-a-objective'), activities: [], date: '2020-01-01' }],
      }),
    ])
    if (!isAside) return
    await db.query(`insert into finding_aside (project_id, rule, subject, reason) values ($1, $2, $3, $4)`, [
      target.project,
      rule,
      subjectIn(target.rows),
      canary('P-a-aside'),
    ])
  }

const subjectIn = (rows: Readonly<Record<string, string>>) =>
  `${rows['goal.first']} ${canary('P-a-objective').toLowerCase()}`

/** Shows the plan itself, so that it goes by the rule of the plan. */
export const checkOfPlan: Way = {
  door: 'Query.planCheck',
  prepare: overdue(true),
  request: (_, target) => ({
    document: `query ($id: String!) { planCheck(projectId: $id) { ${selection('PlanCheck')} } }`,
    variables: { id: target.project },
  }),
  shows: ({ target }, { data, body }) => {
    expect(data).toMatchObject({ projectId: target.project })
    expect(body).toContain(canary('P-a-aside'))
  },
}

export const asideOfFinding: Way = {
  door: 'Mutation.setFindingAside',
  prepare: overdue(false),
  request: (_, target) => ({
    document: `mutation ($id: String!, $subject: String!) {
      setFindingAside(projectId: $id, rule: "${rule}", subject: $subject, reason: "It is done") { open }
    }`,
    variables: { id: target.project, subject: subjectIn(target.rows) },
  }),
  changes: { 'finding_aside insert': 1 },
  readableBy: 'goal.list',
}

export const takenBack: Way = {
  door: 'Mutation.takeFindingBack',
  prepare: overdue(true),
  request: (_, target) => ({
    document: `mutation ($id: String!, $subject: String!) {
      takeFindingBack(projectId: $id, rule: "${rule}", subject: $subject) { open }
    }`,
    variables: { id: target.project, subject: subjectIn(target.rows) },
  }),
  changes: { 'finding_aside delete': 1 },
  readableBy: 'goal.list',
}
