import type { Verdict } from '#course/understanding-the-problem/shared/verdicts.ts'

/** A verdict is told by its sign too, not by colour alone. */
export const verdictSigns: Readonly<Record<Verdict, string>> = { confirmed: '✓', partly: '~', rejected: '✕' }
