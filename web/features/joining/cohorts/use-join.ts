import { useState } from 'react'
import { useMutation } from 'urql'
import { refreshSession, useMe } from '#web/data/session.ts'
import { refusalOf } from '#web/features/joining/refusal.ts'
import { joiningWords } from '#web/features/joining/words.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { navigate } from '#web/shared/address/address.ts'
import { chooseCohortDocument, submitApplicationDocument } from './cohort-documents.ts'

/**
 * A signed-in person joins a cohort. With a complete profile the application goes off at once;
 * otherwise the cohort is remembered and onboarding asks for what is missing.
 */
export function useJoin(invite: string | null) {
  const me = useMe()

  const locale = useLocale()
  const text = joiningWords[locale]
  const [, choose] = useMutation(chooseCohortDocument)
  const [, submit] = useMutation(submitApplicationDocument)
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  async function join(cohortId: string) {
    setBusyWith(cohortId)
    setProblem('')
    const outcome = await apply(cohortId)
    setBusyWith(null)
    if (outcome.problem !== undefined) return setProblem(outcome.problem || text.offline)
    await refreshSession()
    await navigate({ href: localePath(locale, outcome.to) })
  }

  async function apply(cohortId: string): Promise<{ to: string; problem?: never } | { problem: string }> {
    if (me?.onboarded) {
      const refused = refusalOf((await submit({ cohortId, invite })).error)
      if (!refused) return { to: '/home/applications' }
      if (refused.reason !== 'incompleteProfile') return { problem: refused.message }
    }
    const refused = refusalOf((await choose({ cohortId, invite })).error)
    return refused ? { problem: refused.message } : { to: '/signup/onboard' }
  }

  return { join, busyWith, problem }
}
