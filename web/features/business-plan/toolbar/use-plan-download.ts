import { useState } from 'react'
import type { Scenario } from '#domain/finance/offerings.ts'
import { askServer } from '#web/data/ask-server.ts'
import { queueFor } from '#web/data/queue/unsent.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { fileNameOf, saveFile } from '#web/step-kit/summary/save-file.ts'
import { toolbarWords } from './words.ts'

export const planFiles = {
  plan: ['pdf', 'docx'],
  canvas: ['pdf', 'docx'],
  pitch: ['pptx', 'pdf'],
  finance: ['xlsx', 'csv'],
} as const

export type PlanFile = {
  readonly [Kind in keyof typeof planFiles]: readonly [Kind, (typeof planFiles)[Kind][number]]
}[keyof typeof planFiles]

type State =
  | { readonly is: 'idle' | 'making' | 'done' }
  | { readonly is: 'failed'; readonly file: PlanFile; readonly fault: string }

type Asked = {
  readonly projectId: string
  readonly account: string
  readonly isTeam: boolean
  readonly scenario: Scenario
}

/** Has a file of the plan made, and saves it. */
export function usePlanDownload({ projectId, account, isTeam, scenario }: Asked) {
  const locale = useLocale()
  const words = toolbarWords[locale]
  const [state, setState] = useState<State>({ is: 'idle' })

  async function download(file: PlanFile): Promise<void> {
    setState({ is: 'making' })
    const fault = await attempt(file)
    setState(fault === null ? { is: 'done' } : { is: 'failed', file, fault })
  }

  async function attempt([kind, format]: PlanFile): Promise<string | null> {
    // What was just written belongs in the document too.
    if (isTeam && !(await queueFor(account).flush())) return words.unsent
    const wanted = new URLSearchParams({ project: projectId, format, locale, scenario })
    const answer = await askServer(`/api/documents/${kind}?${wanted}`, null, locale)
    if (!answer.ok) return answer.message || words.unreachable
    try {
      const name = fileNameOf(answer.response.headers.get('content-disposition'))
      saveFile(await answer.response.blob(), name ?? `${words.file}.${format}`)
      return null
    } catch {
      // The line broke in the middle of the file.
      return words.unreachable
    }
  }

  return { state, download }
}
