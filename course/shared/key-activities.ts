import { type KeyItem, keyItems } from './key-items.ts'
import type { Segment } from './segments.ts'

export const categories = ['make', 'deliver', 'connect', 'impact'] as const
export type Category = (typeof categories)[number]
export type KeyActivity = KeyItem<Category>

/** What must be done very well for a segment. */
export const activitiesOf = ({ keyActivities }: Segment): readonly KeyActivity[] =>
  keyItems(keyActivities, categories)
