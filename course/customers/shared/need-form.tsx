import { useState } from 'react'
import { isBlank } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useFormDraft } from '#web/step-kit/half-typed/use-form-draft.ts'
import { addByEnter } from '#web/step-kit/lists/add-form.tsx'
import { DialogForm } from '#web/step-kit/lists/dialog-form.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { keptNeed } from './kept.ts'
import { LevelScale } from './level-scale.tsx'
import { needWords } from './need-words.ts'
import {
  levelOf,
  longestTitle,
  type Need,
  type NeedDraft,
  type NeedKind,
  needProblems,
  needsOf,
} from './needs.ts'

type Props = {
  kind: NeedKind
  segment: string
  /** Without it a new one is written. */
  need: Need | undefined
  onClose: () => void
}

const textOf = ({ title, description }: NeedDraft) =>
  isBlank(title) && isBlank(description) ? null : `${title} ${description}`.trim()

export function NeedForm({ kind, segment, need, onClose }: Props) {
  const text = needWords[kind][useLocale()]
  const { data, write } = usePlan()
  const keptAs = keptNeed(kind, segment, need)
  // As it was when the window opened.
  const [blank] = useState(
    (): NeedDraft => ({
      title: need?.title ?? '',
      description: need?.description ?? '',
      level: need ? levelOf(need) : null,
    }),
  )
  const others = needsOf(data, kind, segment).filter(({ _id }) => _id !== need?._id)
  const problemsOf = (draft: NeedDraft) =>
    needProblems(
      draft,
      others.map(({ title }) => title ?? ''),
    )
  const { draft, change, clear, errorOf, isWhole } = useFormDraft({ keptAs, blank, textOf, problemsOf })

  function handleSave() {
    if (!isWhole()) return
    const fields = { title: draft.title.trim(), description: draft.description.trim(), level: draft.level }
    if (need) write.update(kind, need._id, fields)
    else write.insert(kind, { ...fields, parent: segment, inputId: null })
    handleCancel()
  }

  function handleCancel() {
    clear()
    onClose()
  }

  return (
    <DialogForm keptAs={keptAs} save={text.save} onSave={handleSave} onCancel={handleCancel}>
      <GrowingTextarea
        leastRows={1}
        isOneParagraph
        label={text.title}
        description={text.titleHint}
        maxLength={longestTitle}
        data-autofocus
        value={draft.title}
        error={errorOf('title')}
        onChange={(event) => change({ title: event.currentTarget.value })}
        onKeyDown={addByEnter}
      />
      <GrowingTextarea
        leastRows={3}
        label={text.description}
        description={text.descriptionHint}
        maxLength={2000}
        value={draft.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <LevelScale
        kind={kind}
        label={text.level}
        level={draft.level}
        none=""
        error={errorOf('level')}
        onChange={(level) => change({ level })}
      />
    </DialogForm>
  )
}
