import { useState } from 'react'
import type { CombinedError } from 'urql'
import { useLocale } from '#web/i18n/text.tsx'
import { problemOf } from '#web/shared/manage/problem-of.ts'
import { notify } from '#web/ui/notify.ts'

type Answer = { readonly error?: CombinedError | undefined }

/** One change after the other: what went wrong is said where it was asked for, what went well in the bar. */
export function useChange(onChange: () => void) {
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  return {
    isBusy,
    problem,
    async run(steps: readonly (() => Promise<Answer>)[], done: string): Promise<boolean> {
      setBusy(true)
      setProblem('')
      let fault = ''
      for (const step of steps) {
        const { error } = await step()
        if (error) fault = problemOf(error, locale)
        if (error) break
      }
      setBusy(false)
      setProblem(fault)
      onChange()
      if (!fault) notify(done, 'success')
      return fault === ''
    },
  }
}
