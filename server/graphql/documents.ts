import { createRequire } from 'node:module'
import type * as graphql from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationTypeNode, ValidationRule } from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import { documentLimits as limits } from '#server/limits.ts'
import { carriesSession } from './carries-session.ts'
import { tooLarge } from './document-rules.ts'
import { excessOf } from './document-size.ts'
import { execute, GraphQLError, getOperationAST, parse, specifiedRules, validate } from './graphql-library.ts'

const { compileQuery, isCompiledQuery } = createRequire(import.meta.url)(
  'graphql-jit',
) as typeof import('graphql-jit')

type Variables = Record<string, unknown>

/** An operation that was read and found in order. */
export type Operation = {
  readonly kind: OperationTypeNode
  readonly document: DocumentNode
  /** What is to be counted beside the request itself: a document that was seen before costs nothing more. */
  readonly weight: number
  readonly carriesSession: boolean
  run(context: object, variables: Variables | undefined): Promise<ExecutionResult>
}

export type Documents = ReturnType<typeof documentStore>

/** GraphQL refused the document; nothing has run. */
export class RefusedDocument extends Error {
  readonly errors: readonly graphql.GraphQLError[]

  constructor(errors: readonly graphql.GraphQLError[]) {
    super('refused document')
    this.errors = errors
  }
}

/** Reads documents, and keeps those that were in order for the next time. Every way to the API leads through here. */
export function documentStore(schema: GraphQLSchema, rules: readonly ValidationRule[]) {
  const kept = new Map<string, Operation>()
  let keptLetters = 0

  function keep(key: string, operation: Operation): void {
    if (key.length > limits.keptDocument) return
    kept.set(key, { ...operation, weight: 0 })
    keptLetters += key.length
    for (const oldest of kept.keys()) {
      if (keptLetters <= limits.keptDocuments) return
      kept.delete(oldest)
      keptLetters -= oldest.length
    }
  }

  return {
    schema,
    keptLetters: () => keptLetters,
    read(source: string, operationName: string | undefined): Operation {
      const key = `${operationName ?? ''}\n${source}`
      const known = kept.get(key)
      if (known) {
        // What was used last stands last, and goes last.
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const operation = newOperation(schema, rules, source, operationName)
      keep(key, operation)
      return operation
    },
  }
}

function newOperation(
  schema: GraphQLSchema,
  rules: readonly ValidationRule[],
  source: string,
  operationName: string | undefined,
): Operation {
  const document = parsed(source)
  const excess = excessOf(document)
  if (excess) throw new RefusedDocument([tooLarge(excess)])
  const faults = faultsOf(schema, document, rules)
  if (faults.length > 0) throw new RefusedDocument(faults)
  const operation = getOperationAST(document, operationName)
  if (!operation)
    throw new RefusedDocument([new GraphQLError('The operation to run is not named, or unknown.')])
  return {
    kind: operation.operation,
    document,
    carriesSession: carriesSession(operation),
    weight: Math.floor((document.tokenCount ?? 0) / limits.newTokensPerRequest),
    run: runner(schema, document, operationName),
  }
}

function parsed(source: string): DocumentNode {
  try {
    // Without places in the text a document takes a third of the memory, and no answer tells them.
    return parse(source, { maxTokens: limits.tokens, noLocation: true })
  } catch (error) {
    if (error instanceof GraphQLError) throw new RefusedDocument([error])
    throw error
  }
}

/** Compiles what is asked a second time; what is asked once is not worth it. */
function runner(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined) {
  let isKnown = false
  let compiled: CompiledQuery<Variables, Variables> | ExecutionResult<Variables> | null = null
  return async (contextValue: object, variables: Variables = {}): Promise<ExecutionResult> => {
    if (isKnown) compiled ??= compileQuery<Variables, Variables>(schema, document, operationName)
    isKnown = true
    if (compiled && isCompiledQuery(compiled)) return compiled.query({}, contextValue, variables)
    return execute({
      schema,
      document,
      rootValue: {},
      contextValue,
      variableValues: variables,
      operationName,
    })
  }
}

/** One of GraphQL's own rules throws what it should report: a subscription whose directive has a wrong argument. */
function faultsOf(
  schema: Parameters<typeof validate>[0],
  document: Parameters<typeof validate>[1],
  rules: readonly (typeof specifiedRules)[number][],
): ReturnType<typeof validate> {
  try {
    return validate(schema, document, [...specifiedRules, ...rules])
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}
