import { useState } from 'react'
import { askServer } from '#web/data/ask-server.ts'
import { queueFor } from '#web/data/queue/unsent.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { downloadsWords } from './downloads-words.ts'
import { fileNameOf, saveFile } from './save-file.ts'

export type Format = 'pdf' | 'docx' | 'xlsx'

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'making' | 'done'; readonly format: Format }
  | { readonly is: 'failed'; readonly format: Format; readonly fault: string }

/** Has a document of the module made, or the model of the figures, and saves it. */
export function useDownload(kind: 'summary' | 'finance' = 'summary') {
  const locale = useLocale()
  const words = downloadsWords[locale]
  const { account, isEditable, module, project } = usePlan()
  const [state, setState] = useState<State>({ is: 'idle' })

  async function download(format: Format): Promise<void> {
    setState({ is: 'making', format })
    const fault = await attempt(format)
    setState(fault === null ? { is: 'done', format } : { is: 'failed', format, fault })
  }

  async function attempt(format: Format): Promise<string | null> {
    // What was just written belongs in the document too.
    if (isEditable && !(await queueFor(account).flush())) return words.unsent
    const wanted = new URLSearchParams({ project: project._id, module: module.slug, format, locale })
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
