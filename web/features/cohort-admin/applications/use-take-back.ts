import { useEffect, useState } from 'react'
import { useMutation } from 'urql'
import { takeBackSeconds } from '#domain/progress/application.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { takeBackDocument } from './application-documents.ts'
import { words } from './words.ts'

/** What was decided last, in words. */
export type Decided = { readonly ids: readonly string[]; readonly text: string }

/** For a minute the last decision can be taken back; nobody is told before. */
export function useTakeBack(onBack: (ids: readonly string[]) => void) {
  const said = words[useLocale()]
  const [last, setLast] = useState<Decided | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [{ fetching }, takeBack] = useMutation(takeBackDocument)
  useEffect(() => {
    if (!last) return
    const end = setTimeout(() => setLast(null), takeBackSeconds * 1000)
    return () => clearTimeout(end)
  }, [last])
  return {
    last,
    problem,
    isBusy: fetching,
    offer: (decided: Decided) => {
      setProblem(null)
      setLast(decided)
    },
    close: () => setLast(null),
    takeBack: async () => {
      if (!last || fetching) return
      const { error } = await takeBack({ ids: [...last.ids] })
      setProblem(error ? (error.graphQLErrors[0]?.message ?? said.decide.offline) : null)
      if (error) return
      setLast(null)
      onBack(last.ids)
    },
  }
}

export type TakeBack = ReturnType<typeof useTakeBack>
