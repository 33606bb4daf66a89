import { useMutation } from 'urql'
import type { Locale } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { decideDocument } from './application-documents.ts'
import type { Decision, Readers } from './decision.ts'
import { words } from './words.ts'

export type Messages = Partial<Record<Locale, string>>
export type Outcome = { readonly decided: readonly string[]; readonly problem: string | null }

/** Decides language by language, as each gets its own words; what was decided stays decided. */
export function useDecide() {
  const text = words[useLocale()]
  const [, decide] = useMutation(decideDocument)
  return async (readers: readonly Readers[], to: Decision, messages: Messages): Promise<Outcome> => {
    const decided: string[] = []
    for (const { locale, ids } of readers) {
      const { error } = await decide({ ids, status: to, message: messages[locale] ?? '' })
      if (error) {
        return { decided, problem: error.graphQLErrors[0]?.message ?? text.decide.offline }
      }
      decided.push(...ids)
    }
    return { decided, problem: null }
  }
}
