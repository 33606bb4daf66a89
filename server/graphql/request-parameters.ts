import { AppError } from '#domain/errors.ts'
import { documentLimits } from '#server/limits.ts'

export type Parameters = {
  readonly query: string
  readonly operationName: string | undefined
  readonly variables: Record<string, unknown> | undefined
}

/** The parameters of a request as GraphQL over HTTP names them; null is as good as left out. */
export function parametersOf(given: unknown): Parameters {
  if (!isMap(given)) throw new AppError('BAD_USER_INPUT')
  const { query, operationName, variables, extensions } = given
  if (typeof query !== 'string' || query === '') throw new AppError('BAD_USER_INPUT')
  optional(extensions, isMap)
  return {
    query,
    operationName: optional(operationName, isName) || undefined,
    variables: optional(variables, isMap),
  }
}

/** In an address, variables and extensions are written as JSON. */
export function parametersOfAddress({ variables, extensions, ...rest }: Record<string, unknown>): Parameters {
  return parametersOf({ ...rest, variables: fromJson(variables), extensions: fromJson(extensions) })
}

function fromJson(text: unknown): unknown {
  if (text === undefined || text === '') return undefined
  if (typeof text !== 'string') throw new AppError('BAD_USER_INPUT')
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('BAD_USER_INPUT')
  }
}

function optional<T>(value: unknown, isRight: (value: unknown) => value is T): T | undefined {
  if (value === undefined || value === null) return undefined
  if (!isRight(value)) throw new AppError('BAD_USER_INPUT')
  return value
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= documentLimits.operationName

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
