import type { Need, NeedKind } from './needs.ts'

/** What the form of a need is called where it keeps what is half typed. */
export const keptNeed = (kind: NeedKind, segment: string, need?: Need) =>
  need ? `${kind}:${need._id}` : `${kind}:new:${segment}`
