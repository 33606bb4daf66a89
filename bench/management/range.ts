/** From the first of these cohorts up to, but without, the second. */
export type Range = readonly [number, number]
