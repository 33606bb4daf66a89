import type { ApiContext } from '#server/caller.ts'
import type { Resolvers } from './resolver-types.ts'
import type { ListenerContext } from './subscriptions.ts'

export type Nothing = { readonly [name: string]: never }

export type Resolve<Parent, Args, Result> = (
  parent: Parent,
  args: Args,
  context: ApiContext,
) => Result | Promise<Result>

export type Subscribe<Parent, Args, Result> = {
  readonly subscribe: (
    parent: Parent,
    args: Args,
    context: ListenerContext,
  ) => Promise<AsyncIterable<{ readonly [field: string]: Result }>>
}

/** The resolvers of one part of the API. */
export type Some = { readonly [Type in keyof Resolvers]?: Partial<Resolvers[Type]> }
