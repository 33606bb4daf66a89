import type { AnswerTo } from '#web/data/graphql.ts'

const ownPlan = 'query OwnPlan { me { project_id } }'
const ownQuestions = 'query OwnQuestions($id: String) { questions(query: { projectId: $id }) { _id } }'

type Answer = { data?: Record<string, unknown>; errors?: { message: string }[] }

/** Adds this many causes, sources and notes to the entrepreneur's plan through the API; gives the project. */
export async function plantRecords(address: string, token: string, count: number): Promise<string> {
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
  const insert = async (kind: string, fields: object): Promise<string> => {
    const query = `mutation ($data: ${kind}InsertInput!) { insertOne${kind}(data: $data) { _id } }`
    const answer = await ask<Record<string, { _id: string }>>(query, { data: { projectId, ...fields } })
    return answer[`insertOne${kind}`]?._id ?? ''
  }

  const { me } = await ask<AnswerTo<typeof ownPlan>>(ownPlan)
  const projectId = me?.project_id ?? ''
  if (count === 0) return projectId
  const { questions } = await ask<AnswerTo<typeof ownQuestions>>(ownQuestions, { id: projectId })
  let main: string | null = null
  for (let n = 0; n < count; n += 1) {
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
  return projectId
}
