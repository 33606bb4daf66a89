import type { ErrorCode } from '#domain/errors.ts'
import { answeredFetch } from './answered-fetch.ts'
import type { AnswerTo } from './graphql.ts'
import { Unreachable } from './unreachable.ts'

/** The API takes nothing but JSON: a form of another site cannot send that. */
export const requestHeaders = { 'content-type': 'application/json' }

/** The API answered, and the answer is a refusal. */
export class ApiRefusal extends Error {
  readonly code: ErrorCode
  readonly detail: unknown

  constructor(code: ErrorCode, message: string, detail?: unknown) {
    super(message)
    this.name = 'ApiRefusal'
    this.code = code
    this.detail = detail
  }
}

type GraphqlError = { message: string; extensions?: { code?: ErrorCode } }
type Answer<Data> = { data?: Data | null; errors?: GraphqlError[] }

export async function postGraphql<const Text extends string>(query: Text): Promise<AnswerTo<Text>> {
  const answer = await answerOf<AnswerTo<Text>>(JSON.stringify({ query }))
  const [error] = answer.errors ?? []
  if (error) throw new ApiRefusal(error.extensions?.code ?? 'UNAVAILABLE', error.message, error.extensions)
  if (!answer.data) throw new Unreachable()
  return answer.data
}

async function answerOf<Data>(body: string): Promise<Answer<Data>> {
  const response = await answeredFetch('/graphql', { method: 'POST', headers: requestHeaders, body })
  try {
    return (await response.json()) as Answer<Data>
  } catch (cause) {
    throw new Unreachable('No answer', { cause })
  }
}
