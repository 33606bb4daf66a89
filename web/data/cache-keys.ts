import type { KeyingConfig } from '@urql/exchange-graphcache'
import { embeddedTypes } from './embedded-types.ts'
import { joiningKeys } from './joining-cache.ts'

export const cacheKeys: KeyingConfig = {
  ...Object.fromEntries(
    embeddedTypes
      .trim()
      .split('\n')
      .map((type) => [type, () => null]),
  ),
  ...joiningKeys,
  // Each cohort words it in its own way.
  Step: () => null,
  // Its id is that of the record that changed.
  Change: () => null,
}
