import { Radio } from '@mantine/core'
import { useState } from 'react'
import { nameOf } from '#course/shared/segments.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useFormDraft } from '#web/step-kit/half-typed/use-form-draft.ts'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { addByEnter } from '#web/step-kit/lists/add-form.tsx'
import { DialogForm } from '#web/step-kit/lists/dialog-form.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import type { Fit, FitRow } from './fit.ts'
import { fitWords } from './fit-words.ts'
import { keptMatch } from './kept.ts'
import { type MatchDraft, matchProblems, withMatch } from './matches.ts'
import { type NeedKind, titleOf } from './needs.ts'
import { useLeave } from './use-leave.ts'

type Props = {
  kind: NeedKind
  fit: Fit
  row: FitRow
  /** The offering that was chosen already; without it the form asks. */
  offering: string | undefined
  onClose: () => void
}

const textOf = ({ title, description }: MatchDraft) =>
  isBlank(title) && isBlank(description) ? null : `${title} ${description}`.trim()

/** Which offering answers a need, under which name, and how. */
export function MatchForm({ kind, fit, row, offering, onClose }: Props) {
  const locale = useLocale()
  const text = fitWords[kind][locale]
  const { data, write } = usePlan()
  const { takeBack } = useLeave(kind)
  const match = row.matches.find((one) => one.offering._id === offering)
  const keptAs = keptMatch(row.need, match?.offering)
  const free = fit.offerings.filter(({ _id }) => !row.matches.some((one) => one.offering._id === _id))
  const only = free.length === 1 ? free[0]?._id : undefined
  // As it was when the window opened.
  const [blank] = useState(
    (): MatchDraft => ({
      offering: offering ?? only ?? null,
      title: match?.title ?? '',
      description: match?.description ?? '',
    }),
  )
  const form = useFormDraft({ keptAs, blank, textOf, problemsOf: matchProblems })
  const { draft, change, clear, errorOf, isWhole } = form

  function handleSave() {
    const chosen = fit.offerings.find(({ _id }) => _id === draft.offering)
    if (!isWhole() || !chosen) return
    const next = { needId: row.need._id, title: draft.title.trim(), description: draft.description.trim() }
    write.update('offering', chosen._id, withMatch(data, kind, chosen, next))
    takeBack(row.need._id)
    handleCancel()
  }

  function handleCancel() {
    clear()
    onClose()
  }

  return (
    <DialogForm keptAs={keptAs} save={text.save} onSave={handleSave} onCancel={handleCancel}>
      <div>
        <strong>{titleOf(row.need)}</strong>
        {match ? <Soft>{nameOf(match.offering, locale)}</Soft> : null}
      </div>
      {match ? null : (
        <Radio.Group
          label={text.offering}
          value={draft.offering ?? ''}
          error={errorOf('offering')}
          onChange={(chosen) => change({ offering: chosen })}
        >
          {free.map((one) => (
            <Radio key={one._id} value={one._id} label={nameOf(one, locale)} mih={44} pt="xs" />
          ))}
        </Radio.Group>
      )}
      <GrowingTextarea
        leastRows={1}
        isOneParagraph
        label={text.title}
        description={text.titleHint}
        maxLength={200}
        data-autofocus
        value={draft.title}
        error={errorOf('title')}
        onChange={(event) => change({ title: event.currentTarget.value })}
        onKeyDown={addByEnter}
      />
      <GrowingTextarea
        leastRows={3}
        label={text.how}
        description={text.howHint}
        maxLength={2000}
        value={draft.description}
        error={errorOf('description')}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
    </DialogForm>
  )
}
