import type { Locale } from '#web/i18n/locale.ts'
import { decisions } from './decision.ts'
import { fullName } from './names.ts'
import type { Decided } from './use-take-back.ts'
import { words } from './words.ts'

type Untold = {
  readonly ids: readonly string[]
  readonly status: string
  readonly seconds: number
  readonly first_name: string
  readonly last_name: string
}

/** A decision of which nobody was told yet. */
export function decidedInWords({ ids, status, seconds, ...person }: Untold, locale: Locale): Decided {
  const to = decisions.find((one) => one === status) ?? 'pending'
  const text = words[locale].decided[to]({ count: ids.length, name: fullName(person, locale) })
  return { ids, text, seconds }
}
