import { type Gap, messageText } from '#domain/plan/messages.ts'
import type { Locale } from '#web/i18n/locale.ts'

export type GapLine = { readonly field: string; readonly text: string }

/** One line for each place that lacks something, by its name; the same line never twice. */
export function gapLines(
  gaps: readonly Gap[],
  nameOf: (field: string) => string | undefined,
  locale: Locale,
): readonly GapLine[] {
  const lines = new Map<string, GapLine>()
  for (const gap of gaps) {
    const name = nameOf(gap.field)
    const message = messageText(gap, locale)
    const text = name ? `${name}: ${message}` : message
    if (!lines.has(text)) lines.set(text, { field: gap.field, text })
  }
  return [...lines.values()]
}
