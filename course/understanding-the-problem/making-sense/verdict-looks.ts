import type { Verdict } from '#course/understanding-the-problem/shared/verdicts.ts'
import type { Mark } from '#domain/report/marks.ts'
import type { Ink } from '#domain/report/picture.ts'

type Look = { readonly mark: Mark; readonly ink: Ink; readonly edge: 'leaf' | 'warn' | 'error' }

/** A verdict is told by its sign too, not by colour alone. */
export const verdictLooks: Readonly<Record<Verdict, Look>> = {
  confirmed: { mark: 'check', ink: 'good', edge: 'leaf' },
  partly: { mark: 'partly', ink: 'warn', edge: 'warn' },
  rejected: { mark: 'cross', ink: 'bad', edge: 'error' },
}
