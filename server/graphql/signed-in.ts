import { type ApiContext, type Caller, caller } from '#server/caller.ts'

/** A resolver that only answers somebody who is signed in. */
export const by =
  <Parent, Args, Result>(run: (context: Caller, args: Args, parent: Parent) => Result | Promise<Result>) =>
  async (parent: Parent, args: Args, context: ApiContext): Promise<Result> =>
    run(caller(context), args, parent)
