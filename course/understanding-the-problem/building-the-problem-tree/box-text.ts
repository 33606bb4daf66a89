/** Longest text of a box: one short sentence. */
export const longest = 200
