import { createRequire } from 'node:module'
import type * as graphql from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationTypeNode, ValidationRule } from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import { keptWithin } from '#server/kept-within.ts'
import { documentLimits as limits } from '#server/limits.ts'
import { carriesSession } from './carries-session.ts'
import { tooLarge } from './document-rules.ts'
import { excessOf } from './document-size.ts'
import { execute, GraphQLError, getOperationAST, parse, specifiedRules, validate } from './graphql-library.ts'
import { type SplitQuery, splitQuery } from './split-query.ts'

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
  readonly run: Run
  readonly split: SplitOperation | null
}

type Run = (context: object, variables: Variables | undefined) => Promise<ExecutionResult>

/** A query whose parts can be run by themselves. */
export type SplitOperation = Pick<SplitQuery, 'names' | 'parts' | 'projectIdIn'> & {
  /** Like no other's. */
  readonly number: number
  readonly plan: Run
  readonly rest: Run | null
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
  const kept = keptWithin<Operation>(limits.keptDocuments, (key) => key.length)

  return {
    schema,
    keptLetters: () => kept.size,
    read(source: string, operationName: string | undefined): Operation {
      const key = `${operationName ?? ''}\n${source}`
      const known = kept.find(key)
      if (known) return known
      const operation = newOperation(schema, rules, source, operationName)
      if (key.length <= limits.keptDocument) kept.keep(key, { ...operation, weight: 0 })
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
  const runOf = (part: DocumentNode) => runner(schema, part, operationName)
  const split = splitQuery(schema, document, operation)
  return {
    kind: operation.operation,
    document,
    carriesSession: carriesSession(operation),
    weight: Math.floor((document.tokenCount ?? 0) / limits.newTokensPerRequest),
    run: runOf(document),
    split: split && {
      ...split,
      number: nextNumber++,
      plan: runOf(split.plan),
      rest: split.rest && runOf(split.rest),
    },
  }
}

let nextNumber = 1

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
function runner(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): Run {
  let isKnown = false
  let compiled: CompiledQuery<Variables, Variables> | ExecutionResult<Variables> | null = null
  return async (contextValue, variables = {}) => {
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
