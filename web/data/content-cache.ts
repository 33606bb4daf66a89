import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'

/** A step was worded anew, or a model changed: what was read of it is read again where it is shown. */
const forget =
  (list: 'steps' | 'models'): UpdateResolver =>
  (_result, _args, cache: Cache) => {
    for (const { fieldName, arguments: given } of cache.inspectFields('Query'))
      if (fieldName === list) cache.invalidate('Query', fieldName, given)
  }

export const contentMutations: Record<string, UpdateResolver> = {
  customiseStep: forget('steps'),
  resetStep: forget('steps'),
  updateStep: forget('steps'),
  createModel: forget('models'),
  deleteModel: forget('models'),
}
