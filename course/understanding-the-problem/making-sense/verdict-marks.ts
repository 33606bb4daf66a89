import type { Verdict } from '#course/understanding-the-problem/shared/verdicts.ts'
import type { Mark } from '#domain/report/marks.ts'
import type { Ink } from '#domain/report/picture.ts'

/** A verdict is told by its sign too, not by colour alone. */
export const verdictMarks: Readonly<Record<Verdict, { readonly mark: Mark; readonly ink: Ink }>> = {
  confirmed: { mark: 'tick', ink: 'good' },
  partly: { mark: 'wave', ink: 'warn' },
  rejected: { mark: 'cross', ink: 'bad' },
}
