import { useState } from 'react'
import { useMutation } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { type Agreement, signAsEntrepreneurDocument, signAsMentorDocument } from './agreement-documents.ts'
import { agreementWords } from './words.ts'

/** Signs for the side the person is on. Whatever the answer, the page is read again: it may have changed. */
export function useSigning(agreement: Agreement | null, readAgain: () => void) {
  const words = agreementWords[useLocale()]
  const [hasTextChanged, setTextChanged] = useState(false)
  const [hasJustSigned, setJustSigned] = useState(false)
  const [, signAsMentor] = useMutation(signAsMentorDocument)
  const [, signAsEntrepreneur] = useMutation(signAsEntrepreneurDocument)

  async function sign(name: string): Promise<string | null> {
    if (!agreement) return null
    const signing = { projectId: agreement.project_id, name, version: agreement.text_version }
    const { error } =
      agreement.my_side === 'mentor' ? await signAsMentor(signing) : await signAsEntrepreneur(signing)
    const refusal = error ? refusalOf(error) : null
    if (refusal?.message === '') return words.sign.offline
    setJustSigned(refusal === null)
    setTextChanged(refusal?.reason === 'agreementChanged')
    readAgain()
    return refusal?.message ?? null
  }

  return { sign, hasTextChanged, hasJustSigned }
}
