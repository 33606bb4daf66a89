import { useEffect, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { useLocale } from '#web/i18n/text.tsx'
import { takeBackDocument } from './application-documents.ts'
import { words } from './words.ts'

/** What was decided last, in words, and for how long it can be taken back. */
export type Decided = { readonly ids: readonly string[]; readonly text: string; readonly seconds: number }

const keyOf = ({ ids, text }: Decided) => [text, ...ids.toSorted()].join()

/** For a minute the last decision can be taken back, also after the page was left and opened again; nobody is told before. */
export function useTakeBack(untold: Decided | null, onBack: (ids: readonly string[]) => void) {
  const said = words[useLocale()]
  const [last, setLast] = useState<Decided | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [{ fetching }, takeBack] = useMutation(takeBackDocument)
  // What was offered once and put away does not come again with the next reading of the list.
  const offered = useRef('')
  useEffect(() => {
    if (!untold || offered.current === keyOf(untold)) return
    offered.current = keyOf(untold)
    setLast(untold)
  }, [untold])
  useEffect(() => {
    if (!last) return
    const end = setTimeout(() => setLast(null), last.seconds * 1000)
    return () => clearTimeout(end)
  }, [last])
  return {
    last,
    problem,
    isBusy: fetching,
    offer: (decided: Decided) => {
      setProblem(null)
      offered.current = keyOf(decided)
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
