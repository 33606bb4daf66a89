import { useMutation } from 'urql'
import type { VariablesOf } from '#web/data/graphql.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { decideDocument } from './application-documents.ts'
import type { Decision } from './decision.ts'
import { words } from './words.ts'

export type Messages = Partial<Record<Locale, string>>
export type FoundApplications = NonNullable<VariablesOf<typeof decideDocument>['found']>
/** Those that are named, or all that were found. */
export type Chosen = { readonly ids: readonly string[] } | { readonly found: FoundApplications }

type Outcome = { readonly decided: readonly string[]; readonly problem: string | null }

/** Decides all at once, each person with the words of their language. */
export function useDecide() {
  const text = words[useLocale()]
  const [, decide] = useMutation(decideDocument)
  return async (chosen: Chosen, to: Decision, messages: Messages): Promise<Outcome> => {
    const said = { message: messages.en ?? '', messageEs: messages.es ?? '' }
    const { data, error } = await decide({ ...chosen, status: to, ...said })
    if (error) return { decided: [], problem: error.graphQLErrors[0]?.message ?? text.decide.offline }
    return { decided: data?.decideApplications.map(({ _id }) => _id) ?? [], problem: null }
  }
}
