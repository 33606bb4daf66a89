import { gql, type TypedDocumentNode } from 'urql'
import type { Fragments, Operations } from './api-types.ts'

type UpTo<Text extends string, End extends string> = Text extends `${infer Before}${End}${string}`
  ? Before
  : Text
type FirstWord<Text extends string> = UpTo<UpTo<UpTo<UpTo<Text, '{'>, '('>, ' '>, '\n'>
type Trimmed<Text extends string> = Text extends `${' ' | '\n'}${infer Rest}` ? Trimmed<Rest> : Text

type OperationIn<Text extends string> =
  Trimmed<Text> extends `${'query' | 'mutation' | 'subscription'} ${infer Rest}` ? FirstWord<Rest> : ''
type FragmentIn<Text extends string> = Trimmed<Text> extends `fragment ${infer Rest}` ? FirstWord<Rest> : ''

/** What a text is answered with and has to be given: found by the name that stands in it. */
export type AnswerTo<Text extends string> =
  OperationIn<Text> extends infer Name extends keyof Operations ? Operations[Name]['result'] : never
export type GivenTo<Text extends string> =
  OperationIn<Text> extends infer Name extends keyof Operations ? Operations[Name]['variables'] : never

/** Nothing can be done with a document that has no types: it was not generated yet. */
type Unknown<Text extends string> = { readonly unknown: Text }

type Document<Text extends string> =
  OperationIn<Text> extends infer Name extends keyof Operations
    ? TypedDocumentNode<Operations[Name]['result'], Operations[Name]['variables']>
    : FragmentIn<Text> extends infer Name extends keyof Fragments
      ? TypedDocumentNode<Fragments[Name], object>
      : Unknown<Text>

/** A document with the types that the schema has for it; `npm run generate` finds it by its name, wherever it stands. */
export function graphql<const Text extends string>(text: Text, ...fragments: string[]): Document<Text> {
  return gql(text + fragments.join('\n')) as Document<Text>
}

export type ResultOf<D> = D extends { __apiType?: (...given: never[]) => infer Result } ? Result : never

export type VariablesOf<D> = D extends { __apiType?: (given: infer Variables) => unknown } ? Variables : never
