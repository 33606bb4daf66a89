import { stakeholderGroups } from '#domain/options/stakeholders.ts'
import type { AnswerTo } from '#web/data/graphql.ts'

const ownPlan = 'query OwnPlan { me { project_id } }'
const ownQuestions = 'query OwnQuestions($id: String) { questions(query: { projectId: $id }) { _id } }'

type Answer = { data?: Record<string, unknown>; errors?: { message: string }[] }
type Insert = (kind: string, fields: object) => Promise<string>

/** How much stands in a plan in which somebody types. */
export const amounts = { records: 200, stakeholders: 40, segments: 12, pains: 60, offerings: 10 } as const

async function plan(address: string, token: string) {
  async function ask<T>(query: string, variables: object = {}): Promise<T> {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `token=${token}`, origin: address },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as Answer
    if (errors) throw new Error(errors[0]?.message)
    return data as T
  }
  const { me } = await ask<AnswerTo<typeof ownPlan>>(ownPlan)
  const projectId = me?.project_id ?? ''
  const insert: Insert = async (kind, fields) => {
    const query = `mutation ($data: ${kind}InsertInput!) { insertOne${kind}(data: $data) { _id } }`
    const answer = await ask<Record<string, { _id: string }>>(query, { data: { projectId, ...fields } })
    return answer[`insertOne${kind}`]?._id ?? ''
  }
  return { ask, insert, projectId }
}

/** The project of the entrepreneur. */
export const ownProject = async (address: string, token: string): Promise<string> =>
  (await plan(address, token)).projectId

/** Adds to the plan of the entrepreneur, through the API, as much as a large plan holds. */
export async function plantRecords(address: string, token: string): Promise<void> {
  const { ask, insert, projectId } = await plan(address, token)
  const { questions } = await ask<AnswerTo<typeof ownQuestions>>(ownQuestions, { id: projectId })
  await plantInterviews(insert, questions)
  await plantCustomers(insert)
  await plantStakeholders(insert)
}

/** As many causes, sources and notes. */
async function plantInterviews(insert: Insert, questions: readonly { readonly _id: string }[]) {
  let main: string | null = null
  for (let n = 0; n < amounts.records; n += 1) {
    const isMain = n % 10 === 0
    const cause: string = await insert('Cause', {
      description: `Cause number ${n} of many`,
      causeType: isMain ? 'main' : 'underlying',
      parent: isMain ? null : main,
    })
    if (isMain) main = cause
    const source = await insert('Source', { text: `Source number ${n}`, sourceType: 'people' })
    await insert('Input', {
      moduleKey: 'one',
      stepKey: 'processing-information',
      key: 'note',
      parent: questions[n % questions.length]?._id,
      value: `What source number ${n} said about it`,
      groupName: 'quote',
      valueArr: [source],
    })
  }
}

async function plantCustomers(insert: Insert): Promise<void> {
  const segments: string[] = []
  for (let n = 0; n < amounts.segments; n += 1) {
    const role = (['End-user', 'Buyer', 'Beneficiary'] as const)[n % 3]
    segments.push(await insert('Segment', { name: `People of village number ${n}`, role, type: 'B2C' }))
  }
  for (let n = 0; n < amounts.pains; n += 1) {
    const fields = {
      title: `What happened number ${n}`,
      parent: segments[n % segments.length],
      level: (n % 5) + 1,
    }
    await insert('Pain', fields)
    await insert('Gain', fields)
  }
  for (let n = 0; n < amounts.offerings; n += 1) {
    await insert('Offering', {
      name: `Offering number ${n}`,
      type: 'Product',
      description: 'What one gets',
      segmentMatch: segments.filter((_, index) => index % 2 === n % 2),
    })
  }
}

/** In all groups, placed all over the grid, half of them tied to another one. */
async function plantStakeholders(insert: Insert): Promise<void> {
  const stakeholders: string[] = []
  for (let n = 0; n < amounts.stakeholders; n += 1) {
    const id = await insert('Input', {
      moduleKey: 'three',
      stepKey: 'identify-stakeholders',
      key: 'stakeholder',
      value: `Stakeholder number ${n}`,
      description: 'They can open a door',
      groupName: stakeholderGroups[n % stakeholderGroups.length]?.value,
      power: (n * 37) % 101,
      interest: (n * 53) % 101,
      position: (['In favor', 'Indifferent', 'Against'] as const)[n % 3],
      relationship: n % 2 === 0 ? 'Weak' : 'Strong',
    })
    const other = stakeholders[n - 2]
    if (other && n % 2 === 0) {
      await insert('Input', {
        moduleKey: 'three',
        stepKey: 'stakeholder-relationship',
        key: 'link',
        parent: id,
        valueArr: [other],
        relationType: 'influence',
      })
    }
    stakeholders.push(id)
  }
}
