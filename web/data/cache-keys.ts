import type { KeyingConfig } from '@urql/exchange-graphcache'
import { embeddedTypes } from './embedded-types.ts'
import { joiningKeys } from './joining-cache.ts'

/** In the product the cache takes what has no id for a part of what holds it; elsewhere it asks whether that is meant. */
const embedded = () =>
  embeddedTypes
    .trim()
    .split('\n')
    .map((type) => [type, () => null] as const)

export const cacheKeys: KeyingConfig = {
  ...(import.meta.env.PROD ? {} : Object.fromEntries(embedded())),
  ...joiningKeys,
  // Each cohort words it in its own way.
  Step: () => null,
  // Its id is that of the record that changed.
  Change: () => null,
}
