import { useState } from 'react'
import { isBlank } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useFormDraft } from '#web/step-kit/half-typed/use-form-draft.ts'
import { DialogForm } from '#web/step-kit/lists/dialog-form.tsx'
import type { FitRow } from './fit.ts'
import { fitWords } from './fit-words.ts'
import { keptReason } from './kept.ts'
import { type NeedKind, titleOf } from './needs.ts'
import { useLeave } from './use-leave.ts'

type Props = { kind: NeedKind; row: FitRow; onClose: () => void }
type Draft = { readonly reason: string }

const textOf = ({ reason }: Draft) => (isBlank(reason) ? null : reason)
const problemsOf = ({ reason }: Draft) => (isBlank(reason) ? { reason: 'required' as const } : {})

/** Why a need is left on purpose. */
export function LeaveForm({ kind, row, onClose }: Props) {
  const text = fitWords[kind][useLocale()]
  const { leave } = useLeave(kind)
  const [blank] = useState((): Draft => ({ reason: row.reason }))
  const keptAs = keptReason(row.need)
  const { draft, change, clear, errorOf, isWhole } = useFormDraft({ keptAs, blank, textOf, problemsOf })

  function handleSave() {
    if (!isWhole()) return
    leave(row.need._id, draft.reason.trim())
    handleCancel()
  }

  function handleCancel() {
    clear()
    onClose()
  }

  return (
    <DialogForm keptAs={keptAs} save={text.saveReason} onSave={handleSave} onCancel={handleCancel}>
      <strong>{titleOf(row.need)}</strong>
      <GrowingTextarea
        leastRows={3}
        label={text.reason}
        description={text.reasonHint}
        maxLength={2000}
        data-autofocus
        value={draft.reason}
        error={errorOf('reason')}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
    </DialogForm>
  )
}
