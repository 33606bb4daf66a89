import { GraphQLError, Lexer, Source, TokenKind } from 'graphql'
import { AppError, type Reason } from '#domain/errors.ts'
import { isStorable, longestText } from '#domain/text.ts'

/** A fault in a text that somebody sent, and where: names and places from the outside to the inside. */
type Fault = { readonly reason: Reason; readonly path: readonly string[] }

// The deepest record of a plan reaches 6.
const deepest = 20

function faultOf(text: string): Reason | null {
  if (text.length > longestText) return 'tooLong'
  return isStorable(text) ? null : 'forbiddenCharacter'
}

/** The first text in here that cannot be kept. Names count too: a list or an object may have any that it likes. */
function findFault(value: unknown, path: readonly string[] = []): Fault | null {
  if (typeof value === 'string') {
    const reason = faultOf(value)
    return reason && { reason, path }
  }
  if (typeof value !== 'object' || value === null) return null
  if (path.length > deepest) return { reason: 'queryTooLarge', path: [] }
  for (const [name, inner] of Object.entries(value)) {
    const reason = faultOf(name)
    const fault = reason ? { reason, path } : findFault(inner, [...path, name])
    if (fault) return fault
  }
  return null
}

/** Refuses what cannot be stored before anything looks at it: whoever comes later may take every text as it is. */
export function refuseBadTexts(given: unknown): void {
  const fault = findFault(given)
  if (!fault) return
  const { reason, path } = fault
  const field = path.join('.')
  throw new AppError('BAD_USER_INPUT', { reason, ...(field && { fields: [{ field, reason }] }) })
}

/** Variables by the name of what they hold: `{ data: { name } }` tells of `name`, as the operation itself would. */
export function refuseBadVariables(variables: unknown): void {
  const given = typeof variables === 'string' ? parsed(variables) : variables
  if (typeof given !== 'object' || given === null) return
  for (const [name, value] of Object.entries(given))
    refuseBadTexts(typeof value === 'string' ? { [name]: value } : value)
}

// In the address of a request they are JSON; what is none is refused by the library.
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The same for texts that stand in a GraphQL document. Few do that could hold anything: only these are read for it. */
export function refuseBadDocument(document: unknown): void {
  if (typeof document !== 'string') return
  if (!document.includes('\\u') && document.length <= longestText) return
  for (const text of textsIn(document)) refuseBadTexts(text)
}

function* textsIn(document: string): Generator<string> {
  const reader = new Lexer(new Source(document))
  try {
    for (let token = reader.advance(); token.kind !== TokenKind.EOF; token = reader.advance())
      if (token.kind === TokenKind.STRING || token.kind === TokenKind.BLOCK_STRING) yield token.value
  } catch (error) {
    // What is no document is refused by GraphQL, which says where.
    if (!(error instanceof GraphQLError)) throw error
  }
}
